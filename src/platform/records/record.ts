/**
 * What every record of the catalogue has: a slug, and words in each language.
 *
 * A record may be written in some languages alone: what is missing is filled from the next language of its readers wherever it is
 * read, and `writtenIn` names those it has, so that no page, e-mail or feed has to handle it. What is filled is not stored.
 */
import { cutText } from '../text/typed-text.ts';
import { inEach, isLocale, locales, readingOrder, type Locale } from '../i18n/locale.ts';

/** Part of every record. */
export type WrittenIn = {
  /** The languages it is written in while others are missing; undefined when all are there. Never stored. */
  writtenIn?: readonly Locale[];
  /** Of what is published: languages that were begun and are not whole, which readers are not shown. */
  unfinished?: readonly Locale[];
};

/** How far something is written in a language; readers are shown what is 'whole'. */
export type LanguageState = 'whole' | 'partly' | 'none';

/** As the database may hold it: a language may be missing, or saved without words. */
type Perhaps<T> = Partial<Record<Locale, T | null>>;

const isBlank = (text: unknown): boolean => typeof text !== 'string' || text.trim() === '';

const headings = ['name', 'title', 'text'] as const;

/** A language counts as written when it has its name or title: staff save a form whose other languages are still empty. */
export const isWritten = (words: unknown): boolean =>
  isFields(words) && headings.some((heading) => !isBlank(words[heading]));

const isLacking = (side: unknown): boolean =>
  typeof side === 'string'
    ? isBlank(side)
    : side === undefined || (isFields(side) && headings.some((key) => key in side) && !isWritten(side));

function filled(sides: ReadonlyFields): ReadonlyFields {
  // A file that a language has not; a text that is null was chosen to be none.
  const areFiles = Object.values(sides).some((side) => isFields(side));
  const isThere = (side: unknown): boolean => !isLacking(side) && !(areFiles && side === null);
  return inEach((locale) => {
    const own = readingOrder(locale).find((one) => isThere(sides[one])) ?? locale;
    return inAllLanguages(sides[own] ?? (areFiles ? undefined : Object.values(sides)[0]));
  });
}

/** Whatever has one value per language, however deep, has it in all of them: what is missing is the reader's next language's. */
export function inAllLanguages<T>(value: T): T;
export function inAllLanguages(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => inAllLanguages(one));
  if (!isFields(value)) return value;
  const keys = Object.keys(value);
  if (keys.length > 0 && keys.every(isLocale)) return filled(value);
  return Object.fromEntries(keys.map((key) => [key, inAllLanguages(value[key])]));
}

/** The languages that a record is written in. */
export const languagesOf = ({ words }: { words: object }): Locale[] =>
  locales.filter((locale) => isWritten((words as Perhaps<object> | null)?.[locale]));

/** The record with words in all languages; null when it has them in none, and then there is nothing to show. */
export function wholeRecord<T extends WrittenIn & { words: object }>(record: T): T | null {
  const { unfinished = [], words } = record;
  const isShown = ([locale]: [string, unknown]): boolean => !unfinished.some((one) => one === locale);
  const shown =
    unfinished.length > 0
      ? { ...record, words: Object.fromEntries(Object.entries(words).filter(isShown)) }
      : record;
  const writtenIn = languagesOf(shown);
  if (writtenIn.length === 0) return null;
  const whole = inAllLanguages(shown);
  return writtenIn.length === locales.length ? whole : { ...whole, writtenIn };
}

/** Whether the record can be read in this language. */
export const isWrittenIn = ({ writtenIn = locales }: WrittenIn, locale: Locale): boolean =>
  writtenIn.includes(locale);

type Loose = Record<string, unknown>;
const textAt = (holder: unknown, ...keys: string[]): string => {
  if (typeof holder !== 'object' || holder === null) return '';
  const found = keys.map((key) => (holder as Loose)[key]).find((value) => !isBlank(value));
  return typeof found === 'string' ? found : '';
};

/** What a record is called in lists, empty in a language that it lacks: a campaign by its text, the settings by the academy's name. */
export function titleOf(record: object): Record<Locale, string> {
  const { words, siteName } = record as { words?: Perhaps<object>; siteName?: object };
  return inEach((locale) => textAt(words?.[locale], ...headings) || textAt(siteName, locale));
}

/** What a slug may look like: it is part of addresses, and anything else is unknown without asking the database. */
export const isSlug = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,99}$/.test(text);

/** Paths under `/learn/` that are no courses: a course of that name would never open. */
export const classroomAddresses: readonly string[] = [
  'emails',
  'kept',
  'media',
  'outcome',
  'questions',
  'search',
  'start',
  'status',
  'submissions',
];

export const isCourseSlug = (text: string): boolean => isSlug(text) && !classroomAddresses.includes(text);

const longestSlug = 100;

/** The address of the copy of a record: 'spring-copy', then 'spring-copy-2'. */
export function addressOfCopy(slug: string, number: number): string {
  const end = number === 1 ? '-copy' : `-copy-${number}`;
  return `${slug.slice(0, longestSlug - end.length)}${end}`;
}

const copied: Record<Locale, string> = { en: ' (copy)', ar: ' (نسخة)', fr: ' (copie)' };

/** Whether a name still ends as that of a copy. */
export const saysCopy = (name: string): boolean => /\((?:copy|نسخة|copie)\)\s*$/iu.test(name);

/** Most characters of the shortest title there is. */
const longestTitle = 100;

/**
 * A post, before it is published for the first time on `day` ('YYYY-MM-DD'): readers see the day on which it appears. A scheduled one
 * gets that very day; published at once, it keeps an earlier one.
 */
export function datedFor(record: object, day: string, isScheduled: boolean): object {
  const { publishedOn, updatedOn } = record as { publishedOn?: unknown; updatedOn?: unknown };
  if (typeof publishedOn !== 'string' || (!isScheduled && publishedOn <= day)) return record;
  const isEarlier = typeof updatedOn === 'string' && updatedOn < day;
  return { ...record, publishedOn: day, ...(isEarlier && { updatedOn: null }) };
}

/**
 * The same record as a new one: another address, a name that says so in each language that has one, and without what is true of the
 * original alone: a course's first day, a post's days, which become `today` ('YYYY-MM-DD').
 */
export function copyOf(record: object, slug: string, today: string): object {
  const { words } = record as { words?: Perhaps<Record<string, unknown>> };
  const sideOf = (locale: Locale): Record<string, unknown> | null | undefined => {
    const side = words?.[locale];
    const key = ['name', 'title'].find((one) => !isBlank(side?.[one]));
    if (!side || key === undefined) return side;
    const end = copied[locale];
    return { ...side, [key]: `${cutText(String(side[key]), longestTitle - end.length)}${end}` };
  };
  const own = {
    ...('startsOn' in record && { startsOn: null }),
    ...('publishedOn' in record && { publishedOn: today, updatedOn: null }),
    ...('closedForSale' in record && { closedForSale: false }),
  };
  return { ...record, ...own, slug, ...(words && { words: inEach(sideOf) }) };
}

/** Whether two records say the same. */
export type ReadonlyFields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is ReadonlyFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As text with sorted keys, so that equal records are equal texts. */
export function sameText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sameText).join(',')}]`;
  if (!isFields(value)) return JSON.stringify(value) ?? '';
  const keys = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${sameText(value[key])}`).join(',')}}`;
}
