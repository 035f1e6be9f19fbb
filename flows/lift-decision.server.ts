/** A moderator ends what was decided about a member before its time. */
import { ownCasesOf } from '../domain/community/own-case.store.server.ts';
import { lift } from '../domain/community/profile.store.server.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import { mayModerate } from '../domain/staff/who-may.ts';
import type { FlowContext } from './flow-context.ts';
import type { StaffModerationVerbs } from './moderation-verbs.ts';

type Lift = StaffModerationVerbs['liftDecision'];

export async function liftDecision(
  { database, clock, uuid }: FlowContext,
  { memberId, staff }: Parameters<Lift>[0],
): ReturnType<Lift> {
  if (!mayModerate(staff)) throw new Error(`${staff.role} may not moderate.`);
  return database.transaction(async (tx) => {
    const at = clock();
    if ((await ownCasesOf(tx, staff))(memberId) !== null) return { ok: false, reason: 'own' };
    if (!(await lift(tx, memberId, at))) return { ok: false, reason: 'not-held' };
    await writeStaffLog(tx, { id: uuid(), at, email: staff.email, act: 'lift-decision', subject: memberId });
    return { ok: true };
  });
}
