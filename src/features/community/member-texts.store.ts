/** What a member wrote, as another member may see it on her page. */
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { isNotApart } from './blocks.store.ts';
import { communityPosts, communityReplies } from './community.table.ts';
import { isReadablePost } from './readable.store.ts';
import type { Space } from './space.ts';

export type TextOfMember = {
  postId: string;
  /** Null when it is the post itself. */
  replyId: string | null;
  space: Space;
  body: string;
  bodyEn: string | null;
  createdAt: Date;
};

const place = { postId: communityPosts.id, space: communityPosts.space };

/** None without her name, none that was removed, and none at all between two who are apart. */
const shownOf = (
  texts: typeof communityPosts | typeof communityReplies,
  viewerId: string,
  memberId: string,
) =>
  and(
    eq(texts.authorId, memberId),
    eq(texts.isAnonymous, false),
    isNull(texts.removedAt),
    isNotApart(viewerId, texts.authorId),
  );

/** Her newest posts, and her replies under posts that the viewer may read. */
export async function readTextsOf(
  db: Handle,
  viewerId: string,
  memberId: string,
  most: number,
): Promise<TextOfMember[]> {
  const { body, bodyEn, createdAt, position } = communityPosts;
  const posts = await db
    .select({ ...place, body, bodyEn, createdAt })
    .from(communityPosts)
    .where(shownOf(communityPosts, viewerId, memberId))
    .orderBy(desc(position))
    .limit(most);
  const replies = await db
    .select({
      ...place,
      replyId: communityReplies.id,
      body: communityReplies.body,
      createdAt: communityReplies.createdAt,
    })
    .from(communityReplies)
    .innerJoin(communityPosts, eq(communityPosts.id, communityReplies.postId))
    .where(and(shownOf(communityReplies, viewerId, memberId), isReadablePost(viewerId)))
    .orderBy(desc(communityReplies.position))
    .limit(most);
  const texts = [
    ...posts.map((post) => ({ ...post, replyId: null })),
    ...replies.map((reply) => ({ ...reply, bodyEn: null })),
  ];
  return texts.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime()).slice(0, most);
}
