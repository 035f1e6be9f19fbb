import { expect, test } from 'vitest';
import { inForceOn } from './calendar-date.ts';

const versions = [
  { version: '3.0', effectiveOn: '2027-01-01' },
  { version: '2.0', effectiveOn: '2026-11-21' },
  { version: '1.0', effectiveOn: '2025-06-17' },
];

test.each([
  ['2027-01-01', '3.0'],
  ['2026-12-31', '2.0'],
  ['2026-11-21', '2.0'],
  ['2026-11-20', '1.0'],
  ['2020-01-01', '1.0'],
])('on %s version %s is in force', (day, version) => {
  expect(inForceOn(versions, day)?.version).toBe(version);
});

test('without versions none is in force', () => {
  expect(inForceOn([], '2026-01-01')).toBeUndefined();
});
