/** The log of the office, page by page. */
import { pageOf, rowsOfPage } from '../domain/people/page-of.ts';
import { readLogPage, type LogLine } from '../domain/staff/staff-log.store.server.ts';
import type { Handle } from '../db/handle.ts';
import type { FlowContext } from './flow-context.ts';
import type { LogAbout, StaffLogVerbs } from './log-verbs.ts';

const unnamed: LogAbout = { of: 'name', name: null, key: null };

/** What stands beside each line, in their order: what it is about, and why it was done. */
type Beside = {
  name(db: Handle, lines: readonly LogLine[]): Promise<LogAbout[]>;
  why(db: Handle, lines: readonly LogLine[]): Promise<(string | null)[]>;
};

export async function readLog(
  { database: { db } }: FlowContext,
  { name, why }: Beside,
  { filter, ...asked }: Parameters<StaffLogVerbs['readLog']>[0],
): ReturnType<StaffLogVerbs['readLog']> {
  const wanted = rowsOfPage(asked);
  const { rows, hasNext } = pageOf(await readLogPage(db, { filter, ...wanted }), wanted);
  const abouts = await name(db, rows);
  const reasons = await why(db, rows);
  return {
    rows: rows.map((row, place) => ({
      ...row,
      about: abouts[place] ?? unnamed,
      reason: reasons[place] ?? null,
    })),
    hasNext,
  };
}
