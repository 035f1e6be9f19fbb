/** What learners who finished half of a course say of it: one review for an enrolment. */
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';

export const courseReviews = pgTable(
  'course_reviews',
  {
    enrolmentId: uuid('enrolment_id')
      .primaryKey()
      .references(() => enrolments.id, { onDelete: 'cascade' }),
    courseSlug: text('course_slug').notNull(),
    /** 1 to 5. */
    stars: integer('stars').notNull(),
    body: text('body').notNull(),
    /** Their first name, as they want it shown. */
    shownName: text('shown_name').notNull(),
    city: text('city').notNull(),
    at: instant('at').notNull(),
    removedAt: instant('removed_at'),
    removedBy: text('removed_by'),
    removedWhy: text('removed_why'),
  },
  (t) => [index('course_reviews_course').on(t.courseSlug, t.at)],
);
