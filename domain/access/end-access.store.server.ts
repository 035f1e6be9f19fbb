/** What an order opened is closed again: the code is shown no more, and the place is free. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Handle } from '../../db/handle.ts';
import { readCourse } from '../catalogue/catalogue.store.server.ts';
import type { Deed } from '../orders/deed.ts';
import type { Order } from '../orders/order.ts';
import type { OrderLetter } from '../orders/order-letter.ts';
import { writeHistory } from '../orders/order-history.store.server.ts';
import { lockPool } from './access.store.server.ts';
import { entitlements } from './access.table.ts';
import { giveHourBack } from './hold-hour.store.server.ts';
import { noteTodo } from './platform-todo.store.server.ts';
import { endPlan, unpayPart } from './instalments.store.server.ts';
import { endRights, giveRightBack } from './rights.store.server.ts';

/** Of a held order. A code that was handed over stays hers and is given to nobody else: she has read it. */
export async function endAccess(
  tx: Handle,
  { id: orderId, itemSlug, itemKind, couponCode }: Pick<Order, 'id' | 'itemSlug' | 'itemKind' | 'couponCode'>,
  deed: Deed,
): Promise<{ seatsFreed: boolean; letters: OrderLetter[] }> {
  // A part of a price has nothing of its own to close.
  if (itemKind === 'instalment') {
    await unpayPart(tx, { id: orderId }, deed);
    return { seatsFreed: false, letters: [] };
  }
  await endRights(tx, [orderId], deed.at);
  await giveRightBack(tx, { id: orderId, couponCode });
  const letters = itemKind === 'consultation' ? await giveHourBack(tx, orderId, deed) : [];
  await lockPool(tx, itemSlug);
  await endPlan(tx, orderId, deed);

  const ended = await tx
    .update(entitlements)
    .set({ revokedAt: deed.at })
    .where(and(eq(entitlements.orderId, orderId), isNull(entitlements.revokedAt)))
    .returning({ id: entitlements.id });
  if (ended.length === 0) return { seatsFreed: false, letters };
  // An hour is given back, and told so; nothing stood open that is closed.
  if (itemKind === 'consultation') return { seatsFreed: false, letters };
  await noteTodo(tx, orderId, 'end', deed.at);
  await writeHistory(tx, { orderId, event: 'end-access' }, deed);
  const course = await readCourse(tx, itemSlug);
  return { seatsFreed: (course?.capacity ?? null) !== null, letters };
}
