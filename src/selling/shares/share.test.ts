import { describe, expect, it } from 'vitest';
import { fc, forAll } from '../../../tests/support/properties.ts';
import {
  closedMonth,
  type Entry,
  entryBeyond,
  holdOf,
  type Movement,
  nothingTold,
  shareOf,
  type ShareTerms,
  stateOf,
  sumsOf,
} from './share.ts';

/** At most a hundred per cent of one item in all, whoever has how much of it. */
const someTerms: fc.Arbitrary<ShareTerms[]> = fc
  .record({
    percents: fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 4 }),
    costPercent: fc.integer({ min: 0, max: 20 }),
  })
  .map(({ percents, costPercent }) => {
    const terms: ShareTerms[] = [];
    for (const percent of percents) {
      const left = 100 - terms.reduce((sum, one) => sum + one.percent, 0);
      if (percent <= left) terms.push({ percent, costPercent });
    }
    return terms;
  });

/** What happens to an order: it is paid back in part, a refund fails, its bank disputes it, and statements are made in between. */
const steps = fc.array(
  fc.oneof(
    fc.record({ what: fc.constant('refund' as const), of: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ what: fc.constantFrom('refund-fails' as const, 'dispute' as const, 'won' as const) }),
    fc.record({ what: fc.constant('statement' as const) }),
  ),
  { maxLength: 6 },
);

/** Whole, in parts, or given to somebody else: each payment is an order of its own. */
const anOrder = fc.record({
  kind: fc.constantFrom('whole', 'parts', 'gift'),
  payments: fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 3 }),
  terms: someTerms,
  steps,
});

type AnOrder = typeof anOrder extends fc.Arbitrary<infer One> ? One : never;

const add = (one: Entry, other: Entry): Entry => ({
  receivedCentimes: one.receivedCentimes + other.receivedCentimes,
  backCentimes: one.backCentimes + other.backCentimes,
  shareCentimes: one.shareCentimes + other.shareCentimes,
});

/** One payment through all its steps: what each person's statements tell of it in the end, and what the academy still has of it. */
function livedThrough(receivedCentimes: number, { terms, steps: happens }: AnOrder) {
  let [refunded, isDisputed] = [0, false];
  const told = terms.map(() => nothingTold);
  const now = (): Movement => ({ receivedCentimes, backCentimes: isDisputed ? receivedCentimes : refunded });
  const tell = () => {
    for (const [index, one] of terms.entries()) {
      const entry = entryBeyond(now(), one, told[index] ?? nothingTold);
      if (entry) told[index] = add(told[index] ?? nothingTold, entry);
    }
  };
  for (const step of happens) {
    if (step.what === 'refund') refunded += Math.ceil(((receivedCentimes - refunded) * step.of) / 100);
    else if (step.what === 'refund-fails') refunded = 0;
    else if (step.what === 'statement') tell();
    else isDisputed = step.what === 'dispute';
  }
  tell();
  const left = now().receivedCentimes - now().backCentimes;
  return { left, told, now: now() };
}

describe('the share of a sale', () => {
  it('ten thousand orders with parts, gifts, refunds and statements: all ledgers and the academy are the money that stayed', () => {
    let orders = 0;
    forAll(100, fc.array(anOrder, { minLength: 100, maxLength: 100 }), (all) => {
      let [kept, shares, academy] = [0, 0, 0];
      for (const order of all) {
        orders += 1;
        for (const amount of order.kind === 'parts' ? order.payments : order.payments.slice(0, 1)) {
          const { left, told, now } = livedThrough(amount, order);
          const given = told.reduce((sum, { shareCentimes }) => sum + shareCentimes, 0);
          kept += left;
          shares += given;
          academy += left - given;
          // Never more than there is, never less than nothing, and no ledger is a centime behind.
          expect(given).toBeLessThanOrEqual(left);
          for (const [index, one] of order.terms.entries()) {
            const exact = (left * (100 - one.costPercent) * one.percent) / 10_000;
            const mine = told[index]?.shareCentimes ?? 0;
            expect(mine <= exact && exact - mine < 1 && mine >= 0).toBe(true);
            expect(told[index]).toEqual({ ...now, shareCentimes: mine });
          }
        }
      }
      expect(shares + academy).toBe(kept);
    });
    expect(orders).toBeGreaterThanOrEqual(10_000);
  });

  it('is taken after costs, and rounded down: the rest is the academy’s', () => {
    const sale = { receivedCentimes: 99_000, backCentimes: 0 };
    expect(shareOf(sale, { percent: 40, costPercent: 0 })).toBe(39_600);
    expect(shareOf(sale, { percent: 40, costPercent: 3 })).toBe(38_412);
    expect(shareOf({ receivedCentimes: 101, backCentimes: 0 }, { percent: 33, costPercent: 0 })).toBe(33);
  });

  it('is told once: a statement made twice says nothing the second time, a refund after it takes back what was paid', () => {
    const terms = { percent: 40, costPercent: 0 };
    const sold = { receivedCentimes: 100_000, backCentimes: 0 };
    const first = entryBeyond(sold, terms, nothingTold);
    expect(first).toEqual({ ...sold, shareCentimes: 40_000 });
    expect(entryBeyond(sold, terms, first ?? nothingTold)).toBeNull();
    const back = { ...sold, backCentimes: 100_000 };
    expect(entryBeyond(back, terms, first ?? nothingTold)).toEqual({
      receivedCentimes: 0,
      backCentimes: 100_000,
      shareCentimes: -40_000,
    });
  });
});

it('a sale is due on the day after the last one for a refund, unless it is asked back or disputed', () => {
  const sale = { isTold: false, isDisputed: false, isAskedBack: false, lastDay: '2026-11-30' };
  expect(holdOf(sale, '2026-11-30')).toBe('refund-period');
  expect(holdOf(sale, '2026-12-01')).toBeNull();
  expect(holdOf({ ...sale, lastDay: null }, '2026-12-01')).toBe('refund-period');
  expect(holdOf({ ...sale, isAskedBack: true }, '2026-12-01')).toBe('asked-back');
  expect(holdOf({ ...sale, isDisputed: true }, '2026-12-01')).toBe('disputed');
  expect(holdOf({ ...sale, isTold: true, isDisputed: true }, '2026-12-01')).toBeNull();
});

it('a statement withholds its per cent, and both together are the whole', () => {
  expect(sumsOf([{ shareCentimes: 40_000 }, { shareCentimes: -5 }], 10)).toEqual({
    grossCentimes: 39_995,
    withheldCentimes: 4_000,
    netCentimes: 35_995,
  });
});

it('the month that is over ends before the first day of this one', () => {
  expect(closedMonth('2027-01-31')).toEqual({ month: '2026-12', over: '2027-01-01' });
});

it('a statement waits for two people, then for the bank', () => {
  const [none, one] = [{ approvedBy: null, secondBy: null, paidOn: null }, 'one@academy.example'];
  expect(stateOf(none)).toBe('to-approve');
  expect(stateOf({ ...none, approvedBy: one })).toBe('approved-once');
  expect(stateOf({ ...none, approvedBy: one, secondBy: 'two' })).toBe('to-pay');
  expect(stateOf({ approvedBy: one, secondBy: 'two', paidOn: '2026-12-05' })).toBe('paid');
});
