/** Whether a course can be bought now, and for how much: asked when an order is placed and when one is opened again. */
import type { Handle } from '../../db/handle.ts';
import { offerFor } from '../catalogue/campaign.ts';
import { readCampaigns, readCourse, readSettings } from '../catalogue/catalogue.store.server.ts';
import { isOnSale, type Course } from '../catalogue/course.ts';
import { expiryAfter, priceOf, type OrderPrice } from './priced-order.ts';
import { countConfirmedOrdersOf, seatsLeftOf } from './seats.store.server.ts';

/** `refundDays`: for how long she may ask for her money back, if she orders now. */
export type Sellable = { course: Course; price: OrderPrice; expiresAt: Date; refundDays: number };
export type NotSellable = { ok: false; reason: 'course-not-found' | 'not-on-sale' | 'sold-out' };

/**
 * Seats: refused when every place is taken by a confirmed order. An unpaid order holds no place, so the last place can be
 * paid twice; money that was really paid is never refused for that, the confirmation is marked 'oversold' instead.
 */
export async function readSellable(
  db: Handle,
  courseSlug: string,
  now: Date,
): Promise<({ ok: true } & Sellable) | NotSellable> {
  const course = await readCourse(db, courseSlug);
  if (!course) return { ok: false, reason: 'course-not-found' };
  const offer = offerFor(course, await readCampaigns(db), now);
  if (!isOnSale(course) || course.priceCentimes === null || !offer)
    return { ok: false, reason: 'not-on-sale' };
  if (
    course.capacity !== null &&
    seatsLeftOf(course.capacity, await countConfirmedOrdersOf(db, course.slug)) === 0
  ) {
    return { ok: false, reason: 'sold-out' };
  }
  const { orderExpiryDays, refundPolicy } = await readSettings(db);
  return {
    ok: true,
    course,
    price: priceOf(course.priceCentimes, offer),
    expiresAt: expiryAfter(now, orderExpiryDays),
    refundDays: refundPolicy.courseDays,
  };
}
