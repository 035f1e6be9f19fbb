import { expect, it } from 'vitest';
import { offerFor } from '../../catalogue/courses/course.ts';
import { isLikelySlip, priceUnder } from './price-rules.ts';
import { inEach } from '../../platform/i18n/locale.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';

it.each([
  [109_000, 10_900, true],
  [109_000, 1_090_000, true],
  [109_000, 0, true],
  [109_000, 99_000, false],
  [0, 99_000, false],
  [null, 99_000, false],
  [109_000, null, false],
])('from %s to %s: a likely slip is %s', (before, after, isSlip) => {
  expect(isLikelySlip(before, after)).toBe(isSlip);
});

it('a price under a campaign is what the site charges', () => {
  const now = new Date('2026-06-01T10:00:00Z');
  const name = inEach(() => 'Spring');
  forAll(fc.nat(2_000_000), fc.integer({ min: 1, max: 99 }), (priceCentimes, percent) => {
    const words = inEach((locale) => ({ text: name[locale], note: '' }));
    const dates = { startsAt: '2026-05-01T00:00:00Z', endsAt: '2026-07-01T00:00:00Z' };
    const campaign = { slug: 'spring', percent, courses: [], words, ...dates };
    const offer = offerFor({ slug: 'sewing', priceCentimes }, [campaign], now);
    expect(priceUnder({ name, percent }, priceCentimes) ?? priceCentimes).toBe(offer?.priceCentimes);
  });
  expect(priceUnder({ name, percent: 20 }, 109_000)).toBe(87_200);
  expect([priceUnder(null, 109_000), priceUnder({ name, percent: 20 }, null)]).toEqual([null, null]);
});
