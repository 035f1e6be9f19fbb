/**
 * Rows of coupons and of their uses. A coupon's row is held while its uses are counted, so that of several who want the last
 * one only the first gets it. In the house's lock order it stands behind the order's row; placing holds it before its order
 * exists, which nobody else can hold. A use is written and taken back by whoever holds its order, without the coupon.
 */
import { and, count, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Handle } from '../../db/handle.ts';
import { mailboxOf } from '../people/mailbox-of.ts';
import type { Coupon, Uses } from './coupon.ts';
import { coupons, couponUses } from './coupons.table.ts';
import type { Order } from './order.ts';
import { orders } from './orders.table.ts';

/** For reading only. `code` is normalised. */
export async function findCoupon(db: Handle, code: string): Promise<Coupon | null> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code));
  return row ?? null;
}

/** Held until the transaction ends: everybody else who wants to use it waits here. `code` is normalised. */
export async function lockCoupon(tx: Handle, code: string): Promise<Coupon | null> {
  const [row] = await tx.select().from(coupons).where(eq(coupons.code, code)).for('no key update');
  return row ?? null;
}

/** In all and by one person, without the order that asks. An address that is not known yet has used nothing. */
export async function countUses(
  db: Handle,
  { id }: Coupon,
  { email, besides }: { email: string | null; besides?: string | undefined },
): Promise<Uses> {
  const hers = email === null ? sql`false` : eq(couponUses.email, mailboxOf(email));
  const [row] = await db
    .select({ inAll: count(), byHer: sql<number>`(count(*) filter (where ${hers}))::int` })
    .from(couponUses)
    .where(
      and(eq(couponUses.couponId, id), besides === undefined ? undefined : ne(couponUses.orderId, besides)),
    );
  return { inAll: row?.inAll ?? 0, byHer: row?.byHer ?? 0 };
}

/**
 * Writes that an order uses the coupon its price names; nothing for an order without one, or whose use stands already. The
 * limits were asked before, with the coupon held; money that came in late is counted whatever they say.
 */
export async function writeUse(tx: Handle, order: Order, at: Date): Promise<void> {
  const coupon = order.couponCode === null ? null : await findCoupon(tx, order.couponCode);
  if (!coupon) return;
  await tx
    .insert(couponUses)
    .values({ orderId: order.id, couponId: coupon.id, email: mailboxOf(order.email), usedAt: at })
    .onConflictDoNothing();
}

/** The order ended without money, or was opened again without the coupon: somebody else may use it. */
export async function takeBackUse(tx: Handle, { id }: Pick<Order, 'id'>): Promise<void> {
  await tx.delete(couponUses).where(eq(couponUses.orderId, id));
}

/** False when the code is taken. */
export async function insertCoupon(tx: Handle, coupon: typeof coupons.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(coupons)
    .values(coupon)
    .onConflictDoNothing({ target: coupons.code })
    .returning({ id: coupons.id });
  return rows.length === 1;
}

/** The code of a coupon that was open until now; null when there is none, or somebody was first. */
export async function closeCoupon(tx: Handle, id: string, at: Date): Promise<string | null> {
  const [row] = await tx
    .update(coupons)
    .set({ closedAt: at })
    .where(and(eq(coupons.id, id), isNull(coupons.closedAt)))
    .returning({ code: coupons.code });
  return row?.code ?? null;
}

/** `paid` and `givenCentimes`: of orders whose money came in. */
export type CouponInOffice = Coupon & {
  createdBy: string;
  uses: number;
  paid: number;
  givenCentimes: number;
};

/** The newest first. */
export async function readCoupons(db: Handle, most: number): Promise<CouponInOffice[]> {
  const isPaid = sql`${orders.status} = 'Payment Confirmed'`;
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
    .groupBy(couponUses.couponId)
    .as('used');
  const rows = await db
    .select({ coupon: coupons, uses: used.uses, paid: used.paid, given: used.given })
    .from(coupons)
    .leftJoin(used, eq(used.couponId, coupons.id))
    .orderBy(desc(coupons.createdAt), desc(coupons.id))
    .limit(most);
  return rows.map(({ coupon, uses, paid, given }) => ({
    ...coupon,
    uses: uses ?? 0,
    paid: paid ?? 0,
    givenCentimes: given ?? 0,
  }));
}
