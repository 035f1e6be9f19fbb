/** A confirmed part of a course's price: it opens nothing of its own, and keeps open what its deposit opened. */
import type { Handle } from '../../platform/db/handle.ts';
import type { Deed } from '../orders/deed.ts';
import type { Order } from '../orders/order.ts';
import { writeHistory } from '../orders/order-history.store.ts';
import type { OrderLetter } from '../orders/order-letter.ts';
import { payPart } from './instalments.store.ts';

/** Money for a part that has nothing left to pay stays on the order, and the staff are told to pay it back. */
export async function grantInstalment(tx: Handle, order: Order, deed: Deed): Promise<OrderLetter[]> {
  const { id: orderId } = order;
  if (!(await payPart(tx, order, deed))) {
    await writeHistory(tx, { orderId, event: 'part-not-needed' }, deed);
    return [{ dedupeKey: `staff-part-not-needed:${orderId}`, letter: 'staff-part-not-needed', orderId }];
  }
  await writeHistory(tx, { orderId, event: 'grant-access' }, deed);
  return [{ dedupeKey: `instalment-paid:${orderId}`, letter: 'instalment-paid', orderId }];
}
