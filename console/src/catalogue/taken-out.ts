/** Lines that were taken out of lists: each can be put back at its place until the record is saved. */
import { join } from './draft-path.ts';

export type TakenOut = {
  id: number;
  /** The list it stood in, once per language. */
  lists: readonly string[];
  /** Before which of the lines that stayed, from 0. Of one list they stand in the order of their places. */
  at: number;
  /** What it was, once per language. */
  values: readonly unknown[];
};

type Step = number | string;

/** What lies within a line goes with it when lines get other numbers. */
function renumbered(path: string, lists: readonly string[], to: (step: Step) => Step): string {
  const list = lists.find((one) => path.startsWith(`${one}.`));
  if (list === undefined) return path;
  const [step = '', ...rest] = path.slice(list.length + 1).split('.');
  return join(list, to(/^\d+$/.test(step) ? Number(step) : step), ...rest);
}

const within = (all: readonly TakenOut[], lists: readonly string[], to: (step: Step) => Step): TakenOut[] =>
  all.map((one) => ({ ...one, lists: one.lists.map((path) => renumbered(path, lists, to)) }));

const isOf = ({ lists }: TakenOut, of: readonly string[]): boolean => lists[0] === of[0];

/** In the place of a number: what lies within a line that is out is nowhere until the line is back. */
const outside = (id: number): string => `out${id}`;

export const takenFrom = (all: readonly TakenOut[], lists: readonly string[]): TakenOut[] =>
  all.filter((one) => isOf(one, lists));

/** Once this line is out as well. */
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

/** Once this one is back in its place. */
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

/** Once two lines of the list have changed places. */
export const withMoved = (
  all: readonly TakenOut[],
  lists: readonly string[],
  [one, other]: readonly [number, number],
): TakenOut[] => within(all, lists, (step) => (step === one ? other : step === other ? one : step));
