/** She moves her hour, or chooses another for one that was lost. */
import { bookingStanding } from '../domain/bookings/booking.ts';
import {
  changeBooking,
  findBooking,
  isOffered,
  lockExpert,
} from '../domain/bookings/bookings.store.server.ts';
import { readSettings } from '../domain/catalogue/catalogue.store.server.ts';
import { writeHistory } from '../domain/orders/order-history.store.server.ts';
import { lockOrderByToken } from '../domain/orders/orders.store.server.ts';
import type { BookingVerbs, MoveResult } from './booking-verbs.ts';
import { carryOut, deedOf, type FlowContext } from './flow-context.ts';

export async function moveBooking(
  context: FlowContext,
  { token, startsAt, timeZone }: Parameters<BookingVerbs['moveBooking']>[0],
): Promise<MoveResult> {
  const deed = deedOf(context, 'buyer');
  return context.database.transaction<MoveResult>(async (tx) => {
    const order = await lockOrderByToken(tx, token);
    const booking = order && (await findBooking(tx, order.id));
    if (!booking) return { ok: false, reason: 'order-not-found' };
    const isThere = booking.state === 'booked' && booking.startsAt.getTime() === startsAt.getTime();
    // Sent twice: it was done the first time.
    if (isThere) return { ok: true };
    const standing = bookingStanding(booking, order, await readSettings(tx), deed.at);
    if (!standing.mayMove) return { ok: false, reason: 'too-late' };
    await lockExpert(tx, booking.expert);
    const minutes = (booking.endsAt.getTime() - booking.startsAt.getTime()) / 60_000;
    const service = { expert: booking.expert, minutes };
    if (!(await isOffered(tx, service, { startsAt, now: deed.at, exceptOf: order.id })))
      return { ok: false, reason: 'slot-taken' };
    const sequence = booking.sequence + 1;
    const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
    const change = { startsAt, endsAt, timeZone, sequence, dayReminderAt: null, hourReminderAt: null };
    await changeBooking(tx, order.id, { ...change, state: 'booked', heldUntil: null }, deed.at);
    const detail = { from: booking.startsAt.toISOString(), to: startsAt.toISOString() };
    await writeHistory(tx, { orderId: order.id, event: 'move-hour', detail }, deed);
    const orderId = order.id;
    await carryOut(context, tx, {
      letters: [
        { dedupeKey: `booking-moved:${orderId}:${sequence}`, letter: 'booking-moved', orderId },
        { dedupeKey: `expert-moved:${orderId}:${sequence}`, letter: 'expert-moved', orderId },
      ],
    });
    return { ok: true };
  });
}
