/** Whether an item can be bought now, and for how much: checked when an order is placed and when one is opened again. */
import type { Handle } from '../../platform/db/handle.ts';
import { notSellable, type OrderedItem, type SellableAnswer } from '../orders/sellable.ts';
import { sellConsultation } from '../hours/hold-hour.service.ts';
import { sellInstalment } from '../instalments/instalment-plans.service.ts';
import {
  readCampaigns,
  readCourse,
  readProduct,
  readSettings,
  isStillSample,
} from '../../academy/content/content.service.ts';
import { membership } from '../../academy/settings/membership.ts';
import { expiryAfter, fullPrice, priceOf } from '../orders/order.ts';
import { findCoupon, isAnothers, priceWithCoupon } from '../coupons/coupons.store.ts';
import { offerFor, type Course, isOnSale, isSoldByCohort } from '../../catalogue/courses/course.ts';
import { chooseCohort, type CohortOnOffer, hasSeat } from '../../catalogue/courses/cohort.ts';
import { readJoinableOf } from '../cohorts/cohorts.service.ts';
import { mailboxOf } from '../../platform/people/mailbox.ts';
import {
  isAhead,
  readOpening,
  findEntry,
  findEntryOfOrder,
  lockEntry,
  type WaitlistEntry,
} from '../../catalogue/applicants/waitlist.service.ts';
import { startsSoon } from '../orders/refund.ts';
import { beginningFor } from '../cohorts/beginning.store.ts';
import { findOrder } from '../orders/orders.service.ts';
import { lockStock } from '../orders/entitlements.service.ts';
import { termsOf } from '../../catalogue/courses/instalment-terms.ts';
import { readSeatsLeft } from '../orders/course-seats.service.ts';

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
  const lowered = await priceWithCoupon(
    tx,
    { coupon, item, price: today, email, now, orderId, isPractice },
    { hold: true },
  );
  if (!lowered.ok) return notSellable(lowered.reason);
  const terms = item.byInstalments ? termsOf(course) : null;
  if (item.byInstalments && terms === null) return notSellable('not-on-sale');
  // A plan in parts has its own sum: no campaign lowers it.
  const price = terms === null ? lowered.price : fullPrice(terms.depositCentimes);
  if (price.amountCentimes === 0) {
    // A free order is confirmed at once: of two who want the last seat the second is refused, never oversold.
    await lockStock(tx, slug);
    const still = await findSeat(tx, course, { ...item, cohort: seat.cohort?.id ?? item.cohort }, now);
    if (!still.ok) return still;
  }
  const { orderExpiryDays, refundPolicy } = await readSettings(tx);
  return {
    ok: true,
    name: { en: course.words.en.name, ar: course.words.ar.name },
    price,
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
    name: { en: product.words.en.name, ar: product.words.ar.name },
    price: lowered.price,
    expiresAt: expiryAfter(now, orderExpiryDays),
    refundDays: refundPolicy.shopDays,
    beginsSoon: true,
  };
}

/** One membership, at the price of the settings; no campaign lowers it, a code may. */
async function sellMembership(
  tx: Handle,
  item: Extract<OrderedItem, { kind: 'membership' }>,
  { email, now, orderId, isPractice }: Buying,
): Promise<SellableAnswer> {
  const { slug, coupon } = item;
  if (slug !== membership.slug) return notSellable('course-not-found');
  const { membershipPriceCentimes, orderExpiryDays, refundPolicy } = await readSettings(tx);
  const price = fullPrice(membershipPriceCentimes);
  const lowered = await priceWithCoupon(
    tx,
    { coupon, item, price, email, now, orderId, isPractice },
    { hold: true },
  );
  if (!lowered.ok) return notSellable(lowered.reason);
  return {
    ok: true,
    name: membership.name,
    price: lowered.price,
    expiresAt: expiryAfter(now, orderExpiryDays),
    refundDays: refundPolicy.communityDays,
    beginsSoon: true,
  };
}

