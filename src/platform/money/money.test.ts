import { describe, expect, it } from 'vitest';
import {
  discountPercent,
  formatMad,
  formatTakenOff,
  fromDecimal,
  isCentimes,
  largestAmountCentimes,
  takePercentOff,
  toDecimal,
} from './money.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';

const centimes = fc.integer({ min: 0, max: largestAmountCentimes });

describe('money', () => {
  it('comes back unchanged from its decimal form', () => {
    forAll(centimes, (amount) => fromDecimal(toDecimal(amount)) === amount);
  });

  it('is always written with two digits after the point', () => {
    forAll(centimes, (amount) => /^\d+\.\d{2}$/.test(toDecimal(amount)));
    expect(toDecimal(99_000)).toBe('990.00');
    expect(toDecimal(5)).toBe('0.05');
  });

  it.each([
    '',
    ' ',
    '-1',
    '1e3',
    '1e309',
    '0x10',
    '9,90',
    '9.999',
    '.5',
    '5.',
    'NaN',
    'Infinity',
    '٩٩٠',
    '99999999',
    '1 000',
  ])('refuses to read %j', (text) => {
    expect(fromDecimal(text)).toBeNull();
  });

  it('never stores a float’s rounding', () => {
    expect(fromDecimal(0.1 + 0.2)).toBeNull();
    expect(fromDecimal(19.99)).toBe(1_999);
    expect(fromDecimal('990.5')).toBe(99_050);
  });

  it('accepts only valid amounts', () => {
    for (const value of [-1, 0.5, Number.NaN, Infinity, largestAmountCentimes + 1, '5', null, undefined])
      expect(isCentimes(value), String(value)).toBe(false);

    expect([0, 99_000, largestAmountCentimes].every(isCentimes)).toBe(true);
  });

  it('takes a percentage off without gaining or losing a centime', () => {
    forAll(centimes, fc.integer({ min: 0, max: 100 }), (price, percent) => {
      const reduced = takePercentOff(price, percent);
      expect(isCentimes(reduced)).toBe(true);
      expect(reduced).toBeLessThanOrEqual(price);
      expect(Math.abs(price - reduced - (price * percent) / 100)).toBeLessThanOrEqual(0.5);
    });
    expect(takePercentOff(99_000, 20)).toBe(79_200);
    expect([takePercentOff(99_000, 0), takePercentOff(99_000, 100)]).toEqual([99_000, 0]);
  });

  it('takes more off for a higher percentage', () => {
    const percents = fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }));
    forAll(centimes, percents, (price, [a, b]) => {
      const [less, more] = a < b ? [a, b] : [b, a];
      expect(takePercentOff(price, more)).toBeLessThanOrEqual(takePercentOff(price, less));
    });
  });

  it('shows the same saving as the offers', () => {
    expect(discountPercent(99_000, 120_000)).toBe(18);
    expect([discountPercent(100, 100), discountPercent(120, 100)]).toEqual([0, 0]);
    forAll(centimes, centimes, (price, before) => {
      const percent = discountPercent(price, before);
      expect(percent >= 0 && percent <= 100).toBe(true);
    });
  });

  it('as a discount has its minus sign left of the number, in Arabic too', () => {
    expect(formatTakenOff(19_800, 'en')).toBe('\u2212198\u00a0MAD');
    expect(formatTakenOff(19_800, 'ar')).toBe('\u2066\u2212198\u2069\u00a0درهم');
  });

  it('is read in both languages with Latin digits and the unit on the same line', () => {
    expect(formatMad(99_000, 'en')).toBe('990\u00a0MAD');
    expect(formatMad(125_050, 'en')).toBe('1\u202f250.50\u00a0MAD');
    expect(formatMad(99_000, 'ar')).toBe('990\u00a0درهم');
    forAll(centimes, fc.constantFrom('en' as const, 'ar' as const), (amount, locale) => {
      expect(formatMad(amount, locale)).toMatch(/^[\d.,\u00a0\u202f]+ ?\u00a0(MAD|درهم)$/u);
    });
  });
});
