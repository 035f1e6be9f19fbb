/** Calendar dates ('YYYY-MM-DD') in Moroccan time: a course that starts on the 1st starts on the 1st in Casablanca. */
import { languageOf } from '../i18n/languages.ts';
import { directionOf, type Locale } from '../i18n/locale.ts';

export const timeZone = 'Africa/Casablanca';

/** A day or an hour in words, by the habits of its language. `options` have a time zone. */
export function writeDate(at: Date | number, options: Intl.DateTimeFormatOptions, locale: Locale): string {
  const { dates, tidied } = languageOf(locale);
  const written = new Intl.DateTimeFormat(dates, options).format(at);
  return tidied ? tidied(written) : written;
}

/** Created once: that costs a hundred times what using it does, and a course asks for today at each of its lessons. */
const inMorocco = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Today's date in Morocco at an instant. */
export const dateInMorocco = (now: Date): string => inMorocco.format(now);

/** Days that people and banks write of what happens here; arithmetic with others leaves the calendar. */
const [firstDay, lastDay] = ['2000-01-01', '2100-12-31'];

/** Whether a text is a day of the calendar, 'YYYY-MM-DD', of the years 2000 to 2100. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < firstDay || text > lastDay) return false;
  const at = new Date(`${text}T00:00:00Z`);
  // 30 February is no day, and must not become 2 March.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** The nearest such day: a list is asked for while a year is being typed, and '0202' must not refuse it. */
export const dayToLookFor = (date: string): string =>
  date < firstDay ? firstDay : date > lastDay ? lastDay : date;

/** The date so many days later. */
export function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** The same day so many months later, or the last one of a month that is shorter. */
export const addMonths = (date: string, months: number): string =>
  Temporal.PlainDate.from(date).add({ months }).toString();

/** How many days the second date is after the first; below zero when it is before it. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** 1 is Monday, 7 Sunday. */
export const weekdayOf = (date: string): number => ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** 'Monday' of 1, 'Sunday' of 7. The first of January 2024 was a Monday. */
export const weekdayName = (weekday: number, locale: Locale): string =>
  writeDate(Date.UTC(2024, 0, weekday), { weekday: 'long', timeZone: 'UTC' }, locale);

/** The date so many whole weeks later: what a course of 12 weeks ends on. */
export const addWeeks = (date: string, weeks: number): string => addDays(date, weeks * 7);

/** True when the date is before today in Morocco; the day itself has not passed. */
export const hasPassed = (date: string, now: Date): boolean => date < dateInMorocco(now);

/** '1 November 2025', '1 نونبر 2025' (with the Moroccan name of the month). Latin digits in all languages. */
export function formatDate(date: string, locale: Locale): string {
  return writeDate(new Date(`${date}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' }, locale);
}

/** The date of a moment in Morocco: '1 November 2025'. */
export const dateOf = (at: Date, locale: Locale): string => formatDate(dateInMorocco(at), locale);

/** 'November 2026', of '2026-11' or a day of it. */
export const formatMonth = (month: string, locale: Locale): string =>
  writeDate(
    new Date(`${month.slice(0, 7)}-01T00:00:00Z`),
    { month: 'long', year: 'numeric', timeZone: 'UTC' },
    locale,
  );

/** The parts of a date for a calendar leaf: 'Sat', '5', 'Dec'. Latin digits in all languages. */
export function dateParts(date: string, locale: Locale): { weekday: string; day: string; month: string } {
  const midnight = new Date(`${date}T00:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions): string =>
    writeDate(midnight, { ...options, timeZone: 'UTC' }, locale);
  return {
    weekday: part({ weekday: directionOf(locale) === 'rtl' ? 'long' : 'short' }),
    day: part({ day: 'numeric' }),
    month: part({ month: 'short' }),
  };
}

/** 'Saturday, 5 December 2026'. Latin digits in all languages. */
export const formatDay = (date: string, locale: Locale): string =>
  writeDate(new Date(`${date}T00:00:00Z`), { dateStyle: 'full', timeZone: 'UTC' }, locale);

/** The format of a day and its time everywhere, with 24 hours. */
export const dayAndHour = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
} as const;

/** An instant as a person in Morocco reads it: day, month, year and the hour on a 24-hour clock. */
export function formatMoment(instant: Date, locale: Locale): string {
  const options = { ...dayAndHour, timeZone, weekday: 'short', year: 'numeric' } as const;
  return writeDate(instant, options, locale);
}

const endOf: Record<Locale, (day: string) => string> = {
  en: (day) => `the end of ${day}`,
  ar: (day) => `نهاية يوم ${day}`,
  fr: (day) => `${day} à minuit`,
};

const minuteMs = 60_000;

/**
 * A near deadline, without the year: after 'until', 'before' or 'by'. One at midnight, or a minute before, is the end of its day, so
 * that nobody is a day late.
 */
export function formatDeadline(end: Date, locale: Locale): string {
  const lastMinute = new Date(end.getTime() - minuteMs);
  const isEndOfDay = dateInMorocco(lastMinute) !== dateInMorocco(new Date(end.getTime() + minuteMs));
  const { weekday, day, month } = dayAndHour;
  const options = isEndOfDay ? { weekday, day, month } : dayAndHour;
  const shown = writeDate(isEndOfDay ? lastMinute : end, { ...options, timeZone }, locale);
  return isEndOfDay ? endOf[locale](shown.replaceAll(/[،,]/gu, '')) : shown;
}

/** Of versions, the newest first, the one in force on a day ('YYYY-MM-DD'): the newest whose date has come, or else the oldest. */
export const inForceOn = <T extends { effectiveOn: string }>(
  versions: readonly T[],
  day: string,
): T | undefined => versions.find(({ effectiveOn }) => effectiveOn <= day) ?? versions.at(-1);

/**
 * An instant in Moroccan time, with the offset of that moment: it comes from the platform's time zone data, since it changes for Ramadan,
 * and by decree, so that no number in the code would stay right.
 */
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

/** A time of day as its language writes it: '20:00', in French '20 h'. */
export const hourIn = (time: string, locale: Locale): string =>
  writeDate(
    new Date(`2024-01-01T${time}:00Z`),
    { hour: '2-digit', minute: '2-digit', hour12: false, timeZone: 'UTC' },
    locale,
  );

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
