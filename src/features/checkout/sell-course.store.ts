/** A course, at today's price. */
import type { Handle } from '../../platform/db/handle.ts';
import { offerFor } from '../courses/campaign.ts';
import { readCampaigns, readCourse, readSettings } from '../catalogue/catalogue.store.ts';
import { chooseCohort, hasSeat, type CohortOnOffer } from '../cohorts/cohort.ts';
import { readJoinableOf } from '../cohorts/cohorts.service.ts';
import { isOnSale, isSoldByCohort, type Course } from '../courses/course.ts';
import { termsOf } from '../instalments/instalment-terms.ts';
import type { OrderedItem } from '../orders/ordered-item.ts';
import { expiryAfter, fullPrice, priceOf } from '../orders/priced-order.ts';
import { countConfirmedOrdersOf, seatsLeftOf } from '../courses/seats.store.ts';
import { lockPool } from '../access/access.store.ts';
import { whyNotEarly } from './early-order.store.ts';
import { priceWithCoupon } from './price-with-coupon.store.ts';
import type { Buying } from './sellable.store.ts';
import { notSellable, type SellableAnswer } from './sellable.ts';

type CourseItem = Extract<OrderedItem, { kind: 'course' }>;

/** Before everybody else: by the private link of somebody who waited for it. Null when it is open to her. */
const whyClosedToHer = async (tx: Handle, { slug, early }: CourseItem, { email, now, orderId }: Buying) =>
  early === undefined
    ? 'not-on-sale'
    : whyNotEarly(tx, { courseSlug: slug, entryId: early, email, now, besides: orderId });

const isFull = async (tx: Handle, { slug, capacity }: Pick<Course, 'slug' | 'capacity'>): Promise<boolean> =>
  capacity !== null && seatsLeftOf(capacity, await countConfirmedOrdersOf(tx, slug)) === 0;

type Seat = { ok: true; cohort: CohortOnOffer | null } | Extract<SellableAnswer, { ok: false }>;

/** A seat that is free now: in the group that was chosen, or among the course's places where it has no groups. */
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
 * Seats: refused when every place is taken by a confirmed order. An unpaid order holds no place, so the last place can be
 * paid twice; money that was really paid is never refused for that, the confirmation is marked 'oversold' instead.
 */
export async function sellCourse(tx: Handle, item: CourseItem, buying: Buying): Promise<SellableAnswer> {
  const { slug, coupon } = item;
  const { email, now, orderId, isPractice } = buying;
  const course = await readCourse(tx, slug);
  if (!course) return notSellable('course-not-found');
  const offer = offerFor(course, await readCampaigns(tx), now);
  // Not even to whoever waited: a private link opens what is to come.
  if (course.priceCentimes === null || !offer || course.closedForSale === true)
    return notSellable('not-on-sale');
  const closed = isOnSale(course) ? null : await whyClosedToHer(tx, item, buying);
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
  // What is agreed in parts has its own sum: no campaign lowers it.
  const price = terms === null ? lowered.price : fullPrice(terms.depositCentimes);
  if (price.amountCentimes === 0) {
    // It is confirmed at once and nothing was paid: of two who want the last place the second is refused, never oversold.
    await lockPool(tx, slug);
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
    ...(seat.cohort === null ? {} : { cohortId: seat.cohort.id }),
  };
}
