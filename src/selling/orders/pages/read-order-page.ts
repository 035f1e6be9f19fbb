/** The contents of the page of an order, worked out from the order, its history and what it opened. */
import type { PolicyValues } from '../../../academy/legal/policy-values.ts';
import type { CheckHours } from '../../../platform/time/check-hours.ts';
import { answerBy, hearBy } from '../answer-times.ts';
import { formatDeadline, formatMoment } from '../../../platform/time/calendar-date.ts';
import { awaitsDecision, isGift, isPayable, type Order } from '../order.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import type { Words } from '../../../words.ts';
import type { HistoryEntry, OrderView } from '../../order-management/read-order.service.ts';
import type { BadgeTone } from '../../../platform/ui/badge.tsx';
import { fill } from '../../../platform/i18n/fill.ts';
import type { ForScreens } from '../../../academy/frame/academy-context.ts';

/** A page waits for the bank's answer no longer than a person would. */
const patienceMs = 5_000;

/** Resolves after the answer was applied, or after five seconds; what comes later is applied all the same. */
export async function askBank(academy: ForScreens['academy'], token: string): Promise<void> {
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, patienceMs);
  // A question that fails leaves the order as it is, which is what the page then shows.
  const answered = academy.askGateway({ token }).catch(() => undefined);
  await Promise.race([answered, over]);
  clearTimeout(timer);
}

export type TimelineEntry = { at: string; iso: string; text: string };

/** A payment of an order that another payment had paid already. */
const isAgain = (detail: HistoryEntry['detail']): boolean => detail?.['reason'] === 'already-paid';

/** Two payments arrived: one of them goes back. */
export const wasPaidTwice = ({ history }: Pick<OrderView, 'history'>): boolean =>
  history.some(({ event, detail }) => event === 'capture-card' && isAgain(detail));

/** A course that is taught elsewhere and paid, and whose code has not come yet; nothing else has one. */
export const awaitsCode = ({ order, access }: Pick<OrderView, 'order' | 'access'>): boolean =>
  order.itemKind === 'course' &&
  !isGift(order) &&
  (access === null || (!access.isClassroom && access.code === null && access.pausedAt === null));

type EventWords = Words['order']['timeline']['events'];

const isShown = (event: string, events: EventWords): event is keyof EventWords =>
  Object.hasOwn(events, event);

/** Both buyer and academy can change an hour and the details, and a second payment is not another arrival. */
function nameOf(
  { event, detail, actor }: Pick<HistoryEntry, 'event' | 'detail' | 'actor'>,
  isFree: boolean,
): string {
  if (isFree && event === 'confirm') return 'confirm-free';
  if (isAgain(detail) && event === 'capture-card') return 'capture-again';
  if (event === 'refund' && actor === 'buyer') return 'refund-own';
  if (event === 'place' && actor.startsWith('staff:')) return isFree ? 'give' : 'place-by-us';
  const canBeOurs = event === 'move-hour' || event === 'cancel-hour' || event === 'change-details';
  return canBeOurs && actor.startsWith('staff:') ? `${event}-by-us` : event;
}

/** What happened, oldest first, in words; the same thing twice in a row is shown once, by its last time. */
export function timelineOf(
  history: readonly HistoryEntry[],
  words: Words['order'],
  locale: Locale,
): TimelineEntry[] {
  const shown: (TimelineEntry & { event: string })[] = [];
  const isFree = history.some(({ event }) => event === 'owe-nothing');
  const neverLeft = new Set(
    history.flatMap(({ event, detail }) => (event === 'no-hand-off' ? [detail?.['reference']] : [])),
  );
  for (const { at, event, detail, actor } of history.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    if (event === 'begin-attempt' && neverLeft.has(detail?.['reference'])) continue;
    const name = nameOf({ event, detail, actor }, isFree);
    if (!isShown(name, words.timeline.events)) continue;
    if (shown.at(-1)?.event === name) shown.pop();
    shown.push({
      event: name,
      at: formatMoment(at, locale),
      iso: at.toISOString(),
      text: words.timeline.events[name],
    });
  }
  return shown.map(({ at, iso, text }) => ({ at, iso, text }));
}

