/** Whether an item can be bought now, and for how much: checked when an order is placed and when one is opened again. */
import { inEach } from '../../platform/i18n/locale.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { type Buying, notSellable, type OrderedItem, type SellableAnswer } from '../orders/sellable.ts';
import { sellConsultation } from '../hours/hold-hour.service.ts';
import { sellInstalment } from '../instalments/instalment-plans.service.ts';
import {
  isStillSample,
  readBundle,
  readCampaigns,
  readCourse,
  readProduct,
  readSettings,
} from '../../academy/content/content.service.ts';
import {
  membership,
  membershipName,
  membershipPrice,
  membershipRefundDays,
} from '../../academy/settings/membership.ts';
import { expiryAfter, fullPrice, priceOf } from '../orders/order.ts';
import { priceWithCoupon } from '../coupons/coupon-uses.service.ts';
import { priceWithFriend, withCredit } from '../friends/friend-price.service.ts';
import { type Course, isOnSale, isSoldByCohort, offerFor } from '../../catalogue/courses/course.ts';
import { chooseCohort, type CohortOnOffer, hasSeat } from '../../catalogue/courses/cohort.ts';
import { readJoinableOf } from '../cohorts/cohorts.service.ts';
import { startsSoon } from '../orders/refund.ts';
import { beginningFor } from '../cohorts/beginning.service.ts';
import { lockStock } from '../orders/entitlements.service.ts';
import { termsOf } from '../../catalogue/courses/instalment-terms.ts';
import { bundleOnOffer } from '../orders/bundle-parts.service.ts';
import { bundleRefundDays } from '../../catalogue/shop/bundle.ts';
import { readSeatsLeft } from '../orders/seats.service.ts';
import { whyNotEarly } from './early-link.service.ts';

type CourseItem = Extract<OrderedItem, { kind: 'course' }>;

/** Why the private link of somebody who waited does not open the course yet; null when it does. */
const whyClosedForLink = async (tx: Handle, { slug, early }: CourseItem, { email, now, orderId }: Buying) =>
  early === undefined
    ? 'not-on-sale'
    : whyNotEarly(tx, { courseSlug: slug, entryId: early, email, now, besides: orderId });

const isFull = async (tx: Handle, course: Course): Promise<boolean> =>
  (await readSeatsLeft(tx, course)) === 0;

type Seat = { ok: true; cohort: CohortOnOffer | null } | Extract<SellableAnswer, { ok: false }>;

/** A free seat: in the chosen group, or in the course where it has no groups. */
async function findSeat(
  tx: Handle,
  course: Course,
  { cohort: wanted }: CourseItem,
  now: Date,
): Promise<Seat> {
  if (!isSoldByCohort(course))
    return (await isFull(tx, course)) ? notSellable('sold-out') : { ok: true, cohort: null };
  const onOffer = await readJoinableOf(tx, course.slug, now);
  if (onOffer.length === 0) return notSellable('not-on-sale');
  if (!onOffer.some(hasSeat)) return notSellable('sold-out');
  const chosen = chooseCohort(onOffer, wanted);
  return chosen.ok ? chosen : notSellable(chosen.reason);
}

/**
 * Refused when every seat is taken by a confirmed order. An unpaid order holds no seat, so the last seat can be paid twice;
 * a real payment is never refused for that, its confirmation is marked 'oversold' instead.
 */
async function sellCourse(tx: Handle, item: CourseItem, buying: Buying): Promise<SellableAnswer> {
  const { slug, coupon } = item;
  const { email, now, orderId, isPractice } = buying;
  const course = await readCourse(tx, slug);
  if (!course) return notSellable('course-not-found');
  const offer = offerFor(course, await readCampaigns(tx), now);
  // A private link opens only a course that is coming soon, not a closed one.
  if (course.priceCentimes === null || !offer || course.closedForSale === true)
    return notSellable('not-on-sale');
  const closed = isOnSale(course) ? null : await whyClosedForLink(tx, item, buying);
  if (closed !== null) return notSellable(closed);
  const seat = await findSeat(tx, course, item, now);
  if (!seat.ok) return seat;
  if ((coupon?.trim() ?? '') !== '' && item.byInstalments) return notSellable('coupon-not-in-parts');
  const today = priceOf(course.priceCentimes, offer);
  const asked = { coupon, item, price: today, email, now, orderId, isPractice };
  const lowered =
    (await priceWithFriend(tx, asked, buying)) ?? (await priceWithCoupon(tx, asked, { hold: true }));
  if (!lowered.ok) return notSellable(lowered.reason);
  const terms = item.byInstalments ? termsOf(course) : null;
  if (item.byInstalments && terms === null) return notSellable('not-on-sale');
  // A plan in parts has its own sum: no campaign lowers it.
  const paid =
    terms === null
      ? await withCredit(tx, lowered.price, { wanted: item.credit, buying })
      : { price: fullPrice(terms.depositCentimes) };
  const { price } = paid;
  if (price.amountCentimes === 0) {
    // A free order is confirmed at once: of two who want the last seat the second is refused, never oversold.
    await lockStock(tx, slug);
    const still = await findSeat(tx, course, { ...item, cohort: seat.cohort?.id ?? item.cohort }, now);
    if (!still.ok) return still;
  }
  const { orderExpiryDays, refundPolicy } = await readSettings(tx);
  return {
    ok: true,
    name: inEach((one) => course.words[one].name),
    ...paid,
    expiresAt: expiryAfter(now, orderExpiryDays),
    refundDays: refundPolicy.courseDays,
    beginsSoon: seat.cohort === null || startsSoon(seat.cohort.startsOn, now, refundPolicy.courseDays),
    ...(await beginningFor(tx, course, seat.cohort)),
  };
}

