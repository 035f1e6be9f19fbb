/** A member of staff needs a view of hers no more. */
import { isUuid } from '../domain/people/uuid.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import { removeView } from '../domain/staff/staff-views.store.server.ts';
import { mayKeepViews } from '../domain/staff/who-may.ts';
import type { FlowContext } from './flow-context.ts';
import type { StaffListVerbs } from './staff-list-verbs.ts';

export async function forgetView(
  { database, clock, uuid }: FlowContext,
  { id, staff }: Parameters<StaffListVerbs['forgetView']>[0],
): Promise<boolean> {
  if (!mayKeepViews(staff)) throw new Error(`${staff.role} may not keep views.`);
  if (!isUuid(id)) return false;
  return database.transaction(async (tx) => {
    const gone = await removeView(tx, staff.email, id);
    if (gone === null) return false;
    const line = { id: uuid(), at: clock(), staff, act: 'forget-view', subject: gone.name } as const;
    await writeStaffLog(tx, { ...line, detail: { list: gone.list } });
    return true;
  });
}
