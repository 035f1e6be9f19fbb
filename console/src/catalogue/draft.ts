/** A record while it is typed: each field hears of its own place alone, so that a long course stays quick under the fingers. */
import { useSyncExternalStore } from 'react';
import { join, stepsOf } from './draft-path.ts';
import type { TakenOut } from './taken-out.ts';

export type Loose = Record<string, unknown>;

const isHolder = (value: unknown): value is Loose => typeof value === 'object' && value !== null;

export const valueAt = (holder: unknown, path: string): unknown =>
  stepsOf(path).reduce<unknown>((value, step) => (isHolder(value) ? value[step] : undefined), holder);

/** Deposit and parts of a course's price together, centimes of MAD; null where it is not paid in parts. */
export function sumOfParts(record: unknown): number | null {
  const deposit = valueAt(record, 'instalments.depositCentimes');
  const parts = valueAt(record, 'instalments.parts');
  if (typeof deposit !== 'number') return null;
  return (Array.isArray(parts) ? parts : []).reduce<number>(
    (sum, part) => sum + Number(valueAt(part, 'amountCentimes') ?? 0),
    deposit,
  );
}

/** A copy with one place changed; what lies on the way and is not there yet is made. */
function withValue(holder: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  const isList = Array.isArray(holder) || (!isHolder(holder) && /^\d+$/.test(step));
  if (!isList) {
    const object = isHolder(holder) ? holder : {};
    return { ...object, [step]: withValue(object[step], rest, value) };
  }
  const copy: unknown[] = Array.isArray(holder) ? [...(holder as unknown[])] : [];
  copy[Number(step)] = withValue(copy[Number(step)], rest, value);
  return copy;
}

export type Draft = {
  whole(): Loose;
  get(path: string): unknown;
  set(path: string, value: unknown): void;
  /** Another record stands there from now on, or the same once it is saved: nothing of it is taken out. */
  replace(record: Loose): void;
  taken(): readonly TakenOut[];
  keepTaken(taken: readonly TakenOut[]): void;
  subscribe(hear: () => void): () => void;
};

export function makeDraft(record: Loose): Draft {
  let current = record;
  let taken: readonly TakenOut[] = [];
  const listeners = new Set<() => void>();
  const change = (next: Loose) => {
    current = next;
    for (const hear of listeners) hear();
  };
  return {
    whole: () => current,
    get: (path) => valueAt(current, path),
    set: (path, value) => change(withValue(current, stepsOf(path), value) as Loose),
    replace(next) {
      taken = [];
      change(next);
    },
    taken: () => taken,
    keepTaken(next) {
      taken = next;
      change(current);
    },
    subscribe(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
}

export const usePlace = (draft: Draft, path: string): unknown =>
  useSyncExternalStore(draft.subscribe, () => draft.get(path));

/** What was taken out of lists since the last save. */
export const useTaken = (draft: Draft): readonly TakenOut[] =>
  useSyncExternalStore(draft.subscribe, draft.taken);

export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isHolder(one) || !isHolder(other)) return (one ?? null) === (other ?? null);
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
    isSame(one[key], other[key]),
  );
}

export type Leaf = { path: string; before: unknown; after: unknown };

/** What differs, down to single values: where a whole part stands on one side only, each of its values does. */
export function leavesThatDiffer(before: unknown, after: unknown, path: string): Leaf[] {
  if (isSame(before, after)) return [];
  if (!isHolder(before) && !isHolder(after)) return [{ path, before: before ?? null, after: after ?? null }];
  const [was, is] = [before, after].map((side) => (isHolder(side) ? side : {}));
  return [...new Set([was, is].flatMap((side) => Object.keys(side ?? {})))].flatMap((key) =>
    leavesThatDiffer(was?.[key], is?.[key], join(path, key)),
  );
}

/**
 * Hers where only she changed something, mine everywhere else. `both`: where two people changed one thing; mine stands there.
 * A list that grew or shrank counts as one thing.
 */
export function mergeTyped(
  base: unknown,
  mine: unknown,
  hers: unknown,
  path = '',
): { merged: unknown; both: string[] } {
  if (isSame(mine, base)) return { merged: hers, both: [] };
  if (isSame(hers, base) || isSame(mine, hers)) return { merged: mine, both: [] };
  const sides = [base, mine, hers];
  const areLists = sides.every((side) => Array.isArray(side));
  const haveOneLength = areLists && new Set(sides.map((side) => (side as unknown[]).length)).size === 1;
  const areObjects = sides.every((side) => isHolder(side) && !Array.isArray(side));
  if (!haveOneLength && !areObjects) return { merged: mine, both: [path] };
  const keys = [...new Set(sides.flatMap((side) => Object.keys(side as Loose)))];
  const parts = keys.map((key) => {
    const at = (side: unknown) => (side as Loose)[key];
    return { key, ...mergeTyped(at(base), at(mine), at(hers), join(path, key)) };
  });
  const both = parts.flatMap((part) => part.both);
  const merged = areLists
    ? parts.map((part) => part.merged)
    : Object.fromEntries(parts.map((part) => [part.key, part.merged]));
  return { merged, both };
}
