/** What waits for staff about orders and their money: how much, and the first of each. */
import { and, asc, count, eq, gt, inArray, min, ne, notExists, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { mostWaiting, waitingFrom, type Waiting } from '../../platform/time/waiting.ts';
import { forAPerson } from '../../selling/payments/notifications.service.ts';
import { claimStatuses, type OrderStatus, shownNumber } from '../../selling/orders/order.ts';
import {
  isToCall,
  isUnpaidAlone,
  toCallAfterMs,
} from '../../selling/order-management/find-orders.service.ts';
import { gatewayNotifications, orders, paymentAttempts } from '../../selling/orders/orders.table.ts';
import { readLastFinished } from '../../selling/refunds/reconciliations.service.ts';
import { openRefundStates } from '../../selling/orders/refund.ts';
import { refunds } from '../../selling/refunds/refunds.table.ts';

const all = sql<number>`count(*) over ()`.mapWith(Number);
const ofOrder = { id: orders.number, label: orders.name, all };

/** Claimed transfers, the longest waiting first. */
export const waitingClaims = async (db: Handle): Promise<Waiting> =>
  waitingFrom(
    (
      await db
        .select({
          ...ofOrder,
          since: orders.claimedAt,
          amountCentimes: orders.amountCentimes,
          code: orders.transferCode,
        })
        .from(orders)
        .where(inArray(orders.status, claimStatuses))
        .orderBy(asc(orders.claimedAt), asc(orders.id))
        .limit(mostWaiting)
    ).map(({ amountCentimes, code, ...row }) => ({
      ...row,
      money: { amountCentimes, reference: code ?? shownNumber(row.id) },
    })),
  );

const otherMethod: OrderStatus = 'Pending Other Payment Method';

/** Buyers with whom a way to pay is still to be agreed. */
export const waitingOtherMethods = async (db: Handle): Promise<Waiting> =>
  waitingFrom(
    await db
      .select({ ...ofOrder, since: orders.placedAt })
      .from(orders)
      .where(eq(orders.status, otherMethod))
      .orderBy(asc(orders.placedAt), asc(orders.id))
      .limit(mostWaiting),
  );

/** Orders to call about, the next to end first, with the telephone number of each buyer (E.164). */
export const waitingUnpaid = (db: Handle, now: Date) =>
  db
    .select({
      ...ofOrder,
      since: orders.placedAt,
      until: orders.expiresAt,
      phone: orders.phone,
      amountCentimes: orders.amountCentimes,
      itemKind: orders.itemKind,
      itemSlug: orders.itemSlug,
      locale: orders.locale,
      description: orders.description,
      oldest: sql<Date>`min(${orders.placedAt}) over ()`.mapWith(orders.placedAt),
    })
    .from(orders)
    .where(isToCall(db, now))
    .orderBy(asc(orders.expiresAt), asc(orders.id))
    .limit(mostWaiting);

/** Unpaid orders that it is too early to call about: how many, and when the first of them is one to call about. */
export async function unpaidTooEarly(db: Handle, now: Date): Promise<{ count: number; from: Date } | null> {
  const [row] = await db
    .select({ count: count(), oldest: min(orders.placedAt) })
    .from(orders)
    .where(and(isUnpaidAlone(db), gt(orders.placedAt, new Date(now.getTime() - toCallAfterMs))));
  if (!row?.oldest) return null;
  return { count: row.count, from: new Date(row.oldest.getTime() + toCallAfterMs) };
}

/** Gateway notifications a person must look at; labelled with the order's number, else with the gateway's name. */
export const waitingNotifications = async (db: Handle): Promise<Waiting> =>
  waitingFrom(
    await db
      .select({
        id: gatewayNotifications.id,
        label: sql<string>`coalesce(${orders.number}, ${gatewayNotifications.gateway})`,
        since: gatewayNotifications.receivedAt,
        all,
      })
      .from(gatewayNotifications)
      .leftJoin(orders, eq(orders.id, gatewayNotifications.orderId))
      .where(forAPerson())
      .orderBy(asc(gatewayNotifications.receivedAt), asc(gatewayNotifications.id))
      .limit(mostWaiting),
  );

/** Money on its way back, the nearest deadline first, with the first deadline. */
export async function waitingRefunds(db: Handle): Promise<Waiting & { dueAt: Date | null }> {
  const first = db
    .select({
      id: refunds.id,
      orderId: refunds.orderId,
      since: refunds.decidedAt,
      dueAt: refunds.dueAt,
      amountCentimes: refunds.amountCentimes,
      reference: refunds.creditNoteNumber,
      all: all.as('all_open'),
    })
    .from(refunds)
    .where(inArray(refunds.state, [...openRefundStates]))
    .orderBy(asc(refunds.dueAt), asc(refunds.id))
    .limit(mostWaiting)
    .as('first');
  const { id, since, dueAt, amountCentimes: amount, reference: number, all: open } = first;
  // Of these alone the orders are read.
  const rows = await db
    .select({ id, since, dueAt, amountCentimes: amount, reference: number, all: open, label: orders.name })
    .from(first)
    .innerJoin(orders, eq(orders.id, first.orderId))
    .orderBy(asc(dueAt), asc(id));
  const withMoney = rows.map(({ amountCentimes, reference, ...row }) => ({
    ...row,
    money: { amountCentimes, reference },
  }));
  return { ...waitingFrom(withMoney), dueAt: rows[0]?.dueAt ?? null };
}

/** Payments that came a second time and that nobody has begun to pay back; by the number of the order. */
export const waitingDuplicate = async (db: Handle): Promise<Waiting> =>
  waitingFrom(
    await db
      .select({ ...ofOrder, since: paymentAttempts.settledAt })
      .from(paymentAttempts)
      .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
      .where(
        and(
          paymentAttempts.isDuplicate,
          notExists(
            db
              .select({ id: refunds.id })
              .from(refunds)
              .where(and(eq(refunds.attemptId, paymentAttempts.id), ne(refunds.state, 'cancelled'))),
          ),
        ),
      )
      .orderBy(asc(paymentAttempts.settledAt), asc(paymentAttempts.id))
      .limit(mostWaiting),
  );

/** What the last comparison with the gateways found and nobody has settled. */
export async function waitingDifferences(db: Handle): Promise<Waiting> {
  const run = await readLastFinished(db);
  const open = (run?.differences ?? []).filter(({ settled }) => !settled);
  const since = run?.finishedAt ?? null;
  return waitingFrom(
    open.map(({ kind, gateway, orderNumber, attemptReference, providerReference }) => ({
      id: orderNumber ?? attemptReference ?? providerReference ?? gateway,
      label: kind,
      since,
      all: open.length,
    })),
  );
}
