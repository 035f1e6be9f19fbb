/** The buyer gives the code of a transfer sent at a cash agency. It is a claim: staff collect the money with that code. */
import { isClosedTo } from '../domain/access/real-money.store.server.ts';
import { lockOrderByToken, moveOrder, transferCodeIsTaken } from '../domain/orders/orders.store.server.ts';
import { normaliseTransferCode } from '../domain/orders/transfer-code.ts';
import { carryOut, deedOf, railsOf, type FlowContext } from './flow-context.ts';
import { claimLetter, countWrongCode, mayGiveCode } from './transfer-claims.ts';
import type { CashClaimResult } from './transfer-verbs.ts';

/**
 * One code backs one order. It is taken while its order claims it and for ever once staff confirmed it; a refusal sets
 * it free, for the same order to try again and for its true owner if somebody else guessed it first. The same code from
 * the same order again changes nothing.
 */
export async function claimCashTransfer(
  context: FlowContext,
  input: { token: string; transferCode: string },
): Promise<CashClaimResult> {
  const deed = deedOf(context, 'buyer');
  const transferCode = normaliseTransferCode(input.transferCode);
  return context.database.transaction<CashClaimResult>(async (tx) => {
    const order = await lockOrderByToken(tx, input.token);
    if (!order) return { ok: false, reason: 'order-not-found' };
    if (order.status === 'Paid - WafaCash' && order.transferCode === transferCode) return { ok: true, order };
    const isNew = order.paymentOption !== 'WafaCash / Cash Plus';
    if (isNew && (await isClosedTo(tx, order, 'WafaCash / Cash Plus', railsOf(context))))
      return { ok: false, reason: 'course-not-ready' };
    if (!(await mayGiveCode(context, tx, order))) return { ok: false, reason: 'too-many-claims' };
    if (await transferCodeIsTaken(tx, transferCode, order)) {
      await countWrongCode(context, tx, order);
      return { ok: false, reason: 'transfer-code-taken' };
    }
    const claimed = await moveOrder(tx, order, 'claim-cash-transfer', deed, {
      change: {
        paymentOption: 'WafaCash / Cash Plus',
        cardType: null,
        transferCode,
        refusalReason: null,
        claimedAt: deed.at,
      },
      detail: { transferCode },
    });
    if (!claimed) return { ok: false, reason: 'not-in-this-status' };
    await carryOut(context, tx, { letters: [claimLetter(order, deed)] });
    return { ok: true, order: claimed };
  });
}
