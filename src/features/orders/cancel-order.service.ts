/** The buyer gives up an unpaid order. Money already on its way still counts when it arrives. */
import { whenEnded } from './accompany-order.store.ts';
import { lockOrderByToken, moveOrder } from './orders.store.ts';
import type { ChangeResult } from '../checkout/choose-method.service.ts';
import { deedOf, type FlowContext } from '../../context.ts';
import { closeOpenAttempts } from '../payments/gateway-answers.service.ts';

/** Refused once something is claimed, paid or over. An order that is cancelled already is returned as it is. */
export async function cancelOrder(context: FlowContext, { token }: { token: string }): Promise<ChangeResult> {
  const deed = deedOf(context, 'buyer');
  const result = await context.database.transaction<ChangeResult>(async (tx) => {
    const order = await lockOrderByToken(tx, token);
    if (!order) return { ok: false, reason: 'order-not-found' };
    if (order.status === 'Cancelled') return { ok: true, order };
    const cancelled = await moveOrder(tx, order, 'cancel', deed);
    if (!cancelled) return { ok: false, reason: 'not-in-this-status' };
    await whenEnded(tx, cancelled, deed);
    return { ok: true, order: cancelled };
  });
  if (result.ok) await closeOpenAttempts(context, result.order.id);
  return result;
}
