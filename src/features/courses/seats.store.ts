/** Seats are taken by confirmed orders and by nothing else: an unpaid order holds no place. */
import { and, count, eq } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { orders } from '../orders/orders.table.ts';

/** How many confirmed orders each course has, by its slug. Later parts of its price are no seats. */
export async function countConfirmedOrders(db: Handle): Promise<Map<string, number>> {
  const rows = await db
    .select({ itemSlug: orders.itemSlug, confirmed: count() })
    .from(orders)
    .where(and(eq(orders.itemKind, 'course'), eq(orders.status, 'Payment Confirmed')))
    .groupBy(orders.itemSlug);
  return new Map(rows.map((row) => [row.itemSlug, row.confirmed]));
}

export async function countConfirmedOrdersOf(db: Handle, itemSlug: string): Promise<number> {
  const [row] = await db
    .select({ confirmed: count() })
    .from(orders)
    .where(
      and(
        eq(orders.itemKind, 'course'),
        eq(orders.itemSlug, itemSlug),
        eq(orders.status, 'Payment Confirmed'),
      ),
    );
  return row?.confirmed ?? 0;
}

/** Never below zero: an oversold course has no seats left, not minus two. Null when places are unlimited. */
export const seatsLeftOf = (capacity: number | null, confirmed: number): number | null =>
  capacity === null ? null : Math.max(0, capacity - confirmed);
