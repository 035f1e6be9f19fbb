/** The catalogue: one record per course, workshop, product, trainer, campaign; facts and words of both languages together. */
import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';
import type { Bundle } from '../../catalogue/shop/bundle.ts';
import type { Campaign, Course } from '../../catalogue/courses/course.ts';
import type { ConsultationService } from '../../catalogue/consultations/consultation-service.ts';
import type { Job } from '../../site/careers/job.ts';
import type { LegalText } from '../legal/legal.ts';
import type { Post } from '../../site/blog/post.ts';
import type { Product } from '../../catalogue/shop/product.ts';
import type { AcademySettings } from '../settings/settings.ts';
import type { Trainer } from '../../catalogue/courses/trainer.ts';
import type { Workshop } from '../../catalogue/workshops/workshop.ts';

/** Columns every record has; `sample` marks what the owner must replace before opening. */
const record = <T>() => ({
  slug: text('slug').primaryKey(),
  position: integer('position').notNull(),
  sample: text('sample').$type<'sample' | 'own'>().notNull(),
  record: jsonb('record').$type<T>().notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const courses = pgTable('courses', record<Course>());
export const workshops = pgTable('workshops', record<Workshop>());
export const products = pgTable('products', record<Product>());
export const bundles = pgTable('bundles', record<Bundle>());
export const trainers = pgTable('trainers', record<Trainer>());
export const posts = pgTable('posts', record<Post>());
export const jobs = pgTable('jobs', record<Job>());
export const consultationServices = pgTable('consultation_services', record<ConsultationService>());
export const campaigns = pgTable('campaigns', record<Campaign>());
export const legalTexts = pgTable('legal_texts', record<LegalText>());

/** One row: the academy's settings. */
export const academySettings = pgTable('academy_settings', {
  id: integer('id').primaryKey(),
  record: jsonb('record').$type<AcademySettings>().notNull(),
  sample: text('sample').$type<'sample' | 'own'>().notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** How often the free seats of a course or workshop have changed: `course:<slug>`, `workshop:<slug>`. */
export const seatChanges = pgTable('seat_changes', {
  record: text('record').$type<SeatsOf>().primaryKey(),
  changes: bigint('changes', { mode: 'number' }).notNull(),
});

/** Whose seats they are. */
export type SeatsOf = `${'course' | 'workshop'}:${string}`;

/** One row, raised by every edit: the page cache keeps pages of one version only. */
export const contentVersion = pgTable('content_version', {
  id: integer('id').primaryKey(),
  version: integer('version').notNull(),
  /** Raised by the tables of the content themselves: see src/platform/db/read-once.ts. */
  reads: bigint('reads', { mode: 'number' }).notNull().default(1),
});
