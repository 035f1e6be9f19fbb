/** Passkeys of staff, and the challenges they sign. */
import { and, asc, eq, gt, isNull, lt, lte, or } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { ChallengePurpose } from './passkey.ts';
import { staffUsers } from '../sign-in/sign-in.table.ts';
import { staffPasskeyChallenges, staffPasskeys } from './second-factor.table.ts';

export type StoredPasskey = typeof staffPasskeys.$inferSelect;

/** Theirs, the oldest first. */
export const readPasskeys = (db: Handle, email: string): Promise<StoredPasskey[]> =>
  db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.email, email))
    .orderBy(asc(staffPasskeys.addedAt), asc(staffPasskeys.id));

/** By the id of its credential, with its owner's account. Null where there is none. */
export async function findPasskey(db: Handle, credential: string) {
  const [row] = await db
    .select({ passkey: staffPasskeys, userId: staffUsers.id })
    .from(staffPasskeys)
    .innerJoin(staffUsers, eq(staffUsers.email, staffPasskeys.email))
    .where(eq(staffPasskeys.credential, credential));
  return row ?? null;
}

/** False when the credential is known already. */
export async function insertPasskey(
  tx: Handle,
  passkey: typeof staffPasskeys.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(staffPasskeys)
    .values(passkey)
    .onConflictDoNothing({ target: staffPasskeys.credential })
    .returning({ id: staffPasskeys.id });
  return rows.length > 0;
}

/** Notes a use; false when its counter has not moved on, or it is gone. See `isLater`. */
export async function usePasskey(
  tx: Handle,
  { id, counter, now }: { id: string; counter: number; now: Date },
): Promise<boolean> {
  const neverCounts = counter === 0 ? eq(staffPasskeys.counter, 0) : undefined;
  const rows = await tx
    .update(staffPasskeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(staffPasskeys.id, id), or(lt(staffPasskeys.counter, counter), neverCounts)))
    .returning({ id: staffPasskeys.id });
  return rows.length > 0;
}

export async function deletePasskey(tx: Handle, email: string, id: string): Promise<void> {
  await tx.delete(staffPasskeys).where(and(eq(staffPasskeys.email, email), eq(staffPasskeys.id, id)));
}

/** All of theirs; false when they had none. */
export async function deletePasskeysOf(tx: Handle, email: string): Promise<boolean> {
  const rows = await tx
    .delete(staffPasskeys)
    .where(eq(staffPasskeys.email, email))
    .returning({ id: staffPasskeys.id });
  return rows.length > 0;
}

type Challenge = typeof staffPasskeyChallenges.$inferInsert;

/** Also deletes those that nobody answered in time. */
export async function keepChallenge(db: Handle, challenge: Challenge, now: Date): Promise<void> {
  await db.delete(staffPasskeyChallenges).where(lte(staffPasskeyChallenges.expiresAt, now));
  await db.insert(staffPasskeyChallenges).values(challenge);
}

type Asked = { challenge: string; purpose: ChallengePurpose; sessionId: string | null };

/** Uses up a challenge; false when there is none for this purpose and session, or its time is over. */
export async function takeChallenge(
  db: Handle,
  { challenge, purpose, sessionId }: Asked,
  now: Date,
): Promise<boolean> {
  const table = staffPasskeyChallenges;
  const isTheirs = sessionId === null ? isNull(table.sessionId) : eq(table.sessionId, sessionId);
  const rows = await db
    .delete(table)
    .where(
      and(eq(table.challenge, challenge), eq(table.purpose, purpose), isTheirs, gt(table.expiresAt, now)),
    )
    .returning({ challenge: table.challenge });
  return rows.length > 0;
}
