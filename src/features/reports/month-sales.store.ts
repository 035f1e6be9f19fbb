/** The rows of a month's sales. Money in centimes of MAD. */
import { and, asc, eq, gte, lt, ne, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Handle } from '../../platform/db/handle.ts';
import { orderHistory, orders, paymentAttempts } from '../orders/orders.table.ts';
import { refunds } from '../refunds/refunds.table.ts';
import { methodPaid, recordedReference } from './money-methods.store.ts';
import type { MonthPayment, MonthRefund } from './month-sales.ts';

export type Bounds = { from: Date; before: Date };

const within = (column: PgColumn, { from, before }: Bounds): SQL | undefined =>
  and(gte(column, from), lt(column, before));

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
};

/** Its item is named by whoever reads it. */
type Read<Row extends MonthPayment | MonthRefund> = Omit<Row, 'item'> & { description: string };

/** An order is sold when it is confirmed, which happens once; its amount does not change from then on. */
async function readConfirmed(db: Handle, bounds: Bounds): Promise<Read<MonthPayment>[]> {
  const rows = await db
    .select({
      ...sold,
      amountCentimes: orders.amountCentimes,
      at: orderHistory.at,
      by: orderHistory.actor,
      detail: orderHistory.detail,
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
      and(eq(orderHistory.event, 'confirm'), within(orderHistory.at, bounds), ne(orders.itemKind, 'test')),
    )
    .orderBy(asc(orderHistory.at), asc(orderHistory.position));
  return rows.map(({ detail, ...row }) => ({
    ...row,
    isDuplicate: false,
    receivedOn: detail?.['receivedOn'] ?? null,
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
        within(paymentAttempts.settledAt, bounds),
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
            by: row.gateway && `gateway:${row.gateway}`,
            method: 'Card' as const,
            isDuplicate: true,
            reference: null,
            receivedOn: null,
          },
        ],
  );
}

/** By the day they came in. */
export async function readMonthPayments(db: Handle, bounds: Bounds): Promise<Read<MonthPayment>[]> {
  const [confirmed, duplicates] = await Promise.all([readConfirmed(db, bounds), readDuplicates(db, bounds)]);
  return [...confirmed, ...duplicates].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** By the day the money left: what is only promised is not among them, nor what came back to us since. */
export async function readMonthRefunds(db: Handle, bounds: Bounds): Promise<Read<MonthRefund>[]> {
  const rows = await db
    .select({
      ...sold,
      amountCentimes: refunds.amountCentimes,
      at: refunds.doneAt,
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
    .where(and(eq(refunds.state, 'done'), within(refunds.doneAt, bounds), ne(orders.itemKind, 'test')))
    .orderBy(asc(refunds.doneAt), asc(refunds.creditNoteNumber));
  return rows.flatMap(({ at, payout, providerReference, ...row }) =>
    at === null ? [] : [{ ...row, at, payoutNumber: payout?.proof ?? providerReference }],
  );
}
