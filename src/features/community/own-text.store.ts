/** What somebody wrote herself. A block takes the texts of others from her sight, never her own: she can always take them away. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { communityPosts, communityReplies } from './community.table.ts';
import { isReadablePost } from './readable.store.ts';
import type { Space } from './space.ts';

type OwnText = {
  id: string;
  postId: string;
  space: Space;
  body: string;
  createdAt: Date;
  /** Whether she may read the post that it stands in. */
  isInSight: boolean;
};

/** Null when it is not hers, or is gone. */
export async function findOwnText(
  db: Handle,
  authorId: string,
  { kind, id }: { kind: 'post' | 'reply'; id: string },
): Promise<OwnText | null> {
  const texts = kind === 'post' ? communityPosts : communityReplies;
  const place = {
    postId: communityPosts.id,
    space: communityPosts.space,
    isInSight: sql<boolean>`${isReadablePost(authorId)}`,
  };
  const isHers = and(eq(texts.id, id), eq(texts.authorId, authorId), isNull(texts.removedAt));
  const { id: textId, body, createdAt } = texts;
  const columns = { id: textId, body, createdAt, ...place };
  const [row] =
    kind === 'post'
      ? await db.select(columns).from(communityPosts).where(isHers)
      : await db
          .select(columns)
          .from(communityReplies)
          .innerJoin(communityPosts, eq(communityPosts.id, communityReplies.postId))
          .where(isHers);
  return row ?? null;
}

/** Held until the transaction ends, so that nothing is added to the post, or to a reply in it, while one of them goes. */
export async function lockPost(tx: Handle, id: string): Promise<void> {
  await tx
    .select({ id: communityPosts.id })
    .from(communityPosts)
    .where(eq(communityPosts.id, id))
    .for('update');
}
