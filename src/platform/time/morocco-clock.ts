/**
 * Clock times in Morocco. The offset comes from the platform's time zone data: it changes for Ramadan by the moon, and by
 * decree, so that no number written here would stay true.
 */
import { addDays, daysBetween, timeZone } from './calendar-date.ts';

/** An instant on the clocks of Morocco, with the offset of that very moment. */
export const onMoroccoClock = (instant: Date): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);

/**
 * The instant at which the clocks of Morocco show a time ('HH:MM') on a date ('YYYY-MM-DD'). An hour that is left out when
 * clocks go forward counts as the one after it; of an hour that comes twice, the first.
 */
export const instantInMorocco = (date: string, time: string): Date =>
  new Date(Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone).epochMilliseconds);

/** What the clocks of Morocco show: 'HH:MM'. */
export const timeInMorocco = (instant: Date): string =>
  onMoroccoClock(instant).toPlainTime().toString({ smallestUnit: 'minute' });

/** '2026-12-05T19:00:00+00:00': an instant as Morocco writes it, with the offset of that very day. */
export const isoInMorocco = (instant: Date): string =>
  onMoroccoClock(instant).toString({ timeZoneName: 'never', smallestUnit: 'second' });

/**
 * Minutes ahead of UTC, and from when on each holds, the oldest first: for a clock that must not trust the zone data of its own
 * machine. Ten years back, as long as papers are kept, and three ahead.
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

/** Whole days as Morocco counts them, 'YYYY-MM-DD', both included. */
type Period = { from: string; to: string };

/** Every day of it, the first one first. */
export const daysOf = ({ from, to }: Period): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));

/** The instants at which its days begin, and the one at which the last one ends: one more than there are days. */
export const midnightsOf = ({ from, to }: Period): Date[] =>
  [...daysOf({ from, to }), addDays(to, 1)].map((day) => instantInMorocco(day, '00:00'));

/** Its first instant, and the first one after it. */
export const boundsOf = ({ from, to }: Period): { begins: Date; ends: Date } => ({
  begins: instantInMorocco(from, '00:00'),
  ends: instantInMorocco(addDays(to, 1), '00:00'),
});

const isDay = (text: string): boolean => {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // The thirtieth of February is no day, and is not taken for the second of March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

/** Whether both are days, in order, and no more than so many with both. */
export const isPeriod = ({ from, to }: Period, mostDays: number): boolean =>
  isDay(from) && isDay(to) && from <= to && daysBetween(from, to) < mostDays;
