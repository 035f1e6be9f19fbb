import { describe, expect, it } from 'vitest';
import { addDays } from '../../platform/time/calendar-date.ts';
import {
  comingSprint,
  dateOfDay,
  dayOf,
  firstMonday,
  isFinished,
  isOver,
  isSprint,
  lastDate,
  openDays,
  openToJoin,
  runningSprint,
  sprintLength,
  streakOf,
} from './sprint.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';

const someDate = fc.integer({ min: 0, max: 365 * 40 }).map((days) => addDays('2020-01-01', days));
const someDays = fc.uniqueArray(fc.integer({ min: 1, max: sprintLength })).map((days) => new Set(days));
const weekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

describe('a sprint begins on the first Monday of the month', () => {
  it.each([
    ['2026-11', '2026-11-02'],
    ['2026-12', '2026-12-07'],
    // Months that begin on a Monday.
    ['2026-06', '2026-06-01'],
    ['2027-02', '2027-02-01'],
    // On a Tuesday: the longest wait.
    ['2026-09', '2026-09-07'],
    ['2028-02', '2028-02-07'],
  ])('of %s on %s', (month, date) => {
    expect(firstMonday(month)).toBe(date);
    expect(isSprint(date)).toBe(true);
  });

  it('and on no other day', () => {
    for (const date of ['2026-12-08', '2026-12-14', '2026-13-01', '2026-12-7', '', '0000-00-00'])
      expect(isSprint(date)).toBe(false);
  });

  it('in every month of forty years', () => {
    forAll(someDate, (date) => {
      const monday = firstMonday(date.slice(0, 7));
      expect(weekday(monday)).toBe(1);
      expect(Number(monday.slice(8))).toBeLessThanOrEqual(7);
    });
  });
});

describe('the fifteen days', () => {
  it('are Mondays to Fridays of three weeks', () => {
    const dates = Array.from({ length: sprintLength }, (_, place) => dateOfDay('2026-12-07', place + 1));
    expect(dates.map(weekday)).toEqual([1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5]);
    expect(dates.at(0)).toBe('2026-12-07');
    expect(dates.at(5)).toBe('2026-12-14');
    expect(dates.at(14)).toBe('2026-12-25');
    expect(lastDate('2026-12-07')).toBe('2026-12-27');
  });

  it('become available one by one, and none on a weekend', () => {
    forAll(someDate, (today) => {
      const startsOn = firstMonday(today.slice(0, 7));
      const open = openDays(startsOn, today);
      const come = Array.from({ length: sprintLength }, (_, place) => dateOfDay(startsOn, place + 1));
      expect(open).toBe(come.filter((date) => date <= today).length);
      expect(dayOf(startsOn, today)).toBe(come.includes(today) ? come.indexOf(today) + 1 : null);
    });
  });
});

describe('which sprint it is', () => {
  it('one is running at most, and the coming one begins after it', () => {
    forAll(someDate, (today) => {
      const running = runningSprint(today);
      const coming = comingSprint(today);
      expect(coming > today).toBe(true);
      expect(isSprint(coming)).toBe(true);
      if (running === null) return;
      expect(running <= today && !isOver(running, today)).toBe(true);
      expect(lastDate(running) < coming).toBe(true);
    });
  });

  it('can be joined in its first week, and no later', () => {
    expect(openToJoin('2026-12-06')).toEqual(['2026-12-07']);
    expect(openToJoin('2026-12-07')).toEqual(['2026-12-07', '2027-01-04']);
    expect(openToJoin('2026-12-13')).toEqual(['2026-12-07', '2027-01-04']);
    expect(openToJoin('2026-12-14')).toEqual(['2027-01-04']);
  });

  it('is none between the last Sunday and the next first Monday', () => {
    expect(runningSprint('2026-11-22')).toBe('2026-11-02');
    expect(runningSprint('2026-11-23')).toBeNull();
    expect(runningSprint('2026-12-06')).toBeNull();
    expect(runningSprint('2027-01-03')).toBeNull();
  });
});

describe('the streak', () => {
  it('counts back from today, or from yesterday while today is not over', () => {
    expect(streakOf(new Set([1, 2, 3]), 3)).toBe(3);
    expect(streakOf(new Set([1, 2, 3]), 4)).toBe(3);
    expect(streakOf(new Set([1, 2, 3]), 5)).toBe(0);
    expect(streakOf(new Set([1, 3, 4]), 4)).toBe(2);
    expect(streakOf(new Set(), 1)).toBe(0);
  });

  it('is never longer than the days checked in, nor than the days that have come', () => {
    forAll(someDays, fc.integer({ min: 0, max: sprintLength }), (days, open) => {
      const come = new Set([...days].filter((day) => day <= open));
      const streak = streakOf(come, open);
      expect(streak).toBeLessThanOrEqual(Math.min(come.size, open));
    });
  });

  it('never gets shorter by checking in one more day', () => {
    forAll(
      someDays,
      fc.integer({ min: 1, max: sprintLength }),
      fc.integer({ min: 1, max: sprintLength }),
      (days, open, more) => {
        const come = new Set([...days].filter((day) => day <= open));
        const after = new Set([...come, Math.min(more, open)]);
        expect(streakOf(after, open)).toBeGreaterThanOrEqual(streakOf(come, open));
      },
    );
  });

  it('is fifteen exactly when all fifteen are checked in at the end', () => {
    forAll(someDays, (days) => {
      expect(streakOf(days, sprintLength) === sprintLength).toBe(isFinished(days));
    });
  });
});
