/** Whoever holds the link of a letter to a member ends letters of its kind. */
import { endDigest, findByUnsubscribeToken } from '../domain/community/profile.store.server.ts';
import { endReminders } from '../domain/community/sprint-members.store.server.ts';
import type { FlowContext } from './flow-context.ts';
import type { SafetyVerbs } from './safety-verbs.ts';

type End = SafetyVerbs['endLetters'];

export const endMemberLetters = (
  { database }: FlowContext,
  { token, what }: Parameters<End>[0],
): ReturnType<End> =>
  database.transaction(async (tx) => {
    const profile = await findByUnsubscribeToken(tx, token);
    if (!profile) return false;
    if (what === 'digest') await endDigest(tx, token);
    else await endReminders(tx, profile.memberId);
    return true;
  });
