/** Whoever holds the link of a letter to a member reads which letters it would end. */
import { findByUnsubscribeToken } from '../domain/community/profile.store.server.ts';
import type { FlowContext } from './flow-context.ts';
import type { SafetyVerbs } from './safety-verbs.ts';

type Read = SafetyVerbs['lettersOf'];

export async function readMemberLetters(
  { database }: FlowContext,
  token: Parameters<Read>[0],
): ReturnType<Read> {
  const profile = await findByUnsubscribeToken(database.db, token);
  return profile && { wantsDigest: profile.wantsDigest };
}
