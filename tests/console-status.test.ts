/** What staff read of an order's status. */
import { expect, it } from 'vitest';
import { statusIn } from '../console/src/words/word-of.ts';
import { orders as ar } from '../console/src/words/orders/ar.ts';
import { orders as fr } from '../console/src/words/orders/fr.ts';

it('says a status in her language, and one that it does not know as it came', () => {
  expect(statusIn(fr, 'Payment Confirmed')).toBe('Paiement confirmé');
  expect(statusIn(ar, 'Rejected')).toBe('لم نجد التحويل');
  expect(statusIn(fr, 'toString')).toBe('toString');
});
