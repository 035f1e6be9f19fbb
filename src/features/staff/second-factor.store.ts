import { and, count, eq, inArray, isNotNull, lt, ne } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import {
  staffPassedSteps,
  staffRecoveryCodes,
  staffSecondFactors,
  staffSessions,
  staffUsers,
} from './staff.table.ts';

/** E-mail addresses in lower case → since when they have a confirmed app; whoever has none is left out. */
export async function readSecondFactors(db: Handle): Promise<Map<string, Date>> {
  const rows = await db
    .select({ email: staffSecondFactors.email, confirmedAt: staffSecondFactors.confirmedAt })
    .from(staffSecondFactors)
    .where(isNotNull(staffSecondFactors.confirmedAt));
  return new Map(rows.flatMap(({ email, confirmedAt }) => (confirmedAt ? [[email, confirmedAt]] : [])));
}

/** Whether they have an app, and whether this session has passed it. */
export async function readSecondStep(
  db: Handle,
  { email, sessionId }: { email: string; sessionId: string },
): Promise<{ hasFactor: boolean; isPassed: boolean }> {
  const [row] = await db
    .select({ passedAt: staffPassedSteps.passedAt })
    .from(staffSecondFactors)
    .leftJoin(staffPassedSteps, eq(staffPassedSteps.sessionId, sessionId))
    .where(and(eq(staffSecondFactors.email, email), isNotNull(staffSecondFactors.confirmedAt)));
  return { hasFactor: row !== undefined, isPassed: (row?.passedAt ?? null) !== null };
}

/** Their secrets, encrypted, and the number of recovery codes left. */
export async function readSealedSecrets(db: Handle, email: string) {
  const [row] = await db.select().from(staffSecondFactors).where(eq(staffSecondFactors.email, email));
  const [left] = await db
    .select({ codes: count() })
    .from(staffRecoveryCodes)
    .where(eq(staffRecoveryCodes.email, email));
  const { sealed = null, nextSealed = null, confirmedAt = null } = row ?? {};
  return { sealed, nextSealed, confirmedAt, codesLeft: left?.codes ?? 0 };
}

/** Stores a new secret for their app; the old one works until the new one is confirmed. */
export async function keepNextSecret(db: Handle, email: string, nextSealed: string): Promise<void> {
  await db
    .insert(staffSecondFactors)
    .values({ email, nextSealed })
    .onConflictDoUpdate({ target: staffSecondFactors.email, set: { nextSealed } });
}

/** Uses up the code of a half minute; false when it or a later one was used before. */
export async function takeStep(tx: Handle, email: string, step: number): Promise<boolean> {
  const rows = await tx
    .update(staffSecondFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(staffSecondFactors.email, email),
        isNotNull(staffSecondFactors.confirmedAt),
        lt(staffSecondFactors.lastStep, step),
      ),
    )
    .returning({ email: staffSecondFactors.email });
  return rows.length > 0;
}

/** Makes the shown secret theirs; false when another was shown meanwhile, or it is confirmed already. */
export async function confirmSecret(
  tx: Handle,
  about: { email: string; nextSealed: string; sealed: string; step: number; now: Date },
): Promise<boolean> {
  const { email, nextSealed, sealed, step, now } = about;
  const rows = await tx
    .update(staffSecondFactors)
    .set({ sealed, nextSealed: null, confirmedAt: now, lastStep: step })
    .where(and(eq(staffSecondFactors.email, email), eq(staffSecondFactors.nextSealed, nextSealed)))
    .returning({ email: staffSecondFactors.email });
  return rows.length > 0;
}

/** Replaces all that were left. */
export async function replaceRecoveryCodes(
  tx: Handle,
  email: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.email, email));
  await tx.insert(staffRecoveryCodes).values(hashes.map((hash) => ({ email, hash })));
}

/** Uses up a recovery code; false when there is no such code any more. */
export async function takeRecoveryCode(tx: Handle, email: string, hash: string): Promise<boolean> {
  const rows = await tx
    .delete(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.email, email), eq(staffRecoveryCodes.hash, hash)))
    .returning({ email: staffRecoveryCodes.email });
  return rows.length > 0;
}

/** Deletes their app and recovery codes; false when they had none. */
export async function removeSecondFactor(tx: Handle, email: string): Promise<boolean> {
  const rows = await tx
    .delete(staffSecondFactors)
    .where(eq(staffSecondFactors.email, email))
    .returning({ confirmedAt: staffSecondFactors.confirmedAt });
  return rows.some(({ confirmedAt }) => confirmedAt !== null);
}

/**
 * Marks the session as passed and gives it another token, so that a cookie from before the step is worth nothing. False when it
 * has ended.
 */
export async function passStep(
  tx: Handle,
  { sessionId, token, now }: { sessionId: string; token: string; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(staffSessions)
    .set({ token, updatedAt: now })
    .where(eq(staffSessions.id, sessionId))
    .returning({ id: staffSessions.id });
  if (rows.length === 0) return false;
  await tx.insert(staffPassedSteps).values({ sessionId, passedAt: now }).onConflictDoNothing();
  return true;
}

const sessionsOf = (db: Handle, email: string) =>
  db
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .innerJoin(staffUsers, eq(staffUsers.id, staffSessions.userId))
    .where(eq(staffUsers.email, email));

/** Ends their sessions everywhere, `but` this one. */
export async function endSessionsOf(tx: Handle, email: string, but = ''): Promise<void> {
  await tx
    .delete(staffSessions)
    .where(and(inArray(staffSessions.id, sessionsOf(tx, email)), ne(staffSessions.id, but)));
}
