/** The ready sentences of a course's page: facts, prices and promises, in the order they are shown. */
import { hasPassed, formatDate } from '../../../domain/time/calendar-date.ts';
import type { AcademySettings } from '../../../domain/catalogue/settings.ts';
import type { Trainer } from '../../../domain/catalogue/trainer.ts';
import type { CourseOnOffer } from '../../../flows/academy.server.ts';
import { count } from '../../locale/count.ts';
import type { IconName } from '../../ui/icon.tsx';
import type { Telling } from './course-view.ts';

export type Fact = { icon: IconName; term: string; value: string };

function startOf({ course }: CourseOnOffer, { say, locale, now }: Telling): string {
  const words = say.course.facts;
  if (course.comingSoon || course.startsOn === null) return words.startUnknown;
  return hasPassed(course.startsOn, now) ? words.openEnrolment : formatDate(course.startsOn, locale);
}

const digits = new Intl.NumberFormat('en');

/** The facts a learner asks for first. What the record does not know is left out, except level and language. */
export function factsOf(onOffer: CourseOnOffer, trainer: Trainer | null, telling: Telling): Fact[] {
  const { course, seatsLeft } = onOffer;
  const { say, locale } = telling;
  const words = say.course.facts;
  const told = course.words[locale];
  const number = (n: number | null) => (n === null ? null : digits.format(n));
  const weeks = course.durationWeeks === null ? null : count(course.durationWeeks, words.weeks, locale);
  const seats =
    seatsLeft === null || seatsLeft <= 0 || course.capacity === null || course.comingSoon
      ? null
      : words.seatsLeft(digits.format(seatsLeft), digits.format(course.capacity));
  const facts: [IconName, string, string | null][] = [
    ['calendar', words.start, startOf(onOffer, telling)],
    ['clock', words.duration, weeks],
    ['chart', words.level, told.level || words.levelUnknown],
    ['language', words.language, told.language || words.languageUnknown],
    ['screen', words.format, told.format || null],
    ['book', words.studyTime, told.studyTime || null],
    ['user', words.trainer, trainer === null ? words.trainerUnknown : trainer.words[locale].name],
    ['video', words.liveSessions, number(course.liveSessions)],
    ['list', words.assessments, number(course.assessments)],
    ['messages', words.consultation, course.consultation ? words.consultationIncluded : null],
    ['users', words.seats, seats],
  ];
  return facts.flatMap(([icon, term, value]) => (value === null ? [] : [{ icon, term, value }]));
}

/** The right to change one's mind, from the one refund policy. */
export function refundPromise(
  settings: Pick<AcademySettings, 'refundPolicy'>,
  { say, locale }: Pick<Telling, 'say' | 'locale'>,
) {
  const words = say.course.price;
  const { courseDays, paidBackWithinDays } = settings.refundPolicy;
  return {
    title: count(courseDays, words.refund, locale),
    text: words.refundText(count(paidBackWithinDays, words.days, locale)),
  };
}
