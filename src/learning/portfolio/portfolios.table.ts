/** Pages of what learners made, with their own copies of the photos. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
import { submissions } from '../classroom/classroom.table.ts';

export const portfolios = pgTable('portfolios', {
  enrolmentId: uuid('enrolment_id')
    .primaryKey()
    .references(() => enrolments.id, { onDelete: 'cascade' }),
  /** Of its address; the same after it was withdrawn and published again. */
  code: text('code').notNull().unique(),
  hasCertificate: boolean('has_certificate').notNull(),
  /** Null while it is withdrawn. */
  publishedAt: instant('published_at'),
});

export const portfolioWorks = pgTable(
  'portfolio_works',
  {
    submissionId: uuid('submission_id')
      .primaryKey()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    enrolmentId: uuid('enrolment_id')
      .notNull()
      .references(() => portfolios.enrolmentId, { onDelete: 'cascade' }),
    hasText: boolean('has_text').notNull(),
    /** The trainer's words, where they may be shown. */
    hasWords: boolean('has_words').notNull(),
  },
  (t) => [index('portfolio_works_enrolment').on(t.enrolmentId)],
);

/** Written down before its bytes are stored: what belongs to no work any more is removed from the store. */
export const portfolioPhotos = pgTable(
  'portfolio_photos',
  {
    /** Of its address: random, and another each time it is made. */
    id: uuid('id').primaryKey(),
    submissionId: uuid('submission_id').references(() => portfolioWorks.submissionId, {
      onDelete: 'set null',
    }),
    /** The photo that was handed in. */
    fileId: uuid('file_id').notNull(),
    position: integer('position').notNull(),
    storageName: text('storage_name').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('portfolio_photos_work').on(t.submissionId),
    index('portfolio_photos_loose')
      .on(t.at)
      .where(sql`submission_id is null`),
  ],
);
