import { expect, test } from 'vitest';
import { readForm } from '../../platform/forms/read-form.ts';
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
  ['2,400', 240_000],
  ['2.400', 240_000],
  ['2,400.00 MAD', 240_000],
  ['1 200,00 DH', 120_000],
  ['٢٬٤٠٠', 240_000],
  ['1,000,000', 100_000_000],
])('%s is an amount', (typed, centimes) => {
  expect(centimesOf(typed)).toBe(centimes);
});

test.each(['', 'a lot', '0', '-5', '(990)', '1,000,001', '1.2.3', '12345678', '1e3', '9.9999'])(
  '%s is none',
  (typed) => {
    expect(centimesOf(typed)).toBeNull();
  },
);

test('the amount, the method and a reference or a reason are asked for, each with its own sentence', () => {
  expect(
    readForm(recordedPaymentForm, { amount: 'x', paidBy: 'gold', reference: ' ', reason: '' }),
  ).toMatchObject({
    ok: false,
    problems: {
      amount: 'amount-unreadable',
      paidBy: 'choice-required',
    },
  });
  expect(
    readForm(recordedPaymentForm, { amount: '990', paidBy: 'cash', reference: ' ', reason: '' }),
  ).toMatchObject({ ok: false, problems: { reference: 'required' } });
  for (const one of [
    { reference: 'No. 7', reason: '' },
    { reference: '', reason: 'Counted together.' },
  ])
    expect(readForm(recordedPaymentForm, { amount: '990', paidBy: 'cash', ...one })).toMatchObject({
      ok: true,
      value: one,
    });
  expect(
    readForm(recordedPaymentForm, { amount: ' ', paidBy: 'cash', reference: '7', reason: 'ok' }),
  ).toMatchObject({
    ok: false,
    problems: { amount: 'required', reference: 'too-short', reason: 'too-short' },
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
