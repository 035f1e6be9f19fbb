/** Who does not want to read whom. It holds both ways: neither sees what the other writes, and neither is told. */
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Handle } from '../../platform/db/handle.ts';
import { communityBlocks } from './community.table.ts';

/**
 * For the WHERE of everything that shows what somebody wrote: lists, single posts, replies, search, mentions, counts,
 * pictures and digests alike.
 */
export const isNotApart = (memberId: string, author: PgColumn): SQL =>
  sql`(${author} is null or not exists (select 1 from ${communityBlocks} where (${communityBlocks.memberId} = ${memberId} and ${communityBlocks.blockedId} = ${author}) or (${communityBlocks.memberId} = ${author} and ${communityBlocks.blockedId} = ${memberId})))`;

/** Whether one of the two has blocked the other. */
export async function areApart(db: Handle, one: string, other: string): Promise<boolean> {
  const { memberId, blockedId } = communityBlocks;
  const rows = await db
    .select({ memberId })
    .from(communityBlocks)
    .where(or(and(eq(memberId, one), eq(blockedId, other)), and(eq(memberId, other), eq(blockedId, one))))
    .limit(1);
  return rows.length > 0;
}
