import type { Words } from '../../../words.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { count } from '../../../platform/i18n/count.ts';
import { Door } from '../../../platform/ui/door.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';

type CirclesProps = { words: Words['accountabilityDetails']['circles']; locale: Locale };

const five = [
  { name: 'salma', ground: 'saffron' },
  { name: 'hajar', ground: 'mint' },
  { name: 'nour', ground: 'clay' },
  { name: 'khadija', ground: 'majorelle' },
  { name: 'zineb', ground: 'blush' },
] as const;

/** Five who meet for four weeks, and how their forty minutes are shared. */
export function Circles({ words, locale }: CirclesProps) {
  return (
    <Section tone="sand" labelledBy="circles-title">
      <div className="grid items-end gap-8 lg:grid-cols-2 lg:gap-16">
        <div className="lg:pb-12">
          <Kicker>{words.kicker}</Kicker>
          <Heading level={2} id="circles-title" className="mt-4">
            {words.title}
          </Heading>
          <p className="mt-5 text-lg">{words.text}</p>
        </div>
        <div className="circle-doors" aria-hidden="true">
          {five.map(({ name, ground }) => (
            <Door key={name} ground={ground}>
              <Portrait name={name} alt="" />
            </Door>
          ))}
        </div>
      </div>
      <div className="border-t-2 border-ink pt-9">
        <Heading level={3}>{words.planTitle}</Heading>
        <ol className="circle-plan">
          {words.plan.map(({ minutes, title, text }) => (
            <li key={title} data-long={minutes > 10 || undefined}>
              <span className="circle-minutes">{count(minutes, words.minutes, locale)}</span>
              <Heading level={4}>{title}</Heading>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
