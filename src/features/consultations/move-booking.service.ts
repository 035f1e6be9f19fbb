/** An hour gets another time: by her, who also chooses another for one that was lost, or by the academy. */
import type { Handle } from '../../platform/db/handle.ts';
import { bookingStanding, type Booking } from './booking.ts';
import { changeBooking, findBooking, isOffered, lockExpert } from './bookings.store.ts';
import { mayOfficeChange } from './office-standing.ts';
import { readSettings } from '../catalogue/catalogue.store.ts';
import type { Deed } from '../orders/order.ts';
import { writeHistory } from '../orders/order-history.store.ts';
import { lockOrderByNumber, lockOrderByToken } from '../orders/orders.store.ts';
import { writeStaffLog } from '../staff/staff-log.store.ts';
import { mayChangeBookingsOf } from '../staff/who-may.ts';
import type { StaffMember } from '../../academy.ts';
import { carryOut, deedOf, type FlowContext } from '../../context.ts';

type MoveResult =
  | { ok: true }
  /** 'too-late': the time for it is over. 'too-often': it was moved as often as may be. */
  | { ok: false; reason: 'order-not-found' | 'too-late' | 'too-often' | 'slot-taken' };

export async function moveBooking(
  context: FlowContext,
  { token, startsAt, timeZone }: { token: string; startsAt: Date; timeZone: string },
): Promise<MoveResult> {
  const deed = deedOf(context, 'buyer');
  return context.database.transaction<MoveResult>(async (tx) => {
    const order = await lockOrderByToken(tx, token);
    const booking = order && (await findBooking(tx, order.id));
    if (!booking) return { ok: false, reason: 'order-not-found' };
    const isThere = booking.state === 'booked' && booking.startsAt.getTime() === startsAt.getTime();
    // Sent twice: it was done the first time.
    if (isThere) return { ok: true };
    const { notMoved } = bookingStanding(booking, order, await readSettings(tx), deed.at);
    if (notMoved !== null) return { ok: false, reason: notMoved };
    const moved = await giveTime(context, tx, booking, { startsAt, timeZone, deed });
    return moved ? { ok: true } : { ok: false, reason: 'slot-taken' };
  });
}

export type StaffMoveResult =
  | { ok: true }
  /**
   * 'not-found': or not hers to change. 'changed-meanwhile': it is not as the form was opened on. 'not-possible': it is not paid,
   * or has begun.
   */
  | { ok: false; reason: 'not-found' | 'changed-meanwhile' | 'not-possible' | 'slot-taken' };

/** `seenSequence`: of the hour as the form showed it; of two who change it at once the second is told. */
export type StaffChange = { staff: StaffMember; orderNumber: string; seenSequence: number };

/** Up to the start, and as often as it must be: an expert may fall ill an hour before. */
export async function moveBookingByStaff(
  context: FlowContext,
  { staff, orderNumber, startsAt, seenSequence }: StaffChange & { startsAt: Date },
): Promise<StaffMoveResult> {
  const deed = deedOf(context, `staff:${staff.email}`);
  return context.database.transaction<StaffMoveResult>(async (tx) => {
    const order = await lockOrderByNumber(tx, orderNumber);
    const booking = order && (await findBooking(tx, order.id));
    if (!booking || !mayChangeBookingsOf(staff, booking.expert)) return { ok: false, reason: 'not-found' };
    if (booking.sequence !== seenSequence) return { ok: false, reason: 'changed-meanwhile' };
    if (!mayOfficeChange(booking, order, deed.at)) return { ok: false, reason: 'not-possible' };
    const isSame = booking.state === 'booked' && booking.startsAt.getTime() === startsAt.getTime();
    const { timeZone } = booking;
    const moved = !isSame && (await giveTime(context, tx, booking, { startsAt, timeZone, deed }));
    if (!moved) return { ok: false, reason: 'slot-taken' };
    const line = { id: context.uuid(), at: deed.at, staff, act: 'move-hour', subject: order.number } as const;
    const before = { state: booking.state, startsAt: booking.startsAt };
    await writeStaffLog(tx, { ...line, before, after: { state: 'booked', startsAt } });
    return { ok: true };
  });
}

type NewTime = Pick<Booking, 'startsAt' | 'timeZone'> & { deed: Deed };

/** With the order held. False when the expert has no such hour free. */
async function giveTime(
  context: FlowContext,
  tx: Handle,
  booking: Booking,
  { startsAt, timeZone, deed }: NewTime,
): Promise<boolean> {
  const { orderId } = booking;
  await lockExpert(tx, booking.expert);
  const minutes = (booking.endsAt.getTime() - booking.startsAt.getTime()) / 60_000;
  const service = { expert: booking.expert, minutes };
  if (!(await isOffered(tx, service, { startsAt, now: deed.at, exceptOf: orderId }))) return false;
  const sequence = booking.sequence + 1;
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
  const change = { startsAt, endsAt, timeZone, sequence, dayReminderAt: null, hourReminderAt: null };
  await changeBooking(tx, orderId, { ...change, state: 'booked', heldUntil: null }, deed.at);
  const detail = { from: booking.startsAt.toISOString(), to: startsAt.toISOString() };
  await writeHistory(tx, { orderId, event: 'move-hour', detail }, deed);
  await carryOut(context, tx, {
    letters: [
      { dedupeKey: `booking-moved:${orderId}:${sequence}`, letter: 'booking-moved', orderId },
      { dedupeKey: `expert-moved:${orderId}:${sequence}`, letter: 'expert-moved', orderId },
    ],
  });
  return true;
}
