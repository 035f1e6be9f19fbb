import { expect, it } from 'vitest';
import { areSound, type InstalmentTerms, termsOf, totalOfTerms } from './instalment-plan.ts';

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
