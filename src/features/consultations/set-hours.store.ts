/** An expert's hours are written whole: what stood there before is gone. */
import { eq } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { lockExpert, type ExpertSettings } from './bookings.store.ts';
import { expertDays, expertHours, expertSettings } from './bookings.table.ts';
import type { SpecialDay, WeeklyHours } from './slots.ts';

export type Hours = {
  hours: readonly WeeklyHours[];
  days: readonly SpecialDay[];
  settings: ExpertSettings;
};

/** Holds the expert: nobody books an hour that is being taken away. */
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
