/** Refunds as others read them. */
import { and, asc, desc, eq, exists, gt, inArray, ne, not, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { isUuid } from '../../platform/text/uuid.ts';
import {
  openRefundStates,
  type RefundShow,
  type RefundState,
  shownStatus,
  type ShownStatus,
} from '../orders/refund.ts';
import { hasMoney, type Order, orderStatuses } from '../orders/order.ts';
import { orders, paymentAttempts } from '../orders/orders.table.ts';
import { refunds } from './refunds.table.ts';

export type Refund = typeof refunds.$inferSelect;

export async function findRefund(db: Handle, id: string): Promise<Refund | null> {
  if (!isUuid(id)) return null;
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
  return row ?? null;
}

/**
 * The order's refunds in the order in which they were decided. Inside a transaction that holds the order they do not change.
 */
export async function readRefundsOf(db: Handle, orderId: string): Promise<Refund[]> {
  return db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.decidedAt), asc(refunds.creditNoteNumber));
}

/** The status of orders as people read it, by their ids: of refunded ones whether the money has left. */
export async function readShown(
  db: Handle,
  some: readonly Pick<Order, 'id' | 'status' | 'refundedCentimes'>[],
): Promise<Map<string, ShownStatus>> {
  const refunded = some.flatMap(({ id, status }) => (status === 'Refunded' ? [id] : []));
  const rows =
    refunded.length === 0
      ? []
      : await db
          .select({ orderId: refunds.orderId, state: refunds.state })
          .from(refunds)
          .where(and(inArray(refunds.orderId, refunded), eq(refunds.isDuplicate, false)));
  const statesOf = (order: string) =>
    rows.flatMap(({ orderId, state }) => (orderId === order ? [state] : []));
  return new Map(some.map((order) => [order.id, shownStatus(order, statesOf(order.id))]));
}

const refundOf = (db: Handle, condition?: SQL) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(refunds)
      .where(and(eq(refunds.orderId, orders.id), eq(refunds.isDuplicate, false), condition)),
  );

/** Orders that are shown with this status: the condition of `shownStatus`. */
export function isShownAs(db: Handle, shown: ShownStatus): SQL | undefined {
  const isIn = (...states: readonly RefundState[]) => refundOf(db, inArray(refunds.state, [...states]));
  const isPart = and(inArray(orders.status, orderStatuses.filter(hasMoney)), gt(orders.refundedCentimes, 0));
  const ofRefunded = (condition?: SQL) => and(eq(orders.status, 'Refunded'), condition);
  switch (shown) {
    case 'partly-refunded':
      return and(isPart, ne(orders.status, 'Refunded'));
    case 'pay-back-failed':
      return ofRefunded(isIn('failed'));
    case 'paid-back':
      return ofRefunded(and(isIn('done'), not(isIn(...openRefundStates))));
    case 'Refunded':
      return ofRefunded(and(not(isIn('failed')), or(isIn('due', 'pending'), not(isIn('done')))));
    default:
      return hasMoney(shown)
        ? and(eq(orders.status, shown), eq(orders.refundedCentimes, 0))
        : eq(orders.status, shown);
  }
}

const inList = {
  id: refunds.id,
  orderNumber: orders.number,
  name: orders.name,
  amountCentimes: refunds.amountCentimes,
  way: refunds.way,
  state: refunds.state,
  isDuplicate: refunds.isDuplicate,
  isWhole: refunds.isWhole,
  gateway: paymentAttempts.gateway,
  dueAt: refunds.dueAt,
  decidedAt: refunds.decidedAt,
  doneAt: refunds.doneAt,
  paidOn: refunds.paidOn,
  creditNoteNumber: refunds.creditNoteNumber,
};

const withOrder = (db: Handle) =>
  db
    .select(inList)
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId));

/** A page of refunds; `which` narrows it by their orders. */
export const readRefundPage = (
  db: Handle,
  { show, which, skip, most }: { show: RefundShow; which: SQL | undefined; skip: number; most: number },
) => {
  // Found first, all at once: looking at the order of one refund after the other takes seconds where nothing matches.
  const found = db.select({ id: orders.id }).from(orders).where(which);
  return withOrder(db)
    .where(
      and(
        show === 'open' ? inArray(refunds.state, [...openRefundStates]) : eq(refunds.state, 'done'),
        which && sql`${refunds.orderId} = any(array(${found}))`,
      ),
    )
    .orderBy(
      show === 'open' ? asc(refunds.dueAt) : desc(refunds.doneAt),
      show === 'open' ? asc(refunds.creditNoteNumber) : desc(refunds.creditNoteNumber),
    )
    .offset(skip)
    .limit(most);
};

/** The refunds of one order, in the order of their numbers. */
export const readRefundsInList = (db: Handle, orderNumber: string) =>
  withOrder(db).where(eq(orders.number, orderNumber)).orderBy(asc(refunds.creditNoteNumber));

/** Payments that came a second time and that nobody has begun to pay back, the oldest first. Amounts in centimes of MAD. */
export const readDuplicatePayments = (db: Handle, most: number) =>
  db
    .select({
      reference: paymentAttempts.reference,
      gateway: paymentAttempts.gateway,
      amountCentimes: paymentAttempts.amountCentimes,
      paidAt: paymentAttempts.settledAt,
      orderNumber: orders.number,
      name: orders.name,
    })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(
      and(
        eq(paymentAttempts.isDuplicate, true),
        notExists(
          db
            .select({ id: refunds.id })
            .from(refunds)
            .where(and(eq(refunds.attemptId, paymentAttempts.id), ne(refunds.state, 'cancelled'))),
        ),
      ),
    )
    .orderBy(asc(paymentAttempts.settledAt))
    .limit(most);
