/** A member reads what she says of herself, whom she has blocked, and what she has finished. */
import { readBlocked } from '../domain/community/block-member.store.server.ts';
import { findProfile } from '../domain/community/profile.store.server.ts';
import { readFinished } from '../domain/community/sprint-members.store.server.ts';
import { asViewer } from './enter-community.ts';
import type { FlowContext } from './flow-context.ts';
import type { SafetyVerbs } from './safety-verbs.ts';

type Read = SafetyVerbs['ownProfile'];

export const readOwnProfile = (context: FlowContext, member: Parameters<Read>[0]): ReturnType<Read> =>
  asViewer(context, member, async (tx, { memberId }) => {
    const profile = await findProfile(tx, memberId);
    if (!profile) return { ok: false, reason: 'not-found' };
    const blocked = await readBlocked(tx, memberId);
    return { ok: true, profile, blocked, finished: await readFinished(tx, memberId) };
  });
