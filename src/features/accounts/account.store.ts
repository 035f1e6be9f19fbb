/** The account itself, and what its owner wishes. */
import { eq } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { memberProfiles } from './member.table.ts';
import { memberUsers } from './sign-in.table.ts';

export type Wishes = { locale: 'en' | 'ar'; wantsDigest: boolean };

/** Null for whoever has no profile yet. */
export async function readWishes(db: Handle, memberId: string): Promise<Wishes | null> {
  const [row] = await db
    .select({ locale: memberProfiles.locale, wantsDigest: memberProfiles.wantsDigest })
    .from(memberProfiles)
    .where(eq(memberProfiles.memberId, memberId));
  return row ?? null;
}

/** False where there is no profile to write to. */
export async function writeWishes(db: Handle, memberId: string, wishes: Wishes): Promise<boolean> {
  const rows = await db
    .update(memberProfiles)
    .set(wishes)
    .where(eq(memberProfiles.memberId, memberId))
    .returning({ id: memberProfiles.memberId });
  return rows.length === 1;
}

/** The account, held until the transaction ends; false when it is gone. */
export async function lockAccount(tx: Handle, memberId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: memberUsers.id })
    .from(memberUsers)
    .where(eq(memberUsers.id, memberId))
    .for('update');
  return rows.length === 1;
}
