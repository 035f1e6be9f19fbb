/** A member changes what she wrote, while she may. */
import { readBody } from '../domain/community/community-text.ts';
import { mayWrite } from '../domain/community/may-write.store.server.ts';
import { editsAnHour, mayStillEdit } from '../domain/community/own-text.ts';
import { changeText, findReadable } from '../domain/community/write-texts.store.server.ts';
import { isUuid } from '../domain/people/uuid.ts';
import { mayTry } from '../domain/staff/tries.store.server.ts';
import type { CircleVerbs } from './circle-verbs.ts';
import { enterCommunity } from './enter-community.ts';
import type { FlowContext } from './flow-context.ts';

type Edit = CircleVerbs['edit'];

const noAccess = { ok: false, reason: 'no-access' } as const;
const notFound = { ok: false, reason: 'not-found' } as const;

export function editText(
  { database, clock }: FlowContext,
  { member, subject, body }: Parameters<Edit>[0],
): ReturnType<Edit> {
  const at = clock();
  const read = readBody(body);
  return database.transaction<Awaited<ReturnType<Edit>>>(async (tx) => {
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
    const { id, postId, isAnonymous } = text;
    const changed = { id, authorId: memberId, isAnonymous, body: read.body, at };
    const isDone = await changeText(tx, subject.kind, changed, { id, postId });
    return isDone ? { ok: true, id } : notFound;
  });
}
