/** What confirmed orders opened: one entitlement per order, and a code from the item's stock. */
import { and, asc, desc, eq, exists, inArray, isNull, ne, notLike, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Handle } from '../../platform/db/handle.ts';
import { enrolments } from '../orders/cohorts.table.ts';
import {
  type AuditContext,
  canBeGift,
  type ItemKind,
  itemKinds,
  type Order,
  type OrderStatus,
  ownerOf,
  awaitsDecision,
  isPayable,
  orderStatuses,
} from '../orders/order.ts';
import { accessCodes, entitlements } from '../orders/access.table.ts';
import { mayUseSamples } from '../orders/real-money.service.ts';
import { enrol } from '../cohorts/cohorts.service.ts';
import { readCourse } from '../../academy/content/content.service.ts';
import { isTaughtHere } from '../../catalogue/courses/course.ts';
import { beginPlan } from '../instalments/instalment-plans.service.ts';
import { writeHistory } from '../orders/order-history.service.ts';
import type { OrderEmail } from '../orders/order-email.ts';
import { beginRights } from '../coupons/coupon-uses.service.ts';
import { grantRights, owesRight } from './rights.store.ts';
import { findOrder, noteDoublesSeen } from '../orders/orders.service.ts';
import { orders } from '../orders/orders.table.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import { mailboxOf, erasedAddress } from '../../platform/people/mailbox.ts';
import { mostWaiting, type Waiting, waitingFrom } from '../../platform/time/waiting.ts';
import {
  insertEntitlement,
  keepEnds,
  lockStock,
  markServed,
  resumeCode,
  takeOldestCode,
} from '../orders/entitlements.service.ts';
import { keepBeginning } from '../orders/seats.service.ts';

export type Entitlement = {
  grantedAt: Date;
  servedAt: Date | null;
  /** Null while it is paused. */
  code: string | null;
  /** Since when a part of the price is overdue. */
  pausedAt: Date | null;
  /** It has a seat in the academy's own classroom, and needs no code. */
  isClassroom: boolean;
  /** The last day of a membership for a time, 'YYYY-MM-DD' in Morocco. */
  endsOn: string | null;
};

async function readOpened(db: Handle, orderId: string) {
  const [row] = await db
    .select({
      grantedAt: entitlements.grantedAt,
      servedAt: entitlements.servedAt,
      pausedAt: entitlements.pausedAt,
      endsOn: entitlements.endsOn,
      endedAt: entitlements.revokedAt,
      code: accessCodes.code,
      takenAt: accessCodes.takenAt,
      enrolment: enrolments.id,
    })
    .from(entitlements)
    .leftJoin(accessCodes, eq(accessCodes.orderId, entitlements.orderId))
    .leftJoin(enrolments, eq(enrolments.orderId, entitlements.orderId))
    .where(eq(entitlements.orderId, orderId));
  return row ?? null;
}

/** What an order opened; null when nothing yet, or when access was ended. */
export async function findEntitlement(db: Handle, orderId: string): Promise<Entitlement | null> {
  const row = await readOpened(db, orderId);
  if (row === null || row.endedAt !== null) return null;
  const { grantedAt, servedAt, pausedAt, endsOn, enrolment } = row;
  const code = pausedAt === null ? row.code : null;
  return { grantedAt, servedAt, pausedAt, code, endsOn, isClassroom: enrolment !== null };
}

/** `takenBackAt`: when access ended; `pausedAt`: since when a part of the price is overdue. */
export type HandedOut = { code: string; at: Date | null; takenBackAt: Date | null; pausedAt: Date | null };

/** The code that an order was given, also after access ended: the learning platform does not know that it did. */
export async function findHandedOut(db: Handle, orderId: string): Promise<HandedOut | null> {
  const row = await readOpened(db, orderId);
  if (row === null || row.code === null) return null;
  return { code: row.code, at: row.takenAt, takenBackAt: row.endedAt, pausedAt: row.pausedAt };
}

