/** Orders for a bookkeeper's export: what the tables know of each, read a piece at a time. Money in centimes of MAD. */
import { and, asc, count, eq, inArray, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { methodPaid, readGroupsOf, recordedReference } from '../../selling/orders/order-history.service.ts';
import { hasReceipt } from '../../selling/orders/order.ts';
import { readShown } from '../../selling/refunds/refunds.service.ts';
import type { OrderListQuery } from '../../selling/order-management/order-list.ts';
import { orderHistory, orders, paymentAttempts } from '../../selling/orders/orders.table.ts';
import { refunds } from '../../selling/refunds/refunds.table.ts';
import { conditionOf } from '../../selling/order-management/find-orders.service.ts';

/** `until`: orders placed later are left out, so that a list that is read for minutes has an end. */
export type ExportedOrdersFilter = {
  asked: OrderListQuery['filter'];
  /** A claim made until then is late. */
  lateBefore: Date;
  until: Date;
};

/** Orders of test screens are never included. */
const fitting = (db: Handle, { asked, lateBefore, until }: ExportedOrdersFilter): SQL | undefined =>
  and(
    ne(orders.itemKind, 'test'),
    lte(orders.placedAt, until),
    conditionOf(db, asked, { lateBefore, now: until }),
  );

const columns = {
  id: orders.id,
  number: orders.number,
  placedAt: orders.placedAt,
  locale: orders.locale,
  name: orders.name,
  email: orders.email,
  phone: orders.phone,
  itemKind: orders.itemKind,
  itemSlug: orders.itemSlug,
  description: orders.description,
  listPriceCentimes: orders.listPriceCentimes,
  discountCentimes: orders.discountCentimes,
  campaignSlug: orders.campaignSlug,
  couponCode: orders.couponCode,
  letInAs: orders.letInAs,
  amountCentimes: orders.amountCentimes,
  method: methodPaid,
  reference: recordedReference,
  transferCode: orders.transferCode,
  status: orders.status,
  refundedCentimes: orders.refundedCentimes,
  disputedAt: orders.disputedAt,
};

export async function countExportedOrders(db: Handle, filter: ExportedOrdersFilter): Promise<number> {
  const [row] = await db.select({ orders: count() }).from(orders).where(fitting(db, filter));
  return row?.orders ?? 0;
}

/** When each order was confirmed and by whom: an order is confirmed once. */
async function readConfirmed(db: Handle, ids: string[]) {
  const lines = await db
    .select({
      orderId: orderHistory.orderId,
      at: orderHistory.at,
      by: orderHistory.actor,
      detail: orderHistory.detail,
    })
    .from(orderHistory)
    .where(and(inArray(orderHistory.orderId, ids), eq(orderHistory.event, 'confirm')));
  return new Map(lines.map((line) => [line.orderId, line]));
}

/** The visit that paid each order, of those that a gateway paid. */
async function readPaying(db: Handle, ids: string[]) {
  const visits = await db
    .select({
      orderId: paymentAttempts.orderId,
      gateway: paymentAttempts.gateway,
      providerReference: paymentAttempts.providerReference,
    })
    .from(paymentAttempts)
    .where(
      and(
        inArray(paymentAttempts.orderId, ids),
        eq(paymentAttempts.state, 'captured'),
        eq(paymentAttempts.isDuplicate, false),
      ),
    );
  return new Map(visits.map((visit) => [visit.orderId, visit]));
}

type PaidBack = { centimes: number; creditNotes: string[] };

/** What has left of each order's payment, and under which numbers; what came twice and went back is not among it. */
async function readPaidBack(db: Handle, ids: string[]): Promise<Map<string, PaidBack>> {
  const done = await db
    .select({
      orderId: refunds.orderId,
      amountCentimes: refunds.amountCentimes,
      creditNoteNumber: refunds.creditNoteNumber,
    })
    .from(refunds)
    .where(and(inArray(refunds.orderId, ids), eq(refunds.state, 'done'), eq(refunds.isDuplicate, false)))
    .orderBy(asc(refunds.creditNoteNumber));
  const paidBack = new Map<string, PaidBack>();
  for (const { orderId, amountCentimes, creditNoteNumber } of done) {
    const { centimes, creditNotes } = paidBack.get(orderId) ?? { centimes: 0, creditNotes: [] };
    paidBack.set(orderId, {
      centimes: centimes + amountCentimes,
      creditNotes: [...creditNotes, creditNoteNumber],
    });
  }
  return paidBack;
}

/** Where a piece ends: what follows was placed later, or in the same instant and comes after it. */
type Position = { placedAt: Date; id: string };

const behind = ({ placedAt, id }: Position): SQL =>
  sql`(${orders.placedAt}, ${orders.id}) > (${placedAt.toISOString()}::timestamptz, ${id}::uuid)`;

export type ExportedOrder = Awaited<ReturnType<typeof readExportedOrders>>[number];

/** In the order of their placing, those after `after`. */
export async function readExportedOrders(
  db: Handle,
  filter: ExportedOrdersFilter,
  { after, most }: { after: Position | null; most: number },
) {
  const found = await db
    .select(columns)
    .from(orders)
    .where(and(fitting(db, filter), after === null ? undefined : behind(after)))
    .orderBy(asc(orders.placedAt), asc(orders.id))
    .limit(most);
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [confirmed, paying, paidBack, groups, shown] = await Promise.all([
    readConfirmed(db, ids),
    readPaying(db, ids),
    readPaidBack(db, ids),
    readGroupsOf(db, ids),
    readShown(db, found),
  ]);
  return found.map((order) => ({
    ...order,
    shown: shown.get(order.id) ?? order.status,
    confirmedAt: confirmed.get(order.id)?.at ?? null,
    confirmedBy: confirmed.get(order.id)?.by ?? null,
    /** When its money had arrived, 'YYYY-MM-DD', as staff said. */
    receivedOn: confirmed.get(order.id)?.detail?.['receivedOn'] ?? null,
    /** First day of its group, 'YYYY-MM-DD'; null where it is for none. */
    groupStartsOn: groups.get(order.id)?.startsOn ?? null,
    gateway: paying.get(order.id)?.gateway ?? null,
    /** The gateway's own number of the payment. */
    providerReference: paying.get(order.id)?.providerReference ?? null,
    /** Of `refundedCentimes`, what is promised, the part that has left. */
    paidBackCentimes: paidBack.get(order.id)?.centimes ?? 0,
    creditNotes: paidBack.get(order.id)?.creditNotes ?? [],
    /** A receipt has the number of its order; null while there is none. */
    receiptNumber: hasReceipt(order.status) ? order.number : null,
  }));
}
