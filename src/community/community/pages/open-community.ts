/** What every page of the community starts with: who is signed in, and whether they may enter. Checked at every request. */
import { languages } from '../../../platform/i18n/languages.ts';
import { redirect } from 'react-router';
import { type Space, spaces } from '../space.ts';
import type { Viewer } from '../../../academy/settings/membership.ts';
import type { Member, Status } from '../../../academy/sign-in/member.ts';
import { addDays, dateInMorocco, formatDeadline } from '../../../platform/time/calendar-date.ts';
import { termOnPage, type TermOnPage } from '../../../selling/orders/pages/membership-term.tsx';
import type { Entrance } from '../community.service.ts';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { samePageIn, type Locale } from '../../../platform/i18n/locale.ts';
import type { IconName } from '../../../platform/ui/icon.tsx';
import { signInPath } from '../../../academy/accounts/pages/own-path.ts';
import type { Words } from '../../../words.ts';

type App = ReturnType<typeof open>;

export type CommunityPlace = {
  href: string;
  label: string;
  icon: IconName;
  isHere: boolean;
  /** How much is new there. */
  unread: number;
};

/** One of the four places of the bar. */
export type MainPlace = CommunityPlace & {
  /** The page is it, or one of those below it. */
  isAround: boolean;
};

export type CommunityFrameData = {
  words: App['t']['communityInside']['frame'];
  dialog: App['t']['communityInside']['dialog'];
  locale: App['locale'];
  home: string;
  places: MainPlace[];
  /** In the last week and in the days of grace of a membership for a time. */
  term: TermOnPage | null;
};

export type OpenedCommunity = App & {
  elsewhere: null;
  member: Member;
  viewer: Viewer;
  entered: Entrance;
  frame: CommunityFrameData;
  /** Until when the team restricted the member to reading, in Morocco's time; null when they may write. */
  quiet: string | null;
};

const placeAt =
  ({ url }: App) =>
  (href: string, label: string, icon: IconName, count = 0): CommunityPlace => ({
    href,
    label,
    icon,
    // What is being shown is no longer new.
    unread: url.pathname === href ? 0 : count,
    isHere: url.pathname === href,
  });

/** Nothing is asked for a membership without an end, or one that runs for longer. */
async function termOf(app: App, member: Member, { endsOn }: Viewer): Promise<TermOnPage | null> {
  const now = app.clock();
  if (endsOn === undefined || endsOn > addDays(dateInMorocco(now), 7)) return null;
  const [term, settings] = await Promise.all([app.academy.termOf(member.email), app.academy.settings()]);
  return termOnPage(term, { settings, words: app.t.order.term, locale: app.locale, now });
}

function frameOf(app: App, { unread, mentions }: Entrance): Omit<CommunityFrameData, 'term'> {
  const { t, links, locale, url } = app;
  const { frame } = t.communityInside;
  const place = placeAt(app);
  const begins = (...paths: string[]) => paths.some((path) => url.pathname.startsWith(path));
  const inSpaces = begins(
    links.communitySpaces(),
    links.communityPost(''),
    links.communityCalls(),
    links.communitySearch(),
  );
  const ofMine = begins(links.communityProfile(), links.communityMentions());
  const here = spaces.find((space) => url.pathname === links.communitySpace(space));
  const isNew = spaces.reduce((sum, space) => sum + (space === here ? 0 : unread[space]), 0);
  return {
    words: frame,
    dialog: t.communityInside.dialog,
    locale,
    home: links.communityInside(),
    places: [
      { ...place(links.communityInside(), frame.home, 'sparkles'), isAround: false },
      { ...place(links.communitySpaces(), frame.spaces, 'messages', isNew), isAround: inSpaces },
      { ...place(links.communitySprint(), frame.sprint, 'rocket'), isAround: false },
      { ...place(links.communityProfile(), frame.me, 'user', mentions), isAround: ofMine },
    ],
  };
}

