/** Staff looked for the money of a claimed transfer: found, or not. */
import type { Handle } from '../db/handle.ts';
import { whenRefused } from '../domain/access/accompany-order.store.server.ts';
import { confirmOrder } from '../domain/access/confirm-order.store.server.ts';
import { readSettings } from '../domain/catalogue/catalogue.store.server.ts';
import type { Deed } from '../domain/orders/deed.ts';
import { awaitsDecision, type Order } from '../domain/orders/order.ts';
import { whoMovedLast } from '../domain/orders/order-history.store.server.ts';
import { lockOrderByNumber, moveOrder } from '../domain/orders/orders.store.server.ts';
import { expiryAfter } from '../domain/orders/priced-order.ts';
import { isOwnOrder } from '../domain/staff/own-order.ts';
import { mayDecideClaims } from '../domain/staff/who-may.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import type { DecisionResult, StaffDecision } from './staff-order-verbs.ts';
import { carryOut, deedOf, type Effects, type FlowContext } from './flow-context.ts';

/** Of two who decide at once the second is told what the first did. The reason of a refusal is sent to the buyer. */
export async function decideClaim(context: FlowContext, input: StaffDecision): Promise<DecisionResult> {
  // The screen has asked already: getting here without the right is a bug.
  if (!mayDecideClaims(input.staff)) throw new Error(`${input.staff.role} may not decide claims.`);
  const deed = deedOf(context, `staff:${input.staff.email}`);
  return context.database.transaction(async (tx) => {
    const order = await lockOrderByNumber(tx, input.orderNumber);
    if (!order) return { ok: false, reason: 'order-not-found' };
    if (isOwnOrder(input.staff, order)) return { ok: false, reason: 'own-order' };
    const decided = awaitsDecision(order.status) ? await decide(tx, order, input, deed) : null;
    if (!decided) {
      const by = (await whoMovedLast(tx, order.id)) ?? 'buyer';
      return { ok: false, reason: 'already-decided', status: order.status, by: by.replace(/^staff:/, '') };
    }
    await carryOut(context, tx, decided);
    await writeStaffLog(tx, {
      id: context.uuid(),
      at: deed.at,
      staff: input.staff,
      act: input.decision === 'confirm' ? 'confirm-claim' : 'refuse-claim',
      subject: order.number,
      before: { status: order.status },
      after: { status: decided.order.status },
    });
    return { ok: true, order: decided.order };
  });
}

async function decide(
  tx: Handle,
  order: Order,
  input: StaffDecision,
  deed: Deed,
): Promise<({ order: Order } & Effects) | null> {
  if (input.decision === 'confirm') return confirmOrder(tx, order, deed);
  // Zero bytes cannot be stored; a reason is for reading.
  const reason = input.reason.replaceAll('\0', '').trim();
  const { orderExpiryDays } = await readSettings(tx);
  const rejected = await moveOrder(tx, order, 'reject', deed, {
    // The code becomes free again; the history remembers it. The buyer gets her full time to pay another way.
    change: {
      refusalReason: reason,
      transferCode: null,
      claimedAt: null,
      remindedAt: null,
      expiresAt: expiryAfter(deed.at, orderExpiryDays),
    },
    detail: { reason, ...(order.transferCode === null ? {} : { transferCode: order.transferCode }) },
  });
  if (!rejected) return null;
  const refused = await whenRefused(tx, rejected, deed);
  // The order was moved in this transaction: this refusal happens once, and a later one has a letter of its own.
  const dedupeKey = `claim-refused:${order.id}:${deed.uuid()}`;
  return { order: refused, letters: [{ dedupeKey, letter: 'claim-refused', orderId: order.id }] };
}
