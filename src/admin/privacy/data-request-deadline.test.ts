import { expect, test } from 'vitest';
import { dateInMorocco, daysBetween } from '../../platform/time/calendar-date.ts';
import { dataRequestDeadline } from './data-request.ts';

test('a request has ten whole days in Morocco after the day on which it came', () => {
  const due = dataRequestDeadline('2026-11-02');
  const lastMoment = new Date(due.getTime() - 1);
  expect(dateInMorocco(lastMoment)).toBe('2026-11-12');
  expect(daysBetween('2026-11-02', dateInMorocco(lastMoment))).toBe(10);
  expect(dateInMorocco(due)).toBe('2026-11-13');
});

test('the end of the month and of the year are days like any other', () => {
  expect(dateInMorocco(new Date(dataRequestDeadline('2026-12-25').getTime() - 1))).toBe('2027-01-04');
  expect(dateInMorocco(new Date(dataRequestDeadline('2028-02-20').getTime() - 1))).toBe('2028-03-01');
});
