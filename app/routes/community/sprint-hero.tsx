import type { Words } from '../../../content/words.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { groundColour, type Ground } from '../../ui/ground.ts';
import { Icon } from '../../ui/icon.tsx';
import { Khatam } from '../../ui/khatam.tsx';
import { Heading, Kicker } from '../../ui/section.tsx';
import { Zellige } from '../../ui/zellige.tsx';

/** One colour a week: what one looks at, what one tries, what one shows. */
export const weekGrounds: readonly Ground[] = ['lilac', 'saffron', 'mint'];

export const dayId = (day: number): string => `day-${day}`;

/** The fifteen days as a lane of fifteen doors; each leads to its day. */
export function SprintHero({ words, community }: { words: Words['clarityDetails']; community: string }) {
  const { hero, weeks } = words;
  const last = weeks.flatMap(({ days }) => days).length;
  let day = 0;
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
        <ol className="lane">
          {weeks.flatMap(({ days }, week) =>
            days.map(({ title }) => {
              day += 1;
              return (
                <li key={title}>
                  <a
                    href={`#${dayId(day)}`}
                    className={`lane-door ${groundColour[weekGrounds[week] ?? 'lilac']}`}
                    aria-label={`${hero.day(day)}: ${title}`}
                  >
                    <Zellige />
                    <span aria-hidden="true">{day}</span>
                    {day === last && <Khatam size={22} className="text-clay-ink" />}
                  </a>
                </li>
              );
            }),
          )}
        </ol>
      </nav>
    </section>
  );
}
