/**
 * Codes that lower the price of what is sold. A coupon and a campaign are never added up: the lower of the two prices counts,
 * once. A price that stands struck through is no campaign; a coupon always counts from the price of today without offers.
 */
import type { coupons } from './coupons.table.ts';
import type { Offer } from '../courses/course.ts';
import { takePercentOff } from '../../platform/money/money.ts';
import { canReopen, isPayable, type OrderPrice, orderStatuses } from '../orders/order.ts';
import { normaliseTransferCode } from '../transfers/transfer-code.ts';

/**
 * Why a coupon lowers nothing. 'coupon-not-combinable': what runs now takes off as much or more, and is never added up.
 * 'coupon-not-in-parts': the parts of a plan are counted from the whole price. 'coupon-made-by-her': a colleague gives, or
 * nobody would have looked at what she gives herself.
 */
export const couponRefusals = [
  'coupon-unknown',
  'coupon-not-for-this',
  'coupon-over',
  'coupon-used-up',
  'coupon-used-by-her',
  'coupon-made-by-her',
  'coupon-not-combinable',
  'coupon-not-in-parts',
] as const;
export type CouponRefusal = (typeof couponRefusals)[number];

const refusals: ReadonlySet<string> = new Set(couponRefusals);
export const isCouponRefusal = (reason: string): reason is CouponRefusal => refusals.has(reason);

export type CouponKind = 'percent' | 'amount';

/** What a coupon can lower: what is ordered at a price of its own. */
export const loweredKinds = ['course', 'membership', 'product', 'consultation'] as const;
export type LoweredKind = (typeof loweredKinds)[number];
export type LoweredItem = { kind: LoweredKind; slug: string };

/** Everything, everything of a kind, or one thing: 'all', 'product', 'course:english-course'. */
export type ScopeEntry = 'all' | LoweredKind | `${LoweredKind}:${string}`;

export const isLowered = (scope: readonly ScopeEntry[], { kind, slug }: LoweredItem): boolean =>
  scope.some((entry) => entry === 'all' || entry === kind || entry === `${kind}:${slug}`);

export type Coupon = Omit<typeof coupons.$inferSelect, 'formerCourses' | 'createdAt'>;

/** 'bonus': for the first who bought; 'included': part of the course. */
export type RightKind = 'bonus' | 'included';

/** What may be typed into the field of a code, the spaces of a copied message included. */
export const longestTypedCode = 60;

/** What a code may look like, once it is normalised. */
export const couponCodePattern = /^[A-Z0-9]{3,24}$/;

/**
 * One code, however it is typed: small letters, spaces and dashes, digits as an Arabic keyboard writes them, wide letters,
 * and letters of another alphabet that are drawn alike, as with the codes of transfers.
 */
export const normaliseCode = (typed: string): string =>
  normaliseTransferCode(typed.slice(0, longestTypedCode));

/** How often it is in use: by orders whose use counts. */
export type Uses = { inAll: number; byHer: number };

/**
 * So long an order that nobody has begun to pay keeps its use from others: time enough for a transfer, and too short for
 * somebody who types another person's address, or many, to take everybody's share away. She keeps her price all the same;
 * it is counted again when she pays.
 */
export const couponHoldHours = 24;

/** Whose use counts for good: said to be paid, being checked, paid, or paid back. */
export const countingStatuses = orderStatuses.filter((status) => !isPayable(status) && !canReopen(status));

/** Whose use counts while it is held: what is open, or was refused and may be paid another way at once. */
export const heldStatuses = orderStatuses.filter(isPayable);

/** Whether one person has had her share. */
export const hasHadShare = ({ mostPerPerson }: Pick<Coupon, 'mostPerPerson'>, { byHer }: Uses): boolean =>
  mostPerPerson !== null && byHer >= mostPerPerson;

/** Whether it lowers the price of an item for somebody at an instant; null when it does. What it takes off is asked of `lowerPrice`. */
export function refusalOf(
  coupon: Coupon | null,
  { item, now, uses }: { item: LoweredItem; now: Date; uses: Uses },
): CouponRefusal | null {
  // One that has not begun is nobody's business yet.
  if (coupon === null || now < coupon.startsAt) return 'coupon-unknown';
  if (coupon.closedAt !== null || (coupon.endsAt !== null && now >= coupon.endsAt)) return 'coupon-over';
  if (!isLowered(coupon.scope, item)) return 'coupon-not-for-this';
  if (hasHadShare(coupon, uses)) return 'coupon-used-by-her';
  if (coupon.mostUses !== null && uses.inAll >= coupon.mostUses) return 'coupon-used-up';
  return null;
}

/** No bank moves less than 1.00 MAD: where a coupon leaves less, and not nothing, this is left. */
export const leastLeftCentimes = 100;

/** What is to pay with the coupon alone, centimes of MAD: never above the price, and nothing only where it takes all of it off. */
export function withCoupon(
  { kind, value }: Pick<Coupon, 'kind' | 'value'>,
  listPriceCentimes: number,
): number {
  const lowered = kind === 'percent' ? takePercentOff(listPriceCentimes, value) : listPriceCentimes - value;
  return lowered <= 0 ? 0 : Math.min(listPriceCentimes, Math.max(leastLeftCentimes, lowered));
}

/**
 * The price with a coupon, or null where today's price is as low or lower without it: then the coupon is not counted.
 * Where the coupon is better it takes the campaign's place.
 */
export function lowerPrice(
  coupon: Pick<Coupon, 'kind' | 'value' | 'code'>,
  listPriceCentimes: number,
  offer: Pick<Offer, 'priceCentimes'>,
): OrderPrice | null {
  const amountCentimes = withCoupon(coupon, listPriceCentimes);
  if (amountCentimes >= offer.priceCentimes) return null;
  return {
    listPriceCentimes,
    discountCentimes: listPriceCentimes - amountCentimes,
    amountCentimes,
    campaignSlug: null,
    couponCode: coupon.code,
  };
}

/** How a coupon stands, for those who made it. */
export type CouponStatus = 'not-yet' | 'running' | 'used-up' | 'over' | 'closed';

export function statusOf(coupon: Coupon, uses: number, now: Date): CouponStatus {
  if (coupon.closedAt !== null) return 'closed';
  if (coupon.endsAt !== null && now >= coupon.endsAt) return 'over';
  if (coupon.mostUses !== null && uses >= coupon.mostUses) return 'used-up';
  return now < coupon.startsAt ? 'not-yet' : 'running';
}

/** No letters and digits that are taken for one another when somebody reads a code aloud. */
const clearSigns = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code nobody guesses: eight signs of thirty-two, from as many bytes. */
export const codeFromBytes = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, 8)].map((byte) => clearSigns[byte % clearSigns.length]).join('');
