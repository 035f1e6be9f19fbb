/** Rows of refunds. Lock order: the order's row, its attempt, then the refund. */
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  like,
  lte,
  ne,
  not,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { isUuid } from '../../platform/text/typed-text.ts';
import {
  creditNoteCount,
  creditNoteNumber,
  creditNotesOf,
  openRefundStates,
  type RefundShow,
  type RefundState,
  shownStatus,
  type ShownStatus,
} from '../orders/refund.ts';
import { hasMoney, type Order, orderStatuses } from '../orders/order.ts';
import { orders, paymentAttempts } from '../orders/orders.table.ts';
import { refunds } from './refunds.table.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';

export type Refund = typeof refunds.$inferSelect;

export async function findRefund(db: Handle, id: string): Promise<Refund | null> {
  if (!isUuid(id)) return null;
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
  return row ?? null;
}

/**
 * The order's refunds in the order in which they were decided. Inside a transaction that holds the order they do not change.
 */
export async function readRefundsOf(db: Handle, orderId: string): Promise<Refund[]> {
  return db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.decidedAt), asc(refunds.creditNoteNumber));
}

/** The status of orders as people read it, by their ids: of refunded ones whether the money has left. */
export async function readShown(
  db: Handle,
  some: readonly Pick<Order, 'id' | 'status' | 'refundedCentimes'>[],
): Promise<Map<string, ShownStatus>> {
  const refunded = some.flatMap(({ id, status }) => (status === 'Refunded' ? [id] : []));
  const rows =
    refunded.length === 0
      ? []
      : await db
          .select({ orderId: refunds.orderId, state: refunds.state })
          .from(refunds)
          .where(and(inArray(refunds.orderId, refunded), eq(refunds.isDuplicate, false)));
  const statesOf = (order: string) =>
    rows.flatMap(({ orderId, state }) => (orderId === order ? [state] : []));
  return new Map(some.map((order) => [order.id, shownStatus(order, statesOf(order.id))]));
}

const refundOf = (db: Handle, condition?: SQL) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(refunds)
      .where(and(eq(refunds.orderId, orders.id), eq(refunds.isDuplicate, false), condition)),
  );

/** Orders that are shown with this status: the condition of `shownStatus`. */
export function isShownAs(db: Handle, shown: ShownStatus): SQL | undefined {
  const isIn = (...states: readonly RefundState[]) => refundOf(db, inArray(refunds.state, [...states]));
  const isPart = and(inArray(orders.status, orderStatuses.filter(hasMoney)), gt(orders.refundedCentimes, 0));
  const ofRefunded = (condition?: SQL) => and(eq(orders.status, 'Refunded'), condition);
  switch (shown) {
    case 'partly-refunded':
      return and(isPart, ne(orders.status, 'Refunded'));
    case 'pay-back-failed':
      return ofRefunded(isIn('failed'));
    case 'paid-back':
      return ofRefunded(and(isIn('done'), not(isIn(...openRefundStates))));
    case 'Refunded':
      return ofRefunded(and(not(isIn('failed')), or(isIn('due', 'pending'), not(isIn('done')))));
    default:
      return hasMoney(shown)
        ? and(eq(orders.status, shown), eq(orders.refundedCentimes, 0))
        : eq(orders.status, shown);
  }
}

const inList = {
  id: refunds.id,
  orderNumber: orders.number,
  name: orders.name,
  amountCentimes: refunds.amountCentimes,
  way: refunds.way,
  state: refunds.state,
  isDuplicate: refunds.isDuplicate,
  isWhole: refunds.isWhole,
  gateway: paymentAttempts.gateway,
  dueAt: refunds.dueAt,
  decidedAt: refunds.decidedAt,
  doneAt: refunds.doneAt,
  paidOn: refunds.paidOn,
  creditNoteNumber: refunds.creditNoteNumber,
};

const withOrder = (db: Handle) =>
  db
    .select(inList)
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId));

/** A page of refunds; `which` narrows it by their orders. */
export const readRefundPage = (
  db: Handle,
  { show, which, skip, most }: { show: RefundShow; which: SQL | undefined; skip: number; most: number },
) => {
  // Found first, all at once: looking at the order of one refund after the other takes seconds where nothing matches.
  const found = db.select({ id: orders.id }).from(orders).where(which);
  return withOrder(db)
    .where(
      and(
        show === 'open' ? inArray(refunds.state, [...openRefundStates]) : eq(refunds.state, 'done'),
        which && sql`${refunds.orderId} = any(array(${found}))`,
      ),
    )
    .orderBy(
      show === 'open' ? asc(refunds.dueAt) : desc(refunds.doneAt),
      show === 'open' ? asc(refunds.creditNoteNumber) : desc(refunds.creditNoteNumber),
    )
    .offset(skip)
    .limit(most);
};

