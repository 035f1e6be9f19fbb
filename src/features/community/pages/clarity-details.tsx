import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { breadcrumbsData, questionsData } from '../../site/structured-data.ts';
import {
  ActionMinutes,
  ActionResult,
  CommunityClosing,
  communityWords,
  QuestionsBand,
  waysToAsk,
} from './community-sections.tsx';
import type { Words } from '../../../words.ts';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { count } from '../../../platform/i18n/count.ts';
import { BackLink } from '../../../platform/ui/navigation.tsx';
import { Khatam, Zellige } from '../../../platform/ui/khatam.tsx';

/** One colour for each of the three weeks. */
const looks = ['bg-lilac', 'bg-saffron', 'bg-mint-light'];

const lookOfWeek = (week: number): string => looks[week] ?? 'bg-lilac';

const dayId = (day: number): string => `day-${day}`;

/** The fifteen days as a row of fifteen drawn doors; each links to its day. */
function SprintHero({ words, community }: { words: Words['clarityDetails']; community: string }) {
  const { hero, weeks } = words;
  const sprintDays = weeks.flatMap(({ days }, week) => days.map(({ title }) => ({ title, week })));
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
          {sprintDays.map(({ title, week }, place) => (
            <li key={title}>
              <a
                href={`#${dayId(place + 1)}`}
                className={`sprint-door ${lookOfWeek(week)}`}
                aria-label={`${hero.day(place + 1)}: ${title}`}
              >
                <Zellige />
                <span aria-hidden="true">{place + 1}</span>
                {place === sprintDays.length - 1 && <Khatam size={22} className="text-clay-ink" />}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </section>
  );
}

type SprintWords = Words['clarityDetails'];
type WeekProps = {
  words: SprintWords;
  week: SprintWords['weeks'][number];
  place: number;
  first: number;
  locale: Locale;
};

/** A week of the sprint: its name stays in sight beside its five days. */
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

/** All fifteen actions, week by week. */
function SprintWeeks({ words, locale }: { words: SprintWords; locale: Locale }) {
  let first = 1;
  return words.weeks.map((week, place) => {
    const begins = first;
    first += week.days.length;
    return (
      <SprintWeek key={week.name} words={words} week={week} place={place} first={begins} locale={locale} />
    );
  });
}

type CallsBandProps = { words: Words['clarityDetails']['calls']; calls: Words['community']['calls'] };

const kinds = ['questions', 'workbench', 'workshop'] as const;

/** The fixed calls of the week, and what happens in each. */
function CallsBand({ words, calls }: CallsBandProps) {
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

const icons: readonly { icon: IconName; ground: string }[] = [
  { icon: 'info', ground: 'bg-lilac' },
  { icon: 'trophy', ground: 'bg-saffron' },
  { icon: 'messages', ground: 'bg-clay-light' },
  { icon: 'handshake', ground: 'bg-mint-light' },
];

/** The four spaces, each with a typical message. */
function Spaces({ words }: { words: Words['clarityDetails']['spaces'] }) {
  return (
    <Section tone="paper" labelledBy="spaces-title">
      <div className="section-head">
        <div>
          <Kicker>{words.kicker}</Kicker>
          <Heading level={2} id="spaces-title">
            {words.title}
          </Heading>
        </div>
        <p className="max-w-[26rem] text-ink-soft">{words.text}</p>
      </div>
      <ul className="grid gap-6 md:grid-cols-2">
        {words.items.map(({ name, text, example }, place) => (
          <li key={name} className="card flex flex-col gap-4 bg-sand! p-6">
            <div className="flex items-center gap-4">
              <span className={`space-sign ${icons[place]?.ground ?? 'bg-lilac'}`}>
                <Icon name={icons[place]?.icon ?? 'message'} size={22} />
              </span>
              <Heading level={3}>{name}</Heading>
            </div>
            <p className="flex-1 text-ink-soft">{text}</p>
            <blockquote className="said p-4!">{example}</blockquote>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The rules, numbered so that a moderator can point to one. */
function Rules({ words }: { words: Words['clarityDetails']['rules'] }) {
  return (
    <Section tone="sand" labelledBy="rules-title" className="bg-saffron!">
      <div className="grid gap-8 lg:grid-cols-[1fr_1.8fr] lg:gap-16">
        <div>
          <Heading level={2} id="rules-title">
            {words.title}
          </Heading>
          <p className="mt-4 text-lg">{words.text}</p>
        </div>
        <ol className="border-t border-ink">
          {words.items.map((rule, place) => (
            <li key={rule} className="flex gap-5 border-b border-ink py-4 text-lg">
              <span aria-hidden="true" className="w-5 shrink-0 font-bold">
                {place + 1}
              </span>
              {rule}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

export { publicPage as headers } from '../../site/page-headers.ts';

export async function loader(args: ScreenArgs) {
  const { academy, t, locale, links, publicOrigin } = open(args);
  const settings = await academy.settings();
  const words = communityWords(t.clarityDetails, t, settings, locale);
  const trail = [
    { name: t.common.navigation.home, href: links.home() },
    { name: words.back, href: links.community() },
    { name: words.head.title, href: links.clarityDetails() },
  ];
  return {
    head: {
      ...words.head,
      structuredData: [breadcrumbsData(publicOrigin, trail), questionsData(words.faq.items)],
    },
    words,
    calls: communityWords(t.community.calls, t, settings, locale),
    joinLabel: t.community.hero.join,
    locale,
    community: links.community(),
    ways: waysToAsk(t, settings, links),
  };
}

type ClarityData = Awaited<ReturnType<typeof loader>>;

export default function ClarityDetails({ loaderData }: { loaderData: ClarityData }) {
  const { words, calls, joinLabel, locale, community, ways } = loaderData;
  return (
    <main id="main">
      <SprintHero words={words} community={community} />
      <SprintWeeks words={words} locale={locale} />
      <CallsBand words={words.calls} calls={calls} />
      <Spaces words={words.spaces} />
      <Rules words={words.rules} />
      <QuestionsBand title={words.faq.title} items={words.faq.items} />
      <CommunityClosing
        words={words.closing}
        join={{ href: ways.offer, label: joinLabel }}
        community={community}
        portrait="nour"
      />
    </main>
  );
}
