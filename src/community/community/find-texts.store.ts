/** Search, and texts that mention a member. Only what the reader may see. */
import { cutText } from '../../platform/text/typed-text.ts';
import { and, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Handle } from '../../platform/db/handle.ts';
import { foldForSearch, longestSearch } from '../../platform/text/fold-for-search.ts';
import { memberProfiles } from '../../academy/accounts/member.table.ts';
import { memberUsers } from '../../academy/sign-in/sign-in.table.ts';
import { communityMentions, communityPosts, communityReplies } from './community.table.ts';
import type { FoundText, Mention } from './post-view.ts';
import { spaces, type Space } from './space.ts';
import {
  authorColumns,
  authorOf,
  type AuthorRow,
  isNewPost,
  isReadablePost,
  isReadableReply,
} from './readable.store.ts';

export const mostFound = 30;

/** Folded words are only letters and digits, so they contain no wildcard of LIKE. */
const holdsAll = (folded: PgColumn, words: readonly string[]): SQL[] =>
  words.map((word) => sql`${folded} like ${`%${word}%`}`);

/** Of a text and of the post it belongs to. */
const foundColumns = (texts: typeof communityPosts | typeof communityReplies) => ({
  postId: communityPosts.id,
  space: communityPosts.space,
  authorId: texts.authorId,
  isAnonymous: texts.isAnonymous,
  body: texts.body,
  createdAt: texts.createdAt,
  ...authorColumns(),
});

type FoundRow = Omit<FoundText, 'author'> & AuthorRow;

const foundOf = ({ postId, replyId, space, body, bodyEn, createdAt, ...author }: FoundRow): FoundText => ({
  postId,
  replyId,
  space,
  body,
  bodyEn,
  createdAt,
  author: authorOf(author),
});

async function findPosts(db: Handle, memberId: string, words: readonly string[]): Promise<FoundText[]> {
  const rows = await db
    .select({ ...foundColumns(communityPosts), bodyEn: communityPosts.bodyEn })
    .from(communityPosts)
    .leftJoin(memberUsers, eq(memberUsers.id, communityPosts.authorId))
    .leftJoin(memberProfiles, eq(memberProfiles.memberId, communityPosts.authorId))
    .where(and(isReadablePost(memberId), ...holdsAll(communityPosts.folded, words)))
    .orderBy(desc(communityPosts.createdAt))
    .limit(mostFound + 1);
  return rows.map((row) => foundOf({ ...row, replyId: null }));
}

async function findReplies(db: Handle, memberId: string, words: readonly string[]): Promise<FoundText[]> {
  const rows = await db
    .select({ ...foundColumns(communityReplies), replyId: communityReplies.id })
    .from(communityReplies)
    .innerJoin(communityPosts, eq(communityPosts.id, communityReplies.postId))
    .leftJoin(memberUsers, eq(memberUsers.id, communityReplies.authorId))
    .leftJoin(memberProfiles, eq(memberProfiles.memberId, communityReplies.authorId))
    .where(
      and(isReadablePost(memberId), isReadableReply(memberId), ...holdsAll(communityReplies.folded, words)),
    )
    .orderBy(desc(communityReplies.createdAt))
    .limit(mostFound + 1);
  return rows.map((row) => foundOf({ ...row, bodyEn: null }));
}

/** The newest first, thirty at most. Words are compared after `foldForSearch`; without words nothing is found. */
export async function findTexts(
  db: Handle,
  memberId: string,
  query: string,
): Promise<{ found: FoundText[]; isMore: boolean }> {
  const words = [...new Set(foldForSearch(cutText(query, longestSearch)).split(' ').filter(Boolean))];
  if (words.length === 0) return { found: [], isMore: false };
  const posts = await findPosts(db, memberId, words);
  const replies = await findReplies(db, memberId, words);
  const found = [...posts, ...replies].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  return { found: found.slice(0, mostFound), isMore: found.length > mostFound };
}

/** In a readable reply, or in the post itself. */
const mayReadMention = (memberId: string): SQL | undefined =>
  and(
    eq(communityMentions.memberId, memberId),
    isReadablePost(memberId),
    or(
      eq(communityMentions.subjectId, communityMentions.postId),
      sql`exists (select 1 from ${communityReplies} where ${communityReplies.id} = ${communityMentions.subjectId} and ${isReadableReply(memberId)})`,
    ),
  );

const mostMentions = 50;

export async function readMentions(db: Handle, memberId: string): Promise<Mention[]> {
  const author = sql<
    string | null
  >`case when ${communityReplies.id} is null then ${communityPosts.authorId} else ${communityReplies.authorId} end`;
  const rows = await db
    .select({
      postId: communityPosts.id,
      replyId: communityReplies.id,
      space: communityPosts.space,
      authorId: author,
      isAnonymous: sql<boolean>`coalesce(${communityReplies.isAnonymous}, ${communityPosts.isAnonymous})`,
      body: sql<string>`coalesce(${communityReplies.body}, ${communityPosts.body})`,
      bodyEn: sql<string | null>`case when ${communityReplies.id} is null then ${communityPosts.bodyEn} end`,
      createdAt: communityMentions.at,
      seenAt: communityMentions.seenAt,
      ...authorColumns(),
    })
    .from(communityMentions)
    .innerJoin(communityPosts, eq(communityPosts.id, communityMentions.postId))
    .leftJoin(communityReplies, eq(communityReplies.id, communityMentions.subjectId))
    .leftJoin(memberUsers, sql`${memberUsers.id} = ${author}`)
    .leftJoin(memberProfiles, sql`${memberProfiles.memberId} = ${author}`)
    .where(mayReadMention(memberId))
    .orderBy(desc(communityMentions.at))
    .limit(mostMentions);
  return rows.map(({ seenAt, authorId, isAnonymous, name, city, isTeam, isHost, ...text }) => ({
    ...text,
    author: authorOf({ authorId, isAnonymous, name, city, isTeam, isHost }),
    isNew: seenAt === null,
  }));
}

/** How many posts of each space have something new for the member, and how many mentions. */
export async function countNew(
  db: Handle,
  memberId: string,
): Promise<{ unread: Record<Space, number>; mentions: number }> {
  const all = (name: string) => sql<number>`count(*)`.mapWith(Number).as(name);
  const unseen = db
    .select({ mentions: all('mentions') })
    .from(communityMentions)
    .innerJoin(communityPosts, eq(communityPosts.id, communityMentions.postId))
    .where(and(mayReadMention(memberId), isNull(communityMentions.seenAt)))
    .as('unseen');
  const newIn = db
    .select({ space: communityPosts.space, posts: all('posts') })
    .from(communityPosts)
    .where(and(isReadablePost(memberId), isNewPost(memberId)))
    .groupBy(communityPosts.space)
    .as('new_in');
  const rows = await db
    .select({ mentions: unseen.mentions, space: newIn.space, posts: newIn.posts })
    .from(unseen)
    .leftJoin(newIn, sql`true`);
  const unread = Object.fromEntries(spaces.map((space) => [space, 0])) as Record<Space, number>;
  for (const { space, posts } of rows) if (space !== null && space in unread) unread[space] = posts ?? 0;
  return { unread, mentions: rows[0]?.mentions ?? 0 };
}

export async function markMentionsSeen(db: Handle, memberId: string, seenAt: Date): Promise<void> {
  await db
    .update(communityMentions)
    .set({ seenAt })
    .where(and(eq(communityMentions.memberId, memberId), isNull(communityMentions.seenAt)));
}
