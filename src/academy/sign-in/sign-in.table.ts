/**
 * The tables of one sign-in, of the staff or of members. The library that runs it (better-auth) names their columns; nothing
 * else of the app writes them. No password is ever kept: there are none.
 */
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';

/** Whoever has signed in once. */
const usersTable = <Realm extends string>(realm: Realm) =>
  pgTable(
    `${realm}_users`,
    {
      id: text('id').primaryKey(),
      name: text('name').notNull(),
      /** Lower case. */
      email: text('email').notNull().unique(),
      emailVerified: boolean('email_verified').notNull(),
      image: text('image'),
      createdAt: instant('created_at').notNull(),
      updatedAt: instant('updated_at').notNull(),
    },
    (t) => [
      index(`${realm}_users_created`).on(t.createdAt.desc()),
      // Staff are few.
      ...(realm === 'member' ? [index('member_users_search').using('gin', sql`threes_of(email)`)] : []),
    ],
  );

type Users = ReturnType<typeof usersTable>;

const sessionsTable = <Realm extends string>(realm: Realm, users: Users) =>
  pgTable(
    `${realm}_sessions`,
    {
      id: text('id').primaryKey(),
      token: text('token').notNull().unique(),
      userId: text('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      expiresAt: instant('expires_at').notNull(),
      ipAddress: text('ip_address'),
      userAgent: text('user_agent'),
      createdAt: instant('created_at').notNull(),
      updatedAt: instant('updated_at').notNull(),
    },
    (t) => [index(`${realm}_sessions_user`).on(t.userId), index(`${realm}_sessions_expires`).on(t.expiresAt)],
  );

/** Required by the library; stays empty, since nobody signs in through others. */
const accountsTable = <Realm extends string>(realm: Realm, users: Users) =>
  pgTable(`${realm}_accounts`, {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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

/** Codes that were sent: a keyed hash of the code and how often it was tried. */
const codesTable = <Realm extends string>(realm: Realm) =>
  pgTable(
    `${realm}_codes`,
    {
      id: text('id').primaryKey(),
      identifier: text('identifier').notNull(),
      value: text('value').notNull(),
      expiresAt: instant('expires_at').notNull(),
      createdAt: instant('created_at').notNull(),
      updatedAt: instant('updated_at').notNull(),
    },
    (t) => [
      index(`${realm}_codes_identifier`).on(t.identifier),
      index(`${realm}_codes_expires`).on(t.expiresAt),
    ],
  );

/** The tables whose names begin with `realm` and an underscore. */
export function signInTables<Realm extends string>(realm: Realm) {
  const users = usersTable(realm);
  return {
    users,
    sessions: sessionsTable(realm, users),
    accounts: accountsTable(realm, users),
    codes: codesTable(realm),
  };
}

const tables = signInTables('member');

/** Whoever has signed in once. Everybody may: what they may see is decided by their orders alone, at every request. */
export const memberUsers = tables.users;
export const memberSessions = tables.sessions;
export const memberAccounts = tables.accounts;
export const memberCodes = tables.codes;

/** Tables of staff sign-in. */
const staffTables = signInTables('staff');

/** Whoever has signed in once. Who may sign in is decided by `staff_members` alone, at every request. */
export const staffUsers = staffTables.users;

export const staffSessions = staffTables.sessions;

export const staffAccounts = staffTables.accounts;

export const staffCodes = staffTables.codes;
