/** What members read and write in the community. Every action checks access; without it the answer is 'no-access' only. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { isUnfinished, readBody } from './community-text.ts';
import { communityInside as ar } from './words.ar.ts';
import { communityInside as en } from './words.en.ts';
import { communityInside as fr } from './words.fr.ts';
import {
  countNew,
  findTexts,
  markMentionsSeen,
  markRead,
  type PostsAsked,
  readMentions,
  readPosts,
  readThread,
  type RepliesPage,
} from './posts.store.ts';
import { idOfForm, isFormKey, isQuiet, mayStillEdit } from '../../academy/accounts/writing.ts';
import {
  changeText,
  eraseText,
  findReadable,
  hasReadablePicture,
  insertReply,
  lockReadablePost,
  mayWrite,
  setReaction,
  textStands,
} from './write-texts.store.ts';
import { insertPost, setPinned } from './write-posts.service.ts';
import type { FoundText, Mention, PictureProblem, PostView, ReplyView } from './post-view.ts';
import { findProfile } from './profile.store.ts';
import { isShownToVisitors } from './public-posts.store.ts';
import { refreshVisitors } from '../../academy/content/content.service.ts';
import { mayBeAnonymous, mayBegin, mostOf, type Reaction, type Space } from './space.ts';
import type { Viewer } from '../../academy/settings/membership.ts';
import { mayEnterCommunity, type Member, type Status } from '../../academy/sign-in/member.ts';
import { readStatus } from '../../selling/order-management/orders-of-member.service.ts';
import { cleanLine, isUuid } from '../../platform/text/typed-text.ts';
import { countOne } from '../../platform/limits/in-database.ts';
import { asViewer, enterCommunity, type NoAccess, type NotThere } from './enter-community.service.ts';
import type { ServiceContext } from '../../context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { communityPosts, communityReplies } from './community.table.ts';
import { isReadablePost } from './readable.store.ts';

/** A member's own text. A block hides the texts of others, never one's own: those can always be deleted. */
type OwnText = {
  id: string;
  postId: string;
  space: Space;
  body: string;
  createdAt: Date;
  /** Whether the author may read the post that it belongs to. */
  isInSight: boolean;
};

/** Null when it is somebody else's, or gone. */
async function findOwnText(
  db: Handle,
  authorId: string,
  { kind, id }: { kind: 'post' | 'reply'; id: string },
): Promise<OwnText | null> {
  const texts = kind === 'post' ? communityPosts : communityReplies;
  const place = {
    postId: communityPosts.id,
    space: communityPosts.space,
    isInSight: sql<boolean>`${isReadablePost(authorId)}`,
  };
  const isTheirs = and(eq(texts.id, id), eq(texts.authorId, authorId), isNull(texts.removedAt));
  const { id: textId, body, createdAt } = texts;
  const columns = { id: textId, body, createdAt, ...place };
  const [row] =
    kind === 'post'
      ? await db.select(columns).from(communityPosts).where(isTheirs)
      : await db
          .select(columns)
          .from(communityReplies)
          .innerJoin(communityPosts, eq(communityPosts.id, communityReplies.postId))
          .where(isTheirs);
  return row ?? null;
}

/** Locks a post until the transaction ends, so that nothing is added to it or to a reply while one of them is deleted. */
async function lockPost(tx: Handle, id: string): Promise<void> {
  await tx
    .select({ id: communityPosts.id })
    .from(communityPosts)
    .where(eq(communityPosts.id, id))
    .for('update');
}

const noAccess: NoAccess = { ok: false, reason: 'no-access' };
const notFound = { ok: false, reason: 'not-found' } as const;

/** What the frame of every page shows. */
export type Entrance = {
  ok: true;
  viewer: Viewer;
  /** How many posts of a space have something new for the member. */
  unread: Record<Space, number>;
  /** How many mentions are new. */
  mentions: number;
  /** Until when the team restricted the member to reading; null when they may write. */
  quietUntil: Date | null;
};

