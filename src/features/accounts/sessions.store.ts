/**
 * Where a member is signed in. A session in use is renewed once a day: another takes its place, and for a few minutes the old
 * one stays good beside it, because tabs that were on their way, and an answer that got lost, still carry it.
 */
import { and, asc, desc, eq, gt, inArray, lte, ne, or } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { sessionDays } from './member.ts';
import { memberSessions } from './sign-in.table.ts';

const minuteMs = 60_000;
const sessionMs = sessionDays * 24 * 60 * minuteMs;
const renewAfterMs = 24 * 60 * minuteMs;
const graceMs = 10 * minuteMs;

const graceEnds = (now: Date): Date => new Date(now.getTime() + graceMs);

export type Session = { id: string; agent: string; since: Date; lastSeen: Date };

/** Newest use first; without those whose place another has taken. `lastSeen` is exact to the day. */
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

/** Ends one session of hers; false when it is not hers. Those in their last minutes go with it: they lead to it. */
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

/** Ends every session of hers but those with these tokens. */
export async function endOtherSessions(
  db: Handle,
  { memberId, keep }: { memberId: string; keep: readonly [string, ...string[]] },
): Promise<void> {
  const others = keep.map((token) => ne(memberSessions.token, token));
  await db.delete(memberSessions).where(and(eq(memberSessions.userId, memberId), ...others));
}

/** Ends the sessions of these tokens, and of hers those in their last minutes. */
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
 * True when the session of `token` has another in its place now, under `nextToken`: made here when the old one is older than a
 * day of use, or a moment ago by another tab. Call it in a transaction. A session that was ended is never made again.
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
    const expiresAt = new Date(now.getTime() + sessionMs);
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

/** Forgets sessions that have run out. */
export async function removeOldSessions(db: Handle, now: Date): Promise<void> {
  await db.delete(memberSessions).where(lte(memberSessions.expiresAt, now));
}
