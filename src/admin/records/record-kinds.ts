/** The kinds of records staff write, and the schema of each. */
import type { z } from 'zod';
import { type Bundle, bundleSchema } from '../../catalogue/shop/bundle.ts';
import { type Campaign, campaignSchema, type Course, courseSchema } from '../../catalogue/courses/course.ts';
import {
  type ConsultationService,
  serviceSchema,
} from '../../catalogue/consultations/consultation-service.ts';
import { type Job, jobSchema } from '../../site/careers/job.ts';
import { legalSchema, type LegalText } from '../../academy/legal/legal.ts';
import { type Post, postSchema } from '../../site/blog/post.ts';
import { type Product, productSchema } from '../../catalogue/shop/product.ts';
import { type AcademySettings, settingsSchema } from '../../academy/settings/settings.ts';
import { type Trainer, trainerSchema } from '../../catalogue/courses/trainer.ts';
import { workshopSchema, type Workshop } from '../../catalogue/workshops/workshop.ts';

/** As stored: which language it is written in is computed when it is read. */
type Kept<T> = Omit<T, 'writtenIn' | 'unfinished'>;

export type RecordOf = {
  course: Kept<Course>;
  workshop: Kept<Workshop>;
  product: Kept<Product>;
  bundle: Kept<Bundle>;
  trainer: Kept<Trainer>;
  post: Kept<Post>;
  job: Kept<Job>;
  service: Kept<ConsultationService>;
  campaign: Kept<Campaign>;
  legal: LegalText;
  settings: AcademySettings;
};

export type RecordKind = keyof RecordOf;

/** The compiler checks that each schema reads exactly the type of its kind. */
export const recordSchemas = {
  course: courseSchema,
  workshop: workshopSchema,
  product: productSchema,
  bundle: bundleSchema,
  trainer: trainerSchema,
  post: postSchema,
  job: jobSchema,
  service: serviceSchema,
  campaign: campaignSchema,
  legal: legalSchema,
  settings: settingsSchema,
} satisfies { [K in RecordKind]: z.ZodType<RecordOf[K]> };

/**
 * The page that shows a record best, without the language. A record without a page of its own is shown on a list or the
 * first page.
 */
const pages: Record<RecordKind, (slug: string) => string> = {
  course: (slug) => `/courses/${slug}`,
  workshop: (slug) => `/workshops/${slug}`,
  product: (slug) => `/products/${slug}`,
  bundle: (slug) => `/bundles/${slug}`,
  post: (slug) => `/blog/${slug}`,
  job: (slug) => `/careers/${slug}`,
  service: (slug) => `/consultation/${slug}`,
  trainer: () => '/about',
  campaign: () => '/courses',
  legal: (slug) => `/${slug}`,
  settings: () => '/',
};

export const pageOfRecord = (kind: RecordKind, slug: string): string => pages[kind](slug);