/** A product of the shop; a free one is requested, not ordered. */
async function sellProduct(
  tx: Handle,
  item: Extract<OrderedItem, { kind: 'product' }>,
  { email, now, orderId, isPractice }: Buying,
): Promise<SellableAnswer> {
  const { slug, coupon } = item;
  const product = await readProduct(tx, slug);
  if (!product) return notSellable('course-not-found');
  if (product.isFree || product.files === null) return notSellable('not-on-sale');
  const { orderExpiryDays, refundPolicy } = await readSettings(tx);
  const price = fullPrice(product.priceCentimes);
  const lowered = await priceWithCoupon(
    tx,
    { coupon, item, price, email, now, orderId, isPractice },
    { hold: true },
  );
  if (!lowered.ok) return notSellable(lowered.reason);
  return {
    ok: true,
    name: inEach((one) => product.words[one].name),
    price: lowered.price,
    expiresAt: expiryAfter(now, orderExpiryDays),
    refundDays: refundPolicy.shopDays,
    beginsSoon: true,
  };
}

/** A bundle: whole or not at all, but for what its buyer has already. The shortest of its parts' promises counts for all. */
async function sellBundle(
  tx: Handle,
  item: Extract<OrderedItem, { kind: 'bundle' }>,
  { email, now, owner, orderId, isPractice, forReal }: Buying,
): Promise<SellableAnswer> {
  const bundle = await readBundle(tx, item.slug);
  if (!bundle) return notSellable('course-not-found');
  const { kept, coupon } = item;
  const offer = await bundleOnOffer(tx, bundle, { now, owner, kept });
  const wanted = offer.parts.filter(({ isOwned }) => !isOwned);
  if (offer.missing.length > 0 || wanted.length === 0 || (kept && wanted.length < kept.length))
    return notSellable('not-on-sale');
  for (const part of forReal ? wanted : [])
    if (await isStillSample(tx, part)) return notSellable('not-on-sale');
  const price = fullPrice(offer.priceCentimes);
  const lowered = await priceWithCoupon(
    tx,
    { coupon, item, price, email, now, orderId, isPractice },
    { hold: true },
  );
  if (!lowered.ok) return notSellable(lowered.reason);
  const { orderExpiryDays, refundPolicy } = await readSettings(tx);
  return {
    ok: true,
    name: inEach((one) => bundle.words[one].name),
    price: lowered.price,
    expiresAt: expiryAfter(now, orderExpiryDays),
    refundDays: bundleRefundDays(wanted, refundPolicy),
    beginsSoon: true,
    parts: wanted.map(({ kind, slug, shareCentimes }) => ({ kind, slug, centimes: shareCentimes })),
  };
}

/** One membership, at the price of the settings for its length; no campaign lowers it, a code may. */
async function sellMembership(
  tx: Handle,
  item: Extract<OrderedItem, { kind: 'membership' }>,
  { email, now, orderId, isPractice }: Buying,
): Promise<SellableAnswer> {
  const { slug, coupon, months, isRenewal = false } = item;
  if (slug !== membership.slug) return notSellable('course-not-found');
  const settings = await readSettings(tx);
  const centimes = membershipPrice(settings, months);
  if (centimes === null) return notSellable('not-on-sale');
  const price = fullPrice(centimes);
  const lowered = await priceWithCoupon(
    tx,
    { coupon, item, price, email, now, orderId, isPractice },
    { hold: true },
  );
  if (!lowered.ok) return notSellable(lowered.reason);
  return {
    ok: true,
    name: membershipName(months),
    price: lowered.price,
    expiresAt: expiryAfter(now, settings.orderExpiryDays),
    refundDays: membershipRefundDays(settings.refundPolicy.communityDays, months),
    beginsSoon: !isRenewal,
    ...(months !== undefined && { months }),
  };
}

/**
 * Locks what is scarce until the transaction ends, so that two who buy the same hour or the last use of a coupon at once
 * come one after the other. Test orders have their own service. Real people are sold nothing of the sample.
 */
export async function readSellable(tx: Handle, item: OrderedItem, buying: Buying): Promise<SellableAnswer> {
  if (buying.forReal && item.kind !== 'instalment' && (await isStillSample(tx, item)))
    return notSellable('not-on-sale');
  switch (item.kind) {
    case 'course':
      return sellCourse(tx, item, buying);
    case 'membership':
      return sellMembership(tx, item, buying);
    case 'product':
      return sellProduct(tx, item, buying);
    case 'bundle':
      return sellBundle(tx, item, buying);
    case 'consultation':
      return sellConsultation(tx, item, buying);
    case 'instalment':
      return sellInstalment(tx, item, buying);
  }
}
