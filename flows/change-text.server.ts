/** A member changes or deletes what she wrote, and says with one sign what she thinks of a text; the team pins a post. */
import { readBody } from '../domain/community/community-text.ts';
import { mayWrite } from '../domain/community/may-write.store.server.ts';
import { findOwnText, lockPost } from '../domain/community/own-text.store.server.ts';
import { editsAnHour, mayStillEdit } from '../domain/community/own-text.ts';
import {
  changeText,
  eraseText,
  findReadable,
  lockReadablePost,
  setPinned,
  setReaction,
} from '../domain/community/write-texts.store.server.ts';
import { mayTry } from '../domain/staff/tries.store.server.ts';
import { isUuid } from '../domain/people/uuid.ts';
import type { CircleVerbs } from './circle-verbs.ts';
import { enterCommunity } from './enter-community.ts';
import type { FlowContext } from './flow-context.ts';

type Input<K extends keyof CircleVerbs> = Parameters<CircleVerbs[K]>[0];
type Result<K extends keyof CircleVerbs> = Awaited<ReturnType<CircleVerbs[K]>>;

const noAccess = { ok: false, reason: 'no-access' } as const;
const notFound = { ok: false, reason: 'not-found' } as const;

export function editText(
  { database, clock }: FlowContext,
  { member, subject, body }: Input<'edit'>,
): Promise<Result<'edit'>> {
  const at = clock();
  const read = readBody(body);
  return database.transaction<Result<'edit'>>(async (tx) => {
    const viewer = await enterCommunity(tx, member);
    if (viewer === null) return noAccess;
    const { memberId } = viewer;
    const text = isUuid(subject.id) ? await findReadable(tx, memberId, subject) : null;
    if (text === null || text.authorId !== memberId) return notFound;
    if (!mayStillEdit(text.createdAt, at)) return { ok: false, reason: 'too-late' };
    if (!read.ok) return { ok: false, reason: read.problem };
    // Whoever was asked to be quiet says nothing by changing what she said before.
    const may = await mayWrite(tx, viewer, at);
    if (!may.ok && may.reason === 'quiet') return may;
    // Each wording calls by name and is written anew: a day of it costs as much as writing.
    const share = { most: editsAnHour, windowMs: 3_600_000 };
    if (!(await mayTry(tx, `edits:${memberId}`, share, at))) return { ok: false, reason: 'too-many' };
    const { id, postId, space, isAnonymous } = text;
    const changed = { id, authorId: memberId, isAnonymous, body: read.body, at };
    const isDone = await changeText(tx, subject.kind, changed, { id, postId, space });
    return isDone ? { ok: true, id } : notFound;
  });
}

export async function removeText(
  { database, clock, pictures }: FlowContext,
  { member, subject }: Input<'remove'>,
): Promise<Result<'remove'>> {
  const { result, pictureId } = await database.transaction(async (tx) => {
    const end = (to: Result<'remove'>, id: string | null = null) => ({ result: to, pictureId: id });
    const viewer = await enterCommunity(tx, member);
    if (viewer === null) return end(noAccess);
    const { memberId } = viewer;
    const text = isUuid(subject.id) ? await findOwnText(tx, memberId, subject) : null;
    if (text === null) return end(notFound);
    // A reply on its way ends first, or finds the post gone.
    await lockPost(tx, text.postId);
    const erased = await eraseText(tx, subject.kind, { id: text.id, authorId: memberId, at: clock() });
    if (erased === undefined) return end(notFound);
    const postId = text.isInSight ? text.postId : null;
    return end({ ok: true, space: text.space, postId }, erased.pictureId);
  });
  if (pictureId !== null) await pictures.remove(pictureId);
  return result;
}

export function react(
  { database, clock }: FlowContext,
  { member, subject, reaction, isWanted }: Input<'react'>,
): Promise<Result<'react'>> {
  return database.transaction<Result<'react'>>(async (tx) => {
    const viewer = await enterCommunity(tx, member);
    if (viewer === null) return noAccess;
    const text = isUuid(subject.id) ? await findReadable(tx, viewer.memberId, subject) : null;
    if (text === null) return notFound;
    const { id: subjectId, postId } = text;
    if ((await lockReadablePost(tx, viewer.memberId, postId)) === null) return notFound;
    const { memberId } = viewer;
    await setReaction(tx, { subjectId, postId, memberId, kind: reaction, at: clock() }, isWanted);
    return { ok: true, postId };
  });
}

export function pinPost(
  { database }: FlowContext,
  { member, id, isPinned }: Input<'pin'>,
): Promise<Result<'pin'>> {
  return database.transaction<Result<'pin'>>(async (tx) => {
    const viewer = await enterCommunity(tx, member);
    if (viewer === null) return noAccess;
    if (!viewer.isTeam || !isUuid(id)) return notFound;
    if ((await lockReadablePost(tx, viewer.memberId, id)) === null) return notFound;
    await setPinned(tx, id, isPinned);
    return { ok: true };
  });
}
