/**
 * Rights are coupons that an order granted. They belong to the address of that order, so they follow it to another address.
 * The item's stock is locked while the bonus is counted, so that simultaneous orders never get one too many.
 */
import { and, asc, count, eq, gt, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { readCourse, readService, readSettings } from '../../academy/content/content.service.ts';
import { type Course, includedService } from '../../catalogue/courses/course.ts';
import type { RightKind } from '../coupons/coupon.ts';
import { insertRight, usesOfRight } from '../coupons/coupon-uses.service.ts';
import { bookings } from '../hours/bookings.table.ts';
import { coupons } from '../coupons/coupons.table.ts';
import { type AuditContext, type Order, ownerOf } from '../orders/order.ts';
import { ownerOfRow } from '../orders/orders.service.ts';
import { orders } from '../orders/orders.table.ts';
import { mailboxOf } from '../../platform/people/mailbox.ts';
import { entitlements } from '../orders/access.table.ts';
import { type PromisedRight, promisedWith, type Right, type RightState } from '../orders/rights.ts';

type Bought = Pick<Order, 'id' | 'itemSlug' | 'email' | 'recipientEmail' | 'amountCentimes'>;
type CouponRow = typeof coupons.$inferSelect;

/** How many bonus rights were granted for a course, whatever became of them. */
export async function countBonus(db: Handle, courseSlug: string): Promise<number> {
  const [row] = await db
    .select({ granted: count() })
    .from(coupons)
    .innerJoin(orders, eq(orders.id, coupons.grantedByOrder))
    .where(and(eq(coupons.grantedAs, 'bonus'), eq(orders.itemSlug, courseSlug)));
  return row?.granted ?? 0;
}

/**
 * How many rights of a kind were granted with a course, whatever became of them, and whether the owner has one by another order; one
 * that ended unused does not count.
 */
async function readGranted(
  tx: Handle,
  order: Bought,
  as: RightKind,
  now: Date,
): Promise<{ granted: number; isHad: boolean }> {
  const isHad = and(
    ne(orders.id, order.id),
    eq(ownerOfRow(orders), mailboxOf(ownerOf(order))),
    or(isNull(coupons.closedAt), gt(usesOfRight(tx, now), 0)),
  );
  const [row] = await tx
    .select({ granted: count(), isHad: sql<boolean>`coalesce(bool_or(${isHad}), false)` })
    .from(coupons)
    .innerJoin(orders, eq(orders.id, coupons.grantedByOrder))
    .where(and(eq(coupons.grantedAs, as), eq(orders.itemSlug, order.itemSlug)));
  return row ?? { granted: 0, isHad: false };
}

/**
 * Grants a locked order of a course, whose stock is locked, all that was promised with it, once. Returns what was granted.
 */
export async function grantRights(tx: Handle, order: Bought, action: AuditContext): Promise<PromisedRight[]> {
  const course = await readCourse(tx, order.itemSlug);
  if (!course) return [];
  const settings = await readSettings(tx);
  const granted: PromisedRight[] = [];
  for (const right of promisedWith(course, settings)) {
    if ((await readService(tx, right.service)) === null) continue;
    const { firstRegistrants } = settings.bonusConsultation;
    const { granted: others, isHad } = await readGranted(tx, order, right.as, action.at);
    // Something was paid for the course, and bonus rights are left.
    const isLeft = right.as !== 'bonus' || (order.amountCentimes > 0 && others < firstRegistrants);
    if (!isLeft || isHad) continue;
    if (await insertRight(tx, order.id, right, action)) granted.push(right);
  }
  return granted;
}

/** Whether a consultation is promised with a course and cannot be granted: staff have not named its service, or it is gone. */
export async function owesRight(tx: Handle, course: Course): Promise<boolean> {
  const service = includedService(course);
  return course.consultation && (service === null || (await readService(tx, service)) === null);
}

/** Courses with orders whose rights are still owed. */
export async function readOwedSlugs(db: Handle): Promise<string[]> {
  const rows = await db
    .selectDistinct({ slug: entitlements.itemSlug })
    .from(entitlements)
    .where(and(eq(entitlements.rightsOwed, true), isNull(entitlements.revokedAt)));
  return rows.map(({ slug }) => slug);
}

/** Orders of a course to which rights are owed, the oldest first. */
export async function readOwed(db: Handle, slug: string, most: number): Promise<string[]> {
  const rows = await db
    .select({ orderId: entitlements.orderId })
    .from(entitlements)
    .where(
      and(eq(entitlements.rightsOwed, true), isNull(entitlements.revokedAt), eq(entitlements.itemSlug, slug)),
    )
    .orderBy(asc(entitlements.grantedAt), asc(entitlements.id))
    .limit(most);
  return rows.map(({ orderId }) => orderId);
}

/** Checked again with the order and its stock locked. */
export async function isOwed(tx: Handle, orderId: string): Promise<boolean> {
  const [row] = await tx
    .select({ owed: entitlements.rightsOwed })
    .from(entitlements)
    .where(and(eq(entitlements.orderId, orderId), isNull(entitlements.revokedAt)));
  return row?.owed ?? false;
}

/** Orders of future hours that were free by the rights of an order: they are cancelled with it. */
export async function readFreeHours(tx: Handle, orderId: string, now: Date): Promise<string[]> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(coupons, and(eq(coupons.code, orders.couponCode), eq(coupons.grantedByOrder, orderId)))
    .innerJoin(bookings, eq(bookings.orderId, orders.id))
    .where(and(eq(orders.amountCentimes, 0), eq(bookings.state, 'booked'), gt(bookings.startsAt, now)))
    .orderBy(asc(orders.id));
  return rows.map(({ id }) => id);
}

function stateOf(coupon: CouponRow, inAll: number, now: Date): RightState {
  if (inAll >= (coupon.mostUses ?? 1)) return 'used';
  if (coupon.closedAt !== null) return 'ended';
  return coupon.endsAt !== null && now >= coupon.endsAt ? 'over' : 'open';
}

export async function readWhere(db: Handle, where: SQL | undefined, now: Date): Promise<Right[]> {
  const rows = await db
    .select({ coupon: coupons, inAll: usesOfRight(db, now) })
    .from(coupons)
    .innerJoin(orders, eq(orders.id, coupons.grantedByOrder))
    .where(where)
    .orderBy(asc(coupons.createdAt), asc(coupons.grantedAs));
  return rows.map(({ coupon, inAll }) => ({
    id: coupon.id,
    code: coupon.code,
    as: coupon.grantedAs ?? 'included',
    percent: coupon.value,
    service: (coupon.scope[0] ?? '').replace(/^consultation:/, ''),
    endsAt: coupon.endsAt ?? coupon.createdAt,
    state: stateOf(coupon, inAll, now),
    wasGivenBack: (coupon.mostUses ?? 1) > 1,
  }));
}

export const rightsOfOrder = (db: Handle, orderId: string, now: Date): Promise<Right[]> =>
  readWhere(db, eq(coupons.grantedByOrder, orderId), now);
