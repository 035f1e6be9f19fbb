/** What a settlement file is held against. */
import { and, desc, eq, gte, inArray, or } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import { claimStatuses, type OrderStatus } from '../orders/order.ts';
import { orders, paymentAttempts } from '../orders/orders.table.ts';
import type { OrderToMatch, PaymentToMatch } from './settlement-match.ts';
import type { ClaimToMatch } from './statement-match.ts';

const columns = {
  number: orders.number,
  name: orders.name,
  amountCentimes: orders.amountCentimes,
  status: orders.status,
  paymentOption: orders.paymentOption,
  placedAt: orders.placedAt,
};

const toMatch = ({
  placedAt,
  ...order
}: Omit<OrderToMatch, 'placedOn'> & { status: OrderStatus; placedAt: Date }): OrderToMatch => ({
  ...order,
  placedOn: dateInMorocco(placedAt),
});

/** In portions: a file may name thousands. */
const portion = 500;

export async function findOrdersToMatch(db: Handle, numbers: readonly string[]): Promise<OrderToMatch[]> {
  const found: OrderToMatch[] = [];
  for (let at = 0; at < numbers.length; at += portion) {
    const some = numbers.slice(at, at + portion);
    const rows = await db.select(columns).from(orders).where(inArray(orders.number, some));
    found.push(...rows.map(toMatch));
  }
  return found;
}

/** Bank transfers that are claimed and wait for a decision. */
export async function readClaimsToMatch(db: Handle): Promise<OrderToMatch[]> {
  const rows = await db
    .select(columns)
    .from(orders)
    .where(eq(orders.status, 'Paid - Bank Transfer'))
    .orderBy(desc(orders.placedAt))
    .limit(2_000);
  return rows.map(toMatch);
}

/** All that wait for a decision, transfers of banks and of agencies, the newest first. */
export async function readWaitingToMatch(db: Handle): Promise<ClaimToMatch[]> {
  const rows = await db
    .select({ ...columns, transferCode: orders.transferCode })
    .from(orders)
    .where(inArray(orders.status, claimStatuses))
    .orderBy(desc(orders.placedAt))
    .limit(2_000);
  return rows.map((row) => ({ ...toMatch(row), transferCode: row.transferCode }));
}

/** A gateway's attempts since an instant: begun then, or settled then. */
export async function readPaymentsToMatch(
  db: Handle,
  gateway: string,
  since: Date,
): Promise<PaymentToMatch[]> {
  const rows = await db
    .select({ attempt: paymentAttempts, orderNumber: orders.number })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(
      and(
        eq(paymentAttempts.gateway, gateway),
        or(gte(paymentAttempts.begunAt, since), gte(paymentAttempts.settledAt, since)),
      ),
    )
    .orderBy(desc(paymentAttempts.begunAt))
    .limit(20_000);
  return rows.map(({ attempt, orderNumber }) => ({
    orderNumber,
    reference: attempt.reference,
    providerReference: attempt.providerReference,
    amountCentimes: attempt.amountCentimes,
    isCaptured: attempt.state === 'captured',
    settledOn: attempt.settledAt && dateInMorocco(attempt.settledAt),
  }));
}
