/** Who has an authenticator app, what of it was used, and which sessions it let in. E-mail addresses in lower case. */
import { and, count, eq, inArray, isNotNull, lt, ne } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import {
  staffPassedSteps,
  staffRecoveryCodes,
  staffSecondFactors,
  staffSessions,
  staffUsers,
} from './staff.table.ts';

/** Since when each of them has an app that was proved; whoever has none is not there. */
export async function readSecondFactors(db: Handle): Promise<Map<string, Date>> {
  const rows = await db
    .select({ email: staffSecondFactors.email, confirmedAt: staffSecondFactors.confirmedAt })
    .from(staffSecondFactors)
    .where(isNotNull(staffSecondFactors.confirmedAt));
  return new Map(rows.flatMap(({ email, confirmedAt }) => (confirmedAt ? [[email, confirmedAt]] : [])));
}

/** Whether she has an app, and whether this session has passed it. */
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

/** Her secrets as they lie there, sealed, and how many recovery codes are left. */
export async function readSealedSecrets(db: Handle, email: string) {
  const [row] = await db.select().from(staffSecondFactors).where(eq(staffSecondFactors.email, email));
  const [left] = await db
    .select({ codes: count() })
    .from(staffRecoveryCodes)
    .where(eq(staffRecoveryCodes.email, email));
  const { sealed = null, nextSealed = null, confirmedAt = null } = row ?? {};
  return { sealed, nextSealed, confirmedAt, codesLeft: left?.codes ?? 0 };
}

/** A secret that her app is shown; the one that she has goes on working until this one is proved. */
export async function keepNextSecret(db: Handle, email: string, nextSealed: string): Promise<void> {
  await db
    .insert(staffSecondFactors)
    .values({ email, nextSealed })
    .onConflictDoUpdate({ target: staffSecondFactors.email, set: { nextSealed } });
}

/** Uses the code of a half minute up; false when it, or a later one, was used before. */
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

/** The secret that was shown is hers from now on, sealed as hers; false when another was shown meanwhile, or this one is proved already. */
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

/** In place of all that were left. */
export async function replaceRecoveryCodes(
  tx: Handle,
  email: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.email, email));
  await tx.insert(staffRecoveryCodes).values(hashes.map((hash) => ({ email, hash })));
}

/** Uses a recovery code up; false when there is no such code any more. */
export async function takeRecoveryCode(tx: Handle, email: string, hash: string): Promise<boolean> {
  const rows = await tx
    .delete(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.email, email), eq(staffRecoveryCodes.hash, hash)))
    .returning({ email: staffRecoveryCodes.email });
  return rows.length > 0;
}

/** Takes her app and her recovery codes; false when she had none. */
export async function removeSecondFactor(tx: Handle, email: string): Promise<boolean> {
  const rows = await tx
    .delete(staffSecondFactors)
    .where(eq(staffSecondFactors.email, email))
    .returning({ confirmedAt: staffSecondFactors.confirmedAt });
  return rows.some(({ confirmedAt }) => confirmedAt !== null);
}

/**
 * The session goes on under another token, and has passed: a cookie from before the step stays worth nothing. False when
 * it is over.
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

/** Her sessions end, everywhere; `but` this one. */
export async function endSessionsOf(tx: Handle, email: string, but = ''): Promise<void> {
  await tx
    .delete(staffSessions)
    .where(and(inArray(staffSessions.id, sessionsOf(tx, email)), ne(staffSessions.id, but)));
}