/** The refunds of one order, in the order of their numbers. */
export const readRefundsInList = (db: Handle, orderNumber: string) =>
  withOrder(db).where(eq(orders.number, orderNumber)).orderBy(asc(refunds.creditNoteNumber));

/** Payments that came a second time and that nobody has begun to pay back, the oldest first. Amounts in centimes of MAD. */
export const readDuplicatePayments = (db: Handle, most: number) =>
  db
    .select({
      reference: paymentAttempts.reference,
      gateway: paymentAttempts.gateway,
      amountCentimes: paymentAttempts.amountCentimes,
      paidAt: paymentAttempts.settledAt,
      orderNumber: orders.number,
      name: orders.name,
    })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(
      and(
        eq(paymentAttempts.isDuplicate, true),
        notExists(
          db
            .select({ id: refunds.id })
            .from(refunds)
            .where(and(eq(refunds.attemptId, paymentAttempts.id), ne(refunds.state, 'cancelled'))),
        ),
      ),
    )
    .orderBy(asc(paymentAttempts.settledAt))
    .limit(most);

/** Locked for other instances meanwhile: longer than any question to a gateway lasts. */
const leaseMs = 2 * 60_000;

/** Null when the key is taken: the same form was sent before. */
export async function insertRefund(tx: Handle, refund: typeof refunds.$inferInsert): Promise<Refund | null> {
  const [row] = await tx
    .insert(refunds)
    .values(refund)
    .onConflictDoNothing({ target: refunds.id })
    .returning();
  return row ?? null;
}

/** The row, held until the transaction ends. Lock its order first. */
export async function lockRefund(tx: Handle, id: string): Promise<Refund | null> {
  if (!isUuid(id)) return null;
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  return row ?? null;
}

export type RefundChange = Partial<
  Pick<
    Refund,
    | 'state'
    | 'way'
    | 'payout'
    | 'providerReference'
    | 'runAt'
    | 'lastProblem'
    | 'doneBy'
    | 'doneAt'
    | 'paidOn'
    | 'dueAt'
  >
>;

/** Moves a held refund on from certain states only: whoever comes second changes nothing, and gets null. */
export async function moveRefund(
  tx: Handle,
  { id }: Pick<Refund, 'id'>,
  from: readonly RefundState[],
  change: RefundChange,
): Promise<Refund | null> {
  const [row] = await tx
    .update(refunds)
    .set(change)
    .where(and(eq(refunds.id, id), inArray(refunds.state, [...from])))
    .returning();
  return row ?? null;
}

/** The next number of the year, held until the transaction ends so that no two credit notes share one. */
export async function nextCreditNote(tx: Handle, at: Date): Promise<string> {
  const year = dateInMorocco(at).slice(0, 4);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('credit-notes', 0))`);
  const { creditNoteNumber: number } = refunds;
  const [last] = await tx
    .select({ number })
    .from(refunds)
    .where(like(number, `${creditNotesOf(year)}%`))
    // A longer number is a later one: after 9999 comes 10000.
    .orderBy(desc(sql`length(${number})`), desc(number))
    .limit(1);
  return creditNoteNumber(year, last ? creditNoteCount(last.number) + 1 : 1);
}

/**
 * Takes refunds whose turn has come, for `leaseMs`: of two jobs that run at once each gets other ones. A crash while asking
 * leaves the row due again; the gateway is then asked with the same key.
 */
export async function claimRefunds(
  tx: Handle,
  { at, most, only }: { at: Date; most: number; only?: string },
): Promise<Refund[]> {
  const found = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        inArray(refunds.state, ['due', 'pending']),
        eq(refunds.way, 'gateway'),
        lte(refunds.runAt, at),
        only === undefined ? undefined : eq(refunds.id, only),
      ),
    )
    .orderBy(asc(refunds.runAt))
    .limit(most)
    .for('update', { skipLocked: true });
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  return tx
    .update(refunds)
    .set({ runAt: new Date(at.getTime() + leaseMs), attempts: sql`${refunds.attempts} + 1` })
    .where(inArray(refunds.id, ids))
    .returning();
}

/** Open refunds whose deadline comes before an instant. */
export const readRefundsDueBefore = (db: Handle, dueBefore: Date, most: number) =>
  db
    .select({ id: refunds.id, orderId: refunds.orderId })
    .from(refunds)
    .where(and(inArray(refunds.state, [...openRefundStates]), lte(refunds.dueAt, dueBefore)))
    .orderBy(asc(refunds.dueAt))
    .limit(most);
