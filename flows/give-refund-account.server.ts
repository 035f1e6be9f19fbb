/** She says where her money shall go, when a person sends it and nobody asked her before. */
import { writeHistory } from '../domain/orders/order-history.store.server.ts';
import { lockOrderByToken } from '../domain/orders/orders.store.server.ts';
import { lacksAccount } from '../domain/orders/refund.ts';
import { lockRefund, moveRefund, readRefundsOf } from '../domain/orders/refunds.store.server.ts';
import { deedOf, type FlowContext } from './flow-context.ts';
import type { RefundVerbs } from './refund-verbs.ts';

/**
 * Only what has no account yet: one that is there may be in a transfer already, and only the staff change it. The history says
 * that she gave one, and never which.
 */
export async function giveRefundAccount(
  context: FlowContext,
  { token, way, payout }: Parameters<RefundVerbs['giveRefundAccount']>[0],
): ReturnType<RefundVerbs['giveRefundAccount']> {
  const deed = deedOf(context, 'buyer');
  return context.database.transaction(async (tx) => {
    const order = await lockOrderByToken(tx, token);
    if (!order) return { ok: false, reason: 'order-not-found' };
    let given = 0;
    for (const { id } of (await readRefundsOf(tx, order.id)).filter(lacksAccount)) {
      const refund = await lockRefund(tx, id);
      const moved =
        refund && lacksAccount(refund) && (await moveRefund(tx, refund, ['due'], { way, payout }));
      if (!moved) continue;
      const detail = { way, creditNote: moved.creditNoteNumber };
      await writeHistory(tx, { orderId: order.id, event: 'give-account', detail }, deed);
      given += 1;
    }
    return given > 0 ? { ok: true } : { ok: false, reason: 'moved-on' };
  });
}
