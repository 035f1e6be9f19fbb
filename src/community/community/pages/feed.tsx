import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { PageTabs, Pager } from '../../../platform/ui/navigation.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { CommunityFrame, SignOf, Unread } from './community-frame.tsx';
import {
  callSign,
  communityHead,
  missingHere,
  type OpenedCommunity,
  openCommunity,
  placesInSpaces,
  type Sign,
} from './open-community.ts';
import { PostCard } from './post-card.tsx';
import { PostForm } from './text-forms.tsx';
import { sprintLength } from '../sprint.ts';
import type { SprintView } from '../sprints.service.ts';
import { comingCalls, isCallOpen } from '../live-calls.ts';
import { formatStart } from '../../../catalogue/courses/cohort.view.ts';
import { hourIn, timeInMorocco } from '../../../platform/time/calendar-date.ts';
import { count } from '../../../platform/i18n/count.ts';
import { type Locale, locales, directionOf, readingOrder } from '../../../platform/i18n/locale.ts';
import { fewestShown } from '../space.ts';

/** What comes next: a live call, or the sprint. */
type Teaser = { href: string; sign: Sign; title: string; text: string };

const daysAhead = 14;
/** More names would push the newest post off the first screen of a phone. */
const mostNames = 3;
/** In the address, instead of a language. */
const everyLanguage = 'all';

/** Today's step of the member's sprint, else when it begins or how far they are; without one, when the next begins. */
function sprintText(
  mine: SprintView | null,
  begins: string | undefined,
  { t, locale, clock }: OpenedCommunity,
): string {
  const words = t.communityInside.feed;
  if (mine === null)
    return begins === undefined ? words.sprintNone : words.sprintOpen(formatStart(begins, locale, clock()));
  const steps = t.sprintDetails.weeks.flatMap(({ days }) => days);
  const today = mine.days.find(({ state }) => state === 'today')?.day ?? 0;
  const step = steps[today - 1];
  if (!mine.hasBegun) return words.sprintBegins(formatStart(mine.startsOn, locale, clock()));
  return step === undefined
    ? words.sprintMine(mine.done, sprintLength)
    : words.sprintToday(String(today), step.title);
}

async function teasersOf(community: OpenedCommunity): Promise<Teaser[]> {
  const { academy, member, t, links, locale, clock } = community;
  const words = t.communityInside.feed;
  const teasers: Teaser[] = [];
  const { liveCalls } = await academy.settings();
  const now = clock();
  const [next] = comingCalls(liveCalls, now, daysAhead);
  if (next)
    teasers.push({
      href: links.communityCalls(),
      sign: callSign,
      title: isCallOpen(next, now) ? t.communityCalls.now : words.call,
      text: `${formatStart(next.date, locale, now).replaceAll(' ', '\u00A0')}\u00A0· ${hourIn(timeInMorocco(next.begins), locale)}`,
    });
  const sprint = await academy.sprints.sprint(member);
  if (sprint.ok)
    teasers.push({
      href: links.communitySprint(),
      sign: { object: 'notebook', ground: 'bg-mint-light' },
      title: words.sprint,
      text: sprintText(sprint.mine, sprint.open[0], community),
    });
  return teasers;
}

/** Posts are told apart by their letters. */
const inOtherLetters = (locale: Locale): Locale =>
  readingOrder(locale).find((one) => directionOf(one) !== directionOf(locale)) ?? locale;

/** Posts in the language of the address, else in the page's; in all languages while there are none in it. */
async function readFeed({ academy, member, t, links, locale, url }: OpenedCommunity, before: string | null) {
  const { languages } = t.communityInside.feed;
  const asked = url.searchParams.get('in');
  const readIn = async (language: Locale | null) => {
    const read = await academy.community.posts({ member, space: null, before, language });
    if (!read.ok) throw missingHere();
    return { ...read, posts: [...read.pinned, ...read.posts], language };
  };
  const wanted = asked === everyLanguage ? null : (locales.find((one) => one === asked) ?? locale);
  const inOne = await readIn(wanted);
  const isBare = inOne.posts.length === 0 && asked === null && before === null;
  const { posts, next, language } = isBare ? await readIn(null) : inOne;
  const pathOf = (of: Locale | null) => `${links.communityInside()}?in=${of ?? everyLanguage}`;
  return {
    posts,
    newest: before === null ? null : pathOf(language),
    older: next === null ? null : `${pathOf(language)}&before=${encodeURIComponent(next)}`,
    languages: [locale, inOtherLetters(locale), null].map((of) => ({
      href: pathOf(of),
      label: languages[of === null ? everyLanguage : directionOf(of) === 'rtl' ? 'ar' : 'en'],
      isHere: of === language,
    })),
  };
}

