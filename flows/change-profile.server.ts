/** A member changes what she says of herself. */
import { changeProfile as writeProfile, isNameTaken } from '../domain/community/profile.store.server.ts';
import { asViewer } from './enter-community.ts';
import type { FlowContext } from './flow-context.ts';
import type { SafetyVerbs } from './safety-verbs.ts';

type Change = SafetyVerbs['changeProfile'];

export const changeProfile = (
  context: FlowContext,
  { member, profile }: Parameters<Change>[0],
): ReturnType<Change> =>
  asViewer(context, member, async (tx, viewer) => {
    if (await isNameTaken(tx, viewer, profile.displayName)) return { ok: false, reason: 'name-taken' };
    await writeProfile(tx, viewer.memberId, profile);
    return { ok: true };
  });
