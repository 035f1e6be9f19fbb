/** What learners of a group do for each other: words about each other's work, and studying together. */
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';
import { cohorts, enrolments } from '../../selling/orders/cohorts.table.ts';
import { submissions } from './classroom.table.ts';
import type { RubricMark, SubmittedFile } from './assignment.ts';

export const peerReviews = pgTable(
  'peer_reviews',
  {
    id: uuid('id').primaryKey(),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    /** Null once the account of whoever wrote it is erased. */
    reviewerId: uuid('reviewer_id').references(() => enrolments.id, { onDelete: 'set null' }),
    dealtAt: instant('dealt_at').notNull(),
    givenAt: instant('given_at'),
    /** Not answered in time, left, or taken out of sight: given to somebody else instead. */
    goneAt: instant('gone_at'),
    rubric: jsonb('rubric')
      .$type<readonly RubricMark[]>()
      .notNull()
      .default(sql`'[]'`),
    text: text('text').notNull().default(''),
    voice: jsonb('voice').$type<SubmittedFile>(),
    /** 'work': by who was given it; 'words': by who got them. Null again when staff let it stand. */
    reported: text('reported').$type<'work' | 'words'>(),
    settledAt: instant('settled_at'),
  },
  (t) => [
    uniqueIndex('peer_reviews_once').on(t.submissionId, t.reviewerId),
    index('peer_reviews_reviewer').on(t.reviewerId),
    index('peer_reviews_open')
      .on(t.dealtAt)
      .where(sql`given_at is null and gone_at is null`),
    index('peer_reviews_reported')
      .on(t.submissionId)
      .where(sql`reported is not null`),
  ],
);

/** What a learner lets her group see; of another group it says nothing. */
export const groupChoices = pgTable(
  'group_choices',
  {
    enrolmentId: uuid('enrolment_id')
      .primaryKey()
      .references(() => enrolments.id, { onDelete: 'cascade' }),
    cohortId: uuid('cohort_id')
      .notNull()
      .references(() => cohorts.id, { onDelete: 'cascade' }),
    showsName: boolean('shows_name').notNull(),
    /** Since when she waits for a study partner. */
    waitsSince: instant('waits_since'),
    /** How her partner may write to her, in her own words; seen by that partner alone. */
    reach: text('reach').notNull().default(''),
  },
  (t) => [
    index('group_choices_waiting')
      .on(t.cohortId, t.waitsSince)
      .where(sql`waits_since is not null`),
  ],
);

export const studyPartners = pgTable(
  'study_partners',
  {
    id: uuid('id').primaryKey(),
    cohortId: uuid('cohort_id')
      .notNull()
      .references(() => cohorts.id, { onDelete: 'cascade' }),
    oneId: uuid('one_id').references(() => enrolments.id, { onDelete: 'set null' }),
    otherId: uuid('other_id').references(() => enrolments.id, { onDelete: 'set null' }),
    metAt: instant('met_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    index('study_partners_cohort').on(t.cohortId),
    uniqueIndex('study_partners_one')
      .on(t.oneId)
      .where(sql`ended_at is null`),
    uniqueIndex('study_partners_other')
      .on(t.otherId)
      .where(sql`ended_at is null`),
  ],
);
