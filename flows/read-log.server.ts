/** The log of the office, page by page. */
import { pageOf, rowsOfPage } from '../domain/people/page-of.ts';
import { readLogPage } from '../domain/staff/staff-log.store.server.ts';
import type { FlowContext } from './flow-context.ts';
import type { StaffLogVerbs } from './log-verbs.ts';

export async function readLog(
  { database: { db } }: FlowContext,
  { filter, ...asked }: Parameters<StaffLogVerbs['readLog']>[0],
): ReturnType<StaffLogVerbs['readLog']> {
  const wanted = rowsOfPage(asked);
  return pageOf(await readLogPage(db, { filter, ...wanted }), wanted);
}
