/** What was sold, and the steps that led to it. Nothing here changes anything. */
import { and, count, eq, gte, inArray, isNull, lt, ne, notInArray, sql, type SQL, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { readCourses, readProducts, readServices } from '../catalogue/catalogue.store.ts';
import type { Localised } from '../courses/course.ts';
import { membership } from '../community/membership.ts';
import { sumVisits } from './visits.store.ts';
import type { Handle } from '../../platform/db/handle.ts';
import {
  type EnteredKind,
  foldFunnel,
  foldSales,
  type FunnelMethod,
  type FunnelOffer,
  type OrderedRow,
  type RefundRow,
  type SalesDay,
  type SoldKind,
  type SoldRow,
} from './sales.ts';
import { addDays, dateInMorocco } from '../../platform/time/calendar-date.ts';
import { boundsOf, daysOf, isPeriod, midnightsOf } from '../../platform/time/morocco-clock.ts';
import type { ServiceContext } from '../../context.ts';
import { hasMoney, orderStatuses } from '../orders/order.ts';
import { orderHistory, orders } from '../orders/orders.table.ts';
import { refunds } from '../refunds/refunds.table.ts';

/**
 * The beginnings of the days and the end of the last, in order; never empty. Days are passed to the database as instants,
 * because our calendar knows when a day begins in Morocco, and no server does. Amounts in centimes of MAD.
 */
type Midnights = readonly Date[];

/** Which day of the period an instant lies in, from 0. */
function dayOf(instant: PgColumn, midnights: Midnights): SQL<number> {
  const list = `{${midnights.map((midnight) => midnight.toISOString()).join(',')}}`;
  // As a subquery it is evaluated once: the list was read anew for every row.
  return sql`width_bucket(${instant}, (select ${list}::timestamptz[])) - 1`.mapWith(Number);
}

const within = (instant: PgColumn, midnights: Midnights): SQL | undefined => {
  const [begins, ends] = [midnights[0], midnights.at(-1)];
  return begins && ends && and(gte(instant, begins), lt(instant, ends));
};

/** Without orders of test screens. */
const isReal = ne(orders.itemKind, 'test');
const kind = sql<SoldKind>`${orders.itemKind}`;

/** Orders by the day they were placed. Those that ended unpaid are deleted after some time, and then counted no more. */
async function readPlaced(db: Handle, midnights: Midnights): Promise<SoldRow[]> {
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
async function readConfirmed(db: Handle, midnights: Midnights): Promise<SoldRow[]> {
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

/** Money by the day it went back. A duplicate payment was never a sale, and its refund is not included. */
const readPaidBack = (db: Handle, midnights: Midnights): Promise<RefundRow[]> =>
  db
    .select({
      index: dayOf(refunds.doneAt, midnights),
      refunds: count(),
      refundedCentimes: sum(refunds.amountCentimes).mapWith(Number),
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(
        eq(refunds.state, 'done'),
        eq(refunds.isDuplicate, false),
        isReal,
        within(refunds.doneAt, midnights),
      ),
    )
    .groupBy(sql`1`);

const withMoney = orderStatuses.filter(hasMoney);

/**
 * Orders of a period and what became of them, counted by the database: of those placed from the first instant until before the
 * second, how many, and how many are paid by now. Without those who got access from staff, who made no visit.
 */
async function readOrdered(
  db: Handle,
  { begins, ends }: { begins: Date; ends: Date },
): Promise<OrderedRow[]> {
  const { letInAs, itemKind, itemSlug, paymentOption, placedAt, status, agreedToCounting } = orders;
  const isPaid = inArray(status, withMoney);
  return db
    .select({
      kind: sql<EnteredKind>`${itemKind}`,
      slug: itemSlug,
      method: paymentOption,
      orders: count(),
      paid: sql<number>`count(*) filter (where ${isPaid})`.mapWith(Number),
      agreed: {
        orders: sql<number>`count(*) filter (where ${agreedToCounting})`.mapWith(Number),
        paid: sql<number>`count(*) filter (where ${agreedToCounting} and ${isPaid})`.mapWith(Number),
      },
    })
    .from(orders)
    .where(
      and(
        gte(placedAt, begins),
        lt(placedAt, ends),
        notInArray(itemKind, ['test', 'instalment']),
        isNull(letInAs),
      ),
    )
    .groupBy(itemKind, itemSlug, paymentOption);
}

/**
 * Each of the last so many days in Morocco, today the last, also those without a sale. Centimes of MAD. Orders that ended
 * unpaid are erased after 90 days: of days before that `placed` counts what is still there. Who may: `maySeeSales`.
 */
export async function salesByDay(
  { database: { db }, clock }: ServiceContext,
  { days }: { days: 30 | 90 | 365 },
): Promise<SalesDay[]> {
  const today = dateInMorocco(clock());
  const period = { from: addDays(today, 1 - days), to: today };
  const midnights = midnightsOf(period);
  const [placed, confirmed, paidBack] = await Promise.all([
    readPlaced(db, midnights),
    readConfirmed(db, midnights),
    readPaidBack(db, midnights),
  ]);
  return foldSales(daysOf(period), [...placed, ...confirmed], paidBack);
}

type Names = Record<EnteredKind, ReadonlyMap<string, Localised<string>>>;

async function readNames(db: Handle): Promise<Names> {
  const [courses, products, services] = await Promise.all([
    readCourses(db),
    readProducts(db),
    readServices(db),
  ]);
  return {
    course: new Map(courses.map(({ slug, words: { en, ar } }) => [slug, { en: en.name, ar: ar.name }])),
    product: new Map(products.map(({ slug, words: { en, ar } }) => [slug, { en: en.name, ar: ar.name }])),
    consultation: new Map(
      services.map(({ slug, words: { en, ar } }) => [slug, { en: en.title, ar: ar.title }]),
    ),
    membership: new Map([[membership.slug, membership.name]]),
  };
}

/** Two years: as long as visits are kept. */
const mostDays = 731;

/**
 * Of the orders placed on these days ('YYYY-MM-DD' in Morocco, both included, at most 731), by offer and by method. Pages,
 * forms and `agreed` count only people who agreed to the counting of visits. `name` is null of a record that no longer exists.
 * Who may: `maySeeSales`.
 */
export async function funnel(
  { database: { db } }: ServiceContext,
  period: { from: string; to: string },
): Promise<
  | { ok: true; offers: (FunnelOffer & { name: Localised<string> | null })[]; methods: FunnelMethod[] }
  | { ok: false; reason: 'bad-period' }
> {
  if (!isPeriod(period, mostDays)) return { ok: false, reason: 'bad-period' };
  const [ordered, visited, names] = await Promise.all([
    readOrdered(db, boundsOf(period)),
    sumVisits(db, period),
    readNames(db),
  ]);
  const { offers, methods } = foldFunnel(ordered, visited);
  const named = offers.map((offer) => ({ ...offer, name: names[offer.kind].get(offer.slug) ?? null }));
  return { ok: true, offers: named, methods };
}
