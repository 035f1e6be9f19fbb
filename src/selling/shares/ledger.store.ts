/**
 * What orders brought each person, worked out from the orders themselves and the terms that held when they were placed: what no
 * statement tells yet, and what one tells.
 */
import { and, asc, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { readSettings } from '../../academy/content/content.service.ts';
import type { AcademySettings } from '../../academy/settings/settings.ts';
import type { Localised } from '../../catalogue/courses/course.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { addDays, dateInMorocco } from '../../platform/time/calendar-date.ts';
import { refundableUntil } from '../hours/booked-hours.service.ts';
import { instalmentPlans, instalments } from '../instalments/instalments.table.ts';
import { bundleParts } from '../orders/bundle-parts.table.ts';
import { itemNamer } from '../orders/item-names.service.ts';
import { orderHistory, orders } from '../orders/orders.table.ts';
import { payingEvents, refundStatus } from '../orders/refund.ts';
import { refundRequests } from '../refunds/refunds.table.ts';
import { type Entry, entryBeyond, type Hold, holdOf, nothingTold } from './share.ts';
import { shareLines, shareTerms } from './shares.table.ts';

/** `day`: when it was sold, 'YYYY-MM-DD' in Morocco. */
export type LedgerLine = Entry & {
  orderNumber: string;
  day: string;
  item: Localised<string>;
  percent: number;
  costPercent: number;
};

/** Told by no statement. `hold`: why it is not due; `dueOn`: the day from which it is, where that is known. */
export type OpenEntry = LedgerLine & { orderId: string; hold: Hold | null; dueOn: string | null };

/**
 * By what the price was agreed, and by whose promise all goes back: of an instalment the order of the first payment, of a part of a
 * bundle the order of the bundle. Else the order itself.
 */
const deposit = alias(orders, 'deposit');

const sold = {
  number: orders.number,
  locale: orders.locale,
  itemKind: orders.itemKind,
  itemSlug: orders.itemSlug,
  description: orders.description,
};
const terms = { percent: shareTerms.percent, costPercent: shareTerms.costPercent };
/** Of its buyer's right to a refund. */
const promised = {
  id: deposit.id,
  itemKind: deposit.itemKind,
  refundDays: deposit.refundDays,
  beginsOn: deposit.beginsOn,
  status: deposit.status,
  amountCentimes: deposit.amountCentimes,
  refundedCentimes: deposit.refundedCentimes,
};
const heldThen = and(
  lte(shareTerms.startsAt, deposit.placedAt),
  or(isNull(shareTerms.endsAt), gt(shareTerms.endsAt, deposit.placedAt)),
);
const itemShared = sql`case ${orders.itemKind} when 'instalment' then 'course' else ${orders.itemKind} end || ':' || ${orders.itemSlug}`;
/** Of a part of a bundle what it counted for, of what was paid for the whole. */
const receivedCentimes = sql<number>`coalesce(${bundleParts.centimes}, ${orders.amountCentimes})`;
/** What of the bundle's price went back with parts that were closed alone. */
const backWithParts = sql`(select coalesce(sum(one.centimes), 0) from ${bundleParts} one
  where one.order_id = ${bundleParts.orderId} and one.closed_at is not null)`;
/**
 * What the buyer's bank disputes counts as gone until the academy has won. Of a bundle, what was refunded without closing a part is
 * of all that is open, in the ratio of what each counts for; with the whole all of them are closed.
 */
const backCentimes = sql<number>`case
  when ${deposit.disputedAt} is not null or ${orders.disputedAt} is not null or ${bundleParts.closedAt} is not null then ${receivedCentimes}
  when ${bundleParts.orderId} is null then ${orders.refundedCentimes}
  when ${deposit.amountCentimes} <= ${backWithParts} then 0
  else (${bundleParts.centimes}::bigint * greatest(${deposit.refundedCentimes} - ${backWithParts}, 0)
    / (${deposit.amountCentimes} - ${backWithParts}))::int end`;
const paidAt = sql<Date | null>`(select min(paying.at) from ${orderHistory} paying
  where paying.order_id = ${deposit.id} and paying.event in (${sql.join(
    payingEvents.map((event) => sql`${event}`),
    sql`, `,
  )}))`.mapWith(orderHistory.at);
const isAskedBack = sql<boolean>`exists (select 1 from ${refundRequests}
  where ${refundRequests.orderId} = ${deposit.id} and ${refundRequests.state} = 'open')`;

const sums = (db: Handle, payeeId: string) => {
  const sum = (column: PgColumn, name: string) => sql<number>`sum(${column})`.mapWith(Number).as(name);
  return db
    .select({
      orderId: shareLines.orderId,
      receivedCentimes: sum(shareLines.receivedCentimes, 'told_received'),
      backCentimes: sum(shareLines.backCentimes, 'told_back'),
      shareCentimes: sum(shareLines.shareCentimes, 'told_share'),
    })
    .from(shareLines)
    .where(eq(shareLines.payeeId, payeeId))
    .groupBy(shareLines.orderId)
    .as('told');
};

/** Sales of one person that statements do not tell as they are now, the oldest first. */
function readUntold(db: Handle, payeeId: string) {
  const told = sums(db, payeeId);
  const isTold = sql`${told.receivedCentimes} - ${told.backCentimes} = ${receivedCentimes} - ${backCentimes}`;
  return db
    .select({
      order: { id: orders.id, ...sold },
      isDisputed: sql<boolean>`${orders.disputedAt} is not null or ${deposit.disputedAt} is not null`,
      receivedCentimes: receivedCentimes.mapWith(Number),
      deposit: promised,
      terms,
      told: {
        orderId: told.orderId,
        receivedCentimes: told.receivedCentimes,
        backCentimes: told.backCentimes,
        shareCentimes: told.shareCentimes,
      },
      at: orderHistory.at,
      paidAt,
      isAskedBack,
      backCentimes: backCentimes.mapWith(Number),
    })
    .from(shareTerms)
    .innerJoin(orders, eq(shareTerms.item, itemShared))
    .leftJoin(bundleParts, eq(bundleParts.partOrderId, orders.id))
    .innerJoin(orderHistory, and(eq(orderHistory.orderId, orders.id), eq(orderHistory.event, 'confirm')))
    .leftJoin(instalments, eq(instalments.orderId, orders.id))
    .leftJoin(instalmentPlans, eq(instalmentPlans.id, instalments.planId))
    .innerJoin(
      deposit,
      sql`${deposit.id} = coalesce(${instalmentPlans.orderId}, ${bundleParts.orderId}, ${orders.id})`,
    )
    .leftJoin(told, eq(told.orderId, orders.id))
    .where(
      and(
        eq(shareTerms.payeeId, payeeId),
        gt(receivedCentimes, 0),
        ne(orders.itemKind, 'test'),
        heldThen,
        sql`${isTold} is not true`,
      ),
    )
    .orderBy(asc(orderHistory.at), asc(orders.number));
}

type Untold = Awaited<ReturnType<typeof readUntold>>[number];

/** The last day on which its buyer may ask for the money, by the promise they were given. */
async function lastDayOf(
  db: Handle,
  { deposit: sale, paidAt: paid }: Untold,
  settings: Pick<AcademySettings, 'refundPolicy'>,
  now: Date,
): Promise<string | null> {
  const until = await refundableUntil(db, sale, settings);
  return refundStatus(sale, settings, { paidAt: paid, now, until }).lastDay;
}

/** What no statement tells of one person's sales. `day`: on which it is due or not, 'YYYY-MM-DD' in Morocco. */
export async function readOpen(
  db: Handle,
  { payeeId, day, now }: { payeeId: string; day: string; now: Date },
): Promise<OpenEntry[]> {
  const [rows, settings, itemOf] = [
    await readUntold(db, payeeId),
    await readSettings(db),
    await itemNamer(db),
  ];
  const found: OpenEntry[] = [];
  for (const row of rows) {
    const { order, terms: agreed } = row;
    const told = row.told?.orderId ? row.told : nothingTold;
    const moved = { receivedCentimes: row.receivedCentimes, backCentimes: row.backCentimes };
    const entry = entryBeyond(moved, agreed, told);
    if (entry === null) continue;
    const isTold = told !== nothingTold;
    const lastDay = isTold ? null : await lastDayOf(db, row, settings, now);
    found.push({
      orderId: order.id,
      orderNumber: order.number,
      day: dateInMorocco(row.at),
      item: itemOf(order),
      ...agreed,
      ...entry,
      hold: holdOf({ isTold, isDisputed: row.isDisputed, isAskedBack: row.isAskedBack, lastDay }, day),
      dueOn: lastDay && addDays(lastDay, 1),
    });
  }
  return found;
}

/** What a statement tells, the oldest sale first. */
export async function readLines(db: Handle, statementId: string): Promise<LedgerLine[]> {
  const rows = await db
    .select({
      order: sold,
      at: orderHistory.at,
      percent: shareLines.percent,
      costPercent: shareLines.costPercent,
      receivedCentimes: shareLines.receivedCentimes,
      backCentimes: shareLines.backCentimes,
      shareCentimes: shareLines.shareCentimes,
    })
    .from(shareLines)
    .innerJoin(orders, eq(orders.id, shareLines.orderId))
    .innerJoin(orderHistory, and(eq(orderHistory.orderId, orders.id), eq(orderHistory.event, 'confirm')))
    .where(eq(shareLines.statementId, statementId))
    .orderBy(asc(orderHistory.at), asc(orders.number));
  const itemOf = await itemNamer(db);
  return rows.map(({ order, at, ...line }) => ({
    ...line,
    orderNumber: order.number,
    day: dateInMorocco(at),
    item: itemOf(order),
  }));
}
