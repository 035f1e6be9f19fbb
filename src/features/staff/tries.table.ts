import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';

/**
 * How often something was asked for in a window of time; the key is a keyed hash, so that no address is kept. The database
 * calls it by what was counted first: tries to sign in.
 */
export const tries = pgTable(
  'sign_in_limits',
  {
    key: text('key').primaryKey(),
    used: integer('used').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [index('sign_in_limits_ends').on(t.endsAt)],
);
