/** What a property of all values is tried with, and how often (`tries`). */
import fc from 'fast-check';
import { everything } from './extent.ts';

export { fc };

/** Kinds of values, and what holds for all of them: it returns true, or expects what it says. */
type Property<Values extends [unknown, ...unknown[]], Held> = [
  ...kinds: { [Place in keyof Values]: fc.Arbitrary<Values[Place]> },
  holds: (...values: Values) => Held,
];
type Some = [unknown, ...unknown[]];

/** How often, and the property. */
function taken<Held>([first, ...others]: unknown[]) {
  if (typeof first === 'number') return [{ numRuns: first }, others as Property<Some, Held>] as const;
  return [{}, [first, ...others] as Property<Some, Held>] as const;
}

/** Tries a property a hundred times, or as often as a number before it says. */
export function forAll<Values extends Some>(...property: Property<Values, boolean | void>): void;
export function forAll<Values extends Some>(
  numRuns: number,
  ...property: Property<Values, boolean | void>
): void;
export function forAll(...asked: unknown[]): void {
  const [runs, property] = taken<boolean | void>(asked);
  fc.assert(fc.property(...property), runs);
}

/** The same, of what takes its time: one try after the other. */
export function forAllInTurn<Values extends Some>(
  ...property: Property<Values, Promise<boolean | void>>
): Promise<void>;
export function forAllInTurn<Values extends Some>(
  numRuns: number,
  ...property: Property<Values, Promise<boolean | void>>
): Promise<void>;
export async function forAllInTurn(...asked: unknown[]): Promise<void> {
  const [runs, property] = taken<Promise<boolean | void>>(asked);
  await fc.assert(fc.asyncProperty(...property), runs);
}

/** How often a property is tried: a fiftieth of `all`, but 50 times at least, unless everything runs. */
export const tries = (all: number): number => (everything ? all : Math.min(all, Math.max(50, all / 50)));

/**
 * Any character but half a surrogate pair, as a unit of `fc.string`; half of them are signs, controls and letters of the first pages,
 * where rules are strict. The library's own `binary` spends seconds on tables of a million characters each time one is made.
 */
export const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0x6_ff }), fc.integer({ min: 0, max: 0x10_ff_ff - 0x8_00 }))
  .map((n) => String.fromCodePoint(n < 0xd8_00 ? n : n + 0x8_00));
