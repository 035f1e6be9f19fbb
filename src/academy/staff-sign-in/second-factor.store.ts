import { and, count, desc, eq, exists, gt, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { type AcademySecret, secretNow } from '../../platform/secret.ts';
import { deletePasskeysOf, readPasskeys } from './passkeys.store.ts';
import { openKey, sealKey } from './second-factor.ts';
import {
  staffMembers,
  staffPasskeys,
  staffPassedSteps,
  staffRecoveryCodes,
  staffSecondFactors,
  staffSessions,
  staffUsers,
} from '../staff/staff.table.ts';
import { forgetTrustedDevicesOf } from './trusted-devices.service.ts';

/** E-mail addresses in lower case → since when they have a confirmed app or a passkey; whoever has none is left out. */
export async function readSecondFactors(db: Handle): Promise<Map<string, Date>> {
  const first = sql<Date | null>`min(least(${staffSecondFactors.confirmedAt}, ${staffPasskeys.addedAt}))`;
  const rows = await db
    .select({ email: staffMembers.email, since: first.mapWith(staffPasskeys.addedAt) })
    .from(staffMembers)
    .leftJoin(staffSecondFactors, eq(staffSecondFactors.email, staffMembers.email))
    .leftJoin(staffPasskeys, eq(staffPasskeys.email, staffMembers.email))
    .groupBy(staffMembers.email);
  return new Map(rows.flatMap(({ email, since }) => (since === null ? [] : [[email, since]])));
}

/**
 * The member of staff with this address, whether they have an app and passkeys, and whether this session has passed the second
 * step. Null for everybody who is not staff.
 */
export async function readStaffAtStep(
  db: Handle,
  { email, sessionId }: { email: string; sessionId: string },
) {
  const app = db
    .select({ one: sql`1` })
    .from(staffSecondFactors)
    .where(and(eq(staffSecondFactors.email, email), isNotNull(staffSecondFactors.confirmedAt)));
  const passkey = db
    .select({ one: sql`1` })
    .from(staffPasskeys)
    .where(eq(staffPasskeys.email, email));
  const [row] = await db
    .select({
      role: staffMembers.role,
      expert: staffMembers.expert,
      hasApp: sql<boolean>`${exists(app)}`,
      hasPasskey: sql<boolean>`${exists(passkey)}`,
      passedAt: staffPassedSteps.passedAt,
    })
    .from(staffMembers)
    .leftJoin(staffPassedSteps, eq(staffPassedSteps.sessionId, sessionId))
    .where(eq(staffMembers.email, email));
  if (!row) return null;
  const { role, expert, hasApp, hasPasskey, passedAt } = row;
  const staff = { email, role, ...(expert !== null && { expert }) };
  return { staff, hasApp, hasPasskey, isPassed: passedAt !== null };
}

/** What they have as a second step; nobody else changes it until the transaction ends. */
export async function lockSecondFactors(
  tx: Handle,
  email: string,
): Promise<{ hasApp: boolean; passkeys: number }> {
  await tx
    .select({ email: staffMembers.email })
    .from(staffMembers)
    .where(eq(staffMembers.email, email))
    // New rows that name them need not wait.
    .for('no key update');
  const { confirmedAt } = await readSealedSecrets(tx, email);
  return { hasApp: confirmedAt !== null, passkeys: (await readPasskeys(tx, email)).length };
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

/** Encrypts anew the secrets of the apps that only the secret before opens: when it is taken away they still work. */
export async function resealApps(db: Handle, secret: AcademySecret): Promise<void> {
  const rows = await db.select().from(staffSecondFactors);
  for (const { email, sealed } of rows) {
    if (sealed === null || openKey(secretNow(secret), { email }, sealed) !== null) continue;
    const key = openKey(secret, { email }, sealed);
    if (key === null) continue;
    await db
      .update(staffSecondFactors)
      .set({ sealed: sealKey(secret, { email }, key) })
      .where(and(eq(staffSecondFactors.email, email), eq(staffSecondFactors.sealed, sealed)));
  }
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
export async function takeRecoveryCode(
  tx: Handle,
  email: string,
  hashes: readonly string[],
): Promise<boolean> {
  const rows = await tx
    .delete(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.email, email), inArray(staffRecoveryCodes.hash, [...hashes])))
    .returning({ email: staffRecoveryCodes.email });
  return rows.length > 0;
}

/** Deletes their app; false when they had none. Recovery codes stay for their passkeys. */
export async function removeApp(tx: Handle, email: string): Promise<boolean> {
  const rows = await tx
    .delete(staffSecondFactors)
    .where(eq(staffSecondFactors.email, email))
    .returning({ confirmedAt: staffSecondFactors.confirmedAt });
  return rows.some(({ confirmedAt }) => confirmedAt !== null);
}

/** What is worth nothing without an app or a passkey: recovery codes, and devices that skip the second step. */
export async function removeWithoutFactor(tx: Handle, email: string): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.email, email));
  await forgetTrustedDevicesOf(tx, email);
}

/** Deletes their app, passkeys, recovery codes and trusted devices; false when they had neither app nor passkey. */
export async function removeSecondFactor(tx: Handle, email: string): Promise<boolean> {
  const hadApp = await removeApp(tx, email);
  const hadPasskey = await deletePasskeysOf(tx, email);
  await removeWithoutFactor(tx, email);
  return hadApp || hadPasskey;
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
  await keepPassedStep(tx, sessionId, now);
  return true;
}

/** Marks a session that has just begun, whose cookie nobody had before. */
export async function keepPassedStep(db: Handle, sessionId: string, now: Date): Promise<void> {
  await db.insert(staffPassedSteps).values({ sessionId, passedAt: now }).onConflictDoNothing();
}

/** Where they are signed in, the last used first. `passedAt`: when the second step was passed there. */
export const readSessionsOf = (db: Handle, email: string, now: Date) =>
  db
    .select({
      id: staffSessions.id,
      userAgent: staffSessions.userAgent,
      createdAt: staffSessions.createdAt,
      seenAt: staffSessions.updatedAt,
      expiresAt: staffSessions.expiresAt,
      passedAt: staffPassedSteps.passedAt,
    })
    .from(staffSessions)
    .innerJoin(staffUsers, eq(staffUsers.id, staffSessions.userId))
    .leftJoin(staffPassedSteps, eq(staffPassedSteps.sessionId, staffSessions.id))
    .where(and(eq(staffUsers.email, email), gt(staffSessions.expiresAt, now)))
    .orderBy(desc(staffSessions.updatedAt), desc(staffSessions.id));

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
