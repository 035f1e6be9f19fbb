import type { Words } from '../../../words.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';

/** What to do, and when, if the other one falls silent. */
export function GonePartner({ words }: { words: Words['accountabilityDetails']['gone'] }) {
  return (
    <Section tone="ink" labelledBy="gone-title">
      <Kicker>{words.kicker}</Kicker>
      <Heading level={2} id="gone-title" className="mt-4">
        {words.title}
      </Heading>
      <p className="mt-4 max-w-[40rem] text-lg text-mist">{words.text}</p>
      <ol className="gone-steps">
        {words.steps.map(({ when, text }) => (
          <li key={when}>
            <Heading level={3} size={4} className="text-saffron">
              {when}
            </Heading>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-10 flex max-w-[48rem] gap-4 rounded-lg border border-mist p-5">
        <Icon name="waiting" size={24} className="mt-0.5 text-saffron" />
        {words.pause}
      </p>
    </Section>
  );
}
