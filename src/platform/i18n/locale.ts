import type { Words } from '../../words.ts';
import { languages } from './languages.ts';
import type { WrittenIn } from '../records/record.ts';

/** The address of the same page in another language, with its query. */
export const samePageIn = (locale: Locale, url: Pick<URL, 'pathname' | 'search'>): string =>
  pathIn(locale, url.pathname) + url.search;

type Opened = { locale: Locale; t: Words; words: Record<Locale, Words> };

/** The language in which a reader is shown a record: hers, or the next one that it is written in. */
export const shownIn = ({ writtenIn = locales }: WrittenIn, locale: Locale): Locale =>
  readingOrder(locale).find((one) => writtenIn.includes(one)) ?? locale;

/** The language of a record's page: the reader's, or, where the record has no words in it, another for the whole page, buttons and prices included. */
export function languageOfRecord(record: WrittenIn, { locale, words }: Opened): Pick<Opened, 'locale' | 't'> {
  const shown = shownIn(record, locale);
  return { locale: shown, t: words[shown] };
}

/** The languages there are words for. English lives at `/…`, the others at `/ar/…`, `/fr/…`. */
export type Locale = keyof typeof languages;
export const locales = Object.keys(languages) as [Locale, ...Locale[]];

export const isLocale = (text: unknown): text is Locale => locales.some((locale) => locale === text);

/** The language of a stored or sent text; English for one that is not known. */
export const readLocale = (text: unknown): Locale => (isLocale(text) ? text : 'en');

/** The languages of staff. */
export const staffLocales = ['en', 'fr', 'ar'] as const;
export type StaffLocale = (typeof staffLocales)[number];

export const directionOf = (locale: Locale): 'ltr' | 'rtl' => languages[locale].direction;

/** The languages of an academy that has not said which. */
const firstLanguages: readonly Locale[] = ['en', 'ar'];

/** The languages that an academy speaks, its first one first: these are offered, listed and asked for. */
export const spokenIn = ({ languages: spoken = firstLanguages }: { languages?: readonly Locale[] }) => spoken;

/** Something for each language. */
export const inEach = <T>(of: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Record<Locale, T>;

/** The languages in the order in which a reader of one is shown what may be missing: her own first. */
export const readingOrder = (locale: Locale): Locale[] => [locale, ...languages[locale].next];

/** Whether most letters of a text are of the script of that language. */
export function isInScriptOf(locale: Locale, text: string): boolean {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return directionOf(locale) === 'rtl' ? arabic > latin : latin > arabic;
}

/** The language as which a text is read: where a reader's own has the words of another direction, one of their script. */
export function readAs(texts: Record<Locale, string>, locale: Locale): Locale {
  const text = texts[locale];
  const isOwn = locales.some((one) => directionOf(one) !== directionOf(locale) && texts[one] !== text);
  return isOwn ? locale : (readingOrder(locale).find((one) => isInScriptOf(one, text)) ?? locale);
}

/** The language that is asked for by tag ('fr-MA', 'fr_FR') or by a list of them as in Accept-Language; null for none of these. */
export function languageAsked(tags: string, spoken: readonly Locale[] = locales): Locale | null {
  const wanted = tags.split(',').map((one, at) => {
    const [tag = '', ...rest] = one.trim().split(';');
    const weight = Number(/^\s*q=([\d.]+)$/.exec(rest.join(';'))?.[1] ?? 1);
    return { tag: tag.toLowerCase().split(/[-_]/)[0], weight, at };
  });
  wanted.sort((one, other) => other.weight - one.weight || one.at - other.at);
  const [first] = wanted.flatMap(({ tag, weight }) =>
    weight > 0 ? spoken.filter((locale) => locale === tag) : [],
  );
  return first ?? null;
}

/** Of the languages that an academy speaks, the one that reads best to whoever asks for others. */
export function nearestTo(tags: string, spoken: readonly Locale[]): Locale {
  const known = languageAsked(tags);
  const next = known === null ? [] : readingOrder(known).filter((one) => spoken.includes(one));
  return languageAsked(tags, spoken) ?? next[0] ?? spoken[0] ?? 'en';
}

/** The first part of a path, where it names a language other than English. */
function prefixOf(pathname: string): Locale | null {
  const first = pathname.split('/', 2)[1]?.toLowerCase();
  return isLocale(first) && first !== 'en' ? first : null;
}

/** The language a path is written in: `/ar` and everything under it is Arabic. */
export const localeOfPath = (pathname: string): Locale => prefixOf(pathname) ?? 'en';

/** The path without its language. */
export function bareOf(pathname: string): string {
  const prefix = prefixOf(pathname);
  return prefix === null ? pathname : pathname.slice(prefix.length + 1) || '/';
}

/** The same page in another language. */
export function pathIn(locale: Locale, pathname: string): string {
  const bare = bareOf(pathname);
  if (locale === 'en') return bare;
  return bare === '/' ? `/${locale}` : `/${locale}${bare}`;
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
