/**
 * Codes that lower a price. A coupon and a campaign are never added up: the lower of the two prices counts, once. A coupon
 * is counted from today's price without offers; a price struck through on a page is no campaign.
 */
import type { coupons } from './coupons.table.ts';
import type { Offer } from '../../catalogue/courses/course.ts';
import { takePercentOff } from '../../platform/money/money.ts';
import { canReopen, isPayable, type OrderPrice, orderStatuses } from '../orders/order.ts';
import { normaliseTransferCode } from '../orders/transfer-code.ts';
import type { SoldKind } from '../../academy/settings/sold-kinds.ts';

/**
 * Why a coupon lowers nothing. 'coupon-not-combinable': the running campaign takes off as much or more, and the two are
 * never added up. 'coupon-not-in-parts': the parts of a plan are counted from the full price. 'coupon-made-by-buyer': staff
 * may not use a coupon they made themselves, so that a second person approves each discount. Of a friend's code: 'friend-own' with
 * the phone or the mailbox of its owner, 'friend-first' after an earlier purchase, 'friend-gift' for somebody else.
 */
export const couponRefusals = [
  'coupon-unknown',
  'coupon-not-for-this',
  'coupon-over',
  'coupon-used-up',
  'coupon-used-by-buyer',
  'coupon-made-by-buyer',
  'coupon-not-combinable',
  'coupon-not-in-parts',
  'friend-own',
  'friend-first',
  'friend-gift',
] as const;
export type CouponRefusal = (typeof couponRefusals)[number];

const refusals: ReadonlySet<string> = new Set(couponRefusals);
export const isCouponRefusal = (reason: string): reason is CouponRefusal => refusals.has(reason);

export type CouponKind = 'percent' | 'amount';

/** `months`: of a membership for a time; `owner`: who is signed in, whose own parts lower a bundle. */
export type LoweredItem = { kind: SoldKind; slug: string; months?: number; owner?: string };

/** Everything, everything of a kind, or one item: 'all', 'product', 'course:english-course'. */
export type ScopeEntry = 'all' | SoldKind | `${SoldKind}:${string}`;

export const isLowered = (scope: readonly ScopeEntry[], { kind, slug }: LoweredItem): boolean =>
  scope.some((entry) => entry === 'all' || entry === kind || entry === `${kind}:${slug}`);

export type Coupon = Omit<typeof coupons.$inferSelect, 'formerCourses' | 'createdAt'>;

/** 'bonus': for the first buyers of a course; 'included': part of the course. */
export type RightKind = 'bonus' | 'included';

/** What staff may change of a coupon that was given out. `until`: its last day; '' and null are no limit. */
export type CouponTerms = {
  until: string;
  mostUses: number | null;
  mostPerPerson: number | null;
  scope: readonly string[];
};

/**
 * What gets stricter for somebody who was told the old terms: 'refused' from now on, for some item or for all; or 'sooner',
 * where it still works today and ends earlier, or serves fewer uses.
 */
export function howStricter(
  before: CouponTerms,
  now: CouponTerms,
  { uses, today }: { uses: number; today: string },
): 'refused' | 'sooner' | null {
  const isLower = (was: number | null, is: number | null): boolean => is !== null && is < (was ?? Infinity);
  const covers = (entry: string): boolean =>
    now.scope.some((one) => one === 'all' || one === entry || entry.startsWith(`${one}:`));
  const endsEarlier = now.until !== '' && (before.until === '' || now.until < before.until);
  const hasFewer = isLower(before.mostUses, now.mostUses);
  const isOverNow = endsEarlier && now.until < today;
  if (!before.scope.every(covers) || isOverNow || (hasFewer && (now.mostUses ?? 0) <= uses)) return 'refused';
  return endsEarlier || hasFewer || isLower(before.mostPerPerson, now.mostPerPerson) ? 'sooner' : null;
}

/** Characters accepted in the field of a code, including the spaces of a copied message. */
export const longestTypedCode = 60;

/** What a normalised code may look like. */
export const couponCodePattern = /^[A-Z0-9]{3,24}$/;

/**
 * Equal for every way to type one code: small letters, spaces and dashes, Arabic digits, full-width letters, and letters of
 * another alphabet that look alike, as with transfer codes.
 */
