/**
 * The group of an order: the one of its seat, which staff may have changed, else the one it was placed for. It reads tables
 * only, so that e-mails about orders can use it too.
 */
import { eq, inArray, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { orders } from '../orders/orders.table.ts';
import { cohorts, enrolments } from './cohorts.table.ts';

export type GroupOfOrder = { id: string; startsOn: string };

/** By the order's id; without orders that have no group. */
export async function readGroupsOf(
  db: Handle,
  orderIds: readonly string[],
): Promise<Map<string, GroupOfOrder>> {
  const groupId = sql`case when ${enrolments.id} is null then ${orders.cohortId} else ${enrolments.cohortId} end`;
  const rows = await db
    .select({ orderId: orders.id, id: cohorts.id, startsOn: cohorts.startsOn })
    .from(orders)
    .leftJoin(enrolments, eq(enrolments.orderId, orders.id))
    .innerJoin(cohorts, eq(cohorts.id, groupId))
    .where(inArray(orders.id, [...orderIds]));
  return new Map(rows.map(({ orderId, ...group }) => [orderId, group]));
}
