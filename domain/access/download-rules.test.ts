import { expect, test } from 'vitest';
import { goesOn, paidLinkEnds, standingOfDownload } from './download-rules.ts';

const now = new Date('2026-06-01T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test('the first visit is always a download of its own', () => {
  for (const firstByte of [0, 1, 5_000]) expect(goesOn({ lastUsedAt: null }, { firstByte, now })).toBe(false);
});

test('pressed again within a quarter of an hour it is the same download, afterwards a new one', () => {
  const again = (minutes: number) => goesOn({ lastUsedAt: minutesAgo(minutes) }, { firstByte: 0, now });
  expect([again(0), again(14), again(15), again(16)]).toEqual([true, true, false, false]);
});

test('the rest of a file goes on for six hours, and then counts', () => {
  const rest = (minutes: number) => goesOn({ lastUsedAt: minutesAgo(minutes) }, { firstByte: 1, now });
  expect([rest(16), rest(359), rest(360), rest(361)]).toEqual([true, true, false, false]);
});

test('used as often as it may be it is used up, but not while its last download can be begun again', () => {
  const endsAt = new Date('2027-06-01T12:00:00Z');
  const standing = (used: number, minutes: number) =>
    standingOfDownload({ used, most: 2, lastUsedAt: minutesAgo(minutes), endsAt }, now);
  expect([standing(1, 60), standing(2, 5), standing(2, 60)]).toEqual(['open', 'open', 'used-up']);
});

test('the last instant is over, however little was used', () => {
  const at = (endsAt: Date) => standingOfDownload({ used: 0, most: 2, lastUsedAt: null, endsAt }, now);
  expect([at(new Date(now.getTime() + 1)), at(now)]).toEqual(['open', 'over']);
});

test('a link lasts a day, and never longer than what it opens', () => {
  const far = new Date('2027-06-01T12:00:00Z');
  const near = new Date('2026-06-01T13:00:00Z');
  expect(paidLinkEnds(now, far).toISOString()).toBe('2026-06-02T12:00:00.000Z');
  expect(paidLinkEnds(now, near)).toEqual(near);
});
