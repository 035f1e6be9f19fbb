/** Confirmed orders for which the pool had no code. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { orders } from '../orders/orders.table.ts';
import { mostWaiting, waitingFrom, type Waiting } from '../../platform/time/waiting.ts';
import { entitlements } from './access.table.ts';

/** The longest waiting first, by the number of the order and the name of its buyer. */
export const waitingCodes = async (db: Handle): Promise<Waiting> =>
  waitingFrom(
    await db
      .select({
        id: orders.number,
        label: orders.name,
        since: entitlements.grantedAt,
        all: sql<number>`count(*) over ()`.mapWith(Number),
      })
      .from(entitlements)
      .innerJoin(orders, eq(orders.id, entitlements.orderId))
      .where(and(isNull(entitlements.servedAt), isNull(entitlements.revokedAt)))
      .orderBy(asc(entitlements.grantedAt), asc(entitlements.id))
      .limit(mostWaiting),
  );
