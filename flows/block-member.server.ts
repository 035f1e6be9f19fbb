/** A member wants to read nothing more of another. */
import { blockMember as writeBlock } from '../domain/community/block-member.store.server.ts';
import { findShown } from '../domain/community/profile.store.server.ts';
import { asViewer } from './enter-community.ts';
import type { FlowContext } from './flow-context.ts';
import type { SafetyVerbs } from './safety-verbs.ts';

type Block = SafetyVerbs['block'];

export const blockMember = (context: FlowContext, { member, id }: Parameters<Block>[0]): ReturnType<Block> =>
  asViewer(context, member, async (tx, { memberId }) => {
    if (id === memberId) return { ok: false, reason: 'self' };
    const other = await findShown(tx, id);
    if (!other) return { ok: false, reason: 'not-found' };
    if (other.isTeam) return { ok: false, reason: 'team' };
    await writeBlock(tx, memberId, id, context.clock());
    return { ok: true };
  });
