/** What buyers ask back by right. The rows of a course in parts belong to the order of its first payment. */
import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { readSettings } from '../../academy/content/content.service.ts';
import type { AcademySettings } from '../../academy/settings/settings.ts';
import { mostWaiting, waitingFrom, type Waiting } from '../../platform/time/waiting.ts';
import { readAttempts } from '../orders/payment-attempts.service.ts';
import type { AuditContext, Order } from '../orders/order.ts';
import { findPlanOf } from '../instalments/instalment-plans.service.ts';
import { readHistory } from '../orders/order-history.service.ts';
import { itemNamer } from '../orders/item-names.service.ts';
import { findOrder, lockOrder } from '../orders/orders.service.ts';
import { orders } from '../orders/orders.table.ts';
import {
  askingOf,
  leftToPayBack,
  manualWaysOf,
  paidAtOf,
  type PayoutWay,
  refundStatus,
  type RefundStatus,
} from '../orders/refund.ts';
import { refundRequests } from './refunds.table.ts';
import type { Since } from '../../academy/legal/policy-values.ts';

export type RefundRequest = typeof refundRequests.$inferSelect;

/** Orders that go back together: of a course in parts its first payment and then the parts; else the order alone. */
async function idsTogether(db: Handle, orderId: string): Promise<[string, ...string[]]> {
  const plan = await findPlanOf(db, orderId);
  if (!plan) return [orderId];
  return [plan.orderId, ...plan.parts.flatMap(({ order }) => order?.id ?? [])];
}

async function each(ids: readonly string[], read: (id: string) => Promise<Order | null>): Promise<Order[]> {
  const found: Order[] = [];
  for (const id of ids) {
    const order = await read(id);
    if (order) found.push(order);
  }
  return found;
}

/** The first is the one a request belongs to; an order that is known is not asked for. */
export const readTogether = async (db: Handle, known: Pick<Order, 'id'> | Order): Promise<Order[]> =>
  each(await idsTogether(db, known.id), async (id) =>
    id === known.id && 'number' in known ? known : findOrder(db, id),
  );

/** The same orders, held in the order of their ids, so that two who hold several never wait for each other. */
export async function lockTogether(tx: Handle, orderId: string): Promise<Order[]> {
  const ids = await idsTogether(tx, orderId);
  const held = await each(ids.toSorted(), (id) => lockOrder(tx, id));
  return ids.flatMap((id) => held.find((order) => order.id === id) ?? []);
}

export const dueOf = (together: readonly Order[]): number =>
  together.reduce((sum, order) => sum + leftToPayBack(order), 0);

/** What was promised about the money of an order. A later part goes back by the right of its course's first payment. */
export async function readPromise(
  db: Handle,
  order: Order,
  settings: Pick<AcademySettings, 'refundPolicy'>,
  { now, until = null }: { now: Date; until?: Date | null },
): Promise<RefundStatus> {
  const [first = order] = order.itemKind === 'instalment' ? await readTogether(db, order) : [order];
  const paidAt = paidAtOf(await readHistory(db, first.id));
  return { ...refundStatus(first, settings, { paidAt, now, until }), leftCentimes: leftToPayBack(order) };
}

export type RefundRight = {
  asking: ReturnType<typeof askingOf>;
  /** Centimes of MAD, paid parts included. */
  dueCentimes: number;
  days: number;
  paidAt: Date | null;
  /** 'YYYY-MM-DD' in Morocco. */
  lastDay: string | null;
  since: Since | null;
  withinDays: number;
  /** By which ways staff would pay it back, the nearest first; empty where cards paid all of it. */
  ways: PayoutWay[];
};

/** Counted from the first payment of the course, as its receipts say. */
export async function readRefundRight(
  db: Handle,
  together: readonly [Order, ...Order[]],
  now: Date,
): Promise<RefundRight> {
  const [first] = together;
  const settings = await readSettings(db);
  const paidAt = paidAtOf(await readHistory(db, first.id));
  const { days, lastDay, since, isByRight } = refundStatus(first, settings, { paidAt, now });
  const dueCentimes = dueOf(together);
  const byHand: Order[] = [];
  for (const order of together) {
    const byCard = async () =>
      (await readAttempts(db, order.id)).some(
        ({ state, isDuplicate }) => state === 'captured' && !isDuplicate,
      );
    if (leftToPayBack(order) > 0 && !(await byCard())) byHand.push(order);
  }
  return {
    asking: askingOf(first, { dueCentimes, isByRight, lastDay }),
    dueCentimes,
    days,
    paidAt,
    lastDay,
    since,
    withinDays: settings.refundPolicy.paidBackWithinDays,
    ways: byHand[0] ? manualWaysOf(byHand[0]) : [],
  };
}

