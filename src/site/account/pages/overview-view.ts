/** What the first page of the account shows. */
import type { Words } from '../../../words.ts';
import { startHrefOf } from '../../../selling/orders/access-codes.ts';
import type { Status } from '../../../academy/sign-in/member.ts';
import { formatMad } from '../../../platform/money/money.ts';
import { awaitsDecision, isPayable } from '../../../selling/orders/order.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import {
  dateInMorocco,
  formatDay,
  formatDeadline,
  timeInMorocco,
} from '../../../platform/time/calendar-date.ts';
import type { CheckHours } from '../../../platform/time/check-hours.ts';
import { answerBy } from '../../../selling/orders/answer-times.ts';
import type { AccountBooking, AccountView, Opened } from '../account.service.ts';
import type { Links } from '../../../academy/frame/links.ts';
import type { TermOnPage } from '../../../selling/orders/pages/membership-term.tsx';
import type { FilesView } from '../../../selling/orders/pages/order-files.tsx';

/** Whether the member may enter the community, and otherwise why not. */
type Entrance = 'open' | 'shut-out' | Status;

type ViewContext = {
  t: Words;
  links: Links;
  locale: Locale;
  now: Date;
  /** Null for our own community. */
  communityUrl: string | null;
  /** Of a membership for a time. */
  term: TermOnPage | null;
};

export type OpenCard =
  | { kind: 'course'; key: string; title: string; code: string; startHref: string; orderHref: string | null }
  | { kind: 'course-soon'; key: string; title: string; orderHref: string | null }
  | { kind: 'course-paused'; key: string; title: string; orderHref: string }
  | {
      kind: 'community' | 'community-closed';
      key: string;
      title: string;
      text: string;
      go: string;
      href: string;
    }
  | { kind: 'files'; key: string; title: string; href: string }
  | { kind: 'given-files'; key: string; title: string; files: FilesView['lines'] }
  | { kind: 'consultation'; key: string; title: string; when: string; href: string };

export type WaitingCard = {
  key: string;
  title: string;
  kind: string;
  amount: string;
  text: string;
  /** Null when it is unpaid: whoever placed it holds this link, so the member gets one of their own. */
  href: string | null;
};

function courseCard(opened: Opened, { links, locale }: ViewContext): OpenCard {
  const { token, number: key, description: title } = opened;
  const shared = { key, title, orderHref: token === null ? null : links.order(token) };
  if (opened.pausedAt !== null && token !== null)
    return { ...shared, kind: 'course-paused', orderHref: links.orderInstalments(token) };
  if (opened.code === null || opened.startUrl === null) return { ...shared, kind: 'course-soon' };
  return { ...shared, kind: 'course', code: opened.code, startHref: startHrefOf(opened.startUrl, locale) };
}

/** The next hour with an expert; null when none is booked. */
function nextBooking(bookings: readonly AccountBooking[], now: Date): AccountBooking | null {
  return bookings.find(({ state, endsAt }) => state === 'booked' && endsAt > now) ?? null;
}

function bookingCard(booking: AccountBooking, { t, links, locale }: ViewContext): OpenCard {
  const when = t.account.overview.consultation(
    formatDay(dateInMorocco(booking.startsAt), locale),
    timeInMorocco(booking.startsAt),
    booking.expert[locale],
  );
  const href = links.booking(booking.token);
  return { kind: 'consultation', key: booking.token, title: booking.service[locale], when, href };
}

/** None without a membership; of one that ended, how to renew it. A member who is shut out reads so, and where to write, instead of a link. */
function communityCards(entrance: Entrance, { t, links, communityUrl, term }: ViewContext): OpenCard[] {
  const { community } = t.account.overview;
  const { door: closedWords } = t.communityInside;
  const key = 'community';
  if (entrance === 'open')
    return [
      {
        kind: 'community',
        key,
        title: community.title,
        text: term?.title ?? (communityUrl === null ? community.text : community.outside),
        go: community.enter,
        href: links.welcome(),
      },
    ];
  if (entrance === 'buyer' && term !== null)
    return [
      {
        kind: 'community-closed',
        key,
        title: term.title,
        text: term.text,
        go: term.renew === null ? term.another : term.button,
        href: term.renew ?? term.join,
      },
    ];
  if (entrance !== 'shut-out') return [];
  const closed = {
    title: closedWords.closedTitle,
    text: closedWords.closedText,
    go: closedWords.contact,
    href: links.contact(),
  };
  return [{ kind: 'community-closed', key, ...closed }];
}

/** Courses taught elsewhere first, then the community, files, and the next hour. `given`: files of gifts by order number. */
export function openCards(
  view: AccountView,
  entrance: Entrance,
  { given, ...viewContext }: ViewContext & { given: ReadonlyMap<string, FilesView> },
): OpenCard[] {
  const { links, now } = viewContext;
  const of = (kind: Opened['itemKind']) => view.opened.filter(({ itemKind }) => itemKind === kind);
  const next = nextBooking(view.bookings, now);
  return [
    // Courses taught here are listed separately, above all others.
    ...of('course')
      .filter(({ isClassroom }) => !isClassroom)
      .map((opened) => courseCard(opened, viewContext)),
    ...communityCards(entrance, viewContext),
    ...of('product').map(({ number: key, description: title, token }) =>
      token === null
        ? { kind: 'given-files' as const, key, title, files: given.get(key)?.lines ?? [] }
        : { kind: 'files' as const, key, title, href: links.order(token) },
    ),
    ...(next ? [bookingCard(next, viewContext)] : []),
  ];
}

/** Orders that can still be paid, and transfers that are being checked. */
export function waitingCards(
  view: AccountView,
  { t, links, locale, now }: ViewContext,
  checks: CheckHours,
): WaitingCard[] {
  const { waiting, kinds } = t.account.overview;
  const named = {
    course: kinds.course,
    membership: kinds.community,
    product: kinds.files,
    bundle: kinds.bundle,
    consultation: kinds.consultation,
    instalment: kinds.instalment,
    test: '',
  };
  return view.orders.flatMap((order) => {
    const payable = isPayable(order.status) && order.expiresAt > now;
    if (!payable && !awaitsDecision(order.status)) return [];
    const { claimedAt, expiresAt, placedAt } = order;
    const text = payable
      ? waiting.until(formatDeadline(expiresAt, locale))
      : waiting.checked(formatDeadline(answerBy(checks, claimedAt ?? placedAt, now), locale));
    return {
      key: order.number,
      title: order.description,
      kind: named[order.itemKind],
      amount: formatMad(order.amountCentimes, locale),
      text,
      href: payable ? null : links.order(order.token),
    };
  });
}
