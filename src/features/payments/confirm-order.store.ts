/** An order becomes 'Payment Confirmed' and opens what was bought, in one transaction, exactly once. */
import type { Handle } from '../../platform/db/handle.ts';
import { readSeatsFor } from '../cohorts/cohorts.service.ts';
import { countConfirmedOrdersOf, readCourse, seatsLeftOf } from '../catalogue/catalogue.store.ts';
import { isSoldByCohort, type Course } from '../courses/course.ts';
import { writeUse } from '../coupons/coupons.store.ts';
import type { Deed, Detail } from '../orders/deed.ts';
import { isGift, type Order } from '../orders/order.ts';
import type { OrderLetter } from '../orders/order-letter.ts';
import { moveOrder } from '../orders/orders.store.ts';
import { lockPool, grantCourse, grantMembership } from '../access/access.store.ts';
import { grantConsultation } from '../consultations/hold-hour.store.ts';
import { grantInstalment } from '../instalments/grant-instalment.store.ts';
import { grantProduct } from '../shop/product-downloads.store.ts';

export type Confirmed = {
  order: Order;
  letters: OrderLetter[];
  /** A place of a course with limited places is taken: pages that say how many are left are out of date. */
  seatsTaken: boolean;
};

/**
 * Confirms a locked order. Null when its status does not allow it (somebody was first). Takes the item's pool lock after
 * the order's. An order beyond the course's places, or its cohort's seats, is confirmed all the same, since it is paid, and
 * marked 'oversold'. Only a course has places and codes.
 */
export async function confirmOrder(
  tx: Handle,
  order: Order,
  deed: Deed,
  detail: Detail = {},
): Promise<Confirmed | null> {
  const isCourse = order.itemKind === 'course';
  if (isCourse) await lockPool(tx, order.itemSlug);
  const course = isCourse ? await readCourse(tx, order.itemSlug) : null;
  const left = course === null ? null : await placesLeft(tx, order, course);
  const oversold = left === 0;
  const confirmed = await moveOrder(tx, order, 'confirm', deed, {
    change: { refusalReason: null },
    detail: { ...detail, ...(oversold ? { oversold: 'yes' } : {}) },
  });
  if (!confirmed) return null;
  // Money that came in after the order had ended: its coupon was used all the same.
  await writeUse(tx, confirmed, deed.at);
  const letters = await grantAccess(tx, confirmed, deed);
  if (isGift(confirmed) && letters.length > 0)
    letters.push({ dedupeKey: `gift-sent:${order.id}`, letter: 'gift-sent', orderId: order.id });
  // A page of its own also says how many of its bonus are left.
  const seatsTaken = left !== null || (course?.salesStory ?? null) !== null;
  return { order: confirmed, letters, seatsTaken };
}

/** Of the order's cohort where the course is sold by them, else of the course; null where there is no end of them. */
async function placesLeft(tx: Handle, { cohortId }: Order, course: Course): Promise<number | null> {
  if (isSoldByCohort(course)) return (await readSeatsFor(tx, cohortId))?.seatsLeft ?? null;
  const { slug, capacity } = course;
  return capacity === null ? null : seatsLeftOf(capacity, await countConfirmedOrdersOf(tx, slug));
}

/**
 * Confirms a held order that costs nothing, where it was placed or opened again in the same transaction: nobody is asked how
 * to pay it. Null for every order with a price. Signed by staff who let somebody in; else nobody did it but the academy.
 */
export async function confirmFree(tx: Handle, order: Order, deed: Deed): Promise<Confirmed | null> {
  if (order.amountCentimes !== 0) return null;
  const signed = deed.actor.startsWith('staff:') ? deed : { ...deed, actor: 'clock' as const };
  const settled = await moveOrder(tx, order, 'owe-nothing', signed);
  const confirmed = settled && (await confirmOrder(tx, settled, signed));
  if (!confirmed) throw new Error(`Order ${order.number} costs nothing and could not be confirmed.`);
  return confirmed;
}

/** What a confirmed order opens, by what was bought. */
async function grantAccess(tx: Handle, order: Order, deed: Deed): Promise<OrderLetter[]> {
  switch (order.itemKind) {
    case 'course':
      return grantCourse(tx, order, deed);
    case 'membership':
      return grantMembership(tx, order, deed);
    case 'product':
      return grantProduct(tx, order, deed);
    case 'consultation':
      return grantConsultation(tx, order, deed);
    case 'instalment':
      return grantInstalment(tx, order, deed);
    case 'test':
      return [];
  }
}
