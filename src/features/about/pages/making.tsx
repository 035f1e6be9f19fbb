import type { Words } from '../../../words.ts';
import { StepNumber } from '../../../platform/ui/numbered-steps.tsx';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';

/** How a course comes about: five rooms, one behind the other. */
export function Making({ words }: { words: Words['about']['making'] }) {
  return (
    <Section tone="ink" labelledBy="making-title">
      <Kicker>{words.kicker}</Kicker>
      <Heading level={2} id="making-title" className="mt-4">
        {words.title}
      </Heading>
      <ol className="making">
        {words.steps.map(({ title, text }, place) => (
          <li key={title}>
            <StepNumber place={place} />
            <div>
              <Heading level={3}>{title}</Heading>
              <p className="mt-1.5 text-mist">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
