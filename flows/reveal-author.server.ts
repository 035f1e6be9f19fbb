/** A moderator asks who wrote a text without a name, and the log keeps that. */
import { findSubject } from '../domain/community/reported-subject.store.server.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import { mayModerate } from '../domain/staff/who-may.ts';
import type { FlowContext } from './flow-context.ts';
import type { StaffModerationVerbs } from './moderation-verbs.ts';

type Reveal = StaffModerationVerbs['revealAuthor'];

export async function revealAuthor(
  { database, clock, uuid }: FlowContext,
  { kind, id, staff }: Parameters<Reveal>[0],
): ReturnType<Reveal> {
  if (!mayModerate(staff)) throw new Error(`${staff.role} may not moderate.`);
  return database.transaction(async (tx) => {
    const found = await findSubject(tx, kind, id);
    const line = { id: uuid(), at: clock(), staff, act: 'reveal-author' } as const;
    await writeStaffLog(tx, { ...line, subject: `${kind} ${id}` });
    return found?.authorName ?? null;
  });
}
