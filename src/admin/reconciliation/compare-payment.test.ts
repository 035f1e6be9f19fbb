import { describe, expect, it } from 'vitest';
import { comparePayment, type PaymentHere, type PaymentThere } from './compare-payment.ts';

const here = (of: Partial<PaymentHere> = {}): PaymentHere => ({
  gateway: 'test-bank',
  reference: 'MEM-123456-a1b2-0f0f',
  orderNumber: 'MEM-123456-a1b2',
  state: 'captured',
  amountCentimes: 99_000,
  providerReference: 'bank-1',
  paidBackCentimes: 0,
  onTheWayBackCentimes: 0,
  ...of,
});
const there = (of: Partial<PaymentThere> = {}): PaymentThere => ({
  outcome: 'captured',
  amountCentimes: 99_000,
  currency: 'MAD',
  providerReference: 'bank-1',
  paidBackCentimes: 0,
  ...of,
});
const kinds = (one: PaymentHere, other: PaymentThere | null) =>
  comparePayment(one, other).differences.map((difference) => difference.kind);

describe('a payment on both sides', () => {
  it('agrees when both captured the same, and when neither captured anything', () => {
    expect(kinds(here(), there())).toEqual([]);
    for (const state of ['begun', 'declined', 'cancelled', 'abandoned'] as const)
      for (const other of [null, there({ outcome: 'pending' }), there({ outcome: 'declined' })])
        expect(kinds(here({ state }), other)).toEqual([]);
  });

  it('that only the gateway captured is missing here', () => {
    for (const state of ['begun', 'declined', 'cancelled', 'abandoned'] as const)
      expect(comparePayment(here({ state }), there())).toMatchObject({
        isMissingHere: true,
        differences: [
          { kind: 'captured-there-not-here', hereCentimes: null, thereCentimes: 99_000, settled: false },
        ],
      });
  });

  it('that only we captured is never settled by itself', () => {
    for (const other of [
      null,
      there({ outcome: 'declined' }),
      there({ outcome: 'pending', paidBackCentimes: null }),
    ])
      expect(comparePayment(here(), other)).toMatchObject({
        isMissingHere: false,
        differences: [{ kind: 'captured-here-not-there', hereCentimes: 99_000, thereCentimes: null }],
      });
  });

  it('with another amount or currency is not missing, whatever our side has', () => {
    for (const state of ['captured', 'begun'] as const) {
      expect(comparePayment(here({ state }), there({ amountCentimes: 1 }))).toMatchObject({
        isMissingHere: false,
        differences: [{ kind: 'wrong-amount', hereCentimes: 99_000, thereCentimes: 1 }],
      });
      expect(comparePayment(here({ state }), there({ currency: 'EUR' }))).toMatchObject({
        isMissingHere: false,
        differences: [{ kind: 'wrong-currency' }],
      });
    }
  });

  it('that was paid back there was captured there', () => {
    const back = there({ outcome: 'cancelled', paidBackCentimes: 99_000 });
    expect(kinds(here({ paidBackCentimes: 99_000 }), back)).toEqual([]);
    expect(kinds(here(), back)).toEqual(['refund-differs']);
  });

  it('agrees on refunds also while one is on its way, and when the gateway reports nothing of them', () => {
    const paying = here({ paidBackCentimes: 10_000, onTheWayBackCentimes: 5_000 });
    const differences = (paidBackCentimes: number | null) => kinds(paying, there({ paidBackCentimes }));
    expect([differences(null), differences(10_000), differences(15_000)]).toEqual([[], [], []]);
    expect([differences(9_999), differences(15_001), differences(0)]).toEqual([
      ['refund-differs'],
      ['refund-differs'],
      ['refund-differs'],
    ]);
  });
});
