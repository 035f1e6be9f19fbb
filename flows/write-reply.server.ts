/** A member replies. Under her own question without a name she goes on without one. */
import { readBody } from '../domain/community/community-text.ts';
import { idOfForm, isFormKey } from '../domain/community/form-id.server.ts';
import { mayWrite } from '../domain/community/may-write.store.server.ts';
import { insertReply, lockReadablePost, textStands } from '../domain/community/write-texts.store.server.ts';
import { isUuid } from '../domain/people/uuid.ts';
import type { CircleVerbs, NewReply } from './circle-verbs.ts';
import { enterCommunity } from './enter-community.ts';
import type { FlowContext } from './flow-context.ts';

type Result = Awaited<ReturnType<CircleVerbs['writeReply']>>;

export function writeReply({ database, clock, signer }: FlowContext, input: NewReply): Promise<Result> {
  const { member, postId, key } = input;
  const at = clock();
  const read = readBody(input.body);
  return database.transaction<Result>(async (tx) => {
    const viewer = await enterCommunity(tx, member);
    if (viewer === null) return { ok: false, reason: 'no-access' };
    if (!isUuid(postId) || !isFormKey(key)) return { ok: false, reason: 'not-found' };
    const { memberId } = viewer;
    const may = await mayWrite(tx, viewer, at);
    const post = await lockReadablePost(tx, memberId, postId);
    if (post === null) return { ok: false, reason: 'not-found' };
    if (!read.ok) return { ok: false, reason: read.problem };
    const id = idOfForm(signer, memberId, `reply ${postId}`, key);
    if (await textStands(tx, 'reply', id)) return { ok: true, id };
    if (!may.ok) return may;
    const isAnonymous = post.isAnonymous && post.authorId === memberId;
    await insertReply(tx, { id, postId, authorId: memberId, isAnonymous, body: read.body, at });
    return { ok: true, id };
  });
}
