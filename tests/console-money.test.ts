/** An amount reads the same everywhere, so that staff on the phone say what the learner sees. */
import { expect, it } from 'vitest';
import { sumOfParts } from '../console/src/catalogue/draft.ts';
import { madOf } from '../console/src/locale.ts';
import { formatMad, largestAmountCentimes } from '../src/platform/money/money.ts';
import { fc, forAll } from './support/properties.ts';

const centimes = fc.integer({ min: 0, max: largestAmountCentimes });

it.each(['en', 'ar'] as const)('the console writes an amount as the site does: %s', (locale) => {
  forAll(centimes, (amount) => madOf(amount, locale) === formatMad(amount, locale));
});

it('Arabic has Latin digits, thousands by a dot and centimes by a comma, as Morocco’s Arabic counts', () => {
  expect(madOf(240_000, 'ar')).toBe('2\u202f400\u00a0درهم');
  expect(madOf(120_050, 'ar')).toBe('1\u202f200,50\u00a0درهم');
});

it('refunds are below zero, with the sign to the left of the number', () => {
  expect(madOf(-240_000, 'en')).toBe('-2\u202f400\u00a0MAD');
  expect(madOf(-240_000, 'ar')).toBe('\u200e-2\u202f400\u00a0درهم');
});

it('the parts of a price are added up, and a course that is paid at once has none', () => {
  const parts = [{ amountCentimes: 40_000 }, { amountCentimes: 10_000 }];
  expect(sumOfParts({ priceCentimes: 75_000, instalments: { depositCentimes: 30_000, parts } })).toBe(80_000);
  expect(sumOfParts({ priceCentimes: 75_000, instalments: null })).toBeNull();
});
