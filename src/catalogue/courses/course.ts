/** What the academy sells as a course: one record that pages, cards, checkout, e-mails and structured data all read. */
import {
  apart,
  choice,
  day,
  draft,
  fieldMeta,
  film,
  ground,
  type Ground,
  group,
  inLanguages,
  list,
  longText,
  money,
  portrait,
  reference,
  slug,
  still,
  text,
  withProblem,
  twice,
  whole,
  yesNo,
  moment,
} from '../../platform/records/record-fields.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { addWeeks, hasPassed } from '../../platform/time/calendar-date.ts';
import { classroomAddresses, type WrittenIn } from '../../platform/records/record.ts';
import { z } from 'zod';
import { takePercentOff } from '../../platform/money/money.ts';
import { covers, lowestBefore, nothingKnown, type PastPrices } from './past-prices.ts';
import { areSound, type InstalmentTerms } from './instalment-terms.ts';

export type Localised<T> = Record<Locale, T>;

export type CurriculumLevel = {
  /** Short number or name: '01', 'Level 1'. */
  title: string;
  subtitle: string;
  description?: string;
  lessons: string[];
};

/** A stop on the way through a course, and what one has made there: the key of a drawn object, or a picture of the library. */
export type Stop = { object: string; title: string; text: string };

export type Question = { question: string; answer: string };

/** A learner who speaks into a phone: filmed upright, played in place. */
export type VideoTestimonial = {
  id: string;
  name: string;
  /** Where the learner lives and what they make. */
  about: string;
  quote: string;
  videoUrl: string | null;
  /** Its still, as `videoPoster` of a course; null: the learner's portrait is shown. */
  thumbnail: string | null;
  portrait: string;
  ground: Ground;
};

/** What only a course's sales page contains, in the language the course is sold in, the same at both addresses. */
export type SalesStory = {
  videoTestimonials: VideoTestimonial[];
  writtenTestimonials: { name: string; city: string; text: string }[];
  units: CurriculumLevel[];
  /** Beside the programme, after which of its modules are published. */
  programmeNote?: string;
};

/**
 * All texts of a course, once per language. `longDescription` and `faq` may contain placeholders: {price}, from the refund
 * policy {daysToDecide} and {paidBackWithin}, and {accessHours}.
 */
export type CourseWords = {
  name: string;
  /** One or two sentences for cards and search engines, at most 160 characters. */
  description: string;
  longDescription: string[];
  level: string;
  language: string;
  studyTime: string;
  format: string;
  /** For whom it is, in one line of the comparison with `comparesWith`. */
  forWhom?: string;
  instructorBio: string[];
  whatYouLearn: { title: string; text: string }[];
  /** The way in three to six stops; the last is what learners leave with. Left out: not drawn. */
  road?: Stop[];
  curriculum: CurriculumLevel[];
  requirements: string[];
  faq: Question[];
  testimonials: { name: string; city: string; text: string; portrait: string }[];
};

