/** Orders of a period and what became of them, counted by the database. */
import { and, count, gte, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { EnteredKind, OrderedRow } from './funnel.ts';
import { hasMoney, orderStatuses } from '../orders/order.ts';
import { orders } from '../orders/orders.table.ts';

const withMoney = orderStatuses.filter(hasMoney);

/** Who was let in by staff made no visit. Of the orders placed from the first instant until before the second: how many, and how many of these are paid by now. */
export async function readOrdered(
  db: Handle,
  { begins, ends }: { begins: Date; ends: Date },
): Promise<OrderedRow[]> {
  const { letInAs, itemKind, itemSlug, paymentOption, placedAt, status, agreedToCounting } = orders;
  const isPaid = inArray(status, withMoney);
  return db
    .select({
      kind: sql<EnteredKind>`${itemKind}`,
      slug: itemSlug,
      method: paymentOption,
      orders: count(),
      paid: sql<number>`count(*) filter (where ${isPaid})`.mapWith(Number),
      agreed: {
        orders: sql<number>`count(*) filter (where ${agreedToCounting})`.mapWith(Number),
        paid: sql<number>`count(*) filter (where ${agreedToCounting} and ${isPaid})`.mapWith(Number),
      },
    })
    .from(orders)
    .where(
      and(
        gte(placedAt, begins),
        lt(placedAt, ends),
        notInArray(itemKind, ['test', 'instalment']),
        isNull(letInAs),
      ),
    )
    .groupBy(itemKind, itemSlug, paymentOption);
}
