/** Somebody's phone is gone, and her recovery codes with it: a colleague takes her app away, and she sets up another. */
import { endSessionsOf, removeSecondFactor } from '../domain/staff/second-factor.store.server.ts';
import { findStaffMember } from '../domain/staff/staff-members.store.server.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import { postSecondFactorReset } from '../mail/outbox.store.server.ts';
import type { StaffMember } from './academy.server.ts';
import type { FlowContext } from './flow-context.ts';
import type { ResetSecondFactor } from './second-factor-verbs.ts';

/** `by`: null for whoever runs the server. `email` in lower case. */
export function resetSecondFactor(
  { database, clock, uuid }: Pick<FlowContext, 'database' | 'clock' | 'uuid'>,
  { email, by }: { email: string; by: StaffMember | null },
): Promise<ResetSecondFactor> {
  return database.transaction<ResetSecondFactor>(async (tx) => {
    if (by?.email === email) return { ok: false, reason: 'about-herself' };
    if ((await findStaffMember(tx, email)) === null) return { ok: false, reason: 'not-staff' };
    if (!(await removeSecondFactor(tx, email))) return { ok: false, reason: 'no-second-factor' };
    await endSessionsOf(tx, email);
    const line = { id: uuid(), at: clock(), act: 'second-factor-reset', subject: email } as const;
    // What no request caused stands under the address it is about.
    await writeStaffLog(tx, by === null ? { ...line, email } : { ...line, staff: by });
    await postSecondFactorReset(tx, { id: line.id, to: email, by: by?.email ?? null }, line.at);
    await database.notify('outbox');
    return { ok: true };
  });
}
