/** Posts and replies as a member reads them. Every query is for one reader and selects only what that reader may see. */
import { and, asc, desc, eq, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { memberProfiles } from '../../academy/accounts/member.table.ts';
import { memberUsers } from '../../academy/sign-in/sign-in.table.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { isUuid } from '../../platform/text/uuid.ts';
import { communityPictures, communityPosts, communityReads, communityReplies } from './community.table.ts';
import { mayStillEdit } from '../../academy/accounts/writing.ts';
import type { PostView, ReplyView } from './post-view.ts';
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
import type { Space } from './space.ts';

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
      bodyEn: communityPosts.bodyEn,
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
    bodyEn: row.bodyEn,
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
const mostPinned = 20;
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

/** Most letters are of its script, or of neither; what is there in both languages, and the reader's own texts, are always read. */
const isIn = (language: Locale, { memberId }: Reader): SQL | undefined =>
  or(
    language === 'ar' ? sql`${arabicLetters} >= ${latinLetters}` : sql`${latinLetters} >= ${arabicLetters}`,
    isNotNull(communityPosts.bodyEn),
    eq(communityPosts.authorId, memberId),
  );

export type PostsAsked = {
  space: Space | null;
  before: string | null;
  /** Left out or null: in all languages. French and Darija in Latin letters are found with English. */
  language?: Locale | null;
};

/** Six posts by their latest text or reply, and the cursor of the next page; on the first of a space also what is pinned there. */
export async function readPosts(
  db: Handle,
  reader: Reader,
  { space, before, language = null }: PostsAsked,
): Promise<{ pinned: PostView[]; posts: PostView[]; next: string | null }> {
  const ofSpace =
    space === null ? undefined : and(eq(communityPosts.space, space), eq(communityPosts.isPinned, false));
  const ofLanguage = language === null ? undefined : isIn(language, reader);
  const rows = await postRows(db, reader, and(ofSpace, ofLanguage, behind(before)))
    .orderBy(desc(communityPosts.activeAt), desc(communityPosts.id))
    .limit(onAPage + 1);
  const last = rows.length > onAPage ? rows[onAPage - 1] : undefined;
  const pinned = space === null || before !== null ? [] : await pinnedRows(db, reader, space);
  const shown = rows.slice(0, onAPage);
  const reacted = await reactionsTo(db, reader, [...pinned, ...shown]);
  return {
    pinned: pinned.map((row) => viewOf(row, reader, reacted)),
    posts: shown.map((row) => viewOf(row, reader, reacted)),
    next: last === undefined ? null : `${last.activeAt.toISOString()}~${last.id}`,
  };
}

const pinnedRows = (db: Handle, reader: Reader, space: Space) =>
  postRows(db, reader, and(eq(communityPosts.space, space), eq(communityPosts.isPinned, true)))
    .orderBy(desc(communityPosts.createdAt))
    .limit(mostPinned);

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
