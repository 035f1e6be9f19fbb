import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStatuses } from './order.ts';
import { leftToPayBack, paidAtOf, refundDaysOf, refundStanding } from './refund-policy.ts';

const refundPolicy = {
  courseDays: 7,
  workshopHoursBefore: 48,
  shopDays: 30,
  communityDays: 30,
  consultationHoursBefore: 24,
  paidBackWithinDays: 14,
};
const order = {
  status: 'Payment Confirmed',
  itemKind: 'course',
  amountCentimes: 99_000,
  refundedCentimes: 0,
  refundDays: 7,
} as const;
const paidAt = new Date('2026-06-01T10:00:00Z');
const at = (now: string) => refundStanding(order, { refundPolicy }, { paidAt, now: new Date(now) });

describe('what may be paid back', () => {
  it('by right until the end of the last day in Morocco', () => {
    expect(at('2026-06-08T22:30:00Z')).toMatchObject({ lastDay: '2026-06-08', isByRight: true });
    expect(at('2026-06-08T23:30:00Z').isByRight).toBe(false);
  });

  it('by the days that were promised to the order; else by what holds today for its kind', () => {
    expect(refundDaysOf({ refundDays: 3, itemKind: 'membership' }, { refundPolicy })).toBe(3);
    expect(refundDaysOf({ refundDays: null, itemKind: 'membership' }, { refundPolicy })).toBe(30);
    expect(refundDaysOf({ refundDays: null, itemKind: 'course' }, { refundPolicy })).toBe(7);
    expect(refundDaysOf({ refundDays: 0, itemKind: 'course' }, { refundPolicy })).toBe(0);
  });

  it('without a known payment nothing is by right', () => {
    const standing = refundStanding(order, { refundPolicy }, { paidAt: null, now: paidAt });
    expect(standing).toMatchObject({ lastDay: null, isByRight: false, leftCentimes: 99_000 });
  });

  it('never less than nothing, never more than was paid, and nothing of an order without money', () => {
    const paid = new Set(['Paid - Card', 'Paid', 'Payment Confirmed']);
    fc.assert(
      fc.property(
        fc.constantFrom(...orderStatuses),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        (status, amountCentimes, refundedCentimes) => {
          const left = leftToPayBack({ status, amountCentimes, refundedCentimes });
          expect(left).toBe(paid.has(status) ? Math.max(0, amountCentimes - refundedCentimes) : 0);
        },
      ),
    );
  });

  it('the payment is the first line that brings money, or confirms it', () => {
    const line = (event: string, day: number) => ({ event, at: new Date(Date.UTC(2026, 5, day)) });
    expect(paidAtOf([line('place', 1), line('capture-card', 2), line('confirm', 3)])).toEqual(line('', 2).at);
    expect(paidAtOf([line('claim-bank-transfer', 1), line('confirm', 3)])).toEqual(line('', 3).at);
    expect(paidAtOf([line('place', 1)])).toBeNull();
  });
});
