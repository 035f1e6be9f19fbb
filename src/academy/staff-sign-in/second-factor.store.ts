import { and, count, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { readPasskeys } from './passkeys.store.ts';
import { staffMembers } from '../staff/staff.table.ts';
import { staffRecoveryCodes, staffSecondFactors } from './second-factor.table.ts';
import { forgetTrustedDevicesOf } from './trusted-devices.service.ts';

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
