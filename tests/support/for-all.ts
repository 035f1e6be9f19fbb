import fc from 'fast-check';

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
