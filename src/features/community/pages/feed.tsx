import type { ScreenArgs } from '../../site/academy-context.ts';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import { Pager } from '../../../platform/ui/navigation.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import type { DataOf } from '../../orders/pages/data-of.ts';
import { CommunityFrame } from './community-frame.tsx';
import { type OpenedCommunity, communityHead, missingHere, openCommunity } from './open-community.ts';
import { PostCard } from './post-card.tsx';
import { PostForm } from './text-forms.tsx';
import { sprintLength } from '../sprint.ts';
import { comingCalls } from '../live-calls.ts';
import { formatDate, formatMoment } from '../../../platform/time/calendar-date.ts';
import { count } from '../../../platform/i18n/count.ts';
import { fewestShown } from '../space.ts';

/** What comes next: a live call, or the sprint. */
type Teaser = { href: string; icon: IconName; title: string; text: string };

const daysAhead = 14;

async function teasersOf({ academy, member, t, links, locale, clock }: OpenedCommunity): Promise<Teaser[]> {
  const words = t.communityInside.feed;
  const { liveCalls } = await academy.settings();
  const [next] = comingCalls(liveCalls, clock(), daysAhead);
  const call: Teaser[] = next
    ? [
        {
          href: links.communityCalls(),
          icon: 'video',
          title: words.call,
          text: formatMoment(next.begins, locale),
        },
      ]
    : [];
  const sprint = await academy.sprints.sprint(member);
  if (!sprint.ok) return call;
  const { mine, open: begins } = sprint;
  const text =
    mine !== null
      ? words.sprintMine(mine.done, sprintLength)
      : begins[0] !== undefined
        ? words.sprintOpen(formatDate(begins[0], locale))
        : words.sprintNone;
  return [...call, { href: links.communitySprint(), icon: 'rocket', title: words.sprint, text }];
}

export async function loader(args: ScreenArgs) {
  const community = await openCommunity(args);
  if (community.elsewhere) return community.elsewhere;
  const { academy, member, t, links, locale, url, quiet } = community;
  const before = url.searchParams.get('before');
  const read = await academy.community.posts({ member, space: null, before });
  const home = await academy.communityHome.home(member);
  if (!read.ok || !home.ok) throw missingHere();
  const { introduce, week } = t.communityInside.feed;
  const { toIntroduce } = home;
  return {
    ...communityHead(t.communityInside.feed.title, community),
    posts: read.posts,
    teasers: before === null ? await teasersOf(community) : [],
    words: t.communityInside,
    links,
    locale,
    isFirstPage: before === null,
    // Who may only read for a while is not asked to write.
    introduction:
      toIntroduce === null || quiet !== null || before !== null
        ? null
        : { body: introduce.starter(toIntroduce.name, toIntroduce.city), formKey: crypto.randomUUID() },
    week:
      before !== null || home.week.count < fewestShown
        ? null
        : {
            count: count(home.week.count, week.count, locale),
            names: home.week.names.map(({ memberId, name }) => ({
              name,
              href: links.communityMember(memberId),
            })),
          },
    older: read.next === null ? null : `${links.communityInside()}?before=${encodeURIComponent(read.next)}`,
  };
}

/** Links to what comes next. */
const Teasers = ({ teasers }: { teasers: readonly Teaser[] }) => (
  <ul className="grid gap-3 sm:grid-cols-2">
    {teasers.map(({ href, icon, title, text }) => (
      <li key={href}>
        <a href={href} className="circle-teaser">
          <span className="circle-sign bg-saffron">
            <Icon name={icon} size={22} />
          </span>
          <span className="min-w-0">
            <span className="block text-sm text-ink-soft">{title}</span>
            <span className="block font-semibold">{text}</span>
          </span>
        </a>
      </li>
    ))}
  </ul>
);

type Loaded = DataOf<typeof loader>;

/** The first thing to do: an introduction that is begun already, one tap away. */
function Introduction({ loaderData }: { loaderData: Loaded }) {
  const { introduction, words, links, locale } = loaderData;
  if (introduction === null) return null;
  const { title, text } = words.feed.introduce;
  return (
    <div data-step="circle-post">
      <details className="circle-composer circle-first card">
        <summary>
          <Icon name="pencil" size={20} />
          {title}
        </summary>
        <div className="grid gap-4 border-t border-line p-4 sm:p-6">
          <p className="text-ink-soft">{text}</p>
          <PostForm
            action={links.communitySpace('introductions')}
            formKey={introduction.formKey}
            space="introductions"
            words={words}
            locale={locale}
            begun={introduction.body}
            refused={null}
            quiet={null}
          />
        </div>
      </details>
    </div>
  );
}

/** How many were here this week, and the names of those who wrote and are willing. */
function ThisWeek({ loaderData: { week, words } }: { loaderData: Loaded }) {
  if (week === null) return null;
  return (
    <p className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
      <span className="font-semibold text-ink">{week.count}.</span>
      {week.names.length > 0 && <span>{words.feed.week.wrote}</span>}
      {week.names.map(({ href, name }) => (
        <a key={href} href={href} className="underline underline-offset-4">
          <bdi>{name}</bdi>
        </a>
      ))}
    </p>
  );
}

/** The latest posts of all spaces. */
export default function Feed({ loaderData }: { loaderData: Loaded }) {
  const { frame, words, links, locale, posts, older, isFirstPage, teasers } = loaderData;
  const { title, empty } = words.feed;
  return (
    <CommunityFrame frame={frame} title={title}>
      <Introduction loaderData={loaderData} />
      <ThisWeek loaderData={loaderData} />
      {teasers.length > 0 && <Teasers teasers={teasers} />}
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
          { href: isFirstPage ? null : links.communityInside(), label: words.list.newer },
          { href: older, label: words.list.older },
        ]}
      />
    </CommunityFrame>
  );
}
