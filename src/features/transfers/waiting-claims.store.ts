/** Claims that wait for a person's decision, those that wait longest first. */
import { and, asc, count, inArray, lt, ne } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { claimStatuses, type PaymentOption } from '../orders/order.ts';
import { orders } from '../orders/orders.table.ts';

const waiting = inArray(orders.status, claimStatuses);

/** `lateBefore`: the last check that was promised; what was claimed before it and still waits is late. */
export async function countLateClaims(db: Handle, lateBefore: Date): Promise<number> {
  const [row] = await db
    .select({ late: count() })
    .from(orders)
    .where(and(waiting, lt(orders.claimedAt, lateBefore)));
  return row?.late ?? 0;
}

export type LateClaim = {
  number: string;
  name: string;
  amountCentimes: number;
  paymentOption: PaymentOption | null;
  claimedAt: Date | null;
};

export const readLateClaims = (db: Handle, lateBefore: Date, most: number): Promise<LateClaim[]> =>
  db
    .select({
      number: orders.number,
      name: orders.name,
      amountCentimes: orders.amountCentimes,
      paymentOption: orders.paymentOption,
      claimedAt: orders.claimedAt,
    })
    .from(orders)
    .where(and(waiting, lt(orders.claimedAt, lateBefore)))
    .orderBy(asc(orders.claimedAt))
    .limit(most);

/** The number of the claim that has waited longest, one left out. */
export async function findNextClaim(db: Handle, besides: string): Promise<string | null> {
  const [row] = await db
    .select({ number: orders.number })
    .from(orders)
    .where(and(waiting, ne(orders.number, besides)))
    .orderBy(asc(orders.claimedAt), asc(orders.placedAt))
    .limit(1);
  return row?.number ?? null;
}
