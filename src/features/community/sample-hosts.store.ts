/** The hosts of the sample academy: no persons, and gone with the sample. */
import { count, eq, inArray } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { memberProfiles } from '../accounts/member.table.ts';
import { memberUsers } from '../accounts/sign-in.table.ts';
import { communityPosts, communityReplies } from './community.table.ts';

export async function countSampleHosts(db: Handle): Promise<number> {
  const [row] = await db
    .select({ hosts: count() })
    .from(memberProfiles)
    .where(eq(memberProfiles.isSampleHost, true));
  return row?.hosts ?? 0;
}

/** Deletes them with their posts, the replies to those, and what they replied elsewhere. Returns how many there were. */
export async function deleteSampleHosts(tx: Handle): Promise<number> {
  const rows = await tx
    .select({ id: memberProfiles.memberId })
    .from(memberProfiles)
    .where(eq(memberProfiles.isSampleHost, true))
    .for('update');
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx.delete(communityPosts).where(inArray(communityPosts.authorId, ids));
  await tx.delete(communityReplies).where(inArray(communityReplies.authorId, ids));
  await tx.delete(memberUsers).where(inArray(memberUsers.id, ids));
  return ids.length;
}