/**
 * Gives the oldest free code to an order and marks its entitlement served. Null when there is none, or only sample codes
 * where real payments are possible.
 */
export async function takeCode(
  tx: Handle,
  orderId: string,
  itemSlug: string,
  { at, isPractice }: AuditContext,
): Promise<string | null> {
  const samples = await mayUseSamples(tx, isPractice);
  const code = await takeOldestCode(tx, { itemSlug, orderId, at, samples });
  if (code === null) return null;
  await markServed(tx, orderId, at);
  await keepBeginning(tx, orderId, dateInMorocco(at));
  return code;
}

const isWaiting = (itemSlug: string) =>
  and(eq(entitlements.itemSlug, itemSlug), isNull(entitlements.servedAt), isNull(entitlements.revokedAt));

/** Locks the orders that wait, and then the stock: who pays or is paid back holds the order and waits for the stock. */
export async function lockWaiting(tx: Handle, itemSlug: string): Promise<void> {
  const waiting = tx.select({ id: entitlements.orderId }).from(entitlements).where(isWaiting(itemSlug));
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.id, waiting))
    .orderBy(asc(orders.id))
    .for('no key update');
  await lockStock(tx, itemSlug);
}

/** Orders that wait for a code, the longest waiting first. */
export async function findWaiting(
  tx: Handle,
  itemSlug: string,
): Promise<{ orderId: string; cohortId: string | null; beginsOn: string | null }[]> {
  return tx
    .select({ orderId: entitlements.orderId, cohortId: orders.cohortId, beginsOn: orders.beginsOn })
    .from(entitlements)
    .innerJoin(orders, eq(orders.id, entitlements.orderId))
    .where(isWaiting(itemSlug))
    .orderBy(asc(entitlements.grantedAt), asc(entitlements.id));
}

/** A confirmed membership needs no code. For a time it lasts until a day, which is kept with it. */
export async function grantMembership(tx: Handle, order: Order, action: AuditContext): Promise<OrderEmail[]> {
  const { id: orderId, itemSlug } = order;
  if (order.months !== null) await lockStock(tx, itemSlug);
  if (!(await insertEntitlement(tx, orderId, itemSlug, action, { isServed: true }))) return [];
  if (order.months !== null) await keepEnds(tx, ownerOf(order));
  await writeHistory(tx, { orderId, event: 'grant-access', order }, action);
  return [{ dedupeKey: `membership-ready:${orderId}`, emailName: 'membership-ready', orderId }];
}

/**
 * Writes the one entitlement of a confirmed order of a course. Taught here, the learner gets a seat at once; taught elsewhere,
 * a code. Without a code the learner is promised one and staff are alerted.
 */
export async function grantCourse(tx: Handle, order: Order, action: AuditContext): Promise<OrderEmail[]> {
  const { id: orderId, itemSlug } = order;
  const course = await readCourse(tx, itemSlug);
  const isServed = course !== null && isTaughtHere(course);
  const rightsOwed = course !== null && (await owesRight(tx, course));
  const granted = await insertEntitlement(tx, orderId, itemSlug, action, { isServed, rightsOwed });
  if (!granted) return [];
  if (granted.isAgain) await beginRights(tx, orderId);
  if (granted.isInParts) await beginPlan(tx, order, action);
  await grantRights(tx, order, action);
  if (isServed) {
    await enrol(tx, order, action);
    await writeHistory(tx, { orderId, event: 'grant-access', order }, action);
    return [classroomOpen(orderId)];
  }
  const kept = granted.isAgain ? await resumeCode(tx, orderId, action.at) : null;
  const code = kept ?? (await takeCode(tx, orderId, itemSlug, action));
  if (code !== null) {
    await writeHistory(tx, { orderId, event: 'grant-access', code, order }, action);
    return [accessReady(orderId)];
  }
  await writeHistory(tx, { orderId, event: 'wait-for-code' }, action);
  return [
    { dedupeKey: `access-soon:${orderId}`, emailName: 'access-soon', orderId },
    // One alert a day and item: ninety people waiting are one task for the staff.
    {
      dedupeKey: `staff-pool-empty:${itemSlug}:${action.at.toISOString().slice(0, 10)}`,
      emailName: 'staff-pool-empty',
      orderId,
    },
  ];
}

