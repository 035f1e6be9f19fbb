/** Staff record money that came another way: it pays the order and opens what was bought, in one transaction. */
import { confirmOrder, type NoSeat, refuseBeyond } from './settle-payment.service.ts';
import { whoMovedLast } from '../orders/order-history.service.ts';
import { lockToDecide, type NotToDecide } from '../orders/orders.service.ts';
import { mayRecordPayments } from '../../academy/staff/who-may.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { carryOut, auditOf, type ServiceContext } from '../../context.ts';
import { closeOpenAttempts } from './gateway-answers.service.ts';
import type { StaffMember } from '../../academy.ts';
import { nextStatus, optionOf, type Order, type OrderStatus, type PaidBy } from '../orders/order.ts';

export type RecordPayment = {
  orderNumber: string;
  staff: StaffMember;
  /** As it was counted or is on the statement; centimes of MAD. */
  amountCentimes: number;
  paidBy: PaidBy;
  /** Number of the slip or of the line on the statement; '' where `reason` says what there is. */
  reference: string;
  /** When the money had arrived, 'YYYY-MM-DD', perhaps before the order was typed in; the caller has checked it. */
  receivedOn?: string | undefined;
  /** Why it is recorded by hand, or '': for whoever asks later. The buyer does not read it. */
  reason: string;
  /** They have seen that no seat is left, and let the buyer in all the same. */
  overSeats?: boolean | undefined;
};

type RecordResult =
  | { ok: true; order: Order }
  | NotToDecide
  | { ok: false; reason: 'amount-differs'; amountCentimes: number }
  | NoSeat
  /** Paid, claimed or paid back already; `by` is who moved it there, as the history names them. */
  | { ok: false; reason: 'not-in-this-status'; status: OrderStatus; by: string };

/** What staff wrote, as it can be stored: zero bytes cannot. */
const written = (text: string): string => text.replaceAll('\0', '').trim();

/**
 * For an order that waits for another method, was never paid, or ended before its money came. The whole amount or nothing. A
 * second press finds the order confirmed and returns who confirmed it.
 */
export async function recordPayment(context: ServiceContext, input: RecordPayment): Promise<RecordResult> {
  // The screen has checked already: getting here without the right is a bug.
  if (!mayRecordPayments(input.staff)) throw new Error(`${input.staff.role} may not record payments.`);
  const { amountCentimes, paidBy, receivedOn } = input;
  const action = auditOf(context, `staff:${input.staff.email}`);
  const [reference, reason] = [written(input.reference), written(input.reason)];
  const result = await context.database.transaction<RecordResult>(async (tx) => {
    const held = await lockToDecide(tx, input.staff, { number: input.orderNumber });
    if (!held.ok) return held;
    const { order } = held;
    if (order.amountCentimes !== amountCentimes)
      return { ok: false, reason: 'amount-differs', amountCentimes: order.amountCentimes };
    const mayPay = nextStatus(order.status, 'record-payment') !== null;
    const noSeat = mayPay && input.overSeats !== true ? await refuseBeyond(tx, order) : null;
    if (noSeat) return noSeat;
    const confirmed = await confirmOrder(tx, order, action, {
      detail: receivedOn === undefined ? {} : { receivedOn },
      after: {
        event: 'record-payment',
        change: {
          paymentOption: optionOf[paidBy],
          cardType: null,
          transferCode: null,
          claimedAt: null,
        },
        detail: {
          paidBy,
          amountCentimes: String(amountCentimes),
          ...(reference === '' ? {} : { slip: reference }),
          ...(reason === '' ? {} : { why: reason }),
        },
      },
    });
    if (!confirmed) {
      const by = (await whoMovedLast(tx, order.id)) ?? 'buyer';
      return { ok: false, reason: 'not-in-this-status', status: order.status, by };
    }
    await carryOut(context, tx, confirmed);
    await writeStaffLog(tx, {
      id: context.uuid(),
      at: action.at,
      staff: input.staff,
      act: 'record-payment',
      subject: order.number,
      detail: { paidBy, amountCentimes: String(amountCentimes), reference },
      before: { status: order.status, paymentOption: order.paymentOption },
      after: { status: confirmed.order.status, paymentOption: confirmed.order.paymentOption },
    });
    return { ok: true, order: confirmed.order };
  });
  // An old tab at the bank must not pay for what is paid already.
  if (result.ok) await closeOpenAttempts(context, result.order.id);
  return result;
}
