/** The numbers of the sales page in Darija: every price, seat and day comes from the records. */
import type { Words } from '../../../words.ts';
import { policyValues } from '../../../academy/legal/policy-values.ts';
import type { ConsultationService } from '../../consultations/consultation-service.ts';
import type { IconName } from '../../../platform/ui/icon.tsx';
import type { AcademySettings, Claim } from '../../../academy/settings/settings.ts';
import { formatMad, takePercentOff } from '../../../platform/money/money.ts';
import { givesCertificate, isAtOwnPace, type Rating } from '../course.ts';
import { nextCohort } from '../cohort.ts';
import { formatMeetings, formatStart } from '../cohort.view.ts';
import { formatDeadline } from '../../../platform/time/calendar-date.ts';
import type { CourseOnOffer } from '../../../site/offers/read-catalogue.service.ts';
import { count, formatNumber } from '../../../platform/i18n/count.ts';
import { fillAll } from '../../../platform/i18n/fill.ts';

export type Darija = Words['ecommerceMasteryVirtual']['darija'];

const percents = new Intl.NumberFormat('en', { style: 'percent' });

/** Seats are shown once one is taken: before that nothing is scarce. */
function seatsOf({ course: { capacity }, seatsLeft }: CourseOnOffer, { price }: Darija) {
  if (seatsLeft === null || capacity === null || seatsLeft <= 0 || seatsLeft >= capacity) return null;
  return price.seats(count(seatsLeft, price.left, 'ar'), formatNumber(capacity, 'ar'));
}

/** When it begins: at one's own pace, or with the next group. Null for a course that is taught elsewhere. */
function startOf({ course, cohorts = [] }: CourseOnOffer, { price }: Darija): string | null {
  if (isAtOwnPace(course)) return price.ownPace;
  const next = nextCohort(cohorts);
  if (next === null) return null;
  return price.group(formatStart(next.startsOn, 'ar', null), formatMeetings(next, 'ar'));
}

/** For how many the bonus is, and how many of these are left once the first has registered. */
function counterOf(
  left: number,
  all: number,
  { benefits, price }: Pick<Darija, 'benefits' | 'price'>,
): string {
  const words = benefits.bonus;
  if (left >= all) return words.first(formatNumber(all, 'ar'));
  return words.counter(count(left, price.left, 'ar'), formatNumber(all, 'ar'));
}

/** Null once all were granted, or while the bonus names no consultation: then the page does not mention it. */
function bonusOf(
  { service, left }: Bonus,
  { bonusConsultation: bonus }: AcademySettings,
  { benefits, price, days }: Darija,
) {
  if (left === null || left === 0 || service === null) return null;
  const words = benefits.bonus;
  const pays = takePercentOff(service.priceCentimes, bonus.percentOff);
  return {
    title: words.title(percents.format(bonus.percentOff / 100)),
    text: words.text(
      { title: service.words.ar.title, minutes: count(service.minutes, words.minutes, 'ar') },
      formatMad(service.priceCentimes, 'ar'),
      formatMad(pays, 'ar'),
      count(bonus.validDays, days, 'ar'),
    ),
    counter: counterOf(left, bonus.firstRegistrants, { benefits, price }),
  };
}

/** The limited offer, only while its campaign really runs. */
function limitedOfferOf({ offer }: CourseOnOffer, { offer: words }: Darija) {
  if (offer === null || offer.campaign === null) return null;
  const { percent, endsAt } = offer.campaign;
  return {
    endsAt,
    title: words.title(percents.format(percent / 100)),
    until: words.until(formatDeadline(new Date(endsAt), 'ar')),
  };
}

/** The consultation of the settings' bonus, and how many are left; null where none is offered. */
type Bonus = { service: ConsultationService | null; left: number | null };

/** Nothing without a figure. One without a month came with the sample, and says so. */
const claimed = ({ figure, asOf }: Claim, inWords: (figure: string) => string, sample: string): string[] =>
  figure.ar === '' ? [] : [`${inWords(figure.ar)}${asOf === null ? ` (${sample})` : ''}`];

type Badge = { icon: IconName; text: string };
const badge =
  (icon: IconName) =>
  (text: string): Badge => ({ icon, text });

type Telling = {
  bonus: Bonus;
  settings: AcademySettings;
  words: Darija;
  /** Of its learners' reviews: from the first on no other figure is told of the course. */
  rating: Rating | null;
};

export function describeSales(onOffer: CourseOnOffer, { bonus, settings, words, rating }: Telling) {
  const { offer, course } = onOffer;
  const { days, hours, checks, since } = words;
  const promises = policyValues(settings, { days, daysAlone: days, hours, checks, since }, 'ar');
  const { refund, items, certificate } = words.faq;
  const isCertified = givesCertificate(course);
  return {
    badges: [
      ...(rating === null
        ? [
            ...claimed(settings.claims.trainees, words.hero.badges.trainees, words.written.sample).map(
              badge('users'),
            ),
            ...claimed(settings.claims.rating, words.hero.badges.rating, words.written.sample).map(
              badge('star'),
            ),
          ]
        : [badge('star')(words.hero.badges.rating(`${formatNumber(rating.mean, 'ar')} (${rating.count})`))]),
      ...(isCertified ? [badge('award')(words.hero.badges.certificate)] : []),
    ],
    price:
      offer === null
        ? null
        : offer.priceCentimes === 0
          ? words.price.free
          : formatMad(offer.priceCentimes, 'ar'),
    saves:
      offer === null || offer.beforeCentimes === null
        ? null
        : words.price.save(formatMad(offer.beforeCentimes - offer.priceCentimes, 'ar')),
    seats: seatsOf(onOffer, words),
    start: startOf(onOffer, words),
    refund: words.hero.refund(promises.courseDays),
    bonus: bonusOf(bonus, settings, words),
    limitedOffer: limitedOfferOf(onOffer, words),
    questions: [
      ...fillAll(items, promises),
      ...(isCertified ? [certificate] : []),
      { question: refund.question, answer: refund.answer(promises.courseDays, promises.paidBack) },
    ],
  };
}

export type Sales = ReturnType<typeof describeSales>;
