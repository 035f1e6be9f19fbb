/** Texts of e-mails that the academy wrote in place of those delivered. */
import { locales } from '../../platform/i18n/locale.ts';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';

export const emailTexts = pgTable(
  'email_texts',
  {
    /** The name of the e-mail. */
    email: text('email').notNull(),
    locale: text('locale', { enum: locales }).notNull(),
    path: text('path').notNull(),
    text: text('text').notNull(),
    changedBy: text('changed_by').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.email, t.locale, t.path] })],
);
