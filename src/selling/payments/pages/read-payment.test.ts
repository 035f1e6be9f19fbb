import { expect, test } from 'vitest';
import { orderStatuses, type Order, type OrderStatus } from '../../orders/order.ts';
import { stateOf } from './read-payment.ts';

const seen = (status: OrderStatus, attempt: string | null, waited = 0) =>
  stateOf(
    {
      order: { status } as Order,
      lastAttempt: attempt === null ? null : { state: attempt, begunAt: new Date(0) },
    },
    waited,
  );

test('only a confirmed order is shown as paid, whatever the address claims', () => {
  const paid = orderStatuses.filter((status) =>
    ['begun', 'captured', 'declined', null].some((attempt) => seen(status, attempt) === 'paid'),
  );
  expect(paid).toEqual(['Payment Confirmed']);
});

test('an order that went to the bank waits for its answer, half a minute, then shows that it is slow', () => {
  expect(seen('Pending Payment', 'begun')).toBe('processing');
  expect(seen('Pending Payment', 'begun', 29)).toBe('processing');
  expect(seen('Pending Payment', 'begun', 30)).toBe('slow');
});

test('a late answer is awaited on a cancelled order too: money may still come', () => {
  expect(seen('Cancelled', 'begun')).toBe('processing');
});

test('a declined card is shown as declined', () => {
  expect(seen('Pending Payment', 'declined')).toBe('declined');
});

test('an order that never went to the bank waits for nothing', () => {
  expect(seen('Pending Payment', null)).toBe('other');
  expect(seen('Paid - Bank Transfer', 'begun')).toBe('other');
  expect(seen('Refunded', 'captured')).toBe('other');
});
