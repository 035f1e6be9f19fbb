import type { Words } from '../../../words.ts';
import { Door } from '../../../platform/ui/door.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Heading, Section } from '../../../platform/ui/section.tsx';

const people = [
  { portrait: 'khadija', ground: 'saffron' },
  { portrait: 'hajar', ground: 'mint' },
  { portrait: 'amina', ground: 'clay' },
] as const;

/** Three members, each saying her sentence from her own door. */
export function MemberVoices({ words }: { words: Words['community']['voices'] }) {
  return (
    <Section tone="sand" labelledBy="voices-title">
      <Heading level={2} id="voices-title" className="mb-8 lg:mb-12">
        {words.title}
      </Heading>
      <ul className="grid gap-8 lg:grid-cols-3">
        {words.items.map(({ quote, name, about }, place) => {
          const { portrait, ground } = people[place] ?? people[0];
          return (
            <li key={name}>
              <figure className="flex h-full flex-col gap-5">
                <blockquote className="said flex-1">{quote}</blockquote>
                <figcaption className="flex items-end gap-4 ps-4">
                  <Door ground={ground} className="said-door">
                    <Portrait name={portrait} alt="" />
                  </Door>
                  <span className="pb-1">
                    <span className="block font-semibold">{name}</span>
                    <span className="block text-sm text-ink-soft">{about}</span>
                  </span>
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
