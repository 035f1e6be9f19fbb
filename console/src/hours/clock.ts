/** Days of the week and times, in the words of the language. */
import { formatTags, type ConsoleLocale } from '../locale.ts';

/** 1 is Monday; the first of January 2024 was one. */
export const weekdayName = (weekday: number, locale: ConsoleLocale): string =>
  new Intl.DateTimeFormat(formatTags[locale], { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, weekday)),
  );

const two = (n: number): string => String(n).padStart(2, '0');
/** '10:00' */
export const timeOf = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
