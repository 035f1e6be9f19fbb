/** Calling members by name in what is written: each is told once, and one text calls a few at most. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { memberProfiles } from '../accounts/member.table.ts';
import { isNotApart } from './blocks.store.ts';
import { calledIn, mostCalled } from './called-names.ts';
import { communityMentions, communityPosts, communityReplies } from './community.table.ts';

export type TextToWrite = { id: string; authorId: string; isAnonymous: boolean; body: string; at: Date };

/** What a text stands in: `id` of itself, `postId` of the post. */
export type Place = { id: string; postId: string };

/**
 * Members who wrote in any space under their names, whom the author may call: no two of them are called alike. Without her
 * name she calls everybody alike, and they may read it: a call that does not arrive would tell whoever has blocked her that it
 * is she who asks.
 */
async function callables(tx: Handle, { authorId, isAnonymous }: TextToWrite) {
  const { memberId, displayName } = memberProfiles;
  return tx
    .select({ memberId, name: displayName })
    .from(memberProfiles)
    .where(
      and(
        sql`${memberId} <> ${authorId}`,
        isNull(memberProfiles.shutOutAt),
        isAnonymous ? undefined : isNotApart(authorId, memberId),
        sql`(exists (select 1 from ${communityPosts} where ${communityPosts.authorId} = ${memberId} and not ${communityPosts.isAnonymous} and ${communityPosts.removedAt} is null) or exists (select 1 from ${communityReplies} where ${communityReplies.authorId} = ${memberId} and not ${communityReplies.isAnonymous} and ${communityReplies.removedAt} is null))`,
      ),
    );
}

/** Who is called in a text is told once, however often it is edited; whom earlier wordings called count towards its share. */
export async function callNamed(tx: Handle, text: TextToWrite, { postId }: Place): Promise<void> {
  if (!text.body.includes('@')) return;
  const called = calledIn(text.body, await callables(tx, text));
  if (called.length === 0) return;
  const rows = await tx
    .select({ memberId: communityMentions.memberId })
    .from(communityMentions)
    .where(eq(communityMentions.subjectId, text.id));
  const before = new Set(rows.map(({ memberId }) => memberId));
  const added = called.filter((memberId) => !before.has(memberId)).slice(0, mostCalled - before.size);
  if (added.length === 0) return;
  await tx
    .insert(communityMentions)
    .values(added.map((memberId) => ({ subjectId: text.id, postId, memberId, at: text.at })))
    .onConflictDoNothing();
}