/** When whoever reported a transfer hears from us: 'Tuesday, 1 December at 18:00'. */
export type Hearing = {
  /** What was promised before paying: by the check after the next one. */
  promised: string;
  /** That has passed without an answer. */
  isLate: boolean;
  /** By when it comes now: as promised, or once that has passed by the next check. */
  by: string;
};

/** Null for an order whose transfer nobody looks for. */
export function hearingOf(
  { status, claimedAt }: Pick<Order, 'status' | 'claimedAt'>,
  checks: CheckHours,
  { now, locale }: { now: Date; locale: Locale },
): Hearing | null {
  if (!awaitsDecision(status) || claimedAt === null) return null;
  const promised = hearBy(checks, claimedAt).by;
  return {
    promised: formatDeadline(promised, locale),
    isLate: promised <= now,
    by: formatDeadline(answerBy(checks, claimedAt, now), locale),
  };
}

type Promises = Pick<PolicyValues, 'paidBack' | 'accessHours'> & {
  /** By when somebody who is about to pay in cash is answered; null of all others. */
  cash: string | null;
  /** An hour that was given up: what is found is paid back, and nothing opens. */
  isGivenUp?: boolean;
};

/** What is still to come, nearest first. */
export function nextStepsOf(view: OrderView, promises: Promises, words: Words['order']): string[] {
  const { order } = view;
  const { nextSteps } = words.timeline;
  switch (order.status) {
    case 'Pending Payment':
    case 'Rejected':
      return [promises.cash ?? nextSteps.pay, nextSteps.open];
    case 'Pending Other Payment Method':
      return [nextSteps.agree, nextSteps.open];
    case 'Paid - WafaCash':
    case 'Paid - Bank Transfer':
      return [promises.isGivenUp === true ? nextSteps.refund(promises.paidBack) : nextSteps.open];
    case 'Paid - Card':
    case 'Paid':
      return [nextSteps.open];
    case 'Payment Confirmed':
      if (isGift(order)) return [];
      return awaitsCode(view) ? [nextSteps.code(promises.accessHours), nextSteps.learn] : [nextSteps.learn];
    case 'Refunded':
      return [nextSteps.refund(promises.paidBack)];
    case 'Cancelled':
    case 'Expired':
      return [];
  }
}

/** The title and sentence of a status, with the buyer's own address and dates in it. `mayArrive`: a bank's answer is missing. */
export function statusOf(
  order: Order,
  words: Words['order'],
  locale: Locale,
  {
    mayArrive = false,
    hearing = null,
    history = [],
  }: { mayArrive?: boolean; hearing?: Hearing | null; history?: readonly { event: string }[] } = {},
): { title: string; text: string } {
  const { status } = order;
  const { title, text } = words.statuses[status];
  if (hearing) {
    const { promised, isLate, by } = hearing;
    const isWallet = order.paymentOption === 'Mobile Wallet';
    const late = isWallet || status === 'Paid - WafaCash' ? 'cash' : 'bank';
    const way = isWallet ? 'wallet' : late;
    return {
      title,
      text: isLate ? words.late[late](promised, by) : words.hearing[way](order.email),
    };
  }
  const refused = history.findLast(({ event }) => event === 'take-back' || event === 'reject');
  if (status === 'Rejected' && refused?.event === 'take-back') return words.takenBack;
  if (mayArrive && (status === 'Cancelled' || status === 'Expired'))
    return { title, text: words.mayArrive[status] };
  return { title, text: fill(text, { email: order.email, date: formatDeadline(order.expiresAt, locale) }) };
}

export function toneOf(status: Order['status']): BadgeTone {
  if (status === 'Payment Confirmed') return 'success';
  if (status === 'Rejected') return 'error';
  if (isPayable(status)) return 'warning';
  if (awaitsDecision(status) || status === 'Paid - Card' || status === 'Paid') return 'info';
  return 'plain';
}

/** A card was declined and nothing has happened since: shown once, above what can be done. */
export const wasDeclined = ({ order, lastAttempt }: OrderView): boolean =>
  isPayable(order.status) && lastAttempt?.state === 'declined';
