import { expect, test } from 'vitest';
import { isQuiet, shareOf } from './writing.ts';

const joinedAt = new Date('2026-06-01T10:00:00Z');
const dayMs = 86_400_000;
const after = (ms: number) => new Date(joinedAt.getTime() + ms);

test('a new member has a small limit for three days, and then a high one', () => {
  const share = (ms: number) => shareOf({ joinedAt, isTeam: false }, after(ms));
  const [calm, wide] = [
    { anHour: 5, aDay: 15 },
    { anHour: 30, aDay: 120 },
  ];
  expect([share(0), share(3 * dayMs - 1), share(3 * dayMs), share(30 * dayMs)]).toEqual([
    calm,
    calm,
    wide,
    wide,
  ]);
});

test('the team has a very high limit from the first hour, but not without end', () => {
  for (const ms of [0, 30 * dayMs])
    expect(shareOf({ joinedAt, isTeam: true }, after(ms))).toEqual({ anHour: 120, aDay: 500 });
});

test('a restriction to reading lasts exactly until its end', () => {
  const quietUntil = after(dayMs);
  expect(
    [after(0), after(dayMs - 1), after(dayMs), after(2 * dayMs)].map((now) => isQuiet({ quietUntil }, now)),
  ).toEqual([true, true, false, false]);
  expect(isQuiet({ quietUntil: null }, joinedAt)).toBe(false);
});
