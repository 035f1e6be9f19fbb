/** Staff take the log of the office away as a file. */
import {
  countExportedLog,
  readExportedLog,
  type ExportedLogLine,
} from '../domain/staff/exported-log.store.server.ts';
import { inChunks } from '../domain/people/in-chunks.ts';
import { logExport } from '../domain/staff/log-export.store.server.ts';
import { mayExportLog } from '../domain/staff/who-may.ts';
import { addDays } from '../domain/time/calendar-date.ts';
import { instantInMorocco } from '../domain/time/morocco-clock.ts';
import type { StaffExportVerbs } from './export-verbs.ts';
import type { FlowContext } from './flow-context.ts';

const rowsAtOnce = 500;

/** The line about this very export is not in it. */
export async function exportLog(
  { database, clock, uuid }: FlowContext,
  { from, to, locale, staff }: Parameters<StaffExportVerbs['exportLog']>[0],
): ReturnType<StaffExportVerbs['exportLog']> {
  // The wire has asked already: getting here without the right is a bug.
  if (!mayExportLog(staff)) throw new Error(`${staff.role} may not export the log.`);
  const at = clock();
  const end = to === null ? at : instantInMorocco(addDays(to, 1), '00:00');
  const filter = {
    from: from === null ? null : instantInMorocco(from, '00:00'),
    before: end < at ? end : at,
  };
  const count = await database.transaction(async (tx) => {
    const rows = await countExportedLog(tx, filter);
    const line = { id: uuid(), at, staff, act: 'export-log', subject: null } as const;
    await logExport(tx, { ...line, filter: { from, to }, rows, locale });
    return rows;
  });
  const rows = inChunks<ExportedLogLine>(
    (after, most) => readExportedLog(database.db, filter, { after, most }),
    rowsAtOnce,
  );
  return { count, rows };
}
