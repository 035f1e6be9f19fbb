/** What may be paid back of an order, and until when its buyer may ask for it by right. */
import type { AcademySettings } from '../settings/settings.ts';
import { addDays, dateInMorocco } from '../../platform/time/calendar-date.ts';
import { nextStatus, type Order } from '../orders/order.ts';

export type RefundStanding = {
  /** Centimes of MAD that are not paid back yet; 0 for an order without money. */
  leftCentimes: number;
  /** The days she was promised. */
  days: number;
  /** The last day on which she may ask, 'YYYY-MM-DD' in Morocco; null while nothing is known of a payment. */
  lastDay: string | null;
  /** Paid back later than that it is goodwill, which the academy may always show. */
  isByRight: boolean;
};

/** Days from the payment, as promised when the order was placed; orders from before this was kept have today's. */
export const refundDaysOf = (
  { refundDays, itemKind }: Pick<Order, 'refundDays' | 'itemKind'>,
  { refundPolicy }: Pick<AcademySettings, 'refundPolicy'>,
): number => {
  if (refundDays !== null) return refundDays;
  if (itemKind === 'membership') return refundPolicy.communityDays;
  return itemKind === 'product' ? refundPolicy.shopDays : refundPolicy.courseDays;
};

/** Centimes of MAD. What was promised back counts as gone, whether or not it has arrived. */
export const leftToPayBack = ({
  status,
  amountCentimes,
  refundedCentimes,
}: Pick<Order, 'status' | 'amountCentimes' | 'refundedCentimes'>): number =>
  nextStatus(status, 'refund') === null ? 0 : Math.max(0, amountCentimes - refundedCentimes);

/** The last day counts whole: a payment of the 1st with 7 days can be asked back until the end of the 8th. */
export function refundStanding(
  order: Pick<Order, 'status' | 'itemKind' | 'amountCentimes' | 'refundedCentimes' | 'refundDays'>,
  settings: Pick<AcademySettings, 'refundPolicy'>,
  /** `until`: of what counts hours before a date, the last instant; days from the payment do not count for it. */
  { paidAt, now, until }: { paidAt: Date | null; now: Date; until?: Date | null },
): RefundStanding {
  const days = refundDaysOf(order, settings);
  if (until) {
    const leftCentimes = leftToPayBack(order);
    return { leftCentimes, days, lastDay: dateInMorocco(until), isByRight: now <= until };
  }
  const lastDay = paidAt && addDays(dateInMorocco(paidAt), days);
  return {
    leftCentimes: leftToPayBack(order),
    days,
    lastDay,
    isByRight: lastDay !== null && dateInMorocco(now) <= lastDay,
  };
}

export const payingEvents = ['capture-card', 'record-payment', 'confirm'] as const;
const paying: ReadonlySet<string> = new Set(payingEvents);

/** When the money came in: the first line of the history that says so. */
export const paidAtOf = (history: readonly { event: string; at: Date }[]): Date | null =>
  history.find(({ event }) => paying.has(event))?.at ?? null;

/**
 * What a buyer can ask back without writing to anybody. 'too-late': the promise has passed. 'none': nothing is due, or
 * another rule holds: a consultation is given back on its own page, and a test order is nobody's.
 */
export const askingOf = (
  { itemKind }: Pick<Order, 'itemKind'>,
  { dueCentimes, isByRight, lastDay }: { dueCentimes: number; isByRight: boolean; lastDay: string | null },
): 'may-ask' | 'too-late' | 'none' => {
  if (dueCentimes <= 0 || itemKind === 'consultation' || itemKind === 'test' || lastDay === null)
    return 'none';
  return isByRight ? 'may-ask' : 'too-late';
};
