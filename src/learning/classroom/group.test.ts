import { expect, it } from 'vitest';
import { fc, forAll, tries } from '../../../tests/support/properties.ts';
import { mostReach, pairUp, readReach } from './group.ts';

it('two who wait longest are made partners, and a third waits on', () => {
  expect(pairUp(['a', 'b', 'c'], [])).toEqual([['a', 'b']]);
  expect(pairUp(['a'], [])).toEqual([]);
});

it('nobody gets somebody again whom she had, in whichever order the two were written', () => {
  expect(pairUp(['a', 'b'], [['b', 'a']])).toEqual([]);
  expect(pairUp(['a', 'b', 'c'], [['a', 'b']])).toEqual([['a', 'c']]);
  // Of an erased account nobody knows whom she had.
  expect(pairUp(['a', 'b'], [['a', null]])).toEqual([['a', 'b']]);
});

it('each is in one pair at most, and of those left over no two could be one', () => {
  const some = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(String), { maxLength: 30 });
  const had = fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 })));
  forAll(tries(2_000), some, had, (waiting, before) => {
    const met = before.map(([one, other]): [string, string] => [String(one), String(other)]);
    const pairs = pairUp(waiting, met);
    const paired = pairs.flat();
    expect(new Set(paired).size).toBe(paired.length);
    const areKnown = (one: string, other: string) =>
      met.some((two) => two.includes(one) && two.includes(other) && one !== other);
    for (const [one, other] of pairs) expect(areKnown(one, other)).toBe(false);
    const left = waiting.filter((one) => !paired.includes(one));
    for (const one of left)
      for (const other of left) expect(one === other || areKnown(one, other)).toBe(true);
  });
});

it('how to write to her is one line of bounded length', () => {
  expect(readReach('  06 12\n34 56  ')).toBe('06 12 34 56');
  expect(readReach('x'.repeat(500))).toHaveLength(mostReach);
});
