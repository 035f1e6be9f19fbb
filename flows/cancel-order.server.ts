/** The buyer gives up an unpaid order. Money already on its way still counts when it arrives. */
import { lockOrderByToken, moveOrder } from '../domain/orders/orders.store.server.ts';
import type { ChangeResult } from './academy.server.ts';
import { deedOf, type FlowContext } from './flow-context.ts';
import { closeOpenAttempts } from './gateway-answers.ts';

/** Refused once something is claimed, paid or over. An order that is cancelled already is returned as it is. */
export async function cancelOrder(context: FlowContext, { token }: { token: string }): Promise<ChangeResult> {
  const result = await context.database.transaction<ChangeResult>(async (tx) => {
    const order = await lockOrderByToken(tx, token);
    if (!order) return { ok: false, reason: 'order-not-found' };
    if (order.status === 'Cancelled') return { ok: true, order };
    const cancelled = await moveOrder(tx, order, 'cancel', deedOf(context, 'buyer'));
    return cancelled ? { ok: true, order: cancelled } : { ok: false, reason: 'not-in-this-status' };
  });
  if (result.ok) await closeOpenAttempts(context, result.order.id);
  return result;
}
