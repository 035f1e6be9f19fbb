/** A paid hour is given up: by her, in time for her money and later without it; or by the academy, always with it. */
import type { Handle } from '../../platform/db/handle.ts';
import { decideRefund } from '../refunds/decide-refund.store.ts';
import { giveRightBack } from '../access/rights.store.ts';
import { giveHourBack } from './hold-hour.store.ts';
import { bookingStanding } from './booking.ts';
import { findBooking } from './bookings.store.ts';
import { mayOfficeChange } from './office-standing.ts';
import { readSettings } from '../catalogue/catalogue.store.ts';
import { lockAttempt, readAttempts } from '../payments/payments.store.ts';
import type { Deed, Order } from '../orders/order.ts';
import { writeHistory } from '../orders/order-history.store.ts';
import { lockOrderByToken, lockToDecide, type NotToDecide } from '../orders/orders.store.ts';
import { manualWaysOf } from '../refunds/refund.ts';
import type { RefundAccount } from '../refunds/refund-form.ts';
import { leftToPayBack } from '../refunds/refund-policy.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { writeStaffLog } from '../staff/staff-log.store.ts';
import { mayChangeBookingsOf } from '../staff/who-may.ts';
import { carryOut, deedOf, type FlowContext } from '../../context.ts';
import { carryRefunds } from '../refunds/gateway-refunds.service.ts';
import type { StaffChange } from './move-booking.service.ts';

type CancelBookingResult =
  | { ok: true; refunded: boolean }
  | { ok: false; reason: 'order-not-found' | 'not-possible' | 'too-late' };

export type StaffCancelResult =
  | { ok: true }
  /** 'disputed': her bank is deciding about the payment. */
  | NotToDecide
  | { ok: false; reason: 'not-found' | 'changed-meanwhile' | 'not-possible' | 'disputed' };

type CancelBooking = {
  token: string;
  /** What she was told would happen; refused when it is no longer so. */
  withMoney: boolean;
  /** Where money goes that a person sends; without it she is asked. */
  account?: RefundAccount | null;
};

/**
 * In one transaction the hour is free and the refund is decided: a card's goes back through its gateway, a transfer's or
 * cash is a payout that the staff complete.
 */
export async function cancelBooking(
  context: FlowContext,
  { token, withMoney, account = null }: CancelBooking,
): Promise<CancelBookingResult> {
  const deed = deedOf(context, 'buyer');
  const { refundId, ...answer } = await context.database.transaction<
    CancelBookingResult & { refundId?: string }
  >(async (tx) => {
    const order = await lockOrderByToken(tx, token);
    const booking = order && (await findBooking(tx, order.id));
    if (!booking) return { ok: false, reason: 'order-not-found' };
    // Sent twice: it was done the first time.
    if (booking.state === 'cancelled') return { ok: true, refunded: order.status === 'Refunded' };
    const { mayCancel } = bookingStanding(booking, order, await readSettings(tx), deed.at);
    if (mayCancel === null) return { ok: false, reason: 'not-possible' };
    if (withMoney && mayCancel === 'without-money') return { ok: false, reason: 'too-late' };
    // First what she did, then what follows from it.
    await writeHistory(tx, { orderId: order.id, event: 'cancel-hour' }, deed);
    if (mayCancel === 'with-money' && leftToPayBack(order) > 0) {
      const id = await payBack(context, tx, order, { deed, reason: herReason, account });
      return { ok: true, refunded: true, refundId: id };
    }
    // Given up in time, also where nothing was paid for it.
    if (mayCancel === 'with-money') await giveRightBack(tx, order);
    await carryOut(context, tx, { letters: await giveHourBack(tx, order.id, deed) });
    return { ok: true, refunded: false };
  });
  if (refundId !== undefined) await carryRefunds(context, { only: refundId, most: 1 });
  return answer;
}

/**
 * The academy cancels: up to the start, and all the money is owed, whatever the days before it. So the refund begins by rule,
 * as when she cancels in time, also where whoever cancels may decide no refunds: what is paid by hand waits for those who may.
 */
export async function cancelBookingByStaff(
  context: FlowContext,
  { staff, orderNumber, seenSequence }: StaffChange,
): Promise<StaffCancelResult> {
  const deed = deedOf(context, `staff:${staff.email}`);
  const { refundId, ...answer } = await context.database.transaction<
    StaffCancelResult & { refundId?: string }
  >(async (tx) => {
    const held = await lockToDecide(tx, staff, { number: orderNumber });
    if (!held.ok) return held;
    const { order } = held;
    const booking = await findBooking(tx, order.id);
    if (!booking || !mayChangeBookingsOf(staff, booking.expert)) return { ok: false, reason: 'not-found' };
    if (booking.sequence !== seenSequence) return { ok: false, reason: 'changed-meanwhile' };
    if (!mayOfficeChange(booking, order, deed.at)) return { ok: false, reason: 'not-possible' };
    // The bank may give her the money of a disputed payment itself: she would have it twice.
    if (order.disputedAt !== null) return { ok: false, reason: 'disputed' };
    await writeHistory(tx, { orderId: order.id, event: 'cancel-hour' }, deed);
    const isPaidBack = leftToPayBack(order) > 0;
    const id = isPaidBack
      ? await payBack(context, tx, order, { deed, reason: ourReason, account: null })
      : null;
    if (id === null) {
      await giveRightBack(tx, order);
      await carryOut(context, tx, { letters: await giveHourBack(tx, order.id, deed) });
    }
    const line = {
      id: context.uuid(),
      at: deed.at,
      staff,
      act: 'cancel-hour',
      subject: order.number,
    } as const;
    const { state, startsAt } = booking;
    await writeStaffLog(tx, {
      ...line,
      before: { state, startsAt, paidBack: false },
      after: { state: 'cancelled', startsAt, paidBack: isPaidBack },
    });
    return id === null ? { ok: true } : { ok: true, refundId: id };
  });
  if (refundId !== undefined) await carryRefunds(context, { only: refundId, most: 1 });
  return answer;
}

const herReason = { en: 'She cancelled her hour in time', ar: 'ألغت الموعد في الوقت' } as const;
const ourReason = { en: 'The academy cancelled the hour', ar: 'ألغت الأكاديمية الموعد' } as const;

/** `account`: where she wants it, when a person sends it. */
type PayBack = { deed: Deed; reason: Record<Locale, string>; account: RefundAccount | null };

/** All that is left of the payment, by the way it came. */
async function payBack(
  context: FlowContext,
  tx: Handle,
  order: Order,
  { deed, reason, account }: PayBack,
): Promise<string> {
  const { refundPolicy } = await readSettings(tx);
  const captured = (await readAttempts(tx, order.id)).find(
    ({ state, isSurplus }) => state === 'captured' && !isSurplus,
  );
  const attempt = captured ? await lockAttempt(tx, captured.id) : null;
  const [manualWay = 'bank-transfer'] = manualWaysOf(order);
  const id = context.uuid();
  const decided = await decideRefund(
    tx,
    order,
    {
      id,
      attemptId: attempt?.id ?? null,
      way: attempt ? 'gateway' : (account?.way ?? manualWay),
      amountCentimes: leftToPayBack(order),
      isSurplus: false,
      isGoodwill: false,
      reason: reason[order.locale],
      payout: attempt ? null : (account?.payout ?? null),
      withinDays: refundPolicy.paidBackWithinDays,
    },
    deed,
  );
  if (!decided) throw new Error('A refund of new dice exists already.');
  await carryOut(context, tx, decided);
  return id;
}
