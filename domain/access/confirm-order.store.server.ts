/** An order becomes 'Payment Confirmed' and opens what was bought, in one transaction, exactly once. */
import type { Handle } from '../../db/handle.ts';
import { readCourse } from '../catalogue/catalogue.store.server.ts';
import type { Deed, Detail } from '../orders/deed.ts';
import type { Order } from '../orders/order.ts';
import { writeHistory } from '../orders/order-history.store.server.ts';
import type { OrderLetter } from '../orders/order-letter.ts';
import { moveOrder } from '../orders/orders.store.server.ts';
import { countConfirmedOrdersOf } from '../orders/seats.store.server.ts';
import { insertEntitlement, lockPool, takeCode } from './access.store.server.ts';

export type Confirmed = {
  order: Order;
  letters: OrderLetter[];
  /** A place of a course with limited places is taken: pages that say how many are left are out of date. */
  seatsTaken: boolean;
};

/**
 * Confirms a locked order. Null when its status does not allow it (somebody was first). Takes the item's pool lock after
 * the order's. An order beyond the course's places is confirmed all the same, since it is paid, and marked 'oversold'.
 * Only a course has places and codes.
 */
export async function confirmOrder(
  tx: Handle,
  order: Order,
  deed: Deed,
  detail: Detail = {},
): Promise<Confirmed | null> {
  const isCourse = order.itemKind === 'course';
  if (isCourse) await lockPool(tx, order.itemSlug);
  const capacity = isCourse ? ((await readCourse(tx, order.itemSlug))?.capacity ?? null) : null;
  const oversold = capacity !== null && (await countConfirmedOrdersOf(tx, order.itemSlug)) >= capacity;
  const confirmed = await moveOrder(tx, order, 'confirm', deed, {
    change: { refusalReason: null },
    detail: { ...detail, ...(oversold ? { oversold: 'yes' } : {}) },
  });
  if (!confirmed) return null;
  return { order: confirmed, letters: await grantAccess(tx, confirmed, deed), seatsTaken: capacity !== null };
}

/** What a confirmed order opens, by what was bought. */
async function grantAccess(tx: Handle, order: Order, deed: Deed): Promise<OrderLetter[]> {
  if (order.itemKind === 'course') return grantCourse(tx, order, deed);
  if (order.itemKind === 'membership') return grantMembership(tx, order, deed);
  return [];
}

/** There is no code to wait for. */
async function grantMembership(
  tx: Handle,
  { id: orderId, itemSlug }: Order,
  deed: Deed,
): Promise<OrderLetter[]> {
  if (!(await insertEntitlement(tx, orderId, itemSlug, deed, { isServed: true }))) return [];
  await writeHistory(tx, { orderId, event: 'grant-access' }, deed);
  return [{ dedupeKey: `membership-ready:${orderId}`, letter: 'membership-ready', orderId }];
}

/** Writes the order's one entitlement and hands over a code; an empty pool makes a promise and tells the staff. */
async function grantCourse(tx: Handle, order: Order, deed: Deed): Promise<OrderLetter[]> {
  const { id: orderId, itemSlug } = order;
  if (!(await insertEntitlement(tx, orderId, itemSlug, deed))) return [];
  const code = await takeCode(tx, orderId, itemSlug, deed.at);
  if (code !== null) {
    await writeHistory(tx, { orderId, event: 'grant-access' }, deed);
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
