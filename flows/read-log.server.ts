/** The log of the office, page by page. */
import { pageOf, rowsOfPage } from '../domain/people/page-of.ts';
import { readLogPage, type LogLine } from '../domain/staff/staff-log.store.server.ts';
import type { Handle } from '../db/handle.ts';
import type { FlowContext } from './flow-context.ts';
import type { LogAbout, StaffLogVerbs } from './log-verbs.ts';

const unnamed: LogAbout = { of: 'name', name: null, key: null };

/** `name`: what each line is about, in their order. */
export async function readLog(
  { database: { db } }: FlowContext,
  name: (db: Handle, lines: readonly LogLine[]) => Promise<LogAbout[]>,
  { filter, ...asked }: Parameters<StaffLogVerbs['readLog']>[0],
): ReturnType<StaffLogVerbs['readLog']> {
  const wanted = rowsOfPage(asked);
  const { rows, hasNext } = pageOf(await readLogPage(db, { filter, ...wanted }), wanted);
  const abouts = await name(db, rows);
  return { rows: rows.map((row, place) => ({ ...row, about: abouts[place] ?? unnamed })), hasNext };
}
