/**
 * Orders that ended without money are forgotten, with everything that tells of them. An order with money, or with a word
 * of it that is not settled, is never touched: whatever is in doubt stays.
 */
import { and, asc, eq, exists, inArray, isNull, lte, not, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Handle } from '../../platform/db/handle.ts';
import { bookings } from '../consultations/bookings.table.ts';
import type { OrderStatus } from './order.ts';
import { forgetPlansOf } from '../instalments/instalment-plans.store.ts';
import { forgetNotesOf } from './note-on-order.service.ts';
import { gatewayNotifications, orderHistory, orders, paymentAttempts } from './orders.table.ts';
import { forgetReceiptsOf } from '../transfers/transfer-receipts.store.ts';
import { couponUses } from '../coupons/coupons.table.ts';
import { instalmentPlans, instalments } from '../instalments/instalments.table.ts';
import { accessCodes, entitlements } from '../access/access.table.ts';

/** A refused claim is not among them before it has expired, and even then somebody once said that she paid. */
const endedWithoutMoney: OrderStatus[] = ['Cancelled', 'Expired'];

/** What is written only where somebody paid, or said so. */
const wordsOfMoney = [
  'claim-bank-transfer',
  'claim-cash-transfer',
  'capture-card',
  'record-payment',
  'confirm',
  'reject',
  'refund',
  'grant-access',
] as const;

/** Ended, nothing ever claimed or paid, no answer of a gateway open, nothing a person should look at. */
function forgettable(db: Handle, endedBefore: Date): SQL | undefined {
  const has = (table: PgTable, orderId: PgColumn, where?: SQL) =>
    exists(
      db
        .select({ orderId })
        .from(table)
        .where(and(eq(orderId, orders.id), where)),
    );
  const { state } = paymentAttempts;
  const { verdict, looksForged, reason } = gatewayNotifications;
  return and(
    inArray(orders.status, endedWithoutMoney),
    lte(orders.updatedAt, endedBefore),
    isNull(orders.transferCode),
    isNull(orders.bankTransferConfirmedAt),
    not(has(orderHistory, orderHistory.orderId, inArray(orderHistory.event, [...wordsOfMoney]))),
    not(has(paymentAttempts, paymentAttempts.orderId, inArray(state, ['captured', 'begun']))),
    not(
      has(
        gatewayNotifications,
        gatewayNotifications.orderId,
        or(and(eq(verdict, 'refused'), eq(looksForged, false)), eq(reason, 'already-paid')),
      ),
    ),
    not(has(entitlements, entitlements.orderId)),
    not(has(accessCodes, accessCodes.orderId)),
  );
}

/**
 * Holds orders that may be forgotten; ones that somebody is changing now are left out. Their ids, the longest ended first.
 */
export async function lockForgettableOrders(tx: Handle, endedBefore: Date, most: number): Promise<string[]> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(forgettable(tx, endedBefore))
    .orderBy(asc(orders.updatedAt))
    .limit(most)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

/** The hour, the coupon's use and the plan that followed the orders; a part of a plan loses the order it was to be paid by. */
async function forgetCompanions(tx: Handle, ids: string[]): Promise<void> {
  await tx.delete(bookings).where(inArray(bookings.orderId, ids));
  await tx.delete(couponUses).where(inArray(couponUses.orderId, ids));
  await tx.update(instalments).set({ orderId: null }).where(inArray(instalments.orderId, ids));
  const plans = tx
    .select({ id: instalmentPlans.id })
    .from(instalmentPlans)
    .where(inArray(instalmentPlans.orderId, ids));
  await tx.delete(instalments).where(inArray(instalments.planId, plans));
  await tx.delete(instalmentPlans).where(inArray(instalmentPlans.orderId, ids));
}

/**
 * Erases held orders. Asked once more under the lock: what came in between keeps its order. The tables that point to an
 * order refuse to lose it, so that whatever was forgotten here fails loudly and erases nothing. Returns the erased ids.
 */
export async function forgetOrders(
  tx: Handle,
  held: readonly string[],
  endedBefore: Date,
): Promise<string[]> {
  if (held.length === 0) return [];
  const still = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.id, [...held]), forgettable(tx, endedBefore)));
  const ids = still.map(({ id }) => id);
  if (ids.length === 0) return [];
  await tx.delete(gatewayNotifications).where(inArray(gatewayNotifications.orderId, ids));
  await forgetReceiptsOf(tx, ids);
  await forgetNotesOf(tx, ids);
  await forgetPlansOf(tx, ids);
  await tx.delete(bookings).where(inArray(bookings.orderId, ids));
  await tx.delete(orderHistory).where(inArray(orderHistory.orderId, ids));
  await forgetCompanions(tx, ids);
  await tx.delete(paymentAttempts).where(inArray(paymentAttempts.orderId, ids));
  await tx.delete(orders).where(inArray(orders.id, ids));
  return ids;
}
