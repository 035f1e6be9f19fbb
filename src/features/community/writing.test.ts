import { expect, test } from 'vitest';
import { isQuiet, shareOf } from './writing.ts';

const joinedAt = new Date('2026-06-01T10:00:00Z');
const dayMs = 86_400_000;
const after = (ms: number) => new Date(joinedAt.getTime() + ms);

test('for three days who has just come writes a calm share, and from then on the wide one', () => {
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

test('the team writes as much as its work asks for from the first hour, and not without end', () => {
  for (const ms of [0, 30 * dayMs])
    expect(shareOf({ joinedAt, isTeam: true }, after(ms))).toEqual({ anHour: 120, aDay: 500 });
});

test('who was asked to be quiet is quiet up to the instant that was named, and who was not never is', () => {
  const quietUntil = after(dayMs);
  expect(
    [after(0), after(dayMs - 1), after(dayMs), after(2 * dayMs)].map((now) => isQuiet({ quietUntil }, now)),
  ).toEqual([true, true, false, false]);
  expect(isQuiet({ quietUntil: null }, joinedAt)).toBe(false);
});
