/** Money on its way back: the rules that hold wherever a refund is decided, carried out or shown. */
import {
  hasMoney,
  nextStatus,
  type Order,
  type OrderStatus,
  orderStatuses,
  type PaymentOption,
  payingOf,
} from './order.ts';
import type { Decider } from '../../academy/staff/own-order.ts';
import type { AcademySettings } from '../../academy/settings/settings.ts';
import { addDays, dateInMorocco, endOfDay, instantInMorocco } from '../../platform/time/calendar-date.ts';
import { type Since, rightSince, refundDaysOf } from '../../academy/legal/policy-values.ts';

/** What may be paid back of an order, and until when its buyer may ask for it by right. */
export type RefundStatus = {
  /** Centimes of MAD that are not paid back yet; 0 for an order without money. */
  leftCentimes: number;
  /** The days that were promised to the buyer. */
  days: number;
  /** The last day on which the buyer may ask, 'YYYY-MM-DD' in Morocco; null while nothing is known of a payment. */
  lastDay: string | null;
  /** From when the days count; null where hours before a date do, or nothing is known of a payment. */
  since: Since | null;
  /** Paid back later than that it is goodwill, which the academy may always show. */
  isByRight: boolean;
};

/** Centimes of MAD. What was promised back counts as gone, whether or not it has arrived. */
export const leftToPayBack = ({
  status,
  amountCentimes,
  refundedCentimes,
}: Pick<Order, 'status' | 'amountCentimes' | 'refundedCentimes'>): number =>
  nextStatus(status, 'refund') === null ? 0 : Math.max(0, amountCentimes - refundedCentimes);

type Promised = Pick<
  Order,
  'status' | 'itemKind' | 'amountCentimes' | 'refundedCentimes' | 'refundDays' | 'beginsOn'
>;

/** Law 31-08 lets a buyer withdraw for so long, whatever an academy promises. */
const daysToWithdraw = 7;

/**
 * Until when what begins, begins within the time for changing one's mind about an order placed now: then its buyer has to ask for
 * that expressly. `promisedDays`: of the academy's own promise.
 */
export const beginsSoonUntil = (now: Date, promisedDays = daysToWithdraw): Date =>
  endOfDay(new Date(now.getTime() + Math.max(daysToWithdraw, promisedDays) * 86_400_000));

/** Whether what has this first day, 'YYYY-MM-DD' in Morocco, does. */
export const startsSoon = (startsOn: string, now: Date, promisedDays: number): boolean =>
  startsOn <= dateInMorocco(beginsSoonUntil(now, promisedDays));

/** The last day counts whole: what is counted from the 1st with 7 days can be asked back until the end of the 8th. */
export function refundStatus(
  order: Promised,
  settings: Pick<AcademySettings, 'refundPolicy'>,
  /** `until`: for an hour with an expert, the last instant before its date; days from the payment do not count for it. */
  { paidAt, now, until }: { paidAt: Date | null; now: Date; until?: Date | null },
): RefundStatus {
  const days = refundDaysOf(order, settings);
  if (until) {
    const leftCentimes = leftToPayBack(order);
    return { leftCentimes, days, lastDay: dateInMorocco(until), since: null, isByRight: now <= until };
  }
  const since = paidAt && rightSince(order, dateInMorocco(paidAt));
  const lastDay = since && addDays(since.on, days);
  return {
    leftCentimes: leftToPayBack(order),
    days,
    lastDay,
    since,
    isByRight: lastDay !== null && dateInMorocco(now) <= lastDay,
  };
}

/** Why a confirmation stays as it is. 'not-by-hand': a card paid, or nothing was asked; 'needs-owner': not theirs, or too long ago. */
export type WhyKept =
  | 'not-by-hand'
  | 'paid-back'
  | 'asked-back'
  | 'parts-paid'
  | 'share-told'
  | 'needs-owner';

const ownHours = 24;

/** Whoever confirmed a payment takes it back within a day, an owner later. `confirmed`: the line of the history that counts. */
export function whyKept(
  { amountCentimes, refundedCentimes }: Pick<Order, 'amountCentimes' | 'refundedCentimes'>,
  confirmed: { actor: string; at: Date } | undefined,
  { staff, now }: { staff: Decider; now: Date },
): WhyKept | null {
  if (amountCentimes === 0 || !confirmed?.actor.startsWith('staff:')) return 'not-by-hand';
  if (refundedCentimes > 0) return 'paid-back';
  const isTheirs = confirmed.actor === `staff:${staff.email}`;
  const isFresh = now.getTime() - confirmed.at.getTime() <= ownHours * 3_600_000;
  return staff.role === 'owner' || (isTheirs && isFresh) ? null : 'needs-owner';
}

