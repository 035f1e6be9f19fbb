import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { organizationData, questionsData } from '../../../academy/frame/structured-data.ts';
import {
  callKinds,
  communityWords,
  Fold,
  Folds,
  Points,
  Safety,
  Ticket,
  waysToAsk,
} from './community-sections.tsx';
import type { Words } from '../../../words.ts';
import { Heading, Kicker } from '../../../platform/ui/section.tsx';
import { Prop } from '../../../platform/ui/portrait.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { dateOf } from '../../../platform/time/calendar-date.ts';
import { count } from '../../../platform/i18n/count.ts';
import { isInScriptOf, type Locale } from '../../../platform/i18n/locale.ts';
import { beginningOf, inLanguage } from '../community-text.ts';
import type { LiveCall } from '../live-calls.ts';
import type { PublicPost } from '../public-posts.store.ts';
import { spaceSigns } from './open-community.ts';
import { shownAs } from './post-card.tsx';
import { MemberText } from '../../../platform/ui/member-text.tsx';

type CommunityWords = Words['community'];

/**
 * The week on the tray, Monday at its top: a live call of the settings takes the place of what its day has otherwise, and a day
 * with neither has no glass.
 */
function weekOf({ week, calls }: CommunityWords, liveCalls: readonly LiveCall[]) {
  return week.days.flatMap(({ day, what }, place) => {
    const call = liveCalls.find(({ weekday }) => weekday === place + 1);
    const kind = callKinds.find((each) => each === call?.id);
    const title = call && (kind ? calls[kind].title : week.live);
    const shown = title ?? what;
    return shown === null ? [] : [{ place: place + 1, day, what: shown, time: call?.startsAt ?? null }];
  });
}

type HeroProps = {
  words: CommunityWords;
  days: ReturnType<typeof weekOf>;
  hasRareCalls: boolean;
  join: string;
  sprint: string;
};

/** What the community is, and its week as glasses on a tray. */
function CommunityHero({ words: { kicker, hero, week }, days, hasRareCalls, join, sprint }: HeroProps) {
  return (
    <section className="column tray-hero">
      <div className="grid content-center gap-5">
        <Kicker>{kicker}</Kicker>
        <Heading level={1} size="display">
          {hero.heading}
        </Heading>
        <p className="max-w-[34rem] text-lg">{hero.text}</p>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink href={join} className="border-pitch! bg-white! text-pitch! hover:bg-lilac!">
            {hero.join}
          </ButtonLink>
          <a href={sprint} className="table-link">
            {hero.sprint}
          </a>
        </p>
      </div>
      <section aria-labelledby="week-title">
        <h2 id="week-title" className="sr-only">
          {week.title}
        </h2>
        <ol className="tray">
          {days.map(({ place, day, what, time }) => (
            <li key={day} data-place={place}>
              <Prop name={time === null ? 'tea' : 'tea-live'} className="tray-glass" />
              <span className="tray-day">
                <strong>{what}</strong>
                <span>
                  {day}
                  {time !== null && (
                    <>
                      {' '}
                      <bdi dir="ltr">{time}</bdi>
                    </>
                  )}
                </span>
              </span>
            </li>
          ))}
        </ol>
        <p className="mt-4 text-center text-sm text-lilac">
          {[week.text, ...(hasRareCalls ? [week.rare] : [])].join(' ')}
        </p>
      </section>
    </section>
  );
}

const shownPosts = 3;
const shownLength = 140;

/** The newest posts for visitors that are written in the language of the page. */
function peekOf(posts: readonly PublicPost[], t: Words, locale: Locale) {
  const { authors, spaces } = t.communityInside;
  return posts
    .map((post) => ({ ...post, body: inLanguage(locale, post) }))
    .filter(({ body }) => isInScriptOf(locale, body))
    .slice(0, shownPosts)
    .map((post) => ({
      ...shownAs(post, t.communityInside),
      id: post.id,
      role: post.isTeam ? authors.team : authors.host,
      space: spaces[post.space].name,
      stamp: spaceSigns[post.space],
      body: beginningOf(post.body, shownLength).text,
      date: post.createdAt.toISOString().slice(0, 10),
      day: dateOf(post.createdAt, locale),
      replies: post.replies === 0 ? null : count(post.replies, t.community.peek.replies, locale),
    }));
}

type Peek = ReturnType<typeof peekOf>;

