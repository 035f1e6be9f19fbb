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

type Row = [icon: IconName, term: string, value: string | null];

/** What the record does not know is left out. */
const known = (rows: readonly Row[]): Fact[] =>
  rows.flatMap(([icon, term, value]) => (value === null ? [] : [{ icon, term, value }]));

const number = (n: number | null): string | null => (n === null ? null : digits.format(n));

/** The facts a learner asks for first, each of a few words: they stand beside the text. Level and language always stand. */
export function briefFacts(onOffer: CourseOnOffer, telling: Telling): Fact[] {
  const { course, seatsLeft } = onOffer;
  const { say, locale } = telling;
  const words = say.course.facts;
  const { level, language } = course.words[locale];
  const weeks = course.durationWeeks === null ? null : count(course.durationWeeks, words.weeks, locale);
  const hidesSeats = seatsLeft === null || seatsLeft <= 0 || course.capacity === null || course.comingSoon;
  return known([
    ['calendar', words.start, startOf(onOffer, telling)],
    ['clock', words.duration, weeks],
    ['chart', words.level, level || words.levelUnknown],
    ['language', words.language, language || words.languageUnknown],
    ['video', words.liveSessions, number(course.liveSessions)],
    ['list', words.assessments, number(course.assessments)],
    [
      'users',
      words.seats,
      hidesSeats ? null : words.seatsLeft(digits.format(seatsLeft), digits.format(course.capacity ?? 0)),
    ],
  ]);
}

/** The facts that need a sentence: how one learns, how much time it takes, who is there. */
export function longFacts(
  { course }: CourseOnOffer,
  trainer: Trainer | null,
  { say, locale }: Telling,
): Fact[] {
  const words = say.course.facts;
  const { format, studyTime } = course.words[locale];
  return known([
    ['screen', words.format, format || null],
    ['book', words.studyTime, studyTime || null],
    ['user', words.trainer, trainer === null ? words.trainerUnknown : trainer.words[locale].name],
    ['messages', words.consultation, course.consultation ? words.consultationIncluded : null],
  ]);
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
