/** How the console shows an order's status. */
import { expect, it } from 'vitest';
import { statusIn } from '../console/src/words/word-of.ts';
import { orders as ar } from '../console/src/words/orders/ar.ts';
import { orders as fr } from '../console/src/words/orders/fr.ts';

it('shows a status in the reader’s language, and an unknown one as it came', () => {
  expect(statusIn(fr, 'Payment Confirmed')).toBe('Payée');
  expect(statusIn(ar, 'Rejected')).toBe('مرفوض');
  expect(statusIn(fr, 'toString')).toBe('toString');
});
