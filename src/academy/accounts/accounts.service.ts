/** A member’s account as it is kept: who it belongs to, and what she chose. */
import { eq, gt, inArray, isNotNull, or } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { memberProfiles } from './member.table.ts';
import { memberUsers } from '../sign-in/sign-in.table.ts';
import type { Member } from '../sign-in/member.ts';

/** A member by the id of the account. */
export async function findMemberUser(db: Handle, id: string): Promise<Member | null> {
  const [row] = await db
    .select({ id: memberUsers.id, email: memberUsers.email })
    .from(memberUsers)
    .where(eq(memberUsers.id, id));
  return row ?? null;
}

/** `email` in lower case. */
export async function hasAccount(db: Handle, email: string): Promise<boolean> {
  const rows = await db.select({ id: memberUsers.id }).from(memberUsers).where(eq(memberUsers.email, email));
  return rows.length > 0;
}

export type Wishes = { locale: 'en' | 'ar'; wantsDigest: boolean };

/** Null without a profile. */
export async function readWishes(db: Handle, memberId: string): Promise<Wishes | null> {
  const [row] = await db
    .select({ locale: memberProfiles.locale, wantsDigest: memberProfiles.wantsDigest })
    .from(memberProfiles)
    .where(eq(memberProfiles.memberId, memberId));
  return row ?? null;
}

/** False without a profile. */
export async function writeWishes(db: Handle, memberId: string, wishes: Wishes): Promise<boolean> {
  const rows = await db
    .update(memberProfiles)
    .set(wishes)
    .where(eq(memberProfiles.memberId, memberId))
    .returning({ id: memberProfiles.memberId });
  return rows.length === 1;
}

/** Locks the account until the transaction ends; false when it is gone. */
export async function lockAccount(tx: Handle, memberId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: memberUsers.id })
    .from(memberUsers)
    .where(eq(memberUsers.id, memberId))
    .for('update');
  return rows.length === 1;
}

/** Who may currently not write, or not enter. */
export const isHeld = (now: Date) =>
  or(isNotNull(memberProfiles.shutOutAt), gt(memberProfiles.quietUntil, now));

/** Accounts of a few addresses, with their community profiles. */
export async function readAccountsOf(db: Handle, emails: readonly string[]) {
  if (emails.length === 0) return [];
  return db
    .select({
      id: memberUsers.id,
      email: memberUsers.email,
      since: memberUsers.createdAt,
      displayName: memberProfiles.displayName,
      joinedAt: memberProfiles.joinedAt,
      locale: memberProfiles.locale,
      wantsDigest: memberProfiles.wantsDigest,
      quietUntil: memberProfiles.quietUntil,
      shutOutAt: memberProfiles.shutOutAt,
    })
    .from(memberUsers)
    .leftJoin(memberProfiles, eq(memberProfiles.memberId, memberUsers.id))
    .where(inArray(memberUsers.email, [...emails]));
}
