/** Writes, changes and deletes texts and reactions. The caller has checked who may. */
import { and, count, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { foldForSearch } from '../../platform/text/fold-for-search.ts';
import {
  communityMentions,
  communityPictures,
  communityPosts,
  communityReactions,
  communityReplies,
} from './community.table.ts';
import { isNotApart, isReadablePost, isReadableReply } from './readable.store.ts';
import type { Reaction, Space } from './space.ts';
import { memberProfiles } from '../../academy/accounts/member.table.ts';
import { mentionedIn, mostMentions } from './community-text.ts';
import { isQuiet, shareOf } from '../../academy/accounts/writing.ts';
import type { Viewer } from '../../academy/settings/membership.ts';

export type TextToWrite = { id: string; authorId: string; isAnonymous: boolean; body: string; at: Date };

/** `id` of a text, `postId` of the post it belongs to. */
type Place = { id: string; postId: string };

/**
 * Members whom the author may mention: those who wrote in any space under a unique name. Without a name no block is considered: a
 * missing mention would reveal to a blocked member who asks.
 */
async function mentionable(tx: Handle, { authorId, isAnonymous }: TextToWrite) {
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

/** A text notifies each mentioned member once, however often it is edited; its earlier mentions count towards the limit. */
export async function addMentions(tx: Handle, text: TextToWrite, { postId }: Place): Promise<void> {
  if (!text.body.includes('@')) return;
  const called = mentionedIn(text.body, await mentionable(tx, text));
  if (called.length === 0) return;
  const rows = await tx
    .select({ memberId: communityMentions.memberId })
    .from(communityMentions)
    .where(eq(communityMentions.subjectId, text.id));
  const before = new Set(rows.map(({ memberId }) => memberId));
  const added = called.filter((memberId) => !before.has(memberId)).slice(0, mostMentions - before.size);
  if (added.length === 0) return;
  await tx
    .insert(communityMentions)
    .values(added.map((memberId) => ({ subjectId: text.id, postId, memberId, at: text.at })))
    .onConflictDoNothing();
}

export const columnsOf = ({ id, authorId, isAnonymous, body, at }: TextToWrite) => ({
  id,
  authorId,
  isAnonymous,
  body,
  folded: foldForSearch(body),
  createdAt: at,
});

export async function insertReply(tx: Handle, reply: TextToWrite & { postId: string }): Promise<boolean> {
  const { postId } = reply;
  const rows = await tx
    .insert(communityReplies)
    .values({ ...columnsOf(reply), postId })
    .onConflictDoNothing()
    .returning({ id: communityReplies.id });
  if (rows.length === 0) return false;
  await tx
    .update(communityPosts)
    .set({ activeAt: sql`greatest(${communityPosts.activeAt}, ${reply.at.toISOString()}::timestamptz)` })
    .where(eq(communityPosts.id, postId));
  await addMentions(tx, reply, { id: reply.id, postId });
  return true;
}

/** Whether a text of that id was ever written, even a deleted one. */
export async function textStands(tx: Handle, kind: 'post' | 'reply', id: string): Promise<boolean> {
  const table = kind === 'post' ? communityPosts : communityReplies;
  const rows = await tx.select({ id: table.id }).from(table).where(eq(table.id, id));
  return rows.length > 0;
}

/** Locked until the transaction ends, so that nothing is added to a post being deleted. Null when the member may not read it. */
export async function lockReadablePost(
  tx: Handle,
  memberId: string,
  id: string,
): Promise<{ id: string; space: Space; authorId: string | null; isAnonymous: boolean } | null> {
  const { space, authorId, isAnonymous } = communityPosts;
  const [post] = await tx
    .select({ id: communityPosts.id, space, authorId, isAnonymous })
    .from(communityPosts)
    .where(and(eq(communityPosts.id, id), isReadablePost(memberId)))
    .for('update');
  return post ?? null;
}

export type TextAndPlace = Place & {
  authorId: string | null;
  isAnonymous: boolean;
  body: string;
  createdAt: Date;
};

/** A post, or a reply under a post, that the member may read. */
export async function findReadable(
  db: Handle,
  memberId: string,
  { kind, id }: { kind: 'post' | 'reply'; id: string },
): Promise<TextAndPlace | null> {
  const texts = kind === 'post' ? communityPosts : communityReplies;
  const [row] = await db
    .select({
      id: texts.id,
      postId: communityPosts.id,
      authorId: texts.authorId,
      isAnonymous: texts.isAnonymous,
      body: texts.body,
      createdAt: texts.createdAt,
    })
    .from(communityPosts)
    .leftJoin(communityReplies, eq(communityReplies.postId, communityPosts.id))
    .where(
      and(
        eq(texts.id, id),
        isReadablePost(memberId),
        kind === 'reply' ? isReadableReply(memberId) : undefined,
      ),
    )
    .limit(1);
  if (!row || row.id === null || row.body === null || row.createdAt === null) return null;
  return {
    ...row,
    id: row.id,
    body: row.body,
    createdAt: row.createdAt,
    isAnonymous: row.isAnonymous ?? false,
  };
}

/** Only the member's own existing text. Its other languages go: they would differ. Visitors read the new words only once they are chosen again. */
export async function changeText(
  tx: Handle,
  kind: 'post' | 'reply',
  text: TextToWrite,
  place: Place,
): Promise<boolean> {
  const table = kind === 'post' ? communityPosts : communityReplies;
  const rows = await tx
    .update(table)
    .set({
      body: text.body,
      ...(kind === 'post' ? { isPublic: false } : {}),
      folded: foldForSearch(text.body),
      editedAt: text.at,
    })
    .where(and(eq(table.id, text.id), eq(table.authorId, text.authorId), isNull(table.removedAt)))
    .returning({ id: table.id });
  if (rows.length > 0) await addMentions(tx, text, place);
  return rows.length > 0;
}

/**
 * Deletes a member's own text. The row stays without words, so that deleting does not raise the limit of texts. Returns the id of
 * its picture, whose file must be removed too; undefined when it was gone already.
 */
export async function eraseText(
  tx: Handle,
  kind: 'post' | 'reply',
  { id, authorId, at }: { id: string; authorId: string; at: Date },
): Promise<{ pictureId: string | null } | undefined> {
  const table = kind === 'post' ? communityPosts : communityReplies;
  const gone = { body: '', folded: '', removedAt: at, removedBy: 'author', removedReason: null };
  const rows = await tx
    .update(table)
    .set(gone)
    .where(and(eq(table.id, id), eq(table.authorId, authorId), isNull(table.removedAt)))
    .returning({ id: table.id });
  if (rows.length === 0) return undefined;
  const inPost = kind === 'post';
  await tx
    .delete(communityReactions)
    .where(eq(inPost ? communityReactions.postId : communityReactions.subjectId, id));
  await tx
    .delete(communityMentions)
    .where(eq(inPost ? communityMentions.postId : communityMentions.subjectId, id));
  if (!inPost) return { pictureId: null };
  const pictures = await tx
    .delete(communityPictures)
    .where(eq(communityPictures.postId, id))
    .returning({ id: communityPictures.id });
  return { pictureId: pictures[0]?.id ?? null };
}

export async function setReaction(
  tx: Handle,
  reaction: { subjectId: string; postId: string; memberId: string; kind: Reaction; at: Date },
  isWanted: boolean,
): Promise<void> {
  const { subjectId, memberId, kind } = communityReactions;
  if (isWanted) await tx.insert(communityReactions).values(reaction).onConflictDoNothing();
  else
    await tx
      .delete(communityReactions)
      .where(
        and(eq(subjectId, reaction.subjectId), eq(memberId, reaction.memberId), eq(kind, reaction.kind)),
      );
}

/** Whether the member may read the post of a picture. */
export async function hasReadablePicture(db: Handle, memberId: string, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: communityPictures.id })
    .from(communityPictures)
    .innerJoin(communityPosts, eq(communityPosts.id, communityPictures.postId))
    .where(and(eq(communityPictures.id, id), isReadablePost(memberId)));
  return rows.length > 0;
}

