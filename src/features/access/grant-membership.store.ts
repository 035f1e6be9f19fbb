/** A confirmed membership: there is no code to wait for. */
import type { Handle } from '../../platform/db/handle.ts';
import type { Deed, Order } from '../orders/order.ts';
import { writeHistory } from '../orders/order-history.store.ts';
import type { OrderLetter } from '../orders/order-letter.ts';
import { insertEntitlement } from './access.store.ts';

export async function grantMembership(
  tx: Handle,
  { id: orderId, itemSlug }: Order,
  deed: Deed,
): Promise<OrderLetter[]> {
  if (!(await insertEntitlement(tx, orderId, itemSlug, deed, { isServed: true }))) return [];
  await writeHistory(tx, { orderId, event: 'grant-access' }, deed);
  return [{ dedupeKey: `membership-ready:${orderId}`, letter: 'membership-ready', orderId }];
}
