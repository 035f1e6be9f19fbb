/** What one version of a record says otherwise than another, field by field, for the log of the office. */
import { sameText } from './merge-records.ts';

type Fields = Record<string, unknown>;
type Change = { field: string; before: unknown; after: unknown };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function changesIn(before: unknown, after: unknown, field: string): Change[] {
  if (sameText(before) === sameText(after)) return [];
  if (!isFields(before) || !isFields(after)) return [{ field, before, after }];
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
