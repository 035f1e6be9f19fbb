import { expect, test } from 'vitest';
import { fc, forAll } from '../../../tests/support/properties.ts';
import { bundleRefundDays, splitPrice } from './bundle.ts';

const centimes = fc.integer({ min: 0, max: 10_000_000 });
const weights = fc.array(centimes, { minLength: 1, maxLength: 20 });
const sumOf = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0);

test('the shares of a price sum to it, to the centime', () => {
  forAll(centimes, weights, (price, parts) => {
    expect(sumOf(splitPrice(price, parts))).toBe(price);
  });
});

test('each share is its exact part, rounded down, or one centime more; no part of weight 0 has any beside others', () => {
  forAll(centimes, weights, (price, parts) => {
    const whole = sumOf(parts);
    for (const [at, share] of splitPrice(price, parts).entries()) {
      const exact = whole === 0 ? price / parts.length : (price * (parts[at] ?? 0)) / whole;
      expect(share).toBeGreaterThanOrEqual(Math.floor(exact - 1e-6));
      expect(share).toBeLessThanOrEqual(Math.floor(exact + 1e-6) + 1);
      if (whole > 0 && parts[at] === 0) expect(share).toBe(0);
    }
  });
});

test('split again by its own shares, a price gives the same shares', () => {
  forAll(centimes, weights, (price, parts) => {
    const shares = splitPrice(price, parts);
    expect(splitPrice(price, shares)).toEqual(shares);
  });
});

test('centimes that are left go to the first parts, and nothing is shared alike by parts that weigh nothing', () => {
  expect(splitPrice(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(splitPrice(5, [0, 0])).toEqual([3, 2]);
  expect(splitPrice(0, [99_000, 14_900])).toEqual([0, 0]);
  expect(splitPrice(89_000, [99_000, 14_900])).toEqual([77_358, 11_642]);
});

test('the shortest promise of what is in it counts for all of it', () => {
  const days = { courseDays: 7, shopDays: 30 };
  expect(bundleRefundDays([{ kind: 'product', slug: 'a' }], days)).toBe(30);
  expect(
    bundleRefundDays(
      [
        { kind: 'product', slug: 'a' },
        { kind: 'course', slug: 'b' },
      ],
      days,
    ),
  ).toBe(7);
});
