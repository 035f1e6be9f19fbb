/**
 * Tables of the sign-in of members. The library that runs it (better-auth) names their columns; nothing else of the house writes
 * them. No password is ever kept: there are none.
 */
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../time/instant.ts';

/** Whoever has signed in once. Everybody may: what she may see is said by her orders alone, at every request. */
export const memberUsers = pgTable('member_users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** Lower case. */
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull(),
  image: text('image'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const memberSessions = pgTable(
  'member_sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => memberUsers.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [index('member_sessions_user').on(t.userId), index('member_sessions_expires').on(t.expiresAt)],
);

/** Required by the library; stays empty, since nobody signs in through others. */
export const memberAccounts = pgTable('member_accounts', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  userId: text('user_id')
    .notNull()
    .references(() => memberUsers.id, { onDelete: 'cascade' }),
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
export const memberCodes = pgTable(
  'member_codes',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [index('member_codes_identifier').on(t.identifier), index('member_codes_expires').on(t.expiresAt)],
);
