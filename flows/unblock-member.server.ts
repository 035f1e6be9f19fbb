/** A member reads again whom she had blocked. */
import { unblockMember as removeBlock } from '../domain/community/block-member.store.server.ts';
import { asViewer } from './enter-community.ts';
import type { FlowContext } from './flow-context.ts';
import type { SafetyVerbs } from './safety-verbs.ts';

type Unblock = SafetyVerbs['unblock'];

export const unblockMember = (
  context: FlowContext,
  { member, id }: Parameters<Unblock>[0],
): ReturnType<Unblock> =>
  asViewer(context, member, async (tx, { memberId }) => {
    await removeBlock(tx, memberId, id);
    return { ok: true };
  });
