/** How versions of a record differ: in prices, merged, and field by field for the staff log. */
import type { RecordKind } from './record-kinds.ts';
import { sameText, type ReadonlyFields, isFields } from '../../platform/records/record.ts';

/** The fields that decide how much somebody pays: changing them needs more than the right to write words. */
const priceFields: Record<RecordKind, readonly string[]> = {
  course: ['priceCentimes', 'instalments'],
  workshop: ['priceCentimes'],
  product: ['priceCentimes', 'isFree'],
  // What is in it decides what each part of its price is.
  bundle: ['priceCentimes', 'courses', 'products'],
  service: ['priceCentimes'],
  campaign: ['percent', 'startsAt', 'endsAt', 'courses'],
  trainer: [],
  post: [],
  // The salary of a job is announced only; nobody is charged it.
  job: [],
  legal: [],
  settings: [
    'membershipPriceCentimes',
    'membershipMonthCentimes',
    'membershipYearCentimes',
    'friendPercent',
    'friendCreditPercent',
    'friendCreditCentimes',
    'friendCreditDays',
    'bonusConsultation',
    'refundPolicy',
    'bankTransfer',
    'cashAgency',
    'mobileWallet',
  ],
};

export const pricedFieldsOf = (kind: RecordKind): readonly string[] => priceFields[kind];

/** Whether two records differ in prices and nothing else. */
export function onlyPricesDiffer(kind: RecordKind, before: object, after: object): boolean {
  const [one, other] = [before, after] as Record<string, unknown>[];
  const names = new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})]);
  return [...names].every(
    (name) =>
      priceFields[kind].includes(name) || sameText(one?.[name] ?? null) === sameText(other?.[name] ?? null),
  );
}

/** No price, an unset one and 0 are the same; except for courses, where 0 is free and no price means not for sale. */
const costs = (kind: RecordKind, record: object | null, field: string): string => {
  const value = (record as Record<string, unknown> | null)?.[field];
  return sameText((kind === 'course' ? value : value || null) ?? null);
};

/** The price fields that differ; `before` is null for a new record, `after` for a removed one. */
export const pricesThatDiffer = (kind: RecordKind, before: object | null, after: object | null): string[] =>
  priceFields[kind].filter((field) => costs(kind, before, field) !== costs(kind, after, field));

/** It changes what somebody pays, which is for owner and finance alone. `prices`: the fields. */
export type NeedsPriceRight = { ok: false; reason: 'needs-price-right'; prices: string[] };

/** The record with the price fields of another version of it. */
export function pricedAs(kind: RecordKind, record: object, version: object): object {
  const isPrice = ([name]: [string, unknown]) => priceFields[kind].includes(name);
  return Object.fromEntries([
    ...Object.entries(record).filter((field) => !isPrice(field)),
    ...Object.entries(version).filter(isPrice),
  ]);
}

const isSame = (one: unknown, other: unknown): boolean => sameText(one) === sameText(other);

/** `clashes`: the fields that both changed to different values: 'words.en.name'. */
type Merged = { ok: true; record: object } | { ok: false; clashes: string[] };

type Part = { value: unknown; clashes: string[] };

function mergePart(base: unknown, mine: unknown, theirs: unknown, path: string): Part {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, clashes: [] };
  if (isSame(base, mine)) return { value: theirs, clashes: [] };
  if (!isFields(base) || !isFields(mine) || !isFields(theirs)) return { value: mine, clashes: [path] };
  return mergeFields(base, mine, theirs, path);
}

function mergeFields(base: ReadonlyFields, mine: ReadonlyFields, theirs: ReadonlyFields, path: string): Part {
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const parts = [...keys].map((key): [string, Part] => [
    key,
    mergePart(base[key], mine[key], theirs[key], path === '' ? key : `${path}.${key}`),
  ]);
  const kept = parts.filter(([, { value }]) => value !== undefined);
  return {
    value: Object.fromEntries(kept.map(([key, { value }]) => [key, value])),
    clashes: parts.flatMap(([, { clashes }]) => clashes),
  };
}

/**
 * Merges two changes that were made apart; `mine` and `theirs` both come from `base`. A field that only one of them changed
 * is taken from that one. A list counts as one value, since its items have no names.
 */
export function mergeRecords(base: object, mine: object, theirs: object): Merged {
  const { value, clashes } = mergeFields({ ...base }, { ...mine }, { ...theirs }, '');
  return clashes.length === 0 ? { ok: true, record: value as object } : { ok: false, clashes };
}

type Fields = Record<string, unknown>;
type Change = { field: string; before: unknown; after: unknown };

/** An empty side counts as no fields, so that the log gets one line per field and not a whole object as JSON. */
function sidesOf(before: unknown, after: unknown): [Fields, Fields] | null {
  const [was, is] = [before ?? {}, after ?? {}];
  if (before === null && after === null) return null;
  return isFields(was) && isFields(is) ? [was, is] : null;
}

/** Skips what is the same at the beginning and the end of both lists, and compares the rest in pairs. */
function changesInList(before: readonly unknown[], after: readonly unknown[], field: string): Change[] {
  const isSame = (one: number, other: number) => sameText(before[one]) === sameText(after[other]);
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && isSame(from, from)) from += 1;
  let alike = 0;
  while (alike < shorter - from && isSame(before.length - 1 - alike, after.length - 1 - alike)) alike += 1;
  const [was, is] = [before.slice(from, before.length - alike), after.slice(from, after.length - alike)];
  return Array.from({ length: Math.max(was.length, is.length) }, (_, index) => index).flatMap((index) =>
    changesIn(was[index], is[index], `${field}.${from + index}`),
  );
}

function changesIn(before: unknown, after: unknown, field: string): Change[] {
  if (sameText(before ?? null) === sameText(after ?? null)) return [];
  const [one, other] = [before ?? [], after ?? []];
  if (Array.isArray(one) && Array.isArray(other) && one.length + other.length > 0)
    return changesInList(one, other, field);
  const sides = sidesOf(before, after);
  return sides ? changesInFields(...sides, field) : [{ field, before, after }];
}

function changesInFields(before: Fields, after: Fields, field: string): Change[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => !(field === '' && key === 'position'))
    .flatMap((key) => changesIn(before[key], after[key], field === '' ? key : `${field}.${key}`));
}

/**
 * Each changed field ('words.en.name') with its value before and after. A null side means that there was, or is, no record.
 */
export function listChanges(
  before: object | null,
  after: object | null,
): { before: Fields | null; after: Fields | null } {
  if (before === null || after === null) return { before: before && {}, after: after && {} };
  const changes = changesIn(before, after, '');
  const side = (of: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [change.field, change[of] ?? null]));
  return { before: side('before'), after: side('after') };
}
