import { describe, expect, it } from 'vitest';
import { addDays, dateInMorocco, daysBetween, instantInMorocco } from '../../platform/time/calendar-date.ts';
import { orderStatuses, type ItemKind } from '../orders/order.ts';
import { askingOf, leftToPayBack, paidAtOf, refundStatus } from '../orders/refund.ts';
import { refundDaysOf } from '../../academy/legal/policy-values.ts';
import { fc, forAll, tries } from '../../../tests/support/properties.ts';

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
  beginsOn: null,
} as const;
const paidAt = new Date('2026-06-01T10:00:00Z');
const at = (now: string) => refundStatus(order, { refundPolicy }, { paidAt, now: new Date(now) });

describe('what may be paid back', () => {
  it('by right until the end of the last day in Morocco', () => {
    expect(at('2026-06-08T22:30:00Z')).toMatchObject({ lastDay: '2026-06-08', isByRight: true });
    expect(at('2026-06-08T23:30:00Z').isByRight).toBe(false);
  });

  it('by right from the later of the payment and the beginning, however the two lie', () => {
    const day = fc.integer({ min: 0, max: 60 }).map((n) => addDays('2026-06-01', n));
    forAll(
      tries(500),
      day,
      fc.option(day),
      fc.integer({ min: 0, max: 30 }),
      (paidOn, beginsOn, refundDays) => {
        const noon = instantInMorocco(paidOn, '12:00');
        const { since, lastDay } = refundStatus(
          { ...order, refundDays, beginsOn },
          { refundPolicy },
          { paidAt: noon, now: noon },
        );
        const from = beginsOn !== null && beginsOn > paidOn ? beginsOn : paidOn;
        expect(since).toEqual({ what: from === paidOn ? 'payment' : 'beginning', on: from });
        expect(lastDay).toBe(addDays(from, refundDays));
      },
    );
  });

  it('by the days that were promised to the order; else by what holds today for its kind', () => {
    expect(refundDaysOf({ refundDays: 3, itemKind: 'membership' }, { refundPolicy })).toBe(3);
    expect(refundDaysOf({ refundDays: null, itemKind: 'membership' }, { refundPolicy })).toBe(30);
    expect(refundDaysOf({ refundDays: null, itemKind: 'course' }, { refundPolicy })).toBe(7);
    expect(refundDaysOf({ refundDays: 0, itemKind: 'course' }, { refundPolicy })).toBe(0);
  });

  it('without a known payment nothing is by right', () => {
    const status = refundStatus(order, { refundPolicy }, { paidAt: null, now: paidAt });
    expect(status).toMatchObject({ lastDay: null, isByRight: false, leftCentimes: 99_000 });
  });

  it('never less than nothing, never more than was paid, and nothing of an order without money', () => {
    const paid = new Set(['Paid - Card', 'Paid', 'Payment Confirmed']);
    forAll(
      fc.constantFrom(...orderStatuses),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      (status, amountCentimes, refundedCentimes) => {
        const left = leftToPayBack({ status, amountCentimes, refundedCentimes });
        expect(left).toBe(paid.has(status) ? Math.max(0, amountCentimes - refundedCentimes) : 0);
      },
    );
  });

  it('the payment is the first line that brings money, or confirms it', () => {
    const line = (event: string, day: number) => ({ event, at: new Date(Date.UTC(2026, 5, day)) });
    expect(paidAtOf([line('place', 1), line('capture-card', 2), line('confirm', 3)])).toEqual(line('', 2).at);
    expect(paidAtOf([line('claim-bank-transfer', 1), line('confirm', 3)])).toEqual(line('', 3).at);
    expect(paidAtOf([line('place', 1)])).toBeNull();
  });
});

describe('asking for money back', () => {
  const asking = (itemKind: ItemKind, paid: Date, now: Date, refundDays: number | null = null) => {
    const status = refundStatus({ ...order, itemKind, refundDays }, { refundPolicy }, { paidAt: paid, now });
    return askingOf({ itemKind }, { ...status, dueCentimes: status.leftCentimes });
  };

  it('is possible exactly while Morocco’s calendar has not passed the last day', () => {
    forAll(
      tries(1_000),
      fc.date({ min: new Date('2025-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
      fc.integer({ min: 0, max: 40 * 86_400_000 }),
      fc.integer({ min: 0, max: 30 }),
      (paid, later, days) => {
        const now = new Date(paid.getTime() + later);
        const inTime = daysBetween(dateInMorocco(paid), dateInMorocco(now)) <= days;
        expect(asking('course', paid, now, days)).toBe(inTime ? 'may-ask' : 'too-late');
      },
    );
  });

  it('is never offered for an hour, a test, or where nothing is due', () => {
    const now = new Date('2026-06-02T10:00:00Z');
    expect(asking('consultation', paidAt, now)).toBe('none');
    expect(asking('test', paidAt, now)).toBe('none');
    const right = { isByRight: true, lastDay: '2026-06-08' };
    expect(askingOf({ itemKind: 'course' }, { ...right, dueCentimes: 0 })).toBe('none');
    expect(askingOf({ itemKind: 'course' }, { ...right, dueCentimes: 1, lastDay: null })).toBe('none');
  });
});
