import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { breadcrumbsData, questionsData } from '../../../academy/frame/structured-data.ts';
import {
  callKinds,
  CommunityClosing,
  communityWords,
  Fold,
  Folds,
  JoinLink,
  QuestionsBand,
  StepMinutes,
  StepResult,
  waysToAsk,
} from './community-sections.tsx';
import type { Words } from '../../../words.ts';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';
import { spaceSigns } from './open-community.ts';
import { Prop } from '../../../platform/ui/portrait.tsx';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { languageOf } from '../../../platform/i18n/languages.ts';
import { count } from '../../../platform/i18n/count.ts';
import { BackLink } from '../../../platform/ui/navigation.tsx';

type SprintDetailsWords = Words['sprintDetails'];

type HeroProps = { words: SprintDetailsWords; community: string; join: Parameters<typeof JoinLink>[0] };

function SprintHero({ words, community, join }: HeroProps) {
  const { hero } = words;
  return (
    <section className="column grid gap-4 pt-3">
      <BackLink href={community} label={words.back} />
      <Kicker>{hero.kicker}</Kicker>
      <Heading level={1}>{hero.heading}</Heading>
      <div className="flex items-end justify-between gap-8">
        <div className="grid justify-items-start gap-4">
          <p className="max-w-[40rem] text-lg">{hero.text}</p>
          <p className="flex items-center gap-3 font-semibold">
            <Prop name="calendar" className="h-14 w-16 shrink-0 lg:hidden" />
            {hero.start}
          </p>
          <JoinLink {...join} />
        </div>
        <Prop name="glass" className="ms-auto h-32 max-lg:hidden" />
        <Prop name="calendar" className="h-52 max-lg:hidden" />
      </div>
    </section>
  );
}

type SprintWeeksProps = { words: SprintDetailsWords; locale: Locale };

const weekObjects = ['window', 'tag', 'voice'];

/** All fifteen steps, a paper on the table for each week, with its object; each step closed at first. */
function SprintWeeks({ words, locale }: SprintWeeksProps) {
  const { weeks, hero, minutes, tonight } = words;
  const { colon } = languageOf(locale);
  return (
    <div className="column letters pt-8">
      {weeks.map(({ name, title, days }, week) => (
        <section key={name} aria-labelledby={`week-${week + 1}`} className="letter week">
          <div className="flex items-center justify-between gap-3">
            <div>
              <p className="font-semibold text-clay-ink">{name}</p>
              <Heading level={2} size={3} id={`week-${week + 1}`}>
                {title}
              </Heading>
            </div>
            <Prop name={weekObjects[week] ?? 'glass'} className="size-16 shrink-0 object-contain" />
          </div>
          <Folds>
            {days.map((step, place) => {
              const day = week * days.length + place + 1;
              return (
                <Fold key={step.title} id={`day-${day}`} title={hero.day(day) + colon + step.title}>
                  <StepMinutes minutes={count(step.minutes, minutes, locale)} />
                  <p>{step.text}</p>
                  <StepResult label={tonight} result={step.result} />
                </Fold>
              );
            })}
          </Folds>
        </section>
      ))}
    </div>
  );
}

type CallsBandProps = { words: SprintDetailsWords['calls']; calls: Words['community']['calls'] };

/** The live calls: days and hours. */
function CallsBand({ words, calls }: CallsBandProps) {
  return (
    <Section tone="ink" labelledBy="calls-title">
      <Heading level={2} id="calls-title" className="mb-4">
        {words.title}
      </Heading>
      <ul className="grid gap-4 lg:grid-cols-3 lg:gap-10">
        {callKinds.map((kind) => (
          <li key={kind} className="border-t-2 border-saffron pt-3">
            <p className="flex flex-wrap items-baseline gap-x-3 text-saffron">
              <bdi dir="ltr" className="text-2xl font-bold">
                {calls[kind].time}
              </bdi>
              <span className="font-semibold">{calls[kind].day}</span>
            </p>
            <Heading level={3} size={4}>
              {calls[kind].title}
            </Heading>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-sm text-mist">{[calls.zone, ...words.notes].join(' ')}</p>
    </Section>
  );
}

const spaceObjects = Object.values(spaceSigns).map(({ object }) => object);

/** The five spaces, and the rules, which are closed at first. */
function SpacesAndRules({ spaces, rules }: Pick<SprintDetailsWords, 'spaces' | 'rules'>) {
  return (
    <Section tone="paper" labelledBy="spaces-title">
      <Heading level={2} id="spaces-title" className="mb-4">
        {spaces.title}
      </Heading>
      <ul className="mb-6 grid gap-x-8 gap-y-4 lg:grid-cols-5">
        {spaces.items.map(({ name, text }, place) => (
          <li key={name} className="flex items-start gap-4 lg:flex-col">
            <span className="saucer on-colour">
              <Prop name={spaceObjects[place] ?? 'envelope'} />
            </span>
            <div>
              <Heading level={3} size={4}>
                {name}
              </Heading>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <Folds>
        <Fold title={rules.title}>
          <p>{rules.text}</p>
          {/* Numbered, so that a moderator can point to one. */}
          <ol className="grid list-decimal gap-3 ps-5">
            {rules.items.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        </Fold>
      </Folds>
    </Section>
  );
}

export { publicPage as headers } from '../../../academy/frame/page-headers.ts';

export async function loader(args: ScreenArgs) {
  const { academy, t, locale, links, publicOrigin } = open(args);
  const settings = await academy.settings();
  const words = communityWords(t.sprintDetails, t, settings, locale);
  const trail = [
    { name: t.common.navigation.home, href: links.home() },
    { name: words.back, href: links.community() },
    { name: words.head.title, href: links.sprintDetails() },
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

type SprintDetailsData = Awaited<ReturnType<typeof loader>>;

export default function SprintDetails({ loaderData }: { loaderData: SprintDetailsData }) {
  const { words, calls, joinLabel, locale, community, ways } = loaderData;
  const join = { href: ways.offer, label: joinLabel };
  return (
    <main id="main">
      <div className="table-top on-ink">
        <SprintHero words={words} community={community} join={join} />
        <SprintWeeks words={words} locale={locale} />
      </div>
      <CallsBand words={words.calls} calls={calls} />
      <SpacesAndRules spaces={words.spaces} rules={words.rules} />
      <QuestionsBand title={words.faq.title} items={words.faq.items} />
      <CommunityClosing words={words.closing} join={join} community={community} />
    </main>
  );
}
