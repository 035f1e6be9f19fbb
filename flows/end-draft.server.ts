/** A draft is thrown away, or waits for its time no longer. */
import { moveRevision, readRevision } from '../domain/catalogue/revisions.store.server.ts';
import type { RevisionState } from '../domain/catalogue/revisions.table.ts';
import type { StaffAct } from '../domain/staff/staff-acts.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import { mayPublishRecord, mayWriteRecord } from '../domain/staff/who-may.ts';
import type { StaffCatalogueVerbs } from './catalogue-verbs.ts';
import type { FlowContext } from './flow-context.ts';

type Ending = Parameters<StaffCatalogueVerbs['dropDraft']>[0];
type Move = { from: readonly RevisionState[]; state: 'draft' | 'dropped'; act: StaffAct };

async function end(
  context: FlowContext,
  { kind, slug, revision, staff }: Ending,
  { from, state, act }: Move,
): Promise<boolean> {
  return context.database.transaction(async (tx) => {
    const found = await readRevision(tx, revision);
    if (found?.kind !== kind || found.slug !== slug) return false;
    if (!(await moveRevision(tx, revision, from, { state, publishAt: null, publishedBy: null })))
      return false;
    const line = { id: context.uuid(), at: context.clock(), staff, act, subject: slug };
    await writeStaffLog(tx, { ...line, detail: { kind, revision } });
    return true;
  });
}

export async function dropDraft(context: FlowContext, input: Ending): Promise<boolean> {
  // The caller has asked already: getting here without the right is a bug.
  if (!mayWriteRecord(input.staff, input.kind)) throw new Error(`${input.staff.role} may not drop a draft.`);
  return end(context, input, { from: ['draft', 'scheduled'], state: 'dropped', act: 'drop-draft' });
}

export async function unscheduleRecord(context: FlowContext, input: Ending): Promise<boolean> {
  if (!mayPublishRecord(input.staff, input.kind)) throw new Error(`${input.staff.role} may not unschedule.`);
  return end(context, input, { from: ['scheduled'], state: 'draft', act: 'unschedule-record' });
}
