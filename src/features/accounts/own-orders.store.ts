/** What somebody who proved her address sees of her orders. Orders of test screens are no orders. */
import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { accessCodes, entitlements } from '../access/access.table.ts';
import { isOwnedBy } from '../access/ownership.store.ts';
import { enrolments } from '../cohorts/cohorts.table.ts';
import { bookings } from '../consultations/bookings.table.ts';
import { instalmentPlans } from '../instalments/instalments.table.ts';
import { orders } from '../orders/orders.table.ts';
import { refundRequests, refunds } from '../refunds/refunds.table.ts';

const ofAddress = (email: string) => and(eq(orders.email, email), ne(orders.itemKind, 'test'));

/** What was bought from the address, the newest first. */
export const readOrdersOf = (db: Handle, email: string) =>
  db
    .select({
      id: orders.id,
      number: orders.number,
      token: orders.token,
      itemKind: orders.itemKind,
      itemSlug: orders.itemSlug,
      description: orders.description,
      locale: orders.locale,
      amountCentimes: orders.amountCentimes,
      status: orders.status,
      paymentOption: orders.paymentOption,
      refundDays: orders.refundDays,
      refundedCentimes: orders.refundedCentimes,
      placedAt: orders.placedAt,
      expiresAt: orders.expiresAt,
      recipientEmail: orders.recipientEmail,
    })
    .from(orders)
    .where(ofAddress(email))
    .orderBy(desc(orders.placedAt), desc(orders.number));

/** What confirmed orders opened to the address, gifts to it among them, the newest first; what was taken back is not. */
export const readOpenedFor = (db: Handle, email: string) =>
  db
    .select({
      orderId: orders.id,
      token: orders.token,
      number: orders.number,
      itemKind: orders.itemKind,
      itemSlug: orders.itemSlug,
      description: orders.description,
      locale: orders.locale,
      recipientEmail: orders.recipientEmail,
      isClassroom: sql<boolean>`${enrolments.id} is not null`,
      code: accessCodes.code,
      servedAt: entitlements.servedAt,
      grantedAt: entitlements.grantedAt,
      pausedAt: entitlements.pausedAt,
    })
    .from(entitlements)
    .innerJoin(orders, eq(orders.id, entitlements.orderId))
    .leftJoin(accessCodes, eq(accessCodes.orderId, orders.id))
    .leftJoin(enrolments, eq(enrolments.orderId, orders.id))
    .where(
      and(
        isOwnedBy(email),
        ne(orders.itemKind, 'test'),
        eq(orders.status, 'Payment Confirmed'),
        isNull(entitlements.revokedAt),
      ),
    )
    .orderBy(desc(entitlements.grantedAt), desc(orders.number));

/** Her hours with experts, the next ones first in time. Holds that ended are nobody's business any more. */
export const readBookingsOf = (db: Handle, email: string) =>
  db
    .select({
      orderId: orders.id,
      number: orders.number,
      status: orders.status,
      token: orders.token,
      description: orders.description,
      service: bookings.service,
      expert: bookings.expert,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      state: bookings.state,
      heldUntil: bookings.heldUntil,
      timeZone: bookings.timeZone,
    })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .where(and(ofAddress(email), ne(bookings.state, 'released')))
    .orderBy(asc(bookings.startsAt));

/** Refunds that she is told of; `creditNoteNumber` is hers once it is done. */
export async function readRefundsOfOrders(db: Handle, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  return db
    .select({
      orderId: refunds.orderId,
      state: refunds.state,
      amountCentimes: refunds.amountCentimes,
      creditNoteNumber: refunds.creditNoteNumber,
      dueAt: refunds.dueAt,
    })
    .from(refunds)
    .where(and(inArray(refunds.orderId, [...orderIds]), ne(refunds.state, 'cancelled')))
    .orderBy(asc(refunds.decidedAt), asc(refunds.creditNoteNumber));
}

/** What was asked back by right and is not decided. */
export async function readRequestsOfOrders(db: Handle, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  const { orderId, askedAt, dueAt, amountCentimes, state } = refundRequests;
  return db
    .select({ orderId, askedAt, dueAt, amountCentimes })
    .from(refundRequests)
    .where(and(inArray(orderId, [...orderIds]), eq(state, 'open')));
}

/** Orders of courses whose parts are still being paid. */
export const readRunningPlansOf = (db: Handle, email: string) =>
  db
    .select({ description: orders.description })
    .from(instalmentPlans)
    .innerJoin(orders, eq(orders.id, instalmentPlans.orderId))
    .where(
      and(
        ofAddress(email),
        eq(orders.status, 'Payment Confirmed'),
        isNull(instalmentPlans.completedAt),
        isNull(instalmentPlans.endedAt),
      ),
    );
