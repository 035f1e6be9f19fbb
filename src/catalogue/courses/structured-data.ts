/** A course for search engines (schema.org): its offer, mode and weeks, from the same record as the page. */
import type { Course, CourseInstance, Offer, WithContext } from 'schema-dts';
import { endsOn, hasOpenEnrolment, isAtOwnPace, isOnSale, type Rating } from './course.ts';
import { currency, toDecimal } from '../../platform/money/money.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { dateInMorocco, timeZone } from '../../platform/time/calendar-date.ts';
import { awaitsCohort, nextCohort, type CohortOnOffer } from './cohort.ts';
import { lastDayOf, meetingsOf } from './meetings.ts';
import type { AcademySettings } from '../../academy/settings/settings.ts';
import type { CourseOnOffer } from '../../site/offers/read-catalogue.service.ts';
import { organizationPart } from '../../academy/frame/structured-data.ts';

type Described = CourseOnOffer & {
  locale: Locale;
  settings: AcademySettings;
  publicOrigin: string;
  /** Path of the course's page in this language. */
  href: string;
  trainerName: string | null;
  now: Date;
  /** From learners' reviews only; null while there is none. */
  rating?: Rating | null;
};

/** A campaign ends before `endsAt`: one that ends at midnight is last valid the day before. */
const lastDayOfCampaign = (endsAt: string): string => dateInMorocco(new Date(Date.parse(endsAt) - 1));

/** Only what can be bought is offered; a discount is valid until its campaign ends, in Morocco's calendar. */
function offersOf(described: Described): Offer | undefined {
  const { course, offer, seatsLeft, publicOrigin, href } = described;
  if (offer === null || !isOnSale(course) || awaitsCohort(described)) return undefined;
  const soldOut = seatsLeft !== null && seatsLeft <= 0;
  return {
    '@type': 'Offer',
    category: offer.priceCentimes === 0 ? 'Free' : 'Paid',
    price: toDecimal(offer.priceCentimes),
    priceCurrency: currency,
    availability: soldOut ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
    url: `${publicOrigin}${href}`,
    priceValidUntil: offer.campaign === null ? undefined : lastDayOfCampaign(offer.campaign.endsAt),
  };
}

/** One dated group: its days, its hours in Morocco, and its seats. */
function instanceOfCohort(described: Described, cohort: CohortOnOffer): CourseInstance {
  const { course, cohorts = [], trainerName } = described;
  const { startsOn, weekdays, startsAt, minutes, seats, seatsLeft } = cohort;
  const endDate = lastDayOf(cohort);
  const isNext = cohort.trainer === nextCohort(cohorts)?.trainer;
  return {
    '@type': 'CourseInstance',
    courseMode: 'Online',
    inLanguage: course.taughtIn,
    startDate: startsOn,
    endDate,
    courseSchedule: {
      '@type': 'Schedule',
      startDate: startsOn,
      endDate,
      repeatFrequency: 'Weekly',
      repeatCount: meetingsOf(cohort).length,
      byDay: weekdays.flatMap((day) => dayNames[day - 1] ?? []),
      startTime: startsAt,
      duration: `PT${minutes}M`,
      scheduleTimezone: timeZone,
    },
    maximumAttendeeCapacity: seats ?? undefined,
    remainingAttendeeCapacity: seatsLeft ?? undefined,
    offers: offersOf({ ...described, seatsLeft }),
    instructor: trainerName === null || !isNext ? undefined : { '@type': 'Person', name: trainerName },
  };
}

const dayNames = (
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
).map((day) => `https://schema.org/${day}` as const);

/** How the course is given: one instance for each dated group, where it is sold by groups. */
function instancesOf(described: Described): CourseInstance | CourseInstance[] {
  const { course, cohorts = [] } = described;
  if (course.comingSoon || cohorts.length === 0) return instanceOf(described);
  return cohorts.map((cohort) => instanceOfCohort(described, cohort));
}

/**
 * The course as it is given. Dates are included only while the start is to come: a course that is coming soon has no fixed
 * date, and open enrolment begins with the learner. The number of weeks is included in either case, except for a course at
 * one's own pace, whose weeks have no dates.
 */
function instanceOf({ course, trainerName, now }: Described): CourseInstance {
  const { durationWeeks, startsOn, comingSoon, taughtIn } = course;
  const isOwnPace = isAtOwnPace(course);
  const dated = !isOwnPace && startsOn !== null && !comingSoon && !hasOpenEnrolment(course, now);
  return {
    '@type': 'CourseInstance',
    courseMode: 'Online',
    inLanguage: taughtIn,
    startDate: dated ? startsOn : undefined,
    endDate: dated ? (endsOn(course) ?? undefined) : undefined,
    courseSchedule:
      durationWeeks === null || isOwnPace
        ? undefined
        : { '@type': 'Schedule', repeatFrequency: 'Weekly', repeatCount: durationWeeks },
    instructor: trainerName === null ? undefined : { '@type': 'Person', name: trainerName },
  };
}

/** Absent facts are left out: `undefined` never reaches JSON. */
export function courseData(described: Described): WithContext<Course> {
  const { course, locale, settings, publicOrigin, href, rating } = described;
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
    aggregateRating: rating
      ? {
          '@type': 'AggregateRating',
          ratingValue: rating.mean,
          bestRating: 5,
          worstRating: 1,
          reviewCount: rating.count,
        }
      : undefined,
    hasCourseInstance: instancesOf(described),
  };
}
