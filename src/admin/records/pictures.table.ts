/** Pictures of staff's library. Their files lie in the data folder, under these ids. */
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '../../platform/i18n/locale.ts';
import { instant } from '../../platform/time/instant.ts';

export const pictures = pgTable(
  'pictures',
  {
    id: uuid('id').primaryKey(),
    /** Of the largest file, in points. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Of the largest file. */
    bytes: integer('bytes').notNull(),
    /** What is on it, for whoever cannot see it. */
    alt: jsonb('alt').$type<Partial<Record<Locale, string>>>().notNull().default({}),
    /** Replaced by `alt`; neither read nor written any more. */
    formerAltEn: text('alt_en').notNull().default(''),
    formerAltAr: text('alt_ar').notNull().default(''),
    /** E-mail of a member of staff. */
    addedBy: text('added_by').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [index('pictures_added').on(t.addedAt.desc())],
);
