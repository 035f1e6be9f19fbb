/** The sample academy's cohorts with their live sessions, counted from the first start. Nobody has a seat in one but by a real order. */
import { randomUUID } from 'node:crypto';
import { cohorts as sampleCohorts } from '../../content/sample/cohorts.ts';
import type { Handle } from '../platform/db/handle.ts';
import { addDays, addWeeks, dateInMorocco, weekdayOf } from '../platform/time/calendar-date.ts';
import { scheduleSessions } from '../features/classroom/live-schedule.service.ts';
import { cohorts } from '../features/cohorts/cohorts.table.ts';

/** The first Monday after the day itself. */
const nextMonday = (date: string): string => addDays(date, 8 - weekdayOf(date));

export async function seedCohorts(tx: Handle, now: Date): Promise<void> {
  const monday = nextMonday(dateInMorocco(now));
  const rows = await tx
    .insert(cohorts)
    .values(
      sampleCohorts.map(({ startsInWeeks, ...cohort }) => ({
        ...cohort,
        id: randomUUID(),
        startsOn: addWeeks(monday, startsInWeeks - 1),
        chatLink: null,
        createdAt: now,
        sample: true,
      })),
    )
    .returning();
  for (const row of rows) await scheduleSessions(tx, row, now);
}
