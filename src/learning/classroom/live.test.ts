import { describe, expect, it } from 'vitest';
import { instantInMorocco, timeInMorocco } from '../../platform/time/calendar-date.ts';
import { meetingsOf } from '../../catalogue/courses/meetings.ts';
import {
  beginningWeek,
  dayReminderAt,
  dueReminder,
  hourReminderAt,
  isByDay,
  stoppedFor,
} from './learning-email.ts';
import { matchLessons, nextOf, replan, stateOf } from './live.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';

const minuteMs = 60_000;
const startsAt = new Date('2027-01-05T19:30:00Z');
const at = (minutes: number) => new Date(startsAt.getTime() + minutes * minuteMs);
const session = { startsAt, minutes: 90, cancelledAt: null };

describe('a live session', () => {
  it.each([
    [-11, 'coming'],
    [-10, 'open'],
    [0, 'open'],
    [119, 'open'],
    [120, 'over'],
  ])('is, %d minutes after its beginning, %s', (minutes, state) => {
    expect(stateOf(session, at(minutes))).toBe(state);
  });

  it('that was cancelled never opens', () => {
    expect(stateOf({ ...session, cancelledAt: at(-5000) }, at(5))).toBe('cancelled');
  });
});

describe('the session that is shown first', () => {
  const hour = (from: number, minutes = 60, cancelledAt: Date | null = null) => ({
    startsAt: at(from),
    minutes,
    cancelledAt,
  });

  it('is the first by time, whatever its number, and an open one before one to come', () => {
    const [second, first] = [hour(3_000), hour(5)];
    expect(nextOf([second, first], at(0))).toBe(first);
    expect(nextOf([second, first], at(70))).toBe(first);
    expect(nextOf([second, first], at(100))).toBe(second);
    expect(nextOf([hour(5, 60, at(0))], at(0))).toBeNull();
    expect(nextOf([first], at(95))).toBeNull();
  });

  it('is the one that is on, and not the one that has ended and is still open for a while', () => {
    const [ended, going] = [hour(0), hour(70)];
    expect(nextOf([ended, going], at(59))).toBe(ended);
    expect(nextOf([ended, going], at(61))).toBe(going);
  });
});

const meetings = (startsOn: string) => meetingsOf({ startsOn, weekdays: [2], startsAt: '20:30', weeks: 12 });

type Row = Parameters<typeof replan>[0][number];

/** Applies the steps to plain rows, as the service does to the tables. */
function carryOut(rows: readonly Row[], steps: ReturnType<typeof replan>, minutes: number, now: Date): Row[] {
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  for (const step of steps) {
    const was = byNumber.get(step.number);
    const row = was ?? { number: step.number, startsAt: now, plannedAt: null, minutes, cancelledAt: null };
    if (step.kind === 'add' || step.kind === 'move')
      byNumber.set(step.number, {
        ...row,
        startsAt: step.at,
        plannedAt: step.at,
        minutes,
        cancelledAt: null,
      });
    if (step.kind === 'minutes') byNumber.set(step.number, { ...row, minutes });
    if (step.kind === 'cancel') byNumber.set(step.number, { ...row, cancelledAt: now, plannedAt: null });
  }
  return [...byNumber.values()];
}

