/** Hours on the clock of Morocco, and on the learner's own. */
import { formatTags, type ConsoleLocale } from '../locale.ts';
import { formatInMorocco, isMoroccan } from '../morocco.ts';

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const longDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** `timeZone`: where she is; without it the hour in Morocco. */
function told(iso: string, locale: ConsoleLocale, form: Intl.DateTimeFormatOptions, timeZone?: string) {
  const [at, tag] = [new Date(iso), formatTags[locale]];
  if (timeZone === undefined) return formatInMorocco(at, tag, form);
  return new Intl.DateTimeFormat(tag, { ...form, timeZone }).format(at);
}

export const timeOf = (iso: string, locale: ConsoleLocale): string => told(iso, locale, clock);

export const longDayOf = (iso: string, locale: ConsoleLocale): string => told(iso, locale, longDay);

export const hourOf = (iso: string, locale: ConsoleLocale, timeZone?: string): string =>
  `${told(iso, locale, longDay, timeZone)}, ${told(iso, locale, clock, timeZone)}`;

/** The same hour where she is; null where the clocks agree, or the zone is unknown to this browser. */
export function hourThere(iso: string, timeZone: string, locale: ConsoleLocale): string | null {
  if (isMoroccan(timeZone)) return null;
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
