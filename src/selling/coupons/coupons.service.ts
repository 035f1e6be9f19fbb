/**
 * Codes that lower a price: staff make, list and close them, and pages quote prices with them. Wrong codes are counted by
 * caller, so that nobody finds a code, or learns who is a customer, by guessing.
 */
import { membershipPrice } from '../../academy/settings/membership.ts';
import {
  type Coupon,
  type CouponRefusal,
  type CouponStatus,
  type LoweredItem,
  normaliseCode,
  statusOf,
} from './coupon.ts';
import {
  closeCoupon as closeRow,
  codeFromBytes,
  countUses,
  findCoupon,
  isCounted,
  priceWithCoupon,
} from './coupon-uses.service.ts';
import { mayManageCoupons } from '../../academy/staff/who-may.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { isPractice, type ServiceContext } from '../../context.ts';
import type { StaffMember } from '../../academy.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { offerFor } from '../../catalogue/courses/course.ts';
import {
  readBundle,
  readCampaigns,
  readCourse,
  readProduct,
  readService,
  readSettings,
} from '../../academy/content/content.service.ts';
import { bundleOnOffer } from '../orders/bundle-parts.service.ts';
import { fullPrice, type Order, type OrderPrice, priceOf } from '../orders/order.ts';
import { mailboxOf } from '../../platform/people/mailbox.ts';
import { findStaffMember } from '../../academy/staff/staff-members.service.ts';
import { countOne, isBelowLimit } from '../../platform/limits/in-database.ts';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { coupons, couponUses } from './coupons.table.ts';
import { orders } from '../orders/orders.table.ts';

export type NewCoupon = Pick<Coupon, 'kind' | 'value' | 'scope' | 'endsAt' | 'mostUses' | 'mostPerPerson'> & {
  /** Normalised; null asks for a generated code. */
  code: string | null;
  /** Null: from now on. */
  startsAt: Date | null;
};

export async function makeCoupon(
  context: ServiceContext,
  { staff, code, startsAt, ...wanted }: NewCoupon & { staff: StaffMember },
): Promise<{ ok: true; code: string } | { ok: false; reason: 'coupon-taken' }> {
  // The staff API has checked this: getting here without the right is a bug.
  if (!mayManageCoupons(staff)) throw new Error(`${staff.role} may not manage coupons.`);
  const at = context.clock();
  const coupon = {
    ...wanted,
    id: context.uuid(),
    code: code ?? codeFromBytes(context.randomBytes(8)),
    startsAt: startsAt ?? at,
    createdAt: at,
    createdBy: staff.email,
  };
  return context.database.transaction(async (tx) => {
    if (!(await insertCoupon(tx, coupon))) return { ok: false, reason: 'coupon-taken' };
    const line = { id: context.uuid(), at, staff, act: 'make-coupon', subject: coupon.code } as const;
    const { kind, value, scope, endsAt, mostUses, mostPerPerson } = coupon;
    const after = { kind, value, scope, startsAt: coupon.startsAt, endsAt, mostUses, mostPerPerson };
    await writeStaffLog(tx, { ...line, after });
    return { ok: true, code: coupon.code };
  });
}

/** From now on nobody can use it; orders that use it keep their price. False when somebody was first. */
export async function closeCoupon(
  context: ServiceContext,
  { id, staff }: { id: string; staff: StaffMember },
): Promise<boolean> {
  // The staff API has checked this: getting here without the right is a bug.
  if (!mayManageCoupons(staff)) throw new Error(`${staff.role} may not manage coupons.`);
  const at = context.clock();
  return context.database.transaction(async (tx) => {
    const code = await closeRow(tx, id, at);
    if (code === null) return false;
    const change = { before: { closedAt: null }, after: { closedAt: at } };
    const line = { id: context.uuid(), at, staff, act: 'close-coupon', subject: code } as const;
    await writeStaffLog(tx, { ...line, ...change });
    return true;
  });
}