/** Whether a member may write now: checked in the transaction that writes. */
type MayWrite = { ok: true } | { ok: false; reason: 'quiet' | 'too-many' };

const hourMs = 3_600_000;

/** Texts of a member since an instant, removed ones too: deleting a text does not raise the limit. */
async function countTexts(tx: Handle, memberId: string, now: Date): Promise<{ hour: number; day: number }> {
  const since = (ms: number) => new Date(now.getTime() - ms);
  const hour = since(hourMs).toISOString();
  const counts = await Promise.all(
    [communityPosts, communityReplies].map(async (table) => {
      const [row] = await tx
        .select({
          day: count(),
          hour: sql<number>`count(*) filter (where ${table.createdAt} > ${hour}::timestamptz)`.mapWith(
            Number,
          ),
        })
        .from(table)
        .where(and(eq(table.authorId, memberId), gt(table.createdAt, since(24 * hourMs))));
      return row ?? { hour: 0, day: 0 };
    }),
  );
  return {
    hour: counts.reduce((sum, each) => sum + each.hour, 0),
    day: counts.reduce((sum, each) => sum + each.day, 0),
  };
}

/**
 * 'quiet': the team restricted the member to reading. Locks the profile until the transaction ends, so that texts sent at once
 * are counted one after the other. Without a profile nobody writes.
 */
export async function mayWrite(tx: Handle, viewer: Viewer, now: Date): Promise<MayWrite> {
  const [profile] = await tx
    .select({ joinedAt: memberProfiles.joinedAt, quietUntil: memberProfiles.quietUntil })
    .from(memberProfiles)
    .where(eq(memberProfiles.memberId, viewer.memberId))
    .for('update');
  if (!profile || isQuiet(profile, now)) return { ok: false, reason: 'quiet' };
  const share = shareOf({ ...profile, isTeam: viewer.isTeam }, now);
  const written = await countTexts(tx, viewer.memberId, now);
  return written.hour < share.anHour && written.day < share.aDay
    ? { ok: true }
    : { ok: false, reason: 'too-many' };
}
