/** Sign-ins of both realms, as they are written: sessions, codes, and whoever has signed in. */
import { and, asc, desc, eq, gt, inArray, lte, ne, or } from 'drizzle-orm';
import { longestDays, sessionDays } from './member.ts';
import {
  memberCodes,
  memberSessions,
  memberUsers,
  staffCodes,
  staffSessions,
  staffUsers,
} from './sign-in.table.ts';
import type { Handle } from '../../platform/db/handle.ts';

/**
 * A session in use is renewed once a day: a new one replaces it, and the old one stays valid for a few minutes, for requests
 * of other tabs and lost answers that still carry it.
 */
const minuteMs = 60_000;
const sessionMs = sessionDays * 24 * 60 * minuteMs;
export const renewAfterMs = 24 * 60 * minuteMs;
const graceMs = 10 * minuteMs;

const graceEnds = (now: Date): Date => new Date(now.getTime() + graceMs);

type Session = { id: string; agent: string; since: Date; lastSeen: Date };

/** Newest use first, without replaced sessions. `lastSeen` is exact to the day. */
export async function readSessions(db: Handle, memberId: string, now: Date): Promise<Session[]> {
  const rows = await db
    .select()
    .from(memberSessions)
    .where(and(eq(memberSessions.userId, memberId), gt(memberSessions.expiresAt, graceEnds(now))))
    .orderBy(desc(memberSessions.updatedAt), asc(memberSessions.id));
  return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
    id,
    agent: userAgent ?? '',
    since: createdAt,
    lastSeen: updatedAt,
  }));
}

/** Ends a session of this member, with those it replaced; false when it is somebody else's. */
export async function endSession(
  tx: Handle,
  { memberId, id, now }: { memberId: string; id: string; now: Date },
): Promise<boolean> {
  const mine = eq(memberSessions.userId, memberId);
  const ended = await tx
    .delete(memberSessions)
    .where(and(mine, eq(memberSessions.id, id)))
    .returning({ id: memberSessions.id });
  if (ended.length === 0) return false;
  await tx.delete(memberSessions).where(and(mine, lte(memberSessions.expiresAt, graceEnds(now))));
  return true;
}

/** Ends every session of the member but those with these tokens. */
export async function endOtherSessions(
  db: Handle,
  { memberId, keep }: { memberId: string; keep: readonly [string, ...string[]] },
): Promise<void> {
  const others = keep.map((token) => ne(memberSessions.token, token));
  await db.delete(memberSessions).where(and(eq(memberSessions.userId, memberId), ...others));
}

/** Ends the sessions of these tokens, and the replaced ones of the member. */
export async function endTokens(
  db: Handle,
  { memberId, tokens, now }: { memberId: string; tokens: readonly string[]; now: Date },
): Promise<void> {
  await db
    .delete(memberSessions)
    .where(
      and(
        eq(memberSessions.userId, memberId),
        or(inArray(memberSessions.token, [...tokens]), lte(memberSessions.expiresAt, graceEnds(now))),
      ),
    );
}

/**
 * True when the session of `token` is replaced by one with `nextToken`: now, because it is older than a day of use, or a moment
 * ago by another tab. Call it in a transaction. A session that was ended is never made again.
 */
export async function renewSession(
  tx: Handle,
  { token, nextToken, nextId, now }: { token: string; nextToken: string; nextId: string; now: Date },
): Promise<boolean> {
  const [old] = await tx
    .update(memberSessions)
    .set({ expiresAt: graceEnds(now) })
    .where(
      and(
        eq(memberSessions.token, token),
        lte(memberSessions.updatedAt, new Date(now.getTime() - renewAfterMs)),
        gt(memberSessions.expiresAt, graceEnds(now)),
      ),
    )
    .returning();
  if (old) {
    const longest = old.createdAt.getTime() + longestDays * 24 * 60 * minuteMs;
    const expiresAt = new Date(Math.min(now.getTime() + sessionMs, longest));
    await tx
      .insert(memberSessions)
      .values({ ...old, id: nextId, token: nextToken, expiresAt, updatedAt: now });
    return true;
  }
  const next = await tx
    .select({ id: memberSessions.id })
    .from(memberSessions)
    .where(eq(memberSessions.token, nextToken));
  return next.length > 0;
}

