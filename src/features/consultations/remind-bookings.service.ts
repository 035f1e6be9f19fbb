/** A day and an hour before a consultation, whoever booked it is reminded once. Called by the clock. */
import { changeBooking, findBooking, findToRemind } from './bookings.store.ts';
import { lockOrder } from '../orders/orders.store.ts';
import { carryOut, deedOf, type FlowContext } from '../../context.ts';

const mostAtOnce = 100;
const hourMs = 3_600_000;

const reminders = [
  { kind: 'hour', letter: 'booking-hour', hours: 1 },
  { kind: 'day', letter: 'booking-day', hours: 24 },
] as const;

/** Returns how many bookings it came past. */
export async function remindBookings(context: FlowContext): Promise<number> {
  let seen = 0;
  for (const reminder of reminders) {
    const now = context.clock();
    const due = await findToRemind(context.database.db, { kind: reminder.kind, now, most: mostAtOnce });
    for (const orderId of due) await remind(context, orderId, reminder);
    seen += due.length;
  }
  return seen;
}

/** Who booked or moved it so late that the letter about that came at the same time is not written to again. */
async function remind(
  context: FlowContext,
  orderId: string,
  { kind, letter, hours }: (typeof reminders)[number],
): Promise<void> {
  const deed = deedOf(context, 'clock');
  await context.database.transaction(async (tx) => {
    if (!(await lockOrder(tx, orderId))) return;
    const booking = await findBooking(tx, orderId);
    const before = kind === 'day' ? booking?.dayReminderAt : booking?.hourReminderAt;
    if (booking?.state !== 'booked' || before !== null || booking.startsAt <= deed.at) return;
    const dueAt = booking.startsAt.getTime() - hours * hourMs;
    if (dueAt > deed.at.getTime()) return;
    const { changedAt } = booking;
    const mark = kind === 'day' ? { dayReminderAt: deed.at } : { hourReminderAt: deed.at };
    // Reminding is no change of the booking.
    await changeBooking(tx, orderId, mark, changedAt);
    const knowsAlready = changedAt.getTime() >= dueAt;
    // A day's reminder that could not be sent in time would only repeat the hour's.
    const isStale = kind === 'day' && booking.startsAt.getTime() - deed.at.getTime() <= hourMs;
    if (knowsAlready || isStale) return;
    const dedupeKey = `${letter}:${orderId}:${booking.sequence}`;
    await carryOut(context, tx, { letters: [{ dedupeKey, letter, orderId }] });
  });
}
