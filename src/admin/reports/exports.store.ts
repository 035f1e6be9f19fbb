/** The rows of a month's sales. Money in centimes of MAD. */
import { and, asc, count, eq, gte, inArray, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { orderHistory, orders, paymentAttempts } from '../../selling/orders/orders.table.ts';
import { refunds } from '../../selling/refunds/refunds.table.ts';
import { openRefundStates } from '../../selling/orders/refund.ts';
import { methodPaid, readGroupsOf, recordedReference } from '../../selling/orders/order-history.service.ts';
import type { MonthOwed, MonthPayment, MonthRefund } from './month-sales.ts';
import { hasReceipt, type MoneyMethod } from '../../selling/orders/order.ts';
import { mostDaysAgo } from '../../selling/orders/received-day.ts';
import { methodOfWay } from './sales.ts';
import { readShown } from '../../selling/refunds/refunds.service.ts';
import type { OrderListQuery } from '../../selling/order-management/order-list.ts';
import { conditionOf } from '../../selling/order-management/find-orders.service.ts';

export type Bounds = { from: Date; before: Date };

const sold = {
  orderNumber: orders.number,
  name: orders.name,
  locale: orders.locale,
  itemKind: orders.itemKind,
  itemSlug: orders.itemSlug,
  description: orders.description,
  method: methodPaid,
  freeAs: orders.freeAs,
  transferCode: orders.transferCode,
  listPriceCentimes: orders.listPriceCentimes,
  discountCentimes: orders.discountCentimes,
  couponCode: orders.couponCode,
};

/** Its item is named by whoever reads it. */
type Read<Row extends MonthPayment | MonthRefund | MonthOwed> = Omit<Row, 'item'> & { description: string };

/** On which day it counts; what was recorded once the month was over came into its file afterwards. */
const counted = (day: string | null, at: Date, { before }: Bounds) => ({
  day: day ?? dateInMorocco(at),
  isAfterwards: at >= before,
});

/** Of the row's refund, by the way it leaves. */
export const methodSentBack: SQL<MoneyMethod> = sql<MoneyMethod>`case ${refunds.way} ${sql.join(
  Object.entries(methodOfWay).map(([way, method]) => sql.raw(`when '${way}' then '${method}'`)),
  sql` `,
)} end`;

/** The day on which the bank or the agency had the money of a confirmed order, as staff typed it: 'YYYY-MM-DD' or null. */
export const receivedOn: SQL<string | null> = sql<string | null>`${orderHistory.detail}->>'receivedOn'`;

const dayMs = 86_400_000;

/**
 * Money that moved from one midnight in Morocco until before another: on the day that staff typed, else when it was recorded.
 * It is never recorded before it moved.
 */
export function movedWithin(
  { at, day }: { at: PgColumn; day: SQL | PgColumn },
  { from, before }: { from: Date; before: Date },
): SQL {
  const latest = new Date(before.getTime() + (mostDaysAgo + 1) * dayMs);
  return sql`${at} >= ${from.toISOString()}::timestamptz and ${at} < ${latest.toISOString()}::timestamptz
    and case when ${day} is null then ${at} < ${before.toISOString()}::timestamptz
      else ${day} >= ${dateInMorocco(from)} and ${day} < ${dateInMorocco(before)} end`;
}

/**
 * An order is sold when it is confirmed, which happens once but for what was taken back; its amount does not change from then on.
 * 'confirm-void': those that were taken back.
 */
async function readConfirmed(
  db: Handle,
  bounds: Bounds,
  event: 'confirm' | 'confirm-void' = 'confirm',
): Promise<Read<MonthPayment>[]> {
  const rows = await db
    .select({
      ...sold,
      amountCentimes: orders.amountCentimes,
      at: orderHistory.at,
      by: orderHistory.actor,
      receivedOn,
      reference: recordedReference,
      gateway: paymentAttempts.gateway,
      providerReference: paymentAttempts.providerReference,
    })
    .from(orderHistory)
    .innerJoin(orders, eq(orders.id, orderHistory.orderId))
    .leftJoin(
      paymentAttempts,
      and(
        eq(paymentAttempts.orderId, orders.id),
        eq(paymentAttempts.state, 'captured'),
        eq(paymentAttempts.isDuplicate, false),
      ),
    )
    .where(
      and(
        eq(orderHistory.event, event),
        movedWithin({ at: orderHistory.at, day: receivedOn }, bounds),
        ne(orders.itemKind, 'test'),
      ),
    )
    .orderBy(asc(orderHistory.at), asc(orderHistory.position));
  const isVoid = event === 'confirm-void';
  return rows.map((row) => ({
    ...row,
    ...counted(row.receivedOn, row.at, bounds),
    ...(isVoid && { amountCentimes: 0 }),
    isVoid,
    isDuplicate: false,
    receiptNumber: row.amountCentimes > 0 ? row.orderNumber : null,
  }));
}

/** Came in a second time: nothing was sold for it, and it goes back by a credit note of its own. */
async function readDuplicates(db: Handle, bounds: Bounds): Promise<Read<MonthPayment>[]> {
  const rows = await db
    .select({
      ...sold,
      amountCentimes: paymentAttempts.amountCentimes,
      at: paymentAttempts.settledAt,
      gateway: paymentAttempts.gateway,
      providerReference: paymentAttempts.providerReference,
    })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(
      and(
        eq(paymentAttempts.isDuplicate, true),
        gte(paymentAttempts.settledAt, bounds.from),
        lt(paymentAttempts.settledAt, bounds.before),
        ne(orders.itemKind, 'test'),
      ),
    );
  return rows.flatMap(({ at, ...row }) =>
    at === null
      ? []
      : [
          {
            ...row,
            at,
            ...counted(null, at, bounds),
            receiptNumber: null,
            by: row.gateway && `gateway:${row.gateway}`,
            method: 'Card' as const,
            isDuplicate: true,
            isVoid: false,
            reference: null,
            receivedOn: null,
          },
        ],
  );
}

/** By the day they came in, as staff typed it, else by that on which they were confirmed. */
export async function readMonthPayments(db: Handle, bounds: Bounds): Promise<Read<MonthPayment>[]> {
  const read = await Promise.all([
    readConfirmed(db, bounds),
    readConfirmed(db, bounds, 'confirm-void'),
    readDuplicates(db, bounds),
  ]);
  return read.flat().toSorted((a, b) => a.day.localeCompare(b.day) || a.at.getTime() - b.at.getTime());
}

/** By the day the money left: what is only promised is not among them, nor what came back to us since. */
export async function readMonthRefunds(db: Handle, bounds: Bounds): Promise<Read<MonthRefund>[]> {
  const rows = await db
    .select({
      ...sold,
      amountCentimes: refunds.amountCentimes,
      at: refunds.doneAt,
      paidOn: refunds.paidOn,
      by: refunds.doneBy,
      gateway: paymentAttempts.gateway,
      isDuplicate: refunds.isDuplicate,
      creditNoteNumber: refunds.creditNoteNumber,
      way: refunds.way,
      payout: refunds.payout,
      providerReference: refunds.providerReference,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(
      and(
        eq(refunds.state, 'done'),
        movedWithin({ at: refunds.doneAt, day: refunds.paidOn }, bounds),
        ne(orders.itemKind, 'test'),
      ),
    )
    .orderBy(asc(refunds.doneAt), asc(refunds.creditNoteNumber));
  return rows.flatMap(({ at, payout, providerReference, ...row }) =>
    at === null
      ? []
      : [
          {
            ...row,
            at,
            ...counted(row.paidOn, at, bounds),
            payoutNumber: payout?.proof ?? providerReference,
          },
        ],
  );
}

/** Decided before the month was over, and not paid when it ended: what the academy owed then. */
export async function readOwed(db: Handle, { before }: Bounds): Promise<Read<MonthOwed>[]> {
  const leftLater = sql`coalesce(${refunds.paidOn} >= ${dateInMorocco(before)}, ${refunds.doneAt} >= ${before.toISOString()}::timestamptz)`;
  return db
    .select({
      ...sold,
      amountCentimes: refunds.amountCentimes,
      at: refunds.decidedAt,
      by: refunds.decidedBy,
      gateway: paymentAttempts.gateway,
      isDuplicate: refunds.isDuplicate,
      creditNoteNumber: refunds.creditNoteNumber,
      way: refunds.way,
      dueAt: refunds.dueAt,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(
      and(
        lt(refunds.decidedAt, before),
        or(inArray(refunds.state, [...openRefundStates]), and(eq(refunds.state, 'done'), leftLater)),
        ne(orders.itemKind, 'test'),
      ),
    )
    .orderBy(asc(refunds.dueAt), asc(refunds.creditNoteNumber));
}

/** `until`: orders placed later are left out, so that a list that is read for minutes has an end. */
type ExportedOrdersFilter = {
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
  freeAs: orders.freeAs,
  amountCentimes: orders.amountCentimes,
  method: methodPaid,
  reference: recordedReference,
  transferCode: orders.transferCode,
  status: orders.status,
  refundedCentimes: orders.refundedCentimes,
  disputedAt: orders.disputedAt,
};

/* Orders for a bookkeeper's export: what the tables know of each, read a piece at a time. Money in centimes of MAD. */

export async function countExportedOrders(db: Handle, filter: ExportedOrdersFilter): Promise<number> {
  const [row] = await db.select({ orders: count() }).from(orders).where(fitting(db, filter));
  return row?.orders ?? 0;
}

/** When each order was confirmed and by whom: an order is confirmed once. */
async function readOrdersById(db: Handle, ids: string[]) {
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
    readOrdersById(db, ids),
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

/*
 * Reads a long list in short pieces, so that it is never whole in memory and no reader holds the database for long. `read` gets the
 * last row it returned and the number of rows; a short answer ends the list. Nothing is read before it is consumed.
 */

export async function* inChunks<Row>(
  read: (after: Row | null, most: number) => Promise<readonly Row[]>,
  most: number,
): AsyncGenerator<Row, void, undefined> {
  let after: Row | null = null;
  for (;;) {
    const chunk: readonly Row[] = await read(after, most);
    yield* chunk;
    after = chunk.at(-1) ?? null;
    if (after === null || chunk.length < most) return;
  }
}
