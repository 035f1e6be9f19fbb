import type { Words } from '../../../words.ts';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';

/** Four moments, two and two, the second pair a step lower: one reads them as one walks. */
export function Story({ words }: { words: Words['about']['story'] }) {
  return (
    <Section tone="sand" labelledBy="story-title">
      <Kicker>{words.kicker}</Kicker>
      <Heading level={2} id="story-title" className="mt-4 mb-9 lg:mb-12">
        {words.title}
      </Heading>
      <ol className="story">
        {words.moments.map(({ title, text }) => (
          <li key={title}>
            <Heading level={3}>{title}</Heading>
            <p className="mt-3">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