/**
 * Learners who waited for a code of a course that is now taught here get a seat instead. The stock is locked, as for new codes;
 * returns their e-mails.
 */
export async function seatThoseWhoWait(
  tx: Handle,
  itemSlug: string,
  action: AuditContext,
): Promise<OrderEmail[]> {
  await lockWaiting(tx, itemSlug);
  const waiting = await findWaiting(tx, itemSlug);
  for (const { orderId, ...seat } of waiting) {
    await markServed(tx, orderId, action.at);
    await enrol(tx, { id: orderId, itemSlug, ...seat }, action);
    await writeHistory(tx, { orderId, event: 'grant-access' }, action);
  }
  return waiting.map(({ orderId }) => classroomOpen(orderId));
}

/** That the classroom is open, and when the course begins; one per order. */
const classroomOpen = (orderId: string): OrderEmail => ({
  dedupeKey: `classroom-open:${orderId}`,
  emailName: 'classroom-open',
  orderId,
});

/** The e-mail with the code and the start link; one per order, whenever the code comes. */
export const accessReady = (orderId: string): OrderEmail => ({
  dedupeKey: `access-ready:${orderId}`,
  emailName: 'access-ready',
  orderId,
});

type Owned = { id: string; number: string; token: string; recipientEmail: string | null };

type Item = { kind: ItemKind; slug: string };

/**
 * What an address already owns of a thing sold once per person, the oldest first; empty for what can be bought repeatedly, as a
 * membership for a time.
 */
export async function findOwned(db: Handle, email: string, { kind, slug }: Item): Promise<Owned[]> {
  if (!canBeGift(kind)) return [];
  return db
    .select({
      id: orders.id,
      number: orders.number,
      token: orders.token,
      recipientEmail: orders.recipientEmail,
    })
    .from(orders)
    .innerJoin(entitlements, and(eq(entitlements.orderId, orders.id), isNull(entitlements.revokedAt)))
    .where(
      and(
        eq(orders.owner, mailboxOf(email)),
        eq(orders.itemKind, kind),
        eq(orders.itemSlug, slug),
        eq(orders.status, 'Payment Confirmed'),
        isNull(orders.months),
      ),
    )
    .orderBy(asc(entitlements.grantedAt));
}

const mayStillBePaid: readonly OrderStatus[] = orderStatuses.filter(
  (status) => isPayable(status) || awaitsDecision(status),
);

/** The number of the newest order of the same by an address that may still be paid; null without one. */
export async function findUnpaidOf(db: Handle, email: string, { kind, slug }: Item): Promise<string | null> {
  const [order] = await db
    .select({ number: orders.number })
    .from(orders)
    .where(
      and(
        eq(orders.owner, mailboxOf(email)),
        eq(orders.itemKind, kind),
        eq(orders.itemSlug, slug),
        inArray(orders.status, mayStillBePaid),
      ),
    )
    .orderBy(desc(orders.placedAt))
    .limit(1);
  return order?.number ?? null;
}

/** The first order by which an address owns something, also as a gift. */
export async function findFirstOwned(db: Handle, email: string, item: Item): Promise<Order | null> {
  const [first] = await findOwned(db, email, item);
  return first ? findOrder(db, first.id) : null;
}

/** Statuses of orders that are paid and not refunded. */
const paid: OrderStatus[] = ['Paid - Card', 'Paid', 'Payment Confirmed'];
const once = itemKinds.filter(canBeGift);

const other = alias(orders, 'other');

const areOfOneOwner = and(
  eq(other.itemKind, orders.itemKind),
  eq(other.itemSlug, orders.itemSlug),
  eq(other.owner, orders.owner),
  ne(other.id, orders.id),
  // A renewal is no duplicate.
  isNull(other.months),
  isNull(orders.months),
);