/** 'shut-out': the team has closed the community to this member. */
export async function enter(
  { database: { db }, clock }: ServiceContext,
  member: Member,
): Promise<Entrance | { ok: false; status: Status | 'shut-out' }> {
  const viewer = await enterCommunity(db, member);
  if (viewer === null) {
    const status = await readStatus(db, member.email);
    return { ok: false, status: mayEnterCommunity(status) ? 'shut-out' : status };
  }
  const { unread, mentions } = await countNew(db, viewer.memberId);
  const profile = await findProfile(db, viewer.memberId);
  const quietUntil = profile !== null && isQuiet(profile, clock()) ? profile.quietUntil : null;
  return { ok: true, viewer, unread, mentions, quietUntil };
}

/** The posts with the latest text or reply. `space` null: of all spaces. Opening a space marks it as read. */
export async function posts(
  { database: { db }, clock }: ServiceContext,
  { member, ...asked }: PostsAsked & { member: Member },
): Promise<{ ok: true; pinned: PostView[]; posts: PostView[]; next: string | null } | NoAccess> {
  const viewer = await enterCommunity(db, member);
  if (viewer === null) return noAccess;
  const now = clock();
  const reader = { memberId: viewer.memberId, now };
  const read = await readPosts(db, reader, asked);
  if (asked.space !== null) await markRead(db, viewer.memberId, asked.space, now);
  return { ok: true, ...read };
}

/** With one page of replies: the first, or the one of that number, or the one with that reply. */
export async function post(
  { database: { db }, clock }: ServiceContext,
  { member, id, replies = { page: 1 } }: { member: Member; id: string; replies?: RepliesPage },
): Promise<{ ok: true; post: PostView; replies: ReplyView[]; page: number; pages: number } | NotThere> {
  const viewer = await enterCommunity(db, member);
  if (viewer === null) return noAccess;
  if (!isUuid(id)) return notFound;
  const reader = { memberId: viewer.memberId, now: clock() };
  const found = await readThread(db, reader, id, replies);
  return found === null ? notFound : { ok: true, ...found };
}

export type Subject = { kind: 'post' | 'reply'; id: string };

/**
 * A member's own text, for the form that changes or deletes it. `postId` null: a block hides the post, so that what was
 * written in it can only be deleted.
 */
export async function ownText(
  { database: { db }, clock }: ServiceContext,
  { member, subject }: { member: Member; subject: Subject },
): Promise<
  | { ok: true; body: string; postId: string | null; space: Space; isPost: boolean; mayEdit: boolean }
  | NotThere
> {
  const viewer = await enterCommunity(db, member);
  if (viewer === null) return noAccess;
  const text = isUuid(subject.id) ? await findOwnText(db, viewer.memberId, subject) : null;
  if (text === null) return notFound;
  const { body, postId, space, createdAt, isInSight } = text;
  return {
    ok: true,
    body,
    postId: isInSight ? postId : null,
    space,
    isPost: subject.kind === 'post',
    mayEdit: isInSight && mayStillEdit(createdAt, clock()),
  };
}

export async function search(
  { database: { db } }: ServiceContext,
  { member, query }: { member: Member; query: string },
): Promise<{ ok: true; found: FoundText[]; isMore: boolean } | NoAccess> {
  const viewer = await enterCommunity(db, member);
  if (viewer === null) return noAccess;
  return { ok: true, ...(await findTexts(db, viewer.memberId, query)) };
}

/** The newest first; reading them marks them as seen. */
export async function mentions(
  { database: { db }, clock }: ServiceContext,
  member: Member,
): Promise<{ ok: true; mentions: Mention[] } | NoAccess> {
  const viewer = await enterCommunity(db, member);
  if (viewer === null) return noAccess;
  const found = await readMentions(db, viewer.memberId);
  await markMentionsSeen(db, viewer.memberId, clock());
  return { ok: true, mentions: found };
}

/** The bytes of a WebP picture. */
export async function picture(
  { database: { db }, pictures }: ServiceContext,
  { member, id }: { member: Member; id: string },
): Promise<{ ok: true; bytes: Uint8Array } | NotThere> {
  const viewer = await enterCommunity(db, member);
  if (viewer === null) return noAccess;
  if (!isUuid(id) || !(await hasReadablePicture(db, viewer.memberId, id))) return notFound;
  const bytes = await pictures.read(id);
  return bytes === null ? notFound : { ok: true, bytes };
}

export type WritingProblem = 'required' | 'too-long' | 'unfinished' | 'quiet' | 'too-many';

type Written = { ok: true; id: string } | NotThere | { ok: false; reason: WritingProblem };

