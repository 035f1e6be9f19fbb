/**
 * What was sold, summed by the database. Days are told to it as instants: when a day begins in Morocco our own calendar
 * knows, and no server's. Amounts in centimes of MAD.
 */
import { and, count, eq, gte, lt, ne, sql, sum, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Handle } from '../../platform/db/handle.ts';
import { orderHistory, orders } from '../orders/orders.table.ts';
import { refunds } from '../refunds/refunds.table.ts';
import type { RefundRow, SoldKind, SoldRow } from './sales.ts';

/** The beginnings of the days and the end of the last, in order; never empty. */
type Midnights = readonly Date[];

/** Which day of the period an instant lies in, from 0. */
function dayOf(instant: PgColumn, midnights: Midnights): SQL<number> {
  const list = `{${midnights.map((midnight) => midnight.toISOString()).join(',')}}`;
  // A query of its own is answered once: the list was read anew for every row.
  return sql`width_bucket(${instant}, (select ${list}::timestamptz[])) - 1`.mapWith(Number);
}

const within = (instant: PgColumn, midnights: Midnights): SQL | undefined => {
  const [begins, ends] = [midnights[0], midnights.at(-1)];
  return begins && ends && and(gte(instant, begins), lt(instant, ends));
};

/** Orders made on test screens are nobody's. */
const isReal = ne(orders.itemKind, 'test');
const kind = sql<SoldKind>`${orders.itemKind}`;

/** Orders by the day they were placed. Those that ended unpaid are forgotten after some time, and then counted no more. */
export async function readPlaced(db: Handle, midnights: Midnights): Promise<SoldRow[]> {
  const rows = await db
    .select({
      index: dayOf(orders.placedAt, midnights),
      kind,
      method: orders.paymentOption,
      placed: count(),
    })
    .from(orders)
    .where(and(isReal, within(orders.placedAt, midnights)))
    .groupBy(sql`1`, orders.itemKind, orders.paymentOption);
  return rows.map((row) => ({ ...row, paid: 0, amountCentimes: 0 }));
}

/** Payments by the day they were confirmed: each order once, with what was charged; also when it was paid back later. */
export async function readConfirmed(db: Handle, midnights: Midnights): Promise<SoldRow[]> {
  const rows = await db
    .select({
      index: dayOf(orderHistory.at, midnights),
      kind,
      method: orders.paymentOption,
      // What costs nothing is no payment.
      paid: sql<number>`count(*) filter (where ${orders.amountCentimes} > 0)`.mapWith(Number),
      amountCentimes: sum(orders.amountCentimes).mapWith(Number),
    })
    .from(orderHistory)
    .innerJoin(orders, eq(orders.id, orderHistory.orderId))
    .where(and(eq(orderHistory.event, 'confirm'), isReal, within(orderHistory.at, midnights)))
    .groupBy(sql`1`, orders.itemKind, orders.paymentOption);
  return rows.map((row) => ({ ...row, placed: 0 }));
}

/** Money by the day it went back. A payment that came a second time was never a sale, and its way back is none of these. */
export const readPaidBack = (db: Handle, midnights: Midnights): Promise<RefundRow[]> =>
  db
    .select({
      index: dayOf(refunds.doneAt, midnights),
      refunds: count(),
      refundedCentimes: sum(refunds.amountCentimes).mapWith(Number),
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(eq(refunds.state, 'done'), eq(refunds.isSurplus, false), isReal, within(refunds.doneAt, midnights)),
    )
    .groupBy(sql`1`);
