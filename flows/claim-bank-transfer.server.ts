/** The buyer says that she has sent a bank transfer. It is a claim: staff look for the money before anything opens. */
import { lockOrderByToken, moveOrder } from '../domain/orders/orders.store.server.ts';
import type { ChangeResult } from './academy.server.ts';
import { carryOut, deedOf, type FlowContext } from './flow-context.ts';

/** A second click finds the claim made and changes nothing. */
export async function claimBankTransfer(
  context: FlowContext,
  { token }: { token: string },
): Promise<ChangeResult> {
  const deed = deedOf(context, 'buyer');
  return context.database.transaction(async (tx) => {
    const order = await lockOrderByToken(tx, token);
    if (!order) return { ok: false, reason: 'order-not-found' };
    if (order.status === 'Paid - Bank Transfer') return { ok: true, order };
    const claimed = await moveOrder(tx, order, 'claim-bank-transfer', deed, {
      change: {
        paymentOption: 'Bank Transfer',
        cardType: null,
        bankTransferConfirmedAt: deed.at,
        transferCode: null,
        refusalReason: null,
        claimedAt: deed.at,
      },
    });
    if (!claimed) return { ok: false, reason: 'not-in-this-status' };
    await carryOut(context, tx, {
      letters: [
        {
          dedupeKey: `staff-claim-waiting:${order.id}:${deed.uuid()}`,
          letter: 'staff-claim-waiting',
          orderId: order.id,
        },
      ],
    });
    return { ok: true, order: claimed };
  });
}