export type Course = WrittenIn & {
  slug: string;
  /** 'virtual': self-paced video on the learning platform; 'live': with live sessions on dates. */
  courseType: 'virtual' | 'live';
  /** Whether a consultation with the trainer is part of the course. */
  consultation: boolean;
  /** Slug of that consultation, one of the trainer's; null in old records: then none is promised. */
  consultationService?: string | null;
  /** Id of a field of study of the academy. */
  domain: string;
  /** Slug of a course that learners mix up with this one: the catalogue shows the two side by side. Left out: none. */
  comparesWith?: string | null;
  /**
   * For a course taught elsewhere: calendar date in Morocco, 'YYYY-MM-DD'; null when not announced. A start in the past
   * means open enrolment. A course taught here starts with its cohorts.
   */
  startsOn: string | null;
  durationWeeks: number | null;
  /** Centimes of MAD; null means 'Price to be announced' and only a waitlist. */
  priceCentimes: number | null;
  /** How it may be paid in parts; left out or null: at once only. Read by `termsOf`. */
  instalments?: InstalmentTerms | null;
  comingSoon: boolean;
  /** Seats in all; null when unlimited. Seats left are computed: capacity minus confirmed orders. */
  capacity: number | null;
  assessments: number | null;
  liveSessions: number | null;
  /** The card's picture: key of a drawn scene or person (src/platform/ui/art), or a picture of the library. */
  portrait: string;
  /** Ground colour of the card's picture. */
  ground: Ground;
  /** Slug of the trainer's record. */
  trainer: string | null;
  /** Tag of the language it is taught in: 'ary' is Moroccan Darija. */
  taughtIn: string;
  /** File below /media or a YouTube address; played only after a click. */
  videoUrl: string | null;
  /**
   * Its still without the extension ('/media/preview-x'), of which there are .avif, .webp and .jpg files; null: a drawn one
   * is shown.
   */
  videoPoster: string | null;
  /**
   * Where it is taught: in the academy's own classroom, or on a learning platform that needs an access code. Left out: here.
   */
  taughtAt?: 'here' | 'elsewhere';
  /**
   * A certificate of completion for learners who do all required lessons and attend so many per cent of the live sessions;
   * null: no certificate. Left out: one is given, for half of the live sessions where there are any.
   */
  certificate?: { attendancePercent: number } | null;
  /**
   * When the modules that are announced and not published yet appear: the first of them on a calendar date in Morocco,
   * 'YYYY-MM-DD', the others every so many days after it. Left out or null: no dates are known.
   */
  newModules?: { firstOn: string; everyDays: number } | null;
  /** Seats that somebody has paid for, for learners who ask for one; `givenBy`: who, as the page names them. Null: none. */
  scholarships?: { seats: number; givenBy: string } | null;
  /** The learning platform's product, for the start link. */
  platformProduct: string | null;
  /** Not listed: its page stays, for learners who bought it or have its address. Left out: it is listed. */
  unlisted?: boolean;
  /** No new orders: its page stays with the waitlist, and learners who have the course keep it. Left out: it is sold. */
  closedForSale?: boolean;
  /** Order on the catalogue page, from 1. */
  position: number;
  words: Localised<CourseWords>;
  /** Null for a course without a sales page of its own. */
  salesStory: SalesStory | null;
};

/** Learners can order it now: it has a price, is not coming soon, and is not closed. */
export const isOnSale = (course: Pick<Course, 'priceCentimes' | 'comingSoon' | 'closedForSale'>): boolean =>
  course.priceCentimes !== null && !course.comingSoon && course.closedForSale !== true;

/** It has lessons of ours, and needs no access code. */
export const isTaughtHere = ({ taughtAt }: Pick<Course, 'taughtAt'>): boolean => taughtAt !== 'elsewhere';

/** A course taught here with live sessions is sold by dated groups, and not by the start and seats of its record. */
export const isSoldByCohort = (course: Pick<Course, 'taughtAt' | 'courseType'>): boolean =>
  isTaughtHere(course) && course.courseType === 'live';

/** Its classroom speaks Moroccan Darija beside it, at its Arabic addresses. */
export const isInDarija = ({ taughtIn }: Pick<Course, 'taughtIn'>): boolean => /^ary\b/.test(taughtIn);

/** Learners who do all of it here get a certificate of completion. */
export const givesCertificate = (course: Pick<Course, 'taughtAt' | 'certificate'>): boolean =>
  isTaughtHere(course) && course.certificate !== null;

/** A recorded course taught here: it begins when the learner joins. */
export const isAtOwnPace = (course: Pick<Course, 'taughtAt' | 'courseType'>): boolean =>
  isTaughtHere(course) && course.courseType === 'virtual';

/** Whether lists, searches and the sitemap include it. */
export const isListed = ({ unlisted }: Pick<Course, 'unlisted'>): boolean => unlisted !== true;

/** The calendar day a course ends on: its start and the weeks it lasts; null while either is unknown. */
export const endsOn = ({
  startsOn,
  durationWeeks,
}: Pick<Course, 'startsOn' | 'durationWeeks'>): string | null =>
  startsOn === null || durationWeeks === null ? null : addWeeks(startsOn, durationWeeks);

