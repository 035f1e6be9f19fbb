/** The functions that our sheets call, each as spreadsheet programs define it. */
import type { Value } from './sheet.ts';

/** A value is a range of one cell. */
export type Argument = Value[][];

const first = (argument: Argument | undefined): Value => argument?.[0]?.[0] ?? null;
const numeric = (value: Value): number => (value === '' ? 0 : Number(value ?? 0));
const all = (given: Argument[]): Value[] => given.flat(2);
const numbersIn = (given: Argument[]): number[] => all(given).filter((value) => typeof value === 'number');
const failed = (value: Value): boolean => typeof value === 'number' && !Number.isFinite(value);

const dayMs = 86_400_000;
/** Day 0 of spreadsheets is 30 December 1899. */
const dayZero = Date.UTC(1899, 11, 30);
export const serialOf = (year: number, month: number, day: number): number =>
  Math.round((Date.UTC(year, month - 1, day) - dayZero) / dayMs);
const dateOf = (serial: number): Date => new Date(dayZero + serial * dayMs);

const isTrue = (value: Value): boolean => value === true || (typeof value === 'number' && value !== 0);

/** A criterion: a value to equal, or '>=5'. */
function fits(value: Value, criterion: Value): boolean {
  const [, sign, bound] = /^(<=|>=|<>|<|>)(.*)$/.exec(String(criterion ?? '')) ?? [];
  if (sign === undefined)
    return (value ?? '') === (criterion ?? '') || (value !== null && String(value) === String(criterion));
  if (sign === '<>') return String(value ?? '') !== bound;
  if (typeof value !== 'number') return false;
  const limit = Number(bound);
  return sign === '<'
    ? value < limit
    : sign === '>'
      ? value > limit
      : sign === '<='
        ? value <= limit
        : value >= limit;
}

/** The cells of `values` at whose place every range fits its criterion. */
function chosen(values: Value[], pairs: Argument[]): Value[] {
  return values.filter((_, place) =>
    Array.from({ length: pairs.length / 2 }, (_each, pair) =>
      fits((pairs[pair * 2] ?? []).flat()[place] ?? null, first(pairs[pair * 2 + 1])),
    ).every(Boolean),
  );
}

const sum = (values: Value[]): number => numbersIn([[values]]).reduce((total, each) => total + each, 0);

function match(given: Argument[]): number {
  const wanted = first(given[0]);
  const place = (given[1] ?? []).flat().findIndex((value) => value !== null && value === wanted);
  return place < 0 ? NaN : place + 1;
}

const functions: Record<string, (given: Argument[]) => Value> = {
  SUM: (given) => sum(all(given)),
  SUMIFS: ([values = [], ...pairs]) => sum(chosen(values.flat(), pairs)),
  COUNTIF: ([values = [], criterion = []]) => chosen(values.flat(), [values, criterion]).length,
  COUNTA: (given) => all(given).filter((value) => value !== null).length,
  MAX: (given) => Math.max(0, ...numbersIn(given)),
  MIN: (given) => Math.min(...numbersIn(given)),
  ROUND: ([value, digits]) => {
    const scale = 10 ** numeric(first(digits));
    return Math.round(numeric(first(value)) * scale) / scale;
  },
  ROUNDUP: ([value]) => Math.ceil(numeric(first(value))),
  IF: ([condition, yes, no]) => (isTrue(first(condition)) ? first(yes) : first(no)),
  IFERROR: ([value, otherwise]) => (failed(first(value)) ? first(otherwise) : first(value)),
  AND: (given) => all(given).every(isTrue),
  OR: (given) => all(given).some(isTrue),
  DATE: ([year, month, day]) => serialOf(numeric(first(year)), numeric(first(month)), numeric(first(day))),
  MONTH: ([serial]) => dateOf(numeric(first(serial))).getUTCMonth() + 1,
  YEAR: ([serial]) => dateOf(numeric(first(serial))).getUTCFullYear(),
  /** The second kind: Monday is 1. */
  WEEKDAY: ([serial]) => dateOf(numeric(first(serial))).getUTCDay() || 7,
  CHOOSE: ([place, ...options]) => first(options[numeric(first(place)) - 1]),
  INDEX: ([values = [], row]) =>
    failed(first(row)) ? NaN : (values.flat()[numeric(first(row)) - 1] ?? null),
  MATCH: match,
};

export function call(name: string, given: Argument[]): Value {
  const run = functions[name];
  if (run === undefined) throw new Error(`No function ${name}`);
  return run(given);
}
