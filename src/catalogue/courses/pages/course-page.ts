/** The sentences of a course's page: facts, prices and promises, in the order they are shown. */
import { languages } from '../../../platform/i18n/languages.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import type { PaymentOption } from '../../../selling/orders/order.ts';
import type { Words } from '../../../words.ts';
import {
  type Course,
  type CourseWords,
  endsOn,
  givesCertificate,
  isAtOwnPace,
  includedService,
} from '../course.ts';
import { policyValues, sinceOfCourse } from '../../../academy/legal/policy-values.ts';
import type { AcademySettings } from '../../../academy/settings/settings.ts';
import type { Trainer } from '../trainer.ts';
import { formatDate, hasPassed } from '../../../platform/time/calendar-date.ts';
import type { CourseOnOffer } from '../../../site/offers/read-catalogue.service.ts';
import { count } from '../../../platform/i18n/count.ts';
import { hasSeat, nextCohort } from '../cohort.ts';
import { lastDayOf } from '../meetings.ts';
import { viewCohort } from '../cohort.view.ts';
import { cohortWords } from '../cohort.words.ts';
import { fill, fillAll } from '../../../platform/i18n/fill.ts';
import type { IconName } from '../../../platform/ui/icon.tsx';
import type { Taught } from '../../../learning/classroom/outline.service.ts';
import { type CourseView, describeCourse, isForSale, isFull, type ViewContext } from './course-view.ts';
import { describeProgramme } from './programme.ts';

export type Fact = { icon: IconName; term: string; value: string };

const number = (n: number | null): string | null => (n === null ? null : String(n));

type Row = [icon: IconName, term: string, value: string | null];

/** Leaves out what the record does not have. */
const known = (rows: readonly Row[]): Fact[] =>
  rows.flatMap(([icon, term, value]) => (value === null ? [] : [{ icon, term, value }]));

/** The trainer of the next group, else the course's. */
export const trainerOf = ({ course, cohorts = [] }: CourseOnOffer): string | null =>
  nextCohort(cohorts)?.trainer ?? course.trainer;

/** When it begins. A full course shows its start and that it is full; once it began, the next group has no date yet. */
function startOf(onOffer: CourseOnOffer, view: CourseView, { t, locale, now }: ViewContext): string {
  const words = t.course.facts;
  const { course, cohorts = [] } = onOffer;
  const next = nextCohort(cohorts);
  const { startsOn } = next ?? course;
  if (view.isFull && !isAtOwnPace(course)) {
    if (startsOn === null || hasPassed(startsOn, now)) return words.startUnknown;
    const day = next ? viewCohort(next, locale, now).day : formatDate(startsOn, locale);
    return cohortWords[locale].fullStart(day);
  }
  const unannounced = course.comingSoon || startsOn === null ? words.startUnknown : words.openEnrolment;
  return view.start ?? unannounced;
}

/** The day it ends, until that has passed. With open enrolment it ends so many weeks after the learner's own start. */
function endOf(onOffer: CourseOnOffer, { t, locale, now }: ViewContext): string | null {
  const { course, cohorts = [] } = onOffer;
  const next = nextCohort(cohorts);
  const last = next ? lastDayOf(next) : endsOn(course);
  if (course.comingSoon || isFull(onOffer) || last === null || course.durationWeeks === null) return null;
  if (!hasPassed(last, now)) return formatDate(last, locale);
  return t.course.facts.endsAfter(count(course.durationWeeks, t.course.facts.weeksAfter, locale));
}

/** The groups after the one that is shown first. */
function laterGroups({ cohorts = [] }: CourseOnOffer, { locale, now }: ViewContext): string | null {
  const next = nextCohort(cohorts);
  const later = cohorts.filter((one) => one.id !== next?.id && hasSeat(one));
  return later.length === 0
    ? null
    : later.map((one) => viewCohort(one, locale, now).day).join(languages[locale].comma);
}

/** In the head of the page, what learners ask first: when it begins and meets, how long and how hard it is, which seats are left. */
export function headFacts(onOffer: CourseOnOffer, view: CourseView, context: ViewContext): Fact[] {
  const { t } = context;
  const words = t.course.facts;
  const { meetsInMorocco, seats, duration } = view;
  const level = view.words.level || words.levelUnknown;
  return known([
    ['calendar', words.start, startOf(onOffer, view, context)],
    ['video', words.liveSessions, view.isFull ? null : meetsInMorocco],
    ['chart', words.level, duration === null ? level : `${duration} · ${level}`],
    ['users', words.seats, seats],
  ]);
}

