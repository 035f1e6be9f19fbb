/**
 * Rows of coupons and of their uses. A coupon's row is locked while its uses are counted, so that of several who want the
 * last one only the first gets it. In the lock order (orders.service.ts) it comes after the order's row; placing locks it
 * before its order exists, which nobody else can lock. A use is written and taken back by whoever locks its order, without
 * the coupon; it moves to another address with both locked. Rights are coupons that an order granted: how they begin, last longer
 * and end stands here too.
 */
import {
  and,
  count,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  isNull,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { mailboxOf, personOf } from '../../platform/people/mailbox.ts';
import {
  countingStatuses,
  type Coupon,
  couponHoldHours,
  type CouponRefusal,
  hasHadShare,
  heldStatuses,
  type LoweredItem,
  lowerPrice,
  normaliseCode,
  refusalOf,
  type Uses,
} from './coupon.ts';
import { coupons, couponUses, sampleMaker } from './coupons.table.ts';
import type { AuditContext, Order, OrderPrice } from '../orders/order.ts';
import { lastTimeOf } from '../orders/order-history.service.ts';
import { orders, paymentAttempts } from '../orders/orders.table.ts';
import { mayUseSamples } from '../orders/real-money.service.ts';
import { endOfRight, mayExtend, mayGiveBack, type PromisedRight, type Right } from '../orders/rights.ts';

/** For reading only: no lock. `code` is normalised. */
export async function findCoupon(db: Handle, code: string): Promise<Coupon | null> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code));
  return row ?? null;
}

/** Locked until the transaction ends: others who want to use it wait. `code` is normalised. */
async function lockCoupon(tx: Handle, code: string): Promise<Coupon | null> {
  const [row] = await tx.select().from(coupons).where(eq(coupons.code, code)).for('no key update');
  return row ?? null;
}

/**
 * Whether the use of an order counts: its payment came or is being looked for, or may still come from a bank's page. Most
 * bank pages cannot be closed, so an order that ended counts until the job gives the visit up: otherwise a code for one
 * person would lower as many orders as they leave pages open. An order that nobody has begun to pay counts for a short
 * while. Joined with orders.
 */
export function isCounted(db: Handle, now: Date, { isRight }: { isRight: boolean }): SQL | undefined {
  const heldSince = new Date(now.getTime() - couponHoldHours * 3_600_000);
  return or(
    inArray(orders.status, countingStatuses),
    // A right belongs to one person, so nobody else waits for it: an order that uses it keeps it as long as it can be paid.
    and(inArray(orders.status, heldStatuses), isRight ? undefined : gt(couponUses.usedAt, heldSince)),
    isOnBankPage(db, now),
  );
}

/** Whether an order may still be paid on a page of a bank. */
export function isOnBankPage(db: Handle, now: Date): SQL {
  const { state, expiresAt } = paymentAttempts;
  const page = db
    .select({ one: sql`1` })
    .from(paymentAttempts)
    .where(
      and(
        sql`${paymentAttempts.orderId} = ${orders.id}`,
        // After a refused card another may be tried on the same page.
        or(eq(state, 'begun'), and(eq(state, 'declined'), gt(expiresAt, now))),
      ),
    );
  return exists(page);
}

/** The e-mail address of an order: the rights that it granted belong to it. Null for no order. */
export async function ownerOf(db: Handle, orderId: string): Promise<string | null> {
  const [row] = await db
    .select({ email: sql<string>`coalesce(${orders.recipientEmail}, ${orders.email})` })
    .from(orders)
    .where(eq(orders.id, orderId));
  return row?.email ?? null;
}

/** In all and by one person, without the order `besides`. An unknown address has used nothing. */
export async function countUses(
  db: Handle,
  { id, grantedByOrder }: Pick<Coupon, 'id' | 'grantedByOrder'>,
  { email, now, besides }: { email: string | null; now: Date; besides?: string | undefined },
): Promise<Uses> {
  const theirs = email === null ? sql`false` : eq(couponUses.email, personOf(email));
  const [row] = await db
    .select({ inAll: count(), byPerson: sql<number>`(count(*) filter (where ${theirs}))::int` })
    .from(couponUses)
    .innerJoin(orders, eq(orders.id, couponUses.orderId))
    .where(
      and(
        eq(couponUses.couponId, id),
        besides === undefined ? undefined : ne(couponUses.orderId, besides),
        isCounted(db, now, { isRight: grantedByOrder !== null }),
      ),
    );
  return { inAll: row?.inAll ?? 0, byPerson: row?.byPerson ?? 0 };
}

