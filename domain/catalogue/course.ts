/** What the academy sells as a course: one record that pages, cards, checkout, e-mails and structured data all read. */
import type { Ground } from './ground.ts';
import type { Locale } from '../people/locale.ts';

export type Localised<T> = Record<Locale, T>;

export type CurriculumLevel = {
  /** Short number or name: '01', 'Level 1'. */
  title: string;
  subtitle: string;
  description?: string;
  lessons: string[];
};

export type Question = { question: string; answer: string };

/** Everything of a course that is said in words, once per language. */
export type CourseWords = {
  name: string;
  /** One or two sentences for cards and search engines, at most 160 characters. */
  description: string;
  longDescription: string[];
  level: string;
  language: string;
  studyTime: string;
  format: string;
  instructorBio: string[];
  whatYouLearn: { title: string; text: string }[];
  curriculum: CurriculumLevel[];
  requirements: string[];
  faq: Question[];
  testimonials: { name: string; city: string; text: string; portrait: string }[];
};

export type Course = {
  slug: string;
  /** 'virtual': self-paced video on the learning platform; 'live': with live sessions on dates. */
  courseType: 'virtual' | 'live';
  /** Whether a consultation with the trainer is part of the course. */
  consultation: boolean;
  domain: 'commerce' | 'fashion' | 'content' | 'languages' | 'marketing';
  /** Calendar date in Morocco, 'YYYY-MM-DD'; null when not announced. A start in the past means open enrolment. */
  startsOn: string | null;
  durationWeeks: number | null;
  /** Centimes of MAD; null means 'Price to be announced' and only a waitlist. */
  priceCentimes: number | null;
  originalPriceCentimes: number | null;
  comingSoon: boolean;
  /** Places in all; null when unlimited. Seats left are capacity minus confirmed orders, never a typed number. */
  capacity: number | null;
  assessments: number | null;
  liveSessions: number | null;
  /** Key of a drawn portrait under app/art/people; the card's picture. */
  portrait: string;
  /** Ground colour of the card's picture. */
  ground: Ground;
  /** Slug of the trainer's record. */
  trainer: string | null;
  /** File below /media or a YouTube address; played only after a click. */
  videoUrl: string | null;
  /** The learning platform's product, for the start link. */
  platformProduct: string | null;
  /** Order on the catalogue page, from 1. */
  position: number;
  words: Localised<CourseWords>;
};

/** Learners can pay for it now: it has a price and is not announced as coming soon. */
export const isOnSale = (course: Pick<Course, 'priceCentimes' | 'comingSoon'>): boolean =>
  course.priceCentimes !== null && !course.comingSoon;

/** What the main button of a course does: 'waitlist' (coming soon, or neither price nor duration), 'buy-now', 'enrol'. */
export function actionOf(
  course: Pick<Course, 'slug' | 'priceCentimes' | 'comingSoon' | 'courseType'>,
): 'waitlist' | 'buy-now' | 'enrol' {
  if (!isOnSale(course)) return 'waitlist';
  return course.courseType === 'virtual' ? 'buy-now' : 'enrol';
}
