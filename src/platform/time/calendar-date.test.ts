import { expect, test } from 'vitest';
import {
  addDays,
  addWeeks,
  dateParts,
  formatDay,
  dateInMorocco,
  formatDate,
  formatDeadline,
  formatMoment,
  hasPassed,
  weekdayOf,
} from './calendar-date.ts';

test('the day changes at midnight in Casablanca, not in UTC', () => {
  expect(dateInMorocco(new Date('2026-07-01T23:30:00Z'))).toBe('2026-07-02');
});

test('a course of twelve weeks ends 84 days after its start, across a clock change', () => {
  expect(addWeeks('2025-11-01', 12)).toBe('2026-01-24');
});

test('days are counted across the end of a month and of a year', () => {
  expect(addDays('2026-12-20', 12)).toBe('2027-01-01');
});

test('a week begins on Monday, and Sunday is its seventh day', () => {
  expect(['2026-12-06', '2026-12-07', '2026-12-12', '1969-12-31'].map(weekdayOf)).toEqual([7, 1, 6, 3]);
});

test('a calendar leaf has a weekday, a day and a month', () => {
  expect(dateParts('2026-12-05', 'en')).toEqual({ weekday: 'Sat', day: '5', month: 'Dec' });
  expect(dateParts('2026-12-05', 'ar')).toMatchObject({ weekday: 'السبت', day: '5' });
  expect(formatDay('2026-12-05', 'en')).toBe('Saturday, 5 December 2026');
  expect(formatDay('2026-12-05', 'ar')).toMatch(/^السبت.* 5 .*2026$/u);
});

test('a start has not passed on its own day, and has the day after', () => {
  expect(hasPassed('2025-11-01', new Date('2025-11-01T20:00:00Z'))).toBe(false);
  expect(hasPassed('2025-11-01', new Date('2025-11-02T12:00:00Z'))).toBe(true);
});

test('dates are written with Latin digits in both languages', () => {
  expect(formatDate('2025-11-01', 'en')).toBe('1 November 2025');
  expect(formatDate('2025-11-01', 'ar')).toMatch(/^1 \p{Script=Arabic}+ 2025$/u);
});

test('a moment is shown in Moroccan time', () => {
  expect(formatMoment(new Date('2026-12-01T22:59:00Z'), 'en')).toMatch(/1 December.*(22:59|23:59)/);
  expect(formatMoment(new Date('2026-07-01T12:00:00Z'), 'en')).toContain('13:00');
});

test('a moment is shown with its year, in both languages; a deadline, which is near, without', () => {
  const moment = new Date('2025-12-30T12:00:00Z');
  expect(formatMoment(moment, 'en')).toContain('30 December 2025');
  expect(formatMoment(moment, 'ar')).toContain('2025');
  expect(formatDeadline(moment, 'en')).not.toContain('2025');
});

test('a deadline at midnight in Casablanca, or just before, is the end of its day in words; any other is told as it is', () => {
  for (const end of ['2026-07-10T23:00:00Z', '2026-07-10T22:59:59Z', '2026-07-10T22:59:00Z']) {
    expect(formatDeadline(new Date(end), 'en')).toBe('the end of Friday 10 July');
    expect(formatDeadline(new Date(end), 'ar')).toBe('نهاية يوم الجمعة 10 يوليوز');
  }
  expect(formatDeadline(new Date('2026-07-10T19:00:00Z'), 'en')).toMatch(/10 July.*20:00/);
});
