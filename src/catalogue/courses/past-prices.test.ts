import { describe, expect, it } from 'vitest';
import { aCampaign, aCourse } from '../../../tests/support/builders.ts';
import { takePercentOff } from '../../platform/money/money.ts';
import { campaignFor, type Campaign, offerFor } from './course.ts';
import type { PastPrices } from './past-prices.ts';
import { fc, forAll, tries } from '../../../tests/support/properties.ts';

const dayMs = 86_400_000;
const day0 = Date.parse('2026-06-01T00:00:00Z');
const day = (n: number) => new Date(day0 + n * dayMs);
const slug = 'selling-online';

/** 20 % off from day 0 to day 10. */
const campaign = aCampaign({ startsAt: day(0).toISOString(), endsAt: day(10).toISOString() });

type Priced = readonly [fromDay: number, priceCentimes: number | null];
type Lowered = readonly [fromDay: number, campaign: Campaign | null, slug?: string];

const pastOf = (
  prices: readonly Priced[],
  campaigns: readonly Lowered[] = [[-Infinity, campaign]],
): PastPrices => ({
  courses: prices.map(([from, priceCentimes]) => ({ slug, from: day0 + from * dayMs, priceCentimes })),
  campaigns: campaigns.map(([from, terms, of]) => ({
    slug: terms?.slug ?? of ?? '',
    from: day0 + from * dayMs,
    terms,
  })),
});

const offered = (past: PastPrices, { priceCentimes = 60_000, running = campaign, on = 5 } = {}) =>
  offerFor(aCourse({ slug, priceCentimes }), [running], day(on), past);

const before = (...of: Parameters<typeof offered>) => offered(...of)?.beforeCentimes ?? null;

/** What it cost from these days on. */
const since = (prices: Record<string, number | null>): Priced[] =>
  Object.entries(prices).map(([from, priceCentimes]) => [Number(from), priceCentimes]);

describe('what is struck through', () => {
  it('is the price before the campaign, and nothing before and after it', () => {
    const past = pastOf([[-Infinity, 60_000]]);
    expect(offered(past)).toMatchObject({ priceCentimes: 48_000, beforeCentimes: 60_000 });
    expect([before(past, { on: -1 }), before(past, { on: 10 })]).toEqual([null, null]);
  });

  it('is the lowest price of the 30 days before, however short it was charged', () => {
    expect(before(pastOf(since({ '-90': 80_000, '-20': 55_000, '-19': 70_000 })))).toBe(55_000);
    expect(before(pastOf(since({ '-90': 50_000, '-30': 80_000 })))).toBe(80_000);
  });

  it('is nothing when it is not more than the price now', () => {
    expect(before(pastOf(since({ '-90': 48_000, '-1': 60_000 })))).toBeNull();
  });

  it('is what is known when the course is younger than 30 days, and nothing when it is as young as the campaign', () => {
    expect(before(pastOf(since({ '-3': 60_000 })))).toBe(60_000);
    expect(before(pastOf(since({ '0': 60_000 })))).toBeNull();
    expect(before(pastOf(since({ '-90': null, '-3': 60_000 })))).toBe(60_000);
    expect(before(pastOf(since({ '-90': null, '0': 60_000 })))).toBeNull();
  });

  const always = since({ '-90': 60_000 });

  it('counts earlier campaigns, also those that were removed since', () => {
    const times = { startsAt: day(-40).toISOString(), endsAt: day(-29).toISOString() };
    const earlier = aCampaign({ slug: 'spring', percent: 10, ...times });
    const after = (first: Campaign, ...removed: Lowered[]) =>
      before(pastOf(always, [[-50, first], ...removed, [-50, campaign]]));
    expect(after(earlier)).toBe(54_000);
    expect(after(earlier, [-31, null, 'spring'])).toBe(60_000);
    expect(after(earlier, [-29.5, null, 'spring'])).toBe(54_000);
    expect(after({ ...earlier, courses: ['sewing'] })).toBe(60_000);
  });

  const published = (first: Priced[], running: Campaign, ...campaigns: Lowered[]) =>
    before(pastOf(first, campaigns), { running });

  it('counts the earlier dates of a campaign that is published again with new ones', () => {
    const first = { ...campaign, startsAt: day(-20).toISOString(), endsAt: day(-15).toISOString() };
    expect(published(always, campaign, [-30, first], [-5, campaign])).toBeNull();
  });

  it('stays as it was when a running campaign is corrected, and does not begin before it was published', () => {
    const corrected = { ...campaign, percent: 30 };
    expect(published(always, corrected, [-5, campaign], [4, corrected])).toBe(60_000);
    const backdated = { ...campaign, startsAt: day(-60).toISOString() };
    expect(published(since({ '-100': 90_000, '-50': 60_000 }), backdated, [0, backdated])).toBe(60_000);
  });
});

const price = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 1, max: 500 }).map((dirhams) => dirhams * 100),
);
const prices = fc.uniqueArray(fc.tuple(fc.integer({ min: -60, max: 3 }), price), {
  selector: ([from]) => from,
  maxLength: 6,
});
const earlier = fc
  .array(
    fc
      .record({
        from: fc.integer({ min: -80, max: -1 }),
        days: fc.integer({ min: 1, max: 20 }),
        percent: fc.integer({ min: 1, max: 99 }),
        isHere: fc.boolean(),
      })
      .map(({ from, days, percent, isHere }) => ({
        percent,
        startsAt: day(from).toISOString(),
        endsAt: day(from + days).toISOString(),
        courses: isHere ? [] : ['sewing'],
      })),
    { maxLength: 4 },
  )
  .map((all) => all.map((one, index) => aCampaign({ ...one, slug: `earlier-${index}` })));

describe('for any history of prices and campaigns', () => {
  const history = fc.tuple(
    prices,
    earlier,
    fc.integer({ min: 1, max: 99 }),
    fc.integer({ min: 1, max: 50_000 }),
  );

  it('no day of the 30 before cost less than what is struck through, and one cost just that', () => {
    forAll(tries(300), history, ([priced, others, percent, priceCentimes]) => {
      const running = { ...campaign, percent };
      const past = pastOf(
        priced,
        [...others, running].map((one) => [-Infinity, one]),
      );
      const struck = before(past, { priceCentimes, running, on: 3 });
      // Everything changes at midnight: the middle of each day shows its price.
      const charged = Array.from({ length: 30 }, (_, index) => index - 30).flatMap((n) => {
        const at = day(n + 0.5);
        const known = priced.filter(([from]) => from <= n).toSorted(([one], [other]) => other - one)[0]?.[1];
        if (known === undefined || known === null) return [];
        return takePercentOff(known, campaignFor(others, slug, at)?.percent ?? 0);
      });
      const lowest = Math.min(...charged);
      const now = takePercentOff(priceCentimes, percent);
      expect(struck).toBe(Number.isFinite(lowest) && lowest > now ? lowest : null);
    });
  });

  it('what is charged is the same, whatever was charged before', () => {
    forAll(
      tries(300),
      history,
      fc.integer({ min: -5, max: 15 }),
      ([priced, others, percent, priceCentimes], on) => {
        const running = { ...campaign, percent };
        const known = offered(
          pastOf(
            priced,
            others.map((one) => [-Infinity, one]),
          ),
          { priceCentimes, running, on },
        );
        const unknown = offerFor(aCourse({ slug, priceCentimes }), [running], day(on));
        expect([known?.priceCentimes, known?.campaign]).toEqual([unknown?.priceCentimes, unknown?.campaign]);
      },
    );
  });
});
