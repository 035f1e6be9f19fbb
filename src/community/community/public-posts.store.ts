/** Posts that visitors may read before they join: by staff and hosts alone, who are shown with the name they chose. */
import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { memberProfiles } from '../../academy/accounts/member.table.ts';
import { memberUsers } from '../../academy/sign-in/sign-in.table.ts';
import { communityPosts, communityReplies } from './community.table.ts';
import { worksHere } from './readable.store.ts';
import type { Bodies } from './post-view.ts';
import type { Space } from './space.ts';

export type PublicPost = {
  id: string;
  space: Space;
  name: string;
  city: string;
  isTeam: boolean;
  body: string;
  bodies: Bodies;
  createdAt: Date;
  replies: number;
};

/** Checked when it is read too: who leaves the team or is shut out is shown no more. A text with a name in it is never shown. */
const mayBePublic = () =>
  and(
    isNull(communityPosts.removedAt),
    eq(communityPosts.isAnonymous, false),
    isNull(memberProfiles.shutOutAt),
    sql`(${memberProfiles.isSampleHost} or ${worksHere()})`,
    sql`position('@' in ${communityPosts.body} || coalesce(${communityPosts.bodies}::text, '')) = 0`,
  );

const replies = sql<number>`(select count(*) from ${communityReplies} where ${communityReplies.postId} = ${communityPosts.id} and ${communityReplies.removedAt} is null)`;

const withAuthor = (db: Handle) =>
  db
    .select({
      id: communityPosts.id,
      space: communityPosts.space,
      name: memberProfiles.displayName,
      city: memberProfiles.city,
      isTeam: worksHere(),
      body: communityPosts.body,
      bodies: communityPosts.bodies,
      createdAt: communityPosts.createdAt,
      replies: replies.mapWith(Number),
    })
    .from(communityPosts)
    .innerJoin(memberUsers, eq(memberUsers.id, communityPosts.authorId))
    .innerJoin(memberProfiles, eq(memberProfiles.memberId, communityPosts.authorId));

const mostRead = 40;

/** The newest first. */
export const readPublicPosts = (db: Handle): Promise<PublicPost[]> =>
  withAuthor(db)
    .where(and(eq(communityPosts.isPublic, true), mayBePublic()))
    .orderBy(desc(communityPosts.createdAt), desc(communityPosts.id))
    .limit(mostRead);

/** Whether staff may show the post to visitors. */
export async function isForVisitors(db: Handle, id: string): Promise<boolean> {
  const rows = await withAuthor(db).where(and(eq(communityPosts.id, id), mayBePublic()));
  return rows.length > 0;
}

export const setPublic = (tx: Handle, id: string, isPublic: boolean) =>
  tx.update(communityPosts).set({ isPublic }).where(eq(communityPosts.id, id));

/** Whether staff chose the post for visitors. */
export const isShownToVisitors = (db: Handle, postId: string): Promise<boolean> =>
  hasPublic(db, eq(communityPosts.id, postId));

/** Whether they chose any by the member. */
export const hasPublicPosts = (db: Handle, memberId: string): Promise<boolean> =>
  hasPublic(db, eq(communityPosts.authorId, memberId));

async function hasPublic(db: Handle, which: SQL): Promise<boolean> {
  const rows = await db
    .select({ id: communityPosts.id })
    .from(communityPosts)
    .where(and(which, eq(communityPosts.isPublic, true)))
    .limit(1);
  return rows.length > 0;
}
