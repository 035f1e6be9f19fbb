/** The academy takes a record of the sample for its own, whatever of its words still stands there. */
import { claimRow } from '../domain/catalogue/record-rows.store.server.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import { mayPublishRecord } from '../domain/staff/who-may.ts';
import type { StaffCatalogueVerbs } from './catalogue-verbs.ts';
import type { FlowContext } from './flow-context.ts';

export async function claimRecord(
  { database, clock, uuid }: FlowContext,
  { kind, slug, staff }: Parameters<StaffCatalogueVerbs['claimRecord']>[0],
): Promise<boolean> {
  // The caller has asked already: getting here without the right is a bug.
  if (!mayPublishRecord(staff, kind)) throw new Error(`${staff.role} may not publish a ${kind}.`);
  return database.transaction(async (tx) => {
    if (kind === 'settings' || !(await claimRow(tx, kind, slug))) return false;
    const line = { id: uuid(), at: clock(), staff, act: 'claim-record', subject: slug } as const;
    await writeStaffLog(tx, { ...line, detail: { kind } });
    return true;
  });
}
