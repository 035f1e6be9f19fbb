/** What staff keep about a person for each other. No page of theirs shows it; an export of their data does. */
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';

export const personNotes = pgTable(
  'person_notes',
  {
    id: uuid('id').primaryKey(),
    /** Whom it is about. */
    email: text('email').notNull(),
    at: instant('at').notNull(),
    /** Of the member of staff who wrote it. */
    byEmail: text('by_email').notNull(),
    /** Plain text. */
    body: text('body').notNull(),
  },
  (t) => [index('person_notes_of').on(t.email, t.at)],
);

export const personTags = pgTable(
  'person_tags',
  { email: text('email').notNull(), tag: text('tag').notNull() },
  (t) => [primaryKey({ columns: [t.email, t.tag] }), index('person_tags_tag').on(t.tag, t.email)],
);
