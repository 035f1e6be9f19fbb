/** An order that ended without money is opened again, at today's price. */
import { callerMark } from '../domain/access/caller-mark.server.ts';
import { reopenHeld } from '../domain/access/reopen-held.store.server.ts';
import { canReopen } from '../domain/orders/order.ts';
import { lockOrderByToken } from '../domain/orders/orders.store.server.ts';
import type { Academy } from './academy.server.ts';
import { deedOf, type FlowContext } from './flow-context.ts';

/** From Cancelled, Expired or Rejected. An order that is open already is returned as it is, price and all. */
export async function reopenOrder(
  context: FlowContext,
  { token, address, cohort }: Parameters<Academy['reopenOrder']>[0],
): ReturnType<Academy['reopenOrder']> {
  const deed = { ...deedOf(context, 'buyer'), caller: callerMark(context.signer, address) };
  return context.database.transaction(async (tx) => {
    const order = await lockOrderByToken(tx, token);
    if (!order) return { ok: false, reason: 'order-not-found' };
    if (order.status === 'Pending Payment') return { ok: true, order };
    if (!canReopen(order.status)) return { ok: false, reason: 'not-in-this-status' };
    return reopenHeld(tx, order, deed, { cohort });
  });
}
