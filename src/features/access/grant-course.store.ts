/** A confirmed course: a seat in our own classroom; or, where it is taught elsewhere, a code from its pool or the promise of one. */
import { eq } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { enrol } from '../cohorts/cohorts.service.ts';
import { readCourse } from '../catalogue/catalogue.store.ts';
import { isTaughtHere } from '../courses/course.ts';
import type { Deed, Order } from '../orders/order.ts';
import { beginPlan } from '../instalments/instalment-plans.store.ts';
import { writeHistory } from '../orders/order-history.store.ts';
import type { OrderLetter } from '../orders/order-letter.ts';
import { findWaiting, insertEntitlement, lockPool, takeCode } from './access.store.ts';
import { entitlements } from './access.table.ts';
import { grantRights } from './rights.store.ts';

/**
 * Writes the order's one entitlement. Taught here: she has her seat at once. Elsewhere: hands over a code; an empty pool makes a
 * promise and tells the staff.
 */
export async function grantCourse(tx: Handle, order: Order, deed: Deed): Promise<OrderLetter[]> {
  const { id: orderId, itemSlug } = order;
  const course = await readCourse(tx, itemSlug);
  const isServed = course !== null && isTaughtHere(course);
  if (!(await insertEntitlement(tx, orderId, itemSlug, deed, { isServed }))) return [];
  await beginPlan(tx, order, deed);
  await grantRights(tx, order, deed);
  if (isServed) {
    await enrol(tx, order, deed);
    await writeHistory(tx, { orderId, event: 'grant-access' }, deed);
    return [classroomOpen(orderId)];
  }
  const code = await takeCode(tx, orderId, itemSlug, deed);
  if (code !== null) {
    await writeHistory(tx, { orderId, event: 'grant-access', code }, deed);
    return [accessReady(orderId)];
  }
  await writeHistory(tx, { orderId, event: 'wait-for-code' }, deed);
  return [
    { dedupeKey: `access-soon:${orderId}`, letter: 'access-soon', orderId },
    // One alert a day and item: ninety people waiting are one errand for the staff.
    {
      dedupeKey: `staff-pool-empty:${itemSlug}:${deed.at.toISOString().slice(0, 10)}`,
      letter: 'staff-pool-empty',
      orderId,
    },
  ];
}

/**
 * Who waited for a code of a course that is taught here by now has a seat instead. Held by the pool's lock, as a code that comes;
 * returns the e-mails of those who were let in.
 */
export async function seatThoseWhoWait(tx: Handle, itemSlug: string, deed: Deed): Promise<OrderLetter[]> {
  await lockPool(tx, itemSlug);
  const waiting = await findWaiting(tx, itemSlug);
  for (const { orderId } of waiting) {
    await tx.update(entitlements).set({ servedAt: deed.at }).where(eq(entitlements.orderId, orderId));
    await enrol(tx, { id: orderId, itemSlug }, deed);
    await writeHistory(tx, { orderId, event: 'grant-access' }, deed);
  }
  return waiting.map(({ orderId }) => classroomOpen(orderId));
}

/** Her classroom is open, and when it begins; one per order. */
export const classroomOpen = (orderId: string): OrderLetter => ({
  dedupeKey: `classroom-open:${orderId}`,
  letter: 'classroom-open',
  orderId,
});

/** The letter with the code and the start link; one per order, whenever the code comes. */
export const accessReady = (orderId: string): OrderLetter => ({
  dedupeKey: `access-ready:${orderId}`,
  letter: 'access-ready',
  orderId,
});
