import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';

/** Codes sent to phones. The key is a keyed hash of the number and of what the code is for. */
export const phoneCodes = pgTable(
  'phone_codes',
  {
    key: text('key').primaryKey(),
    sealed: text('sealed').notNull(),
    tries: integer('tries').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [index('phone_codes_ends').on(t.endsAt)],
);
