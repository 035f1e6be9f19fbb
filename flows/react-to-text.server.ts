/** A member says with one sign what she thinks of a text, or takes it back. */
import { findReadable, lockReadablePost, setReaction } from '../domain/community/write-texts.store.server.ts';
import { isUuid } from '../domain/people/uuid.ts';
import type { CircleVerbs } from './circle-verbs.ts';
import { enterCommunity } from './enter-community.ts';
import type { FlowContext } from './flow-context.ts';

type React = CircleVerbs['react'];

const noAccess = { ok: false, reason: 'no-access' } as const;
const notFound = { ok: false, reason: 'not-found' } as const;

export function reactToText(
  { database, clock }: FlowContext,
  { member, subject, reaction, isWanted }: Parameters<React>[0],
): ReturnType<React> {
  return database.transaction<Awaited<ReturnType<React>>>(async (tx) => {
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
