/** The rows of a month's sales. Money in centimes of MAD. */
import { and, asc, eq, gte, lt, ne, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Handle } from '../../platform/db/handle.ts';
import { sumMonth, type MonthPayment, type MonthRefund, type MonthSales } from './month-sales.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { orderHistory, orders, paymentAttempts } from '../orders/orders.table.ts';
import { refunds } from '../refunds/refunds.table.ts';

type Bounds = { from: Date; before: Date };

const within = (column: PgColumn, { from, before }: Bounds): SQL | undefined =>
  and(gte(column, from), lt(column, before));

const sold = {
  orderNumber: orders.number,
  name: orders.name,
  locale: orders.locale,
  itemKind: orders.itemKind,
  itemSlug: orders.itemSlug,
  description: orders.description,
  method: orders.paymentOption,
  letInAs: orders.letInAs,
  transferCode: orders.transferCode,
};

/** An order is sold when it is confirmed, which happens once; its amount stands still from then on. */
async function readConfirmed(db: Handle, bounds: Bounds): Promise<MonthPayment[]> {
  const rows = await db
    .select({
      ...sold,
      amountCentimes: orders.amountCentimes,
      at: orderHistory.at,
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
        eq(paymentAttempts.isSurplus, false),
      ),
    )
    .where(
      and(eq(orderHistory.event, 'confirm'), within(orderHistory.at, bounds), ne(orders.itemKind, 'test')),
    )
    .orderBy(asc(orderHistory.at), asc(orderHistory.position));
  return rows.map((row) => ({ ...row, isSurplus: false }));
}

/** Came in a second time: nothing was sold for it, and it goes back by a credit note of its own. */
async function readSurplus(db: Handle, bounds: Bounds): Promise<MonthPayment[]> {
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
        eq(paymentAttempts.isSurplus, true),
        within(paymentAttempts.settledAt, bounds),
        ne(orders.itemKind, 'test'),
      ),
    );
  return rows.flatMap(({ at, ...row }) =>
    at === null ? [] : [{ ...row, at, method: 'Card' as const, isSurplus: true }],
  );
}

/** By the day they came in. */
async function readMonthPayments(db: Handle, bounds: Bounds): Promise<MonthPayment[]> {
  const [confirmed, surplus] = await Promise.all([readConfirmed(db, bounds), readSurplus(db, bounds)]);
  return [...confirmed, ...surplus].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** By the day the money left: what is only promised is not among them, nor what came back to us since. */
async function readMonthRefunds(db: Handle, bounds: Bounds): Promise<MonthRefund[]> {
  const rows = await db
    .select({
      ...sold,
      amountCentimes: refunds.amountCentimes,
      at: refunds.doneAt,
      gateway: paymentAttempts.gateway,
      isSurplus: refunds.isSurplus,
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

/** What the page tells of a month and what its file holds are this one reading. `locale`: of the names of items. */
export async function readMonthSales(db: Handle, bounds: Bounds, locale: Locale): Promise<MonthSales> {
  const payments = await readMonthPayments(db, bounds);
  const refunds = await readMonthRefunds(db, bounds);
  return { payments, refunds, sums: sumMonth({ payments, refunds }, locale) };
}