export const payingEvents = ['capture-card', 'record-payment', 'confirm'] as const;
const paying: ReadonlySet<string> = new Set(payingEvents);

/** When the money came in: the first line of the history about it. */
export const paidAtOf = (history: readonly { event: string; at: Date }[]): Date | null =>
  history.find(({ event }) => paying.has(event))?.at ?? null;

/**
 * What a buyer can ask back without a contact. 'too-late': the promise has passed. 'none': nothing is due, or another rule
 * holds: a consultation is given back on its own page, and a test order belongs to nobody.
 */
export const askingOf = (
  { itemKind }: Pick<Order, 'itemKind'>,
  { dueCentimes, isByRight, lastDay }: { dueCentimes: number; isByRight: boolean; lastDay: string | null },
): 'may-ask' | 'too-late' | 'none' => {
  if (dueCentimes <= 0 || itemKind === 'consultation' || itemKind === 'test' || lastDay === null)
    return 'none';
  return isByRight ? 'may-ask' : 'too-late';
};

/** 'open': what still waits, the nearest deadline first; 'done': what was paid back, the newest first. */
export const refundShows = ['open', 'done'] as const;
export type RefundShow = (typeof refundShows)[number];

export const refundStates = ['due', 'pending', 'done', 'failed', 'cancelled'] as const;
export const refundWays = ['gateway', 'gateway-office', 'bank-transfer', 'cash-agency', 'cash'] as const;

/**
 * 'due': decided, nobody has paid yet. 'pending': the gateway has accepted it and is not done. 'failed': the gateway refused;
 * staff must choose another way. 'cancelled': replaced by another refund.
 */
export type RefundState = (typeof refundStates)[number];

/** Why a refund that was done is not done any more: the gateway reports so later, and the money is with us again. */
export const cameBack = 'came-back';

/** By the gateway's interface, or by staff: on the gateway's own website, by bank transfer, at a cash agency, handed over. */
export type RefundWay = (typeof refundWays)[number];

/** As the buyer knows it: in which way of ours a card is paid back is no matter of theirs. */
export type BuyerWay = 'card' | Exclude<RefundWay, 'gateway' | 'gateway-office'>;

export const buyerWayOf = (way: RefundWay): BuyerWay =>
  way === 'gateway' || way === 'gateway-office' ? 'card' : way;

/** What still asks for something to happen. */
export const openRefundStates = ['due', 'pending', 'failed'] as const satisfies readonly RefundState[];

export const isOpenRefund = (state: RefundState): boolean => openRefundStates.some((open) => open === state);

/** When the money left: on the day that staff typed, else when it was recorded; null while it is with us. */
export function leftAt({ doneAt, paidOn }: { doneAt: Date | null; paidOn: string | null }): Date | null {
  return doneAt && paidOn !== null ? instantInMorocco(paidOn, '12:00') : doneAt;
}

/** Staff carry it out and type the proof. */
export const isByHand = (way: RefundWay): boolean => way !== 'gateway';

/**
 * Another way can be chosen when a gateway has refused, or while staff have not paid yet: never while a gateway may be paying.
 */
export const mayChangeWay = ({ state, way }: { state: RefundState; way: RefundWay }): boolean =>
  state === 'failed' || (state === 'due' && isByHand(way));

/** Staff wrote down a number when they paid: it may have been a wrong one. */
export const mayCorrectProof = ({
  state,
  way,
  payout,
}: {
  state: RefundState;
  way: RefundWay;
  payout: { proof?: string } | null;
}): boolean => state === 'done' && isByHand(way) && payout?.proof !== undefined;

/**
 * The ways an order without a card payment can be paid back, the nearest to its payment method first. Cash handed over at an
 * agency cannot go back the way it came: it is sent to the buyer's name at an agency, or to their account.
 */
export function manualWaysOf({ paymentOption }: { paymentOption: PaymentOption | null }): PayoutWay[] {
  return paymentOption === 'WafaCash / Cash Plus'
    ? ['cash-agency', 'bank-transfer']
    : ['bank-transfer', 'cash-agency'];
}

/** The same for staff: cash that the academy took can be handed back. */
export const staffWaysOf = (
  order: Pick<Order, 'paymentOption'>,
  history: Parameters<typeof payingOf>[1],
): RefundWay[] =>
  payingOf(order, history).method === 'Cash' ? ['cash', ...manualWaysOf(order)] : manualWaysOf(order);

