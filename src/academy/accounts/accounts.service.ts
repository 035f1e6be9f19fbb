/** A member’s account as it is kept: who it belongs to, and what they chose. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { memberProfiles } from './member.table.ts';
import { memberUsers } from '../sign-in/sign-in.table.ts';
import type { Member } from '../sign-in/member.ts';
import { communityBlocks } from './blocks.table.ts';

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

/** Locks the account until the transaction ends; false when it is gone. */
export async function lockAccount(tx: Handle, memberId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: memberUsers.id })
    .from(memberUsers)
    .where(eq(memberUsers.id, memberId))
    .for('update');
  return rows.length === 1;
}

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

/** Repeating it changes nothing. */
export const insertBlock = (tx: Handle, block: typeof communityBlocks.$inferInsert) =>
  tx.insert(communityBlocks).values(block).onConflictDoNothing();

export const deleteBlock = (
  tx: Handle,
  { memberId, blockedId }: Pick<typeof communityBlocks.$inferSelect, 'memberId' | 'blockedId'>,
) =>
  tx
    .delete(communityBlocks)
    .where(and(eq(communityBlocks.memberId, memberId), eq(communityBlocks.blockedId, blockedId)));

/** Members whom the reader has blocked, or who have blocked the reader. */
export async function readApart(db: Handle, memberId: string | null): Promise<Set<string>> {
  if (memberId === null) return new Set();
  const rows = await db
    .select({ one: communityBlocks.memberId, other: communityBlocks.blockedId })
    .from(communityBlocks)
    .where(sql`${communityBlocks.memberId} = ${memberId} or ${communityBlocks.blockedId} = ${memberId}`);
  return new Set(rows.flatMap(({ one, other }) => [one, other]).filter((id) => id !== memberId));
}
