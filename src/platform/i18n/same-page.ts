import { pathIn, type Locale } from './locale.ts';

/** The address of this very page in another language, with its query kept: a search stays a search. */
export const samePageIn = (locale: Locale, url: Pick<URL, 'pathname' | 'search'>): string =>
  pathIn(locale, url.pathname) + url.search;
