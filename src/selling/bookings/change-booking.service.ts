/**
 * Changes of a paid hour: reminders a day and an hour before, moving it, and cancelling it: by the learner with a refund in
 * time and without one later, by the academy always with one.
 */
import type { Handle } from '../../platform/db/handle.ts';
import { type PayBack, payHourBack } from '../refunds/pay-hour-back.service.ts';
import { giveRightBack } from '../access/rights.service.ts';
import { giveHourBack } from '../hours/hold-hour.service.ts';
import { type Booking, bookingStatus, mayStaffChange } from '../hours/booking.ts';
import {
  changeBooking,
  findBooking,
  findToRemind,
  isOffered,
  lockExpert,
} from '../hours/booked-hours.service.ts';
import { readSettings } from '../../academy/content/content.service.ts';
import type { AuditContext, Order } from '../orders/order.ts';
import { writeHistory } from '../orders/order-history.service.ts';
import {
  lockOrder,
  lockOrderByNumber,
  lockOrderByToken,
  lockToDecide,
  type NotToDecide,
} from '../orders/orders.service.ts';
import { leftToPayBack } from '../orders/refund.ts';
import type { RefundAccount } from '../refunds/refund-form.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { mayChangeBookingsOf } from '../../academy/staff/who-may.ts';
import { carryOut, auditOf, type ServiceContext } from '../../context.ts';
import { carryRefunds } from '../refunds/gateway-refunds.service.ts';
import type { StaffMember } from '../../academy.ts';

const mostAtOnce = 100;
const hourMs = 3_600_000;

const reminders = [
  { kind: 'hour', emailName: 'booking-hour', hours: 1 },
  { kind: 'day', emailName: 'booking-day', hours: 24 },
] as const;

/**
 * E-mails whoever booked a consultation a day and an hour before, once each. A scheduled job; returns how many bookings it
 * handled.
 */
export async function remindBookings(context: ServiceContext): Promise<number> {
  let seen = 0;
  for (const reminder of reminders) {
    const now = context.clock();
    const due = await findToRemind(context.database.db, { kind: reminder.kind, now, most: mostAtOnce });
    for (const orderId of due) await remind(context, orderId, reminder);
    seen += due.length;
  }
  return seen;
}

/** Writes no reminder when the e-mail of a late booking or move was sent at the same time. */
async function remind(
  context: ServiceContext,
  orderId: string,
  { kind, emailName, hours }: (typeof reminders)[number],
): Promise<void> {
  const action = auditOf(context, 'clock');
  await context.database.transaction(async (tx) => {
    if (!(await lockOrder(tx, orderId))) return;
    const booking = await findBooking(tx, orderId);
    const before = kind === 'day' ? booking?.dayReminderAt : booking?.hourReminderAt;
    if (booking?.state !== 'booked' || before !== null || booking.startsAt <= action.at) return;
    const dueAt = booking.startsAt.getTime() - hours * hourMs;
    if (dueAt > action.at.getTime()) return;
    const { changedAt } = booking;
    const mark = kind === 'day' ? { dayReminderAt: action.at } : { hourReminderAt: action.at };
    // A reminder is no change of the booking, so its time of change stays.
    await changeBooking(tx, orderId, mark, changedAt);
    const knowsAlready = changedAt.getTime() >= dueAt;
    // A reminder of the day that could not be sent in time would only repeat that of the hour.
    const isStale = kind === 'day' && booking.startsAt.getTime() - action.at.getTime() <= hourMs;
    if (knowsAlready || isStale) return;
    const dedupeKey = `${emailName}:${orderId}:${booking.sequence}`;
    await carryOut(context, tx, { emails: [{ dedupeKey, emailName, orderId }] });
  });
}

/** An hour is moved: by the learner, who also chooses another for one that was lost, or by the academy. */
type MoveResult =
  | { ok: true }
  /** 'too-late': the time for it is over. 'too-often': it was moved as often as allowed. */
  | { ok: false; reason: 'order-not-found' | 'too-late' | 'too-often' | 'slot-taken' };

export async function moveBooking(
  context: ServiceContext,
  { token, startsAt, timeZone }: { token: string; startsAt: Date; timeZone: string },
): Promise<MoveResult> {
  const action = auditOf(context, 'buyer');
  return context.database.transaction<MoveResult>(async (tx) => {
    const order = await lockOrderByToken(tx, token);
    const booking = order && (await findBooking(tx, order.id));
    if (!booking) return { ok: false, reason: 'order-not-found' };
    const isThere =
      (booking.state === 'booked' || booking.state === 'held') &&
      booking.startsAt.getTime() === startsAt.getTime();
    // A repeated request: it was done the first time.
    if (isThere) return { ok: true };
    const { notMoved } = bookingStatus(booking, order, await readSettings(tx), action.at);
    if (notMoved !== null) return { ok: false, reason: notMoved };
    const moved = await giveTime(context, tx, booking, { startsAt, timeZone, action });
    return moved ? { ok: true } : { ok: false, reason: 'slot-taken' };
  });
}

