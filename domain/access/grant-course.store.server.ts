/** A confirmed course: a code from its pool, or the promise of one. */
import type { Handle } from '../../db/handle.ts';
import type { Deed } from '../orders/deed.ts';
import { beginPlan } from '../orders/instalment-plans.store.server.ts';
import type { Order } from '../orders/order.ts';
import { writeHistory } from '../orders/order-history.store.server.ts';
import type { OrderLetter } from '../orders/order-letter.ts';
import { insertEntitlement, takeCode } from './access.store.server.ts';
import { grantRights } from './rights.store.server.ts';

/** Writes the order's one entitlement and hands over a code; an empty pool makes a promise and tells the staff. */
export async function grantCourse(tx: Handle, order: Order, deed: Deed): Promise<OrderLetter[]> {
  const { id: orderId, itemSlug } = order;
  if (!(await insertEntitlement(tx, orderId, itemSlug, deed))) return [];
  await beginPlan(tx, order, deed);
  await grantRights(tx, order, deed);
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

/** The letter with the code and the start link; one per order, whenever the code comes. */
export const accessReady = (orderId: string): OrderLetter => ({
  dedupeKey: `access-ready:${orderId}`,
  letter: 'access-ready',
  orderId,
});
