/** The two languages of the site. English lives at `/…`, Arabic at `/ar/…`. */
export const locales = ['en', 'ar'] as const;
export type Locale = (typeof locales)[number];

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
