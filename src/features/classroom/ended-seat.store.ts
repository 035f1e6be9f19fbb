/** A seat that was ended, as by a refund: what whoever had it is told at the closed door. */
import { and, desc, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { entitlements } from '../access/access.table.ts';
import { orders } from '../orders/orders.table.ts';
import { enrolments } from '../cohorts/cohorts.table.ts';

/** What became of a seat, for whoever had it alone. `orderToken`: null where it was a gift, whose order is its buyer's. */
export type Ended = { endedAt: Date; isPaidBack: boolean; orderToken: string | null };

/** Of the orders that are the caller's: the seat in a course that was ended last; null where there never was one. */
export async function readEnded(
  db: Handle,
  owned: SQL | undefined,
  courseSlug: string,
): Promise<Ended | null> {
  if (owned === undefined) return null;
  const [seat] = await db
    .select({
      endedAt: entitlements.revokedAt,
      token: orders.token,
      recipientEmail: orders.recipientEmail,
      refundedCentimes: orders.refundedCentimes,
    })
    .from(enrolments)
    .innerJoin(orders, eq(orders.id, enrolments.orderId))
    .innerJoin(entitlements, eq(entitlements.orderId, enrolments.orderId))
    .where(and(owned, eq(enrolments.courseSlug, courseSlug), isNotNull(entitlements.revokedAt)))
    .orderBy(desc(entitlements.revokedAt))
    .limit(1);
  if (!seat?.endedAt) return null;
  const isGift = seat.recipientEmail !== null;
  return {
    endedAt: seat.endedAt,
    // Of a gift it is its buyer's money.
    isPaidBack: !isGift && seat.refundedCentimes > 0,
    orderToken: isGift ? null : seat.token,
  };
}
