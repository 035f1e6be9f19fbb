/**
 * What a friend's code takes off and brings, and what is left of a learner's credit. Centimes of MAD; days are 'YYYY-MM-DD' in
 * Morocco. Credit comes from a friend's own first purchase alone: nothing comes of those whom she brings.
 */
import type { AcademySettings } from '../../academy/settings/settings.ts';
import { addDays } from '../../platform/time/calendar-date.ts';
import { leastLeftCentimes } from '../coupons/coupon.ts';
import type { OrderStatus } from '../orders/order.ts';

/** `percentOff`: for the friend. Of the credit either a part of what she pays, or an amount. */
export type FriendTerms = {
  percentOff: number;
  creditPercent: number;
  creditCentimes: number | null;
  creditDays: number;
};

/** Null while staff have not switched it on. */
export const friendTermsOf = ({
  friendPercent,
  friendCreditPercent = 10,
  friendCreditCentimes,
  friendCreditDays = 365,
}: Pick<
  AcademySettings,
  'friendPercent' | 'friendCreditPercent' | 'friendCreditCentimes' | 'friendCreditDays'
>): FriendTerms | null =>
  friendPercent
    ? {
        percentOff: friendPercent,
        creditPercent: friendCreditPercent,
        creditCentimes: friendCreditCentimes ?? null,
        creditDays: friendCreditDays,
      }
    : null;

/** Promised for an order of this amount: never more than the friend pays. Rounded down. */
export const creditFor = (
  { creditPercent, creditCentimes }: Pick<FriendTerms, 'creditPercent' | 'creditCentimes'>,
  amountCentimes: number,
): number => Math.min(amountCentimes, creditCentimes ?? Math.floor((amountCentimes * creditPercent) / 100));

/** Why an order by a code brings no credit, or none yet. */
export const creditHolds = [
  'unpaid',
  'own',
  'not-first',
  'refunded',
  'disputed',
  'asked-back',
  'refund-period',
  'closed',
] as const;
export type CreditHold = (typeof creditHolds)[number];

export type FriendOrder = {
  status: OrderStatus;
  amountCentimes: number;
  refundedCentimes: number;
  isDisputed: boolean;
  isAskedBack: boolean;
  /** The last day on which its buyer may ask for the money; null while nothing is known of a payment. */
  lastDay: string | null;
  /** Placed with a phone or from a mailbox of the code's owner. */
  isOwn: boolean;
  /** By somebody who used a friend's code before. */
  isSecond: boolean;
  /** The day on which staff closed the code. */
  closedOn: string | null;
  creditCentimes: number;
  creditDays: number;
};

/** Credit with its first and its last day. */
export type Lot = { centimes: number; from: string; until: string };

function holdOf(order: FriendOrder, today: string): CreditHold | null {
  if (order.status === 'Refunded' || order.refundedCentimes >= order.amountCentimes) return 'refunded';
  if (order.status !== 'Payment Confirmed') return 'unpaid';
  if (order.isOwn) return 'own';
  if (order.isSecond) return 'not-first';
  if (order.isDisputed) return 'disputed';
  if (order.isAskedBack) return 'asked-back';
  if (order.closedOn !== null && (order.lastDay === null || order.closedOn <= order.lastDay)) return 'closed';
  return order.lastDay === null || order.lastDay >= today ? 'refund-period' : null;
}

/** What an order by a code brings on a day: its credit, or why there is none. Of what partly went back, its part is left. */
export function creditOf(order: FriendOrder, today: string): Lot | CreditHold {
  const hold = holdOf(order, today);
  if (hold !== null || order.lastDay === null) return hold ?? 'refund-period';
  const { amountCentimes, refundedCentimes, creditCentimes, creditDays } = order;
  const left = Math.floor((creditCentimes * (amountCentimes - refundedCentimes)) / amountCentimes);
  const from = addDays(order.lastDay, 1);
  return { centimes: left, from, until: addDays(from, creditDays) };
}

export type Spend = { centimes: number; on: string };

/** `centimes` is below zero where credit was spent whose order was refunded later: the next credit makes up for it. */
export type Account<Of extends Lot = Lot> = { centimes: number; lots: Of[] };

/** What is left on a day of each: what ends first is spent first. Credit that was taken back after it was spent is owed by what comes. */
export function accountOf<Of extends Lot>(
  lots: readonly Of[],
  spends: readonly Spend[],
  today: string,
): Account<Of> {
  const left = lots.filter(({ from }) => from <= today).map((lot) => ({ ...lot }));
  const inTurn = left.toSorted((a, b) => a.until.localeCompare(b.until));
  let owed = 0;
  for (const { centimes, on } of spends.toSorted((a, b) => a.on.localeCompare(b.on))) {
    let open = centimes;
    const alive = inTurn.filter(({ until }) => until >= on);
    for (const lot of [...alive.filter(({ from }) => from <= on), ...alive]) {
      const taken = Math.min(lot.centimes, open);
      lot.centimes -= taken;
      open -= taken;
    }
    owed += open;
  }
  const usable = inTurn.filter(({ centimes, until }) => centimes > 0 && until >= today);
  return { centimes: usable.reduce((sum, { centimes }) => sum + centimes, 0) - owed, lots: usable };
}

/** How much of the credit a price takes: all of the price, or so that banks can still move the rest. */
export function spendable(priceCentimes: number, creditCentimes: number): number {
  const spent = Math.max(0, Math.min(priceCentimes, creditCentimes));
  const rest = priceCentimes - spent;
  return rest > 0 && rest < leastLeftCentimes ? Math.max(0, priceCentimes - leastLeftCentimes) : spent;
}

/** From how many days before its end the owner is told once. */
export const remindBeforeDays = 14;
