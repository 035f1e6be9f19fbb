/** A record while it is edited: each field subscribes to its own path only, so that typing in a long course stays fast. */
import { useSyncExternalStore } from 'react';
import type { FormField } from '../../../src/admin/records/record-form.ts';
import { centimesIn } from '../../../src/platform/money/typed-amount.ts';
import { consoleLocales, sidesIn } from '../locale.ts';
import { todayInMorocco } from '../morocco.ts';

/** A choice always has a value; of a group that is always there the fields are marked instead. */
const neverEmpty = ({ widget, choices, nullable }: FormField): boolean =>
  widget === 'boolean' ||
  (widget === 'group' && !nullable) ||
  (widget === 'choice' && choices !== undefined) ||
  widget === 'weekday';

/** Whether a field must be filled in before a record is published. */
export const isNeeded = (field: FormField): boolean => field.required && !neverEmpty(field);

/** The paths of a field: one for each language that is spoken, where it has a value in each. */
export const pathsOf = (path: string, within = ''): string[] =>
  path.includes('{locale}')
    ? sidesIn(consoleLocales[0]).map((locale) => join(within, path.replace('{locale}', locale)))
    : [join(within, path)];

/** The first value of a field in a new record or list line: empty where empty is allowed, a first guess elsewhere. */
function blankOf(field: FormField): unknown {
  // A box that is not ticked says no, also where the record may leave it out.
  if (field.widget === 'boolean') return false;
  if (field.nullable) return null;
  switch (field.widget) {
    case 'list':
      return [];
    case 'group':
      return blankWith(field.fields ?? []);
    case 'choice':
      return field.choices?.[0] ?? '';
    case 'weekday':
    case 'number':
    case 'money':
      return field.least ?? 0;
    case 'day':
      return todayInMorocco();
    case 'time':
      return '18:00';
    case 'moment':
      return new Date().toISOString();
    default:
      return '';
  }
}

export function blankWith(fields: readonly FormField[]): Loose {
  const blank = makeDraft({});
  for (const field of fields) for (const path of pathsOf(field.path)) blank.set(path, blankOf(field));
  return blank.whole();
}

export const blankItem = ({ item, fields = [] }: FormField): unknown => {
  if (item) return blankOf(item);
  // A line that is itself one text per language has no key of its own.
  return blankWith(fields);
};

/** Lines taken out of lists: each can be put back until the record is saved. */
export type TakenOut = {
  id: number;
  /** Paths of the lists it was in, one per language. */
  lists: readonly string[];
  /** The index it goes back to, counted among the remaining lines, from 0. Of one list they are kept in that order. */
  at: number;
  /** What it was, one value per language. */
  values: readonly unknown[];
};

type Step = number | string;

/** Paths below a line get its new number when lines are renumbered. */
function renumbered(path: string, lists: readonly string[], to: (step: Step) => Step): string {
  const list = lists.find((one) => path.startsWith(`${one}.`));
  if (list === undefined) return path;
  const [step = '', ...rest] = path.slice(list.length + 1).split('.');
  return join(list, to(/^\d+$/.test(step) ? Number(step) : step), ...rest);
}

const within = (all: readonly TakenOut[], lists: readonly string[], to: (step: Step) => Step): TakenOut[] =>
  all.map((one) => ({ ...one, lists: one.lists.map((path) => renumbered(path, lists, to)) }));

const isOf = ({ lists }: TakenOut, of: readonly string[]): boolean => lists[0] === of[0];

/** Replaces the number of a removed line in paths below it, so that they lead nowhere until it is back. */
const outside = (id: number): string => `out${id}`;

export const takenFrom = (all: readonly TakenOut[], lists: readonly string[]): TakenOut[] =>
  all.filter((one) => isOf(one, lists));

/** The removed lines after this one is removed too. */
export function withTaken(
  all: readonly TakenOut[],
  { lists, at, values }: Omit<TakenOut, 'id'>,
): { all: TakenOut[]; id: number } {
  const id = Math.max(0, ...all.map((one) => one.id)) + 1;
  const isAfter = (one: TakenOut) => isOf(one, lists) && one.at > at;
  const others = [
    ...all.filter((one) => !isAfter(one)),
    { id, lists, at, values },
    ...all.filter(isAfter).map((one) => ({ ...one, at: one.at - 1 })),
  ];
  const to = (step: Step) =>
    typeof step === 'string' || step < at ? step : step === at ? outside(id) : step - 1;
  return { id, all: within(others, lists, to) };
}

/** The removed lines after this one is put back. */
export function withoutTaken(all: readonly TakenOut[], { id, lists, at }: TakenOut): TakenOut[] {
  const place = all.findIndex((one) => one.id === id);
  const others = all.flatMap((one, index) => {
    if (one.id === id) return [];
    return [isOf(one, lists) && index > place ? { ...one, at: one.at + 1 } : one];
  });
  const to = (step: Step) => {
    if (step === outside(id)) return at;
    return typeof step === 'number' && step >= at ? step + 1 : step;
  };
  return within(others, lists, to);
}

