import type { Words } from '../../../words.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { count } from '../../../platform/i18n/count.ts';
import { Heading, Section } from '../../../platform/ui/section.tsx';
import { ActionMinutes, ActionResult } from './action-facts.tsx';
import { dayId, lookOfWeek } from './sprint-hero.tsx';

type SprintWords = Words['clarityDetails'];
type WeekProps = {
  words: SprintWords;
  week: SprintWords['weeks'][number];
  place: number;
  first: number;
  locale: Locale;
};

/** A week of the sprint: its name stays in sight at the side while its five days go by. */
function SprintWeek({ words, week, place, first, locale }: WeekProps) {
  const id = `week-${place + 1}`;
  return (
    <Section tone={place % 2 === 0 ? 'paper' : 'sand'} labelledBy={id}>
      <div className="grid gap-8 lg:grid-cols-[17rem_1fr] lg:gap-16">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <p className="font-semibold text-clay-ink">{week.name}</p>
          <Heading level={2} id={id} className="mt-2">
            {week.title}
          </Heading>
          <p className="mt-4 text-lg">{week.text}</p>
        </div>
        <ol className="grid gap-8 lg:gap-10">
          {week.days.map(({ title, minutes, text, result }, offset) => {
            const day = first + offset;
            return (
              <li key={title} id={dayId(day)} className="sprint-day">
                <span className={`sprint-number ${lookOfWeek(place)}`}>
                  <span className="sr-only">{words.hero.day(day)}</span>
                  <span aria-hidden="true">{day}</span>
                </span>
                <div className="min-w-0">
                  <Heading level={3}>{title}</Heading>
                  <ActionMinutes className="mt-1" minutes={count(minutes, words.minutes, locale)} />
                  <p className="mt-3 max-w-[42rem]">{text}</p>
                  <ActionResult className="mt-3" label={words.tonight} result={result} />
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </Section>
  );
}

/** All fifteen actions, a band for each week. */
export function SprintWeeks({ words, locale }: { words: SprintWords; locale: Locale }) {
  let first = 1;
  return words.weeks.map((week, place) => {
    const begins = first;
    first += week.days.length;
    return (
      <SprintWeek key={week.name} words={words} week={week} place={place} first={begins} locale={locale} />
    );
  });
}
