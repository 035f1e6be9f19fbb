/** The buyer says that she has sent a bank transfer. It is a claim: staff look for the money before anything opens. */
import type { ReceiptFile } from '../domain/orders/attach-receipt.store.server.ts';
import { isClosedTo } from '../domain/access/real-money.store.server.ts';
import { lockOrderByToken, moveOrder } from '../domain/orders/orders.store.server.ts';
import { carryOut, deedOf, railsOf, type FlowContext } from './flow-context.ts';
import { attach, claimLetter, withReceiptFile } from './transfer-claims.ts';
import type { ClaimResult, TransferVerbs } from './transfer-verbs.ts';

type Claimed = { result: ClaimResult; wanted: boolean };

const refused = (reason: Extract<ClaimResult, { ok: false }>['reason']): Claimed => ({
  result: { ok: false, reason },
  wanted: false,
});

/**
 * A second click finds the claim made and changes nothing, but for a receipt that comes with it. A fourth receipt is left
 * out; the claim counts all the same.
 */
export function claimBankTransfer(
  context: FlowContext,
  { token, receipt = null }: Parameters<TransferVerbs['claimBankTransfer']>[0],
): Promise<ClaimResult> {
  return withReceiptFile<ClaimResult>(context, receipt, (file) => claim(context, token, file));
}

function claim(context: FlowContext, token: string, file: ReceiptFile | null): Promise<Claimed> {
  const deed = deedOf(context, 'buyer');
  return context.database.transaction<Claimed>(async (tx) => {
    const order = await lockOrderByToken(tx, token);
    if (!order) return refused('order-not-found');
    if (order.status === 'Paid - Bank Transfer') {
      const wanted = (await attach(tx, order, file, deed)) === 'attached';
      return { result: { ok: true, order }, wanted };
    }
    // Whoever was told how to pay may have sent the money already.
    const isNew = order.paymentOption !== 'Bank Transfer';
    if (isNew && (await isClosedTo(tx, order, 'Bank Transfer', railsOf(context))))
      return refused('course-not-ready');
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
    if (!claimed) return refused('not-in-this-status');
    const wanted = (await attach(tx, claimed, file, deed)) === 'attached';
    await carryOut(context, tx, { letters: [claimLetter(order, deed)] });
    return { result: { ok: true, order: claimed }, wanted };
  });
}
