/**
 * What cards, action bars and course pages show of a course, computed in one place: the same price, badge and action
 * everywhere.
 */
import type { Words } from '../../../words.ts';
import {
  actionOf,
  hasOpenEnrolment,
  isAtOwnPace,
  isOnSale,
  type Course,
  type CourseWords,
  type Rating,
  type Stop,
} from '../course.ts';
import { discountPercent, formatMad } from '../../../platform/money/money.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { formatDate, hasPassed } from '../../../platform/time/calendar-date.ts';
import type { CourseOnOffer } from '../../../site/offers/read-catalogue.service.ts';
import type { Links } from '../../../academy/frame/links.ts';
import { count, formatNumber } from '../../../platform/i18n/count.ts';
import type { BadgeTone } from '../../../platform/ui/badge.tsx';
import { awaitsCohort, nextCohort } from '../cohort.ts';
import { formatSeats, viewCohort } from '../cohort.view.ts';
import { cohortWords } from '../cohort.words.ts';
import { comparisonId } from '../catalogue-query.ts';
import type { Trainer } from '../trainer.ts';
import { termsOf, totalOfTerms, equalPart } from '../instalment-terms.ts';

export type CourseAction = {
  /** 'go-in': of somebody who has the course. */
  kind: 'waitlist' | 'buy-now' | 'enrol' | 'go-in';
  label: string;
  href: string;
  /** Where an owner enrols somebody else; null where nothing is on sale. */
  forAnother?: { label: string; href: string } | null;
};

export type CourseView = {
  course: Course;
  words: CourseWords;
  href: string;
  badges: { tone: BadgeTone; text: string }[];
  /** Centimes of MAD; null when no price is announced: then `priceText` states that. */
  price: { centimes: number; beforeCentimes: number | null; percentOff: number } | null;
  /** 'Save 198 MAD', under the same condition as `beforeCentimes`. */
  saves: string | null;
  priceText: string;
  /** 'or 900 MAD now and 3 × 500 MAD'; null for a course that is paid at once. */
  inParts: string | null;
  /** Of a group '17 of 40 seats left'; else 'Only 3 seats left', when few are left; null otherwise. */
  seats: string | null;
  /** At least one seat is taken, so that the seats left are shown more prominently. */
  areSeatsTaken: boolean;
  /** 'Starts 1 November 2026', 'Starts Monday 4 January', 'At your own pace'; null when it has passed or is unknown. */
  start: string | null;
  /** Of a course that is sold by groups: 'Tuesdays 20:30', with its first day where that is not the start. */
  meets: string | null;
  meetsInMorocco: string | null;
  duration: string | null;
  /** No seat is left: the action is the waitlist for the next group. */
  isFull: boolean;
  /** It is sold by groups, and the next is not announced: the action is the waitlist. */
  awaitsCohort: boolean;
  action: CourseAction;
  /** Name of the trainer of the next group, else of the course's; null where it is not known. */
  trainer: string | null;
  /** The face of the same trainer. */
  face: Pick<Trainer, 'portrait' | 'ground'> | null;
  /** What learners have made at the end; null where the record does not draw its road. */
  leavesWith: Stop | null;
  /** The comparison with a course that learners mix up with this one, on the catalogue's page. */
  comparison: { question: string; href: string } | null;
  /** Of its learners' reviews; null while it has none. */
  rating: { figure: string; sentence: string; count: number } | null;
};

/** What a description depends on: words of one language, its links, and the present instant. */
export type ViewContext = {
  t: Words;
  links: Links;
  locale: Locale;
  now: Date;
  /** By the course's slug, where stars are shown. */
  ratings?: ReadonlyMap<string, Rating>;
  /** Slugs of the courses that the visitor has. */
  own?: ReadonlySet<string>;
  /** Where it is shown who teaches. */
  trainers?: readonly Trainer[];
};

/** Seats are few, and shown, when no more than a quarter of them is left. */
export const seatsAreFew = (seatsLeft: number, capacity: number): boolean =>
  seatsLeft > 0 && seatsLeft * 4 <= capacity;

/** No seat is left in a course that is on sale. */
export const isFull = ({ course, seatsLeft }: CourseOnOffer): boolean =>
  !course.comingSoon && seatsLeft !== null && seatsLeft <= 0;

