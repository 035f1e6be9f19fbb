/** Posts and replies as a member reads them. Every query is for one reader and selects only what that reader may see. */
import { and, asc, desc, eq, isNotNull, isNull, lt, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Handle } from '../../platform/db/handle.ts';
import { memberProfiles } from '../../academy/accounts/member.table.ts';
import { memberUsers } from '../../academy/sign-in/sign-in.table.ts';
import { type Locale, directionOf } from '../../platform/i18n/locale.ts';
import { cutText, isUuid } from '../../platform/text/typed-text.ts';
import {
  communityMentions,
  communityPictures,
  communityPosts,
  communityReads,
  communityReplies,
} from './community.table.ts';
import { mayStillEdit } from '../../academy/accounts/writing.ts';
import type { Bodies, FoundText, Mention, PostView, ReplyView } from './post-view.ts';
import {
  authorColumns,
  authorOf,
  type AuthorRow,
  isNewPost,
  isReadablePost,
  isReadableReply,
  readableReplies,
  readReactions,
} from './readable.store.ts';
import { type Space, spaces } from './space.ts';
import { foldForSearch, longestSearch } from '../../platform/text/fold-for-search.ts';

export type Reader = { memberId: string; now: Date };

const textColumns = (table: typeof communityPosts | typeof communityReplies) => ({
  id: table.id,
  authorId: table.authorId,
  isAnonymous: table.isAnonymous,
  body: table.body,
  createdAt: table.createdAt,
  editedAt: table.editedAt,
});

type TextRow = AuthorRow & { id: string; body: string; createdAt: Date; editedAt: Date | null };

const textOf = (row: TextRow, { memberId, now }: Reader): Omit<ReplyView, 'reactions'> => {
  const isTheirs = row.authorId === memberId;
  return {
    id: row.id,
    author: authorOf(row),
    isTheirs,
    body: row.body,
    createdAt: row.createdAt,
    isEdited: row.editedAt !== null,
    mayEdit: isTheirs && mayStillEdit(row.createdAt, now),
  };
};

const postRows = (db: Handle, { memberId }: Reader, where: SQL | undefined) =>
  db
    .select({
      ...textColumns(communityPosts),
      ...authorColumns(),
      bodies: communityPosts.bodies,
      space: communityPosts.space,
      isPinned: communityPosts.isPinned,
      isPublic: communityPosts.isPublic,
      activeAt: communityPosts.activeAt,
      isNew: isNewPost(memberId),
      replies: readableReplies(memberId),
      pictureId: communityPictures.id,
      alt: communityPictures.alt,
      width: communityPictures.width,
      height: communityPictures.height,
    })
    .from(communityPosts)
    .leftJoin(memberUsers, eq(memberUsers.id, communityPosts.authorId))
    .leftJoin(memberProfiles, eq(memberProfiles.memberId, communityPosts.authorId))
    .leftJoin(communityPictures, eq(communityPictures.postId, communityPosts.id))
    .where(and(isReadablePost(memberId), where));

type PostRow = Awaited<ReturnType<typeof postRows>>[number];

type Reactions = Awaited<ReturnType<typeof readReactions>>;

function viewOf(row: PostRow, reader: Reader, reacted: Reactions): PostView {
  const { pictureId: id, alt, width, height } = row;
  const hasPicture = id !== null && alt !== null && width !== null && height !== null;
  return {
    ...textOf(row, reader),
    bodies: row.bodies,
    space: row.space,
    isPinned: row.isPinned,
    isPublic: row.isPublic,
    isNew: row.isNew,
    replies: row.replies,
    picture: hasPicture ? { id, alt, width, height } : null,
    reactions: reacted.get(row.id) ?? [],
  };
}

const reactionsTo = (
  db: Handle,
  { memberId }: Reader,
  texts: readonly { id: string }[],
): Promise<Reactions> =>
  readReactions(
    db,
    memberId,
    texts.map(({ id }) => id),
  );

const onAPage = 6;
/** On the first page of one space, and of all of them together. */
const [mostPinned, mostPinnedOfAll] = [20, 2];
const cursorPattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~([0-9a-f-]{36})$/;

/** After the last post of a page; an invalid cursor begins at the newest. */
function behind(cursor: string | null): SQL | undefined {
  const [, at = '', id = ''] = cursorPattern.exec(cursor ?? '') ?? [];
  const instant = new Date(at);
  if (Number.isNaN(instant.getTime()) || !isUuid(id)) return undefined;
  return or(
    lt(communityPosts.activeAt, instant),
    and(eq(communityPosts.activeAt, instant), lt(communityPosts.id, id)),
  );
}

const letters = (range: string) =>
  sql`length(regexp_replace(${communityPosts.body}, ${`[^${range}]`}, '', 'g'))`;
const arabicLetters = letters('\u0600-\u06FF');
const latinLetters = letters('A-Za-z\u00C0-\u024F');

/** Most letters are of its script, or of neither; what is there in several languages, and the reader's own texts, are always read. */
const isIn = (language: Locale, { memberId }: Reader): SQL | undefined =>
  or(
    directionOf(language) === 'rtl'
      ? sql`${arabicLetters} >= ${latinLetters}`
      : sql`${latinLetters} >= ${arabicLetters}`,
    isNotNull(communityPosts.bodies),
    eq(communityPosts.authorId, memberId),
  );

