/**
 * What a member may read, as conditions for every query that shows what somebody wrote. A text without a name stays in sight
 * of everybody: were it hidden from those whom its author has blocked, blocking would tell who wrote it.
 */
import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { memberUsers } from '../accounts/sign-in.table.ts';
import { staffMembers } from '../staff/staff.table.ts';
import { isNotApart } from './blocks.store.ts';
import { communityPosts, communityReads, communityReplies } from './community.table.ts';

type Texts = typeof communityPosts | typeof communityReplies;

const readable = (memberId: string, texts: Texts): SQL =>
  and(isNull(texts.removedAt), or(eq(texts.isAnonymous, true), isNotApart(memberId, texts.authorId))) ??
  sql`false`;

export const isReadablePost = (memberId: string): SQL => readable(memberId, communityPosts);
/** Beside it the post must be readable too. */
export const isReadableReply = (memberId: string): SQL => readable(memberId, communityReplies);

/** Replies to the post of the row that she may read, as a number. */
export const readableReplies = (memberId: string) =>
  sql<number>`(select count(*) from ${communityReplies} where ${communityReplies.postId} = ${communityPosts.id} and ${isReadableReply(memberId)})`.mapWith(
    Number,
  );

const readAt = (memberId: string): SQL =>
  sql`coalesce((select ${communityReads.readAt} from ${communityReads} where ${communityReads.memberId} = ${memberId} and ${communityReads.space} = ${communityPosts.space}), '-infinity'::timestamptz)`;

/** Whether somebody else wrote or replied since she last opened the space. */
export const isNewPost = (memberId: string) =>
  sql<boolean>`((${communityPosts.authorId} is distinct from ${memberId} and ${communityPosts.createdAt} > ${readAt(memberId)}) or exists (select 1 from ${communityReplies} where ${communityReplies.postId} = ${communityPosts.id} and ${communityReplies.authorId} is distinct from ${memberId} and ${communityReplies.createdAt} > ${readAt(memberId)} and ${isReadableReply(memberId)}))`;

/** Whether the joined account works here. */
export const worksHere = () =>
  sql<boolean>`exists (select 1 from ${staffMembers} where ${staffMembers.email} = ${memberUsers.email})`;