/** The course can be bought now: its price, and ways to pay it, are shown. */
export const isForSale = ({ kind }: CourseAction): boolean => kind === 'buy-now' || kind === 'enrol';

/** The one action of a course. A full course, and one whose next group has no date yet, takes names for the next group. */
export function describeAction(
  onOffer: CourseOnOffer,
  { t, links, own }: Pick<ViewContext, 't' | 'links' | 'own'>,
): CourseAction {
  const { course } = onOffer;
  const kind = isFull(onOffer) || awaitsCohort(onOffer) ? 'waitlist' : actionOf(course);
  if (own?.has(course.slug))
    return {
      kind: 'go-in',
      label: t.course.own.action,
      href: links.learn(course.slug),
      forAnother:
        kind === 'waitlist' ? null : { label: t.course.own.forAnother, href: links.enrol(course.slug) },
    };
  const words = t.common.buttons;
  if (kind === 'waitlist') return { kind, label: words.joinWaitlist, href: links.waitlist(course.slug) };
  // A free course is enrolled in, not bought.
  const buys = kind === 'buy-now' && onOffer.offer?.priceCentimes !== 0;
  return { kind, label: buys ? words.buyNow : words.enrolNow, href: links.enrol(course.slug) };
}

/** What a campaign saves; null while the course cannot be bought. */
function savingOf(onOffer: CourseOnOffer, { t, locale }: ViewContext): string | null {
  const { course, offer } = onOffer;
  if (!isOnSale(course) || isFull(onOffer) || awaitsCohort(onOffer)) return null;
  if (offer === null || offer.beforeCentimes === null) return null;
  return t.common.price.save(formatMad(offer.beforeCentimes - offer.priceCentimes, locale));
}

function badgesOf(onOffer: CourseOnOffer, context: ViewContext): CourseView['badges'] {
  const { t, locale, now } = context;
  const { course } = onOffer;
  const words = t.courses.card;
  const badges: CourseView['badges'] = [];
  if (course.closedForSale === true) badges.push({ tone: 'plain', text: words.closedForSale });
  else if (course.comingSoon) badges.push({ tone: 'warning', text: words.comingSoon });
  else if (isFull(onOffer)) badges.push({ tone: 'error', text: words.full });
  else if (awaitsCohort(onOffer))
    badges.push({ tone: 'plain', text: cohortWords[locale].notAnnounced.badge });
  const saving = savingOf(onOffer, context);
  if (saving !== null) badges.push({ tone: 'success', text: saving });
  // Of a course taught here that is its start.
  if (course.courseType === 'virtual' && (course.comingSoon || !isAtOwnPace(course)))
    badges.push({ tone: 'info', text: cohortWords[locale].ownPace });
  if (hasOpenEnrolment(course, now) && !isFull(onOffer))
    badges.push({ tone: 'plain', text: words.openEnrolment });
  return badges;
}

function priceOf({ offer }: CourseOnOffer): CourseView['price'] {
  if (offer === null) return null;
  const { priceCentimes, beforeCentimes } = offer;
  return {
    centimes: priceCentimes,
    beforeCentimes,
    percentOff: beforeCentimes === null ? 0 : discountPercent(priceCentimes, beforeCentimes),
  };
}

/** When it begins, in a few words for a card; nothing for a full one that has begun. */
function beginOf(
  onOffer: CourseOnOffer,
  { t, locale, now }: ViewContext,
): Pick<CourseView, 'start' | 'meets' | 'meetsInMorocco'> {
  const { course, cohorts = [] } = onOffer;
  const noMeetings = { meets: null, meetsInMorocco: null };
  if (course.comingSoon) return { start: null, ...noMeetings };
  if (isAtOwnPace(course)) return { start: cohortWords[locale].ownPace, ...noMeetings };
  const next = nextCohort(cohorts);
  if (next !== null) {
    if (isFull(onOffer) && hasPassed(next.startsOn, now)) return { start: null, ...noMeetings };
    const { starts, meets, meetsInMorocco } = viewCohort(next, locale, now);
    return meets === '' ? { start: starts, ...noMeetings } : { start: starts, meets, meetsInMorocco };
  }
  const { startsOn } = course;
  const isToCome = startsOn !== null && !hasPassed(startsOn, now);
  return { start: isToCome ? t.courses.card.starts(formatDate(startsOn, locale)) : null, ...noMeetings };
}

