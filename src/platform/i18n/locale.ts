import type { Words } from '../../words.ts';
import type { WrittenIn } from '../records/record.ts';

/** The address of the same page in another language, with its query. */
export const samePageIn = (locale: Locale, url: Pick<URL, 'pathname' | 'search'>): string =>
  pathIn(locale, url.pathname) + url.search;

type Opened = { locale: Locale; t: Words; words: Record<Locale, Words> };

/** The language of a record's page: the site's, or, for a record in one language only, that one for the whole page, buttons and prices included. */
export function languageOfRecord(
  { writtenIn }: WrittenIn,
  { locale, t, words }: Opened,
): Pick<Opened, 'locale' | 't'> {
  return writtenIn === undefined ? { locale, t } : { locale: writtenIn, t: words[writtenIn] };
}

/** The two languages of the site. English lives at `/…`, Arabic at `/ar/…`. */
export const locales = ['en', 'ar'] as const;
export type Locale = (typeof locales)[number];

/** The languages of staff: the site's, and French. */
export const staffLocales = ['en', 'fr', 'ar'] as const;
export type StaffLocale = (typeof staffLocales)[number];

/** The language of the site for somebody who reads another: what is not written in French is read in English. */
export const siteLocaleOf = (locale: StaffLocale): Locale => (locale === 'ar' ? 'ar' : 'en');

export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');

/** The language a path is written in: `/ar` and everything under it is Arabic. */
export const localeOfPath = (pathname: string): Locale =>
  pathname === '/ar' || pathname.startsWith('/ar/') ? 'ar' : 'en';

export const otherLocale = (locale: Locale): Locale => (locale === 'ar' ? 'en' : 'ar');

/** The same page in another language. */
export function pathIn(locale: Locale, pathname: string): string {
  const bare = localeOfPath(pathname) === 'ar' ? pathname.slice(3) || '/' : pathname;
  if (locale === 'en') return bare;
  return bare === '/' ? '/ar' : `/ar${bare}`;
}

/** Words in Moroccan Darija, which are laid over the Arabic ones: what has no Darija words is said in Arabic. */
export type Partly<Words> = Words extends (...values: never[]) => unknown
  ? Words
  : Words extends readonly unknown[]
    ? Words
    : { readonly [Key in keyof Words]?: Partly<Words[Key]> };

const isGroup = (words: unknown): words is Record<string, unknown> =>
  typeof words === 'object' && words !== null && !Array.isArray(words);

function laidOver(arabic: unknown, darija: unknown): unknown {
  if (!isGroup(arabic) || !isGroup(darija)) return darija ?? arabic;
  return Object.fromEntries(
    Object.entries(arabic).map(([key, words]) => [key, laidOver(words, darija[key])]),
  );
}

export const overArabic = <Words>(arabic: Words, darija: Partly<NoInfer<Words>>): Words =>
  laidOver(arabic, darija) as Words;
