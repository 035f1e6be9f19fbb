/** What a member wrote, as another member may see it on her page. */
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Handle } from '../../db/handle.ts';
import { isNotApart } from './blocks.store.server.ts';
import { communityPosts } from './community.table.ts';
import type { Space } from './space.ts';

export type TextOfMember = { id: string; space: Space; body: string; bodyEn: string | null; createdAt: Date };

/** Her newest posts: none without her name, none that was removed, and none at all between two who are apart. */
export const readTextsOf = (
  db: Handle,
  viewerId: string,
  memberId: string,
  most: number,
): Promise<TextOfMember[]> =>
  db
    .select({
      id: communityPosts.id,
      space: communityPosts.space,
      body: communityPosts.body,
      bodyEn: communityPosts.bodyEn,
      createdAt: communityPosts.createdAt,
    })
    .from(communityPosts)
    .where(
      and(
        eq(communityPosts.authorId, memberId),
        eq(communityPosts.isAnonymous, false),
        isNull(communityPosts.removedAt),
        isNotApart(viewerId, communityPosts.authorId),
      ),
    )
    .orderBy(desc(communityPosts.position))
    .limit(most);