/** What the academy and its hosts wrote, for whoever has not joined yet. */
function PostsToRead({ words, posts }: { words: CommunityWords['peek']; posts: Peek }) {
  if (posts.length === 0) return null;
  return (
    <section className="column table-part" aria-labelledby="peek-title">
      <Heading level={2} id="peek-title">
        {words.title}
      </Heading>
      <p className="mt-2 mb-6 text-lilac">{words.text}</p>
      <ul className="letters">
        {posts.map(({ id, stamp, name, city, role, space, body, date, day, replies }) => (
          <li key={id} className="letter">
            <Prop name={stamp.object} className={`letter-stamp ${stamp.ground}`} />
            <div className="text-sm text-ink-soft">
              <p>
                <bdi className="font-semibold text-ink">{name}</bdi> · {role}
                {city !== '' && ' · '}
                <bdi>{city}</bdi>
              </p>
              <p>
                <time dateTime={date}>{day}</time> · {space}
              </p>
            </div>
            <MemberText body={body} />
            {replies !== null && <p className="text-sm text-ink-soft">{replies}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

const insideProps = ['notebook', 'headset', 'sheet', 'envelope', 'glass'];

type InsideProps = { words: CommunityWords; clarity: string; accountability: string };

/** What members find inside, as things on the table. */
function Inside({ words: { inside }, clarity, accountability }: InsideProps) {
  return (
    <section className="column table-part" aria-labelledby="inside-title">
      <Heading level={2} id="inside-title" className="mb-6">
        {inside.title}
      </Heading>
      <ul className="grid gap-x-12 gap-y-5 md:grid-cols-2">
        {inside.items.map(({ title, text }, place) => (
          <li key={title} className="flex items-start gap-4">
            <span className="saucer on-colour">
              <Prop name={insideProps[place] ?? 'glass'} />
            </span>
            <div className="min-w-0">
              <Heading level={3} size={4}>
                {title}
              </Heading>
              <p className="text-lilac">{text}</p>
            </div>
          </li>
        ))}
        <li className="grid content-center justify-items-start">
          {[
            { href: clarity, label: inside.programme },
            { href: accountability, label: inside.accountability },
          ].map(({ href, label }) => (
            <a key={href} href={href} className="table-link">
              {label}
            </a>
          ))}
        </li>
      </ul>
    </section>
  );
}

export { publicPage as headers } from '../../../academy/frame/page-headers.ts';

export async function loader(args: ScreenArgs) {
  const { academy, t, locale, links, publicOrigin, communityUrl } = open(args);
  const settings = await academy.settings();
  const words = communityWords(t.community, t, settings, locale);
  // Ours is not read where an outside community replaces it.
  const posts = communityUrl === null ? await academy.communityHome.publicPosts() : [];
  return {
    head: {
      ...words.head,
      structuredData: [organizationData(settings, publicOrigin, locale), questionsData(words.faq.items)],
    },
    words,
    days: weekOf(words, settings.liveCalls),
    hasRareCalls: settings.liveCalls.some(({ everyWeeks }) => everyWeeks > 1),
    posts: peekOf(posts, t, locale),
    links,
    ways: waysToAsk(t, settings, links),
    newTab: t.common.chat.newTab,
  };
}

type CommunityData = Awaited<ReturnType<typeof loader>>;

export default function Community({ loaderData }: { loaderData: CommunityData }) {
  const { words, days, hasRareCalls, posts, links, ways, newTab } = loaderData;
  const { whom, faq } = words;
  return (
    <main id="main" className="table-top on-ink">
      <CommunityHero {...{ words, days, hasRareCalls }} join={ways.offer} sprint={links.sprintDetails()} />
      <PostsToRead words={words.peek} posts={posts} />
      <Inside words={words} clarity={links.sprintDetails()} accountability={links.accountabilityDetails()} />
      <Safety words={words.safety} />
      <Ticket words={words.price} joinLabel={words.hero.join} ways={ways} newTab={newTab} />
      <section
        className="column table-part grid gap-5 lg:grid-cols-[1fr_1.8fr] lg:gap-16"
        aria-labelledby="faq-title"
      >
        <Heading level={2} id="faq-title">
          {faq.title}
        </Heading>
        <Folds>
          <Fold title={whom.title}>
            <Heading level={3} size={4} className="text-ink">
              {whom.yes.title}
            </Heading>
            <Points points={whom.yes.points} icon="check" sign="text-mint-ink" />
            <Heading level={3} size={4} className="mt-2 text-ink">
              {whom.no.title}
            </Heading>
            <Points points={whom.no.points} icon="close" sign="text-clay-ink" />
          </Fold>
          {faq.items.map(({ question, answer }) => (
            <Fold key={question} title={question}>
              <p>{answer}</p>
            </Fold>
          ))}
        </Folds>
      </section>
    </main>
  );
}
