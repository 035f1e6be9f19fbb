/** The team pins a post to the top of its space. */
import { lockReadablePost, setPinned } from '../domain/community/write-texts.store.server.ts';
import { isUuid } from '../domain/people/uuid.ts';
import type { CircleVerbs } from './circle-verbs.ts';
import { enterCommunity } from './enter-community.ts';
import type { FlowContext } from './flow-context.ts';

type Pin = CircleVerbs['pin'];

const noAccess = { ok: false, reason: 'no-access' } as const;
const notFound = { ok: false, reason: 'not-found' } as const;

export function pinPost(
  { database }: FlowContext,
  { member, id, isPinned }: Parameters<Pin>[0],
): ReturnType<Pin> {
  return database.transaction<Awaited<ReturnType<Pin>>>(async (tx) => {
    const viewer = await enterCommunity(tx, member);
    if (viewer === null) return noAccess;
    if (!viewer.isTeam || !isUuid(id)) return notFound;
    if ((await lockReadablePost(tx, viewer.memberId, id)) === null) return notFound;
    await setPinned(tx, id, isPinned);
    return { ok: true };
  });
}
