/** An expert, or the office for her, says when she has time. */
import { readAvailability } from '../domain/bookings/bookings.store.server.ts';
import { writeHours } from '../domain/bookings/set-hours.store.server.ts';
import { readServices } from '../domain/catalogue/catalogue.store.server.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import { maySetHoursOf } from '../domain/staff/who-may.ts';
import type { StaffBookingVerbs } from './booking-verbs.ts';
import { deedOf, type FlowContext } from './flow-context.ts';

type Standing = Awaited<ReturnType<typeof readAvailability>>;

/** '1 540-720': a weekday (1 is Monday) or a date, with minutes of the day in Morocco. */
const inOneLine = ({ hours, days, settings }: Standing) => ({
  ...settings,
  hours: hours.map((one) => `${one.weekday} ${one.fromMinute}-${one.untilMinute}`).join(', '),
  days: days.map((day) => `${day.onDate} ${day.kind} ${day.fromMinute}-${day.untilMinute}`).join(', '),
});

/** What is booked stays booked, also outside the new hours. False when she may not. */
export async function setHours(
  context: FlowContext,
  { staff, expert, ...hours }: Parameters<StaffBookingVerbs['setHours']>[0],
): Promise<boolean> {
  if (!maySetHoursOf(staff, expert)) return false;
  const services = await readServices(context.database.db);
  if (!services.some((service) => service.expert === expert)) return false;
  const deed = deedOf(context, `staff:${staff.email}`);
  await context.database.transaction(async (tx) => {
    const before = await readAvailability(tx, expert);
    await writeHours(tx, expert, hours, deed);
    const line = { id: context.uuid(), at: deed.at, staff, act: 'set-hours', subject: expert };
    const after = await readAvailability(tx, expert);
    await writeStaffLog(tx, { ...line, before: inOneLine(before), after: inOneLine(after) });
  });
  return true;
}
