import type { Words } from '../../../words.ts';
import { BackLink } from '../../../platform/ui/back-link.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Khatam } from '../../../platform/ui/khatam.tsx';
import { Heading, Kicker } from '../../../platform/ui/section.tsx';
import { Zellige } from '../../../platform/ui/zellige.tsx';

/** One colour a week: what one looks at, what one tries, what one shows. */
const looks = ['bg-lilac', 'bg-saffron', 'bg-mint-light'];

export const lookOfWeek = (week: number): string => looks[week] ?? 'bg-lilac';

export const dayId = (day: number): string => `day-${day}`;

/** The fifteen days as a lane of fifteen doors; each leads to its day. */
export function SprintHero({ words, community }: { words: Words['clarityDetails']; community: string }) {
  const { hero, weeks } = words;
  const doors = weeks.flatMap(({ days }, week) => days.map(({ title }) => ({ title, week })));
  return (
    <section className="column grid items-end gap-10 pt-5 lg:grid-cols-[1fr_34rem] lg:gap-16">
      <div className="grid gap-6 lg:pb-16">
        <BackLink href={community} label={words.back} />
        <Kicker>{hero.kicker}</Kicker>
        <Heading level={1}>{hero.heading}</Heading>
        <p className="max-w-[36rem] text-lg">{hero.text}</p>
        <p className="flex gap-3 font-semibold">
          <Icon name="calendar" size={22} className="mt-0.5 text-majorelle" />
          {hero.start}
        </p>
      </div>
      <nav aria-label={hero.lane}>
        <ol className="sprint-lane">
          {doors.map(({ title, week }, place) => (
            <li key={title}>
              <a
                href={`#${dayId(place + 1)}`}
                className={`sprint-door ${lookOfWeek(week)}`}
                aria-label={`${hero.day(place + 1)}: ${title}`}
              >
                <Zellige />
                <span aria-hidden="true">{place + 1}</span>
                {place === doors.length - 1 && <Khatam size={22} className="text-clay-ink" />}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </section>
  );
}
