/** What of a record is not filled in yet, found from the description of its form, so that a new field needs no line here. */
import { inEach, locales, type Locale } from '../../platform/i18n/locale.ts';
import type { ReferredTo } from '../../platform/records/record-fields.ts';
import { isFields, isWritten, type LanguageState } from '../../platform/records/record.ts';
import type { RecordFault, RecordProblem } from '../../platform/records/record-fault.ts';
import type { FormField } from './record-form.ts';

/** Existing slugs; a kind that is not given is not checked. */
export type KnownSlugs = Partial<Record<ReferredTo, ReadonlySet<string>>>;

export const missingWords = {
  en: 'missing-in-english',
  ar: 'missing-in-arabic',
  fr: 'missing-in-french',
} as const satisfies Record<Locale, RecordProblem>;

const pathOf = (...steps: (string | number)[]): string => steps.filter((step) => step !== '').join('.');

export const valueAt = (holder: unknown, path: string): unknown =>
  path === ''
    ? holder
    : path
        .split('.')
        .reduce<unknown>(
          (value, step) =>
            typeof value === 'object' && value !== null
              ? (value as Record<string, unknown>)[step]
              : undefined,
          holder,
        );

const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const isMissing = (value: unknown): boolean => value === null || value === undefined;

/** Invisible characters are no text. A number or a yes is never blank. */
const isBlank = (value: unknown): boolean =>
  isMissing(value) || (typeof value === 'string' && !/[\p{L}\p{N}\p{P}\p{S}]/u.test(value));

type Side = { path: string; value: unknown };
function inOneLanguage(field: FormField, { path, value }: Side, known: KnownSlugs): RecordFault[] {
  if (field.widget === 'list') {
    const items = itemsOf(value);
    const { leastItems = 0 } = field;
    if (items.length < leastItems) return [{ path, problem: 'required', limit: leastItems }];
    const parts = field.fields ?? (field.item ? [field.item] : []);
    return items.flatMap((item, index) => unfilled(parts, { path: pathOf(path, index), value: item }, known));
  }
  // A null or missing group was accepted when the record was read: here it is a choice.
  if (isMissing(value)) return field.bothLanguages && field.required ? [{ path, problem: 'required' }] : [];
  if (field.fields) return unfilled(field.fields, { path, value }, known);
  if (isBlank(value)) return field.required ? [{ path, problem: 'required' }] : [];
  const there = field.refersTo && known[field.refersTo];
  return there && typeof value === 'string' && !there.has(value)
    ? [{ path, problem: 'unknown-reference' }]
    : [];
}

const saysAnything = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(saysAnything)
    : isFields(value)
      ? Object.values(value).some(saysAnything)
      : !isBlank(value) && value !== false;

/**
 * The languages in which a field is asked for: those that are shown to readers, by their name or title, must be whole, and the
 * others may wait. Where there is none, one that was begun, or else the first.
 */
function askedIn(valueIn: (locale: Locale) => unknown): readonly Locale[] {
  const shown = locales.filter((locale) => isWritten(valueIn(locale)));
  const begun = shown.length > 0 ? shown : locales.filter((locale) => saysAnything(valueIn(locale)));
  return begun.length > 0 ? begun : locales.slice(0, 1);
}

function perLanguage(field: FormField, { path, value }: Side, known: KnownSlugs): RecordFault[] {
  const [root = ''] = /^.*?\{locale\}/.exec(field.path) ?? [];
  const pathIn = (locale: Locale, of: string) => of.replace('{locale}', locale);
  return askedIn((locale) => valueAt(value, pathIn(locale, root))).flatMap((locale) => {
    const own = pathIn(locale, field.path);
    const side = { path: pathOf(path, own), value: valueAt(value, own) };
    return inOneLanguage(field, side, known).map((fault) =>
      fault.problem === 'required' ? { ...fault, problem: missingWords[locale] } : fault,
    );
  });
}

/** The exact path of every required field that is empty. */
export const unfilled = (fields: readonly FormField[], holder: Side, known: KnownSlugs): RecordFault[] =>
  fields.flatMap((field) =>
    field.bothLanguages
      ? perLanguage(field, holder, known)
      : inOneLanguage(
          field,
          { path: pathOf(holder.path, field.path), value: valueAt(holder.value, field.path) },
          known,
        ),
  );

/** A course has no price only while it is coming soon; 0 is always one: the course is free. */
export const withoutPrice = (
  kind: string,
  { priceCentimes, comingSoon }: { priceCentimes?: unknown; comingSoon?: unknown },
): RecordFault[] =>
  kind === 'course' && priceCentimes === null && comingSoon !== true
    ? [{ path: 'priceCentimes', problem: 'required' }]
    : [];

/** What can only be wrong once a text has its shape: a draft may be saved with it. */
const afterShape: ReadonlySet<RecordProblem> = new Set<RecordProblem>([
  ...Object.values(missingWords),
  'unknown-name',
  'unknown-reference',
  'missing-alt',
  'lost-picture',
  'still-copy',
]);

type Fault = Pick<RecordFault, 'path' | 'problem'>;
const isOf = (locale: Locale, { path }: Fault): boolean => path.startsWith(`words.${locale}.`);

/** How far a record is written in each language. `faults`: all that it has. */
export const statesIn = (record: object, faults: readonly Fault[]): Record<Locale, LanguageState> =>
  inEach((locale) => {
    const words = valueAt(record, `words.${locale}`);
    if (!saysAnything(words)) return 'none';
    const isLacking = faults.some((one) => isOf(locale, one) && one.problem === missingWords[locale]);
    return isWritten(words) && !isLacking ? 'whole' : 'partly';
  });

/**
 * What stands against publishing: once one language is whole, others may be half written, and only they are not shown. Legal pages
 * say the same in every language that they begin.
 */
export function hindering<F extends Fault>(kind: string, record: object, faults: readonly F[]): F[] {
  const states = statesIn(record, faults);
  const waiting =
    kind !== 'legal' && Object.values(states).includes('whole')
      ? locales.filter((locale) => states[locale] === 'partly')
      : [];
  return faults.filter((one) => !afterShape.has(one.problem) || !waiting.some((locale) => isOf(locale, one)));
}
