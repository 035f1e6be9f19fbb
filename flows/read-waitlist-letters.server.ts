/** How somebody who waits stands, for the page behind the links of her letter. */
import { findEntry, type WaitlistEntry } from '../domain/applications/waitlist.store.server.ts';
import { entryOfLettersToken } from '../domain/applications/waitlist-token.server.ts';
import { readCourse } from '../domain/catalogue/catalogue.store.server.ts';
import type { FlowContext } from './flow-context.ts';
import type { LettersStanding, WaitlistVerbs } from './waitlist-verbs.ts';

function standingOf(entry: WaitlistEntry | null): LettersStanding {
  if (entry === null) return 'gone';
  if (entry.unsubscribedAt !== null) return 'unsubscribed';
  return entry.toldAt === null ? 'waiting' : 'told';
}

export async function readWaitlistLetters(
  { database: { db }, signer }: FlowContext,
  token: string,
): ReturnType<WaitlistVerbs['waitlistLetters']> {
  const id = entryOfLettersToken(signer, token);
  if (id === null) return null;
  const entry = await findEntry(db, id);
  const course = entry && (await readCourse(db, entry.courseSlug));
  return { course, standing: standingOf(entry), wasTold: (entry?.toldAt ?? null) !== null };
}
