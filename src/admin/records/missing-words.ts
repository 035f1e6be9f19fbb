/** What of a record is not filled in yet, found from the description of its form, so that a new field needs no line here. */
import { locales, type Locale } from '../../platform/i18n/locale.ts';
import type { ReferredTo } from '../../platform/records/record-fields.ts';
import type { RecordFault } from '../../platform/records/record-fault.ts';
import type { FormField } from './record-form.ts';
import type { RecordKind } from './record-kinds.ts';

/** Existing slugs; a kind that is not given is not checked. */
export type KnownSlugs = Partial<Record<ReferredTo, ReadonlySet<string>>>;

const missingIn = { en: 'missing-in-english', ar: 'missing-in-arabic' } as const;

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
type Sides = Record<Locale, Side>;

const sidesOf = (of: (locale: Locale) => Side): Sides => ({ en: of('en'), ar: of('ar') });

/** What one language has and the other has not, and what both lack though it is required. */
function betweenSides(field: FormField, sides: Sides): RecordFault[] {
  if (field.widget === 'list') return betweenLists(field, sides);
  if (field.fields) return field.fields.flatMap((each) => betweenSides(each, within(each, sides)));
  const someThere = locales.some((locale) => !isBlank(sides[locale].value));
  if (!someThere && !field.required) return [];
  return locales
    .filter((locale) => isBlank(sides[locale].value))
    .map((locale) => ({ path: sides[locale].path, problem: missingIn[locale] }));
}

const within = ({ path }: FormField, sides: Sides): Sides =>
  sidesOf((locale) => ({
    path: pathOf(sides[locale].path, path),
    value: valueAt(sides[locale].value, path),
  }));

function betweenLists(field: FormField, sides: Sides): RecordFault[] {
  const lists = { en: itemsOf(sides.en.value), ar: itemsOf(sides.ar.value) };
  const longest = Math.max(lists.en.length, lists.ar.length);
  const { leastItems = 0 } = field;
  if (longest < leastItems)
    return locales.map((locale) => ({
      path: sides[locale].path,
      problem: missingIn[locale],
      limit: leastItems,
    }));
  return Array.from({ length: longest }, (_, index) => {
    const item = sidesOf((locale) => ({
      path: pathOf(sides[locale].path, index),
      value: lists[locale][index],
    }));
    const lacking = locales.filter((locale) => index >= lists[locale].length);
    if (lacking.length > 0)
      return lacking.map((locale) => ({ path: item[locale].path, problem: missingIn[locale] }));
    const each = field.fields ?? (field.item ? [{ ...field.item, required: true }] : []);
    return each.flatMap((part) => betweenSides(part, within(part, item)));
  }).flat();
}

function inOneLanguage(field: FormField, { path, value }: Side, known: KnownSlugs): RecordFault[] {
  if (field.widget === 'list') {
    const items = itemsOf(value);
    const { leastItems = 0 } = field;
    if (items.length < leastItems) return [{ path, problem: 'required', limit: leastItems }];
    const parts = field.fields ?? (field.item ? [field.item] : []);
    return items.flatMap((item, index) => unfilled(parts, { path: pathOf(path, index), value: item }, known));
  }
  // A null or missing group was accepted when the record was read: here it is a choice.
  if (isMissing(value)) return [];
  if (field.fields) return unfilled(field.fields, { path, value }, known);
  if (isBlank(value)) return field.required ? [{ path, problem: 'required' }] : [];
  const there = field.refersTo && known[field.refersTo];
  return there && typeof value === 'string' && !there.has(value)
    ? [{ path, problem: 'unknown-reference' }]
    : [];
}

/** The exact path of every required field that is empty. */
export function unfilled(
  fields: readonly FormField[],
  holder: { path: string; value: unknown },
  known: KnownSlugs,
): RecordFault[] {
  const at = (path: string): Side => ({
    path: pathOf(holder.path, path),
    value: valueAt(holder.value, path),
  });
  return fields.flatMap((field) =>
    field.bothLanguages
      ? betweenSides(
          field,
          sidesOf((locale) => at(field.path.replace('{locale}', locale))),
        )
      : inOneLanguage(field, at(field.path), known),
  );
}

/** A course has no price only while it is coming soon; 0 is always one: the course is free. */
export const withoutPrice = (
  kind: string,
  { priceCentimes, comingSoon }: { priceCentimes?: unknown; comingSoon?: unknown },
): RecordFault[] =>
  kind === 'course' && priceCentimes === null && comingSoon !== true
    ? [{ path: 'priceCentimes', problem: 'required' }]
    : [];

/** Kinds that may be published in one language: the other language's lists leave them out. */
const inOneLanguageAlone: ReadonlySet<string> = new Set(['post'] satisfies RecordKind[]);

/** What a language lacks that was not begun, where the other one stands for itself. */
export function ofUnbegun(kind: string, record: object): (fault: RecordFault) => boolean {
  const { words } = record as { words?: Record<string, Record<string, unknown>> };
  const unbegun = inOneLanguageAlone.has(kind)
    ? locales.filter((locale) => Object.values(words?.[locale] ?? {}).every(isBlank))
    : [];
  if (unbegun.length !== 1) return () => false;
  return ({ path }) => path.startsWith(`words.${unbegun[0]}.`);
}
