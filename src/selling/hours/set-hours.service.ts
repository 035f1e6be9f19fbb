/** Experts, or staff for them, set when they have time. */
import { eq } from 'drizzle-orm';
import { type ExpertSettings, lockExpert, readAvailability, readHoursSetAt } from './booked-hours.service.ts';
import { readServices } from '../../academy/content/content.service.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { maySetHoursOf } from '../../academy/staff/who-may.ts';
import type { StaffMember } from '../../academy.ts';
import { auditOf, type ServiceContext } from '../../context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { expertDays, expertHours, expertSettings } from './bookings.table.ts';
import type { SpecialDay, WeeklyHours } from './slots.ts';

/** An expert's hours are written as a whole and replace the former ones. */
type Hours = {
  hours: readonly WeeklyHours[];
  days: readonly SpecialDay[];
  settings: ExpertSettings;
};

/** Locks the expert, so that nobody books an hour that is being removed. */
export async function writeHours(
  tx: Handle,
  expert: string,
  { hours, days, settings }: Hours,
  { at, uuid }: { at: Date; uuid: () => string },
): Promise<void> {
  await lockExpert(tx, expert);
  await tx.delete(expertHours).where(eq(expertHours.expert, expert));
  await tx.delete(expertDays).where(eq(expertDays.expert, expert));
  if (hours.length > 0)
    await tx.insert(expertHours).values(
      hours.map(({ weekday, fromMinute, untilMinute }) => ({
        id: uuid(),
        expert,
        weekday,
        fromMinute,
        untilMinute,
      })),
    );
  if (days.length > 0)
    await tx.insert(expertDays).values(
      days.map(({ onDate, kind, fromMinute, untilMinute }) => ({
        id: uuid(),
        expert,
        onDate,
        kind,
        fromMinute,
        untilMinute,
      })),
    );
  const row = { ...settings, updatedAt: at };
  await tx
    .insert(expertSettings)
    .values({ expert, ...row })
    .onConflictDoUpdate({ target: expertSettings.expert, set: row });
}

type Status = Awaited<ReturnType<typeof readAvailability>>;

/** '1 540-720': a weekday (1 is Monday) or a date, with minutes of the day in Morocco. */
const inOneLine = ({ hours, days, settings }: Status) => ({
  ...settings,
  hours: hours.map((one) => `${one.weekday} ${one.fromMinute}-${one.untilMinute}`).join(', '),
  days: days.map((day) => `${day.onDate} ${day.kind} ${day.fromMinute}-${day.untilMinute}`).join(', '),
});

type SetHoursResult =
  | { ok: true }
  /** 'not-found': or another expert's. 'changed-meanwhile': they were set since `seen`. */
  | { ok: false; reason: 'not-found' | 'changed-meanwhile' };

/** `seen`: `setAt` of the hours as they were read; without it they replace whatever is there. */
type SetHours = { staff: StaffMember; expert: string; seen?: Date | null } & Hours;

/** What is booked stays booked, also outside the new hours. Of two who set them at once the second is refused. */
export async function setHours(
  context: ServiceContext,
  { staff, expert, seen, ...hours }: SetHours,
): Promise<SetHoursResult> {
  if (!maySetHoursOf(staff, expert)) return { ok: false, reason: 'not-found' };
  const services = await readServices(context.database.db);
  if (!services.some((service) => service.expert === expert)) return { ok: false, reason: 'not-found' };
  const action = auditOf(context, `staff:${staff.email}`);
  return context.database.transaction(async (tx) => {
    await lockExpert(tx, expert);
    const setAt = await readHoursSetAt(tx, expert);
    if (seen !== undefined && setAt?.getTime() !== seen?.getTime())
      return { ok: false, reason: 'changed-meanwhile' };
    const before = await readAvailability(tx, expert);
    await writeHours(tx, expert, hours, action);
    const line = { id: context.uuid(), at: action.at, staff, act: 'set-hours', subject: expert } as const;
    const after = await readAvailability(tx, expert);
    await writeStaffLog(tx, { ...line, before: inOneLine(before), after: inOneLine(after) });
    return { ok: true };
  });
}
