/** A day before an unpaid order ends, she is told once. Called by the clock. */
import { and, asc, gt, inArray, isNull, lte, ne } from 'drizzle-orm';
import { readSettings } from '../catalogue/catalogue.store.ts';
import { findOwned } from '../access/access.store.ts';
import { isPayable, ownerOf, statusesBefore } from './order.ts';
import { writeHistory } from './order-history.store.ts';
import { changeOrder, lockOrder } from './orders.store.ts';
import { carryOut, deedOf, type FlowContext } from '../../context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { orders } from './orders.table.ts';

/** Unpaid orders that end soon and whose buyer was not reminded yet. */
type Wanted = { from: Date; to: Date; placedBefore: Date; most: number };

/** Ids, the one that ends first at the head. For reading only: who writes asks once more under the order's lock. */
async function findEndingSoon(db: Handle, { from, to, placedBefore, most }: Wanted): Promise<string[]> {
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

const mostAtOnce = 100;
const dayMs = 86_400_000;

/**
 * Returns how many orders it came past. Each in a transaction of its own: a letter holds the count of its address, and
 * nobody may hold two. Orders that live for less than two days end without a reminder: it would come with their first letter.
 */
export async function remindUnpaid(context: FlowContext): Promise<number> {
  const { database, clock } = context;
  const now = clock();
  const { orderExpiryDays } = await readSettings(database.db);
  if (orderExpiryDays < 2) return 0;
  const window = { from: now, to: new Date(now.getTime() + dayMs) };
  const due = await findEndingSoon(database.db, {
    ...window,
    placedBefore: new Date(now.getTime() - dayMs),
    most: mostAtOnce,
  });
  for (const id of due) await remind(context, id, window);
  return due.length;
}

async function remind(
  context: FlowContext,
  id: string,
  { from, to }: { from: Date; to: Date },
): Promise<void> {
  const deed = deedOf(context, 'clock');
  await context.database.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    // Paid, claimed, opened again or reminded by somebody else in the meantime.
    if (!order || !isPayable(order.status) || order.remindedAt !== null) return;
    if (order.expiresAt <= from || order.expiresAt > to) return;
    await changeOrder(tx, order, { remindedAt: deed.at }, deed.at);
    // Who has it by another order meanwhile is not asked to pay once more.
    const { itemKind: kind, itemSlug: slug } = order;
    if ((await findOwned(tx, ownerOf(order), { kind, slug })).length > 0) return;
    await writeHistory(tx, { orderId: id, event: 'remind' }, deed);
    const dedupeKey = `order-reminder:${id}:${order.expiresAt.getTime()}`;
    await carryOut(context, tx, {
      letters: [{ dedupeKey, letter: 'order-reminder', orderId: id, unprovedEmail: order.email }],
    });
  });
}
