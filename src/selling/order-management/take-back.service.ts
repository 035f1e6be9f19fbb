/** Staff take back a confirmation that was wrong: access closes, the money is not counted, and the order can be paid again. */
import { sql } from 'drizzle-orm';
import type { StaffMember } from '../../academy.ts';
import { freeOpenings } from '../../academy/emails/post-emails.service.ts';
import { readSettings } from '../../academy/content/content.service.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { mayRecordPayments } from '../../academy/staff/who-may.ts';
import { auditOf, carryOut, type Effects, type ServiceContext } from '../../context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { endAccess } from '../access/end-access.service.ts';
import {
  type AuditContext,
  awaitsDecision,
  expiryAfter,
  grantsAccess,
  hasMoney,
  type Order,
} from '../orders/order.ts';
import { readHistory, voidPayment } from '../orders/order-history.service.ts';
import { findOrderByNumber, lockToDecide, moveOrder, type NotToDecide } from '../orders/orders.service.ts';
import { readAttempts } from '../orders/payment-attempts.service.ts';
import { whyKept, type WhyKept } from '../orders/refund.ts';
import { whenRefused } from '../payments/accompany-order.service.ts';
import { closeRefundAsks } from '../refunds/note-on-order.service.ts';
import { findRequestAbout, lockTogether } from '../refunds/refund-requests.service.ts';

export type TakeBack = { orderNumber: string; staff: StaffMember; reason: string };

type TakeBackResult =
  | { ok: true; order: Order }
  | NotToDecide
  | { ok: false; reason: 'already-decided' | WhyKept };

/** Money that came or is looked for, of a later part: it is decided before the deposit. */
const isPaidPart = ({ status }: Order): boolean =>
  awaitsDecision(status) || (hasMoney(status) && status !== 'Refunded');

/** A statement of somebody's share tells the sale. */
async function isTold(tx: Handle, orderId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from share_lines where order_id = ${orderId} limit 1`);
  return rows.length > 0;
}

/** Of orders that are held, the deposit of a course in parts first. */
async function whyItStays(
  tx: Handle,
  order: Order,
  together: readonly Order[],
  about: { staff: StaffMember; now: Date },
): Promise<WhyKept | null> {
  const confirmed = (await readHistory(tx, order.id)).findLast(({ event }) => event === 'confirm');
  const kept = whyKept(order, confirmed, about);
  if (kept !== null) return kept;
  // A card that paid too is real money: one of the two goes back, and the order stays paid.
  if ((await readAttempts(tx, order.id)).some(({ state }) => state === 'captured')) return 'not-by-hand';
  if ((await findRequestAbout(tx, order.id)) !== null) return 'asked-back';
  if (order.itemKind !== 'instalment' && together.slice(1).some(isPaidPart)) return 'parts-paid';
  return (await isTold(tx, order.id)) ? 'share-told' : null;
}

/**
 * Of a payment that a person confirmed, by whoever did within a day, or by an owner. Its receipt is void, nothing goes back, and the
 * buyer reads the reason. The caller has checked its length.
 */
export async function takeBack(context: ServiceContext, input: TakeBack): Promise<TakeBackResult> {
  const { staff, orderNumber } = input;
  // The API has checked already: getting here without the right is a bug.
  if (!mayRecordPayments(staff)) throw new Error(`${staff.role} may not take a confirmation back.`);
  const action = auditOf(context, `staff:${staff.email}`);
  return context.database.transaction<TakeBackResult>(async (tx) => {
    const found = await findOrderByNumber(tx, orderNumber);
    const together = found ? await lockTogether(tx, found.id) : [];
    const held = await lockToDecide(tx, staff, { number: orderNumber });
    if (!held.ok) return held;
    const { order } = held;
    if (!grantsAccess(order.status)) return { ok: false, reason: 'already-decided' };
    const kept = await whyItStays(tx, order, together, { staff, now: action.at });
    if (kept !== null) return { ok: false, reason: kept };
    const taken = await close(tx, order, input.reason, action);
    await carryOut(context, tx, taken);
    await writeStaffLog(tx, {
      id: context.uuid(),
      at: action.at,
      staff,
      act: 'take-back',
      subject: order.number,
      detail: { amountCentimes: String(order.amountCentimes) },
      before: { status: order.status },
      after: { status: taken.order.status },
    });
    return { ok: true, order: taken.order };
  });
}

async function close(
  tx: Handle,
  order: Order,
  reason: string,
  action: AuditContext,
): Promise<{ order: Order } & Effects> {
  const { orderExpiryDays } = await readSettings(tx);
  const moved = await moveOrder(tx, order, 'take-back', action, {
    change: {
      refusalReason: reason,
      transferCode: null,
      claimedAt: null,
      remindedAt: null,
      expiresAt: expiryAfter(action.at, orderExpiryDays),
    },
    detail: { reason, amountCentimes: String(order.amountCentimes) },
  });
  if (!moved) throw new Error(`Order ${order.number} moved while it was held.`);
  await voidPayment(tx, order.id);
  await freeOpenings(tx, order.id);
  await closeRefundAsks(tx, order.id, action.at);
  const { emails, seatsFreed } = await endAccess(tx, moved, action, 'taken-back');
  const told = {
    dedupeKey: `payment-taken-back:${order.id}:${action.uuid()}`,
    emailName: 'payment-taken-back',
    orderId: order.id,
  } as const;
  return {
    order: await whenRefused(tx, moved, action),
    // The hour is told in the same e-mail as its payment.
    emails: [...emails.filter(({ emailName }) => emailName !== 'booking-cancelled'), told],
    seatsTaken: seatsFreed ? [`course:${order.itemSlug}`] : [],
  };
}
