/** A person has paid a refund by hand and types the proof of it. */
import { finishRefund } from '../domain/access/decide-refund.store.server.ts';
import { lockOrder } from '../domain/orders/orders.store.server.ts';
import { isByHand } from '../domain/orders/refund.ts';
import { findRefund, lockRefund } from '../domain/orders/refunds.store.server.ts';
import { isOwnOrder } from '../domain/staff/own-order.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import { mayRefund } from '../domain/staff/who-may.ts';
import { carryOut, deedOf, type FlowContext } from './flow-context.ts';
import type { RefundStepResult, StaffRefundVerbs } from './refund-verbs.ts';

/** Of two who press at once the second hears that it moved on. The buyer is written to. */
export async function completePayout(
  context: FlowContext,
  { id, proof, staff }: Parameters<StaffRefundVerbs['completePayout']>[0],
): Promise<RefundStepResult> {
  if (!mayRefund(staff)) throw new Error(`${staff.role} may not pay back.`);
  const deed = deedOf(context, `staff:${staff.email}`);
  return context.database.transaction(async (tx) => {
    const found = await findRefund(tx, id);
    const order = found && (await lockOrder(tx, found.orderId));
    const refund = found && (await lockRefund(tx, id));
    if (!refund || !order) return { ok: false, reason: 'not-found' };
    if (isOwnOrder(staff, order)) return { ok: false, reason: 'own-order' };
    if (refund.state !== 'due' || !isByHand(refund.way)) return { ok: false, reason: 'moved-on' };
    const payout = { ...(refund.payout ?? { name: order.name }), proof: proof.replaceAll('\0', '').trim() };
    const done = await finishRefund(tx, refund, { payout }, deed);
    if (!done) return { ok: false, reason: 'moved-on' };
    await carryOut(context, tx, done);
    await writeStaffLog(tx, {
      id: context.uuid(),
      at: deed.at,
      staff,
      act: 'pay-back',
      subject: order.number,
      before: { state: refund.state },
      after: { state: 'done', way: refund.way, amountCentimes: refund.amountCentimes },
    });
    return { ok: true, id };
  });
}