/** How many seats of a group are left; without groups only when few are. */
function seatsOf({ course, seatsLeft, cohorts }: CourseOnOffer, { t, locale }: ViewContext): string | null {
  const { capacity } = course;
  if (seatsLeft === null || capacity === null || seatsLeft === 0) return null;
  if (cohorts !== undefined) return formatSeats({ seats: capacity, seatsLeft }, locale);
  return seatsAreFew(seatsLeft, capacity) ? count(seatsLeft, t.courses.card.seats, locale) : null;
}

function trainerOf(
  { course, cohorts = [] }: CourseOnOffer,
  { locale, trainers = [] }: ViewContext,
): Pick<CourseView, 'trainer' | 'face'> {
  const slug = nextCohort(cohorts)?.trainer ?? course.trainer;
  const found = trainers.find((trainer) => trainer.slug === slug) ?? null;
  return { trainer: found?.words[locale].name ?? null, face: found };
}

function comparisonOf(
  { course, field }: CourseOnOffer,
  { t, links, locale }: ViewContext,
): CourseView['comparison'] {
  const other = course.comparesWith ?? null;
  if (other === null) return null;
  return {
    question: t.courses.compare.question(field?.name[locale] ?? null),
    href: `${links.courses()}#${comparisonId(course.slug, other)}`,
  };
}

function ratingOf({ course }: CourseOnOffer, { t, locale, ratings }: ViewContext): CourseView['rating'] {
  const rating = ratings?.get(course.slug);
  if (rating === undefined) return null;
  const words = t.courses.card;
  const figure = formatNumber(rating.mean, locale);
  const sentence = words.rating(figure, count(rating.count, words.reviews, locale));
  return { figure, sentence, count: rating.count };
}

export function describeCourse(onOffer: CourseOnOffer, context: ViewContext): CourseView {
  const { course } = onOffer;
  const { t, links, locale } = context;
  const words = t.courses.card;
  const action = describeAction(onOffer, context);
  const price = priceOf(onOffer);
  return {
    course,
    words: course.words[locale],
    href: links.course(course.slug),
    badges: badgesOf(onOffer, context),
    price,
    saves: savingOf(onOffer, context),
    priceText:
      price === null
        ? t.common.price.toBeAnnounced
        : price.centimes === 0
          ? t.common.price.free
          : formatMad(price.centimes, locale),
    inParts: !isForSale(action) ? null : mentionOfParts(onOffer, t.instalments, locale),
    areSeatsTaken: course.capacity !== null && (onOffer.seatsLeft ?? Infinity) < course.capacity,
    seats: !isForSale(action) ? null : seatsOf(onOffer, context),
    ...beginOf(onOffer, context),
    duration: course.durationWeeks === null ? null : count(course.durationWeeks, words.weeks, locale),
    isFull: isFull(onOffer),
    awaitsCohort: awaitsCohort(onOffer),
    action,
    ...trainerOf(onOffer, context),
    leavesWith: course.words[locale].road?.at(-1) ?? null,
    comparison: comparisonOf(onOffer, context),
    rating: ratingOf(onOffer, context),
  };
}

/** One line near the price: 'or 900 MAD now and 3 × 500 MAD'. */
export function mentionOfParts(
  { course, offer }: CourseOnOffer,
  { mention }: Words['instalments'],
  locale: Locale,
): string | null {
  const terms = termsOf(course);
  if (terms === null || offer === null) return null;
  const money = (centimes: number) => formatMad(centimes, locale);
  const deposit = money(terms.depositCentimes);
  const equal = equalPart(terms);
  const total = totalOfTerms(terms);
  const times = terms.parts.length;
  const line =
    equal === null
      ? mention.other(deposit, money(total - terms.depositCentimes))
      : times === 1
        ? mention.one(deposit, money(equal))
        : mention.equal(deposit, times, money(equal));
  // A campaign lowers the whole price alone: nobody has to add the parts to find out.
  return total === offer.priceCentimes ? line : mention.inAll(line, money(total));
}
