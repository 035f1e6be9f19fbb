/** The sentences of a course's page: facts, prices and promises, in the order they are shown. */
import { includedService } from '../../access/rights.ts';
import { type CourseWords, endsOn, givesCertificate, isAtOwnPace } from '../course.ts';
import { policyValues } from '../../legal/policy-values.ts';
import type { AcademySettings } from '../../settings/settings.ts';
import type { Trainer } from '../trainer.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { formatDate, hasPassed } from '../../../platform/time/calendar-date.ts';
import type { CourseOnOffer } from '../../catalogue/read-catalogue.service.ts';
import { count, formatNumber } from '../../../platform/i18n/count.ts';
import { hasSeat, lastDayOf, nextCohort } from '../../cohorts/cohort.ts';
import { viewCohort } from '../../cohorts/cohort.view.ts';
import { cohortWords } from '../../cohorts/cohort.words.ts';
import { fill, fillAll } from '../../../platform/i18n/fill.ts';
import type { IconName } from '../../../platform/ui/icon.tsx';
import { type CourseView, describeCourse, isFull, type ViewContext } from './course-view.ts';

/** Parts beside the facts, which stay visible on wide screens. */
export type BlockName = 'film' | 'about' | 'arabic' | 'learn' | 'levels' | 'path' | 'requirements';
/** Parts across the whole window, below. */
export type BandName = 'learn' | 'trainer' | 'voices' | 'questions';

type CourseLayout = {
  /** 'priced': the head of the page has price and action too. */
  opening: 'plain' | 'priced';
  beside: readonly BlockName[];
  bands: readonly BandName[];
  /** The language of the trainer's story: the page's, or both side by side. */
  story: 'own' | 'both';
};

const anyCourse: CourseLayout = {
  opening: 'plain',
  beside: ['film', 'about', 'learn', 'levels', 'requirements'],
  bands: ['trainer', 'voices', 'questions'],
  story: 'own',
};

const layouts: Readonly<Record<string, CourseLayout>> = {
  'ecommerce-mastery': {
    opening: 'plain',
    beside: ['film', 'about', 'arabic', 'levels', 'requirements'],
    bands: ['learn', 'voices', 'trainer', 'questions'],
    story: 'both',
  },
  'fashion-business-masterclass': {
    opening: 'plain',
    beside: ['about', 'film', 'path', 'arabic', 'requirements'],
    bands: ['trainer', 'learn', 'voices', 'questions'],
    story: 'both',
  },
  'ugc-creation-masterclass': {
    opening: 'plain',
    beside: ['film', 'arabic', 'about', 'path', 'requirements'],
    bands: ['trainer', 'voices', 'learn', 'questions'],
    story: 'both',
  },
  'english-mastery': {
    opening: 'priced',
    beside: ['about', 'path', 'film', 'requirements'],
    bands: ['learn', 'voices', 'trainer', 'questions'],
    story: 'own',
  },
};

const layoutOf = (slug: string): CourseLayout => layouts[slug] ?? anyCourse;

export type Fact = { icon: IconName; term: string; value: string };

const number = (n: number | null): string | null => (n === null ? null : String(n));

type Row = [icon: IconName, term: string, value: string | null];

/** Leaves out what the record does not have. */
const known = (rows: readonly Row[]): Fact[] =>
  rows.flatMap(([icon, term, value]) => (value === null ? [] : [{ icon, term, value }]));

/** The trainer of the next group, else the course's. */
export const trainerOf = ({ course, cohorts = [] }: CourseOnOffer): string | null =>
  nextCohort(cohorts)?.trainer ?? course.trainer;