/** Null when one is open already, of two tabs for instance. */
export async function insertRequest(
  tx: Handle,
  request: typeof refundRequests.$inferInsert,
): Promise<RefundRequest | null> {
  const [row] = await tx.insert(refundRequests).values(request).onConflictDoNothing().returning();
  return row ?? null;
}

export async function findRequest(db: Handle, id: string): Promise<RefundRequest | null> {
  const [row] = await db.select().from(refundRequests).where(eq(refundRequests.id, id));
  return row ?? null;
}

/** All requests of an order, the newest first. */
export const readRequestsOf = (db: Handle, orderId: string): Promise<RefundRequest[]> =>
  db
    .select()
    .from(refundRequests)
    .where(eq(refundRequests.orderId, orderId))
    .orderBy(desc(refundRequests.askedAt), desc(refundRequests.id));

export async function findOpenRequest(db: Handle, orderId: string): Promise<RefundRequest | null> {
  const [row] = await db
    .select()
    .from(refundRequests)
    .where(and(eq(refundRequests.orderId, orderId), eq(refundRequests.state, 'open')));
  return row ?? null;
}

/** The open request that an order, or the course it is a part of, was asked back by. */
export const findRequestAbout = async (db: Handle, orderId: string): Promise<RefundRequest | null> =>
  findOpenRequest(db, (await idsTogether(db, orderId))[0]);

/** Null when somebody closed it before. The account is deleted from the request: a refund keeps its own. */
export async function closeRequest(
  tx: Handle,
  { id }: Pick<RefundRequest, 'id'>,
  change: Pick<RefundRequest, 'state'> & Partial<Omit<RefundRequest, 'id' | 'orderId'>>,
  { actor, at }: AuditContext,
): Promise<RefundRequest | null> {
  const [row] = await tx
    .update(refundRequests)
    .set({ ...change, payout: null, closedAt: at, closedBy: actor })
    .where(and(eq(refundRequests.id, id), eq(refundRequests.state, 'open')))
    .returning();
  return row ?? null;
}

/** Once nothing that was asked for is left to be decided. */
export async function closeWhenDecided(
  tx: Handle,
  request: RefundRequest,
  action: AuditContext,
): Promise<void> {
  if (dueOf(await readTogether(tx, { id: request.orderId })) > 0) return;
  await closeRequest(tx, request, { state: 'decided' }, action);
}

const sold = {
  itemKind: orders.itemKind,
  itemSlug: orders.itemSlug,
  locale: orders.locale,
  description: orders.description,
};

const inList = {
  id: refundRequests.id,
  orderNumber: orders.number,
  name: orders.name,
  amountCentimes: refundRequests.amountCentimes,
  days: refundRequests.days,
  lastDay: refundRequests.lastDay,
  way: refundRequests.way,
  payout: refundRequests.payout,
  reason: refundRequests.reason,
  askedAt: refundRequests.askedAt,
  dueAt: refundRequests.dueAt,
};

/** The nearest deadline first. `orderId`: of one order alone. */
export async function readOpenRequests(
  db: Handle,
  { most, orderId, dueBefore }: { most: number; orderId?: string; dueBefore?: Date },
) {
  const rows = await db
    .select({ ...inList, orderId: refundRequests.orderId, sold })
    .from(refundRequests)
    .innerJoin(orders, eq(orders.id, refundRequests.orderId))
    .where(
      and(
        eq(refundRequests.state, 'open'),
        orderId === undefined ? undefined : eq(refundRequests.orderId, orderId),
        dueBefore && lte(refundRequests.dueAt, dueBefore),
      ),
    )
    .orderBy(asc(refundRequests.dueAt), asc(refundRequests.id))
    .limit(most);
  if (rows.length === 0) return [];
  const itemOf = await itemNamer(db);
  return rows.map(({ sold: one, ...row }) => ({ ...row, item: itemOf(one) }));
}

export type OpenRequest = Awaited<ReturnType<typeof readOpenRequests>>[number];

const all = sql<number>`count(*) over ()`.mapWith(Number);

/** For the first page of the staff console, with the first deadline. */
export async function waitingRequests(db: Handle): Promise<Waiting & { dueAt: Date | null }> {
  const rows = await db
    .select({
      id: orders.number,
      label: orders.name,
      since: refundRequests.askedAt,
      dueAt: refundRequests.dueAt,
      all,
    })
    .from(refundRequests)
    .innerJoin(orders, eq(orders.id, refundRequests.orderId))
    .where(eq(refundRequests.state, 'open'))
    .orderBy(asc(refundRequests.dueAt), asc(refundRequests.id))
    .limit(mostWaiting);
  return { ...waitingFrom(rows), dueAt: rows[0]?.dueAt ?? null };
}
