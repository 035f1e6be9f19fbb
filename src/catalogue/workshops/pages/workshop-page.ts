/** The data of one workshop's page, in its language. */
import type { Event, WithContext } from 'schema-dts';
import type { Words } from '../../../words.ts';
import { policyValues } from '../../../academy/legal/policy-values.ts';
import type { AcademySettings } from '../../../academy/settings/settings.ts';
import type { Workshop } from '../workshop.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import type { WorkshopOnOffer } from '../../../site/offers/read-catalogue.service.ts';
import type { Links } from '../../../academy/frame/links.ts';
import { socialPicture } from '../../../academy/frame/covers.ts';
import { fill } from '../../../platform/i18n/fill.ts';
import { breadcrumbsData, questionsData, organizationPart } from '../../../academy/frame/structured-data.ts';
import type { IconName } from '../../../platform/ui/icon.tsx';
import { describeWorkshop, spanOf, type WorkshopView } from './workshop-view.ts';
import { currency, toDecimal } from '../../../platform/money/money.ts';
import { isoInMorocco } from '../../../platform/time/calendar-date.ts';

type Described = {
  workshop: Workshop;
  /** Seats left of a coming workshop; null when it is past. */
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
  /** As text, also while the location is not yet announced. */
  location: string;
};

/** For schema.org. The meeting link is only for participants, so an online workshop's location is its page. */
const locationOf = ({ workshop, url, location }: Described) =>
  workshop.kind === 'online'
    ? ({ '@type': 'VirtualLocation', name: location, url } as const)
    : ({
        '@type': 'Place',
        name: location,
        address: { '@type': 'PostalAddress', addressCountry: 'MA' },
      } as const);

/** A workshop as a schema.org Event. A past one keeps its dates and has no offer. */
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

type ViewContext = { t: Words; links: Links; locale: Locale };

export type WorkshopFact = { icon: IconName; term: string; value: string };

/** The record's questions, and the one on cancelling, whose answer is the refund policy. */
export function questionsOf(
  workshop: Workshop,
  settings: AcademySettings,
  { t, locale }: Pick<ViewContext, 't' | 'locale'>,
) {
  const { question, answer } = t.workshops.cancelling;
  const filled = fill(answer, policyValues(settings, t.refunds, locale));
  return [...workshop.words[locale].faq, { question, answer: filled }];
}

/** A past workshop shows neither hours nor seats; one without bookings shows its whole capacity. */
export function factsOf(
  view: WorkshopView,
  { workshop, seatsLeft }: WorkshopOnOffer,
  words: Words['workshops'],
): WorkshopFact[] {
  const { facts } = words;
  const seats = {
    icon: 'users',
    term: facts.seats,
    value: view.status === 'full' ? words.full : words.seatsOf(seatsLeft ?? 0, workshop.capacity),
  } as const;
  return [
    ...(view.status === 'past' ? [] : [{ icon: 'clock', term: facts.time, value: view.hours } as const]),
    { icon: 'waiting', term: facts.duration, value: view.duration },
    { icon: view.kind === 'online' ? 'video' : 'pin', term: facts.location, value: view.location },
    { icon: 'wallet', term: facts.price, value: view.price },
    { icon: 'user', term: facts.instructor, value: view.instructor },
    { icon: 'users', term: facts.capacity, value: view.spots },
    ...(view.status === 'past' || seatsLeft === workshop.capacity ? [] : [seats]),
    ...(view.rating === null
      ? []
      : [{ icon: 'star', term: facts.rating, value: view.rating.value } as const]),
  ];
}

type Context = ViewContext & { settings: AcademySettings; publicOrigin: string; all: WorkshopOnOffer[] };

/** How many other workshops are shown at the page's end. */
const othersShown = 2;

export function workshopPage(onOffer: WorkshopOnOffer, context: Context) {
  const { workshop, seatsLeft } = onOffer;
  const { t, links, locale, settings, publicOrigin, all } = context;
  const words = t.workshops;
  const viewContext = { words, links, locale };
  const view = describeWorkshop(onOffer, viewContext);
  const questions = questionsOf(workshop, settings, context);
  const picture = socialPicture('workshop', workshop.slug, locale);
  const url = `${publicOrigin}${view.href}`;
  const event = eventData({
    workshop,
    seatsLeft: view.status === 'past' ? null : Math.max(seatsLeft ?? 0, 0),
    ...spanOf(workshop),
    settings,
    locale,
    publicOrigin,
    url,
    applyUrl: `${publicOrigin}${view.applyHref}`,
    picture: `${publicOrigin}${picture}`,
    location: view.location,
  });
  const trail = [
    { name: t.common.navigation.home, href: links.home() },
    { name: words.title, href: links.workshops() },
    { name: view.title, href: view.href },
  ];
  return {
    head: {
      title: view.title,
      description: view.description,
      writtenIn: workshop.writtenIn,
      picture,
      structuredData: [event, breadcrumbsData(publicOrigin, trail), questionsData(questions)],
    },
    view,
    url,
    questions,
    facts: factsOf(view, onOffer, words),
    learn: workshop.words[locale].whatYouWillLearn,
    prerequisites: workshop.words[locale].prerequisites,
    leavesWith: workshop.words[locale].leavesWith ?? '',
    others: all
      .filter((other) => other.workshop.slug !== workshop.slug)
      .slice(0, othersShown)
      .map((other) => describeWorkshop(other, viewContext)),
  };
}

export type WorkshopPage = ReturnType<typeof workshopPage>;
