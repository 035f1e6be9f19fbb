/** Somebody leaves her name for a course that is not open yet. */
import { keepApplication } from '../domain/applications/application.store.server.ts';
import { insertWaitlistEntry } from '../domain/applications/waitlist.store.server.ts';
import { readCourse } from '../domain/catalogue/catalogue.store.server.ts';
import type { Academy } from './academy.server.ts';
import { tellOfApplication, type FlowContext } from './flow-context.ts';
import { manyForms, maySend } from './form-share.ts';

/** The same address twice is one entry, and the answer is the same; only a new entry is answered with a letter. */
export async function joinWaitlist(
  context: FlowContext,
  { courseSlug, address, ...person }: Parameters<Academy['joinWaitlist']>[0],
): ReturnType<Academy['joinWaitlist']> {
  const at = context.clock();
  return context.database.transaction(async (tx) => {
    if (!(await readCourse(tx, courseSlug))) return { ok: false, reason: 'course-not-found' };
    const asked = { ...person, kind: 'waitlist', subject: courseSlug, answers: {} } as const;
    if (!(await maySend(context, tx, asked, address))) return manyForms;
    const kept = await keepApplication(tx, asked, { id: context.uuid(), at });
    const entry = { id: context.uuid(), courseSlug, ...person, joinedAt: at };
    const isNew = await insertWaitlistEntry(tx, entry);
    await tellOfApplication(context, tx, kept, isNew ? 'waitlist-joined' : null);
    return { ok: true };
  });
}
