import type { Words } from '../../../words.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';

/** Each promise with the page it can be checked on; `places` in the order of the promises. */
export function Beliefs({ words, places }: { words: Words['about']['beliefs']; places: readonly string[] }) {
  return (
    <Section tone="paper" labelledBy="beliefs-title">
      <Kicker>{words.kicker}</Kicker>
      <Heading level={2} id="beliefs-title" className="mt-4 mb-8 lg:mb-12">
        {words.title}
      </Heading>
      <ul className="border-t border-line">
        {words.items.map(({ title, text, where }, place) => (
          <li
            key={title}
            className="grid gap-x-10 gap-y-2 border-b border-line py-6 lg:grid-cols-[1fr_1.3fr_16rem] lg:items-baseline"
          >
            <Heading level={3}>{title}</Heading>
            <p className="text-ink-soft">{text}</p>
            <a
              href={places[place]}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-majorelle underline-offset-4 hover:underline lg:justify-self-end"
            >
              {where}
              <Icon name="arrow-forward" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