/** When the buyer was promised the money: so many days after the decision. */
export const paidBackBy = (decidedAt: Date, withinDays: number): Date =>
  new Date(decidedAt.getTime() + withinDays * 86_400_000);

const sign = 'CN';

/** The first characters of a year's credit note numbers. The year is the one in Morocco. */
export const creditNotesOf = (year: string): string => `${sign}-${year}-`;

/** Numbers of credit notes run through a year: 'CN-2026-0007'. */
export const creditNoteNumber = (year: string, count: number): string =>
  `${creditNotesOf(year)}${String(count).padStart(4, '0')}`;

export const creditNotePattern = new RegExp(`^${sign}-\\d{4}-(\\d{4,7})$`);

/** Whether a search may mean a credit note: its letters and the beginning of a year, dictated without dashes. */
export const soundsLikeCreditNote = (signs: string): boolean => new RegExp(`^${sign}\\d`).test(signs);

/** The sequence number of a credit note in its year. Throws for what is none. */
export function creditNoteCount(number: string): number {
  const digits = creditNotePattern.exec(number)?.[1];
  if (digits === undefined) throw new Error(`'${number}' is no number of a credit note.`);
  return Number(digits);
}

/** The ways staff pay when the buyer gives an account: those that need an account, or a name at an agency. */
export const payoutWays = ['bank-transfer', 'cash-agency'] as const satisfies readonly RefundWay[];

export type PayoutWay = (typeof payoutWays)[number];

/** Staff shall send it, and the account is not known: the buyer is asked. */
export const lacksAccount = ({
  state,
  way,
  payout,
}: {
  state: RefundState;
  way: RefundWay;
  payout: unknown;
}): boolean => state === 'due' && payout === null && payoutWays.some((one) => one === way);

/** The buyer sees what was decided; of a refund that was replaced they see its replacement. */
export const isForBuyer = ({ state }: { state: RefundState }): boolean => state !== 'cancelled';

const minuteMs = 60_000;
const waitsMs = [1, 2, 5, 15, 30].map((minutes) => minutes * minuteMs);

/** How long to wait before a gateway is asked again, after so many questions. */
export const refundBackoffMs = (attempts: number): number => waitsMs[attempts - 1] ?? 60 * minuteMs;

/** A request ends by a decision about all that is due, by being declined, or by the buyer taking it back. */
export const requestStates = ['open', 'decided', 'declined', 'withdrawn'] as const;
export type RequestState = (typeof requestStates)[number];

/** The only reasons for which a request in time can be declined (law 31-08); 'other' needs a sentence. */
export const declineReasons = [
  'paid-back-already',
  'asked-by-someone-else',
  'bank-returns-it',
  'other',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** How often one order can be asked back: each time sends two e-mails. */
export const mostRequests = 5;

/** The status of a wholly refunded order as people read it: its money still has to leave, has left, or needs another way. */
export const paidBackStates = ['to-pay-back', 'paid-back', 'pay-back-failed'] as const;
export type PaidBackState = (typeof paidBackStates)[number];

/** A status as people read it; 'Refunded' is to be paid back, of a 'partly-refunded' order only a part of the price. */
export const shownStatuses = [...orderStatuses, 'partly-refunded', 'paid-back', 'pay-back-failed'] as const;
export type ShownStatus = (typeof shownStatuses)[number];

export function shownStatus(
  { status, refundedCentimes }: Pick<Order, 'status' | 'refundedCentimes'>,
  refunds: readonly RefundState[],
): ShownStatus {
  if (status !== 'Refunded') return hasMoney(status) && refundedCentimes > 0 ? 'partly-refunded' : status;
  const state = paidBackStateOf(refunds);
  return state === 'to-pay-back' ? status : state;
}

/** Choosing another way when one fails concerns staff only, and what went back of a part stands by itself on the buyer's page. */
export const shownToBuyer = (shown: ShownStatus, status: OrderStatus): ShownStatus =>
  shown === 'pay-back-failed' || shown === 'partly-refunded' ? status : shown;

/** Of the refunds of a 'Refunded' order; those that were replaced do not count. */
export function paidBackStateOf(states: readonly RefundState[]): PaidBackState {
  if (states.includes('failed')) return 'pay-back-failed';
  return states.some(isOpenRefund) || !states.includes('done') ? 'to-pay-back' : 'paid-back';
}
