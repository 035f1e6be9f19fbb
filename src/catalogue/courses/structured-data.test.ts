import { expect, test } from 'vitest';
import { offerFor, type Campaign, endsOn, type Course, type Rating } from './course.ts';
import { aCampaign, aCourse, someSettings } from '../../../tests/support/builders.ts';
import { courseData } from './structured-data.ts';

const now = new Date('2026-03-01T12:00:00Z');

function dataOf(
  of: Partial<Course> = {},
  {
    seatsLeft = null,
    campaigns = [],
    rating = null,
  }: { seatsLeft?: number | null; campaigns?: Campaign[]; rating?: Rating | null } = {},
) {
  const course = aCourse(of);
  const offer = offerFor(course, campaigns, now);
  const page = {
    locale: 'en' as const,
    settings: someSettings(),
    publicOrigin: 'https://derb.example',
    href: '/courses/selling-online',
    trainerName: 'Imane',
    now,
  };
  return JSON.parse(JSON.stringify(courseData({ course, offer, seatsLeft, rating, ...page }))) as Record<
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

test('search engines get the price that checkout charges, in dirhams, until the campaign ends', () => {
  expect(dataOf().offers).toMatchObject({
    price: '990.00',
    priceCurrency: 'MAD',
    availability: 'https://schema.org/InStock',
  });
  expect(dataOf().offers).not.toHaveProperty('priceValidUntil');
  const campaign = aCampaign({ percent: 20, endsAt: '2026-07-10T23:00:00Z' });
  expect(dataOf({}, { campaigns: [campaign] }).offers).toMatchObject({
    price: '792.00',
    priceValidUntil: '2026-07-10',
  });
});

test('a course that cannot be bought has no offer; a full one is sold out', () => {
  expect(dataOf({ comingSoon: true })).not.toHaveProperty('offers');
  expect(dataOf({ priceCentimes: null })).not.toHaveProperty('offers');
  expect(dataOf({ capacity: 10 }, { seatsLeft: 0 }).offers).toMatchObject({
    availability: 'https://schema.org/SoldOut',
  });
});

test('language, mode and weeks are those of the record, dates only while the start is to come', () => {
  expect(dataOf({ startsOn: '2026-11-01', durationWeeks: 12 })).toMatchObject({
    '@type': 'Course',
    inLanguage: 'ary',
    url: 'https://derb.example/courses/selling-online',
    hasCourseInstance: {
      courseMode: 'Online',
      startDate: '2026-11-01',
      endDate: '2027-01-24',
      courseSchedule: { repeatFrequency: 'Weekly', repeatCount: 12 },
      instructor: { name: 'Imane' },
    },
  });
});

test('nothing that is over or not fixed has dates: none with open enrolment, none while it is coming soon', () => {
  const instance = (of: Partial<Course>) => Object.keys(dataOf(of).hasCourseInstance as object);
  for (const of of [
    { startsOn: '2024-07-12' },
    { startsOn: '2026-11-01', comingSoon: true },
    { startsOn: null },
  ]) {
    expect(instance(of)).not.toContain('startDate');
    expect(instance(of)).not.toContain('endDate');
  }
  expect(instance({ durationWeeks: null })).not.toContain('courseSchedule');
});

test('a recorded course taught here has no weeks and dates, since it is taken at one’s own pace', () => {
  const { hasCourseInstance } = dataOf({
    taughtAt: 'here',
    courseType: 'virtual',
    startsOn: '2026-11-01',
    durationWeeks: 12,
  });
  expect(hasCourseInstance).toMatchObject({ courseMode: 'Online' });
  for (const dated of ['courseSchedule', 'startDate', 'endDate'])
    expect(hasCourseInstance).not.toHaveProperty(dated);
});

test('search engines get the stars of learners’ reviews, and none while there is no review', () => {
  expect(dataOf()).not.toHaveProperty('aggregateRating');
  expect(dataOf({}, { rating: { mean: 4.5, count: 2 } })['aggregateRating']).toEqual({
    '@type': 'AggregateRating',
    ratingValue: 4.5,
    bestRating: 5,
    worstRating: 1,
    reviewCount: 2,
  });
});
