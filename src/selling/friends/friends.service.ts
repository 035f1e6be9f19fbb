/** A learner's code for her friends and what it brought, what a friend is offered, and what staff see of both. */
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { readSettings } from '../../academy/content/content.service.ts';
import type { Member } from '../../academy/sign-in/member.ts';
import { type Acting, writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { carryOut, type ServiceContext } from '../../context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { mailboxOf } from '../../platform/people/mailbox.ts';
import { addDays, dateInMorocco, timeInMorocco } from '../../platform/time/calendar-date.ts';
import { normaliseCode } from '../coupons/coupon.ts';
import { codeFromBytes } from '../coupons/coupon-uses.service.ts';
import {
  countCouponTry,
  mayAskOfCoupons,
  priceToday,
  type Quote,
  quoteCoupon,
} from '../coupons/coupons.service.ts';
import { orders } from '../orders/orders.table.ts';
import { creditOf, friendTermsOf, remindBeforeDays } from './friend.ts';
import {
  findFriendCode,
  hasPaidCourse,
  priceWithFriend,
  readCredit,
  readUses,
  type UsedCode,
} from './friend-price.service.ts';
import { friendCodes, friendSpends, friendUses } from './friends.table.ts';

async function codeOf(db: Handle, owner: string) {
  const [row] = await db.select().from(friendCodes).where(eq(friendCodes.owner, owner));
  return row ?? null;
}

/**
 * Her code and what it brought, in numbers alone: nobody reads who came. `waiting`: credit of orders whose money may still be asked
 * for. Null while friends' codes are off and she has nothing of them.
 */
async function readFriends({ database: { db }, clock }: ServiceContext, { email }: Pick<Member, 'email'>) {
  const owner = mailboxOf(email);
  const [terms, code] = [friendTermsOf(await readSettings(db)), await codeOf(db, owner)];
  if (terms === null && code === null) return null;
  const { uses, spends, centimes, lots } = await readCredit(db, { email, now: clock() });
  const today = dateInMorocco(clock());
  const waiting = uses.filter((use) => creditOf(use, today) === 'refund-period');
  return {
    terms,
    mayHave: terms !== null && (await hasPaidCourse(db, owner)),
    code: code?.code ?? null,
    closedWhy: code?.closedWhy ?? null,
    paid: uses.filter(({ status }) => status === 'Payment Confirmed').length,
    waiting: waiting.reduce((sum, { creditCentimes }) => sum + creditCentimes, 0),
    centimes,
    lots,
    spends,
  };
}

export type FriendsView = NonNullable<Awaited<ReturnType<typeof readFriends>>>;

/** Her one code, made when she first asks for it. False while she has no paid course, or codes are off. */
async function makeFriendCode(
  { database, clock, randomBytes }: ServiceContext,
  { email }: Pick<Member, 'email'>,
): Promise<boolean> {
  const owner = mailboxOf(email);
  return database.transaction(async (tx) => {
    if (friendTermsOf(await readSettings(tx)) === null || !(await hasPaidCourse(tx, owner))) return false;
    await tx
      .insert(friendCodes)
      .values({ owner, code: codeFromBytes(randomBytes(8)), madeAt: clock() })
      .onConflictDoNothing({ target: friendCodes.owner });
    return true;
  });
}

/** What a friend's code is good for today; null for one that is none, or good no longer. Wrong ones are counted by the caller's address. */
async function friendOffer(
  context: ServiceContext,
  { code, address }: { code: string; address: string },
): Promise<{ code: string; percentOff: number } | null> {
  const { db } = context.database;
  if (!(await mayAskOfCoupons(context, db, address))) return null;
  const found = await findFriendCode(db, code);
  if (found === null) await countCouponTry(context, address);
  const terms = friendTermsOf(await readSettings(db));
  if (found === null || terms === null || found.closedAt !== null) return null;
  return (await hasPaidCourse(db, found.owner)) ? { code: found.code, percentOff: terms.percentOff } : null;
}

/** As `quoteCoupon`, for friends' codes too. Whether it is a first order is answered only when the friend orders. */
async function quoteCode(
  context: ServiceContext,
  input: Parameters<typeof quoteCoupon>[1],
): Promise<Quote | null> {
  const { db } = context.database;
  const { item, code, address } = input;
  if ((await findFriendCode(db, code)) === null) return quoteCoupon(context, input);
  const price = await priceToday(db, item, context.clock());
  if (price === null) return null;
  if (!(await mayAskOfCoupons(context, db, address))) return { ok: false, reason: 'coupon-many-tries' };
  if (item.kind !== 'course') return { ok: false, reason: 'coupon-not-for-this' };
  const answer = await priceWithFriend(db, { coupon: code, price }, null);
  return answer?.ok === true ? { ...answer, code: normaliseCode(code) } : answer;
}

/** What a member can spend when she orders, centimes of MAD. */
async function creditLeft({ database: { db }, clock }: ServiceContext, email: string): Promise<number> {
  return Math.max(0, (await readCredit(db, { email, now: clock() })).centimes);
}

const useForStaff = (use: UsedCode, today: string) => {
  const credit = creditOf(use, today);
  const isEarned = typeof credit !== 'string';
  return {
    orderNumber: use.orderNumber,
    placedAt: use.placedAt,
    amountCentimes: use.amountCentimes,
    creditCentimes: isEarned ? credit.centimes : use.creditCentimes,
    hold: isEarned ? null : credit,
    until: isEarned ? credit.until : null,
  };
};

/** Every code that was used or closed, with its orders: what each brought, or why not. */
export async function staffFriends({ database: { db }, clock }: ServiceContext) {
  const now = clock();
  const uses = await readUses(db, undefined, now);
  const codes = await db.select().from(friendCodes).orderBy(desc(friendCodes.madeAt));
  return codes
    .map(({ owner, code, closedAt, closedWhy }) => ({
      owner,
      code,
      closedAt,
      closedWhy,
      uses: uses.filter((use) => use.owner === owner).map((use) => useForStaff(use, dateInMorocco(now))),
    }))
    .filter(({ uses: own, closedAt }) => own.length > 0 || closedAt !== null);
}

/** Nobody orders by it from now on, and credit that is not due yet does not come; what is due stays. False when somebody was first. */
export async function closeFriendCode(
  { database, clock, uuid }: ServiceContext,
  { code, reason, staff }: { code: string; reason: string; staff: Acting },
): Promise<boolean> {
  const at = clock();
  return database.transaction(async (tx) => {
    const closed = await tx
      .update(friendCodes)
      .set({ closedAt: at, closedWhy: reason })
      .where(and(eq(friendCodes.code, code), isNull(friendCodes.closedAt)))
      .returning({ owner: friendCodes.owner });
    if (closed.length === 0) return false;
    const line = { id: uuid(), at, staff, act: 'close-friend-code', subject: code } as const;
    await writeStaffLog(tx, { ...line, before: { closedAt: null }, after: { closedAt: at } });
    return true;
  });
}

/** In Morocco's time: never at night. */
const [remindFrom, remindUntil] = ['09:00', '21:00'];

/** Tells once of credit that ends soon and is still there. Returns how many it told. */
export async function remindOfCredit(context: ServiceContext): Promise<number> {
  const { database, clock } = context;
  const now = clock();
  const [today, time] = [dateInMorocco(now), timeInMorocco(now)];
  if (time < remindFrom || time >= remindUntil) return 0;
  const endsSoon = sql`${orders.placedAt} < ${now.toISOString()}::timestamptz - (${friendUses.creditDays} - ${remindBeforeDays}) * interval '1 day'`;
  const waiting = and(isNull(friendUses.remindedAt), eq(orders.status, 'Payment Confirmed'), endsSoon);
  let told = 0;
  for (const use of await readUses(database.db, waiting, now)) {
    const credit = creditOf(use, today);
    if (typeof credit === 'string' || addDays(today, remindBeforeDays) < credit.until) continue;
    await database.transaction((tx) => remindOwner(context, tx, use, credit.until));
    told += 1;
  }
  return told;
}

async function remindOwner(
  context: ServiceContext,
  tx: Handle,
  { orderId, owner }: UsedCode,
  until: string,
): Promise<void> {
  const now = context.clock();
  const [noted] = await tx
    .update(friendUses)
    .set({ remindedAt: now })
    .where(and(eq(friendUses.orderId, orderId), isNull(friendUses.remindedAt)))
    .returning({ orderId: friendUses.orderId });
  const { lots } = await readCredit(tx, { email: owner, now });
  const own = noted && lots.some((lot) => lot.orderId === orderId) ? await ownOrder(tx, owner) : null;
  if (own === null) return;
  const dedupeKey = `friend-credit:${own}:${until}`;
  await carryOut(context, tx, { emails: [{ dedupeKey, emailName: 'friend-credit-ending', orderId: own }] });
}

/** The newest course that somebody paid: its language and address are those the academy writes to. */
async function ownOrder(db: Handle, owner: string): Promise<string | null> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.owner, owner), eq(orders.status, 'Payment Confirmed'), gt(orders.amountCentimes, 0)))
    .orderBy(desc(orders.placedAt))
    .limit(1);
  return row?.id ?? null;
}

/** For the export of a person's data. Whose orders brought credit is not hers to read. */
export async function readHeldFriends(db: Handle, email: string) {
  const owner = mailboxOf(email);
  const { creditCentimes, creditDays, remindedAt } = friendUses;
  return {
    friendCodes: await db.select().from(friendCodes).where(eq(friendCodes.owner, owner)),
    friendUses: await db
      .select({ creditCentimes, creditDays, remindedAt })
      .from(friendUses)
      .where(eq(friendUses.owner, owner)),
    friendSpends: await db.select().from(friendSpends).where(eq(friendSpends.owner, owner)),
  };
}

/** Her code ends with her account, and what is left of her credit. */
export async function eraseFriends(tx: Handle, email: string): Promise<void> {
  const owner = mailboxOf(email);
  await tx.delete(friendUses).where(eq(friendUses.owner, owner));
  await tx.delete(friendCodes).where(eq(friendCodes.owner, owner));
  await tx.delete(friendSpends).where(eq(friendSpends.owner, owner));
}

export const forStaff = { friends: staffFriends, closeFriendCode };

/** What pages ask. */
export const forLearners = {
  quoteCoupon: quoteCode,
  friendsOf: readFriends,
  makeFriendCode,
  friendOffer,
  creditLeft,
};
