/**
 * The fields that records are made of. Texts come out trimmed and composed (NFC), without marks that nobody sees. Messages are for the owner's file of
 * settings; forms read the problem instead. Each call makes a new field, since metadata is registered per field.
 */
import { inEach, locales, pathIn, type Locale } from '../i18n/locale.ts';
import { severalLines, withoutMarks, withScheme } from '../text/typed-text.ts';
import { z } from 'zod';
import { toE164 } from '../people/phone.ts';
import { readPictureName } from '../files/picture.ts';
import { isDay } from '../time/calendar-date.ts';
import type { RecordProblem } from './record-fault.ts';
import { isSlug } from './record.ts';

/** What a form must know of a field beyond its schema. */
export type FieldGroup = 'facts' | 'words' | 'blocks' | 'money' | 'dates' | 'seo';

export type FieldWidget =
  | 'text'
  | 'long-text'
  | 'markdown'
  | 'money'
  | 'day'
  | 'time'
  /** An instant, written in UTC. */
  | 'moment'
  | 'slug'
  /** Its tag: 'ary'. */
  | 'language'
  | 'picture'
  | 'choice'
  /** 1 is Monday, 7 Sunday. */
  | 'weekday'
  | 'list'
  /** A group of fields. */
  | 'group'
  | 'boolean'
  | 'number'
  | 'link'
  /** '#3b3fc4'. */
  | 'colour';

/** What records refer to: others by slug, and the academy's fields of study by id. */
export type ReferredTo = 'trainers' | 'courses' | 'products' | 'services' | 'fields';

export type FieldMeta = {
  widget?: FieldWidget;
  /** Left out: it follows from the widget and the field's position. */
  group?: FieldGroup;
  refersTo?: ReferredTo;
  /** It may be empty when published. */
  mayStayEmpty?: boolean;
  /** A draft may lack all of it; a published record may not. */
  neededToPublish?: boolean;
  /** How many items it needs to be published. */
  leastItems?: number;
};

/** A registry of its own, so that metadata for forms does not get into the API's documentation. */
export const fieldMeta = z.registry<FieldMeta>();

/** The options of a check whose refusal forms know by its problem. */
export const withProblem = (problem: RecordProblem, error: string) => ({ error, params: { problem } });

/** What is left of signs that nobody sees, and that no keyboard writes. */
const isClean = (text: string): boolean => !/[\u2028\u2029\uFFF9-\uFFFC]|(?!\n)\p{Cc}/u.test(text);
const unwanted = withProblem('control-signs', 'holds signs that nobody can see');

const cleanText = (most: number, clean: (typed: string) => string) =>
  z.string().overwrite(clean).max(most, `must have ${most} signs at most`).refine(isClean, unwanted);
const lines = (most: number) =>
  cleanText(most, (typed) => severalLines(typed).replace(/[\u202A-\u202E\u2060\uFEFF]/gu, ''));
const line = (most: number) =>
  cleanText(most, (typed) => withoutMarks(typed).trim().normalize('NFC')).refine(
    (typed) => !typed.includes('\n'),
    withProblem('control-signs', 'must be one line'),
  );

/** One line of at most so many characters; may be empty in a draft. */
export const text = (most: number, meta: FieldMeta = {}) =>
  line(most).register(fieldMeta, { widget: 'text', ...meta });
/** One line that is never empty. */
export const filled = (most: number, meta: FieldMeta = {}) =>
  line(most)
    .min(1, 'is empty')
    .register(fieldMeta, { widget: 'text', ...meta });
/** One or several paragraphs. */
export const longText = (most: number, meta: FieldMeta = {}) =>
  lines(most).register(fieldMeta, { widget: 'long-text', ...meta });
export const markdown = (most: number) => lines(most).register(fieldMeta, { widget: 'markdown' });

export const slug = () =>
  line(100)
    .refine(isSlug, withProblem('bad-slug', 'must be small letters, digits and dashes'))
    .register(fieldMeta, {
      widget: 'slug',
    });
/** The slug of another record; may be empty in a draft. Whether that record exists is checked before publishing. */
export const reference = (refersTo: ReferredTo) =>
  line(100)
    .refine(
      (typed) => typed === '' || isSlug(typed),
      withProblem('bad-slug', 'must be small letters, digits and dashes'),
    )
    .register(fieldMeta, { widget: 'choice', refersTo });

const longestLink = 2_000;
const isAddress = (typed: string): boolean =>
  !/[\s\\]/u.test(typed) && URL.canParse(typed) && new URL(typed).protocol === 'https:';
