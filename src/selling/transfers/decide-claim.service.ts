/** Staff looked for the money of a claimed transfer: found, or not; of one, or of many at once, as they ticked them. */
import type { Handle } from '../../platform/db/handle.ts';
import { whenRefused } from '../payments/accompany-order.service.ts';
import { confirmOrder, type NoSeat, refuseBeyond } from '../payments/settle-payment.service.ts';
import { readSettings } from '../../academy/content/content.service.ts';
import {
  awaitsDecision,
  type AuditContext,
  expiryAfter,
  type Order,
  type OrderStatus,
} from '../orders/order.ts';
import { whoMovedLast } from '../orders/order-history.service.ts';
import { lockToDecide, moveOrder, type NotToDecide } from '../orders/orders.service.ts';
import { mayDecideClaims } from '../../academy/staff/who-may.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import type { StaffMember } from '../../academy.ts';
import { carryOut, auditOf, type Effects, type ServiceContext } from '../../context.ts';

type StaffDecision = { orderNumber: string; staff: StaffMember } &
  /** `receivedOn`: when the money had arrived, 'YYYY-MM-DD', perhaps before the order; the caller has checked it. */
  (
    | {
        decision: 'confirm';
        receivedOn?: string | undefined;
        /** They have seen that no seat is left, and let the buyer in all the same. */
        overSeats?: boolean | undefined;
      }
    | { decision: 'refuse'; reason: string }
  );

type DecisionResult =
  | { ok: true; order: Order }
  | NotToDecide
  | NoSeat
  /** Somebody else was first: the order's present status, and who did it. */
  | { ok: false; reason: 'already-decided'; status: OrderStatus; by: string };

/** Of two who decide at once the second sees what the first did. The reason of a refusal is sent to the buyer. */
export async function decideClaim(context: ServiceContext, input: StaffDecision): Promise<DecisionResult> {
  // The screen has checked already: getting here without the right is a bug.
  if (!mayDecideClaims(input.staff)) throw new Error(`${input.staff.role} may not decide claims.`);
  const action = auditOf(context, `staff:${input.staff.email}`);
  return context.database.transaction(async (tx) => {
    const held = await lockToDecide(tx, input.staff, { number: input.orderNumber });
    if (!held.ok) return held;
    const { order } = held;
    if (input.decision === 'confirm' && input.overSeats !== true && awaitsDecision(order.status)) {
      const noSeat = await refuseBeyond(tx, order);
      if (noSeat) return noSeat;
    }
    const decided = awaitsDecision(order.status) ? await decide(tx, order, input, action) : null;
    if (!decided) {
      const by = (await whoMovedLast(tx, order.id)) ?? 'buyer';
      return { ok: false, reason: 'already-decided', status: order.status, by: by.replace(/^staff:/, '') };
    }
    await carryOut(context, tx, decided);
    await writeStaffLog(tx, {
      id: context.uuid(),
      at: action.at,
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
  action: AuditContext,
): Promise<({ order: Order } & Effects) | null> {
  if (input.decision === 'confirm') {
    const { receivedOn } = input;
    return confirmOrder(tx, order, action, { detail: receivedOn === undefined ? {} : { receivedOn } });
  }
  // Zero bytes cannot be stored.
  const reason = input.reason.replaceAll('\0', '').trim();
  const { orderExpiryDays } = await readSettings(tx);
  const rejected = await moveOrder(tx, order, 'reject', action, {
    // The code becomes free again; the history keeps it. The buyer gets the full time to pay another way.
    change: {
      refusalReason: reason,
      transferCode: null,
      claimedAt: null,
      remindedAt: null,
      expiresAt: expiryAfter(action.at, orderExpiryDays),
    },
    detail: { reason, ...(order.transferCode === null ? {} : { transferCode: order.transferCode }) },
  });
  if (!rejected) return null;
  const refused = await whenRefused(tx, rejected, action);
  // The order was moved in this transaction: this refusal happens once, and a later one has an e-mail of its own.
  const dedupeKey = `claim-refused:${order.id}:${action.uuid()}`;
  return { order: refused, emails: [{ dedupeKey, emailName: 'claim-refused', orderId: order.id }] };
}

/** What became of one ticked claim. */
export type ClaimAnswer = { orderNumber: string } & (
  | { ok: true; status: OrderStatus }
  | NotToDecide
  | NoSeat
  /** 'failed': something broke, and is in the server's log; it can be pressed again. */
  | { ok: false; reason: 'failed' }
  /** Somebody was first: `by` is an address of staff, 'buyer', 'clock' or a gateway. */
  | { ok: false; reason: 'already-decided'; status: OrderStatus; by: string }
);

const most = 500;

/**
 * At most 500, one after the other: each is confirmed in a transaction of its own, and answered in the order given. A number
 * named twice counts once. What goes wrong with one stops none of the others, and is reported as 'failed'.
 */
export async function confirmClaims(
  context: ServiceContext,
  {
    orderNumbers,
    receivedOn = {},
    staff,
  }: {
    orderNumbers: readonly string[];
    /** By number, of those whose day is known: when the money had arrived, 'YYYY-MM-DD'. */
    receivedOn?: Readonly<Record<string, string>>;
    staff: StaffMember;
  },
): Promise<{ ok: true; answers: ClaimAnswer[] } | { ok: false; reason: 'too-many' }> {
  // The screen has checked already: getting here without the right is a bug.
  if (!mayDecideClaims(staff)) throw new Error(`${staff.role} may not decide claims.`);
  const numbers = [...new Set(orderNumbers)];
  if (numbers.length > most) return { ok: false, reason: 'too-many' };
  const confirm = async (orderNumber: string): Promise<ClaimAnswer> => {
    try {
      const decided = await decideClaim(context, {
        orderNumber,
        staff,
        decision: 'confirm',
        receivedOn: receivedOn[orderNumber],
      });
      return decided.ok
        ? { orderNumber, ok: true, status: decided.order.status }
        : { orderNumber, ...decided };
    } catch (error) {
      context.log.error({ error, orderNumber }, 'a claim was not confirmed');
      return { orderNumber, ok: false, reason: 'failed' };
    }
  };
  const answers: ClaimAnswer[] = [];
  for (const number of numbers) answers.push(await confirm(number));
  return { ok: true, answers };
}
