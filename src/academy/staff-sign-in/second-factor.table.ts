import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';
import type { ChallengePurpose, Transport } from './passkey.ts';
import { staffMembers } from '../staff/staff.table.ts';
import { staffSessions } from '../sign-in/sign-in.table.ts';

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
      .references(() => staffMembers.email, { onDelete: 'cascade' }),
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

/** Passkeys: the public key of each, and how far its counter has come. They are removed with their access. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    id: uuid('id').primaryKey(),
    email: text('email')
      .notNull()
      .references(() => staffMembers.email, { onDelete: 'cascade' }),
    /** The id its authenticator gave it, in base64url. */
    credential: text('credential').notNull().unique(),
    /** In the form of COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How a browser reaches it: 'internal', 'usb'. */
    transports: jsonb('transports').$type<Transport[]>().notNull(),
    /** Whether a fingerprint, face or PIN was asked for when it was made: only then does it sign in alone. */
    isVerified: boolean('is_verified').notNull(),
    name: text('name').notNull(),
    addedAt: instant('added_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [index('staff_passkeys_email').on(t.email)],
);

/** Random values for a passkey to sign, each once. */
export const staffPasskeyChallenges = pgTable(
  'staff_passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    purpose: text('purpose').$type<ChallengePurpose>().notNull(),
    /** The session it was made for; null before a sign-in. */
    sessionId: text('session_id').references(() => staffSessions.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('staff_passkey_challenges_expires').on(t.expiresAt),
    index('staff_passkey_challenges_session').on(t.sessionId),
  ],
);

/** Devices on which the second step is not asked for a while: a keyed hash of the secret in their cookie. */
export const staffTrustedDevices = pgTable(
  'staff_trusted_devices',
  {
    id: uuid('id').primaryKey(),
    email: text('email')
      .notNull()
      .references(() => staffMembers.email, { onDelete: 'cascade' }),
    hash: text('hash').notNull().unique(),
    /** The family of its browser: another browser is not trusted with the same cookie. */
    name: text('name').notNull(),
    trustedAt: instant('trusted_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('staff_trusted_devices_email').on(t.email),
    index('staff_trusted_devices_expires').on(t.expiresAt),
  ],
);
