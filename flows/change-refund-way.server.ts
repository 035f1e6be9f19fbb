/** Another way for a refund that a gateway refused, or that nobody has paid yet. */
import { replaceRefund } from '../domain/access/decide-refund.store.server.ts';
import { lockOrder } from '../domain/orders/orders.store.server.ts';
import { mayChangeWay } from '../domain/orders/refund.ts';
import { findRefund, lockRefund } from '../domain/orders/refunds.store.server.ts';
import { isOwnOrder } from '../domain/staff/own-order.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import { mayRefund } from '../domain/staff/who-may.ts';
import { isUuid } from '../domain/people/uuid.ts';
import { carryOut, deedOf, type FlowContext } from './flow-context.ts';
import { carryRefunds } from './gateway-refunds.ts';
import type { RefundStepResult, StaffRefundVerbs } from './refund-verbs.ts';

/** The deadline stays; the key is a new one, because a gateway that refused the old one will do so again. */
export async function changeRefundWay(
  context: FlowContext,
  { id, key, way, payout, staff }: Parameters<StaffRefundVerbs['changeRefundWay']>[0],
): Promise<RefundStepResult> {
  if (!mayRefund(staff)) throw new Error(`${staff.role} may not decide refunds.`);
  const deed = deedOf(context, `staff:${staff.email}`);
  const changed = await context.database.transaction(async (tx): Promise<RefundStepResult> => {
    const found = await findRefund(tx, id);
    const order = found && (await lockOrder(tx, found.orderId));
    if (!found || !order) return { ok: false, reason: 'not-found' };
    if (isOwnOrder(staff, order)) return { ok: false, reason: 'own-order' };
    // No form of ours brings such a key, or one that another form was sent with: nothing changes.
    if (!isUuid(key)) return { ok: false, reason: 'moved-on' };
    const known = await findRefund(tx, key);
    if (known) {
      const isSame = known.id !== id && known.orderId === order.id;
      return isSame ? { ok: true, id: key } : { ok: false, reason: 'moved-on' };
    }
    const refund = await lockRefund(tx, id);
    if (!refund || !mayChangeWay(refund)) return { ok: false, reason: 'moved-on' };
    const isForCard = way === 'gateway' || way === 'gateway-office';
    if (isForCard && refund.attemptId === null) return { ok: false, reason: 'moved-on' };
    const replaced = await replaceRefund(tx, refund, { id: key, way, payout }, deed);
    if (!replaced) return { ok: false, reason: 'moved-on' };
    await carryOut(context, tx, replaced);
    const subject = order.number;
    const act = 'change-refund-way';
    const change = { before: { way: refund.way, state: refund.state }, after: { way, state: 'due' } };
    await writeStaffLog(tx, { id: context.uuid(), at: deed.at, staff, act, subject, ...change });
    return { ok: true, id: key };
  });
  if (changed.ok) await carryRefunds(context, { only: changed.id, most: 1 });
  return changed;
}
