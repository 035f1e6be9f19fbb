/** What search engines are told about a course: schema.org's Course with its offer and dates, from the same record as the page. */
import { isOnSale, type Course, type CourseWords } from '../../../domain/catalogue/course.ts';
import { currency, toDecimal } from '../../../domain/money/money.ts';
import { addWeeks, dateInMorocco } from '../../../domain/time/calendar-date.ts';
import type { CourseOnOffer } from '../../../flows/academy.server.ts';

type Described = CourseOnOffer & {
  words: CourseWords;
  /** Absolute address of the page. */
  url: string;
  siteName: string;
  siteUrl: string;
  /** Language the course is taught in: a tag ('ary') or a name. */
  inLanguage: string;
  trainerName: string | null;
};

/** The calendar day a course ends on: its start and the weeks it lasts; null while either is unknown. */
export const endsOn = ({
  startsOn,
  durationWeeks,
}: Pick<Course, 'startsOn' | 'durationWeeks'>): string | null =>
  startsOn === null || durationWeeks === null ? null : addWeeks(startsOn, durationWeeks);

/** A campaign's end is excluded from it: one that ends at midnight is last valid the day before. */
const lastDayOf = (endsAt: string): string => dateInMorocco(new Date(Date.parse(endsAt) - 1));

/** Only what can be bought is offered; a discount holds until its campaign ends, in Morocco's calendar. */
function offersOf({ course, offer, seatsLeft, url }: Described): object | undefined {
  if (offer === null || !isOnSale(course)) return undefined;
  const soldOut = seatsLeft !== null && seatsLeft <= 0;
  return {
    '@type': 'Offer',
    category: 'Paid',
    price: toDecimal(offer.priceCentimes),
    priceCurrency: currency,
    availability: soldOut ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
    url,
    priceValidUntil: offer.campaign === null ? undefined : lastDayOf(offer.campaign.endsAt),
  };
}

/** Absent facts are left out: `undefined` never reaches JSON. */
export function courseStructuredData(described: Described): object {
  const { course, words, url, siteName, siteUrl, inLanguage, trainerName } = described;
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: words.name,
    description: words.description,
    url,
    inLanguage,
    educationalLevel: words.level || undefined,
    provider: { '@type': 'Organization', name: siteName, url: siteUrl },
    offers: offersOf(described),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      inLanguage,
      startDate: course.startsOn ?? undefined,
      endDate: endsOn(course) ?? undefined,
      courseWorkload: course.durationWeeks === null ? undefined : `P${course.durationWeeks}W`,
      instructor: trainerName === null ? undefined : { '@type': 'Person', name: trainerName },
    },
  };
}
