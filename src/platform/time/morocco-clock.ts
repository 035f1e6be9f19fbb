/**
 * Local time in Morocco. The offset comes from the platform's time zone data: it changes for Ramadan, and by decree, so that no
 * number in the code would stay right.
 */
import { addDays, dateInMorocco, daysBetween, isDay, timeZone } from './calendar-date.ts';

/** An instant in Moroccan time, with the offset of that moment. */
export const onMoroccoClock = (instant: Date): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);

/**
 * The instant of a time ('HH:MM') on a date ('YYYY-MM-DD') in Morocco. An hour skipped by a clock change counts as the one after
 * it; of an hour that comes twice, the first.
 */
export const instantInMorocco = (date: string, time: string): Date =>
  new Date(Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone).epochMilliseconds);

/** The last second of the day of an instant: deadlines that people are told end with a day. */
export const endOfDay = (at: Date): Date =>
  new Date(instantInMorocco(addDays(dateInMorocco(at), 1), '00:00').getTime() - 1_000);

/** The local time in Morocco: 'HH:MM'. */
export const timeInMorocco = (instant: Date): string =>
  onMoroccoClock(instant).toPlainTime().toString({ smallestUnit: 'minute' });

/** '2026-12-05T19:00:00+00:00': an instant with Morocco's offset of that day. */
export const isoInMorocco = (instant: Date): string =>
  onMoroccoClock(instant).toString({ timeZoneName: 'never', smallestUnit: 'second' });

/**
 * Offsets from UTC in minutes, and from when on each holds, the oldest first: for browsers, whose time zone data may be outdated.
 * Ten years back, as long as documents are kept, and three ahead.
 */
export function moroccosClock(now: Date): { from: string; minutes: number }[] {
  const until = onMoroccoClock(now).add({ years: 3 });
  const known = [];
  let at: Temporal.ZonedDateTime | null = onMoroccoClock(now).subtract({ years: 10 });
  while (at && Temporal.ZonedDateTime.compare(at, until) < 0) {
    known.push({ from: at.toInstant().toString(), minutes: at.offsetNanoseconds / 60e9 });
    at = at.getTimeZoneTransition('next');
  }
  return known;
}

/** Whole days in Morocco, 'YYYY-MM-DD', both included. */
type Period = { from: string; to: string };

/** Every day of it, the first one first. */
export const daysOf = ({ from, to }: Period): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));

/** The instants at which its days begin, and that at which the last one ends: one more than there are days. */
export const midnightsOf = ({ from, to }: Period): Date[] =>
  [...daysOf({ from, to }), addDays(to, 1)].map((day) => instantInMorocco(day, '00:00'));

/** Its first instant, and the first one after it. */
export const boundsOf = ({ from, to }: Period): { begins: Date; ends: Date } => ({
  begins: instantInMorocco(from, '00:00'),
  ends: instantInMorocco(addDays(to, 1), '00:00'),
});

/** Whether both are days, in order, and at most `mostDays` apart, both included. */
export const isPeriod = ({ from, to }: Period, mostDays: number): boolean =>
  isDay(from) && isDay(to) && from <= to && daysBetween(from, to) < mostDays;