/** Browsers read a backslash as a slash, and two slashes as another server. */
const isFileHere = (typed: string): boolean => /^\/(?![/\\])[^\s\\]+$/.test(typed);

export const link = () =>
  line(longestLink)
    .overwrite(withScheme)
    .refine(isAddress, withProblem('bad-link', 'must be an address that begins with https://'))
    .register(fieldMeta, { widget: 'link' });
/** The same, but may be empty in a draft. */
export const linkToCome = () =>
  line(longestLink)
    .overwrite(withScheme)
    .refine(
      (typed) => typed === '' || isAddress(typed),
      withProblem('bad-link', 'must be an address that begins with https://'),
    )
    .register(fieldMeta, { widget: 'link' });
/** A path on the site, or an address. */
export const film = () =>
  line(longestLink)
    .refine(
      (typed) => isFileHere(typed) || isAddress(typed),
      withProblem('bad-link', 'must begin with / or https://'),
    )
    .register(fieldMeta, { widget: 'link' });
/** The same, but may be empty in a draft. */
export const filmToCome = () =>
  line(longestLink)
    .overwrite(withScheme)
    .refine(
      (typed) => typed === '' || isFileHere(typed) || isAddress(typed),
      withProblem('bad-link', 'must begin with / or https://'),
    )
    .register(fieldMeta, { widget: 'link' });
/** A page of the site, as its path in English, or an address; may be empty. */
export const pageOrLink = () =>
  line(longestLink)
    .overwrite((typed) => (typed.startsWith('/') ? pathIn('en', typed) : withScheme(typed)))
    .refine(
      (typed) => typed === '' || isFileHere(typed) || isAddress(typed),
      withProblem('leads-nowhere', 'must be a path of the site or an address that begins with https://'),
    )
    .register(fieldMeta, { widget: 'link', mayStayEmpty: true });
/** The still of a film: the name of a picture of the library, or a path on the site without its extension. */
export const still = () =>
  line(longestLink)
    .refine(
      (typed) => isFileHere(typed) || (typed.startsWith('picture-') && readPictureName(typed) !== null),
      withProblem('bad-file', 'must begin with / or be a picture of the library'),
    )
    .register(fieldMeta, { widget: 'picture' });
/** The key of a drawn portrait, or the name of a picture of the library; may be empty in a draft. */
export const portrait = (meta: FieldMeta = {}) =>
  line(60)
    .refine(
      (typed) => typed === '' || /^[a-z][a-z0-9-]*$/.test(typed),
      withProblem('bad-picture', 'must be small letters and dashes'),
    )
    .register(fieldMeta, { widget: 'picture', ...meta });

export const phone = () =>
  filled(40)
    .refine((typed) => toE164(typed) !== null, withProblem('bad-phone', 'is no phone number'))
    .register(fieldMeta, { widget: 'text' });

const wholeBetween = (least: number, most: number) =>
  z
    .int('must be a whole number')
    .min(least, `must be ${least} at least`)
    .max(most, `must be ${most} at most`);

/** The largest price of anything, in centimes of MAD. */
export const mostCentimes = 10_000_000;

/** Whole centimes of MAD. */
export const money = (least = 0, most = mostCentimes) =>
  wholeBetween(least, most).register(fieldMeta, { widget: 'money' });
export const whole = (least: number, most: number) =>
  wholeBetween(least, most).register(fieldMeta, { widget: 'number' });
/** With at most one decimal. */
export const tenths = (most: number) =>
  z
    .number()
    .min(0)
    .max(most)
    .refine(
      (given) => Math.abs(given * 10 - Math.round(given * 10)) < 1e-9,
      withProblem('out-of-range', 'one decimal'),
    )
    .register(fieldMeta, { widget: 'number' });
export const yesNo = () => z.boolean().register(fieldMeta, { widget: 'boolean' });

/** A calendar day of Morocco, 'YYYY-MM-DD', of this century: another one is a typing mistake. */
export const day = () =>
  z.iso
    .date('must be a day like 2026-12-05')
    .refine(isDay, withProblem('out-of-range', 'must be a day of this century'))
    .register(fieldMeta, { widget: 'day' });
/** 1 is Monday, 7 Sunday. */
export const weekday = () => wholeBetween(1, 7).register(fieldMeta, { widget: 'weekday' });
/** 'HH:MM', Moroccan time. */
export const time = () =>
  z
    .string()
    .refine(
      (typed) => /^([01]\d|2[0-3]):[0-5]\d$/.test(typed),
      withProblem('not-a-time', 'must be a time like 20:30'),
    )
    .register(fieldMeta, { widget: 'time' });
