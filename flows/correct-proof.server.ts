/** A member of staff corrects the number of a payout that she, or somebody else, wrote down wrongly. */
import { correctProof as correct } from '../domain/access/correct-proof.store.server.ts';
import { lockOrder } from '../domain/orders/orders.store.server.ts';
import { findRefund, lockRefund } from '../domain/orders/refunds.store.server.ts';
import { isOwnOrder } from '../domain/staff/own-order.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import { mayRefund } from '../domain/staff/who-may.ts';
import { carryOut, deedOf, type FlowContext } from './flow-context.ts';
import type { RefundStepResult, StaffRefundVerbs } from './refund-verbs.ts';

/** The buyer is written the right number; the history keeps the wrong one. */
export async function correctProof(
  context: FlowContext,
  { id, proof, staff }: Parameters<StaffRefundVerbs['correctProof']>[0],
): Promise<RefundStepResult> {
  if (!mayRefund(staff)) throw new Error(`${staff.role} may not correct a payout.`);
  const deed = deedOf(context, `staff:${staff.email}`);
  return context.database.transaction(async (tx) => {
    const found = await findRefund(tx, id);
    const order = found && (await lockOrder(tx, found.orderId));
    const refund = found && (await lockRefund(tx, id));
    if (!refund || !order) return { ok: false, reason: 'not-found' };
    if (isOwnOrder(staff, order)) return { ok: false, reason: 'own-order' };
    const corrected = await correct(tx, refund, proof.replaceAll('\0', '').trim(), deed);
    if (!corrected) return { ok: false, reason: 'moved-on' };
    if (corrected.letters.length === 0) return { ok: true, id };
    await carryOut(context, tx, corrected);
    const subject = order.number;
    const act = 'correct-proof';
    await writeStaffLog(tx, {
      id: context.uuid(),
      at: deed.at,
      staff,
      act,
      subject,
      // Neither number is kept: the order's history has them.
      before: { proof: refund.payout?.proof ?? null },
      after: { proof },
    });
    return { ok: true, id };
  });
}
