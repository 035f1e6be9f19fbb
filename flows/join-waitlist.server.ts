/** Somebody leaves her name for a course that is not open yet. */
import { upsertWaitlistEntry } from '../domain/applications/waitlist.store.server.ts';
import { readCourse } from '../domain/catalogue/catalogue.store.server.ts';
import type { Academy } from './academy.server.ts';
import type { FlowContext } from './flow-context.ts';

/** The same address twice is one entry, and the answer is the same. */
export async function joinWaitlist(
  context: FlowContext,
  { courseSlug, locale, name, email, phone }: Parameters<Academy['joinWaitlist']>[0],
): ReturnType<Academy['joinWaitlist']> {
  return context.database.transaction(async (tx) => {
    if (!(await readCourse(tx, courseSlug))) return { ok: false, reason: 'course-not-found' };
    const entry = { id: context.uuid(), courseSlug, locale, name, email, phone, joinedAt: context.clock() };
    await upsertWaitlistEntry(tx, entry);
    return { ok: true };
  });
}
