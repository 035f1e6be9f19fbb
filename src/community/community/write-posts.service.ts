import { eq, inArray } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { foldForSearch } from '../../platform/text/fold-for-search.ts';
import { communityPictures, communityPosts } from './community.table.ts';
import { inEveryLanguage } from './community-text.ts';
import type { Bodies, Picture } from './post-view.ts';
import type { Space } from './space.ts';
import { addMentions, columnsOf, type TextToWrite } from './write-texts.store.ts';

/** `bodies`: of the academy's own posts, in each language; it is found by the words of all. False when a post of that id exists already. */
export async function insertPost(
  tx: Handle,
  { bodies = null, ...post }: TextToWrite & { space: Space; bodies?: Bodies },
  picture: (Picture & { bytes: number }) | null,
): Promise<boolean> {
  const rows = await tx
    .insert(communityPosts)
    .values({
      ...columnsOf(post),
      bodies,
      folded: foldForSearch(inEveryLanguage({ ...post, bodies })),
      space: post.space,
      isPinned: false,
      activeAt: post.at,
    })
    .onConflictDoNothing()
    .returning({ id: communityPosts.id });
  if (rows.length === 0) return false;
  if (picture !== null)
    await tx.insert(communityPictures).values({ ...picture, postId: post.id, uploadedAt: post.at });
  await addMentions(tx, post, { id: post.id, postId: post.id });
  return true;
}

export const setPinned = (tx: Handle, id: string, isPinned: boolean) =>
  tx.update(communityPosts).set({ isPinned }).where(eq(communityPosts.id, id));

/** Which of these files belong to a post. */
export async function knownPictures(db: Handle, ids: readonly string[]): Promise<Set<string>> {
  const { id } = communityPictures;
  const rows = await db
    .select({ id })
    .from(communityPictures)
    .where(inArray(id, [...ids]));
  return new Set(rows.map((row) => row.id));
}
