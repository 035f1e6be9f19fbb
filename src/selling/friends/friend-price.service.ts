/**
 * What a friend's code and one's own credit take off a price, in the transaction that places an order. Whoever is bought by is
 * locked meanwhile, by mailbox and phone: of two orders at once the second sees what the first has used.
 */
import { and, asc, desc, eq, gt, inArray, isNull, ne, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { readSettings } from '../../academy/content/content.service.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { mailboxOf, personOf, phoneOfAddress } from '../../platform/people/mailbox.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import {
  countingStatuses,
  couponHoldHours,
  type CouponRefusal,
  heldStatuses,
  lowerPrice,
  normaliseCode,
} from '../coupons/coupon.ts';
import { type CouponAnswer, isOnBankPage } from '../coupons/coupon-uses.service.ts';
import type { Order, OrderPrice } from '../orders/order.ts';
import { orderHistory, orders } from '../orders/orders.table.ts';
import { payingEvents, refundStatus } from '../orders/refund.ts';
import { isAtTheBank } from '../orders/payment-attempts.service.ts';
import type { Buying } from '../orders/sellable.ts';
import { refundRequests } from '../refunds/refunds.table.ts';
import { accountOf, creditFor, creditOf, type FriendOrder, friendTermsOf, spendable } from './friend.ts';
import { friendCodes, friendSpends, friendUses } from './friends.table.ts';

type FriendCode = typeof friendCodes.$inferSelect;

/** `code` as it was typed. */
export async function findFriendCode(db: Handle, code: string): Promise<FriendCode | null> {
  const [row] = await db
    .select()
    .from(friendCodes)
    .where(eq(friendCodes.code, normaliseCode(code)));
  return row ?? null;
}

/** Whether somebody has bought a course with money, for herself, and has it still. */
export async function hasPaidCourse(db: Handle, owner: string): Promise<boolean> {
  const { status, itemKind, amountCentimes, recipientEmail } = orders;
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.owner, owner),
        eq(status, 'Payment Confirmed'),
        eq(itemKind, 'course'),
        sql`${amountCentimes} > 0`,
        isNull(recipientEmail),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** In turn, so that two who buy at once never wait for each other. */
async function lockBuyer(tx: Handle, { email, phone = '' }: Pick<Buying, 'email' | 'phone'>): Promise<void> {
  for (const one of [personOf(email), phone].filter((name) => name !== '').toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`friend:${one}`}, 0))`);
}

/** Orders of the same buyer, by mailbox or phone. In Google's mailboxes dots do not count. */
const isOfBuyer = ({ email, phone = '' }: Pick<Buying, 'email' | 'phone'>): SQL =>
  sql`(${personInRow(orders.email)} = ${personOf(email)} or (${phone} <> '' and ${orders.phone} = ${phone}))`;

const personInRow = (email: AnyPgColumn) => {
  const mailbox = sql`regexp_replace(lower(${email}), '[+][^@]*(?=@)', '')`;
  return sql`case when ${mailbox} ~ '@(gmail|googlemail)[.]com$'
    then replace(split_part(${mailbox}, '@', 1), '.', '') || '@gmail.com' else ${mailbox} end`;
};

/** Whether a buyer is the code's owner: by mailbox, or by a phone of hers. */
async function isOwners(db: Handle, owner: string, { email, phone = '' }: Pick<Buying, 'email' | 'phone'>) {
  if (personOf(email) === personOf(owner) || (phone !== '' && phoneOfAddress(owner) === phone)) return true;
  if (phone === '') return false;
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.owner, owner), isNull(orders.recipientEmail), eq(orders.phone, phone)))
    .limit(1);
  return rows.length > 0;
}

/** Whether a buyer has bought before, or holds another order by a friend's code. */
async function hasBought(db: Handle, { now, orderId, ...buyer }: Buying): Promise<boolean> {
  const { status, amountCentimes, placedAt } = orders;
  const heldSince = new Date(now.getTime() - couponHoldHours * 3_600_000);
  const isHeld = or(and(inArray(status, heldStatuses), gt(placedAt, heldSince)), isOnBankPage(db, now));
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(friendUses, eq(friendUses.orderId, orders.id))
    .where(
      and(
        isOfBuyer(buyer),
        orderId === undefined ? undefined : ne(orders.id, orderId),
        or(
          and(inArray(status, countingStatuses), sql`${amountCentimes} > 0`, ne(orders.itemKind, 'test')),
          and(sql`${friendUses.orderId} is not null`, isHeld),
        ),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Why a code is not for this buyer. */
export async function whyNoFriend(
  db: Handle,
  { owner }: Pick<FriendCode, 'owner'>,
  buying: Buying,
): Promise<CouponRefusal | null> {
  if (buying.isGift === true) return 'friend-gift';
  if (await isOwners(db, owner, buying)) return 'friend-own';
  return (await hasBought(db, buying)) ? 'friend-first' : null;
}

/**
 * The price with a friend's code; null for anything else that was typed. With `buying` whoever buys is locked and looked at; a
 * quote tells nothing about them.
 */
export async function priceWithFriend(
  db: Handle,
  { coupon = '', price }: { coupon: string | undefined; price: OrderPrice },
  buying: Buying | null,
): Promise<CouponAnswer | null> {
  const code = coupon.trim() === '' ? null : await findFriendCode(db, coupon);
  if (code === null) return null;
  const terms = friendTermsOf(await readSettings(db));
  if (terms === null || code.closedAt !== null || !(await hasPaidCourse(db, code.owner)))
    return { ok: false, reason: 'coupon-over' };
  if (buying !== null) {
    await lockBuyer(db, buying);
    const reason = await whyNoFriend(db, code, buying);
    if (reason !== null) return { ok: false, reason };
  }
  const lowered = lowerPrice(
    { kind: 'percent', value: terms.percentOff, code: code.code },
    price.listPriceCentimes,
    { priceCentimes: price.amountCentimes },
  );
  return lowered ? { ok: true, price: lowered } : { ok: false, reason: 'coupon-not-combinable' };
}

/** Earlier orders of the friend who buys, and those of the code's owner. */
const earlier = alias(orders, 'earlier');
const hers = alias(orders, 'hers');

const isSecond = sql<boolean>`exists (select 1 from ${friendUses} used
  join ${orders} earlier on earlier.id = used.order_id
  where earlier.id <> ${orders.id} and earlier.placed_at < ${orders.placedAt}
    and earlier.status in ('Payment Confirmed', 'Refunded')
    and (${personInRow(earlier.email)} = ${personInRow(orders.email)}
      or (${orders.phone} <> '' and earlier.phone = ${orders.phone})))`;
const hasOwnPhone = sql<boolean>`${orders.phone} <> '' and exists (select 1 from ${orders} hers
  where ${hers.owner} = ${friendUses.owner} and ${hers.recipientEmail} is null
    and ${hers.phone} = ${orders.phone} and ${hers.placedAt} < ${orders.placedAt})`;
const paidAt = sql<Date | null>`(select min(${orderHistory.at}) from ${orderHistory}
  where ${orderHistory.orderId} = ${orders.id} and ${inArray(orderHistory.event, [...payingEvents])})`.mapWith(
  orderHistory.at,
);
const isAskedBack = sql<boolean>`exists (select 1 from ${refundRequests}
  where ${refundRequests.orderId} = ${orders.id} and ${refundRequests.state} = 'open')`;

export type UsedCode = FriendOrder & {
  orderId: string;
  orderNumber: string;
  owner: string;
  code: string;
  placedAt: Date;
  remindedAt: Date | null;
};

/** Orders that were placed by a code and have it still, the newest first. */
export async function readUses(
  db: Handle,
  only: SQL | undefined,
  now: Date,
  most = 2_000,
): Promise<UsedCode[]> {
  const settings = await readSettings(db);
  const rows = await db
    .select({
      use: friendUses,
      code: friendCodes.code,
      closedAt: friendCodes.closedAt,
      order: orders,
      isSecond,
      hasOwnPhone,
      paidAt,
      isAskedBack,
    })
    .from(friendUses)
    .innerJoin(friendCodes, eq(friendCodes.owner, friendUses.owner))
    .innerJoin(orders, and(eq(orders.id, friendUses.orderId), eq(orders.couponCode, friendCodes.code)))
    .where(only)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(most);
  return rows.map(({ use, order, ...row }) => ({
    ...use,
    code: row.code,
    orderNumber: order.number,
    placedAt: order.placedAt,
    status: order.status,
    amountCentimes: order.amountCentimes,
    refundedCentimes: order.refundedCentimes,
    isDisputed: order.disputedAt !== null,
    isAskedBack: row.isAskedBack,
    lastDay: refundStatus(order, settings, { paidAt: row.paidAt, now }).lastDay,
    isOwn: row.hasOwnPhone || personOf(order.email) === personOf(use.owner),
    isSecond: row.isSecond,
    closedOn: row.closedAt && dateInMorocco(row.closedAt),
  }));
}

/** Orders that credit lowered, and that are paid or can be: the oldest first. */
export const readSpends = (db: Handle, owner: string, now: Date) =>
  db
    .select({
      orderId: orders.id,
      orderNumber: orders.number,
      centimes: friendSpends.creditCentimes,
      at: friendSpends.spentAt,
    })
    .from(friendSpends)
    .innerJoin(orders, eq(orders.id, friendSpends.orderId))
    .where(
      and(
        eq(friendSpends.owner, owner),
        or(notInArray(orders.status, ['Cancelled', 'Expired', 'Refunded']), isOnBankPage(db, now)),
      ),
    )
    .orderBy(asc(friendSpends.spentAt));

/** What is left of somebody's credit, with the orders it comes from. `besides`: an order that is opened again. */
export async function readCredit(
  db: Handle,
  { email, now, besides }: { email: string; now: Date; besides?: string },
) {
  const owner = mailboxOf(email);
  const today = dateInMorocco(now);
  const uses = await readUses(db, eq(friendUses.owner, owner), now);
  const spends = await readSpends(db, owner, now);
  const lots = uses.flatMap(({ orderId, ...use }) => {
    const credit = creditOf(use, today);
    return typeof credit === 'string' ? [] : [{ ...credit, orderId }];
  });
  const others = spends.filter(({ orderId }) => orderId !== besides);
  const spent = others.map(({ centimes, at }) => ({ centimes, on: dateInMorocco(at) }));
  return { uses, spends, ...accountOf(lots, spent, today) };
}

/** The price less what the buyer wants to spend of the credit and has; the buyer is locked. */
export async function withCredit(
  tx: Handle,
  price: OrderPrice,
  { wanted, buying }: { wanted: number | undefined; buying: Buying },
): Promise<{ price: OrderPrice; creditCentimes?: number }> {
  if (!wanted) return { price };
  await lockBuyer(tx, buying);
  const { centimes } = await readCredit(tx, buying);
  const spent = spendable(price.amountCentimes, Math.min(wanted, centimes));
  if (spent <= 0) return { price };
  const lowered = {
    ...price,
    discountCentimes: price.discountCentimes + spent,
    amountCentimes: price.amountCentimes - spent,
  };
  return { price: lowered, creditCentimes: spent };
}

/** Right after an order was placed, or opened again at today's price: by whose code, and what credit it spent. */
export async function writeFriends(
  tx: Handle,
  order: Order,
  { creditCentimes, at }: { creditCentimes?: number | undefined; at: Date },
): Promise<void> {
  if (creditCentimes)
    await tx
      .insert(friendSpends)
      .values({ orderId: order.id, owner: mailboxOf(order.email), creditCentimes, spentAt: at });
  const code = order.couponCode === null ? null : await findFriendCode(tx, order.couponCode);
  const terms = code && friendTermsOf(await readSettings(tx));
  if (!terms) return;
  const promised = { creditCentimes: creditFor(terms, order.amountCentimes), creditDays: terms.creditDays };
  await tx
    .insert(friendUses)
    .values({ orderId: order.id, owner: code.owner, ...promised })
    .onConflictDoUpdate({ target: friendUses.orderId, set: { owner: code.owner, ...promised } });
}

/** Whether an unpaid order may get another address: one with a friend's code or credit stays whose it is. */
export async function mayMoveFriend(
  tx: Handle,
  { id, couponCode, phone, ...order }: Order,
  { email, now }: { email: string; now: Date },
): Promise<boolean> {
  if (mailboxOf(email) === mailboxOf(order.email)) return true;
  const spent = await tx.select().from(friendSpends).where(eq(friendSpends.orderId, id));
  if (spent.length > 0) return false;
  const code = couponCode === null ? null : await findFriendCode(tx, couponCode);
  if (code === null) return true;
  await lockBuyer(tx, { email });
  return (await whyNoFriend(tx, code, { email, phone, now, orderId: id, caller: undefined })) === null;
}

/** The order costs what it costs without credit. */
export const dropCredit = (tx: Handle, orderId: string) =>
  tx.delete(friendSpends).where(eq(friendSpends.orderId, orderId));

/**
 * Whether a held order that ended has its price again. One that spent credit does where the credit is still there, and in any case
 * while it can be paid on a bank's page at that price: otherwise it would be paid less, and its credit spent again.
 */
export async function keepsCredit(
  tx: Handle,
  { id, email, phone }: Order,
  { renews, now }: { renews: boolean; now: Date },
): Promise<boolean> {
  const [spend] = await tx.select().from(friendSpends).where(eq(friendSpends.orderId, id));
  if (!spend) return renews;
  if (!renews && !(await isAtTheBank(tx, id, now))) return false;
  await lockBuyer(tx, { email, phone });
  const { centimes } = await readCredit(tx, { email: spend.owner, now, besides: id });
  if (centimes < spend.creditCentimes) return false;
  await tx.update(friendSpends).set({ spentAt: now }).where(eq(friendSpends.orderId, id));
  return true;
}
