/** What every page of the community starts with: who is there, and whether she may be here. Asked at every request. */
import { redirect } from 'react-router';
import { type Space, spaces } from '../space.ts';
import type { Viewer } from '../membership.ts';
import type { Member, Standing } from '../../accounts/member.ts';
import { formatMoment } from '../../../platform/time/calendar-date.ts';
import type { Entrance } from '../circle.service.ts';
import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { samePageIn } from '../../../platform/i18n/locale.ts';
import type { IconName } from '../../../platform/ui/icon.tsx';
import { signInPath } from '../../accounts/pages/own-path.ts';
import type { Words } from '../../../words.ts';

type House = ReturnType<typeof open>;

export type CirclePlace = {
  href: string;
  label: string;
  icon: IconName;
  isHere: boolean;
  /** How much is new there. */
  unread: number;
};

export type CircleFrameData = {
  words: House['say']['circle']['frame'];
  dialog: House['say']['circle']['dialog'];
  locale: House['locale'];
  home: string;
  account: string;
  language: { href: string; name: string; label: string; locale: House['locale'] };
  spaces: CirclePlace[];
  others: CirclePlace[];
  tools: CirclePlace[];
};

export type Circle = House & {
  elsewhere: null;
  member: Member;
  viewer: Viewer;
  frame: CircleFrameData;
  /** Until when the team asked her to read only, on Morocco's clock; null when she may write. */
  quiet: string | null;
};

function frameOf(house: House, { unread, mentions }: Entrance): CircleFrameData {
  const { say, links, locale, url } = house;
  const { frame, spaces: rooms } = say.circle;
  const other = locale === 'en' ? 'ar' : 'en';
  const place = (href: string, label: string, icon: IconName, count = 0): CirclePlace => ({
    href,
    label,
    icon,
    // What stands open before her is no longer new.
    unread: url.pathname === href ? 0 : count,
    isHere: url.pathname === href,
  });
  return {
    words: frame,
    dialog: say.circle.dialog,
    locale,
    home: links.circle(),
    account: links.account(),
    language: {
      ...say.common.otherLanguage,
      href: samePageIn(other, url),
      locale: other,
    },
    spaces: [
      place(links.circle(), frame.feed, 'sparkles'),
      ...spaces.map((space) =>
        place(links.circleSpace(space), rooms[space].name, spaceSigns[space].icon, unread[space]),
      ),
    ],
    others: [
      place(links.circleCalls(), frame.calls, 'video'),
      place(links.circleSprint(), frame.sprint, 'rocket'),
      place(links.circleProfile(), frame.profile, 'user'),
    ],
    tools: [
      place(links.circleSearch(), frame.search, 'search'),
      place(links.circleMentions(), frame.mentions, 'at', mentions),
    ],
  };
}

/** Where somebody is led who may not enter: to the page that says what is missing. */
function awayFrom({ links }: House, standing: Standing | 'shut-out'): string {
  switch (standing) {
    case 'unknown':
      return links.notRegistered();
    case 'unpaid':
      return links.paymentRequired();
    case 'shut-out':
      return `${links.circleDoor()}?closed`;
    default:
      return links.welcome();
  }
}

/** The pages that she would be led to refuse to stand in a frame: within one she is shown a way out of it instead. */
function leave(house: House, request: Request, path: string): { elsewhere: Response } {
  const isFramed = request.headers.get('sec-fetch-dest') === 'iframe';
  const isOwn = path.startsWith(house.links.circleDoor());
  return { elsewhere: redirect(isFramed && !isOwn ? house.links.circleDoor() : path, 303) };
}

/** `elsewhere` is the answer to whoever is not signed in or may not enter: the same for every address, existing or not. */
export async function openCircle(args: ScreenArgs): Promise<Circle | { elsewhere: Response }> {
  const house = open(args);
  const { request } = args;
  const member = await house.memberDoor.whoIs(request);
  if (member === null) {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const next = isRead ? house.url.pathname + house.url.search : house.links.circle();
    return leave(house, request, signInPath(house.links.signIn(), next));
  }
  const entered = await house.academy.circle.enter(member);
  if (!entered.ok) return leave(house, request, awayFrom(house, entered.standing));
  const { viewer, quietUntil } = entered;
  // A community elsewhere takes the place of ours. Who works here still looks after what was written in it.
  if (house.communityUrl !== null && !viewer.isTeam) return leave(house, request, house.links.welcome());
  const quiet = quietUntil && formatMoment(quietUntil, house.locale);
  return { ...house, elsewhere: null, member, viewer, quiet, frame: frameOf(house, entered) };
}

/** The head of a page of the community: no robot comes here, and none shall keep it. */
export const circleHead = (title: string, { say, frame }: Circle) => ({
  head: { title, description: say.circle.description, index: false },
  frame,
});

export type CircleWords = Words['circle'];

/** What does not exist, was taken away, or is not for her to see: all three look the same. */
export const missingHere = (): Response => new Response(null, { status: 404 });

/** How a space is known at a glance: a sign, and a ground of its own. */
export const spaceSigns: Record<Space, { icon: IconName; ground: string }> = {
  announcements: { icon: 'info', ground: 'bg-lilac' },
  wins: { icon: 'trophy', ground: 'bg-saffron' },
  questions: { icon: 'messages', ground: 'bg-blush' },
  accountability: { icon: 'handshake', ground: 'bg-mint-light' },
};