/**
 * Another last day, other limits, another scope. Code, discount and first day stay: they were promised to whoever has the code, and
 * orders that use it keep their price. 'coupon-below-uses': it was used more often than the new limit.
 */
export async function changeCoupon(
  context: ServiceContext,
  { id, staff, ...terms }: CouponTerms & { id: string; staff: StaffMember },
): Promise<{ ok: true } | { ok: false; reason: 'too-late' | 'coupon-below-uses' }> {
  // The staff API has checked this: getting here without the right is a bug.
  if (!mayManageCoupons(staff)) throw new Error(`${staff.role} may not manage coupons.`);
  const at = context.clock();
  return context.database.transaction(async (tx) => {
    const coupon = await lockOpenCoupon(tx, id);
    if (coupon === null) return { ok: false, reason: 'too-late' };
    const { inAll } = await countUses(tx, coupon, { email: null, now: at });
    if (terms.mostUses !== null && terms.mostUses < inAll) return { ok: false, reason: 'coupon-below-uses' };
    await tx.update(coupons).set(terms).where(eq(coupons.id, id));
    const { endsAt, mostUses, mostPerPerson, scope } = coupon;
    const line = { id: context.uuid(), at, staff, act: 'change-coupon', subject: coupon.code } as const;
    await writeStaffLog(tx, { ...line, before: { endsAt, mostUses, mostPerPerson, scope }, after: terms });
    return { ok: true };
  });
}

export type CouponInList = Omit<Coupon, 'closedAt' | 'grantedByOrder' | 'grantedAs'> & {
  status: CouponStatus;
  /** By orders whose use counts; money that came late may bring it beyond the limit. */
  uses: number;
  /** How many of these orders are paid, and the discount they got, centimes of MAD. */
  paid: number;
  givenCentimes: number;
};

const mostShown = 200;

/** The newest 200. */
export async function listCoupons({ database, clock }: ServiceContext): Promise<CouponInList[]> {
  const now = clock();
  const found = await readCoupons(database.db, mostShown, now);
  return found.map(({ closedAt, ...coupon }) => ({
    ...coupon,
    status: statusOf({ ...coupon, closedAt }, coupon.uses, now),
  }));
}

/** 'coupon-many-tries': so many wrong codes came from one address that it must wait an hour. */
export type Quote =
  | { ok: true; code: string; price: OrderPrice }
  | { ok: false; reason: CouponRefusal | 'coupon-many-tries' };

/** Null for an item without a price. */
export async function priceToday(
  db: Handle,
  { kind, slug, months, owner }: LoweredItem,
  now: Date,
): Promise<OrderPrice | null> {
  switch (kind) {
    case 'course': {
      const course = await readCourse(db, slug);
      const offer = course && offerFor(course, await readCampaigns(db), now);
      return course && course.priceCentimes !== null && offer ? priceOf(course.priceCentimes, offer) : null;
    }
    case 'membership': {
      const centimes = membershipPrice(await readSettings(db), months);
      return centimes === null ? null : fullPrice(centimes);
    }
    case 'product': {
      const product = await readProduct(db, slug);
      return product === null || product.isFree ? null : fullPrice(product.priceCentimes);
    }
    case 'bundle': {
      const bundle = await readBundle(db, slug);
      return bundle && fullPrice((await bundleOnOffer(db, bundle, { now, owner })).priceCentimes);
    }
    case 'consultation': {
      const service = await readService(db, slug);
      return service && fullPrice(service.priceCentimes);
    }
  }
}

/**
 * The price of an item with a code, before anything is ordered; null for an item without a price. Wrong codes are counted by
 * the caller's address, so whatever takes a code from a visitor calls this first. Nothing is held or counted as
 * used. Whether a person has used the code is answered only when they order: here it would reveal which addresses are
 * customers.
 */
