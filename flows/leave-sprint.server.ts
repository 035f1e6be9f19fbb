/** A member leaves a sprint; her days stay. */
import { leaveSprint as writeLeaving } from '../domain/community/sprint-members.store.server.ts';
import { endPair } from '../domain/community/sprint-partners.store.server.ts';
import { asSprinter } from './enter-community.ts';
import type { FlowContext } from './flow-context.ts';
import type { SprintVerbs } from './sprint-verbs.ts';

type Leave = SprintVerbs['leaveSprint'];

export const leaveSprint = (
  context: FlowContext,
  { member, startsOn }: Parameters<Leave>[0],
): ReturnType<Leave> =>
  asSprinter(context, { member, startsOn }, async (tx, { memberId }) => {
    await endPair(tx, { startsOn, memberId, stillWants: false });
    await writeLeaving(tx, startsOn, memberId, context.clock());
    return { ok: true };
  });
