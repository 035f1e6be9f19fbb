/**
 * Two changes of one record, made apart: what only one of them touched is taken from it. Lists count as one thing, since
 * their lines have no names.
 */

type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As text, in one order of keys, so that equal records are equal texts. */
export function sameText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sameText).join(',')}]`;
  if (!isFields(value)) return JSON.stringify(value) ?? '';
  const told = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .sort();
  return `{${told.map((key) => `${JSON.stringify(key)}:${sameText(value[key])}`).join(',')}}`;
}

const isSame = (one: unknown, other: unknown): boolean => sameText(one) === sameText(other);

/** `clashes`: the fields that both changed, each another way: 'words.en.name'. */
export type Merged = { ok: true; record: object } | { ok: false; clashes: string[] };

type Part = { value: unknown; clashes: string[] };

function mergePart(base: unknown, mine: unknown, theirs: unknown, path: string): Part {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, clashes: [] };
  if (isSame(base, mine)) return { value: theirs, clashes: [] };
  if (!isFields(base) || !isFields(mine) || !isFields(theirs)) return { value: mine, clashes: [path] };
  return mergeFields(base, mine, theirs, path);
}

function mergeFields(base: Fields, mine: Fields, theirs: Fields, path: string): Part {
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

/** `mine` and `theirs` both come from `base`. */
export function mergeRecords(base: object, mine: object, theirs: object): Merged {
  const { value, clashes } = mergeFields({ ...base }, { ...mine }, { ...theirs }, '');
  return clashes.length === 0 ? { ok: true, record: value as object } : { ok: false, clashes };
}
