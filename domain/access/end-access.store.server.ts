/** What an order opened is closed again: the code is shown no more, and the place is free. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Handle } from '../../db/handle.ts';
import { readCourse } from '../catalogue/catalogue.store.server.ts';
import type { Deed } from '../orders/deed.ts';
import type { Order } from '../orders/order.ts';
import { writeHistory } from '../orders/order-history.store.server.ts';
import { lockPool } from './access.store.server.ts';
import { entitlements } from './access.table.ts';

/** Of a held order. A code that was handed over stays hers and is given to nobody else: she has read it. */
export async function endAccess(
  tx: Handle,
  { id: orderId, itemSlug }: Pick<Order, 'id' | 'itemSlug'>,
  deed: Deed,
): Promise<{ seatsFreed: boolean }> {
  await lockPool(tx, itemSlug);
  const ended = await tx
    .update(entitlements)
    .set({ revokedAt: deed.at })
    .where(and(eq(entitlements.orderId, orderId), isNull(entitlements.revokedAt)))
    .returning({ id: entitlements.id });
  if (ended.length === 0) return { seatsFreed: false };
  await writeHistory(tx, { orderId, event: 'end-access' }, deed);
  const course = await readCourse(tx, itemSlug);
  return { seatsFreed: (course?.capacity ?? null) !== null };
}