/** Who buys, and when: a coupon counts by address, and an order that is opened again keeps what it holds. */
export type Buying = {
  /** Lower case. */
  email: string;
  /** As in the action. */
  caller: string | undefined;
  /** As in the action. */
  isPractice?: boolean | undefined;
  /** As in the action. */
  forReal?: boolean | undefined;
  now: Date;
  /** The order that is opened again. */
  orderId?: string;
};

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
    case 'consultation':
      return sellConsultation(tx, item, buying);
    case 'instalment':
      return sellInstalment(tx, item, buying);
  }
}

/** Whether the entry has made an order that is still valid, other than `besides`. */
async function isUsedUp(db: Handle, { orderId }: WaitlistEntry, besides?: string): Promise<boolean> {
  if (orderId === null || orderId === besides) return false;
  const order = await findOrder(db, orderId);
  // An order that retention has deleted had ended without a payment.
  return order !== null && order.status !== 'Cancelled' && order.status !== 'Expired';
}

const isTheirs = (entry: WaitlistEntry, email: string): boolean =>
  mailboxOf(entry.email) === mailboxOf(email);

type Ordering = {
  courseSlug: string;
  entryId: string;
  email: string;
  now: Date;
  besides?: string | undefined;
};

/**
 * Why an entry's private link does not let `email` order now; null when it does. A link makes one order, for the mailbox it
 * was sent to; an order that ended without a payment does not count. Locks the entry, so that of two orders at once the
 * second sees the first.
 */
async function whyNotEarly(
  tx: Handle,
  { courseSlug, entryId, email, now, besides }: Ordering,
): Promise<'not-on-sale' | 'early-other-address' | null> {
  if (!isAhead(await readOpening(tx, courseSlug), now)) return 'not-on-sale';
  const entry = await lockEntry(tx, entryId);
  if (entry === null || entry.courseSlug !== courseSlug || (await isUsedUp(tx, entry, besides)))
    return 'not-on-sale';
  return isTheirs(entry, email) ? null : 'early-other-address';
}

/**
 * Whether an order may be changed to this address: an order by a private link keeps its mailbox while the course is not open
 * to everybody, and a right belongs to its owner.
 */
export async function mayHaveAddress(
  tx: Handle,
  order: { id: string; itemSlug: string; couponCode: string | null },
  { email, now }: { email: string; now: Date },
): Promise<boolean> {
  const coupon = order.couponCode === null ? null : await findCoupon(tx, order.couponCode);
  if (coupon && (await isAnothers(tx, coupon, email))) return false;
  const entryId = await findEntryOfOrder(tx, order.id);
  const entry = entryId === null ? null : await findEntry(tx, entryId);
  if (entry === null || isTheirs(entry, email)) return true;
  return !isAhead(await readOpening(tx, order.itemSlug), now);
}

export type EarlyLink = {
  /** 'used': it has made an order; 'waiting': the course is open to nobody yet, or to everybody. */
  status: 'open' | 'used' | 'waiting';
  /** From when everybody can order; null when it is open to nobody ahead of others. */
  publicAt: Date | null;
  /** As in the e-mail to this person; without the phone, because e-mails are passed on. */
  name: string;
  email: string;
};

/** The status of an entry's link, for the page it leads to. Null for an entry that was deleted, or of another course. */
export async function readEarlyLink(
  db: Handle,
  { courseSlug, entryId, now }: { courseSlug: string; entryId: string; now: Date },
): Promise<EarlyLink | null> {
  const [entry, opening] = await Promise.all([findEntry(db, entryId), readOpening(db, courseSlug)]);
  if (entry === null || entry.courseSlug !== courseSlug) return null;
  const { name, email } = entry;
  if (await isUsedUp(db, entry)) return { status: 'used', publicAt: null, name, email };
  const ahead = isAhead(opening, now) ? opening : null;
  return { status: ahead ? 'open' : 'waiting', publicAt: ahead?.publicAt ?? null, name, email };
}
