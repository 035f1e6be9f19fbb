/** What a property of all values is tried with, and how often (`tries`). */
import fc from 'fast-check';
import { everything } from './extent.ts';

export { fc };

/** Kinds of values, and what holds for all of them: it returns true, or expects what it says. */
type Property<Values extends [unknown, ...unknown[]]> = [
  ...kinds: { [Place in keyof Values]: fc.Arbitrary<Values[Place]> },
  holds: (...values: Values) => boolean | void,
];

/** Tries a property a hundred times, or as often as the number before it says. */
export function forAll<Values extends [unknown, ...unknown[]]>(...property: Property<Values>): void;
export function forAll<Values extends [unknown, ...unknown[]]>(
  numRuns: number,
  ...property: Property<Values>
): void;
export function forAll<Values extends [unknown, ...unknown[]]>(
  ...of: Property<Values> | [numRuns: number, ...property: Property<Values>]
): void {
  const [first, ...others] = of;
  if (typeof first === 'number') fc.assert(fc.property(...(others as Property<Values>)), { numRuns: first });
  else fc.assert(fc.property(...(of as Property<Values>)));
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
