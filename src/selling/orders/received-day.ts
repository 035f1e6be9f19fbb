/** The day on which money had arrived at the bank or the agency, as staff say when they confirm it. */
import { givenDay } from '../../platform/api/fields.ts';
import { addDays, dateInMorocco } from '../../platform/time/calendar-date.ts';

export const receivedDay = givenDay.optional().meta({
  description:
    'When the bank or the agency had the money, on Morocco’s clock; left out where it is not known.',
});

/** Nobody finds money on a statement of so long ago. */
export const mostDaysAgo = 366;

/** Why money cannot have arrived on that day; null when it can. */
export function receivedDayFault(day: string | undefined, now: Date): 'day-to-come' | 'out-of-range' | null {
  if (day === undefined) return null;
  const today = dateInMorocco(now);
  if (day > today) return 'day-to-come';
  return day < addDays(today, -mostDaysAgo) ? 'out-of-range' : null;
}

/** The days of lines of a bank that can be: a bank may book with tomorrow's date. */
export const pastDays = (
  days: Readonly<Record<string, string | undefined>>,
  now: Date,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(days).flatMap(([number, day]) =>
      day === undefined || receivedDayFault(day, now) !== null ? [] : [[number, day]],
    ),
  );
