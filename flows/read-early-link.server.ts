/** What the private link of somebody who waited opens. */
import { readEarlyLink as read } from '../domain/access/early-order.store.server.ts';
import { entryOfEarlyToken } from '../domain/applications/waitlist-token.server.ts';
import type { FlowContext } from './flow-context.ts';
import type { WaitlistVerbs } from './waitlist-verbs.ts';

export async function readEarlyLink(
  { database, signer, clock }: FlowContext,
  { courseSlug, token }: Parameters<WaitlistVerbs['earlyLink']>[0],
): ReturnType<WaitlistVerbs['earlyLink']> {
  const entryId = entryOfEarlyToken(signer, token);
  return entryId === null ? null : read(database.db, { courseSlug, entryId, now: clock() });
}
