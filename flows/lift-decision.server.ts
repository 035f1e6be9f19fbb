/** A moderator ends what was decided about a member before its time. */
import { ownCasesOf } from '../domain/community/own-case.store.server.ts';
import { findProfile, lift } from '../domain/community/profile.store.server.ts';
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
    const held = await findProfile(tx, memberId);
    if (!(await lift(tx, memberId, at))) return { ok: false, reason: 'not-held' };
    const change = {
      before: { quietUntil: held?.quietUntil, shutOutAt: held?.shutOutAt },
      after: { quietUntil: null, shutOutAt: null },
    };
    const line = { id: uuid(), at, staff, act: 'lift-decision', subject: memberId } as const;
    await writeStaffLog(tx, { ...line, ...change });
    return { ok: true };
  });
}
