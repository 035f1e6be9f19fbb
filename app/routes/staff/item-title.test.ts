import { expect, test } from 'vitest';
import { titleFrom } from './item-title.ts';

const names = { consultation: new Map([['first-product', 'Your first product: yes or no']]) };
const order = {
  itemKind: 'consultation',
  itemSlug: 'first-product',
  description: 'منتجك الأول: نعم أم لا',
  locale: 'ar',
} as const;

test('the office reads what was bought in its own language, whatever the buyer reads', () => {
  expect(titleFrom(names, 'en', order)).toBe('Your first product: yes or no');
});

test('what is on offer no more is told as it was sold, and so is what a buyer of the same language bought', () => {
  expect(titleFrom({}, 'en', order)).toBe(order.description);
  expect(titleFrom(names, 'en', { ...order, itemKind: 'instalment' })).toBe(order.description);
  expect(titleFrom(names, 'ar', order)).toBe(order.description);
});
