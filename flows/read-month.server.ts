/** Staff see what a month holds before they take its file away. */
import { monthBounds, ordersPaidIn } from '../domain/orders/month-sales.ts';
import { readMonthSales } from '../domain/orders/month-sales.store.server.ts';
import { mayExportMonth } from '../domain/staff/who-may.ts';
import { dateInMorocco } from '../domain/time/calendar-date.ts';
import type { StaffExportVerbs } from './export-verbs.ts';
import type { FlowContext } from './flow-context.ts';

/** Sums alone, nobody's name: nothing leaves the office by it, and the log says nothing. */
export async function readMonth(
  context: FlowContext,
  { year, month, staff }: Parameters<StaffExportVerbs['readMonth']>[0],
): ReturnType<StaffExportVerbs['readMonth']> {
  // The wire has asked already: getting here without the right is a bug.
  if (!mayExportMonth(staff)) throw new Error(`${staff.role} may not read a month.`);
  const now = context.clock();
  const bounds = monthBounds({ year, month }, now);
  if (bounds === null) return { ok: false, reason: 'no-such-month' };
  const { payments, sums } = await readMonthSales(context.database.db, bounds, 'en');
  return {
    ok: true,
    month: {
      month: dateInMorocco(bounds.from).slice(0, 7),
      until: now < bounds.before ? now : null,
      ordersPaid: ordersPaidIn({ payments }),
      inAll: sums.inAll,
      byMethod: sums.byMethod,
    },
  };
}
