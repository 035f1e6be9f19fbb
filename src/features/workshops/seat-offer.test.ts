import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  endOf,
  endsHoursBefore,
  givenWithinHours,
  hoursToDecide,
  offerEnds,
  offerStands,
} from './seat-offer.ts';
import { tries } from '../../../tests/support/extent.ts';

const hour = 3_600_000;
const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
/** How far the workshop is, from a day that has begun long ago to one in months. */
const milliseconds = fc.integer({ min: -48 * hour, max: 2_000 * hour });
const whenever = (holds: (now: Date, begins: Date) => void) =>
  fc.assert(
    fc.property(instants, milliseconds, (now, left) => holds(now, new Date(now.getTime() + left))),
    { numRuns: tries(500) },
  );

test('a seat is given at once exactly when less than a day is left', () => {
  whenever((now, begins) => {
    const isNear = begins.getTime() - now.getTime() < givenWithinHours * hour;
    expect(offerEnds(now, begins) === null).toBe(isNear);
  });
});

test('nobody has more than two days, nor less than half a day, and the next one hears of it in time', () => {
  whenever((now, begins) => {
    const ends = offerEnds(now, begins);
    if (ends === null) return;
    const hoursLeft = (ends.getTime() - now.getTime()) / hour;
    expect(hoursLeft).toBeLessThanOrEqual(hoursToDecide);
    expect(hoursLeft).toBeGreaterThanOrEqual(givenWithinHours - endsHoursBefore);
    expect(begins.getTime() - ends.getTime()).toBeGreaterThanOrEqual(endsHoursBefore * hour);
    // It is as long as one of the two allows.
    expect(hoursLeft === hoursToDecide || begins.getTime() - ends.getTime() === endsHoursBefore * hour).toBe(
      true,
    );
  });
});

test('who is asked later never has to answer earlier', () => {
  whenever((now, begins) => {
    const later = new Date(now.getTime() + hour);
    const [first, second] = [offerEnds(now, begins), offerEnds(later, begins)];
    if (first !== null && second !== null) expect(second.getTime()).toBeGreaterThanOrEqual(first.getTime());
  });
});

test('an offer ends as it was promised, and never later than the workshop’s new hour allows', () => {
  whenever((promised, begins) => {
    const last = new Date(begins.getTime() - endsHoursBefore * hour);
    const ends = endOf(promised, begins);
    expect([promised.getTime(), last.getTime()]).toContain(ends.getTime());
    expect(ends.getTime()).toBeLessThanOrEqual(Math.min(promised.getTime(), last.getTime()));
  });
});

test('an offer stands until its deadline, and no longer', () => {
  const until = new Date('2026-06-10T12:00:00Z');
  expect(offerStands(until, new Date(until.getTime() - 1))).toBe(true);
  expect(offerStands(until, until)).toBe(false);
  expect(offerStands(null, until)).toBe(false);
});
