import type { Words } from '../../../words.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';

type CallsBandProps = { words: Words['clarityDetails']['calls']; calls: Words['community']['calls'] };

const kinds = ['questions', 'workbench', 'workshop'] as const;

/** The fixed hours of the week, each with what happens in it. */
export function CallsBand({ words, calls }: CallsBandProps) {
  return (
    <Section tone="ink" labelledBy="calls-title">
      <Kicker>{words.kicker}</Kicker>
      <Heading level={2} id="calls-title" className="mt-4 mb-8 lg:mb-12">
        {words.title}
      </Heading>
      <ul className="grid gap-8 lg:grid-cols-3 lg:gap-10">
        {kinds.map((kind) => (
          <li key={kind} className="border-t-2 border-saffron pt-5">
            <p className="flex flex-wrap items-baseline gap-x-3 text-saffron">
              <bdi dir="ltr" className="text-3xl font-bold">
                {calls[kind].time}
              </bdi>
              <span className="font-semibold">{calls[kind].day}</span>
            </p>
            <Heading level={3} className="mt-3">
              {calls[kind].title}
            </Heading>
            <p className="mt-2 text-mist">{words.texts[kind]}</p>
          </li>
        ))}
      </ul>
      <ul className="mt-10 grid gap-3 border-t border-[#44415c] pt-7 md:grid-cols-3 md:gap-10">
        {words.notes.map((note) => (
          <li key={note} className="flex gap-3 text-sm">
            <Icon name="check" className="mt-px text-mint-light" />
            {note}
          </li>
        ))}
      </ul>
      <p className="mt-6 text-sm text-mist">{calls.zone}</p>
    </Section>
  );
}
