/** Days and times at which staff check, in Moroccan time: the next check, and the last one. */
import { addDays, dateInMorocco, instantInMorocco, weekdayOf } from './calendar-date.ts';

export type CheckHours = {
  /** At least one; 1 is Monday, 7 Sunday. */
  days: number[];
  /** At least one; 'HH:MM' on the clocks of Morocco. */
  times: string[];
};

/** A week, plus a day on either side for checks on the instant's own day. */
const daysToSearch = 9;

/** The instants of one date, the earliest first. On days with a clock change, times may swap. */
const checksOn = (date: string, { days, times }: CheckHours): Date[] =>
  days.includes(weekdayOf(date))
    ? times.map((time) => instantInMorocco(date, time)).sort((one, other) => one.getTime() - other.getTime())
    : [];

function search(hours: CheckHours, from: Date, step: 1 | -1, fits: (check: Date) => boolean): Date {
  const today = dateInMorocco(from);
  for (let days = 0; days < daysToSearch; days += 1) {
    const found = checksOn(addDays(today, step * days), hours)
      .filter(fits)
      .at(step === 1 ? 0 : -1);
    if (found) return found;
  }
  throw new Error('Nobody ever looks: hours of checks have a day and a time at least.');
}

/** The first check after an instant; what comes exactly at a check is seen at the next. */
export const nextCheck = (hours: CheckHours, since: Date): Date =>
  search(hours, since, 1, (check) => check > since);

/** The last check up to an instant, inclusive. Whatever came before it should have been checked by now. */
export const lastCheck = (hours: CheckHours, now: Date): Date =>
  search(hours, now, -1, (check) => check <= now);

/** `days`: for 'run' the first and the last, for 'but' the one left out, for 'some' all of them, for 'all' none. */
export type WeekPart = { kind: 'all' | 'but' | 'run' | 'some'; days: number[] };

const week = [1, 2, 3, 4, 5, 6, 7];
const dayAfter = (day: number): number => (day % 7) + 1;
/** Two days are both named; three or more in a row are shown as a range. */
const leastInARow = 3;

/** The days of a week in the form people use: 'Monday to Friday', 'every day but Friday', 'on Monday and Thursday'. */
export function weekPartOf(days: readonly number[]): WeekPart {
  const kept = week.filter((day) => days.includes(day));
  const left = week.filter((day) => !days.includes(day));
  if (left.length === 0) return { kind: 'all', days: [] };
  const starts = kept.filter((day) => !kept.includes(day === 1 ? 7 : day - 1));
  const first = starts.at(0) ?? 1;
  const last = kept.find((day) => !kept.includes(dayAfter(day))) ?? 7;
  if (left.length === 1 && last < first) return { kind: 'but', days: left };
  if (starts.length === 1 && kept.length >= leastInARow) return { kind: 'run', days: [first, last] };
  return { kind: 'some', days: kept };
}
