/** What somebody who waits does with the links of her letter. */
import { readEarlyLink } from '../domain/access/early-order.store.server.ts';
import { forgetWaitlistApplications } from '../domain/applications/forget-applications.store.server.ts';
import {
  findEntry,
  forgetEntry,
  lockEntry,
  resubscribeEntry,
  unsubscribeEntry,
  type WaitlistEntry,
} from '../domain/applications/waitlist.store.server.ts';
import { entryOfEarlyToken, entryOfLettersToken } from '../domain/applications/waitlist-token.server.ts';
import { readCourse } from '../domain/catalogue/catalogue.store.server.ts';
import { forgetLetters } from '../mail/outbox.store.server.ts';
import type { FlowContext } from './flow-context.ts';
import type { LettersStanding, WaitlistVerbs } from './waitlist-verbs.ts';

export async function earlyLink(
  { database, signer, clock }: FlowContext,
  { courseSlug, token }: Parameters<WaitlistVerbs['earlyLink']>[0],
): ReturnType<WaitlistVerbs['earlyLink']> {
  const entryId = entryOfEarlyToken(signer, token);
  return entryId === null ? null : readEarlyLink(database.db, { courseSlug, entryId, now: clock() });
}

function standingOf(entry: WaitlistEntry | null): LettersStanding {
  if (entry === null) return 'gone';
  if (entry.unsubscribedAt !== null) return 'unsubscribed';
  return entry.toldAt === null ? 'waiting' : 'told';
}

export async function waitlistLetters(
  { database: { db }, signer }: FlowContext,
  token: string,
): ReturnType<WaitlistVerbs['waitlistLetters']> {
  const id = entryOfLettersToken(signer, token);
  if (id === null) return null;
  const entry = await findEntry(db, id);
  const course = entry && (await readCourse(db, entry.courseSlug));
  return { course, standing: standingOf(entry), wasTold: (entry?.toldAt ?? null) !== null };
}

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
