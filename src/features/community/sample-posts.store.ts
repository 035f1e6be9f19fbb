/** The posts that the academy began with. */
import { and, count, isNotNull, isNull } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { communityPosts } from './community.table.ts';

/** How many still stand there as they came: they alone are written in both languages, and an edit ends that. */
export async function countSamplePosts(db: Handle): Promise<number> {
  const [row] = await db
    .select({ posts: count() })
    .from(communityPosts)
    .where(and(isNotNull(communityPosts.bodyEn), isNull(communityPosts.removedAt)));
  return row?.posts ?? 0;
}
