/**
 * What every record of the catalogue has: a slug, and words in both languages.
 *
 * Records are written in both languages, but one may still wait for its translator: then its only language replaces
 * the other wherever the record is read, and `writtenIn` names it, so that no page, e-mail or feed has to handle it.
 */
import { cutText } from '../text/typed-text.ts';
import { locales, type Locale } from '../i18n/locale.ts';

/** Part of every record. */
export type WrittenIn = {
  /** The one language it is written in while the other is missing; undefined when both are there. Never stored. */
  writtenIn?: Locale;
};

/** As the database may hold it: a language may be missing, or saved without words. */
type Perhaps<T> = Partial<Record<Locale, T | null>>;

const isBlank = (text: unknown): boolean => typeof text !== 'string' || text.trim() === '';

/** A language counts as written when it has its name or title: staff save a form whose other half is still empty. */
function isWritten(words: unknown): words is object {
  if (typeof words !== 'object' || words === null) return false;
  const { name, title, text } = words as Record<string, unknown>;
  return [name, title, text].some((heading) => !isBlank(heading));
}

/** One language replaces the other; null when neither is there. */
function fromEither<T>(
  { en, ar }: Perhaps<T>,
  isThere: (side: unknown) => boolean,
): Record<Locale, T> | null {
  const [first, second] = [isThere(en) ? en : ar, isThere(ar) ? ar : en] as [T, T];
  return isThere(first) && isThere(second) ? { en: first, ar: second } : null;
}

/** Other fields that exist once per language: the host of a workshop, the files of a product. */
function besideWords(record: object): object {
  const { instructor, files } = record as { instructor?: Perhaps<string>; files?: Perhaps<object> | null };
  return {
    ...(instructor && { instructor: fromEither(instructor, (name) => !isBlank(name)) ?? { en: '', ar: '' } }),
    ...(files && { files: fromEither(files, (file) => typeof file === 'object' && file !== null) }),
  };
}

/** The record with words in both languages; null when it has them in neither, and then there is nothing to show. */
export function wholeRecord<T extends WrittenIn & { words: object }>(record: T): T | null {
  const stored: Perhaps<object> = record.words ?? {};
  const written = locales.filter((locale) => isWritten(stored[locale]));
  const words = fromEither(stored, isWritten);
  if (words === null) return null;
  const [only] = written;
  const whole = { ...record, ...besideWords(record), words };
  return written.length === 1 && only !== undefined ? { ...whole, writtenIn: only } : whole;
}

/** Whether the record can be read in this language. */
export const isWrittenIn = ({ writtenIn }: WrittenIn, locale: Locale): boolean =>
  writtenIn === undefined || writtenIn === locale;

type Loose = Record<string, unknown>;
const textAt = (holder: unknown, ...keys: string[]): string => {
  if (typeof holder !== 'object' || holder === null) return '';
  const found = keys.map((key) => (holder as Loose)[key]).find((value) => !isBlank(value));
  return typeof found === 'string' ? found : '';
};

/** What a record is called in lists, empty in a language that it lacks: a campaign by its text, the settings by the academy's name. */
export function titleOf(record: object): Record<Locale, string> {
  const { words, siteName } = record as { words?: Perhaps<object>; siteName?: object };
  const side = (locale: Locale) =>
    textAt(words?.[locale], 'name', 'title', 'text') || textAt(siteName, locale);
  return { en: side('en'), ar: side('ar') };
}

/** What a slug may look like: it is part of addresses, and anything else is unknown without asking the database. */
export const isSlug = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,99}$/.test(text);

/** Paths under `/learn/` that are no courses: a course of that name would never open. */
export const classroomAddresses: readonly string[] = [
  'emails',
  'kept',
  'media',
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

const copied = { en: ' (copy)', ar: ' (نسخة)' } as const;

/** Whether a name still ends as that of a copy. */
export const saysCopy = (name: string): boolean => /\((?:copy|نسخة)\)\s*$/iu.test(name);

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
  return { ...record, ...own, slug, ...(words && { words: { en: sideOf('en'), ar: sideOf('ar') } }) };
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