export type PostsAsked = {
  space: Space | null;
  before: string | null;
  /** Left out or null: in all languages. French and Darija in Latin letters are found with English. */
  language?: Locale | null;
};

/** Six posts by their latest text or reply, and the cursor of the next page; on the first also what is pinned, which is not repeated. */
export async function readPosts(
  db: Handle,
  reader: Reader,
  { space, before, language = null }: PostsAsked,
): Promise<{ pinned: PostView[]; posts: PostView[]; next: string | null }> {
  const asked = and(
    space === null ? undefined : eq(communityPosts.space, space),
    language === null ? undefined : isIn(language, reader),
  );
  const onTop = await postRows(db, reader, and(asked, eq(communityPosts.isPinned, true)))
    .orderBy(desc(communityPosts.createdAt), desc(communityPosts.id))
    .limit(space === null ? mostPinnedOfAll : mostPinned);
  const others = notInArray(
    communityPosts.id,
    onTop.map(({ id }) => id),
  );
  const rows = await postRows(db, reader, and(asked, others, behind(before)))
    .orderBy(desc(communityPosts.activeAt), desc(communityPosts.id))
    .limit(onAPage + 1);
  const last = rows.length > onAPage ? rows[onAPage - 1] : undefined;
  const pinned = before === null ? onTop : [];
  const shown = rows.slice(0, onAPage);
  const reacted = await reactionsTo(db, reader, [...pinned, ...shown]);
  return {
    pinned: pinned.map((row) => viewOf(row, reader, reacted)),
    posts: shown.map((row) => viewOf(row, reader, reacted)),
    next: last === undefined ? null : `${last.activeAt.toISOString()}~${last.id}`,
  };
}

export const repliesOnAPage = 50;

/** A page by its number, from 1, or the one with a certain reply. */
export type RepliesPage = { page: number } | { replyId: string };

/** How many replies that the member may read stand before one of them; none before one that is not there. */
async function countBefore(
  db: Handle,
  where: SQL | undefined,
  postId: string,
  replyId: string,
): Promise<number> {
  const { position } = communityReplies;
  const [row] = await db
    .select({ before: sql<number>`count(*)`.mapWith(Number) })
    .from(communityReplies)
    .where(
      and(
        where,
        sql`${position} < (select "of".position from ${communityReplies} "of" where "of".id = ${replyId}::uuid and "of".post_id = ${postId}::uuid)`,
      ),
    );
  return row?.before ?? 0;
}

/** A post with a page of its replies, the oldest first; a page out of range is the nearest one. Null where it may not be read. */
export async function readThread(
  db: Handle,
  reader: Reader,
  id: string,
  asked: RepliesPage,
): Promise<{ post: PostView; replies: ReplyView[]; page: number; pages: number } | null> {
  const [post] = await postRows(db, reader, eq(communityPosts.id, id));
  if (!post) return null;
  const where = and(eq(communityReplies.postId, id), isReadableReply(reader.memberId));
  const pages = Math.max(1, Math.ceil(post.replies / repliesOnAPage));
  const before =
    'replyId' in asked && isUuid(asked.replyId) ? await countBefore(db, where, id, asked.replyId) : 0;
  const wanted = 'page' in asked ? asked.page : Math.floor(before / repliesOnAPage) + 1;
  const page = Math.min(Math.max(1, Math.trunc(wanted) || 1), pages);
  const rows = await db
    .select({ ...textColumns(communityReplies), ...authorColumns() })
    .from(communityReplies)
    .leftJoin(memberUsers, eq(memberUsers.id, communityReplies.authorId))
    .leftJoin(memberProfiles, eq(memberProfiles.memberId, communityReplies.authorId))
    .where(where)
    .orderBy(asc(communityReplies.position))
    .limit(repliesOnAPage)
    .offset((page - 1) * repliesOnAPage);
  const reacted = await reactionsTo(db, reader, [post, ...rows]);
  const replies = rows.map((row) => ({ ...textOf(row, reader), reactions: reacted.get(row.id) ?? [] }));
  return { post: viewOf(post, reader, reacted), replies, page, pages };
}

export async function markRead(db: Handle, memberId: string, space: Space, readAt: Date): Promise<void> {
  await db
    .insert(communityReads)
    .values({ memberId, space, readAt })
    .onConflictDoUpdate({
      target: [communityReads.memberId, communityReads.space],
      set: { readAt: sql`greatest(${communityReads.readAt}, excluded.read_at)` },
    });
}

/* Search, and texts that mention a member. Only what the reader may see. */

const mostFound = 30;

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

const foundOf = ({ postId, replyId, space, body, bodies, createdAt, ...author }: FoundRow): FoundText => ({
  postId,
  replyId,
  space,
  body,
  bodies,
  createdAt,
  author: authorOf(author),
});

async function findPosts(db: Handle, memberId: string, words: readonly string[]): Promise<FoundText[]> {
  const rows = await db
    .select({ ...foundColumns(communityPosts), bodies: communityPosts.bodies })
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
  return rows.map((row) => foundOf({ ...row, bodies: null }));
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
      bodies: sql<Bodies>`case when ${communityReplies.id} is null then ${communityPosts.bodies} end`,
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
