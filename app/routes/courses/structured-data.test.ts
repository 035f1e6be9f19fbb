import { expect, test } from 'vitest';
import { offerFor } from '../../../domain/catalogue/campaign.ts';
import type { Campaign } from '../../../domain/catalogue/campaign.ts';
import type { Course } from '../../../domain/catalogue/course.ts';
import { aCampaign, aCourse } from '../../../tests/support/builders.ts';
import { courseStructuredData, endsOn } from './structured-data.ts';

function told(
  of: Partial<Course> = {},
  { seatsLeft = null, campaigns = [] }: { seatsLeft?: number | null; campaigns?: Campaign[] } = {},
) {
  const course = aCourse(of);
  const offer = offerFor(course, campaigns, new Date('2026-03-01T12:00:00Z'));
  const page = {
    words: course.words.en,
    url: 'https://derb.example/courses/selling-online',
    siteName: 'Derb',
    siteUrl: 'https://derb.example/',
    inLanguage: 'ary',
    trainerName: 'Imane',
  };
  return JSON.parse(JSON.stringify(courseStructuredData({ course, offer, seatsLeft, ...page }))) as Record<
    string,
    unknown
  >;
}

test('a course ends its weeks times seven days after its start, and has no end while either is unknown', () => {
  expect(endsOn({ startsOn: '2025-11-01', durationWeeks: 12 })).toBe('2026-01-24');
  expect([
    endsOn({ startsOn: null, durationWeeks: 12 }),
    endsOn({ startsOn: '2025-11-01', durationWeeks: null }),
  ]).toEqual([null, null]);
});

test('search engines are told the price that checkout charges, in dirhams, until the campaign ends', () => {
  expect(told().offers).toMatchObject({
    price: '990.00',
    priceCurrency: 'MAD',
    availability: 'https://schema.org/InStock',
  });
  expect(told().offers).not.toHaveProperty('priceValidUntil');
  const campaign = aCampaign({ percent: 20, endsAt: '2026-07-10T23:00:00Z' });
  expect(told({}, { campaigns: [campaign] }).offers).toMatchObject({
    price: '792.00',
    priceValidUntil: '2026-07-10',
  });
});

test('a course that cannot be bought is not offered; a full one is sold out', () => {
  expect(told({ comingSoon: true })).not.toHaveProperty('offers');
  expect(told({ priceCentimes: null })).not.toHaveProperty('offers');
  expect(told({ capacity: 10 }, { seatsLeft: 0 }).offers).toMatchObject({
    availability: 'https://schema.org/SoldOut',
  });
});

test('language, mode and dates are those of the record; what is unknown is left out', () => {
  expect(told({ startsOn: '2025-11-01', durationWeeks: 12 })).toMatchObject({
    '@type': 'Course',
    inLanguage: 'ary',
    hasCourseInstance: {
      courseMode: 'Online',
      startDate: '2025-11-01',
      endDate: '2026-01-24',
      courseWorkload: 'P12W',
      instructor: { name: 'Imane' },
    },
  });
  const unknown = told({ startsOn: null, durationWeeks: null }).hasCourseInstance;
  expect(Object.keys(unknown as object)).not.toContain('startDate');
  expect(Object.keys(unknown as object)).not.toContain('endDate');
});