/** A course taught elsewhere whose start has passed is open for enrolment; one that is coming soon has no date. */
export const hasOpenEnrolment = (
  course: Pick<Course, 'startsOn' | 'comingSoon' | 'taughtAt'>,
  now: Date,
): boolean =>
  !isTaughtHere(course) && !course.comingSoon && course.startsOn !== null && hasPassed(course.startsOn, now);

/** What the main button of a course does: 'waitlist' (coming soon, closed for sale, or neither price nor duration), 'buy-now', 'enrol'. */
export function actionOf(
  course: Pick<Course, 'slug' | 'priceCentimes' | 'comingSoon' | 'closedForSale' | 'courseType'>,
): 'waitlist' | 'buy-now' | 'enrol' {
  if (!isOnSale(course)) return 'waitlist';
  return course.courseType === 'virtual' ? 'buy-now' : 'enrol';
}

const level = () =>
  group({
    title: text(80),
    subtitle: text(200),
    description: longText(1_000).optional(),
    lessons: list(text(200), 60, { leastItems: 1 }),
  });

/** Questions and answers about anything that is sold. */
export const questions = () =>
  list(group({ question: text(300), answer: longText(2_000) }), 40, { group: 'blocks' });

const courseWords = () =>
  group({
    name: text(120),
    description: longText(160, { group: 'seo' }),
    longDescription: list(longText(3_000), 20, { leastItems: 1 }),
    level: text(80),
    language: text(120),
    studyTime: text(120),
    format: text(200),
    forWhom: text(200).optional(),
    instructorBio: list(longText(2_000), 10),
    whatYouLearn: list(group({ title: text(120), text: longText(500) }), 20, { leastItems: 1 }),
    road: list(group({ object: portrait(), title: text(60), text: text(160) }), 6, {
      group: 'blocks',
    }).optional(),
    curriculum: list(level(), 60),
    requirements: list(text(300), 20),
    faq: questions(),
    testimonials: list(
      group({ name: text(120), city: text(120), text: longText(1_000), portrait: portrait() }),
      30,
    ),
  });

/** In the one language that the course is sold in. */
const salesStory = () =>
  group(
    {
      videoTestimonials: list(
        group({
          id: slug(),
          name: text(120),
          about: text(200),
          quote: longText(1_000),
          videoUrl: film().nullable(),
          thumbnail: still().nullable(),
          portrait: portrait(),
          ground: ground(),
        }),
        20,
      ).refine(
        apart(({ id }: { id: string }) => id),
        twice,
      ),
      writtenTestimonials: list(group({ name: text(120), city: text(120), text: longText(1_000) }), 40),
      units: list(level(), 60),
      programmeNote: longText(300).optional(),
    },
    { group: 'blocks' },
  );

const instalments = () =>
  group(
    {
      depositCentimes: money(1),
      parts: list(group({ afterDays: whole(1, 730), amountCentimes: money(1) }), 12, { group: 'money' }).min(
        1,
      ),
      graceDays: whole(0, 60),
    },
    { group: 'money' },
  );

/** 'ary', 'fr', 'pt-BR'; may be empty in a draft. */
const languageTag = () =>
  text(35)
    .refine(
      (tag) => tag === '' || /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag),
      withProblem('bad-format', 'must be the tag of a language'),
    )
    .register(fieldMeta, { widget: 'language' });

/** The schema of a course's record. */
export const courseSchema = z.strictObject({
  slug: slug().refine(
    (typed) => !classroomAddresses.includes(typed),
    withProblem('slug-reserved', `must not be one of ${classroomAddresses.join(', ')}`),
  ),
  courseType: choice(['virtual', 'live']),
  consultation: yesNo(),
  consultationService: reference('services').nullish(),
  domain: reference('fields'),
  comparesWith: reference('courses').nullish(),
  startsOn: day().nullable(),
  durationWeeks: whole(1, 200).nullable(),
  priceCentimes: money().nullable(),
  instalments: instalments()
    .refine(
      (terms) => terms.parts.length === 0 || areSound(terms),
      withProblem('out-of-order', 'parts must be due on later and later days'),
    )
    .nullish(),
  comingSoon: yesNo(),
  unlisted: yesNo().optional(),
  closedForSale: yesNo().optional(),
  capacity: whole(1, 100_000).nullable(),
  assessments: whole(0, 1_000).nullable(),
  liveSessions: whole(0, 1_000).nullable(),
  portrait: portrait(),
  ground: ground(),
  trainer: reference('trainers').nullable(),
  taughtIn: languageTag(),
  videoUrl: film().nullable(),
  videoPoster: still().nullable(),
  taughtAt: choice(['here', 'elsewhere']).optional(),
  certificate: group({ attendancePercent: whole(0, 100) }).nullish(),
  newModules: group({ firstOn: day(), everyDays: whole(1, 366) }).nullish(),
  scholarships: group({ seats: whole(1, 1_000), givenBy: text(100) }).nullish(),
  platformProduct: text(100).nullable(),
  position: whole(1, 10_000),
  words: inLanguages(courseWords()),
  salesStory: draft(salesStory()).nullable(),
});

