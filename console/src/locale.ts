/** The languages of the console, and which one this browser last chose. */
import { type Locale, readingOrder, spokenIn } from '../../src/platform/i18n/locale.ts';
import { formatInMorocco, isMoroccan } from './morocco.ts';

const minuteMs = 60_000;
const units = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** How long ago, in words: '3 hours ago', 'قبل 3 ساعات'. */
export function agoOf(iso: string, locale: ConsoleLocale, now = Date.now()): string {
  const minutes = Math.max(1, Math.floor((now - Date.parse(iso)) / minuteMs));
  const [unit, size] = units.find((one) => minutes >= one[1]) ?? units[2];
  return new Intl.RelativeTimeFormat(formatTags[locale]).format(-Math.floor(minutes / size), unit);
}

/** An amount as a bank's form takes it: '990,00'. */
export const plainAmount = (centimes: number): string => (centimes / 100).toFixed(2).replace('.', ',');

export const consoleLocales = ['en', 'fr', 'ar'] as const;
export type ConsoleLocale = (typeof consoleLocales)[number];

export const languageNames: Record<ConsoleLocale, string> = { en: 'English', fr: 'Français', ar: 'العربية' };

export const directionOf = (locale: ConsoleLocale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');

let spoken = spokenIn({});

let acquirer: string | null = null;

/** Who takes Moroccan cards for the academy, as its settings name them; asked with the session. */
export const keepAcquirer = (name: string | null): void => void (acquirer = name);

export const acquirerOr = (otherwise: string): string => acquirer ?? otherwise;

/** Asked once, with the session; and again when they are changed here. */
export function keepSpoken(languages: readonly Locale[]): void {
  spoken = languages;
}

/** The languages that the academy speaks, that of the reader first. */
export const sidesIn = (locale: ConsoleLocale): readonly Locale[] => [
  ...spoken.filter((one) => one === locale),
  ...spoken.filter((one) => one !== locale),
];

/** In the console's language, else in the next one that it is written in. */
export const inLocale = (text: Partial<Record<Locale, string>>, locale: ConsoleLocale): string =>
  readingOrder(locale)
    .map((one) => (text[one] ?? '').trim())
    .find((one) => one !== '') ?? '';

const keptAt = 'derb-office-language';

const isOurs = (text: string | null): text is ConsoleLocale =>
  consoleLocales.some((locale) => locale === text);

/** Storage may be forbidden: then the browser's own language is used each time. */
export function chosenLocale(): ConsoleLocale {
  try {
    const kept = localStorage.getItem(keptAt);
    if (isOurs(kept)) return kept;
  } catch {
    // Storage forbidden.
  }
  return navigator.languages.map((language) => language.slice(0, 2)).find(isOurs) ?? 'en';
}

export function keepLocale(locale: ConsoleLocale): void {
  try {
    localStorage.setItem(keptAt, locale);
  } catch {
    // Storage forbidden: the choice is lost when the page is left.
  }
}

/**
 * Latin digits everywhere, as Morocco writes them. In browsers 'fr-MA' has a dot between thousands, which reads as a
 * decimal.
 */
export const formatTags: Record<ConsoleLocale, string> = { en: 'en-GB', fr: 'fr-FR', ar: 'ar-MA-u-nu-latn' };

/** 'Arabic', 'arabe', 'العربية'. */
export const languageName = (of: Locale, locale: ConsoleLocale): string =>
  new Intl.DisplayNames(formatTags[locale], { type: 'language' }).of(of) ?? of;

/** The name of a field that has one text per language: 'Address (Arabic)'. */
export const fieldIn = (label: string, of: Locale, locale: ConsoleLocale): string =>
  `${label} (${languageName(of, locale)})`;

const unit: Record<ConsoleLocale, string> = { en: 'MAD', fr: 'DH', ar: 'درهم' };

/** Centimes of MAD as the site writes them, without the unit: a thin space between thousands, no fraction where there is none. */
export function amountOf(centimes: number, locale: ConsoleLocale): string {
  const least = centimes % 100 === 0 ? 0 : 2;
  const digits = new Intl.NumberFormat(locale === 'en' ? 'en' : 'fr', {
    minimumFractionDigits: least,
    maximumFractionDigits: 2,
  })
    .format(centimes / 100)
    .replaceAll(',', locale === 'en' ? '\u202f' : ',');
  // In a line from right to left the sign is at the left of its number.
  const sign = locale === 'ar' && centimes < 0 ? '\u200e' : '';
  return `${sign}${digits}`;
}

export const madOf = (centimes: number, locale: ConsoleLocale): string =>
  `${amountOf(centimes, locale)}\u00a0${unit[locale]}`;

/** In Arabic the month is a word: digits with slashes are read in either order there. */
const dayStyle = (locale: ConsoleLocale) => (locale === 'ar' ? 'long' : 'medium');

/** An instant on Morocco's clock. */
export const momentOf = (iso: string, locale: ConsoleLocale): string =>
  formatInMorocco(new Date(iso), formatTags[locale], {
    dateStyle: dayStyle(locale),
    timeStyle: 'short',
  });

/** A day, 'YYYY-MM-DD' or that of an instant, on Morocco's clock. */
export const dayOf = (iso: string, locale: ConsoleLocale): string =>
  formatInMorocco(new Date(iso), formatTags[locale], { dateStyle: dayStyle(locale) });

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const longDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** `timeZone`: the learner's; Morocco's when left out. */
function formatAt(iso: string, locale: ConsoleLocale, form: Intl.DateTimeFormatOptions, timeZone?: string) {
  const [at, tag] = [new Date(iso), formatTags[locale]];
  if (timeZone === undefined) return formatInMorocco(at, tag, form);
  return new Intl.DateTimeFormat(tag, { ...form, timeZone }).format(at);
}

export const timeOf = (iso: string, locale: ConsoleLocale): string => formatAt(iso, locale, clock);

export const longDayOf = (iso: string, locale: ConsoleLocale): string => formatAt(iso, locale, longDay);

export const hourOf = (iso: string, locale: ConsoleLocale, timeZone?: string): string =>
  `${formatAt(iso, locale, longDay, timeZone)}, ${formatAt(iso, locale, clock, timeZone)}`;

/** The same hour in the learner's time zone; null where the clocks agree, or this browser does not know the zone. */
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
