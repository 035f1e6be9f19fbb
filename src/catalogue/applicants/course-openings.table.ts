/** Courses that were opened to those who waited for them, before everybody else. */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';

export const courseOpenings = pgTable('course_openings', {
  courseSlug: text('course_slug').primaryKey(),
  openedAt: instant('opened_at').notNull(),
  openedBy: text('opened_by').notNull(),
  /** Until when the private links are ahead of everybody. */
  publicAt: instant('public_at').notNull(),
  /** When everybody could enrol; from then on the course's own record decides whether it is on sale. */
  madePublicAt: instant('made_public_at'),
});
