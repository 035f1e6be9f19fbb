import { describe, expect, it } from 'vitest';
import { someSettings } from '../../../tests/support/builders.ts';
import { bookingStatus, changeableUntil, heldUntilFor, mostMoves } from './booking.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';

const startsAt = new Date('2026-06-10T09:00:00Z');
const settings = someSettings();
const minute = 60_000;

describe('moving an hour', () => {
  const paid = { status: 'Payment Confirmed', disputedAt: null } as const;
  const status = (sequence: number, now: Date, state: 'booked' | 'lost' = 'booked') =>
    bookingStatus({ startsAt, state, sequence }, paid, settings, now).notMoved;
  const inTime = changeableUntil({ startsAt }, settings);
  const late = new Date(inTime.getTime() + 1);

  it('is allowed ten times, and the eleventh is refused', () => {
    expect([0, 9, 10, 11].map((times) => status(times, inTime))).toEqual([
      null,
      null,
      'too-often',
      'too-often',
    ]);
    expect(mostMoves).toBe(10);
  });

  it('is refused for being too late first, and never for an hour that was lost', () => {
    expect([status(0, late), status(10, late)]).toEqual(['too-late', 'too-late']);
    expect([status(10, inTime, 'lost'), status(10, late, 'lost')]).toEqual([null, null]);
  });
});

describe('an hour that is held for a card', () => {
  const since = new Date('2026-06-01T09:00:00Z');

  it('is held a quarter of an hour from each choice, and never more than an hour in all', () => {
    const kept = (minutes: number) => {
      const now = new Date(since.getTime() + minutes * minute);
      const hold = { startsAt, now, since, heldUntil: null, noticeHours: 24, orderExpiryDays: 7 };
      return (heldUntilFor('Card', hold).getTime() - since.getTime()) / minute;
    };
    expect([0, 30, 44, 45, 46, 59].map(kept)).toEqual([15, 45, 59, 60, 60, 60]);
  });

  it('chosen again and again it is never held longer than an hour from when it was taken', () => {
    forAll(fc.array(fc.integer({ min: 0, max: 14 }), { maxLength: 30 }), (pauses) => {
      let [now, heldUntil]: [Date, Date | null] = [since, null];
      for (const pause of pauses) {
        now = new Date(now.getTime() + pause * minute);
        const hold = { startsAt, now, since, heldUntil, noticeHours: 24, orderExpiryDays: 7 };
        heldUntil = heldUntilFor('Card', hold);
      }
      expect((heldUntil ?? since).getTime() - since.getTime()).toBeLessThanOrEqual(60 * minute);
    });
  });
});