export type NewPost = {
  member: Member;
  space: Space;
  /** Made when the form was opened; the same key of the same member is the same post. 16 to 128 characters. */
  key: string;
  body: string;
  isAnonymous: boolean;
  /** As uploaded, of any type and size. */
  picture: { bytes: Uint8Array; alt: string } | null;
};

type PostWritten = Written | { ok: false; reason: PictureProblem | 'not-here' };
type Made = { id: string; bytes: number; width: number; height: number };

/** `isPictureKept`: whether a row refers to the picture. */
function insert(
  { database, clock }: ServiceContext,
  { member, space, isAnonymous, picture: shown }: NewPost,
  { id, body, made }: { id: string; body: string; made: Made | null },
) {
  const at = clock();
  return database.transaction(async (tx) => {
    const end = (result: PostWritten, isPictureKept = false) => ({ result, isPictureKept });
    const viewer = await enterCommunity(tx, member);
    if (viewer === null) return end(noAccess);
    // Locks the author's profile: a second copy of the form waits here, and then finds the post.
    const may = await mayWrite(tx, viewer, at);
    if (await textStands(tx, 'post', id)) return end({ ok: true, id });
    if (!may.ok) return end(may);
    const isNameless = isAnonymous && mayBeAnonymous(space);
    const isNew = await insertPost(
      tx,
      { id, space, body, at, authorId: viewer.memberId, isAnonymous: isNameless },
      made && { ...made, alt: cleanLine(shown?.alt ?? '', mostOf.alt) },
    );
    return end({ ok: true, id }, isNew && made !== null);
  });
}

/** Whether the post exists already, or may not be written: checked before any work on a picture. Null: go on. */
const beforePicture = (context: ServiceContext, member: Member, id: string): Promise<PostWritten | null> =>
  asViewer(context, member, async (tx, viewer) => {
    const may = await mayWrite(tx, viewer, context.clock());
    if (await textStands(tx, 'post', id)) return { ok: true, id };
    return may.ok ? null : may;
  });

/** Of an introduction, in each language. */
const examples = [en, ar, fr].map(({ feed }) => feed.introduce.example('', ''));

/** The same form sent twice is one post. */
export async function writePost(context: ServiceContext, input: NewPost): Promise<PostWritten> {
  const { database, pictures, uuid, signer } = context;
  const viewer = await enterCommunity(database.db, input.member);
  if (viewer === null) return noAccess;
  if (!mayBegin(input.space, viewer)) return { ok: false, reason: 'not-here' };
  if (!isFormKey(input.key)) return { ok: false, reason: 'not-found' };
  const read = readBody(input.body);
  if (!read.ok) return { ok: false, reason: read.problem };
  const { body } = read;
  if (input.space === 'introductions' && isUnfinished(body, examples))
    return { ok: false, reason: 'unfinished' };
  const id = idOfForm(signer, viewer.memberId, 'post', input.key);
  if (input.picture === null) return (await insert(context, input, { id, body, made: null })).result;
  const answered = await beforePicture(context, input.member, id);
  if (answered !== null) return answered;
  const shown = await pictures.make(input.picture.bytes);
  if (!shown.ok) return { ok: false, reason: shown.problem };
  const made = { id: uuid(), bytes: shown.bytes.length, width: shown.width, height: shown.height };
  // The file first, so that no row ever refers to a missing one. When the transaction throws, nobody knows whether it was
  // committed: the file stays, and a job removes it if no row refers to it.
  await pictures.keep(made.id, shown.bytes);
  const { result, isPictureKept } = await insert(context, input, { id, body, made });
  if (!isPictureKept) await pictures.remove(made.id);
  return result;
}

/** Under a member's own question without a name their replies have none either. `key` as for a post. */
export function writeReply(
  context: ServiceContext,
  { member, postId, key, body }: { member: Member; postId: string; key: string; body: string },
): Promise<Written> {
  const at = context.clock();
  const read = readBody(body);
  return asViewer(context, member, async (tx, viewer) => {
    if (!isUuid(postId) || !isFormKey(key)) return notFound;
    const { memberId } = viewer;
    const may = await mayWrite(tx, viewer, at);
    const under = await lockReadablePost(tx, memberId, postId);
    if (under === null) return notFound;
    if (!read.ok) return { ok: false, reason: read.problem };
    const id = idOfForm(context.signer, memberId, `reply ${postId}`, key);
    if (await textStands(tx, 'reply', id)) return { ok: true, id };
    if (!may.ok) return may;
    const isAnonymous = under.isAnonymous && under.authorId === memberId;
    await insertReply(tx, { id, postId, authorId: memberId, isAnonymous, body: read.body, at });
    return { ok: true, id };
  });
}