/** The removed lines after two lines of the list changed places. */
export const withMoved = (
  all: readonly TakenOut[],
  lists: readonly string[],
  [one, other]: readonly [number, number],
): TakenOut[] => within(all, lists, (step) => (step === one ? other : step === other ? one : step));

/** A path as steps: 'words.en.curriculum.3.lessons.0'. */
export const stepsOf = (path: string): string[] => (path === '' ? [] : path.split('.'));
export const join = (...steps: (string | number)[]): string => steps.filter((step) => step !== '').join('.');

export type Loose = Record<string, unknown>;

const isHolder = (value: unknown): value is Loose => typeof value === 'object' && value !== null;

export const valueAt = (holder: unknown, path: string): unknown =>
  stepsOf(path).reduce<unknown>((value, step) => (isHolder(value) ? value[step] : undefined), holder);

/** Deposit and instalments of a course's price together, centimes of MAD; null where it is not paid in instalments. */
export function sumOfParts(record: unknown): number | null {
  const deposit = valueAt(record, 'instalments.depositCentimes');
  const parts = valueAt(record, 'instalments.parts');
  if (typeof deposit !== 'number') return null;
  return (Array.isArray(parts) ? parts : []).reduce<number>(
    (sum, part) => sum + Number(valueAt(part, 'amountCentimes') ?? 0),
    deposit,
  );
}

/** Centimes of a price as people type it; null for what is no amount, and for less than nothing. */
export function readDirhams(typed: string): number | null {
  const centimes = centimesIn(typed);
  return centimes === null || centimes < 0 ? null : centimes;
}

export function typedDirhams(centimes: number): string {
  const rest = centimes % 100;
  return `${Math.trunc(centimes / 100)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

/** A copy with one value changed; missing objects on the path are made. */
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
  /** Replaces the record, by another or by itself once saved; removed lines are dropped. */
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

/** What is read from the whole record as it is typed: a value that can be compared, not an object. */
export const useDraft = <T extends string | number | boolean>(draft: Draft, read: (record: Loose) => T): T =>
  useSyncExternalStore(draft.subscribe, () => read(draft.whole()));

export const usePlace = (draft: Draft, path: string): unknown =>
  useSyncExternalStore(draft.subscribe, () => draft.get(path));

/** Lines removed from lists since the last save. */
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

/** What differs, down to single values: where a whole part exists on one side only, each of its values differs. */
export function leavesThatDiffer(before: unknown, after: unknown, path: string): Leaf[] {
  if (isSame(before, after)) return [];
  if (!isHolder(before) && !isHolder(after)) return [{ path, before: before ?? null, after: after ?? null }];
  const [was, is] = [before, after].map((side) => (isHolder(side) ? side : {}));
  return [...new Set([was, is].flatMap((side) => Object.keys(side ?? {})))].flatMap((key) =>
    leavesThatDiffer(was?.[key], is?.[key], join(path, key)),
  );
}

/**
 * Their value where only they changed something, mine everywhere else. `both`: what two people changed; mine is kept. A list
 * that grew or shrank counts as one value.
 */
export function mergeTyped(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path = '',
): { merged: unknown; both: string[] } {
  if (isSame(mine, base)) return { merged: theirs, both: [] };
  if (isSame(theirs, base) || isSame(mine, theirs)) return { merged: mine, both: [] };
  const sides = [base, mine, theirs];
  const areLists = sides.every((side) => Array.isArray(side));
  const haveOneLength = areLists && new Set(sides.map((side) => (side as unknown[]).length)).size === 1;
  const areObjects = sides.every((side) => isHolder(side) && !Array.isArray(side));
  if (!haveOneLength && !areObjects) return { merged: mine, both: [path] };
  const keys = [...new Set(sides.flatMap((side) => Object.keys(side as Loose)))];
  const parts = keys.map((key) => {
    const at = (side: unknown) => (side as Loose)[key];
    return { key, ...mergeTyped(at(base), at(mine), at(theirs), join(path, key)) };
  });
  const both = parts.flatMap((part) => part.both);
  const merged = areLists
    ? parts.map((part) => part.merged)
    : Object.fromEntries(parts.map((part) => [part.key, part.merged]));
  return { merged, both };
}

/**
 * What two people typed on one base, put together. `both`: paths that both changed, where mine is kept; `others`: those that only
 * the other one did.
 */
export function meetTheirs(base: Loose, mine: Loose, theirs: Loose) {
  const { merged, both } = mergeTyped(base, mine, theirs);
  const isOfBoth = (path: string) => both.some((one) => path === one || path.startsWith(`${one}.`));
  const others = leavesThatDiffer(base, theirs, '').flatMap(({ path }) => (isOfBoth(path) ? [] : [path]));
  return { merged: merged as Loose, both, others };
}
