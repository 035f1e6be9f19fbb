/** What the links of a letter to who waits for a course lead to: the course before others, and her name on the list. */
import { type EarlyLink, readEarlyLink } from '../checkout/sellable.store.ts';
import { forgetWaitlistApplications } from '../applications/forget-applications.store.ts';
import {
  findEntry,
  forgetEntry,
  lockEntry,
  resubscribeEntry,
  unsubscribeEntry,
  type WaitlistEntry,
} from './waitlist.store.ts';
import { entryOfEarlyToken, entryOfLettersToken } from './waitlist-token.ts';
import { readCourse } from '../catalogue/catalogue.store.ts';
import type { Course } from '../courses/course.ts';
import { forgetLetters } from '../emails/outbox.store.ts';
import type { FlowContext } from '../../context.ts';

/** What a private link is worth at the course it leads to. Null for a token that is not ours. */
export async function earlyLink(
  { database, signer, clock }: FlowContext,
  { courseSlug, token }: { courseSlug: string; token: string },
): Promise<EarlyLink | null> {
  const entryId = entryOfEarlyToken(signer, token);
  return entryId === null ? null : readEarlyLink(database.db, { courseSlug, entryId, now: clock() });
}

/** How somebody's name stands on a list. 'gone': it was erased, or its time was over. */
type LettersStanding = 'waiting' | 'told' | 'unsubscribed' | 'gone';

function standingOf(entry: WaitlistEntry | null): LettersStanding {
  if (entry === null) return 'gone';
  if (entry.unsubscribedAt !== null) return 'unsubscribed';
  return entry.toldAt === null ? 'waiting' : 'told';
}

/** Whom a letter's link speaks of; null for a token that is not ours. */
export async function waitlistLetters(
  { database: { db }, signer }: FlowContext,
  token: string,
): Promise<{ course: Course | null; standing: LettersStanding; wasTold: boolean } | null> {
  const id = entryOfLettersToken(signer, token);
  if (id === null) return null;
  const entry = await findEntry(db, id);
  const course = entry && (await readCourse(db, entry.courseSlug));
  return { course, standing: standingOf(entry), wasTold: (entry?.toldAt ?? null) !== null };
}

/** No letter from now on, or letters again. Repeated calls change nothing. False for a token that is not ours. */
export async function setWaitlistLetters(
  { database, signer, clock }: FlowContext,
  { token, wanted }: { token: string; wanted: boolean },
): Promise<boolean> {
  const id = entryOfLettersToken(signer, token);
  if (id === null) return false;
  if (wanted) await resubscribeEntry(database.db, id);
  else await unsubscribeEntry(database.db, id, clock());
  return true;
}

/**
 * Erases her name from the list, and what she sent for it. Her order, if she made one, stays: it is no part of the list. False
 * for a token that is not ours.
 */
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
