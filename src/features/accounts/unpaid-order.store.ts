/** The order that stands between an address and its access. */
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { isPayable, type Order } from '../orders/order.ts';
import { orders } from '../orders/orders.table.ts';

type Row = Pick<Order, 'number' | 'description' | 'itemKind' | 'itemSlug' | 'locale' | 'status' | 'token'>;

/** The newest that can be paid, else the newest. Nobody looks further back than twenty. `email` in lower case. */
export async function findUnpaidOrder(db: Handle, email: string): Promise<Row | null> {
  const rows = await db
    .select({
      number: orders.number,
      description: orders.description,
      itemKind: orders.itemKind,
      itemSlug: orders.itemSlug,
      locale: orders.locale,
      status: orders.status,
      token: orders.token,
    })
    .from(orders)
    .where(and(eq(orders.email, email), ne(orders.itemKind, 'test'), ne(orders.status, 'Payment Confirmed')))
    .orderBy(desc(orders.placedAt))
    .limit(20);
  return rows.find(({ status }) => isPayable(status)) ?? rows[0] ?? null;
}
