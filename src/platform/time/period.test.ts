import { expect, test } from 'vitest';
import {
  addDays,
  boundsOf,
  dateInMorocco,
  daysBetween,
  daysOf,
  isPeriod,
  midnightsOf,
} from './calendar-date.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';

/** Years with the clock changes around Ramadan. */
const day = fc.integer({ min: 0, max: 2_000 }).map((days) => addDays('2023-01-01', days));
const period = fc
  .tuple(day, fc.integer({ min: 0, max: 100 }))
  .map(([from, length]) => ({ from, to: addDays(from, length) }));

test('each day of a period begins where the one before ends, also with clock changes, and none is left out', () => {
  forAll(20, period, (each) => {
    const days = daysOf(each);
    const midnights = midnightsOf(each);
    expect(days).toHaveLength(daysBetween(each.from, each.to) + 1);
    expect(midnights).toHaveLength(days.length + 1);
    for (const [index, name] of days.entries()) {
      const [begins, ends] = [midnights[index] as Date, midnights[index + 1] as Date];
      expect(dateInMorocco(begins)).toBe(name);
      expect(dateInMorocco(new Date(ends.getTime() - 1))).toBe(name);
      expect(begins < ends).toBe(true);
    }
    expect(boundsOf(each)).toEqual({ begins: midnights[0], ends: midnights.at(-1) });
  });
});

test('a period is two real days in order, no more of them than allowed', () => {
  expect(isPeriod({ from: '2026-06-01', to: '2026-06-01' }, 1)).toBe(true);
  expect(isPeriod({ from: '2026-06-01', to: '2026-06-02' }, 1)).toBe(false);
  expect(isPeriod({ from: '2026-06-02', to: '2026-06-01' }, 9)).toBe(false);
  for (const wrong of ['', '2026-6-1', '2026-02-30', '2026-13-01', '2026-06-01T00:00', 'yesterday'])
    expect(isPeriod({ from: wrong, to: '2026-12-31' }, 9_999), wrong).toBe(false);
});
