import { describe, expect, it } from 'vitest';
import { aCampaign, aCourse } from '../../../tests/support/builders.ts';
import { campaignFor, isRunning, offerFor, actionOf, isOnSale } from './course.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';

const now = new Date('2026-06-01T10:00:00Z');

describe('a campaign', () => {
  const campaign = aCampaign({ startsAt: '2026-06-01T10:00:00Z', endsAt: '2026-06-02T10:00:00Z' });
  it('runs from its first instant and not at its last', () => {
    expect(isRunning(campaign, new Date('2026-06-01T09:59:59.999Z'))).toBe(false);
    expect(isRunning(campaign, new Date('2026-06-01T10:00:00Z'))).toBe(true);
    expect(isRunning(campaign, new Date('2026-06-02T09:59:59.999Z'))).toBe(true);
    expect(isRunning(campaign, new Date('2026-06-02T10:00:00Z'))).toBe(false);
  });

  it('is never added to another: the best one counts', () => {
    const campaigns = [
      aCampaign({ slug: 'a', percent: 10 }),
      aCampaign({ slug: 'b', percent: 30 }),
      aCampaign({ slug: 'c', percent: 20 }),
    ];
    expect(offerFor(aCourse(), campaigns, now)).toMatchObject({
      priceCentimes: 69_300,
      campaign: { slug: 'b' },
    });
  });

  it('lowers only the courses it names', () => {
    const other = aCampaign({ courses: ['other'] });
    expect(campaignFor([other], 'selling-online', now)).toBeNull();
    expect(campaignFor([other], 'other', now)?.slug).toBe('early-bird');
  });
});

describe('an offer', () => {
  it('takes nothing off what is free', () => {
    const free = aCourse({ priceCentimes: 0 });
    expect(offerFor(free, [aCampaign()], now)).toEqual({
      priceCentimes: 0,
      beforeCentimes: null,
      campaign: null,
    });
  });

  it('strikes nothing through where no earlier price is known', () => {
    expect(offerFor(aCourse(), [aCampaign()], now)).toMatchObject({
      priceCentimes: 79_200,
      beforeCentimes: null,
    });
  });

  it('is none without a price', () => {
    expect(offerFor(aCourse({ priceCentimes: null }), [aCampaign()], now)).toBeNull();
  });

  it('never costs more than the list price, and never less than nothing', () => {
    forAll(fc.nat(10_000_000), fc.integer({ min: 0, max: 100 }), (priceCentimes, percent) => {
      const offer = offerFor(aCourse({ priceCentimes }), [aCampaign({ percent })], now);
      expect(offer?.priceCentimes).toBeGreaterThanOrEqual(0);
      expect(offer?.priceCentimes).toBeLessThanOrEqual(priceCentimes);
    });
  });
});

it('a course coming soon, or without a price, can only be waited for', () => {
  expect(actionOf(aCourse({ comingSoon: true }))).toBe('waitlist');
  expect(actionOf(aCourse({ priceCentimes: null }))).toBe('waitlist');
  expect(isOnSale(aCourse({ comingSoon: true }))).toBe(false);
  expect([actionOf(aCourse({ courseType: 'virtual' })), actionOf(aCourse({ courseType: 'live' }))]).toEqual([
    'buy-now',
    'enrol',
  ]);
});
