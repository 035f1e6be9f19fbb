import { expect, test } from 'vitest';
import { isTooSoonToFind } from './booking.ts';

// 1 June 2026 is a Monday.
test.each([
  ['on Sunday night for Monday morning', '2026-05-31T02:00:00Z', '2026-06-01T09:00:00Z', true],
  ['on Monday for Thursday: two whole days between', '2026-06-01T08:00:00Z', '2026-06-04T09:00:00Z', true],
  ['on Monday for Friday: three whole days between', '2026-06-01T08:00:00Z', '2026-06-05T09:00:00Z', false],
  [
    'on Thursday for Tuesday: the days of rest do not count',
    '2026-06-04T08:00:00Z',
    '2026-06-09T09:00:00Z',
    true,
  ],
  ['on Thursday for Wednesday', '2026-06-04T08:00:00Z', '2026-06-10T09:00:00Z', false],
  [
    'by the days of Morocco, where it is Tuesday already',
    '2026-06-01T23:30:00Z',
    '2026-06-05T09:00:00Z',
    true,
  ],
  ['for an hour that is over', '2026-06-04T08:00:00Z', '2026-06-01T09:00:00Z', true],
])('a transfer may be found too late %s', (_, now, startsAt, tooSoon) => {
  expect(isTooSoonToFind({ now: new Date(now), startsAt: new Date(startsAt) })).toBe(tooSoon);
});
