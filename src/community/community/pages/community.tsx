import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { organizationData, questionsData } from '../../../academy/frame/structured-data.ts';
import {
  communityWords,
  Fold,
  Folds,
  Points,
  QuestionsBand,
  Safety,
  waysToAsk,
} from './community-sections.tsx';
import type { Words } from '../../../words.ts';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Badge } from '../../../platform/ui/badge.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Zellige } from '../../../platform/ui/khatam.tsx';
import { dateOf } from '../../../platform/time/calendar-date.ts';
import { count } from '../../../platform/i18n/count.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { beginningOf, inLanguage, isWrittenIn } from '../community-text.ts';
import type { PublicPost } from '../public-posts.store.ts';
import { shownAs } from './post-card.tsx';
import { MemberText } from '../../../platform/ui/member-text.tsx';

const neighbours = ['yasmine', 'imane', 'khadija', 'sara', 'amina'] as const;

type CommunityWords = Words['community'];

/** Five members under an arch, and what the community is. */
function CommunityHero({ words, join, sprint }: { words: CommunityWords; join: string; sprint: string }) {
  const { kicker, hero } = words;
  return (
    <section className="column gate-hero">
      <div className="grid content-center gap-6 pb-2 lg:py-16">
        <Kicker>{kicker}</Kicker>
        <Heading level={1}>{hero.heading}</Heading>
        <p className="max-w-[34rem] text-lg">{hero.text}</p>
        <div className="grid gap-3 sm:flex sm:flex-wrap">
          <ButtonLink href={join}>{hero.join}</ButtonLink>
          <ButtonLink href={sprint} kind="secondary">
            {hero.sprint}
          </ButtonLink>
        </div>
      </div>
      <div className="gate" aria-hidden="true">
        <Zellige />
        {neighbours.map((name) => (
          <Portrait key={name} name={name} alt="" lazy={false} />
        ))}
      </div>
    </section>
  );
}

const shownPosts = 3;
const shownLength = 170;

/** The newest posts for visitors that are written in the language of the page. */
function peekOf(posts: readonly PublicPost[], t: Words, locale: Locale) {
  const { authors, spaces } = t.communityInside;
  return posts
    .map((post) => ({ ...post, body: inLanguage(locale, post) }))
    .filter(({ body }) => isWrittenIn(locale, body))
    .slice(0, shownPosts)
    .map((post) => ({
      ...shownAs(post, t.communityInside),
      id: post.id,
      role: post.isTeam ? authors.team : authors.host,
      space: spaces[post.space].name,
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
    <Section tone="paper" labelledBy="peek-title">
      <Heading level={2} id="peek-title">
        {words.title}
      </Heading>
      <p className="mt-3 mb-6 text-ink-soft">{words.text}</p>
      <ul className="grid gap-4 lg:grid-cols-3">
        {posts.map(({ id, name, city, role, space, body, date, day, replies }) => (
          <li key={id} className="card flex flex-col gap-3 bg-sand! p-5">
            <div>
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <bdi className="font-semibold">{name}</bdi>
                <Badge tone="info">{role}</Badge>
                {city !== '' && <bdi className="text-sm text-ink-soft">{city}</bdi>}
              </p>
              <p className="text-xs text-ink-soft">
                <time dateTime={date}>{day}</time> · {space}
              </p>
            </div>
            <MemberText body={body} />
            {replies !== null && <p className="mt-auto text-sm text-ink-soft">{replies}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const insideSigns: readonly IconName[] = ['target', 'video', 'book', 'messages', 'handshake'];

type InsideProps = { words: CommunityWords; clarity: string; accountability: string };

/** What members find inside; the week and for whom it is are closed at first. */
function Inside({ words: { inside, week, whom }, clarity, accountability }: InsideProps) {
  return (
    <Section labelledBy="inside-title">
      <Heading level={2} id="inside-title" className="mb-6">
        {inside.title}
      </Heading>
      <ul className="grid gap-x-10 gap-y-5 md:grid-cols-2">
        {inside.items.map(({ title, text }, place) => (
          <li key={title} className="flex gap-4">
            <Icon name={insideSigns[place] ?? 'star'} size={26} className="mt-1 text-link" />
            <div className="min-w-0">
              <Heading level={3} size={4}>
                {title}
              </Heading>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="my-6 grid gap-x-8 sm:flex">
        {[
          { href: clarity, label: inside.programme },
          { href: accountability, label: inside.accountability },
        ].map(({ href, label }) => (
          <a
            key={href}
            href={href}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-link underline underline-offset-4"
          >
            {label}
            <Icon name="arrow-forward" />
          </a>
        ))}
      </p>
      <Folds>
        <Fold title={week.title}>
          <p>{week.text}</p>
          <dl className="grid gap-2">
            {week.days.map(({ day, text }) => (
              <div key={day} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-3">
                <dt className="font-semibold text-ink">{day}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Fold>
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
      </Folds>
    </Section>
  );
}

type MembershipPriceProps = {
  words: CommunityWords['price'];
  joinLabel: string;
  ways: ReturnType<typeof waysToAsk>;
  /** Read by screen readers: the link leaves the site. */
  newTab: string;
};

/** The price of the membership, and the link to the checkout. */
function MembershipPrice({ words, joinLabel, ways, newTab }: MembershipPriceProps) {
  return (
    <section id="price" aria-labelledby="price-title" className="section on-ink bg-majorelle text-white">
      <div className="column grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
        <div>
          <Heading level={2} size={1} id="price-title">
            {words.title}
          </Heading>
          <p className="mt-4 text-lg">{words.text}</p>
        </div>
        <div className="grid gap-4 rounded-xl bg-paper p-6 text-ink sm:p-9">
          <p>{words.joinText}</p>
          <div className="grid gap-3">
            <ButtonLink href={ways.join} full>
              {joinLabel}
            </ButtonLink>
            <ButtonLink href={ways.whatsapp} kind="secondary" full target="_blank" rel="noopener noreferrer">
              <Icon name="whatsapp" />
              {words.ask}
              <span className="sr-only">({newTab})</span>
            </ButtonLink>
          </div>
          <p>
            <a className="inline-block py-2 font-semibold text-link underline" href={ways.signIn}>
              {words.isMember}
            </a>
          </p>
          <p className="flex gap-3 border-t border-line pt-4 text-sm text-ink-soft">
            <Icon name="shield" size={22} className="text-mint-ink" />
            {words.refund}
          </p>
        </div>
      </div>
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
    posts: peekOf(posts, t, locale),
    links,
    ways: waysToAsk(t, settings, links),
    newTab: t.common.chat.newTab,
  };
}

type CommunityData = Awaited<ReturnType<typeof loader>>;

export default function Community({ loaderData }: { loaderData: CommunityData }) {
  const { words, posts, links, ways, newTab } = loaderData;
  return (
    <main id="main">
      <CommunityHero words={words} join={ways.offer} sprint={links.sprintDetails()} />
      <PostsToRead words={words.peek} posts={posts} />
      <Inside words={words} clarity={links.sprintDetails()} accountability={links.accountabilityDetails()} />
      <Safety words={words.safety} />
      <MembershipPrice words={words.price} joinLabel={words.hero.join} ways={ways} newTab={newTab} />
      <QuestionsBand title={words.faq.title} items={words.faq.items} />
    </main>
  );
}
