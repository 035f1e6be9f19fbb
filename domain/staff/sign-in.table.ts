/**
 * Tables of staff sign-in. The library that runs it (better-auth) names their columns; nothing else of the house writes
 * them. No password is ever kept: there are none.
 */
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../time/instant.ts';

/** Whoever has signed in once. Who may sign in is said by `staff_members` alone, at every request. */
export const staffUsers = pgTable('staff_users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** Lower case. */
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull(),
  image: text('image'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => staffUsers.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [index('staff_sessions_user').on(t.userId), index('staff_sessions_expires').on(t.expiresAt)],
);

/** Required by the library; stays empty, since nobody signs in through others. */
export const staffAccounts = pgTable('staff_accounts', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  userId: text('user_id')
    .notNull()
    .references(() => staffUsers.id, { onDelete: 'cascade' }),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: instant('access_token_expires_at'),
  refreshTokenExpiresAt: instant('refresh_token_expires_at'),
  scope: text('scope'),
  password: text('password'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** Codes on their way: a keyed hash of the code and how often it was tried. */
export const staffCodes = pgTable(
  'staff_codes',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [index('staff_codes_identifier').on(t.identifier), index('staff_codes_expires').on(t.expiresAt)],
);

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
