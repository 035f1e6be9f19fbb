import { PassThrough } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bodyTimeouts, watchBody } from './timeouts.ts';

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
);
afterEach(() => void vi.useRealTimers());

const bytes = Buffer.alloc(25_000);

/** An upload that sends so many bytes in each second; returns after how many seconds it was ended, if it was. */
function endedAfter(
  bytesAt: (second: number) => number,
  seconds = bodyTimeouts.uploadMs / 1_000 - 1,
): number | null {
  const incoming = Object.assign(new PassThrough(), { headers: { 'content-length': '5000000' } });
  let second = 0;
  let ended: number | null = null;
  const patience = watchBody(incoming as unknown as IncomingMessage, { headersSent: false }, () => {
    ended ??= second;
  });
  patience.extend();
  for (second = 1; second <= seconds; second += 1) {
    incoming.emit('data', bytes.subarray(0, bytesAt(second)));
    vi.advanceTimersByTime(1_000);
  }
  incoming.destroy();
  return ended;
}

test('an upload of a byte now and then is ended, at its start and later', () => {
  expect(endedAfter((second) => (second % 10 === 0 ? 1 : 0))).toBe(30);
  expect(endedAfter((second) => (second <= 60 ? 25_000 : 1))).toBe(90);
});

test('a phone at 200 kbit/s may stall for twenty seconds at any time', () => {
  for (let from = 1; from <= 60; from += 1)
    expect(endedAfter((second) => (second >= from && second < from + 20 ? 0 : 25_000))).toBeNull();
});

test('a slow connection is ended when its time is over, and not before', () => {
  expect(endedAfter(() => 2_000)).toBeNull();
  expect(endedAfter(() => 2_000, 1_000)).toBe(bodyTimeouts.uploadMs / 1_000);
});