/** The other facts, each once: beside the text, with the price. The language is always shown. */
export function moreFacts(onOffer: CourseOnOffer, context: ViewContext): Fact[] {
  const { course } = onOffer;
  const { t, locale } = context;
  const words = t.course.facts;
  const { studyTime, format, language } = course.words[locale];
  const certified = givesCertificate(course) && !course.comingSoon;
  return known([
    ['flag', words.end, endOf(onOffer, context)],
    ['calendar', cohortWords[locale].facts.nextGroups, laterGroups(onOffer, context)],
    ['video', words.liveSessions, number(course.liveSessions)],
    ['list', words.assessments, number(course.assessments)],
    ['book', words.studyTime, studyTime || null],
    ['language', words.language, language || words.languageUnknown],
    ['screen', words.format, format || null],
    ['award', words.certificate, certified ? words.certificateGiven : null],
    ['messages', words.consultation, includedService(course) === null ? null : words.consultationIncluded],
  ]);
}

/** The right to cancel and get a refund. */
export function refundPromise(
  course: Pick<Course, 'courseType'>,
  settings: AcademySettings,
  { t, locale }: Pick<ViewContext, 't' | 'locale'>,
) {
  const { refund, refundText } = t.course.price;
  const since = sinceOfCourse(course, t.refunds);
  return fillAll(
    { title: refund, text: refundText },
    { ...policyValues(settings, t.refunds, locale), since },
  );
}

/**
 * The record's texts with their placeholders filled in: the price of today, the academy's promises. While no price is
 * announced, texts that mention it are left out.
 */
export function filledWords(
  course: Pick<Course, 'courseType' | 'words'>,
  settings: AcademySettings,
  { t, locale, priceText }: Pick<ViewContext, 't' | 'locale'> & { priceText: string | null },
): CourseWords {
  const { courseDaysAlone, paidBack, accessHours } = policyValues(settings, t.refunds, locale);
  const words = course.words[locale];
  const values = {
    price: priceText ?? '',
    daysToDecide: `${courseDaysAlone} (${sinceOfCourse(course, t.refunds)})`,
    paidBackWithin: paidBack,
    accessHours,
  };
  const put = (sentence: string): string => fill(sentence, values);
  const holds = (...sentences: string[]): boolean =>
    priceText !== null || !sentences.some((sentence) => sentence.includes('{price}'));
  return {
    ...words,
    longDescription: words.longDescription.filter((paragraph) => holds(paragraph)).map(put),
    faq: words.faq
      .filter(({ question, answer }) => holds(question, answer))
      .map(({ question, answer }) => ({ question: put(question), answer: put(answer) })),
  };
}

/** 'Pay in cash, by bank transfer, or by card', in the academy's order. */
export function waysInWords(
  methods: readonly PaymentOption[],
  words: Words['course']['price'],
  locale: Locale,
): string {
  const ways: Partial<Record<PaymentOption, string>> = words.ways;
  const named = methods.flatMap((method) => ways[method] ?? []);
  return words.pay(new Intl.ListFormat(locale, { type: 'disjunction' }).format(named));
}

/** Everything a course's page shows. */
export function describeCoursePage(
  onOffer: CourseOnOffer,
  trainer: Trainer | null,
  {
    settings,
    context,
    taught = { outline: [], units: [] },
  }: { settings: AcademySettings; context: ViewContext; taught?: Pick<Taught, 'outline' | 'units'> },
) {
  const { course } = onOffer;
  const { t, locale, now } = context;
  const view = describeCourse(onOffer, context);
  const priceText = view.price === null ? null : view.priceText;
  return {
    view,
    words: filledWords(course, settings, { t, locale, priceText }),
    programme: describeProgramme(onOffer, course.words[locale].curriculum, taught, {
      words: t.course.curriculum,
      days: t.refunds.days,
      locale,
      now,
    }),
    head: headFacts(onOffer, view, context),
    facts: moreFacts(onOffer, context),
    refund: refundPromise(course, settings, context),
    scholarshipHref:
      course.scholarships && isForSale(view.action) ? context.links.scholarship(course.slug) : null,
    trainer,
    // The course's text is about its own trainer, not about the trainer of the next group.
    biography: trainer?.slug === course.trainer ? course.words[locale].instructorBio : [],
  };
}

export type CoursePage = ReturnType<typeof describeCoursePage>;