/** A member's own text, while it may be changed. 'too-many': more changes than allowed in an hour. */
export function edit(
  context: ServiceContext,
  { member, subject, body }: { member: Member; subject: Subject; body: string },
): Promise<Written | { ok: false; reason: 'too-late' }> {
  const at = context.clock();
  const read = readBody(body);
  return asViewer(context, member, async (tx, viewer) => {
    const { memberId } = viewer;
    const text = isUuid(subject.id) ? await findReadable(tx, memberId, subject) : null;
    if (text === null || text.authorId !== memberId) return notFound;
    if (!mayStillEdit(text.createdAt, at)) return { ok: false, reason: 'too-late' };
    if (!read.ok) return { ok: false, reason: read.problem };
    // A member restricted to reading must not publish by changing an older text either.
    const may = await mayWrite(tx, viewer, at);
    if (!may.ok && may.reason === 'quiet') return may;
    // Each wording calls by name and is written anew: a day of it costs as much as writing.
    if (!(await countOne(context, tx, 'edit', memberId))) return { ok: false, reason: 'too-many' };
    const { id, postId, isAnonymous } = text;
    const changed = { id, authorId: memberId, isAnonymous, body: read.body, at };
    const wasPublic = await isShownToVisitors(tx, postId);
    const isDone = await changeText(tx, subject.kind, changed, { id, postId });
    if (isDone && wasPublic) await refreshVisitors(context, tx);
    return isDone ? { ok: true, id } : notFound;
  });
}

/**
 * Deletes a member's own text for good, even where the post is hidden by a block: then `postId` is null. Only that something
 * was written at that time is kept.
 */
export async function remove(
  context: ServiceContext,
  { member, subject }: { member: Member; subject: Subject },
): Promise<{ ok: true; space: Space; postId: string | null } | NotThere> {
  const removed = await asViewer(context, member, async (tx, { memberId }) => {
    const text = isUuid(subject.id) ? await findOwnText(tx, memberId, subject) : null;
    if (text === null) return notFound;
    // A reply being written at the same time commits first, or finds the post gone.
    await lockPost(tx, text.postId);
    const theirs = { id: text.id, authorId: memberId, at: context.clock() };
    const erased = await eraseText(tx, subject.kind, theirs);
    if (erased === undefined) return notFound;
    if (await isShownToVisitors(tx, text.postId)) await refreshVisitors(context, tx);
    const postId = text.isInSight ? text.postId : null;
    return { ok: true, pictureId: erased.pictureId, gone: { space: text.space, postId } };
  });
  if (!removed.ok) return removed;
  if (removed.pictureId !== null) await context.pictures.remove(removed.pictureId);
  return { ok: true, ...removed.gone };
}

/** Gives or takes back a reaction. `isWanted` is the wanted result, so that a form sent twice changes nothing more. */
export const react = (
  context: ServiceContext,
  {
    member,
    subject,
    reaction,
    isWanted,
  }: { member: Member; subject: Subject; reaction: Reaction; isWanted: boolean },
) =>
  asViewer(context, member, async (tx, { memberId }) => {
    const text = isUuid(subject.id) ? await findReadable(tx, memberId, subject) : null;
    if (text === null) return notFound;
    const { id: subjectId, postId } = text;
    if ((await lockReadablePost(tx, memberId, postId)) === null) return notFound;
    await setReaction(tx, { subjectId, postId, memberId, kind: reaction, at: context.clock() }, isWanted);
    return { ok: true, postId };
  });

/** To the top of its space; only for the team. */
export const pin = (
  context: ServiceContext,
  { member, id, isPinned }: { member: Member; id: string; isPinned: boolean },
) =>
  asViewer(context, member, async (tx, { memberId, isTeam }) => {
    if (!isTeam || !isUuid(id) || (await lockReadablePost(tx, memberId, id)) === null) return notFound;
    await setPinned(tx, id, isPinned);
    return { ok: true };
  });
