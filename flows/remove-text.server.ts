/** A member takes away what she wrote, for good. */
import { findOwnText, lockPost } from '../domain/community/own-text.store.server.ts';
import { eraseText } from '../domain/community/write-texts.store.server.ts';
import { isUuid } from '../domain/people/uuid.ts';
import type { CircleVerbs } from './circle-verbs.ts';
import { enterCommunity } from './enter-community.ts';
import type { FlowContext } from './flow-context.ts';

type Remove = CircleVerbs['remove'];

const noAccess = { ok: false, reason: 'no-access' } as const;
const notFound = { ok: false, reason: 'not-found' } as const;

export async function removeText(
  { database, clock, pictures }: FlowContext,
  { member, subject }: Parameters<Remove>[0],
): ReturnType<Remove> {
  const { result, pictureId } = await database.transaction(async (tx) => {
    const end = (to: Awaited<ReturnType<Remove>>, id: string | null = null) => ({
      result: to,
      pictureId: id,
    });
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
