/** Dated groups of a course, and who has a seat in which. A recorded course has enrolments without a cohort. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { orders } from './orders.table.ts';
import { instant } from '../../platform/time/instant.ts';

export const cohorts = pgTable(
  'cohorts',
  {
    id: uuid('id').primaryKey(),
    courseSlug: text('course_slug').notNull(),
    /** Calendar date in Morocco, 'YYYY-MM-DD': the day that lessons are counted from. */
    startsOn: text('starts_on').notNull(),
    /** Days of the week with a live session: 1 is Monday, 7 Sunday. */
    weekdays: jsonb('weekdays').$type<readonly number[]>().notNull(),
    /** When its live sessions begin, by the clocks of Morocco: 'HH:MM'. */
    startsAt: text('starts_at').notNull(),
    /** How long a live session lasts. */
    minutes: integer('minutes').notNull(),
    weeks: integer('weeks').notNull(),
    /** Null: as many as want to. */
    seats: integer('seats'),
    /** Slug of the trainer's record. */
    trainer: text('trainer'),
    /** Of the group's chat, for those in it. */
    chatLink: text('chat_link'),
    /** Since when nobody new may join, whatever seats are left. */
    closedAt: instant('closed_at'),
    createdAt: instant('created_at').notNull(),
    /** Invented by the sample academy. */
    sample: boolean('sample').notNull().default(false),
  },
  (t) => [index('cohorts_course').on(t.courseSlug, t.startsOn), index('cohorts_trainer').on(t.trainer)],
);

/** One row for every confirmed order of a course that is taught here; what it opens is in the order's entitlement. */
export const enrolments = pgTable(
  'enrolments',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .unique()
      .references(() => orders.id, { onDelete: 'cascade' }),
    courseSlug: text('course_slug').notNull(),
    cohortId: uuid('cohort_id').references(() => cohorts.id),
    joinedAt: instant('joined_at').notNull(),
    /** Their own first day instead of the cohort's, as staff set it: 'YYYY-MM-DD'. */
    startsOn: text('starts_on'),
    /** Every lesson is open to them, whatever its day. */
    opensAll: boolean('opens_all').notNull().default(false),
    /** Kinds of e-mails about learning that they turned off. */
    emailsOff: jsonb('emails_off')
      .$type<readonly string[]>()
      .notNull()
      .default(sql`'[]'`),
    /** As they want to be named on their certificate; null: as on the order. */
    certificateName: text('certificate_name'),
    finishedAt: instant('finished_at'),
  },
  (t) => [index('enrolments_course').on(t.courseSlug, t.cohortId), index('enrolments_cohort').on(t.cohortId)],
);

export type Cohort = Omit<typeof cohorts.$inferSelect, 'sample' | 'createdAt'>;
export type Enrolment = typeof enrolments.$inferSelect;