/** Notes that a session is in use. */
export async function noteSeen(db: Handle, sessionId: string, now: Date): Promise<void> {
  await db.update(staffSessions).set({ updatedAt: now }).where(eq(staffSessions.id, sessionId));
}

/** Ends one of their sessions; false when it has ended. */
export async function endSessionOf(tx: Handle, email: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(staffSessions)
    .where(and(inArray(staffSessions.id, sessionsOf(tx, email)), eq(staffSessions.id, id)))
    .returning({ id: staffSessions.id });
  return rows.length > 0;
}

const sessionsOf = (db: Handle, email: string) =>
  db
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .innerJoin(staffUsers, eq(staffUsers.id, staffSessions.userId))
    .where(eq(staffUsers.email, email));

/** Ends their sessions everywhere, `but` this one; how many there were. */
export async function endSessionsOf(tx: Handle, email: string, but = ''): Promise<number> {
  const ended = await tx
    .delete(staffSessions)
    .where(and(inArray(staffSessions.id, sessionsOf(tx, email)), ne(staffSessions.id, but)))
    .returning({ id: staffSessions.id });
  return ended.length;
}

/** Ends every session of a member; how many there were. `email` in lower case. */
export async function endMemberSessions(tx: Handle, email: string): Promise<number> {
  const whose = tx.select({ id: memberUsers.id }).from(memberUsers).where(eq(memberUsers.email, email));
  const ended = await tx
    .delete(memberSessions)
    .where(inArray(memberSessions.userId, whose))
    .returning({ id: memberSessions.id });
  return ended.length;
}

/** What one-time codes of the sign-in library can be for; their row is found by it and the whole address. */
const codeKinds = ['sign-in', 'email-verification', 'forget-password'] as const;

/** Deletes sessions, profile, marks, blocks and sprints with it. */
export async function eraseAccount(tx: Handle, { id, email }: { id: string; email: string }): Promise<void> {
  await deleteMembers(tx, [id]);
  const identifiers = codeKinds.map((kind) => `${kind}-otp-${email}`);
  for (const codes of [memberCodes, staffCodes])
    await tx.delete(codes).where(inArray(codes.identifier, identifiers));
}

/** By a telephone alone, so that the address is one of ours. */
export const insertMember = (tx: Handle, { id, email, now }: { id: string; email: string; now: Date }) =>
  tx
    .insert(memberUsers)
    .values({ id, name: '', email, emailVerified: true, image: null, createdAt: now, updatedAt: now });

/** With their sessions and everything that points to them. */
export const deleteMembers = (tx: Handle, ids: readonly string[]) =>
  tx.delete(memberUsers).where(inArray(memberUsers.id, [...ids]));

/** With their sessions. */
export const deleteStaffUser = (tx: Handle, email: string) =>
  tx.delete(staffUsers).where(eq(staffUsers.email, email));

/** Gives a session another token, so that a cookie from before is worth nothing. False when it has ended. */
export async function renewStaffToken(
  tx: Handle,
  { sessionId, token, now }: { sessionId: string; token: string; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(staffSessions)
    .set({ token, updatedAt: now })
    .where(eq(staffSessions.id, sessionId))
    .returning({ id: staffSessions.id });
  return rows.length > 0;
}

/** Sessions of members and codes of both realms that are over. */
export async function deleteOldSignIns(db: Handle, now: Date): Promise<void> {
  await db.delete(memberSessions).where(lte(memberSessions.expiresAt, now));
  await db.delete(memberCodes).where(lte(memberCodes.expiresAt, now));
  await db.delete(staffCodes).where(lte(staffCodes.expiresAt, now));
}

/** For the export of a person's data. */
export async function readHeldSignIns(db: Handle, id: string) {
  const { userAgent, createdAt, updatedAt, expiresAt } = memberSessions;
  return {
    memberUsers: await db.select().from(memberUsers).where(eq(memberUsers.id, id)),
    memberSessions: await db
      .select({ agent: userAgent, since: createdAt, lastSeen: updatedAt, endsAt: expiresAt })
      .from(memberSessions)
      .where(eq(memberSessions.userId, id))
      .orderBy(asc(createdAt)),
  };
}
