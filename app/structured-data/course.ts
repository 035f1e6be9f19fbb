/** What search engines are told about a course: its offer, its way and its weeks, from the same record as the page. */
import type { Course, CourseInstance, Offer, WithContext } from 'schema-dts';
import { endsOn, hasOpenEnrolment, isOnSale } from '../../domain/catalogue/course.ts';
import { currency, toDecimal } from '../../domain/money/money.ts';
import type { Locale } from '../../domain/people/locale.ts';
import { dateInMorocco } from '../../domain/time/calendar-date.ts';
import type { AcademySettings } from '../../domain/catalogue/settings.ts';
import type { CourseOnOffer } from '../../flows/academy.server.ts';
import { organizationPart } from './organization.ts';

type Described = CourseOnOffer & {
  locale: Locale;
  settings: AcademySettings;
  publicOrigin: string;
  /** Path of the course's page in this language. */
  href: string;
  trainerName: string | null;
  now: Date;
};

/** A campaign's end is excluded from it: one that ends at midnight is last valid the day before. */
const lastDayOf = (endsAt: string): string => dateInMorocco(new Date(Date.parse(endsAt) - 1));

/** Only what can be bought is offered; a discount holds until its campaign ends, in Morocco's calendar. */
function offersOf({ course, offer, seatsLeft, publicOrigin, href }: Described): Offer | undefined {
  if (offer === null || !isOnSale(course)) return undefined;
  const soldOut = seatsLeft !== null && seatsLeft <= 0;
  return {
    '@type': 'Offer',
    category: offer.priceCentimes === 0 ? 'Free' : 'Paid',
    price: toDecimal(offer.priceCentimes),
    priceCurrency: currency,
    availability: soldOut ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
    url: `${publicOrigin}${href}`,
    priceValidUntil: offer.campaign === null ? undefined : lastDayOf(offer.campaign.endsAt),
  };
}

/**
 * The course as it is given. Dates are told only while the start is still to come: one that is coming soon has none that
 * holds, and open enrolment begins when the learner does. How many weeks it lasts is true in either case.
 */
function instanceOf({ course, trainerName, now }: Described): CourseInstance {
  const { durationWeeks, startsOn, comingSoon, taughtIn } = course;
  const dated = startsOn !== null && !comingSoon && !hasOpenEnrolment(course, now);
  return {
    '@type': 'CourseInstance',
    courseMode: 'Online',
    inLanguage: taughtIn,
    startDate: dated ? startsOn : undefined,
    endDate: dated ? (endsOn(course) ?? undefined) : undefined,
    courseSchedule:
      durationWeeks === null
        ? undefined
        : { '@type': 'Schedule', repeatFrequency: 'Weekly', repeatCount: durationWeeks },
    instructor: trainerName === null ? undefined : { '@type': 'Person', name: trainerName },
  };
}

/** Absent facts are left out: `undefined` never reaches JSON. */
export function courseData(described: Described): WithContext<Course> {
  const { course, locale, settings, publicOrigin, href } = described;
  const { name, description, level } = course.words[locale];
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name,
    description,
    url: `${publicOrigin}${href}`,
    inLanguage: course.taughtIn,
    educationalLevel: level || undefined,
    provider: organizationPart(settings, publicOrigin, locale),
    offers: offersOf(described),
    hasCourseInstance: instanceOf(described),
  };
}
