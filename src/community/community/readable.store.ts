/**
 * What a member may read, as conditions for every query that shows texts. A block hides no text without a name: if it did,
 * blocking members one after another would reveal who wrote it.
 */
import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { memberUsers } from '../../academy/sign-in/sign-in.table.ts';
import { staffMembers } from '../../academy/staff/staff.table.ts';
import { communityPosts, communityReactions, communityReads, communityReplies } from './community.table.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { memberProfiles } from '../../academy/accounts/member.table.ts';
import type { Author, Reacted } from './post-view.ts';
import { reactions } from './space.ts';
import { communityBlocks } from '../../academy/accounts/blocks.table.ts';

type Texts = typeof communityPosts | typeof communityReplies;

const readable = (memberId: string, texts: Texts): SQL =>
  and(isNull(texts.removedAt), or(eq(texts.isAnonymous, true), isNotApart(memberId, texts.authorId))) ??
  sql`false`;

export const isReadablePost = (memberId: string): SQL => readable(memberId, communityPosts);
/** The post must be readable too. */
export const isReadableReply = (memberId: string): SQL => readable(memberId, communityReplies);

/** How many replies to the post of the row the member may read. */
export const readableReplies = (memberId: string) =>
  sql<number>`(select count(*) from ${communityReplies} where ${communityReplies.postId} = ${communityPosts.id} and ${isReadableReply(memberId)})`.mapWith(
    Number,
  );

/** In a space never opened what was written before the member joined is not new either. */
const readAt = (memberId: string): SQL =>
  sql`coalesce((select ${communityReads.readAt} from ${communityReads} where ${communityReads.memberId} = ${memberId} and ${communityReads.space} = ${communityPosts.space}), (select ${memberProfiles.joinedAt} from ${memberProfiles} where ${memberProfiles.memberId} = ${memberId}), '-infinity'::timestamptz)`;

/** Whether somebody else wrote or replied since the member last opened the space. */
export const isNewPost = (memberId: string) =>
  sql<boolean>`((${communityPosts.authorId} is distinct from ${memberId} and ${communityPosts.createdAt} > ${readAt(memberId)}) or exists (select 1 from ${communityReplies} where ${communityReplies.postId} = ${communityPosts.id} and ${communityReplies.authorId} is distinct from ${memberId} and ${communityReplies.createdAt} > ${readAt(memberId)} and ${isReadableReply(memberId)}))`;

/** Whether the joined account belongs to staff. */
export const worksHere = () =>
  sql<boolean>`exists (select 1 from ${staffMembers} where ${staffMembers.email} = ${memberUsers.email})`;

/** For the WHERE of everything that shows texts: lists, single posts, replies, search, mentions, counts, pictures, digests. */
export const isNotApart = (memberId: string, author: PgColumn): SQL =>
  sql`(${author} is null or not exists (select 1 from ${communityBlocks} where (${communityBlocks.memberId} = ${memberId} and ${communityBlocks.blockedId} = ${author}) or (${communityBlocks.memberId} = ${author} and ${communityBlocks.blockedId} = ${memberId})))`;

/** Whether one of the two has blocked the other. */
export async function areApart(db: Handle, one: string, other: string): Promise<boolean> {
  const { memberId, blockedId } = communityBlocks;
  const rows = await db
    .select({ memberId })
    .from(communityBlocks)
    .where(or(and(eq(memberId, one), eq(blockedId, other)), and(eq(memberId, other), eq(blockedId, one))))
    .limit(1);
  return rows.length > 0;
}

/** For queries of texts: needs joins of `memberProfiles` and `memberUsers`. */
export const authorColumns = () => ({
  name: memberProfiles.displayName,
  city: memberProfiles.city,
  isTeam: worksHere(),
  isHost: memberProfiles.isSampleHost,
});

export type AuthorRow = {
  authorId: string | null;
  isAnonymous: boolean;
  name: string | null;
  city: string | null;
  isTeam: boolean;
  isHost: boolean | null;
};

export function authorOf({ authorId, isAnonymous, name, city, isTeam, isHost }: AuthorRow): Author {
  if (isAnonymous) return { kind: 'anonymous' };
  if (authorId === null || name === null) return { kind: 'gone' };
  return { kind: 'member', id: authorId, name, city: city ?? '', isTeam, isHost: isHost === true };
}

/** By text, in the order of the list of reactions, without those that nobody gave. */
export async function readReactions(
  db: Handle,
  memberId: string,
  subjects: readonly string[],
): Promise<Map<string, Reacted[]>> {
  const found = new Map<string, Reacted[]>();
  if (subjects.length === 0) return found;
  const { subjectId, kind } = communityReactions;
  const rows = await db
    .select({
      subjectId,
      kind,
      count: sql<number>`count(*)`.mapWith(Number),
      isTheirs: sql<boolean>`bool_or(${communityReactions.memberId} = ${memberId})`,
    })
    .from(communityReactions)
    .where(inArray(subjectId, [...subjects]))
    .groupBy(subjectId, kind);
  for (const reaction of reactions)
    for (const row of rows)
      if (row.kind === reaction)
        found.set(row.subjectId, [
          ...(found.get(row.subjectId) ?? []),
          { kind: reaction, count: row.count, isTheirs: row.isTheirs },
        ]);
  return found;
}
