/** What somebody gave with her orders before, for the form of the next one. */
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { orders } from '../orders/orders.table.ts';

/**
 * Of confirmed orders only: one that nobody has paid may be anybody's who typed her address, with a number of his own. The
 * newest name, and the newest number. Nobody looks further back than twenty. `email` in lower case, proved by a sign-in.
 */
export async function readOwnDetails(db: Handle, email: string): Promise<{ name?: string; phone?: string }> {
  const rows = await db
    .select({ name: orders.name, phone: orders.phone })
    .from(orders)
    .where(and(eq(orders.email, email), ne(orders.itemKind, 'test'), eq(orders.status, 'Payment Confirmed')))
    .orderBy(desc(orders.placedAt))
    .limit(20);
  const phone = rows.find((row) => row.phone !== '')?.phone;
  return { ...(rows[0] && { name: rows[0].name }), ...(phone !== undefined && { phone }) };
}
