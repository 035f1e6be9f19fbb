/** Staff: who they are, their sign-in, and the log of what they did beyond single orders. */
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';
import type { LoggedFields } from './logged-change.ts';
import type { StaffRole } from './who-may.ts';
import { signInTables } from '../accounts/sign-in.table.ts';

export const staffMembers = pgTable('staff_members', {
  /** Lower case. */
  email: text('email').primaryKey(),
  role: text('role').$type<StaffRole>().notNull(),
  /** Slug of the trainer an expert is. */
  expert: text('expert'),
  addedAt: instant('added_at').notNull(),
});

export const staffLog = pgTable(
  'staff_log',
  {
    id: uuid('id').primaryKey(),
    at: instant('at').notNull(),
    email: text('email').notNull(),
    /** One of `staffActs`; a line may be older than the list. */
    act: text('act').notNull(),
    subject: text('subject'),
    detail: jsonb('detail').$type<Record<string, string>>(),
    /** The fields that changed, before and after; null where the field was, or is, empty. */
    before: jsonb('before').$type<LoggedFields>(),
    after: jsonb('after').$type<LoggedFields>(),
    /** Where the request came from, until it is deleted; null where no request caused it. */
    address: text('address'),
    agent: text('agent'),
  },
  (t) => [
    index('staff_log_at').on(t.at.desc(), t.id.desc()),
    index('staff_log_email').on(t.email, t.at.desc(), t.id.desc()),
    index('staff_log_act').on(t.act, t.at.desc(), t.id.desc()),
    index('staff_log_subject').on(t.subject, t.at.desc(), t.id.desc()),
    index('staff_log_called')
      .on(t.at)
      .where(sql`address is not null`),
  ],
);

/** Tables of staff sign-in. */
const tables = signInTables('staff');

/** Whoever has signed in once. Who may sign in is decided by `staff_members` alone, at every request. */
export const staffUsers = tables.users;
export const staffSessions = tables.sessions;
export const staffAccounts = tables.accounts;
export const staffCodes = tables.codes;

/** The authenticator app of a member of staff: it is removed with their access. */
export const staffSecondFactors = pgTable('staff_second_factors', {
  email: text('email')
    .primaryKey()
    .references(() => staffMembers.email, { onDelete: 'cascade' }),
  /** The secret that codes are asked of; null until one was proved. */
  sealed: text('sealed'),
  /** One that their app was shown and that no code has proved yet. */
  nextSealed: text('next_sealed'),
  confirmedAt: instant('confirmed_at'),
  /** The newest half minute whose code was used: neither it nor an older one works again. */
  lastStep: integer('last_step').notNull().default(0),
});

/** Keyed hashes of the codes for a lost phone. A used one is deleted. */
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
