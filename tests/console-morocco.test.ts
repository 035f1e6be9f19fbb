/** The console formats and reads hours by the server's data of Morocco's clock, whatever time zone data the machine has. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { dayInMorocco, keepMoroccosClock, readMoment, typedMoment } from '../console/src/morocco.ts';
import { momentOf, hourThere, timeOf } from '../console/src/locale.ts';
import {
  dateInMorocco,
  instantInMorocco,
  moroccosClock,
  timeInMorocco,
} from '../src/platform/time/calendar-date.ts';
import { fc, forAll } from './support/properties.ts';

/** This machine's own data lacks one of the two. */
const offsets = [
  { now: 60, after: 0 },
  { now: 0, after: 60 },
] as const;
const change = '2026-12-06T02:00:00.000Z';
const hour = 3_600_000;
const instantOf = (typed: string) => readMoment(typed)?.toISOString();

describe.each(offsets)(
  'by a server that knows $now minutes, and $after from the change on',
  ({ now, after }) => {
    const useServerClock = () =>
      keepMoroccosClock([
        { from: '2020-01-01T00:00:00Z', minutes: now },
        { from: change, minutes: after },
      ]);

    it.each([
      ['2026-12-05', now],
      ['2026-12-07', after],
    ])('19:00 of %s is formatted as it was typed', (day, minutes) => {
      useServerClock();
      const at = new Date(Date.parse(`${day}T19:00:00Z`) - minutes * 60_000);
      expect(instantOf(`${day}T19:00`)).toBe(at.toISOString());
      expect([typedMoment(at), dayInMorocco(at)]).toEqual([`${day}T19:00`, day]);
      expect(momentOf(at.toISOString(), 'en')).toContain('19:00');
      expect(timeOf(at.toISOString(), 'ar')).toBe('19:00');
      expect(hourThere(at.toISOString(), 'Africa/Casablanca', 'en')).toBeNull();
    });

    it('around the change every instant is read back as it was written, but for the hour that comes twice', () => {
      useServerClock();
      for (let at = Date.parse(change) - 5 * hour; at < Date.parse(change) + 5 * hour; at += hour / 2) {
        const twice = after < now && at >= Date.parse(change) && at < Date.parse(change) + hour;
        expect(readMoment(typedMoment(new Date(at)))?.getTime()).toBe(twice ? at - hour : at);
      }
    });
  },
);

test('an hour that is left out counts as the one after it, as the server counts it', () => {
  keepMoroccosClock([
    { from: '2020-01-01T00:00:00Z', minutes: 0 },
    { from: change, minutes: 60 },
  ]);
  expect(instantOf('2026-12-06T02:30')).toBe('2026-12-06T02:30:00.000Z');
});

test('with the server’s data, the console and the server agree on every hour', () => {
  keepMoroccosClock(moroccosClock(new Date('2026-11-24T12:00:00Z')));
  const instant = fc.date({
    min: new Date('2018-01-01T00:00:00Z'),
    max: new Date('2029-10-01T00:00:00Z'),
    noInvalidDate: true,
  });
  forAll(instant, (at) => {
    const [day, time] = [dateInMorocco(at), timeInMorocco(at)];
    expect(typedMoment(at)).toBe(`${day}T${time}`);
    expect(readMoment(`${day}T${time}`)).toEqual(instantInMorocco(day, time));
  });
});

test('what is no moment yet is none', () => {
  expect(readMoment('')).toBeNull();
});

test('no other file of the console asks the browser for Morocco’s clock', () => {
  const naming = globSync('console/src/**/*.{ts,tsx}').filter((file) =>
    /Africa\/(Casablanca|El_Aaiun)/.test(readFileSync(file, 'utf8')),
  );
  expect(naming).toEqual(['console/src/morocco.ts']);
});
