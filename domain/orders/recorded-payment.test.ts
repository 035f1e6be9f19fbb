import { expect, test } from 'vitest';
import { readForm } from '../people/read-form.ts';
import { centimesOf, recordedPaymentForm } from './recorded-payment.ts';

test.each([
  ['990', 99_000],
  ['990,00', 99_000],
  ['1 200.5', 120_050],
  ['1\u202f200,50 MAD', 120_050],
  ['٩٩٠', 99_000],
  ['800 درهم', 80_000],
  ['800 د.م.', 80_000],
  ['800 dh', 80_000],
  ['0,01', 1],
])('%s is an amount', (typed, centimes) => {
  expect(centimesOf(typed)).toBe(centimes);
});

test.each(['', 'a lot', '-5', '1,234,567', '1.2.3', '9,999', '12345678', '1e3', '99.999'])(
  '%s is none',
  (typed) => {
    expect(centimesOf(typed)).toBeNull();
  },
);

test('everything is asked for, each with its own sentence', () => {
  expect(
    readForm(recordedPaymentForm, { amount: 'x', paidBy: 'gold', reference: ' ', reason: '' }),
  ).toMatchObject({
    ok: false,
    problems: { amount: 'required', paidBy: 'choice-required', reference: 'required', reason: 'required' },
  });
  expect(
    readForm(recordedPaymentForm, {
      amount: '990',
      paidBy: 'cheque',
      reference: ' No.\n 7 ',
      reason: 'By hand.',
    }),
  ).toMatchObject({
    ok: true,
    value: { amount: 99_000, paidBy: 'cheque', reference: 'No. 7', reason: 'By hand.' },
  });
});
