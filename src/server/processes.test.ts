import { expect, test } from 'vitest';
import { pauseAfter } from './processes.ts';

test('what dies again and again is replaced after ever longer pauses, of half a minute at most', () => {
  const pauses = Array.from({ length: 10 }, (_, diedYoung) => pauseAfter(diedYoung));
  expect(pauses.slice(0, 4)).toEqual([250, 500, 1_000, 2_000]);
  expect(pauses.at(-1)).toBe(30_000);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
});
