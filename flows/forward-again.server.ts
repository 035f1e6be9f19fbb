/** Staff send applications again that the configured address did not take: at once, or in a whole day. */
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import { mayForwardAgain } from '../domain/staff/who-may.ts';
import { forwardAgain as startOver } from '../mail/forwarding.store.server.ts';
import type { FlowContext } from './flow-context.ts';
import type { StaffApplicationVerbs } from './staff-application-verbs.ts';

export async function forwardAgain(
  { database, clock, uuid }: FlowContext,
  { staff }: Parameters<StaffApplicationVerbs['forwardAgain']>[0],
): ReturnType<StaffApplicationVerbs['forwardAgain']> {
  if (!mayForwardAgain(staff)) throw new Error(`${staff.role} may not send applications again.`);
  const at = clock();
  return database.transaction(async (tx) => {
    const started = await startOver(tx, at);
    if (started === 0) return 0;
    const line = { id: uuid(), at, staff, act: 'forward-again', subject: null } as const;
    await writeStaffLog(tx, { ...line, detail: { applications: String(started) } });
    await database.notify('outbox');
    return started;
  });
}
