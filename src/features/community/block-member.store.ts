/** Blocking and what is told of it: to nobody but herself. */
import { and, asc, eq } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { memberProfiles } from '../accounts/member.table.ts';
import { communityBlocks } from './community.table.ts';
import { partInAll } from './sprint-partners.store.ts';

/** Once more is nothing. Partners of a sprint are parted by it. */
export async function blockMember(tx: Handle, memberId: string, blockedId: string, at: Date): Promise<void> {
  await tx.insert(communityBlocks).values({ memberId, blockedId, at }).onConflictDoNothing();
  await partInAll(tx, memberId, blockedId);
}

export async function unblockMember(tx: Handle, memberId: string, blockedId: string): Promise<void> {
  await tx
    .delete(communityBlocks)
    .where(and(eq(communityBlocks.memberId, memberId), eq(communityBlocks.blockedId, blockedId)));
}

export type Blocked = { memberId: string; name: string; at: Date };

/** Whom she has blocked, the first one first. Who has blocked her is told to nobody. */
export const readBlocked = (db: Handle, memberId: string): Promise<Blocked[]> =>
  db
    .select({
      memberId: communityBlocks.blockedId,
      name: memberProfiles.displayName,
      at: communityBlocks.at,
    })
    .from(communityBlocks)
    .innerJoin(memberProfiles, eq(memberProfiles.memberId, communityBlocks.blockedId))
    .where(eq(communityBlocks.memberId, memberId))
    .orderBy(asc(communityBlocks.at), asc(communityBlocks.blockedId));
