/** The types of the content. Content is words and records, never logic. */
import type { Bundle } from '../src/catalogue/shop/bundle.ts';
import type { Campaign, Course, Localised } from '../src/catalogue/courses/course.ts';
import type { ConsultationService } from '../src/catalogue/consultations/consultation-service.ts';
import type { Job } from '../src/site/careers/job.ts';
import type { Post } from '../src/site/blog/post.ts';
import type { Product } from '../src/catalogue/shop/product.ts';
import type { Coupon } from '../src/selling/coupons/coupon.ts';
import type { AcademySettings } from '../src/academy/settings/settings.ts';
import type { Trainer } from '../src/catalogue/courses/trainer.ts';
import type { Workshop } from '../src/catalogue/workshops/workshop.ts';
import type { Reaction, Space } from '../src/community/community/space.ts';

export type SampleCourse = Course;
/** `heldInDays`: the day is set at the first start, so that a new academy shows seats, calendar file and registration. */
export type SampleWorkshop = Omit<Workshop, 'heldOn'> & ({ heldOn: string } | { heldInDays: number });
/** A dated group; `startsInWeeks`: on which Monday after the first start. `weekdays`: 1 is Monday. In Moroccan time. */
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
export type SampleProduct = Omit<Product, 'files'> & { files: Partial<NonNullable<Product['files']>> };
export type SampleBundle = Bundle;
export type SampleTrainer = Trainer;
export type SamplePost = Post;
export type SampleJob = Job;
export type SampleConsultationService = ConsultationService;
/** Times are 'HH:MM' in Moroccan time. */
export type SampleExpertHours = {
  expert: string;
  bufferMinutes: number;
  noticeHours: number;
  horizonDays: number;
  hours: { weekday: number; from: string; until: string }[];
};
/** `runsForDays`: the end is set at the first start, so that a new academy shows the campaign's countdown. */
export type SampleCampaign = Omit<Campaign, 'startsAt' | 'endsAt'> &
  ({ startsAt: string; endsAt: string } | { runsForDays: number });
/** It begins at the first start and does not end. */
export type SampleCoupon = Pick<Coupon, 'code' | 'kind' | 'value' | 'scope' | 'mostUses' | 'mostPerPerson'>;
export type SampleSettings = AcademySettings;
/** A community post by the team. */
export type SampleCommunityPost = { space: Space; isPinned: boolean; body: Localised<string> };
/** An invented host of the community: no learner and no witness, and gone with the sample. */
export type SampleHost = { key: string; name: string; city: string; about: string };
/** A post of a host, in the language it was written in. */
export type SampleHostPost = {
  by: string;
  space: Space;
  /** Counted from the first start, at least 1; `at` is Morocco's time. */
  daysAgo: number;
  at: string;
  body: string;
  /** Visitors may read it. */
  isPublic?: true;
  /** Hosts who gave it a reaction. */
  given?: Partial<Record<Reaction, readonly string[]>>;
  replies?: readonly { by: string; afterMinutes: number; body: string }[];
};

type InBoth = { en: string; ar: string; fr?: string };

/** Data about a finished film, written by the tool: seconds, pixels by size, and the second at which each of its parts begins. */
export type MadeFilm = {
  name: string;
  seconds: number;
  sizes: { '480': [number, number]; '240': [number, number] };
  chapters: { at: number; title: InBoth; isTurn?: boolean }[];
};

/**
 * The English words define the type; the Arabic is checked against it, so that a missing Arabic line does not compile:
 * `export const ar: InArabic<typeof en> = { … }`.
 */
export type InArabic<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : T extends readonly (infer U)[]
      ? readonly InArabic<U>[]
      : { readonly [K in keyof T]: InArabic<T[K]> };

/** A paragraph, a list, or a part that the page fills from the settings. `[words](page)` is a link, text between backquotes reads left to right. */
export type LegalBlock =
  | { text: string }
  | { points: readonly LegalPoint[] }
  | { identity: true }
  | { refunds: true }
  | { cookies: true };

/** A point, or one that is only for some settings: one of the domain's `legalCases`, checked by a test. */
export type LegalPoint = string | { only: string; text: string };

/** A page of law: numbered sections with anchors. Its versions are in versions.ts, for both languages. */
export type LegalPage = {
  /** Newest first. */
  versions: readonly LegalVersion[];
  title: string;
  /** For search engines, at most 160 characters. */
  description: string;
  lead: string;
  sections: readonly { id: string; heading: string; blocks: readonly LegalBlock[] }[];
};

/** One version of a page of law: its effective date ('YYYY-MM-DD') and what it changed. */
export type LegalVersion = { version: string; effectiveOn: string; change: Localised<string> };
