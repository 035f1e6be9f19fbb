import { expect, it } from 'vitest';
import { areSound, type InstalmentTerms, termsAtPrice, termsOf, totalOfTerms } from './instalment-terms.ts';

const terms: InstalmentTerms = {
  depositCentimes: 90_000,
  parts: [
    { afterDays: 30, amountCentimes: 50_000 },
    { afterDays: 60, amountCentimes: 50_000 },
  ],
  graceDays: 7,
};

it('deposit and parts are the whole', () => {
  expect(totalOfTerms(terms)).toBe(190_000);
});

it('parts follow the price in their shares, in whole dirhams, and are never less than it', () => {
  const twice = termsAtPrice(terms, { before: 180_000, after: 360_000 });
  expect(twice).toEqual({
    ...terms,
    depositCentimes: 180_000,
    parts: [
      { afterDays: 30, amountCentimes: 100_000 },
      { afterDays: 60, amountCentimes: 100_000 },
    ],
  });
  for (const after of [100, 9_999, 99_900, 123_450, 10_000_000]) {
    const moved = termsAtPrice(terms, { before: 180_000, after });
    expect(moved && areSound(moved)).toBe(true);
    expect(moved && totalOfTerms(moved)).toBeGreaterThanOrEqual(after);
  }
  expect(termsAtPrice(terms, { before: 180_000, after: 0 })).toBeNull();
  expect(termsAtPrice(terms, { before: 180_000, after: 180_000 })).toBe(terms);
});

it('a record without terms, or from before there were any, is paid at once', () => {
  expect(termsOf({})).toBeNull();
  expect(termsOf({ instalments: null })).toBeNull();
  expect(termsOf({ instalments: terms })).toBe(terms);
  expect(termsOf({ instalments: terms, priceCentimes: 0 })).toBeNull();
});

it.each<[string, Partial<InstalmentTerms>]>([
  ['no deposit', { depositCentimes: 0 }],
  ['a broken centime', { depositCentimes: 0.5 }],
  ['no part', { parts: [] }],
  ['a part of nothing', { parts: [{ afterDays: 30, amountCentimes: 0 }] }],
  ['a part on the day of the deposit', { parts: [{ afterDays: 0, amountCentimes: 100 }] }],
  ['two parts on one day', { parts: [...terms.parts, { afterDays: 60, amountCentimes: 100 }] }],
  ['a grace that never ends', { graceDays: 400 }],
])('terms with %s are never sold', (_, of) => {
  expect(areSound({ ...terms, ...of })).toBe(false);
  expect(termsOf({ instalments: { ...terms, ...of } })).toBeNull();
});
