/**
 * The two realms of sign-in, of members and of staff: the same library, the same codes and the same limits by name, each with
 * tables, cookies and keys of its own, so that a cookie of one means nothing to the other.
 */
import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Handle } from '../../platform/db/handle.ts';
import { removeOldTries } from '../../platform/limits/in-database.ts';
import { findStaffMember, hasSignedIn } from '../staff/staff-members.service.ts';
import {
  memberAccounts,
  memberCodes,
  memberSessions,
  memberUsers,
  staffAccounts,
  staffCodes,
  staffSessions,
  staffUsers,
} from '../sign-in/sign-in.table.ts';
import { type AcademySecret, secretNow, secretsOf } from '../../platform/secret.ts';
import { knownBrowserDays, sessionDays } from '../sign-in/member.ts';
import { hasAccount } from './accounts.service.ts';
import { deleteOldSignIns } from '../sign-in/sessions.service.ts';

/** Whose cookie a request carries. */
export type Visitor = {
  userId: string;
  email: string;
  sessionId: string;
  token: string;
  /** When the session was last noted as in use. */
  seenAt: Date;
};

export type Realm = {
  /** Keeps the hashes of one realm apart from those of another. */
  name: 'staff' | 'member';
  cookiePrefix: string;
  sessionHours: number;
  tables: Record<'user' | 'session' | 'account' | 'verification', PgTable>;
  /** Of the cookie that marks a known browser: its name, and what its hash is made for. The hashes of such browsers stay. */
  mark: { name: string; about: string };
  /** The visitor of a session that is not over. */
  visitorOf(db: Handle, token: string, now: Date): Promise<Visitor | null>;
  /** Whether somebody signed in with this address before. `email` in lower case, here and below. */
  hasSignedIn(db: Handle, email: string): Promise<boolean>;
  mayEnter(db: Handle, email: string): Promise<boolean>;
};

type Tables = {
  users: typeof memberUsers | typeof staffUsers;
  sessions: typeof memberSessions | typeof staffSessions;
  /** A session that was not used for so long is over; left out: it lasts to its end. */
  idleHours?: number;
};

const visitorIn =
  ({ users, sessions, idleHours = Infinity }: Tables): Realm['visitorOf'] =>
  async (db, token, now) => {
    const [row] = await db
      .select({
        userId: users.id,
        email: users.email,
        sessionId: sessions.id,
        token: sessions.token,
        seenAt: sessions.updatedAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(sessions.token, token));
    if (!row) return null;
    // Compared here: the same question has the same answer throughout a request.
    const { expiresAt, ...visitor } = row;
    const idle = now.getTime() - row.seenAt.getTime();
    return expiresAt > now && idle < idleHours * 3_600_000 ? visitor : null;
  };

export const realms: { member: Realm; staff: Realm } = {
  member: {
    name: 'member',
    cookiePrefix: 'derb-member',
    sessionHours: sessionDays * 24,
    tables: {
      user: memberUsers,
      session: memberSessions,
      account: memberAccounts,
      verification: memberCodes,
    },
    mark: { name: 'derb-known', about: 'browser known to' },
    visitorOf: visitorIn({ users: memberUsers, sessions: memberSessions }),
    hasSignedIn: hasAccount,
    /** Everybody: what they see afterwards depends on their orders. */
    mayEnter: async () => true,
  },
  staff: {
    name: 'staff',
    cookiePrefix: 'derb-staff',
    sessionHours: 12,
    tables: { user: staffUsers, session: staffSessions, account: staffAccounts, verification: staffCodes },
    mark: { name: 'derb-staff-known', about: 'browser of the office known to' },
    visitorOf: visitorIn({ users: staffUsers, sessions: staffSessions, idleHours: 2 }),
    hasSignedIn,
    /** Whoever is in the list of the staff. */
    mayEnter: async (db, email) => (await findStaffMember(db, email)) !== null,
  },
};

/**
 * A browser in which somebody signed in before carries a mark: a keyed hash of the address, which opens nothing. It gives them
 * codes and tries of their own there, which nobody else can use up.
 */
type MarkOptions = { secret: AcademySecret; publicOrigin: string };

const markOf = ({ mark }: Realm, secret: string, email: string): string => {
  const hash = createHmac('sha256', secret).update(`${mark.about} ${email}`).digest('base64url');
  return `${mark.name}=${hash}`;
};

/** Whether this browser has codes and tries of its own for an address. */
export async function isKnownBrowser(
  realm: Realm,
  db: Handle,
  { request, email, secret }: { request: Request; email: string; secret: AcademySecret },
): Promise<boolean> {
  const marks = secretsOf(secret).map((one) => Buffer.from(markOf(realm, one, email)));
  const parts = (request.headers.get('cookie') ?? '').split(';').map((part) => Buffer.from(part.trim()));
  const isMarked = parts.some((part) =>
    marks.some((mark) => part.length === mark.length && timingSafeEqual(part, mark)),
  );
  return isMarked && (await realm.hasSignedIn(db, email));
}

/** The Set-Cookie value that marks a browser; of two people with one browser the last one has it. */
export function markCookie(realm: Realm, email: string, { secret, publicOrigin }: MarkOptions): string {
  const secure = publicOrigin.startsWith('https:') ? '; Secure' : '';
  const kept = `Max-Age=${knownBrowserDays * 86_400}`;
  return `${markOf(realm, secretNow(secret), email)}; Path=/; ${kept}; HttpOnly; SameSite=Lax${secure}`;
}

/** Deletes sessions of members, codes of both realms, and counts of tries that are over. */
export async function removeOldSignIns(db: Handle, now: Date): Promise<void> {
  await deleteOldSignIns(db, now);
  await removeOldTries(db, now);
}
