/** Times of people who are not in Morocco. */
import type { Locale } from '../i18n/locale.ts';
import { dayAndHour, timeZone as morocco, writeDate } from './calendar-date.ts';

/** Time zones of many Moroccans abroad; any other zone that a browser sends is accepted as well. */
export const namedZones = [
  'Africa/Casablanca',
  'Europe/Paris',
  'Europe/Brussels',
  'Europe/Amsterdam',
  'Europe/Madrid',
  'Europe/Rome',
  'Europe/Berlin',
  'Europe/London',
  'Europe/Stockholm',
  'Europe/Istanbul',
  'Africa/Tunis',
  'Africa/Algiers',
  'Africa/Dakar',
  'Africa/Cairo',
  'Asia/Riyadh',
  'Asia/Dubai',
  'Asia/Qatar',
  'America/Montreal',
  'America/New_York',
  'America/Los_Angeles',
] as const;

/** Whether it is a known time zone name: 'Europe/Paris'. A bare offset is not. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z][\w+-]*(\/[\w+-]+){0,2}$/.test(text) || text.length > 60) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** 'Saturday 5 December, 19:00' in a time zone. Latin digits in all languages. */
export const formatMomentIn = (instant: Date, timeZone: string, locale: Locale): string =>
  writeDate(instant, { ...dayAndHour, timeZone }, locale);

/** 'Saturday 5 December' in a time zone. Latin digits in all languages. */
export const formatDayIn = (instant: Date, timeZone: string, locale: Locale): string =>
  writeDate(instant, { timeZone, weekday: 'long', day: 'numeric', month: 'long' }, locale);

/** '19:00' in a time zone. */
export const formatTimeIn = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hour12: false }).format(
    instant,
  );

/** '2026-12-05': the date in a time zone. */
export const dateIn = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  );

/** Whether local time there differs from Morocco's at an instant. */
export const differsFromMorocco = (instant: Date, timeZone: string): boolean =>
  formatMomentIn(instant, timeZone, 'en') !== formatMomentIn(instant, morocco, 'en');
