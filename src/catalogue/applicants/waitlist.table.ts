/** Names that wait for a course to open. */
import type { Locale } from '../../platform/i18n/locale.ts';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';

export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    id: uuid('id').primaryKey(),
    courseSlug: text('course_slug').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** E.164. */
    phone: text('phone').notNull(),
    joinedAt: instant('joined_at').notNull(),
    /** When the e-mail was sent that the course opens. */
    toldAt: instant('told_at'),
    /** Since when the person wants no e-mail about it; the next one leaves them out. */
    unsubscribedAt: instant('unsubscribed_at'),
    /** The order that the private link made: there is one for each entry. */
    orderId: uuid('order_id'),
  },
  (t) => [
    uniqueIndex('waitlist_once').on(t.courseSlug, t.email),
    index('waitlist_joined').on(t.joinedAt),
    index('waitlist_order').on(t.orderId),
    index('waitlist_untold')
      .on(t.courseSlug)
      .where(sql`told_at is null and unsubscribed_at is null`),
  ],
);