/** How often the right of the row was used: a column of a query of coupons. */
export const usesOfRight = (db: Handle, now: Date) =>
  sql<number>`${db
    .select({ inAll: count() })
    .from(couponUses)
    .innerJoin(orders, eq(orders.id, couponUses.orderId))
    .where(and(eq(couponUses.couponId, coupons.id), isCounted(db, now, { isRight: true })))}`.mapWith(Number);

/**
 * Writes that an order uses the coupon of its price; nothing for an order without one, or whose use is written already.
 * Limits were checked before, with the coupon locked; a late payment is counted whatever they are.
 */
export async function writeUse(tx: Handle, order: Order, at: Date): Promise<void> {
  const coupon = order.couponCode === null ? null : await findCoupon(tx, order.couponCode);
  if (!coupon) return;
  await tx
    .insert(couponUses)
    .values({ orderId: order.id, couponId: coupon.id, email: personOf(order.email), usedAt: at })
    .onConflictDoNothing();
}

/**
 * Moves the use of a locked order to its corrected address. False when that person's limit is reached: otherwise a second
 * address would give a second use. The order keeps its price when the coupon ends.
 */
export async function moveUse(tx: Handle, order: Order, email: string, now: Date): Promise<boolean> {
  if (order.couponCode === null || personOf(order.email) === personOf(email)) return true;
  const coupon = await lockCoupon(tx, order.couponCode);
  if (coupon && hasHadShare(coupon, await countUses(tx, coupon, { email, now, besides: order.id })))
    return false;
  await carryUse(tx, order, email);
  return true;
}

/** Moves the use of a locked order whatever the limit: it is paid. */
export async function carryUse(tx: Handle, { id }: Pick<Order, 'id'>, email: string): Promise<void> {
  await tx
    .update(couponUses)
    .set({ email: personOf(email) })
    .where(eq(couponUses.orderId, id));
}

/** The order is opened again, and gets the coupon of its new price, or none; or it goes. */
export async function takeBackUses(tx: Handle, orderIds: readonly string[]): Promise<void> {
  await tx.delete(couponUses).where(inArray(couponUses.orderId, [...orderIds]));
}

/** Today's price of an item with a code: read before the buyer orders, and counted when they do. */
export type CouponAnswer = { ok: true; price: OrderPrice } | { ok: false; reason: CouponRefusal };

type Wanted = {
  /** As it was typed; undefined leaves the price. */
  coupon: string | undefined;
  item: LoweredItem;
  /** What it costs today without a code. */
  price: OrderPrice;
  /** Null while the buyer is unknown. */
  email: string | null;
  now: Date;
  /** The order that is opened again: its own use does not count against it. */
  orderId?: string | undefined;
  /** As in the action: the sample's coupon lowers no real price. */
  isPractice?: boolean | undefined;
};

/** A right belongs to its owner: for anybody else its code is unknown. */
export const isAnothers = async (db: Handle, coupon: Coupon, email: string | null): Promise<boolean> => {
  if (coupon.grantedByOrder === null) return false;
  const owner = await ownerOf(db, coupon.grantedByOrder);
  return owner === null || email === null || mailboxOf(owner) !== mailboxOf(email);
};

/** With `hold` the coupon's row stays locked until the transaction ends, so that the answer stays true until then. */
export async function priceWithCoupon(
  db: Handle,
  { coupon: typed = '', item, price, email, now, orderId, isPractice }: Wanted,
  { hold }: { hold: boolean },
): Promise<CouponAnswer> {
  if (typed.trim() === '') return { ok: true, price };
  const coupon = await (hold ? lockCoupon : findCoupon)(db, normaliseCode(typed));
  if (
    coupon === null ||
    (coupon.createdBy === sampleMaker && !(await mayUseSamples(db, isPractice))) ||
    (await isAnothers(db, coupon, email))
  )
    return { ok: false, reason: 'coupon-unknown' };
  // A quote does not reveal what an address has used.
  const uses = await countUses(db, coupon, { email: hold ? email : null, now, besides: orderId });
  const reason = refusalOf(coupon, { item, now, uses });
  if (reason !== null) return { ok: false, reason };
  const lowered = lowerPrice(coupon, price.listPriceCentimes, { priceCentimes: price.amountCentimes });
  return lowered ? { ok: true, price: lowered } : { ok: false, reason: 'coupon-not-combinable' };
}

/** Of orders that stay for the books: `email` stands for nobody. */
export const eraseUses = (tx: Handle, orderIds: readonly string[], email: string) =>
  tx
    .update(couponUses)
    .set({ email })
    .where(inArray(couponUses.orderId, [...orderIds]));

