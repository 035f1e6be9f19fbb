/** Staff take orders away as a file. */
import {
  countExportedOrders,
  readExportedOrders,
  type ExportedOrder,
} from '../domain/access/exported-orders.store.server.ts';
import { readSettings } from '../domain/catalogue/catalogue.store.server.ts';
import { inChunks } from '../domain/people/in-chunks.ts';
import { logExport } from '../domain/staff/log-export.store.server.ts';
import { mayExportOrders } from '../domain/staff/who-may.ts';
import { lastCheck } from '../domain/time/check-hours.ts';
import type { StaffExportVerbs } from './export-verbs.ts';
import type { FlowContext } from './flow-context.ts';

const rowsAtOnce = 500;

export async function exportOrders(
  context: FlowContext,
  { filter: asked, locale, staff }: Parameters<StaffExportVerbs['exportOrders']>[0],
): ReturnType<StaffExportVerbs['exportOrders']> {
  // The wire has asked already: getting here without the right is a bug.
  if (!mayExportOrders(staff)) throw new Error(`${staff.role} may not export orders.`);
  const { database, clock, uuid } = context;
  const at = clock();
  const { transferChecks } = await readSettings(database.db);
  const filter = { asked, until: at, lateBefore: lastCheck(transferChecks, at) };
  const count = await database.transaction(async (tx) => {
    const rows = await countExportedOrders(tx, filter);
    const line = { id: uuid(), at, staff, act: 'export-orders', subject: null } as const;
    await logExport(tx, { ...line, filter: asked, rows, locale });
    return rows;
  });
  return {
    count,
    rows: inChunks<ExportedOrder>(
      (after, most) => readExportedOrders(database.db, filter, { after, most }),
      rowsAtOnce,
    ),
  };
}
