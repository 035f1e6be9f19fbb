/** What every page of the community starts with: who is there, and whether she may be here. Asked at every request. */
import { redirect } from 'react-router';
import { type Space, spaces } from '../space.ts';
import type { Viewer } from '../membership.ts';
import type { Member, Status } from '../../accounts/member.ts';
import { formatMoment } from '../../../platform/time/calendar-date.ts';
import type { Entrance } from '../community.service.ts';
import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { samePageIn } from '../../../platform/i18n/locale.ts';
import type { IconName } from '../../../platform/ui/icon.tsx';
import { signInPath } from '../../accounts/pages/own-path.ts';
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

export type CommunityFrameData = {
  words: App['t']['circle']['frame'];
  dialog: App['t']['circle']['dialog'];
  locale: App['locale'];
  home: string;
  account: string;
  language: { href: string; name: string; label: string; locale: App['locale'] };
  spaces: CommunityPlace[];
  others: CommunityPlace[];
  tools: CommunityPlace[];
};

export type Circle = App & {
  elsewhere: null;
  member: Member;
  viewer: Viewer;
  frame: CommunityFrameData;
  /** Until when the team asked her to read only, on Morocco's clock; null when she may write. */
  quiet: string | null;
};

function frameOf(app: App, { unread, mentions }: Entrance): CommunityFrameData {
  const { t, links, locale, url } = app;
  const { frame, spaces: rooms } = t.circle;
  const other = locale === 'en' ? 'ar' : 'en';
  const place = (href: string, label: string, icon: IconName, count = 0): CommunityPlace => ({
    href,
    label,
    icon,
    // What stands open before her is no longer new.
    unread: url.pathname === href ? 0 : count,
    isHere: url.pathname === href,
  });
  return {
    words: frame,
    dialog: t.circle.dialog,
    locale,
    home: links.circle(),
    account: links.account(),
    language: {
      ...t.common.otherLanguage,
      href: samePageIn(other, url),
      locale: other,
    },
    spaces: [
      place(links.circle(), frame.feed, 'sparkles'),
      ...spaces.map((space) =>
        place(links.communitySpace(space), rooms[space].name, spaceSigns[space].icon, unread[space]),
      ),
    ],
    others: [
      place(links.communityCalls(), frame.calls, 'video'),
      place(links.communitySprint(), frame.sprint, 'rocket'),
      place(links.communityProfile(), frame.profile, 'user'),
    ],
    tools: [
      place(links.communitySearch(), frame.search, 'search'),
      place(links.communityMentions(), frame.mentions, 'at', mentions),
    ],
  };
}

/** Where somebody is led who may not enter: to the page that says what is missing. */
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

/** The pages that she would be led to refuse to stand in a frame: within one she is shown a way out of it instead. */
function leave(app: App, request: Request, path: string): { elsewhere: Response } {
  const isFramed = request.headers.get('sec-fetch-dest') === 'iframe';
  const isOwn = path.startsWith(app.links.communityEntrance());
  return { elsewhere: redirect(isFramed && !isOwn ? app.links.communityEntrance() : path, 303) };
}

/** `elsewhere` is the answer to whoever is not signed in or may not enter: the same for every address, existing or not. */
export async function openCommunity(args: ScreenArgs): Promise<Circle | { elsewhere: Response }> {
  const app = open(args);
  const { request } = args;
  const member = await app.memberAuth.whoIs(request);
  if (member === null) {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const next = isRead ? app.url.pathname + app.url.search : app.links.circle();
    return leave(app, request, signInPath(app.links.signIn(), next));
  }
  const entered = await app.academy.circle.enter(member);
  if (!entered.ok) return leave(app, request, awayFrom(app, entered.status));
  const { viewer, quietUntil } = entered;
  // A community elsewhere takes the place of ours. Who works here still looks after what was written in it.
  if (app.communityUrl !== null && !viewer.isTeam) return leave(app, request, app.links.welcome());
  const quiet = quietUntil && formatMoment(quietUntil, app.locale);
  return { ...app, elsewhere: null, member, viewer, quiet, frame: frameOf(app, entered) };
}

/** The head of a page of the community: no robot comes here, and none shall keep it. */
export const communityHead = (title: string, { t, frame }: Circle) => ({
  head: { title, description: t.circle.description, index: false },
  frame,
});

export type CommunityWords = Words['circle'];

/** What does not exist, was taken away, or is not for her to see: all three look the same. */
export const missingHere = (): Response => new Response(null, { status: 404 });

/** How a space is known at a glance: a sign, and a ground of its own. */
export const spaceSigns: Record<Space, { icon: IconName; ground: string }> = {
  announcements: { icon: 'info', ground: 'bg-lilac' },
  wins: { icon: 'trophy', ground: 'bg-saffron' },
  questions: { icon: 'messages', ground: 'bg-blush' },
  accountability: { icon: 'handshake', ground: 'bg-mint-light' },
};
