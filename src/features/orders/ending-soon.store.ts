/** Unpaid orders that end soon and whose buyer was not reminded yet. */
import { and, asc, gt, inArray, isNull, lte, ne } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { statusesBefore } from './order.ts';
import { orders } from './orders.table.ts';

type Wanted = { from: Date; to: Date; placedBefore: Date; most: number };

/** Ids, the one that ends first at the head. For reading only: who writes asks once more under the order's lock. */
export async function findEndingSoon(
  db: Handle,
  { from, to, placedBefore, most }: Wanted,
): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.status, statusesBefore('expire')),
        gt(orders.expiresAt, from),
        lte(orders.expiresAt, to),
        lte(orders.placedAt, placedBefore),
        isNull(orders.remindedAt),
        // Parts of a price have letters of their own, and their orders open again with one press.
        ne(orders.itemKind, 'instalment'),
      ),
    )
    .orderBy(asc(orders.expiresAt))
    .limit(most);
  return rows.map(({ id }) => id);
}