/** An instant in UTC, ISO 8601. */
export const moment = () =>
  z.iso.datetime('must be an instant like 2026-12-05T00:00:00Z').register(fieldMeta, { widget: 'moment' });

export const choice = <const C extends readonly [string, ...string[]]>(choices: C, meta: FieldMeta = {}) =>
  z.enum(choices).register(fieldMeta, { widget: 'choice', ...meta });
export const ground = () =>
  choice(['saffron', 'majorelle', 'clay', 'mint', 'lilac', 'blush'] as const satisfies readonly Ground[]);

export const list = <S extends z.ZodType>(item: S, most: number, meta: FieldMeta = {}) =>
  z
    .array(item)
    .max(most, `must be ${most} at most`)
    .register(fieldMeta, { widget: 'list', ...meta });
/** A list in which no two items may have the same key. */
export const apart =
  <T>(nameOf: (item: T) => string) =>
  (items: readonly T[]): boolean =>
    new Set(items.map(nameOf)).size === items.length;
export const twice = withProblem('twice', 'names one thing twice');

/** A group of exactly these fields. */
export const group = <S extends z.ZodRawShape>(shape: S, meta: FieldMeta = {}) =>
  z.strictObject(shape).register(fieldMeta, { widget: 'group', ...meta });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNothing = (given: unknown): boolean =>
  given === null || given === undefined || (typeof given === 'string' && given.trim() === '');

/** Forms leave an empty text or list out, or send null for it: it is read as empty. */
function withBlanks(schema: z.core.$ZodType, given: unknown): unknown {
  if (schema instanceof z.ZodOptional) return given ?? undefined;
  if (schema instanceof z.ZodNullable) return isNothing(given) ? null : withBlanks(schema.unwrap(), given);
  if (schema instanceof z.ZodString) return given ?? '';
  if (schema instanceof z.ZodArray) {
    const items: unknown = given ?? [];
    return Array.isArray(items) ? items.map((item: unknown) => withBlanks(schema.element, item)) : items;
  }
  if (!(schema instanceof z.ZodObject)) return given;
  const written: unknown = given ?? {};
  if (!isRecord(written)) return written;
  const fields = Object.entries<z.core.$ZodType>(schema.shape)
    .map(([key, field]) => [key, withBlanks(field, written[key])] as const)
    .filter(([, value]) => value !== undefined);
  const others = Object.entries(written).filter(([key]) => !(key in schema.shape));
  return Object.fromEntries([...others, ...fields]);
}

/** Words that may be missing in a draft. */
export const draft = <S extends z.ZodType>(words: S) =>
  z.preprocess((given) => withBlanks(words, given), words);

type InLanguages<S extends z.ZodType> = z.ZodType<Record<Locale, z.output<S>>>;

/**
 * One value per language, and any of them may be missing. Typed as readers get it: they have all, filled by `inAllLanguages`
 * (record.ts); whoever checks what is stored asks first.
 */
export const perLanguage = <S extends z.ZodType>(of: () => S): InLanguages<S> =>
  z.strictObject(inEach(() => of().optional())) as unknown as InLanguages<S>;

/** The same where readers get what is stored: a title that is missing is the site's own. */
export const inSomeLanguages = <S extends z.ZodType>(of: () => S) =>
  perLanguage(of) as unknown as z.ZodType<Partial<Record<Locale, z.output<S>>>>;

/** The same, of fields that a draft may lack. */
export const inLanguages = <S extends z.ZodType>(words: S): InLanguages<S> =>
  z.preprocess(
    (given) => given ?? {},
    perLanguage(() => draft(words)),
  );

const isEmpty = (side: unknown): boolean =>
  isRecord(side) ? Object.values(side).every(isNothing) : isNothing(side);

/** The same, of what at least one language must say: a language that says nothing of it is left out. */
export const inOneAtLeast = <S extends z.ZodType>(of: () => S): InLanguages<S> =>
  z.preprocess(
    (given) =>
      isRecord(given)
        ? Object.fromEntries(Object.entries(given).filter(([, side]) => !isEmpty(side)))
        : given,
    perLanguage(of).refine((sides) => Object.keys(sides).length > 0, {
      error: 'is empty',
      path: [locales[0]],
    }),
  );

/** The flat background colours of a record's picture. */
export type Ground = 'saffron' | 'majorelle' | 'clay' | 'mint' | 'lilac' | 'blush';
