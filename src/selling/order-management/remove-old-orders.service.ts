/**
 * Deletes orders that ended without money, with everything about them. An order with money, or with an open question about it,
 * is never touched: in doubt it stays.
 */
import { and, asc, eq, exists, inArray, isNull, lte, not, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Handle } from '../../platform/db/handle.ts';
import type { OrderStatus } from '../orders/order.ts';
import { deletePlansOf } from '../instalments/instalment-plans.service.ts';
import { deleteNotesOf } from '../refunds/note-on-order.service.ts';
import { gatewayNotifications, orderHistory, orders, paymentAttempts } from '../orders/orders.table.ts';
import { deleteReceiptsOf } from '../transfers/transfer-receipts.service.ts';
import { accessCodes, entitlements } from '../orders/access.table.ts';
import { deleteBookingsOf } from '../hours/booked-hours.service.ts';
import { takeBackUses } from '../coupons/coupon-uses.service.ts';
import { deleteOrderRows } from '../orders/held-orders.service.ts';

/** A refused claim is not among them before it has expired, and even then its buyer once claimed to have paid. */
const endedWithoutMoney: OrderStatus[] = ['Cancelled', 'Expired'];

/** Events that are written only where somebody paid, or claimed to. */
const wordsOfMoney = [
  'claim-bank-transfer',
  'claim-cash-transfer',
  'claim-wallet-transfer',
  'capture-card',
  'record-payment',
  'confirm',
  'take-back',
  'reject',
  'refund',
  'grant-access',
] as const;

/** Ended, nothing ever claimed or paid, no answer of a gateway open, nothing a person should look at. */
function deletable(db: Handle, endedBefore: Date): SQL | undefined {
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
 * Locks orders that may be deleted; ones that are being changed now are left out. Returns their ids, the longest ended first.
 */
export async function lockDeletableOrders(tx: Handle, endedBefore: Date, most: number): Promise<string[]> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(deletable(tx, endedBefore))
    .orderBy(asc(orders.updatedAt))
    .limit(most)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

/**
 * Deletes held orders. Checked again under the lock: what changed in between keeps its order. The tables that point to an order
 * refuse to lose it, so that whatever is missing here fails loudly and deletes nothing. Returns the deleted ids.
 */
export async function deleteOrders(
  tx: Handle,
  held: readonly string[],
  endedBefore: Date,
): Promise<string[]> {
  if (held.length === 0) return [];
  const still = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.id, [...held]), deletable(tx, endedBefore)));
  const ids = still.map(({ id }) => id);
  if (ids.length === 0) return [];
  await deleteReceiptsOf(tx, ids);
  await deleteNotesOf(tx, ids);
  await deletePlansOf(tx, ids);
  await deleteBookingsOf(tx, ids);
  await takeBackUses(tx, ids);
  await deleteOrderRows(tx, ids);
  return ids;
}
