import { expect, test } from 'vitest';
import { instantInMorocco, isoInMorocco, timeInMorocco } from './calendar-date.ts';

test('in summer Morocco is an hour ahead of UTC', () => {
  expect(instantInMorocco('2025-06-20', '19:00').toISOString()).toBe('2025-06-20T18:00:00.000Z');
});

test('in Ramadan it is at UTC: 15 March 2025 is in it', () => {
  expect(instantInMorocco('2025-03-15', '19:00').toISOString()).toBe('2025-03-15T19:00:00.000Z');
});

test('an instant is shown in the offset of its own day', () => {
  expect(timeInMorocco(new Date('2025-06-20T18:00:00Z'))).toBe('19:00');
  expect(timeInMorocco(new Date('2025-03-15T19:05:00Z'))).toBe('19:05');
});

test('an instant is written with the offset of its own day', () => {
  expect(isoInMorocco(instantInMorocco('2025-06-20', '19:00'))).toBe('2025-06-20T19:00:00+01:00');
  expect(isoInMorocco(instantInMorocco('2025-03-15', '19:00'))).toBe('2025-03-15T19:00:00+00:00');
});
