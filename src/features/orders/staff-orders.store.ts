/** Orders as staff look through them. */
import { and, desc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { OrderStatus } from './order.ts';
import { searchFor } from './order-search.store.ts';
import { orders } from './orders.table.ts';

const columns = {
  id: orders.id,
  number: orders.number,
  name: orders.name,
  email: orders.email,
  itemKind: orders.itemKind,
  itemSlug: orders.itemSlug,
  locale: orders.locale,
  description: orders.description,
  amountCentimes: orders.amountCentimes,
  status: orders.status,
  paymentOption: orders.paymentOption,
  placedAt: orders.placedAt,
  transferCode: orders.transferCode,
  claimedAt: orders.claimedAt,
};

export type OrderRow = Awaited<ReturnType<typeof listOrders>>[number];

/** Newest first. `search` is looked for in number, name, e-mail, phone, transfer code and credit notes; `before` excludes, `from` includes. */
export async function listOrders(
  db: Handle,
  filter: { status: OrderStatus | null; search: string; before: Date | null; from?: Date; most: number },
) {
  return db
    .select(columns)
    .from(orders)
    .where(
      and(
        filter.status === null ? undefined : eq(orders.status, filter.status),
        filter.before === null ? undefined : lt(orders.placedAt, filter.before),
        filter.from === undefined ? undefined : gte(orders.placedAt, filter.from),
        searchFor(db, filter.search),
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(filter.most);
}

const pageLength = 50;

/**
 * A page of at most 50, newest first; it is longer only when several orders share the instant at its end, so that none is
 * skipped. `next` is where the following page begins: its `before`; null on the last one.
 */
export async function readOrdersPage(
  db: Handle,
  filter: { status: OrderStatus | null; search: string; before: Date | null },
): Promise<{ rows: OrderRow[]; next: Date | null }> {
  const found = await listOrders(db, { ...filter, most: pageLength + 1 });
  const last = found.length > pageLength ? (found[pageLength - 1] ?? null) : null;
  if (last === null) return { rows: found, next: null };
  const splitsAnInstant = found[pageLength]?.placedAt.getTime() === last.placedAt.getTime();
  const rows = splitsAnInstant
    ? await listOrders(db, { ...filter, from: last.placedAt, most: 1_000 })
    : found.slice(0, pageLength);
  return { rows, next: last.placedAt };
}

/** Of several orders the one that opens something, else the newest. Orders made on test screens are nobody's. */
export async function findOrderOfEmail(db: Handle, email: string): Promise<OrderRow | null> {
  const opens: OrderStatus = 'Payment Confirmed';
  const [row] = await db
    .select(columns)
    .from(orders)
    .where(and(eq(orders.email, email), ne(orders.itemKind, 'test')))
    .orderBy(sql`${orders.status} = ${opens} desc`, desc(orders.placedAt), desc(orders.id))
    .limit(1);
  return row ?? null;
}
