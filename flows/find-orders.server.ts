/** The office looks through all orders. Nothing here changes anything. */
import { findOrders as findPage } from '../domain/access/find-orders.store.server.ts';
import { readSettings } from '../domain/catalogue/catalogue.store.server.ts';
import { orderListQuery, type OrderListQuery } from '../domain/orders/order-list.ts';
import { lastCheck } from '../domain/time/check-hours.ts';
import type { FlowContext } from './flow-context.ts';
import type { StaffListVerbs } from './staff-list-verbs.ts';

/** Throws beyond the limits of the query: whoever calls has checked them. Sort by `claimedAt` 'asc': the longest waiting first. */
export async function findOrders(
  { database: { db }, clock }: FlowContext,
  query: OrderListQuery,
): ReturnType<StaffListVerbs['findOrders']> {
  const checked = orderListQuery.parse(query);
  const { transferChecks } = await readSettings(db);
  return findPage(db, { query: checked, lateBefore: lastCheck(transferChecks, clock()) });
}
