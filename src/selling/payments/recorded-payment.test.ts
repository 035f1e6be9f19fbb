import { expect, test } from 'vitest';
import { readForm } from '../../platform/forms/read-form.ts';
import { recordedPaymentForm } from './recorded-payment.ts';

const amountOf = (amount: string) => {
  const read = readForm(recordedPaymentForm, { amount, paidBy: 'cash', reference: 'No. 7' });
  return read.ok ? read.value.amount : read.problems.amount;
};

test.each([
  ['990', 99_000],
  ['1 200,50 DH', 120_050],
  ['990DH', 99_000],
  ['٢٬٤٠٠', 240_000],
  ['1,000,000', 100_000_000],
  ['', 'required'],
  ['a lot', 'amount-unreadable'],
  ['0', 'amount-unreadable'],
  ['-5', 'amount-unreadable'],
  ['(990)', 'amount-unreadable'],
  ['1,000,001', 'amount-unreadable'],
  ['0.500', 'amount-unclear'],
  ['1.2.3', 'amount-unclear'],
] as const)('%s is the amount %s', (typed, read) => {
  expect(amountOf(typed)).toBe(read);
});

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
