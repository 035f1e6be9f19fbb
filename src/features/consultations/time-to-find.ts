/** Whether money that is sent now is found before an hour begins. */
import { addDays, dateInMorocco, weekdayOf } from '../../platform/time/calendar-date.ts';

/** Between banks a transfer takes one or two working days, and then somebody looks for it. */
export const workingDaysToFind = 3;

const saturday = 6;

/** Working days of banks, Monday to Friday, that lie wholly between a moment and an hour; counted as far as `most`. */
export function workingDaysBefore(startsAt: Date, now: Date, most: number): number {
  const last = dateInMorocco(startsAt);
  let days = 0;
  for (let day = addDays(dateInMorocco(now), 1); day < last && days < most; day = addDays(day, 1))
    if (weekdayOf(day) < saturday) days += 1;
  return days;
}

/** The hour may be over before a transfer made now is found: she is told so before she chooses that way. */
export const isTooSoonToFind = ({ startsAt, now }: { startsAt: Date; now: Date }): boolean =>
  workingDaysBefore(startsAt, now, workingDaysToFind) < workingDaysToFind;
