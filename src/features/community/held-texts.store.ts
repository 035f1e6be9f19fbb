/** All that is held about a member in the community and its sprints; what others wrote is not hers. */
import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import {
  communityBlocks,
  communityMentions,
  communityPictures,
  communityPosts,
  communityReactions,
  communityReads,
  communityReplies,
  communityReports,
} from './community.table.ts';
import { sprintDays, sprintMembers } from './sprint.table.ts';

/** Who of the team removed a text or decided a report stays with the team. */
const withoutTeam = <T extends { removedBy: string | null }>(row: T) => ({
  ...row,
  removedBy: row.removedBy === null ? null : 'the academy',
});

/** Rows by the names of their tables. */
export async function readHeldTexts(db: Handle, memberId: string) {
  const posts = await db
    .select()
    .from(communityPosts)
    .where(eq(communityPosts.authorId, memberId))
    .orderBy(asc(communityPosts.position));
  const replies = await db
    .select()
    .from(communityReplies)
    .where(eq(communityReplies.authorId, memberId))
    .orderBy(asc(communityReplies.position));
  const ids = posts.map(({ id }) => id);
  const { decidedBy: _by, quoted: _others, ...report } = getTableColumns(communityReports);
  const { partnerId: _other, ...sprint } = getTableColumns(sprintMembers);
  return {
    communityPosts: posts.map(withoutTeam),
    communityReplies: replies.map(withoutTeam),
    communityPictures:
      ids.length === 0
        ? []
        : await db.select().from(communityPictures).where(inArray(communityPictures.postId, ids)),
    communityReactions: await db
      .select()
      .from(communityReactions)
      .where(eq(communityReactions.memberId, memberId)),
    communityMentions: await db
      .select()
      .from(communityMentions)
      .where(eq(communityMentions.memberId, memberId)),
    communityReads: await db.select().from(communityReads).where(eq(communityReads.memberId, memberId)),
    communityBlocks: await db.select().from(communityBlocks).where(eq(communityBlocks.memberId, memberId)),
    communityReports: await db
      .select(report)
      .from(communityReports)
      .where(eq(communityReports.reporterId, memberId)),
    sprintMembers: await db.select(sprint).from(sprintMembers).where(eq(sprintMembers.memberId, memberId)),
    sprintDays: await db.select().from(sprintDays).where(eq(sprintDays.memberId, memberId)),
  };
}
