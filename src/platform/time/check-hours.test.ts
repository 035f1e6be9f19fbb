import { describe, expect, test } from 'vitest';
import { addDays, dateInMorocco, instantInMorocco, timeInMorocco, weekdayOf } from './calendar-date.ts';
import { lastCheck, nextCheck, weekPartOf, type CheckHours } from './check-hours.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';

const staffHours: CheckHours = { days: [1, 2, 3, 4, 5, 6], times: ['12:00', '18:00'] };
const next = (date: string, time: string, hours = staffHours): string => {
  const at = nextCheck(hours, instantInMorocco(date, time));
  return `${dateInMorocco(at)} ${timeInMorocco(at)}`;
};

describe('the next check', () => {
  test('is the first one still to come on the day', () => {
    expect(next('2026-11-20', '09:00')).toBe('2026-11-20 12:00');
    expect(next('2026-11-20', '12:01')).toBe('2026-11-20 18:00');
    expect(next('2026-11-20', '18:30')).toBe('2026-11-21 12:00');
  });

  test('skips days without checks', () => {
    // A Saturday: what comes after its last hour waits over Sunday.
    expect(next('2026-11-21', '12:30')).toBe('2026-11-21 18:00');
    expect(next('2026-11-21', '18:30')).toBe('2026-11-23 12:00');
    expect(next('2026-11-21', '12:30', { days: [1, 2, 3, 4, 5, 6], times: ['12:00'] })).toBe(
      '2026-11-23 12:00',
    );
  });

  test('of what came at the exact hour is the one after it', () => {
    expect(next('2026-11-20', '12:00')).toBe('2026-11-20 18:00');
    expect(next('2026-11-20', '12:00', { days: [5], times: ['12:00'] })).toBe('2026-11-27 12:00');
  });

  test('does not depend on the order of days and times', () => {
    expect(next('2026-11-20', '09:00', { days: [6, 5], times: ['18:00', '12:00'] })).toBe('2026-11-20 12:00');
  });

  test('uses the UTC offset of its own day where Ramadan begins or ends in between', () => {
    // Clocks went back on 23 February 2025 and forward on 6 April 2025, both in the night before Sunday.
    expect(nextCheck(staffHours, instantInMorocco('2025-02-22', '19:00')).toISOString()).toBe(
      '2025-02-24T12:00:00.000Z',
    );
    expect(nextCheck(staffHours, instantInMorocco('2025-04-05', '19:00')).toISOString()).toBe(
      '2025-04-07T11:00:00.000Z',
    );
  });
});

const two = (n: number): string => String(n).padStart(2, '0');
const someTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${two(hour)}:${two(minute)}`);
const someHours: fc.Arbitrary<CheckHours> = fc.record({
  days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  times: fc.uniqueArray(someTime, { minLength: 1, maxLength: 4 }),
});
// Years with several Ramadans, each of which moves the clocks twice.
const someInstant = fc.date({
  min: new Date('2025-01-01T00:00:00Z'),
  max: new Date('2029-12-31T00:00:00Z'),
  noInvalidDate: true,
});
/** Whether Morocco's clocks change on a day: then an hour may not exist, or exist twice. */
const isMoved = (date: string): boolean =>
  instantInMorocco(addDays(date, 1), '00:00').getTime() - instantInMorocco(date, '00:00').getTime() !==
  86_400_000;

describe('checks at any hours', () => {
  test('come after the instant and within a week and an hour, on one of the days at one of the times', () => {
    forAll(someHours, someInstant, (hours, since) => {
      const at = nextCheck(hours, since);
      const waits = at.getTime() - since.getTime();
      expect(waits).toBeGreaterThan(0);
      expect(waits).toBeLessThanOrEqual(7 * 86_400_000 + 3_600_000);
      const date = dateInMorocco(at);
      expect(hours.days).toContain(weekdayOf(date));
      if (!isMoved(date)) expect(hours.times).toContain(timeInMorocco(at));
    });
  });

  test('skip none: none is between the instant and the next, nor between the last and the instant', () => {
    forAll(someHours, someInstant, (hours, now) => {
      const [last, coming] = [lastCheck(hours, now), nextCheck(hours, now)];
      expect(last.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(nextCheck(hours, last)).toEqual(coming);
      expect(lastCheck(hours, new Date(coming.getTime() - 1))).toEqual(last);
      expect(lastCheck(hours, coming)).toEqual(coming);
    });
  });

  test('are never later for whoever came earlier', () => {
    forAll(someHours, someInstant, someInstant, (hours, one, other) => {
      const [first, second] = one <= other ? [one, other] : [other, one];
      expect(nextCheck(hours, first).getTime()).toBeLessThanOrEqual(nextCheck(hours, second).getTime());
    });
  });

  test('have passed only for what came before the last of them', () => {
    forAll(someHours, someInstant, someInstant, (hours, since, now) => {
      expect(since < lastCheck(hours, now)).toBe(nextCheck(hours, since) <= now);
    });
  });
});

describe('the days of a week as people say them', () => {
  test.each([
    [[1, 2, 3, 4, 5, 6, 7], { kind: 'all', days: [] }],
    [[6, 5, 4, 3, 2, 1], { kind: 'run', days: [1, 6] }],
    [[1, 2, 3, 4, 5], { kind: 'run', days: [1, 5] }],
    [[7, 1, 2, 3, 4], { kind: 'run', days: [7, 4] }],
    [[2, 3, 4, 5, 6, 7], { kind: 'run', days: [2, 7] }],
    [[1, 2, 3, 4, 6, 7], { kind: 'but', days: [5] }],
    [[1, 3, 5], { kind: 'some', days: [1, 3, 5] }],
    [[7, 6], { kind: 'some', days: [6, 7] }],
    [[1, 7], { kind: 'some', days: [1, 7] }],
    [[2], { kind: 'some', days: [2] }],
    [[1, 2, 4, 5], { kind: 'some', days: [1, 2, 4, 5] }],
  ])('%j', (days, expected) => {
    expect(weekPartOf(days)).toEqual(expected);
  });
});
