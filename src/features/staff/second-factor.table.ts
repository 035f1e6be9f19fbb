/** The second step of the office's sign-in. */
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';
import { staffSessions } from './sign-in.table.ts';
import { staffMembers } from './staff.table.ts';

/** The authenticator app of somebody who works here: it goes with her place. */
export const staffSecondFactors = pgTable('staff_second_factors', {
  email: text('email')
    .primaryKey()
    .references(() => staffMembers.email, { onDelete: 'cascade' }),
  /** The secret that codes are asked of; null until one was proved. */
  sealed: text('sealed'),
  /** One that her app was shown and that no code has proved yet. */
  nextSealed: text('next_sealed'),
  confirmedAt: instant('confirmed_at'),
  /** The newest half minute whose code was used: neither it nor an older one works again. */
  lastStep: integer('last_step').notNull().default(0),
});

/** Keyed hashes of the codes for the day her phone is gone. One that was used is no longer here. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    email: text('email')
      .notNull()
      .references(() => staffSecondFactors.email, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.email, t.hash] })],
);

/** Sessions whose second step was passed. */
export const staffPassedSteps = pgTable('staff_passed_steps', {
  sessionId: text('session_id')
    .primaryKey()
    .references(() => staffSessions.id, { onDelete: 'cascade' }),
  passedAt: instant('passed_at').notNull(),
});