/** An early-bird campaign: while it runs its banner shows, and its percentage is really taken off at checkout. */

export type Campaign = WrittenIn & {
  slug: string;
  percent: number;
  /** Instants, ISO 8601 in UTC. A campaign runs from `startsAt` (included) to `endsAt` (excluded). */
  startsAt: string;
  endsAt: string;
  /** Slugs of the courses it lowers; empty means every course. */
  courses: string[];
  words: Localised<{ text: string; note: string }>;
};

export const isRunning = (campaign: Pick<Campaign, 'startsAt' | 'endsAt'>, now: Date): boolean =>
  Date.parse(campaign.startsAt) <= now.getTime() && now.getTime() < Date.parse(campaign.endsAt);

/** The best running campaign for a course: the highest percentage; campaigns are never added up. */
export function campaignFor(campaigns: readonly Campaign[], courseSlug: string, now: Date): Campaign | null {
  let best: Campaign | null = null;
  for (const campaign of campaigns) {
    if (!covers(campaign, courseSlug) || !isRunning(campaign, now)) continue;
    if (best === null || campaign.percent > best.percent) best = campaign;
  }
  return best;
}

export type Offer = {
  /** What checkout charges, centimes of MAD. */
  priceCentimes: number;
  /**
   * What is struck through: while a campaign runs the lowest price of the 30 days before it began. Null when no campaign
   * runs, nothing is saved, or no earlier price is known.
   */
  beforeCentimes: number | null;
  campaign: Campaign | null;
};

/**
 * The one place a course's price of today is worked out. Null when the course has no price. `past` decides what is struck
 * through and never what is charged; without it nothing is struck through.
 */
export function offerFor(
  course: { slug: string; priceCentimes: number | null },
  campaigns: readonly Campaign[],
  now: Date,
  past: PastPrices = nothingKnown,
): Offer | null {
  if (course.priceCentimes === null) return null;
  // Nothing can be taken off what is free.
  const campaign = course.priceCentimes === 0 ? null : campaignFor(campaigns, course.slug, now);
  if (campaign === null) return { priceCentimes: course.priceCentimes, beforeCentimes: null, campaign };
  const priceCentimes = takePercentOff(course.priceCentimes, campaign.percent);
  const before = lowestBefore(course.slug, campaign, past, now) ?? 0;
  return { priceCentimes, beforeCentimes: before > priceCentimes ? before : null, campaign };
}

/** What a campaign's record must be. */
export const campaignSchema = z.strictObject({
  slug: slug(),
  percent: whole(1, 99),
  startsAt: moment(),
  endsAt: moment(),
  courses: list(reference('courses'), 200, { group: 'facts' }).refine(apart(String), twice),
  words: inLanguages(group({ text: text(160), note: text(300) })),
});

/** The consultation that is part of a course; null without one, or while its service is not named. */
export const includedService = ({
  consultation,
  consultationService,
}: Pick<Course, 'consultation' | 'consultationService'>): string | null =>
  consultation ? (consultationService ?? null) : null;

/** `mean`: of 1 to 5 stars, in tenths. */
export type Rating = { mean: number; count: number };

/** The testimonials of a record that are left beside its course's reviews: each review sends one away, the first first. */
export const testimonialsLeft = <T>(testimonials: readonly T[], rating: Rating | null): T[] =>
  testimonials.slice(rating?.count ?? 0);
