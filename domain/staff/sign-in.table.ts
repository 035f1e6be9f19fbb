/** Tables of staff sign-in, and of what is tried too often. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../time/instant.ts';
import { signInTables } from './sign-in-tables.ts';

const tables = signInTables('staff');

/** Whoever has signed in once. Who may sign in is said by `staff_members` alone, at every request. */
export const staffUsers = tables.users;
export const staffSessions = tables.sessions;
export const staffAccounts = tables.accounts;
export const staffCodes = tables.codes;

/** How often something was asked for in a window of time; the key is a keyed hash, so that no address is kept. */
export const signInLimits = pgTable(
  'sign_in_limits',
  {
    key: text('key').primaryKey(),
    used: integer('used').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [index('sign_in_limits_ends').on(t.endsAt)],
);
