import type { Event, WithContext } from 'schema-dts';
import type { Workshop } from './workshop.ts';
import type { AcademySettings } from '../settings/settings.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { currency, toDecimal } from '../../platform/money/money.ts';
import { isoInMorocco } from '../../platform/time/morocco-clock.ts';
import { organizationPart } from '../site/structured-data.ts';

type Described = {
  workshop: Workshop;
  /** Seats left of a workshop to come; null when it is past. */
  seatsLeft: number | null;
  begins: Date;
  ends: Date;
  settings: AcademySettings;
  locale: Locale;
  publicOrigin: string;
  /** Absolute addresses of its page, its form and its picture. */
  url: string;
  applyUrl: string;
  picture: string;
  /** In words, also while the place is still to be announced. */
  location: string;
};

/** Where it is held: the address of the meeting itself is sent to those who take part, so the page stands for it. */
const locationOf = ({ workshop, url, location }: Described) =>
  workshop.kind === 'online'
    ? ({ '@type': 'VirtualLocation', name: location, url } as const)
    : ({
        '@type': 'Place',
        name: location,
        address: { '@type': 'PostalAddress', addressCountry: 'MA' },
      } as const);

/** A workshop as schema.org tells events. A past one keeps its dates and offers nothing. */
export function eventData(described: Described): WithContext<Event> {
  const { workshop, seatsLeft, begins, ends, settings, locale, publicOrigin, url } = described;
  const { title, description } = workshop.words[locale];
  const { priceCentimes = 0 } = workshop;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    description,
    url,
    image: [described.picture],
    startDate: isoInMorocco(begins),
    endDate: isoInMorocco(ends),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode:
      workshop.kind === 'online'
        ? 'https://schema.org/OnlineEventAttendanceMode'
        : 'https://schema.org/OfflineEventAttendanceMode',
    location: locationOf(described),
    organizer: organizationPart(settings, publicOrigin, locale),
    performer: { '@type': 'Person', name: workshop.instructor[locale] },
    maximumAttendeeCapacity: workshop.capacity,
    isAccessibleForFree: priceCentimes === 0,
    ...(seatsLeft !== null && {
      remainingAttendeeCapacity: seatsLeft,
      offers: {
        '@type': 'Offer',
        url: described.applyUrl,
        price: toDecimal(priceCentimes),
        priceCurrency: currency,
        availability: seatsLeft > 0 ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
      },
    }),
  };
}