export async function quoteCoupon(
  context: ServiceContext,
  {
    item,
    code,
    email = null,
    address,
  }: {
    item: LoweredItem;
    code: string;
    /** If known: a right is quoted to its owner only. */
    email?: string | null;
    /** IP address of the caller. */
    address: string;
  },
): Promise<Quote | null> {
  const { database, clock } = context;
  const { db } = database;
  const now = clock();
  const price = await priceToday(db, item, now);
  if (price === null) return null;
  if (!(await mayAskOfCoupons(context, db, address))) return { ok: false, reason: 'coupon-many-tries' };
  const wanted = { coupon: code, item, price, email, now, isPractice: isPractice(context) };
  const answer = await priceWithCoupon(db, wanted, { hold: false });
  if (!answer.ok && answer.reason === 'coupon-unknown') await countCouponTry(context, address);
  return answer.ok ? { ...answer, code: normaliseCode(code) } : answer;
}

/** Whether somebody at this address may still ask. */
export const mayAskOfCoupons = (context: ServiceContext, db: Handle, address: string): Promise<boolean> =>
  isBelowLimit(context, db, 'wrongCoupon', address);

export async function countCouponTry(context: ServiceContext, address: string): Promise<void> {
  await countOne(context, context.database.db, 'wrongCoupon', address);
}

/**
 * Whether an e-mail address belongs to the member of staff who made the code; owners may use their own, since the list of
 * coupons shows them. The answer reveals that somebody works here, so it is counted like a wrong code.
 */
export async function isOwnCode(
  tx: Handle,
  { couponCode, email }: { couponCode: string; email: string },
): Promise<boolean> {
  const coupon = await findCoupon(tx, couponCode);
  if (!coupon || mailboxOf(coupon.createdBy) !== mailboxOf(email)) return false;
  return (await findStaffMember(tx, coupon.createdBy))?.role !== 'owner';
}

const revealing: ReadonlySet<string> = new Set([
  'coupon-used-by-buyer',
  'coupon-made-by-buyer',
  'friend-own',
  'friend-first',
]);

/** Counts refusals that reveal that an address has used a code, or made one, or has bought before. */
export async function countRevealingRefusal(
  context: ServiceContext,
  { reason, address }: { reason: string; address: string | undefined },
): Promise<void> {
  if (revealing.has(reason) && address !== undefined) await countCouponTry(context, address);
}

/**
 * Why an order with a code may not get another e-mail address: the answer would reveal whether that address has made the
 * code.
 */
export async function whyCodeStays(
  context: ServiceContext,
  tx: Handle,
  order: Pick<Order, 'couponCode' | 'email'>,
  { email, address }: { email: string; address: string | undefined },
): Promise<'coupon-many-tries' | 'coupon-made-by-buyer' | null> {
  const { couponCode } = order;
  if (couponCode === null || order.email === email) return null;
  if (address !== undefined && !(await mayAskOfCoupons(context, tx, address))) return 'coupon-many-tries';
  return (await isOwnCode(tx, { couponCode, email })) ? 'coupon-made-by-buyer' : null;
}

/** False when the code is taken. */
async function insertCoupon(tx: Handle, coupon: typeof coupons.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(coupons)
    .values(coupon)
    .onConflictDoNothing({ target: coupons.code })
    .returning({ id: coupons.id });
  return rows.length === 1;
}

/** Of a coupon that staff made and nobody closed, locked until the transaction ends; null for any other. */
async function lockOpenCoupon(tx: Handle, id: string): Promise<Coupon | null> {
  const [row] = await tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.id, id), isNull(coupons.closedAt), isNull(coupons.grantedByOrder)))
    .for('no key update');
  return row ?? null;
}

type CouponTerms = Pick<Coupon, 'endsAt' | 'mostUses' | 'mostPerPerson' | 'scope'>;

/** `paid` and `givenCentimes`: of paid orders. */
type CouponForStaff = Coupon & {
  createdBy: string;
  uses: number;
  paid: number;
  givenCentimes: number;
};

/** Those made in the staff console, the newest first. */
async function readCoupons(db: Handle, most: number, now: Date): Promise<CouponForStaff[]> {
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
