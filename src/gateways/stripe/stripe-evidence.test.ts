import { describe, expect, it } from 'vitest';
import { evidenceOf, outcomeOf, paymentOf } from './stripe-evidence.ts';
import type { Session } from './stripe-objects.ts';

const session: Session = {
  id: 'cs_test_1',
  object: 'checkout.session',
  livemode: false,
  created: 1_780_000_000,
  mode: 'payment',
  status: 'complete',
  payment_status: 'paid',
  client_reference_id: 'MEM-482913-a1b2-00ff',
  amount_total: 99_000,
  currency: 'mad',
  payment_intent: null,
};
const payment = { id: 'pi_1', status: 'succeeded', amount_received: 99_000, currency: 'mad' };
const unpaid: Session = { ...session, payment_status: 'unpaid' };

describe('the payment of a session', () => {
  it('is captured only when the payment itself, if included, succeeded', () => {
    expect(outcomeOf(session)).toBe('captured');
    expect(outcomeOf({ ...session, payment_intent: 'pi_1' })).toBe('captured');
    expect(outcomeOf({ ...session, payment_intent: payment })).toBe('captured');
    for (const status of ['processing', 'requires_action', 'requires_capture', 'canceled'])
      expect(outcomeOf({ ...session, payment_intent: { ...payment, status } }), status).toBe('pending');
  });

  it('is declined only when the page is complete and its payment cannot succeed any more', () => {
    for (const status of ['requires_payment_method', 'canceled']) {
      const failed = { ...payment, status };
      expect(outcomeOf({ ...unpaid, payment_intent: failed }), status).toBe('declined');
      expect(outcomeOf({ ...unpaid, status: 'open', payment_intent: failed }), status).toBe('pending');
    }
    expect(outcomeOf({ ...unpaid, payment_intent: { ...payment, status: 'processing' } })).toBe('pending');
    expect(outcomeOf({ ...unpaid, payment_intent: 'pi_1' })).toBe('pending');
    expect(outcomeOf(unpaid)).toBe('pending');
    expect(outcomeOf({ ...unpaid, status: 'expired' })).toBe('cancelled');
    expect(outcomeOf({ ...session, status: 'expired' })).toBe('captured');
  });

  it('has the captured amount and currency; without a capture, the requested ones', () => {
    const took = { ...payment, amount_received: 98_999, currency: 'eur' };
    expect(evidenceOf({ ...session, payment_intent: took }, 'e')).toMatchObject({
      outcome: 'captured',
      amountCentimes: 98_999,
      currency: 'EUR',
      providerReference: 'pi_1',
    });
    const waits = { ...took, status: 'processing', amount_received: 0 };
    expect(evidenceOf({ ...unpaid, payment_intent: waits }, 'e')).toMatchObject({
      outcome: 'pending',
      amountCentimes: 99_000,
      currency: 'MAD',
    });
  });

  it('is null without an amount or a currency', () => {
    expect(evidenceOf({ ...session, amount_total: null }, 'e')).toBeNull();
    expect(evidenceOf({ ...session, currency: null }, 'e')).toBeNull();
  });

  it('has its payment expanded, as an id, or not yet', () => {
    expect(paymentOf({ ...session, payment_intent: payment })).toBe('pi_1');
    expect(paymentOf({ ...session, payment_intent: 'pi_2' })).toBe('pi_2');
    expect(paymentOf(session)).toBeNull();
  });
});
