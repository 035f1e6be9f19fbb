/** Hours on the clock of Morocco, and on the learner's own. */
import { formatTags, type ConsoleLocale } from '../locale.ts';

export const morocco = 'Africa/Casablanca';

export const timeOf = (iso: string, locale: ConsoleLocale, timeZone = morocco): string =>
  new Intl.DateTimeFormat(formatTags[locale], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(iso));

export const longDayOf = (iso: string, locale: ConsoleLocale, timeZone = morocco): string =>
  new Intl.DateTimeFormat(formatTags[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  }).format(new Date(iso));

export const hourOf = (iso: string, locale: ConsoleLocale, timeZone = morocco): string =>
  `${longDayOf(iso, locale, timeZone)}, ${timeOf(iso, locale, timeZone)}`;

/** The same hour where she is; null where the clocks agree, or the zone is unknown to this browser. */
export function hourThere(iso: string, timeZone: string, locale: ConsoleLocale): string | null {
  try {
    const there = hourOf(iso, locale, timeZone);
    return there === hourOf(iso, locale) ? null : there;
  } catch {
    return null;
  }
}

/** 'Europe/Paris' → 'Paris' */
export const placeOf = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
