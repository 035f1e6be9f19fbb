import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderNumberFrom, orderNumberPattern, readOrderNumber, shownNumber } from './order.ts';

it('an order’s number has the academy’s form, whatever the random bytes are', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 5, maxLength: 5 }), (randomness) =>
      orderNumberPattern.test(orderNumberFrom(randomness)),
    ),
  );
});

it('a number is read in either case, and shown in capitals', () => {
  for (const text of ['MEM-482913-a1b2', 'MEM-482913-A1B2', 'mem-482913-a1B2'])
    expect(readOrderNumber(text)).toBe('MEM-482913-a1b2');
  for (const text of ['MEM-482913-a1b', 'MEM-48291-a1b2', 'order MEM-482913-a1b2'])
    expect(readOrderNumber(text)).toBe(null);
  expect(shownNumber('MEM-482913-a1b2')).toBe('MEM-482913-A1B2');
});

it('an order’s number uses all five bytes', () => {
  const base = [1, 2, 3, 4, 5];
  const numbers = base.map((_, place) =>
    orderNumberFrom(Uint8Array.from(base.map((byte, index) => (index === place ? byte + 1 : byte)))),
  );
  expect(new Set([orderNumberFrom(Uint8Array.from(base)), ...numbers]).size).toBe(6);
});

it('the smallest and the largest bytes are padded', () => {
  expect(orderNumberFrom(new Uint8Array(5))).toBe('MEM-000000-0000');
  expect(orderNumberFrom(new Uint8Array(5).fill(255))).toBe('MEM-777215-ffff');
});