export type StaffMoveResult =
  | { ok: true }
  /**
   * 'not-found': or another expert's. 'changed-meanwhile': it changed since the form was opened. 'not-possible': it is not
   * paid, or has begun.
   */
  | { ok: false; reason: 'not-found' | 'changed-meanwhile' | 'not-possible' | 'slot-taken' };

/** `seenSequence`: of the hour as the form showed it, so that the second of two changes is refused. */
type StaffChange = { staff: StaffMember; orderNumber: string; seenSequence: number };

/** Possible up to the start, and any number of times: an expert may fall ill an hour before. */
export async function moveBookingByStaff(
  context: ServiceContext,
  { staff, orderNumber, startsAt, seenSequence }: StaffChange & { startsAt: Date },
): Promise<StaffMoveResult> {
  const action = auditOf(context, `staff:${staff.email}`);
  return context.database.transaction<StaffMoveResult>(async (tx) => {
    const order = await lockOrderByNumber(tx, orderNumber);
    const booking = order && (await findBooking(tx, order.id));
    if (!booking || !mayChangeBookingsOf(staff, booking.expert)) return { ok: false, reason: 'not-found' };
    if (booking.sequence !== seenSequence) return { ok: false, reason: 'changed-meanwhile' };
    if (!mayStaffChange(booking, order, action.at)) return { ok: false, reason: 'not-possible' };
    const isSame = booking.state === 'booked' && booking.startsAt.getTime() === startsAt.getTime();
    const { timeZone } = booking;
    const moved = !isSame && (await giveTime(context, tx, booking, { startsAt, timeZone, action }));
    if (!moved) return { ok: false, reason: 'slot-taken' };
    const line = {
      id: context.uuid(),
      at: action.at,
      staff,
      act: 'move-hour',
      subject: order.number,
    } as const;
    const before = { state: booking.state, startsAt: booking.startsAt };
    await writeStaffLog(tx, { ...line, before, after: { state: 'booked', startsAt } });
    return { ok: true };
  });
}

type NewTime = Pick<Booking, 'startsAt' | 'timeZone'> & { action: AuditContext };

/** Call it with the order locked. False when the expert has no such hour free. */
async function giveTime(
  context: ServiceContext,
  tx: Handle,
  booking: Booking,
  { startsAt, timeZone, action }: NewTime,
): Promise<boolean> {
  const { orderId } = booking;
  await lockExpert(tx, booking.expert);
  const minutes = (booking.endsAt.getTime() - booking.startsAt.getTime()) / 60_000;
  const service = { expert: booking.expert, minutes };
  if (!(await isOffered(tx, service, { startsAt, now: action.at, exceptOf: orderId }))) return false;
  const sequence = booking.sequence + 1;
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
  const change = { startsAt, endsAt, timeZone, sequence, dayReminderAt: null, hourReminderAt: null };
  // While its payment is looked for it stays held: nobody was told of it as booked.
  const isHeld = booking.state === 'held';
  const kept = isHeld ? {} : ({ state: 'booked', heldUntil: null } as const);
  await changeBooking(tx, orderId, { ...change, ...kept }, action.at);
  const detail = { from: booking.startsAt.toISOString(), to: startsAt.toISOString() };
  await writeHistory(tx, { orderId, event: 'move-hour', detail }, action);
  if (isHeld) return true;
  await carryOut(context, tx, {
    emails: [
      { dedupeKey: `booking-moved:${orderId}:${sequence}`, emailName: 'booking-moved', orderId },
      { dedupeKey: `expert-moved:${orderId}:${sequence}`, emailName: 'expert-moved', orderId },
    ],
  });
  return true;
}

type CancelBookingResult =
  | { ok: true; refunded: boolean }
  | { ok: false; reason: 'order-not-found' | 'not-possible' | 'too-late' };

export type StaffCancelResult =
  | { ok: true }
  /** 'disputed': the learner's bank is deciding about the payment. */
  | NotToDecide
  | { ok: false; reason: 'not-found' | 'changed-meanwhile' | 'not-possible' | 'disputed' };

