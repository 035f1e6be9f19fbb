/** Somebody who waits leaves the list. */
import { forgetWaitlistApplications } from '../domain/applications/forget-applications.store.server.ts';
import { forgetEntry, lockEntry } from '../domain/applications/waitlist.store.server.ts';
import { entryOfLettersToken } from '../domain/applications/waitlist-token.server.ts';
import { forgetLetters } from '../mail/outbox.store.server.ts';
import type { FlowContext } from './flow-context.ts';

/** Her order, if she made one, stays: it is no part of the list. */
export async function leaveWaitlist({ database, signer }: FlowContext, token: string): Promise<boolean> {
  const id = entryOfLettersToken(signer, token);
  if (id === null) return false;
  await database.transaction(async (tx) => {
    const entry = await lockEntry(tx, id);
    if (entry === null) return;
    const applicationIds = await forgetWaitlistApplications(tx, entry);
    await forgetLetters(tx, { applicationIds });
    await forgetEntry(tx, id);
  });
  return true;
}