/** What is below 'Spaces': the five spaces, the calls and the search. */
export function placesInSpaces(app: OpenedCommunity) {
  const { t, links, entered } = app;
  const { frame, spaces: spaceWords, spacesPage } = t.communityInside;
  const place = placeAt(app);
  return [
    ...spaces.map((space) => ({
      ...place(links.communitySpace(space), spaceWords[space].name, 'messages', entered.unread[space]),
      ...spaceSigns[space],
      text: spaceWords[space].text,
    })),
    {
      ...place(links.communityCalls(), frame.calls, 'video'),
      ...callSign,
      text: spacesPage.calls,
    },
    {
      ...place(links.communitySearch(), frame.search, 'search'),
      object: 'sheet',
      ground: 'bg-saffron-light',
      text: spacesPage.search,
    },
  ];
}

/** What is below 'Me', beside the profile. */
export function placesOfMine(app: OpenedCommunity, spoken: readonly Locale[]) {
  const { t, links, locale, url, entered } = app;
  const { frame } = t.communityInside;
  return {
    mentions: placeAt(app)(links.communityMentions(), frame.mentions, 'at', entered.mentions),
    account: placeAt(app)(links.account(), frame.account, 'list'),
    languages: spoken
      .filter((one) => one !== locale)
      .map((one) => ({ ...languages[one], href: samePageIn(one, url), locale: one })),
  };
}

/** For whoever may not enter: the page that explains what is missing. */
function awayFrom({ links }: App, status: Status | 'shut-out'): string {
  switch (status) {
    case 'unknown':
      return links.notRegistered();
    case 'unpaid':
      return links.paymentRequired();
    case 'shut-out':
      return `${links.communityEntrance()}?closed`;
    default:
      return links.welcome();
  }
}

/** The other pages refuse to be framed: in a frame the visitor is shown a link out of it instead. */
function leave(app: App, request: Request, path: string): { elsewhere: Response } {
  const isFramed = request.headers.get('sec-fetch-dest') === 'iframe';
  const isOwn = path.startsWith(app.links.communityEntrance());
  return { elsewhere: redirect(isFramed && !isOwn ? app.links.communityEntrance() : path, 303) };
}

/** `elsewhere` answers whoever is not signed in or may not enter: the same for every URL, existing or not. */
export async function openCommunity(args: ScreenArgs): Promise<OpenedCommunity | { elsewhere: Response }> {
  const app = open(args);
  const { request } = args;
  const member = await app.memberAuth.whoIs(request);
  if (member === null) {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const next = isRead ? app.url.pathname + app.url.search : app.links.communityInside();
    return leave(app, request, signInPath(app.links.signIn(), next));
  }
  const entered = await app.academy.community.enter(member);
  if (!entered.ok) return leave(app, request, awayFrom(app, entered.status));
  const { viewer, quietUntil } = entered;
  // An outside community replaces ours. Staff still moderate what was written in ours.
  if (app.communityUrl !== null && !viewer.isTeam) return leave(app, request, app.links.welcome());
  const quiet = quietUntil && formatDeadline(quietUntil, app.locale);
  const frame = { ...frameOf(app, entered), term: await termOf(app, member, viewer) };
  return { ...app, elsewhere: null, member, viewer, entered, quiet, frame };
}

/** The head of a page of the community, which search engines may not index. */
export const communityHead = (title: string, { t, frame }: OpenedCommunity) => ({
  head: { title, description: t.communityInside.description, index: false },
  frame,
});

export type CommunityWords = Words['communityInside'];

/** A drawn object on a colour. */
export type Sign = { object: string; ground: string };

export const callSign: Sign = { object: 'headset', ground: 'bg-lilac' };

/** For what does not exist, was deleted, or may not be seen: all three look the same. */
export const missingHere = (): Response => new Response(null, { status: 404 });

/** The object and colour of each space. */
export const spaceSigns: Record<Space, Sign> = {
  announcements: { object: 'signpost', ground: 'bg-lilac' },
  introductions: { object: 'door', ground: 'bg-saffron-light' },
  wins: { object: 'plate', ground: 'bg-clay-light' },
  questions: { object: 'voice', ground: 'bg-blush' },
  accountability: { object: 'notebook', ground: 'bg-mint-light' },
};