/** A full course shows its start and that it is full; once it began, the next group has no date yet. */
function startOf(onOffer: CourseOnOffer, { t, locale, now }: ViewContext): string {
  const words = t.course.facts;
  const { course, cohorts = [] } = onOffer;
  if (isAtOwnPace(course) && !course.comingSoon) return cohortWords[locale].ownPace;
  const next = nextCohort(cohorts);
  const { startsOn } = next ?? course;
  if (course.comingSoon || startsOn === null) return words.startUnknown;
  const hasBegun = hasPassed(startsOn, now);
  const day = next ? viewCohort(next, locale, now).day : formatDate(startsOn, locale);
  if (isFull(onOffer)) return hasBegun ? words.startUnknown : cohortWords[locale].fullStart(day);
  if (!hasBegun) return day;
  return next ? viewCohort(next, locale, now).starts : words.openEnrolment;
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

/** How many seats there are; and how many are left once the first is taken, since before that nothing is scarce. */
function seatsOf({ course, seatsLeft }: CourseOnOffer, { t, locale }: ViewContext): string | null {
  if (seatsLeft === null || seatsLeft <= 0 || course.capacity === null || course.comingSoon) return null;
  if (seatsLeft >= course.capacity) return formatNumber(course.capacity, locale);
  return t.course.facts.seatsLeft(formatNumber(seatsLeft, locale), formatNumber(course.capacity, locale));
}

/** How often it meets: of a group the days and hour, and how many times in all. */
function meetingsOf({ course, cohorts = [] }: CourseOnOffer, { locale, now }: ViewContext): string | null {
  const next = nextCohort(cohorts);
  if (next === null) return number(course.liveSessions);
  const { meets } = viewCohort(next, locale, now);
  return meets === ''
    ? null
    : `${meets} · ${count(course.liveSessions ?? 0, cohortWords[locale].sessionsShort, locale)}`;
}

/** The groups after the one that is shown first. */
function laterGroups({ cohorts = [] }: CourseOnOffer, { locale, now }: ViewContext): string | null {
  const next = nextCohort(cohorts);
  const later = cohorts.filter((one) => one.id !== next?.id && hasSeat(one));
  return later.length === 0
    ? null
    : later.map((one) => viewCohort(one, locale, now).day).join(locale === 'ar' ? '، ' : ', ');
}

/** What learners ask first: when, how long, for whom. The level is always shown. */
export function openingFacts(onOffer: CourseOnOffer, context: ViewContext): Fact[] {
  const { course } = onOffer;
  const { t, locale } = context;
  const words = t.course.facts;
  const weeks = course.durationWeeks === null ? null : count(course.durationWeeks, words.weeks, locale);
  return known([
    ['calendar', words.start, startOf(onOffer, context)],
    ['clock', words.duration, weeks],
    ['chart', words.level, course.words[locale].level || words.levelUnknown],
  ]);
}

/** In the head of the page: of a group its first day, its hours and its seats, before facts of the course. */
function headFacts(
  onOffer: CourseOnOffer,
  { start, meets, seats }: CourseView,
  context: ViewContext,
): Fact[] {
  const words = context.t.course.facts;
  const facts = openingFacts(onOffer, context);
  if (start === null || meets === null || isFull(onOffer)) return facts;
  return [
    ...known([
      ['calendar', words.start, start],
      ['video', words.liveSessions, meets],
      ['users', words.seats, seats],
    ]),
    ...facts.slice(1),
  ];
}

/** Facts of a few words, beside the text. */
export function briefFacts(onOffer: CourseOnOffer, trainer: Trainer | null, context: ViewContext): Fact[] {
  const { course } = onOffer;
  const { t, locale } = context;
  const words = t.course.facts;
  const [start, ...opening] = openingFacts(onOffer, context);
  return [
    ...(start === undefined ? [] : [start]),
    ...known([
      ['flag', words.end, endOf(onOffer, context)],
      ['calendar', cohortWords[locale].facts.nextGroups, laterGroups(onOffer, context)],
    ]),
    ...opening,
    ...known([
      ['user', words.trainer, trainer === null ? words.trainerUnknown : trainer.words[locale].name],
      ['video', words.liveSessions, meetingsOf(onOffer, context)],
      ['list', words.assessments, number(course.assessments)],
      ['book', words.studyTime, course.words[locale].studyTime || null],
      ['users', words.seats, seatsOf(onOffer, context)],
    ]),
  ];
}

/** Facts that need a sentence: in which language, how one learns, who is there. The language is always shown. */
export function longFacts({ course }: CourseOnOffer, { t, locale }: ViewContext): Fact[] {
  const words = t.course.facts;
  const { format, language } = course.words[locale];
  const certified = givesCertificate(course) && !course.comingSoon;
  return known([
    ['language', words.language, language || words.languageUnknown],
    ['screen', words.format, format || null],
    ['award', words.certificate, certified ? words.certificateGiven : null],
    ['messages', words.consultation, includedService(course) === null ? null : words.consultationIncluded],
  ]);
}

/** The right to cancel and get a refund. */
export function refundPromise(settings: AcademySettings, { t, locale }: Pick<ViewContext, 't' | 'locale'>) {
  const { refund, refundText } = t.course.price;
  return fillAll({ title: refund, text: refundText }, policyValues(settings, t.refunds, locale));
}

/**
 * The record's texts with their placeholders filled in: the price of today, the academy's promises. While no price is
 * announced, texts that mention it are left out.
 */
export function filledWords(
  words: CourseWords,
  settings: AcademySettings,
  { t, locale, priceText }: Pick<ViewContext, 't' | 'locale'> & { priceText: string | null },
): CourseWords {
  const { courseDaysAlone, paidBack, accessHours } = policyValues(settings, t.refunds, locale);
  const values = {
    price: priceText ?? '',
    daysToDecide: courseDaysAlone,
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

/** The trainer, with their story in one language. */
export type Story = { locale: Locale; name: string; title: string; paragraphs: readonly string[] };

function storiesOf({ course }: CourseOnOffer, trainer: Trainer | null, locale: Locale): Story[] {
  const other: Locale = locale === 'en' ? 'ar' : 'en';
  const inBoth = layoutOf(course.slug).story === 'both' && course.writtenIn === undefined;
  const storyLocales = inBoth ? [locale, other] : [locale];
  if (trainer === null) return [];
  return storyLocales.map((one) => ({
    locale: one,
    ...trainer.words[one],
    // The course's text is about its own trainer, not about the trainer of the next group.
    paragraphs: trainer.slug === course.trainer ? course.words[one].instructorBio : [],
  }));
}

/** Everything a course's page shows. `words` of the other language are for its section in Arabic. */
export function describeCoursePage(
  onOffer: CourseOnOffer,
  trainer: Trainer | null,
  { settings, context, inArabic }: { settings: AcademySettings; context: ViewContext; inArabic: ViewContext },
) {
  const { course } = onOffer;
  const { locale } = context;
  const view = describeCourse(onOffer, context);
  const wordsIn = ({ t, locale: one }: ViewContext, { price, priceText }: CourseView) =>
    filledWords(course.words[one], settings, {
      t,
      locale: one,
      priceText: price === null ? null : priceText,
    });
  return {
    view,
    words: wordsIn(context, view),
    layout: layoutOf(course.slug),
    opening: headFacts(onOffer, view, context),
    brief: briefFacts(onOffer, trainer, context),
    long: longFacts(onOffer, context),
    refund: refundPromise(settings, context),
    trainer,
    stories: storiesOf(onOffer, trainer, locale),
    /** Only the English page has a section in Arabic; on the Arabic page the page itself is in Arabic. */
    arabic:
      locale === 'ar' || course.writtenIn !== undefined
        ? null
        : wordsIn(inArabic, describeCourse(onOffer, inArabic)),
  };
}

/** Whether the English page of this course has text in Arabic script, which needs the Arabic font. */
export const showsArabic = ({
  layout,
  stories,
  arabic,
}: Pick<CoursePage, 'layout' | 'stories' | 'arabic'>): boolean =>
  (layout.beside.includes('arabic') && arabic !== null) || stories.some(({ locale }) => locale === 'ar');

export type CoursePage = ReturnType<typeof describeCoursePage>;
