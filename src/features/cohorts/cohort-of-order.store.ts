/**
 * Which group orders are for: the one each has its seat in, which staff may have changed, else the one it was placed for. Tables
 * alone, so that what tells of orders may ask it too.
 */
import { eq, inArray, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { orders } from '../orders/orders.table.ts';
import { cohorts, enrolments } from './cohorts.table.ts';

export type GroupOfOrder = { id: string; startsOn: string };

/** By the order's id; orders without a group are not in it. */
export async function readGroupsOf(
  db: Handle,
  orderIds: readonly string[],
): Promise<Map<string, GroupOfOrder>> {
  const seat = sql`case when ${enrolments.id} is null then ${orders.cohortId} else ${enrolments.cohortId} end`;
  const rows = await db
    .select({ orderId: orders.id, id: cohorts.id, startsOn: cohorts.startsOn })
    .from(orders)
    .leftJoin(enrolments, eq(enrolments.orderId, orders.id))
    .innerJoin(cohorts, eq(cohorts.id, seat))
    .where(inArray(orders.id, [...orderIds]));
  return new Map(rows.map(({ orderId, ...group }) => [orderId, group]));
}
