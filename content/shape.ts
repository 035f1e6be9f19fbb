/** The shapes that content is written in. Content holds words and records, never logic. */
import type { Campaign, Course } from '../src/features/courses/course.ts';
import type { ConsultationService } from '../src/features/consultations/consultation-service.ts';
import type { Job } from '../src/features/careers/job.ts';
import type { Post } from '../src/features/blog/post.ts';
import type { Product } from '../src/features/shop/product.ts';
import type { Coupon } from '../src/features/coupons/coupon.ts';
import type { AcademySettings } from '../src/features/settings/settings.ts';
import type { Trainer } from '../src/features/courses/trainer.ts';
import type { Workshop } from '../src/features/workshops/workshop.ts';
import type { Space } from '../src/features/community/space.ts';
import type { Assignment } from '../src/features/classroom/assignment.ts';
import type { LessonKind } from '../src/features/classroom/lesson.ts';
import type { Quiz } from '../src/features/classroom/quiz.ts';

export type SampleCourse = Course;
/** `heldInDays`: the day is set at the first start, so that a newcomer sees seats, calendar file and registration. */
export type SampleWorkshop = Omit<Workshop, 'heldOn'> & ({ heldOn: string } | { heldInDays: number });
/** A dated group; `startsInWeeks`: on which Monday after the first start. `weekdays`: 1 is Monday. Times are Morocco's. */
export type SampleCohort = {
  courseSlug: string;
  startsInWeeks: number;
  weekdays: readonly number[];
  startsAt: string;
  minutes: number;
  weeks: number;
  seats: number;
  trainer: string;
};
export type SampleProduct = Product;
export type SampleTrainer = Trainer;
export type SamplePost = Post;
export type SampleJob = Job;
export type SampleConsultationService = ConsultationService;
/** Times are 'HH:MM' on the clock of Morocco. */
export type SampleExpertHours = {
  expert: string;
  bufferMinutes: number;
  noticeHours: number;
  horizonDays: number;
  hours: { weekday: number; from: string; until: string }[];
};
/** `runsForDays`: the end is set at the first start, so that a newcomer sees the campaign count down. */
export type SampleCampaign = Omit<Campaign, 'startsAt' | 'endsAt'> &
  ({ startsAt: string; endsAt: string } | { runsForDays: number });
/** It begins at the first start and does not end. */
export type SampleCoupon = Pick<Coupon, 'code' | 'kind' | 'value' | 'scope' | 'mostUses' | 'mostPerPerson'>;
export type SampleSettings = AcademySettings;
/** A post of the team in the community. */
export type SampleCommunityPost = { space: Space; isPinned: boolean; body: { en: string; ar: string } };

type InBoth = { en: string; ar: string };

/** A lesson. What is read stands beside its outline, in `<key>.en.md` and `<key>.ar.md`. */
export type SampleLesson = {
  key: string;
  kind: LessonKind;
  title: InBoth;
  minutes: number;
  /** Exactly one of a course. */
  isFree?: true;
  /** Counts for the certificate unless it says no. */
  isRequired?: false;
  /** Name of a film in `films/`. */
  film?: string;
  task?: Quiz | Assignment;
};
export type SampleModule = { title: InBoth; opensAfterDays: number; lessons: readonly SampleLesson[] };
/** What a course teaches in our own classroom. */
export type SampleOutline = { course: string; modules: readonly SampleModule[] };

/** Icons that films draw, by their names at lucide.dev. */
export type FilmIcon =
  | 'alarm'
  | 'banknote'
  | 'book'
  | 'calendar'
  | 'camera'
  | 'chat'
  | 'check'
  | 'clock'
  | 'cross'
  | 'door'
  | 'ear'
  | 'eye'
  | 'globe'
  | 'hand'
  | 'home'
  | 'mic'
  | 'notebook'
  | 'package'
  | 'pen'
  | 'phone'
  | 'question'
  | 'return'
  | 'shop'
  | 'star'
  | 'sun'
  | 'tag'
  | 'truck'
  | 'user'
  | 'users'
  | 'video'
  | 'wallet'
  | 'window';

/** What a scene of a lesson's film shows. Nobody speaks: the words of a scene are its caption. */
export type FilmPicture =
  /** A person in a door, and a line beside her. */
  | { kind: 'person'; line: InBoth; over?: InBoth }
  /** One icon and a line; `teaches` the language whose words are learned: they stand larger. */
  | { kind: 'line'; icon: FilmIcon; line: InBoth; teaches?: 'en' }
  /** Three to five things in a row, of which one is spoken of; null: all of them. */
  | {
      kind: 'row';
      title: InBoth;
      things: readonly { icon: FilmIcon; label: InBoth }[];
      at: number | null;
    }
  /** A sum: the first `shown` of its lines. The last line is the result. */
  | { kind: 'sum'; title: InBoth; lines: readonly { label: InBoth; value: string }[]; shown: number };

export type FilmScene = { seconds: number; shows: FilmPicture; says: InBoth };
/** `portrait`: a drawn person of `src/platform/ui/art/people`. */
export type LessonFilm = {
  name: string;
  portrait: string;
  ground: 'majorelle' | 'mint' | 'saffron' | 'clay' | 'lilac' | 'blush';
  scenes: readonly FilmScene[];
};
/** What the tool made of a film, as it wrote it down: seconds, and pixels by rendition. */
export type MadeFilm = {
  name: string;
  seconds: number;
  sizes: { '480': [number, number]; '240': [number, number] };
};

/**
 * English words define the shape; Arabic is checked against it, so that a missing Arabic line does not compile:
 * `export const ar: InArabic<typeof en> = { … }`.
 */
export type InArabic<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : T extends readonly (infer U)[]
      ? readonly InArabic<U>[]
      : { readonly [K in keyof T]: InArabic<T[K]> };

/** A paragraph, a list, or something the page draws from the settings. `[words](page)` is a link, backquotes hold what reads left to right. */
export type LegalBlock =
  | { text: string }
  | { points: readonly LegalPoint[] }
  | { identity: true }
  | { refunds: true }
  | { cookies: true };

/** A point, or one that stands there only where the academy is set up so: one of the `legalCases` of the domain, as a test asks. */
export type LegalPoint = string | { only: string; text: string };

/** A page of law: numbered sections that can be linked to. Its versions stand in versions.ts, for both languages. */
export type LegalPage = {
  /** Newest first. */
  versions: readonly LegalVersion[];
  title: string;
  /** For search engines, at most 160 characters. */
  description: string;
  lead: string;
  sections: readonly { id: string; heading: string; blocks: readonly LegalBlock[] }[];
};

/** One version of a page of law: from when it holds ('YYYY-MM-DD') and what it changed. */
export type LegalVersion = { version: string; effectiveOn: string; change: { en: string; ar: string } };
