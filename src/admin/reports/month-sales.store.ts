/** The rows of a month's sales. Money in centimes of MAD. */
import { and, asc, eq, gte, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { orderHistory, orders, paymentAttempts } from '../../selling/orders/orders.table.ts';
import { refunds } from '../../selling/refunds/refunds.table.ts';
import { openRefundStates } from '../../selling/orders/refund.ts';
import { methodPaid, recordedReference } from '../../selling/orders/order-history.service.ts';
import { movedWithin, receivedOn } from './money-methods.store.ts';
import type { MonthOwed, MonthPayment, MonthRefund } from './month-sales.ts';

export type Bounds = { from: Date; before: Date };

const sold = {
  orderNumber: orders.number,
  name: orders.name,
  locale: orders.locale,
  itemKind: orders.itemKind,
  itemSlug: orders.itemSlug,
  description: orders.description,
  method: methodPaid,
  letInAs: orders.letInAs,
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

/** An order is sold when it is confirmed, which happens once; its amount does not change from then on. */
async function readConfirmed(db: Handle, bounds: Bounds): Promise<Read<MonthPayment>[]> {
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
        eq(orderHistory.event, 'confirm'),
        movedWithin({ at: orderHistory.at, day: receivedOn }, bounds),
        ne(orders.itemKind, 'test'),
      ),
    )
    .orderBy(asc(orderHistory.at), asc(orderHistory.position));
  return rows.map((row) => ({
    ...row,
    ...counted(row.receivedOn, row.at, bounds),
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
            reference: null,
            receivedOn: null,
          },
        ],
  );
}

/** By the day they came in, as staff typed it, else by that on which they were confirmed. */
export async function readMonthPayments(db: Handle, bounds: Bounds): Promise<Read<MonthPayment>[]> {
  const [confirmed, duplicates] = await Promise.all([readConfirmed(db, bounds), readDuplicates(db, bounds)]);
  return [...confirmed, ...duplicates].toSorted(
    (a, b) => a.day.localeCompare(b.day) || a.at.getTime() - b.at.getTime(),
  );
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