export const normaliseCode = (typed: string): string =>
  normaliseTransferCode(typed.slice(0, longestTypedCode));

/** How often it is used, in all and by the person who asks: by orders whose use counts. */
export type Uses = { inAll: number; byPerson: number };

/**
 * For how long an order that nobody has begun to pay keeps its use from others: enough for a transfer, and too short for
 * somebody who types many addresses to use up a coupon. The buyer keeps the price all the same; it is counted again when
 * they pay.
 */
export const couponHoldHours = 24;

/** The use counts for good: reported as paid, being checked, paid, or refunded. */
export const countingStatuses = orderStatuses.filter((status) => !isPayable(status) && !canReopen(status));

/** The use counts while it is held: the order is open, or was refused and may be paid another way. */
export const heldStatuses = orderStatuses.filter(isPayable);

/** Whether this person has used it as often as allowed. */
export const hasHadShare = ({ mostPerPerson }: Pick<Coupon, 'mostPerPerson'>, { byPerson }: Uses): boolean =>
  mostPerPerson !== null && byPerson >= mostPerPerson;

/**
 * Why it does not lower the price of an item for somebody at an instant; null when it does. By how much is computed by
 * `lowerPrice`.
 */
export function refusalOf(
  coupon: Coupon | null,
  { item, now, uses }: { item: LoweredItem; now: Date; uses: Uses },
): CouponRefusal | null {
  // A coupon that has not begun yet stays secret.
  if (coupon === null || now < coupon.startsAt) return 'coupon-unknown';
  if (coupon.closedAt !== null || (coupon.endsAt !== null && now >= coupon.endsAt)) return 'coupon-over';
  if (!isLowered(coupon.scope, item)) return 'coupon-not-for-this';
  if (hasHadShare(coupon, uses)) return 'coupon-used-by-buyer';
  if (coupon.mostUses !== null && uses.inAll >= coupon.mostUses) return 'coupon-used-up';
  return null;
}

/** Banks move at least 1.00 MAD: where a coupon would leave less, but not zero, this is left. */
export const leastLeftCentimes = 100;

/** The price with the coupon alone, centimes of MAD: never above the price, and zero only where it takes all of it off. */
export function withCoupon(
  { kind, value }: Pick<Coupon, 'kind' | 'value'>,
  listPriceCentimes: number,
): number {
  const lowered = kind === 'percent' ? takePercentOff(listPriceCentimes, value) : listPriceCentimes - value;
  return lowered <= 0 ? 0 : Math.min(listPriceCentimes, Math.max(leastLeftCentimes, lowered));
}

/**
 * The price with a coupon, or null where today's price is as low or lower without it: then the coupon is not used. Where the
 * coupon is better it replaces the campaign.
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

/** What staff take off one order: centimes of MAD, or per cent of its list price. */
export type OffByHand = { centimes: number } | { percent: number };

/** The price of an order that staff lower; something has to be taken off, and something stays to be paid. */
export function lowerByHand(
  { listPriceCentimes, discountCentimes, amountCentimes }: OrderPrice,
  off: OffByHand,
): Pick<OrderPrice, 'discountCentimes' | 'amountCentimes'> | 'nothing-taken-off' | 'nothing-to-pay' {
  const centimes =
    'centimes' in off ? off.centimes : listPriceCentimes - takePercentOff(listPriceCentimes, off.percent);
  if (centimes <= 0) return 'nothing-taken-off';
  if (centimes >= amountCentimes) return 'nothing-to-pay';
  return { discountCentimes: discountCentimes + centimes, amountCentimes: amountCentimes - centimes };
}

/** The status of a coupon, for staff. */
export type CouponStatus = 'not-yet' | 'running' | 'used-up' | 'over' | 'closed';

export function statusOf(coupon: Coupon, uses: number, now: Date): CouponStatus {
  if (coupon.closedAt !== null) return 'closed';
  if (coupon.endsAt !== null && now >= coupon.endsAt) return 'over';
  if (coupon.mostUses !== null && uses >= coupon.mostUses) return 'used-up';
  return now < coupon.startsAt ? 'not-yet' : 'running';
}
