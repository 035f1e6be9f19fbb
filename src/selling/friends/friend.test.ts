import { expect, it } from 'vitest';
import { fc, forAll } from '../../../tests/support/properties.ts';
import { addDays } from '../../platform/time/calendar-date.ts';
import {
  accountOf,
  creditFor,
  creditOf,
  type FriendOrder,
  type Lot,
  type Spend,
  spendable,
} from './friend.ts';

const first = '2026-06-01';
const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays(first, days));
const centimes = fc.integer({ min: 1, max: 50_000 });
const lot: fc.Arbitrary<Lot> = fc
  .tuple(centimes, day, fc.integer({ min: 30, max: 400 }))
  .map(([amount, from, days]) => ({ centimes: amount, from, until: addDays(from, days) }));
const sum = (all: readonly { centimes: number }[]) => all.reduce((whole, one) => whole + one.centimes, 0);

it('whoever spends no more than what is left never comes below zero, nor above what was earned', () => {
  forAll(300, fc.array(lot), fc.array(fc.tuple(day, centimes)), day, (lots, wishes, today) => {
    const spends: Spend[] = [];
    for (const [on, wish] of wishes.toSorted(([a], [b]) => a.localeCompare(b))) {
      const left = accountOf(lots, spends, on).centimes;
      expect(left).toBeGreaterThanOrEqual(0);
      if (left > 0) spends.push({ centimes: Math.min(wish, left), on });
    }
    const later = [today, ...spends.map(({ on }) => on)].toSorted().at(-1) ?? today;
    const { centimes: left, lots: open } = accountOf(lots, spends, later);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left).toBe(sum(open));
    expect(left + sum(spends)).toBeLessThanOrEqual(sum(lots));
  });
});

it('credit that was spent and then taken back is owed by what comes next, and no more', () => {
  const one = { centimes: 9_000, from: first, until: addDays(first, 365) };
  const spent = [{ centimes: 9_000, on: addDays(first, 5) }];
  expect(accountOf([one], spent, addDays(first, 9)).centimes).toBe(0);
  expect(accountOf([], spent, addDays(first, 9)).centimes).toBe(-9_000);
  const next = { centimes: 10_000, from: addDays(first, 20), until: addDays(first, 400) };
  expect(accountOf([next], spent, addDays(first, 30)).centimes).toBe(1_000);
});

it('what ends first is spent first, and credit of yesterday pays nothing today', () => {
  const soon = { centimes: 100, from: first, until: addDays(first, 10) };
  const late = { centimes: 100, from: first, until: addDays(first, 90) };
  const { lots } = accountOf([late, soon], [{ centimes: 60, on: first }], first);
  expect(lots).toMatchObject([{ centimes: 40, until: soon.until }, { centimes: 100 }]);
  expect(accountOf([soon], [], addDays(soon.until, 1)).centimes).toBe(0);
});

it('a price takes what banks can still move, and never more than there is', () => {
  forAll(
    300,
    fc.integer({ min: 0, max: 99_000 }),
    fc.integer({ min: -500, max: 99_000 }),
    (price, credit) => {
      const spent = spendable(price, credit);
      expect(spent).toBeGreaterThanOrEqual(0);
      expect(spent).toBeLessThanOrEqual(Math.max(0, Math.min(price, credit)));
      expect(spent === 0 || spent === price || price - spent >= 100).toBe(true);
    },
  );
  expect(spendable(99_000, 98_950)).toBe(98_900);
});

const order: FriendOrder = {
  status: 'Payment Confirmed',
  amountCentimes: 89_100,
  refundedCentimes: 0,
  isDisputed: false,
  isAskedBack: false,
  lastDay: '2026-06-08',
  isOwn: false,
  isSecond: false,
  closedOn: null,
  creditCentimes: 8_910,
  creditDays: 365,
};

it('an order brings credit from the day after the last one for a refund, in the part that was kept', () => {
  expect(creditOf(order, '2026-06-08')).toBe('refund-period');
  expect(creditOf(order, '2026-06-09')).toEqual({ centimes: 8_910, from: '2026-06-09', until: '2027-06-09' });
  expect(creditOf({ ...order, refundedCentimes: 44_550 }, '2026-06-09')).toMatchObject({ centimes: 4_455 });
});

it.each([
  ['refunded', { status: 'Refunded' }],
  ['refunded', { refundedCentimes: 89_100 }],
  ['unpaid', { status: 'Pending Payment' }],
  ['own', { isOwn: true }],
  ['not-first', { isSecond: true }],
  ['disputed', { isDisputed: true }],
  ['asked-back', { isAskedBack: true }],
  ['closed', { closedOn: '2026-06-08' }],
  ['refund-period', { lastDay: null }],
] as const)('%s: it brings none', (hold, of) => {
  expect(creditOf({ ...order, ...of }, '2027-01-01')).toBe(hold);
});

it('a code that is closed later takes nothing that was due', () => {
  expect(creditOf({ ...order, closedOn: '2026-06-09' }, '2026-07-01')).toMatchObject({ centimes: 8_910 });
});

it('credit is a part of what was paid or an amount, and never more than was paid', () => {
  expect(creditFor({ creditPercent: 10, creditCentimes: null }, 89_109)).toBe(8_910);
  expect(creditFor({ creditPercent: 10, creditCentimes: 5_000 }, 89_100)).toBe(5_000);
  expect(creditFor({ creditPercent: 10, creditCentimes: 5_000 }, 3_000)).toBe(3_000);
});
