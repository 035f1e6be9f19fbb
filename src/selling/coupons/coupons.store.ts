/**
 * Rows of coupons and of their uses. A coupon's row is locked while its uses are counted, so that of several who want the
 * last one only the first gets it. In the lock order (orders.service.ts) it comes after the order's row; placing locks it
 * before its order exists, which nobody else can lock. A use is written and taken back by whoever locks its order, without
 * the coupon; it moves to another address with both locked.
 */
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { Coupon } from './coupon.ts';
import { coupons, couponUses } from './coupons.table.ts';
import { orders } from '../orders/orders.table.ts';
import { isCounted } from './coupon-uses.service.ts';

/** False when the code is taken. */
export async function insertCoupon(tx: Handle, coupon: typeof coupons.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(coupons)
    .values(coupon)
    .onConflictDoNothing({ target: coupons.code })
    .returning({ id: coupons.id });
  return rows.length === 1;
}

/** Of a coupon that staff made and nobody closed, locked until the transaction ends; null for any other. */
export async function lockOpenCoupon(tx: Handle, id: string): Promise<Coupon | null> {
  const [row] = await tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.id, id), isNull(coupons.closedAt), isNull(coupons.grantedByOrder)))
    .for('no key update');
  return row ?? null;
}

export type CouponTerms = Pick<Coupon, 'endsAt' | 'mostUses' | 'mostPerPerson' | 'scope'>;

export async function setCouponTerms(tx: Handle, id: string, terms: CouponTerms): Promise<void> {
  await tx.update(coupons).set(terms).where(eq(coupons.id, id));
}

/** `paid` and `givenCentimes`: of paid orders. */
export type CouponForStaff = Coupon & {
  createdBy: string;
  uses: number;
  paid: number;
  givenCentimes: number;
};

/** Those made in the staff console, the newest first. */
export async function readCoupons(db: Handle, most: number, now: Date): Promise<CouponForStaff[]> {
  const isPaid = sql`${orders.status} = 'Payment Confirmed'`;
  const shown = db
    .select({ id: coupons.id })
    .from(coupons)
    .where(isNull(coupons.grantedByOrder))
    .orderBy(desc(coupons.createdAt), desc(coupons.id))
    .limit(most);
  const used = db
    .select({
      couponId: couponUses.couponId,
      uses: sql<number>`count(*)::int`.as('uses'),
      paid: sql<number>`(count(*) filter (where ${isPaid}))::int`.as('paid'),
      given: sql<number>`coalesce(sum(${orders.discountCentimes}) filter (where ${isPaid}), 0)::int`.as(
        'given',
      ),
    })
    .from(couponUses)
    .innerJoin(orders, eq(orders.id, couponUses.orderId))
    .where(and(inArray(couponUses.couponId, shown), isCounted(db, now, { isRight: false })))
    .groupBy(couponUses.couponId)
    .as('used');
  const rows = await db
    .select({ coupon: coupons, uses: used.uses, paid: used.paid, given: used.given })
    .from(coupons)
    .leftJoin(used, eq(used.couponId, coupons.id))
    .where(inArray(coupons.id, shown))
    .orderBy(desc(coupons.createdAt), desc(coupons.id));
  return rows.map(({ coupon, uses, paid, given }) => ({
    ...coupon,
    uses: uses ?? 0,
    paid: paid ?? 0,
    givenCentimes: given ?? 0,
  }));
}
