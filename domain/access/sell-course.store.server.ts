/** A course, at today's price. */
import type { Handle } from '../../db/handle.ts';
import { offerFor } from '../catalogue/campaign.ts';
import { readCampaigns, readCourse, readSettings } from '../catalogue/catalogue.store.server.ts';
import { isOnSale } from '../catalogue/course.ts';
import type { OrderedItem } from '../orders/ordered-item.ts';
import { expiryAfter, priceOf } from '../orders/priced-order.ts';
import { countConfirmedOrdersOf, seatsLeftOf } from '../orders/seats.store.server.ts';
import type { Buying } from './sellable.store.server.ts';
import { notSellable, type SellableAnswer } from './sellable.ts';

/**
 * Seats: refused when every place is taken by a confirmed order. An unpaid order holds no place, so the last place can be
 * paid twice; money that was really paid is never refused for that, the confirmation is marked 'oversold' instead.
 */
export async function sellCourse(
  tx: Handle,
  { slug }: Extract<OrderedItem, { kind: 'course' }>,
  { now }: Buying,
): Promise<SellableAnswer> {
  const course = await readCourse(tx, slug);
  if (!course) return notSellable('course-not-found');
  const offer = offerFor(course, await readCampaigns(tx), now);
  if (!isOnSale(course) || course.priceCentimes === null || !offer) return notSellable('not-on-sale');
  if (
    course.capacity !== null &&
    seatsLeftOf(course.capacity, await countConfirmedOrdersOf(tx, course.slug)) === 0
  ) {
    return notSellable('sold-out');
  }
  const { orderExpiryDays, refundPolicy } = await readSettings(tx);
  return {
    ok: true,
    name: { en: course.words.en.name, ar: course.words.ar.name },
    price: priceOf(course.priceCentimes, offer),
    expiresAt: expiryAfter(now, orderExpiryDays),
    refundDays: refundPolicy.courseDays,
    hasSalesPage: course.salesStory !== null,
  };
}
