import { expect, test } from 'vitest';
import { letterFits } from './letter-fits.ts';

test('a letter that the order has outgrown is not offered again', () => {
  expect(letterFits('order-received', 'Payment Confirmed', true)).toBe(false);
  expect(letterFits('how-to-pay', 'Paid - Bank Transfer', false)).toBe(false);
  expect(letterFits('access-soon', 'Payment Confirmed', true)).toBe(false);
  expect(letterFits('claim-refused', 'Payment Confirmed', true)).toBe(false);
  expect(letterFits('staff-claim-waiting', 'Rejected', false)).toBe(false);
});

test('a letter that is still true is offered again', () => {
  expect(letterFits('order-received', 'Pending Payment', false)).toBe(true);
  expect(letterFits('how-to-pay', 'Rejected', false)).toBe(true);
  expect(letterFits('order-reminder', 'Pending Payment', false)).toBe(true);
  expect(letterFits('access-ready', 'Payment Confirmed', true)).toBe(true);
  expect(letterFits('access-soon', 'Payment Confirmed', false)).toBe(true);
  expect(letterFits('claim-refused', 'Rejected', false)).toBe(true);
});