export async function loader(args: ScreenArgs) {
  const community = await openCommunity(args);
  if (community.elsewhere) return community.elsewhere;
  const { academy, member, t, links, locale, url, quiet } = community;
  const before = url.searchParams.get('before');
  const feed = await readFeed(community, before);
  const home = await academy.communityHome.home(member);
  if (!home.ok) throw missingHere();
  const { introduce, week } = t.communityInside.feed;
  const { toIntroduce } = home;
  return {
    ...communityHead(t.communityInside.feed.title, community),
    ...feed,
    teasers: before === null ? await teasersOf(community) : [],
    places: placesInSpaces(community),
    words: t.communityInside,
    links,
    locale,
    // Who may only read for a while is not asked to write.
    introduction:
      toIntroduce === null || quiet !== null || before !== null
        ? null
        : {
            example: introduce.example(toIntroduce.name, toIntroduce.city),
            formKey: crypto.randomUUID(),
          },
    week:
      before !== null || home.week.count < fewestShown
        ? null
        : {
            count: count(home.week.count, week.count, locale),
            names: home.week.names.slice(0, mostNames).map(({ memberId, name }) => ({
              name,
              href: links.communityMember(memberId),
            })),
          },
  };
}

type Loaded = DataOf<typeof loader>;

/** Links to what comes next, and beside a wide page to the spaces. */
const Side = ({ loaderData: { teasers, places, words, frame } }: { loaderData: Loaded }) => (
  <div className="circle-side">
    <ul className="grid gap-3 sm:max-lg:grid-cols-2">
      {teasers.map(({ href, sign, title, text }) => (
        <li key={href}>
          <a href={href} className="circle-teaser">
            <SignOf {...sign} />
            <span className="min-w-0">
              <span className="block text-sm text-ink-soft">{title}</span>
              <span className="block font-semibold first-letter:uppercase">{text}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
    <nav aria-label={words.spacesPage.title} className="hidden lg:grid">
      {places.map(({ href, label, object, ground, unread }) => (
        <a key={href} href={href} className="flex items-center gap-4 py-2 font-semibold">
          <SignOf object={object} ground={ground} />
          <span className="flex-1">{label}</span>
          <Unread unread={unread} frame={frame} />
        </a>
      ))}
    </nav>
  </div>
);

/** The first thing to do: an introduction, one tap away, with an example. */
function Introduction({ loaderData }: { loaderData: Loaded }) {
  const { introduction, words, links, locale } = loaderData;
  if (introduction === null) return null;
  const { title, text } = words.feed.introduce;
  return (
    <div data-step="circle-post">
      <details className="circle-composer circle-first card">
        <summary>
          <span className="circle-face bg-lilac text-pitch">
            <Icon name="user" size={20} />
          </span>
          <span className="flex-1">{title}</span>
          <span className="rounded-md bg-saffron p-3 text-pitch">
            <Icon name="pencil" size={20} />
          </span>
        </summary>
        <div className="grid gap-4 border-t border-line p-4 sm:p-6">
          <p className="text-ink-soft">
            {text} <q>{introduction.example}</q>
          </p>
          <PostForm
            action={links.communitySpace('introductions')}
            formKey={introduction.formKey}
            space="introductions"
            words={words}
            locale={locale}
            isShort
            refused={null}
            quiet={null}
          />
        </div>
      </details>
    </div>
  );
}

/** How many were here this week, and names of some who wrote and are willing. */
const ThisWeek = ({ week, words }: { week: NonNullable<Loaded['week']>; words: Loaded['words'] }) => (
  <span className="flex flex-wrap gap-x-2 text-sm">
    <span>{week.count}.</span>
    {week.names.length > 0 && <span>{words.feed.week.wrote}</span>}
    {week.names.map(({ href, name }) => (
      <a key={href} href={href} className="underline underline-offset-4">
        <bdi>{name}</bdi>
      </a>
    ))}
  </span>
);

/** What to do first and next, then the latest posts of all spaces in the reader's language. */
export default function Feed({ loaderData }: { loaderData: Loaded }) {
  const { frame, words, links, locale, posts, newest, older, week } = loaderData;
  const { title, empty, languages } = words.feed;
  return (
    <CommunityFrame
      frame={frame}
      title={title}
      lead={week === null ? undefined : <ThisWeek week={week} words={words} />}
    >
      <Introduction loaderData={loaderData} />
      <Side loaderData={loaderData} />
      <PageTabs label={languages.label} pages={loaderData.languages} />
      {posts.length === 0 && (
        <div className="grid gap-1 py-4">
          <Heading level={2} size={3}>
            {empty.title}
          </Heading>
          <p className="text-ink-soft">{empty.text}</p>
        </div>
      )}
      {posts.map((post) => (
        <PostCard key={post.id} post={post} words={words} links={links} locale={locale} showsSpace />
      ))}
      <Pager
        ways={[
          { href: newest, label: words.list.newer },
          { href: older, label: words.list.older },
        ]}
      />
    </CommunityFrame>
  );
}