type CancelBooking = {
  token: string;
  /** What the page announced; refused when it is no longer so. */
  withMoney: boolean;
  /** The account for a refund that staff transfer; without it the learner is asked by e-mail. */
  account?: RefundAccount | null;
};

/**
 * One transaction frees the hour and decides the refund: a card's goes back through its gateway, that of a transfer or cash
 * is a payout that staff complete. While a payment is looked for there is nothing to decide yet.
 */
export async function cancelBooking(
  context: ServiceContext,
  { token, withMoney, account = null }: CancelBooking,
): Promise<CancelBookingResult> {
  const action = auditOf(context, 'buyer');
  const { refundId, ...answer } = await context.database.transaction<
    CancelBookingResult & { refundId?: string }
  >(async (tx) => {
    const order = await lockOrderByToken(tx, token);
    const booking = order && (await findBooking(tx, order.id));
    if (!booking) return { ok: false, reason: 'order-not-found' };
    // A repeated request: it was done the first time.
    if (booking.state === 'cancelled') return { ok: true, refunded: order.status === 'Refunded' };
    const { mayCancel } = bookingStatus(booking, order, await readSettings(tx), action.at);
    if (mayCancel === null) return { ok: false, reason: 'not-possible' };
    if (withMoney && mayCancel === 'without-money') return { ok: false, reason: 'too-late' };
    // The history lists the learner's action before its consequences.
    await writeHistory(tx, { orderId: order.id, event: 'cancel-hour' }, action);
    // Staff go on looking for the payment, and it is paid back by itself once they find it.
    if (mayCancel === 'money-if-found') {
      await giveHourBack(tx, order.id, action);
      return { ok: true, refunded: false };
    }
    if (mayCancel === 'with-money' && leftToPayBack(order) > 0) {
      const id = await payBack(context, tx, order, { action, reason: learnersReason, account });
      return { ok: true, refunded: true, refundId: id };
    }
    // Cancelled in time, also where nothing was paid for it.
    if (mayCancel === 'with-money') await giveRightBack(tx, order);
    await carryOut(context, tx, { emails: await giveHourBack(tx, order.id, action) });
    return { ok: true, refunded: false };
  });
  if (refundId !== undefined) await carryRefunds(context, { only: refundId, most: 1 });
  return answer;
}

/**
 * The academy cancels: up to the start, always with a full refund. The refund is decided by rule, as when the learner
 * cancels in time, so that staff who may not decide refunds can cancel too: a payout by hand waits for those who may.
 */
export async function cancelBookingByStaff(
  context: ServiceContext,
  { staff, orderNumber, seenSequence }: StaffChange,
): Promise<StaffCancelResult> {
  const action = auditOf(context, `staff:${staff.email}`);
  const { refundId, ...answer } = await context.database.transaction<
    StaffCancelResult & { refundId?: string }
  >(async (tx) => {
    const held = await lockToDecide(tx, staff, { number: orderNumber });
    if (!held.ok) return held;
    const { order } = held;
    const booking = await findBooking(tx, order.id);
    if (!booking || !mayChangeBookingsOf(staff, booking.expert)) return { ok: false, reason: 'not-found' };
    if (booking.sequence !== seenSequence) return { ok: false, reason: 'changed-meanwhile' };
    if (!mayStaffChange(booking, order, action.at)) return { ok: false, reason: 'not-possible' };
    // The bank may return a disputed payment itself, and the learner would get it twice.
    if (order.disputedAt !== null) return { ok: false, reason: 'disputed' };
    await writeHistory(tx, { orderId: order.id, event: 'cancel-hour' }, action);
    const isPaidBack = leftToPayBack(order) > 0;
    const id = isPaidBack
      ? await payBack(context, tx, order, { action, reason: ourReason, account: null })
      : null;
    if (id === null) {
      await giveRightBack(tx, order);
      await carryOut(context, tx, { emails: await giveHourBack(tx, order.id, action) });
    }
    const line = {
      id: context.uuid(),
      at: action.at,
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

const learnersReason = {
  en: 'She cancelled her hour in time',
  ar: 'ألغت الموعد في الوقت',
  fr: 'Rendez-vous annulé à temps',
} as const;
const ourReason = {
  en: 'The academy cancelled the hour',
  ar: 'ألغت الأكاديمية الموعد',
  fr: 'L’académie a annulé le rendez-vous',
} as const;

/** Refunds all that is left of the payment, the way it came, and returns the refund's id. */
async function payBack(context: ServiceContext, tx: Handle, order: Order, back: PayBack): Promise<string> {
  const decided = await payHourBack(tx, order, back);
  await carryOut(context, tx, decided);
  return decided.refund.id;
}
