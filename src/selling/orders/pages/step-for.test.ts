import { describe, expect, test } from 'vitest';
import { detailsAreOpen, orderStatuses, paymentOptions, type OrderStatus } from '../order.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import { isStepOpen, linkOfStep, stepAfterMethod, stepFor, type Step } from './step-for.ts';

const steps: Step[] = ['details', 'method', 'card', 'bank-transfer', 'cash', 'wallet', 'other'];
const open = (status: OrderStatus, paymentOption: (typeof paymentOptions)[number] | null): Step[] =>
  steps.filter((step) => isStepOpen(step, { status, paymentOption }));

describe('the step that comes next', () => {
  test('a fresh order chooses a method; a chosen method leads to its own step', () => {
    const next = [null, ...paymentOptions].map((paymentOption) =>
      stepFor({ status: 'Pending Payment', paymentOption }),
    );
    expect(next).toEqual(['method', 'card', 'bank-transfer', 'cash', 'wallet', 'other']);
    expect(stepFor({ status: 'Pending Other Payment Method', paymentOption: 'Other Payment Methods' })).toBe(
      'other',
    );
  });

  test('an order that is no longer open leads to its own page, whatever method was chosen', () => {
    for (const status of orderStatuses.filter((one) => !detailsAreOpen(one)))
      for (const paymentOption of [null, ...paymentOptions])
        expect(stepFor({ status, paymentOption })).toBe('order');
  });
});

describe('the steps that may be shown', () => {
  const table: [OrderStatus, Step[]][] = [
    ['Pending Payment', ['details', 'method', 'cash']],
    ['Pending Other Payment Method', ['details', 'method', 'cash']],
    ['Rejected', ['method', 'cash']],
    ['Paid - Card', []],
    ['Paid - WafaCash', []],
    ['Paid - Bank Transfer', []],
    ['Paid', []],
    ['Payment Confirmed', []],
    ['Cancelled', []],
    ['Expired', []],
    ['Refunded', []],
  ];
  test.each(table)('%s, by cash agency', (status, expected) => {
    expect(open(status, 'WafaCash / Cash Plus')).toEqual(expected);
  });

  test('the table lists every status', () => {
    expect(table.map(([status]) => status).toSorted()).toEqual([...orderStatuses].toSorted());
  });

  test('only the chosen method has its step, and after a refused report another method may be chosen', () => {
    expect(open('Rejected', 'Card')).toEqual(['method', 'card']);
    expect(open('Pending Payment', 'Bank Transfer')).toEqual(['details', 'method', 'bank-transfer']);
    expect(open('Pending Payment', null)).toEqual(['details', 'method']);
    expect(open('Pending Other Payment Method', 'Other Payment Methods')).toEqual([
      'details',
      'method',
      'other',
    ]);
    expect(open('Payment Confirmed', 'Other Payment Methods')).toEqual([]);
    expect(stepAfterMethod({ status: 'Rejected', paymentOption: 'Card' })).toBe('card');
    expect(stepAfterMethod({ status: 'Payment Confirmed', paymentOption: 'Card' })).toBe('order');
  });

  test('the next step may always be shown, so that no redirect loops', () => {
    for (const status of orderStatuses)
      for (const paymentOption of [null, ...paymentOptions]) {
        const order = { status, paymentOption };
        expect(isStepOpen(stepFor(order), order)).toBe(true);
      }
  });
});

test('a step keeps the language of the page', () => {
  expect(linkOfStep('bank-transfer', 'abc', linksIn('ar'))).toBe('/ar/orders/abc/bank-transfer');
});
