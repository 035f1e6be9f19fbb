import { expect, test } from 'vitest';
import { countsAfter, goesOn, paidLinkEnds, statusOfDownload } from './download-rules.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';

const now = new Date('2026-06-01T12:00:00Z');
const theirs = 'a mark of where she calls from';
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test('the first visit is always a download of its own', () => {
  for (const firstByte of [0, 1, 5_000]) {
    expect(goesOn({ lastUsedAt: null, lastCaller: null }, { firstByte, now, caller: theirs })).toBe(false);
    expect(goesOn({ lastUsedAt: null, lastCaller: null }, { firstByte, now, caller: undefined })).toBe(false);
  }
});

test('pressed again within a quarter of an hour it is the same download, afterwards a new one', () => {
  const again = (minutes: number) =>
    goesOn({ lastUsedAt: minutesAgo(minutes), lastCaller: theirs }, { firstByte: 0, now, caller: theirs });
  expect([again(0), again(14), again(15), again(16)]).toEqual([true, true, false, false]);
});

test('the rest of a file goes on for six hours, and then counts', () => {
  const rest = (minutes: number) =>
    goesOn({ lastUsedAt: minutesAgo(minutes), lastCaller: theirs }, { firstByte: 1, now, caller: theirs });
  expect([rest(16), rest(359), rest(360), rest(361)]).toEqual([true, true, false, false]);
});

test('only whoever began a download goes on with it: from elsewhere, or from nowhere known, each visit is one of its own', () => {
  const mark = fc.stringMatching(/^[\w-]{1,8}$/);
  const visit = fc.record({
    began: fc.option(mark),
    caller: fc.option(mark, { nil: undefined }),
    firstByte: fc.nat(),
    msAgo: fc.nat(8 * 60 * 60_000),
  });
  forAll(visit, ({ began, caller, firstByte, msAgo }) => {
    const lastUsedAt = new Date(now.getTime() - msAgo);
    const isTheirs = began !== null && began === caller;
    const inTime = lastUsedAt > countsAfter({ firstByte, now });
    expect(goesOn({ lastUsedAt, lastCaller: began }, { firstByte, now, caller })).toBe(isTheirs && inTime);
    expect(goesOn({ lastUsedAt, lastCaller: began }, { firstByte, now, caller: began ?? 'x' })).toBe(
      began !== null && inTime,
    );
  });
});

test('used as often as it may be it is used up, but not while its last download can be begun again', () => {
  const endsAt = new Date('2027-06-01T12:00:00Z');
  const status = (used: number, minutes: number, caller = theirs) =>
    statusOfDownload(
      { used, most: 2, lastUsedAt: minutesAgo(minutes), lastCaller: theirs, endsAt },
      { now, caller },
    );
  expect([status(1, 60), status(2, 5), status(2, 60)]).toEqual(['open', 'open', 'used-up']);
  expect([status(1, 5, 'another'), status(2, 5, 'another')]).toEqual(['open', 'used-up']);
});

test('the last instant is over, however little was used', () => {
  const at = (endsAt: Date) =>
    statusOfDownload(
      { used: 0, most: 2, lastUsedAt: null, lastCaller: null, endsAt },
      { now, caller: theirs },
    );
  expect([at(new Date(now.getTime() + 1)), at(now)]).toEqual(['open', 'over']);
});

test('a link lasts 72 hours, to the end of their day, and never longer than what it opens', () => {
  const far = new Date('2027-06-01T12:00:00Z');
  const near = new Date('2026-06-01T13:00:00Z');
  expect(paidLinkEnds(now, far).toISOString()).toBe('2026-06-04T22:59:59.000Z');
  expect(paidLinkEnds(now, near)).toEqual(near);
});
