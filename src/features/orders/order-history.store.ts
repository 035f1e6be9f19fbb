/** The order's timeline and the audit trail in one: lines are added, never changed. */
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { Deed, Detail } from './deed.ts';
import type { OrderStatus } from './order.ts';
import { orderHistory, orders } from './orders.table.ts';
import { payingEvents } from '../refunds/refund.ts';
import { tellOfHistory } from './tell-order.store.ts';

export type HistoryEvent = (typeof orderHistory.$inferInsert)['event'];

export type HistoryLine = {
  orderId: string;
  event: HistoryEvent;
  /** Null on both sides when no status was involved. */
  fromStatus?: OrderStatus | null;
  toStatus?: OrderStatus | null;
  detail?: Detail | null;
  /** What was handed over with an access: for other systems, and not kept here. */
  code?: string;
};

/** Adds one line, and what other systems are told of it; returns its id. */
export async function writeHistory(tx: Handle, line: HistoryLine, deed: Deed): Promise<string> {
  const id = deed.uuid();
  await tx.insert(orderHistory).values({
    id,
    orderId: line.orderId,
    at: deed.at,
    actor: deed.actor,
    event: line.event,
    fromStatus: line.fromStatus ?? null,
    toStatus: line.toStatus ?? null,
    detail: line.detail ?? null,
  });
  await tellOfHistory(tx, line, deed.at);
  return id;
}

/** The order's lines in the order of their writing. */
export async function readHistory(db: Handle, orderId: string) {
  return db
    .select({
      at: orderHistory.at,
      actor: orderHistory.actor,
      event: orderHistory.event,
      fromStatus: orderHistory.fromStatus,
      toStatus: orderHistory.toStatus,
      detail: orderHistory.detail,
    })
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(asc(orderHistory.position));
}

/** When the money of each order came in; orders without money are left out. */
export async function readPaidAt(db: Handle, orderIds: readonly string[]): Promise<Map<string, Date>> {
  if (orderIds.length === 0) return new Map();
  const lines = await db
    .select({ orderId: orderHistory.orderId, at: orderHistory.at })
    .from(orderHistory)
    .where(and(inArray(orderHistory.orderId, [...orderIds]), inArray(orderHistory.event, [...payingEvents])))
    .orderBy(desc(orderHistory.position));
  // The first line of each order comes last, and stays.
  return new Map(lines.map(({ orderId, at }) => [orderId, at]));
}

/** When one of these happened to the order last; null when none did. */
export async function lastTimeOf(
  db: Handle,
  orderId: string,
  events: readonly HistoryEvent[],
): Promise<Date | null> {
  const [line] = await db
    .select({ at: orderHistory.at })
    .from(orderHistory)
    .where(and(eq(orderHistory.orderId, orderId), inArray(orderHistory.event, [...events])))
    .orderBy(desc(orderHistory.position))
    .limit(1);
  return line?.at ?? null;
}

/** Who did this to the order last; null when nobody did. */
export async function lastActorOf(db: Handle, orderId: string, event: HistoryEvent): Promise<string | null> {
  const [line] = await db
    .select({ actor: orderHistory.actor })
    .from(orderHistory)
    .where(and(eq(orderHistory.orderId, orderId), eq(orderHistory.event, event)))
    .orderBy(desc(orderHistory.position))
    .limit(1);
  return line?.actor ?? null;
}

/** Who moved the order to the status it has now. */
export async function whoMovedLast(db: Handle, orderId: string): Promise<string | null> {
  const lines = await db
    .select({ actor: orderHistory.actor, from: orderHistory.fromStatus, to: orderHistory.toStatus })
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(desc(orderHistory.position))
    .limit(20);
  return lines.find((line) => line.to !== null && line.to !== line.from)?.actor ?? null;
}

/** Why orders were refused or paid back, by their numbers and the instants at which it was decided. */
export async function readReasons(
  db: Handle,
  orderNumbers: readonly string[],
): Promise<{ orderNumber: string; at: Date; reason: string }[]> {
  if (orderNumbers.length === 0) return [];
  const rows = await db
    .select({ orderNumber: orders.number, at: orderHistory.at, detail: orderHistory.detail })
    .from(orderHistory)
    .innerJoin(orders, eq(orders.id, orderHistory.orderId))
    .where(
      and(
        inArray(orders.number, [...new Set(orderNumbers)]),
        inArray(orderHistory.event, ['reject', 'decide-refund', 'refund']),
      ),
    )
    .orderBy(asc(orderHistory.position));
  return rows.flatMap(({ detail, ...row }) =>
    detail?.['reason'] ? [{ ...row, reason: detail['reason'] }] : [],
  );
}