describe('the sessions of a cohort', () => {
  it('are all at the same hour in Morocco, through Ramadan and both clock changes', () => {
    const all = replan([], meetings('2027-01-19'), 90, new Date('2027-01-01T00:00:00Z'));
    expect(all).toHaveLength(12);
    expect(new Set(all.map((step) => ('at' in step ? timeInMorocco(step.at) : '')))).toEqual(
      new Set(['20:30']),
    );
  });

  it('follow any new plan, leave what has begun alone, and are settled after one run', () => {
    const day = fc.integer({ min: -60, max: 60 });
    forAll(
      day,
      day,
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: -10, max: 90 }),
      (from, to, weeks, today) => {
        const start = (days: number) => new Date(Date.UTC(2027, 2, 1 + days)).toISOString().slice(0, 10);
        const now = instantInMorocco(start(today), '12:00');
        const before = carryOut([], replan([], meetings(start(from)), 90, now), 90, now);
        const planned = meetingsOf({ startsOn: start(to), weekdays: [2, 4], startsAt: '19:00', weeks });
        const after = carryOut(before, replan(before, planned, 60, now), 60, now);
        expect(replan(after, planned, 60, now)).toEqual([]);
        for (const past of before.filter((one) => one.startsAt <= now))
          expect(after.find(({ number }) => number === past.number)).toEqual(past);
        expect(new Set(after.map(({ number }) => number)).size).toBe(after.length);
      },
    );
  });

  it('stay where staff moved one by hand, until the cohort itself moves', () => {
    const now = new Date('2027-01-01T00:00:00Z');
    const plan = meetings('2027-01-04');
    const rows = carryOut([], replan([], plan, 90, now), 90, now).map((row) =>
      row.number === 3 ? { ...row, startsAt: new Date('2027-01-21T19:30:00Z') } : row,
    );
    expect(replan(rows, plan, 90, now)).toEqual([]);
    expect(replan(rows, meetings('2027-01-11'), 90, now)).toHaveLength(12);
  });

  it('are lessons in their order; one that staff set keeps its lesson', () => {
    const of = (number: number, lessonId: string | null = null, cancelledAt: Date | null = null) => ({
      id: `s${number}`,
      number,
      lessonId,
      cancelledAt,
    });
    const matched = matchLessons([of(3), of(1, 'b'), of(2, null, startsAt), of(4)], ['a', 'b', 'c']);
    expect(Object.fromEntries(matched)).toEqual({ s1: 'b', s3: 'a', s4: 'c' });
  });
});

describe('a reminder', () => {
  it('is due about a day before by day, and an hour before at any time; never after the beginning', () => {
    forAll(fc.integer({ min: 0, max: 24 * 400 }), (hours) => {
      const begins = new Date(Date.UTC(2027, 0, 1) + hours * 3_600_000);
      const day = dayReminderAt(begins);
      expect(isByDay(day)).toBe(true);
      const before = (begins.getTime() - day.getTime()) / 3_600_000;
      expect(before).toBeGreaterThan(14);
      expect(before).toBeLessThan(29);
      expect(dueReminder(begins, new Date(day.getTime() - 1))).toBeNull();
      expect(dueReminder(begins, day)).toBe('live-day');
      expect(dueReminder(begins, hourReminderAt(begins))).toBe('live-hour');
      expect(dueReminder(begins, begins)).toBeNull();
    });
  });
});

describe('a teaching e-mail', () => {
  it('is sent from nine to eight in Morocco, in Ramadan too', () => {
    for (const day of ['2027-01-10', '2027-02-20', '2027-07-10']) {
      const states = ['08:59', '09:00', '19:59', '20:00'].map((time) => isByDay(instantInMorocco(day, time)));
      expect(states).toEqual([false, true, true, false]);
    }
  });

  it('with the plan of a week is sent on its first day, or on the second when another e-mail was first', () => {
    expect(
      ['2027-01-04', '2027-01-05', '2027-01-06', '2027-01-11'].map((day) =>
        beginningWeek('2027-01-04', 2, day),
      ),
    ).toEqual([1, 1, null, 2]);
    expect(beginningWeek('2027-01-04', 2, '2027-01-18')).toBeNull();
    expect(beginningWeek('2027-01-04', 2, '2027-01-03')).toBeNull();
  });

  it('asks where somebody stopped after three days and after ten, and then no more', () => {
    const visit = new Date('2027-01-01T22:30:00Z');
    const after = (days: number) => stoppedFor(visit, new Date(visit.getTime() + days * 86_400_000));
    expect([0, 2, 3, 9, 10, 16, 17, 200].map(after)).toEqual([null, null, 3, 3, 10, 10, null, null]);
  });
});
