/** Somebody who waits wants no more letters, or wants them again. */
import { resubscribeEntry, unsubscribeEntry } from '../domain/applications/waitlist.store.server.ts';
import { entryOfLettersToken } from '../domain/applications/waitlist-token.server.ts';
import type { FlowContext } from './flow-context.ts';
import type { WaitlistVerbs } from './waitlist-verbs.ts';

export async function setWaitlistLetters(
  { database, signer, clock }: FlowContext,
  { token, wanted }: Parameters<WaitlistVerbs['setWaitlistLetters']>[0],
): Promise<boolean> {
  const id = entryOfLettersToken(signer, token);
  if (id === null) return false;
  if (wanted) await resubscribeEntry(database.db, id);
  else await unsubscribeEntry(database.db, id, clock());
  return true;
}
