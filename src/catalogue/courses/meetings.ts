/** The days on which a group meets. Without the rules of courses and their schemas, so that the staff console loads only this. */
import { addDays, dateInMorocco, instantInMorocco, weekdayOf } from '../../platform/time/calendar-date.ts';
import type { Cohort } from '../../selling/orders/cohorts.table.ts';

export type Dated = Pick<Cohort, 'startsOn' | 'weekdays' | 'startsAt' | 'weeks'>;

/**
 * All meetings of a cohort, in order: on its weekdays from its first day on, for so many weeks, at the same time in Morocco.
 */
export function meetingsOf({ startsOn, weekdays, startsAt, weeks }: Dated): Date[] {
  const days = Array.from({ length: weeks * 7 }, (_, day) => addDays(startsOn, day));
  return days
    .filter((day) => weekdays.includes(weekdayOf(day)))
    .map((day) => instantInMorocco(day, startsAt));
}

/** The day of its last meeting; without meetings the last day of its weeks. */
export function lastDayOf(cohort: Dated): string {
  const last = meetingsOf(cohort).at(-1);
  return last ? dateInMorocco(last) : addDays(cohort.startsOn, cohort.weeks * 7 - 1);
}
