/** Staff take a month's sales away for the accountant. */
import { monthBounds } from '../domain/orders/month-sales.ts';
import { readMonthSales } from '../domain/orders/month-sales.store.server.ts';
import { dateInMorocco } from '../domain/time/calendar-date.ts';
import { logExport } from '../domain/staff/log-export.store.server.ts';
import { mayExportMonth } from '../domain/staff/who-may.ts';
import type { StaffExportVerbs } from './export-verbs.ts';
import type { FlowContext } from './flow-context.ts';

/** A month lies in memory whole: it is summed, and told as one workbook. */
export async function exportMonth(
  context: FlowContext,
  { year, month, locale, staff }: Parameters<StaffExportVerbs['exportMonth']>[0],
): ReturnType<StaffExportVerbs['exportMonth']> {
  // The wire has asked already: getting here without the right is a bug.
  if (!mayExportMonth(staff)) throw new Error(`${staff.role} may not export a month.`);
  const at = context.clock();
  const bounds = monthBounds({ year, month }, at);
  if (bounds === null) return { ok: false, reason: 'no-such-month' };
  const name = dateInMorocco(bounds.from).slice(0, 7);
  return context.database.transaction(async (tx) => {
    const sales = await readMonthSales(tx, bounds, locale);
    const rows = sales.payments.length + sales.refunds.length;
    const line = { id: context.uuid(), at, staff, act: 'export-month', subject: name } as const;
    await logExport(tx, { ...line, filter: { year, month }, rows, locale });
    return { ok: true, month: { month: name, ...sales } };
  });
}
