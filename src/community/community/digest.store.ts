/** What is new for one member: read when the digest is scheduled, and again when it is sent. */
import { and, asc, count, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { memberProfiles } from '../../academy/accounts/member.table.ts';
import { isReadablePost, isReadableReply } from './readable.store.ts';
import { communityMentions, communityPosts, communityReads, communityReplies } from './community.table.ts';
import type { Bodies } from './post-view.ts';
import type { Space } from './space.ts';
import { changeMember } from '../../academy/accounts/profiles.service.ts';

export type Opening = {
  postId: string;
  space: Space;
  name: string | null;
  body: string;
  bodies: Bodies;
};
export type DigestNews = { counts: { space: Space; posts: number }[]; openings: Opening[]; mentions: number };

const mostOpenings = 5;

/** Written since, not read yet, by others, not removed, by nobody with a block between or who is shut out. */
const isNews = (memberId: string, since: Date) =>
  and(
    gt(communityPosts.createdAt, since),
    ne(communityPosts.authorId, memberId),
    isReadablePost(memberId),
    isNull(memberProfiles.shutOutAt),
    sql`not exists (select 1 from ${communityReads} where ${communityReads.memberId} = ${memberId} and ${communityReads.space} = ${communityPosts.space} and ${communityReads.readAt} >= ${communityPosts.createdAt})`,
  );

export async function readDigest(db: Handle, memberId: string, since: Date): Promise<DigestNews> {
  const ofAuthor = eq(memberProfiles.memberId, communityPosts.authorId);
  const counts = await db
    .select({ space: communityPosts.space, posts: count() })
    .from(communityPosts)
    .innerJoin(memberProfiles, ofAuthor)
    .where(isNews(memberId, since))
    .groupBy(communityPosts.space);
  const newest = await db
    .select({ post: communityPosts, name: memberProfiles.displayName })
    .from(communityPosts)
    .innerJoin(memberProfiles, ofAuthor)
    .where(isNews(memberId, since))
    .orderBy(desc(communityPosts.position))
    .limit(mostOpenings);
  const [called] = await db
    .select({ mentions: count() })
    .from(communityMentions)
    .innerJoin(communityPosts, eq(communityPosts.id, communityMentions.postId))
    .leftJoin(communityReplies, eq(communityReplies.id, communityMentions.subjectId))
    .where(
      and(
        isReadableReply(memberId),
        eq(communityMentions.memberId, memberId),
        gt(communityMentions.at, since),
        isNull(communityMentions.seenAt),
        isReadablePost(memberId),
      ),
    );
  const openings = newest.map(({ post, name }) => ({
    postId: post.id,
    space: post.space,
    name: post.isAnonymous ? null : name,
    body: post.body,
    bodies: post.bodies,
  }));
  return { counts, openings, mentions: called?.mentions ?? 0 };
}

export const isNothingNew = ({ counts, mentions }: DigestNews): boolean =>
  counts.length === 0 && mentions === 0;

/** Members who want the digest and got none since an instant. */
export async function findForDigest(db: Handle, before: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ memberId: memberProfiles.memberId })
    .from(memberProfiles)
    .where(
      and(
        eq(memberProfiles.wantsDigest, true),
        isNull(memberProfiles.shutOutAt),
        or(isNull(memberProfiles.digestSentAt), lt(memberProfiles.digestSentAt, before)),
      ),
    )
    .orderBy(asc(memberProfiles.memberId))
    .limit(most);
  return rows.map(({ memberId }) => memberId);
}

/** The time of the last digest; null when another process was first. */
export async function noteDigest(
  tx: Handle,
  memberId: string,
  { before, now }: { before: Date; now: Date },
): Promise<{ since: Date | null } | null> {
  const [profile] = await tx
    .select({ sentAt: memberProfiles.digestSentAt, wants: memberProfiles.wantsDigest })
    .from(memberProfiles)
    .where(eq(memberProfiles.memberId, memberId))
    .for('update');
  if (!profile?.wants || (profile.sentAt !== null && profile.sentAt >= before)) return null;
  await changeMember(tx, memberId, { digestSentAt: now });
  return { since: profile.sentAt };
}