/** Closes it and returns its code; null when there is none, or it was closed before. */
export async function closeCoupon(tx: Handle, id: string, at: Date): Promise<string | null> {
  const [row] = await tx
    .update(coupons)
    .set({ closedAt: at })
    .where(and(eq(coupons.id, id), isNull(coupons.closedAt)))
    .returning({ code: coupons.code });
  return row?.code ?? null;
}

/** Those of the sample academy that were not closed since. */
export const readOpenSampleCoupons = (db: Handle): Promise<{ id: string; code: string }[]> =>
  db
    .select({ id: coupons.id, code: coupons.code })
    .from(coupons)
    .where(and(eq(coupons.createdBy, sampleMaker), isNull(coupons.closedAt)));

/** For the export of a person's data. */
export async function readHeldCoupons(db: Handle, orderIds: string[]) {
  const uses = await db
    .select({ ...getTableColumns(couponUses), code: coupons.code })
    .from(couponUses)
    .innerJoin(coupons, eq(coupons.id, couponUses.couponId))
    .where(inArray(couponUses.orderId, orderIds));
  const { createdBy: _by, formerCourses: _before, ...right } = getTableColumns(coupons);
  // Rights are consultations that came with a course.
  const rights = await db.select(right).from(coupons).where(inArray(coupons.grantedByOrder, orderIds));
  return { couponUses: uses, coupons: rights };
}

/** Without letters and digits that are confused when somebody reads a code aloud. */
const clearSigns = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code that cannot be guessed: eight of thirty-two characters, one per byte. */
export const codeFromBytes = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, 8)].map((byte) => clearSigns[byte % clearSigns.length]).join('');

/** A code of forty random bits, from the random bytes at the end of a UUID. */
const newCode = ({ uuid }: AuditContext): string =>
  codeFromBytes(Buffer.from(uuid().replaceAll('-', ''), 'hex').subarray(8));

/** False when the order has it already. */
export async function insertRight(
  tx: Handle,
  orderId: string,
  right: PromisedRight,
  action: AuditContext,
): Promise<boolean> {
  for (let tries = 0; tries < 5; tries += 1) {
    const rows = await tx
      .insert(coupons)
      .values({
        id: action.uuid(),
        code: newCode(action),
        kind: 'percent',
        value: right.percent,
        scope: [`consultation:${right.service}`],
        startsAt: action.at,
        endsAt: endOfRight(action.at, right.days),
        mostUses: 1,
        createdAt: action.at,
        createdBy: 'order',
        grantedByOrder: orderId,
        grantedAs: right.as,
      })
      .onConflictDoNothing()
      .returning({ id: coupons.id });
    if (rows.length === 1) return true;
    const [before] = await tx
      .select({ id: coupons.id })
      .from(coupons)
      .where(and(eq(coupons.grantedByOrder, orderId), eq(coupons.grantedAs, right.as)));
    if (before) return false;
  }
  throw new Error('No free code of a right in five tries.');
}

/** Staff extend it; null where it is used or ended. Returns both times for the log. */
export async function extendRight(
  tx: Handle,
  right: Right,
  { days, now }: { days: number; now: Date },
): Promise<Date | null> {
  const endsAt = endOfRight(now, days);
  if (!mayExtend(right) || endsAt <= right.endsAt) return null;
  await tx.update(coupons).set({ endsAt }).where(eq(coupons.id, right.id));
  return endsAt;
}

/** Staff give a used one back, once, with new time to use it. */
export async function renewRight(
  tx: Handle,
  right: Right,
  { days, now }: { days: number; now: Date },
): Promise<Date | null> {
  if (!mayGiveBack(right)) return null;
  const renewed = endOfRight(now, days);
  const endsAt = renewed > right.endsAt ? renewed : right.endsAt;
  await tx.update(coupons).set({ endsAt, mostUses: 2 }).where(eq(coupons.id, right.id));
  return endsAt;
}

/** What ended when the confirmation of its order was taken back begins again with the next one; what staff closed does not. */
export async function beginRights(tx: Handle, orderId: string): Promise<void> {
  const at = await lastTimeOf(tx, orderId, ['take-back']);
  if (at === null) return;
  await tx
    .update(coupons)
    .set({ closedAt: null })
    .where(and(eq(coupons.grantedByOrder, orderId), eq(coupons.closedAt, at)));
}

/**
 * The rights that came with a course end with it. What is still owed ends with the entitlement: its row is not touched here,
 * because whoever holds the stock of codes may wait for it.
 */
export async function endRights(tx: Handle, orderIds: readonly string[], at: Date): Promise<void> {
  if (orderIds.length === 0) return;
  await tx
    .update(coupons)
    .set({ closedAt: at })
    .where(and(inArray(coupons.grantedByOrder, [...orderIds]), isNull(coupons.closedAt)));
}
