/** What one version of a record says otherwise than another, field by field, for the log of the office. */
import { isFields, sameText } from './merge-records.ts';

type Fields = Record<string, unknown>;
type Change = { field: string; before: unknown; after: unknown };

/** Where nothing stood, or stands, what is there is told by its own fields, so that no line of the log is a heap of signs. */
function sidesOf(before: unknown, after: unknown): [Fields, Fields] | null {
  const [was, is] = [before ?? {}, after ?? {}];
  if (before === null && after === null) return null;
  return isFields(was) && isFields(is) ? [was, is] : null;
}

/** A list by its lines: what is the same at its beginning and its end is passed over, and what lies between is told in pairs. */
function changesInList(before: readonly unknown[], after: readonly unknown[], field: string): Change[] {
  const isSame = (one: number, other: number) => sameText(before[one]) === sameText(after[other]);
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && isSame(from, from)) from += 1;
  let alike = 0;
  while (alike < shorter - from && isSame(before.length - 1 - alike, after.length - 1 - alike)) alike += 1;
  const [was, is] = [before.slice(from, before.length - alike), after.slice(from, after.length - alike)];
  return Array.from({ length: Math.max(was.length, is.length) }, (_, place) => place).flatMap((place) =>
    changesIn(was[place], is[place], `${field}.${from + place}`),
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

/** 'words.en.name' → what stood there and what stands there now. Null on a side says that there was, or is, no record. */
export function tellChanges(
  before: object | null,
  after: object | null,
): { before: Fields | null; after: Fields | null } {
  if (before === null || after === null) return { before: before && {}, after: after && {} };
  const changes = changesIn(before, after, '');
  const side = (of: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [change.field, change[of] ?? null]));
  return { before: side('before'), after: side('after') };
}