const canBeDouble = and(
  inArray(orders.status, paid),
  inArray(orders.itemKind, once),
  isNull(orders.months),
  notLike(sql`coalesce(${orders.recipientEmail}, ${orders.email})`, `%${erasedAddress}`),
);

const twinOf = (db: Handle, where?: SQL) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(other)
      .where(and(areOfOneOwner, inArray(other.status, paid), where)),
  );

/** Whether the same owner paid for the same thing twice: one may have to be refunded. Never null; for a column of a list. */
export const isDouble = (db: Handle): SQL<boolean> =>
  sql<boolean>`coalesce(${and(canBeDouble, twinOf(db))}, false)`;

/** Whether the owner of an order that is not paid has paid for the same thing in another one. Never null. */
export const isPaidElsewhere = (db: Handle): SQL<boolean> =>
  sql<boolean>`coalesce(${and(inArray(orders.itemKind, once), twinOf(db))}, false)`;

/** Numbers of the other paid orders of the same owner for the same thing, also of an order that is not paid. */
export async function findTwins(db: Handle, order: Order): Promise<string[]> {
  if (order.status === 'Refunded' || !canBeGift(order.itemKind) || order.months !== null) return [];
  const rows = await db
    .select({ number: orders.number })
    .from(orders)
    .where(
      and(
        eq(orders.owner, mailboxOf(ownerOf(order))),
        eq(orders.itemKind, order.itemKind),
        eq(orders.itemSlug, order.itemSlug),
        ne(orders.id, order.id),
        canBeDouble,
      ),
    )
    .orderBy(asc(orders.placedAt));
  return rows.map(({ number }) => number);
}

/** The later order of a duplicate pair that staff have not looked at. */
const isUnseenDuplicate = (db: Handle): SQL | undefined =>
  and(
    canBeDouble,
    isNull(orders.doubleSeenAt),
    twinOf(db, sql`(${other.placedAt}, ${other.id}) < (${orders.placedAt}, ${orders.id})`),
  );

/** Duplicate orders that staff have not looked at. */
export const isUnseenDouble = (db: Handle): SQL | undefined => and(ofSeveral(db), isUnseenDuplicate(db));

/** Of the paid orders of one owner for one thing all but the first: read in a row from an index, since comparing each with each takes seconds. */
const ofSeveral = (db: Handle): SQL => {
  const { id, itemKind, itemSlug, owner, placedAt } = orders;
  const inTurn = sql`row_number() over (partition by ${itemKind}, ${itemSlug}, ${owner} order by ${placedAt}, ${id})`;
  const ranked = db
    .select({ id, place: inTurn.as('place') })
    .from(orders)
    .where(inArray(orders.status, paid))
    .as('ranked');
  const later = db
    .select({ id: ranked.id })
    .from(ranked)
    .where(sql`${ranked.place} > 1`);
  return sql`${id} = any(array(${later}))`;
};

/** `isUnseenDouble`, the oldest first. */
export const waitingDoubles = async (db: Handle): Promise<Waiting> =>
  waitingFrom(
    await db
      .select({
        id: orders.number,
        label: orders.name,
        since: orders.placedAt,
        all: sql<number>`count(*) over ()`.mapWith(Number),
      })
      .from(orders)
      .where(isUnseenDouble(db))
      .orderBy(asc(orders.placedAt), asc(orders.id))
      .limit(mostWaiting),
  );

/** Marks all orders of the same owner and thing as seen. False when all were already, or none is a duplicate. */
export async function markDoublesSeen(tx: Handle, order: Order, at: Date): Promise<boolean> {
  if (!paid.includes(order.status)) return false;
  const numbers = [order.number, ...(await findTwins(tx, order))];
  if (numbers.length < 2) return false;
  return noteDoublesSeen(tx, numbers, at);
}
