/** The console shows which bookings fall outside edited hours; the server does the same for saved hours. They agree. */
import { expect, test } from 'vitest';
import { isOutside, type Draft } from '../console/src/hours/week.ts';
import { keepMoroccosClock } from '../console/src/morocco.ts';
import { timeOf } from '../src/selling/hours/hours-form.ts';
import { isWithinHours } from '../src/selling/hours/slots.ts';
import { addDays, moroccosClock } from '../src/platform/time/calendar-date.ts';
import { fc, forAll } from './support/properties.ts';

keepMoroccosClock(moroccosClock(new Date('2026-11-24T12:00:00Z')));

const halfHours = 48;
const minute = (halves: number): number => halves * 30;

const window = fc
  .tuple(fc.nat(halfHours - 1), fc.integer({ min: 1, max: halfHours }))
  .map(([from, length]) => ({
    fromMinute: minute(from),
    untilMinute: minute(Math.min(halfHours, from + length)),
  }));
const weekly = fc.record({ weekday: fc.integer({ min: 1, max: 7 }), window });
/** Around Ramadan of 2027, across both clock changes. */
const date = fc.nat(60).map((days) => addDays('2027-01-25', days));
const special = fc.record({ onDate: date, window: fc.option(window) });
const booking = fc.record({
  day: fc.nat(60),
  half: fc.nat(halfHours - 1),
  minutes: fc.constantFrom(30, 45, 90),
});

const times = (one: { fromMinute: number; untilMinute: number }) => ({
  from: timeOf(one.fromMinute),
  until: timeOf(one.untilMinute),
});

test('in Ramadan, on days that differ, and where hours touch', () => {
  forAll(
    fc.array(weekly, { maxLength: 20 }),
    fc.array(special, { maxLength: 30 }),
    fc.array(booking, { minLength: 1, maxLength: 20 }),
    (week, days, coming) => {
      const set = {
        hours: week.map((one) => ({ weekday: one.weekday, ...one.window })),
        days: days.map((one) => ({
          onDate: one.onDate,
          kind: one.window === null ? ('closed' as const) : ('open' as const),
          fromMinute: one.window?.fromMinute ?? null,
          untilMinute: one.window?.untilMinute ?? null,
        })),
      };
      const draft: Draft = {
        hours: week.map((one) => ({ weekday: one.weekday, ...times(one.window) })),
        days: days.map((one) => ({
          date: one.onDate,
          kind: one.window === null ? 'closed' : 'open',
          ...(one.window === null ? { from: '', until: '' } : times(one.window)),
        })),
        meetingUrl: '',
        bufferMinutes: '15',
        noticeHours: '24',
        horizonDays: '42',
      };
      for (const { day, half, minutes } of coming) {
        const startsAt = new Date(Date.parse('2027-01-25T00:00:00Z') + (day * halfHours + half) * 1_800_000);
        const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
        const row = { number: 'x', name: 'x', isOutside: false };
        const booked = { ...row, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
        expect(isOutside(booked, draft)).toBe(!isWithinHours({ startsAt, endsAt }, set));
      }
    },
  );
});
