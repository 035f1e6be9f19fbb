/**
 * Rows of orders. Lock order of the whole app, so that no two transactions wait for each other: the order's row first, then
 * its attempt, its refund, then the numbers of credit notes; or how often it gave a code, then its transfer code; or the
 * waitlist entry of its private link, then its coupon; then the calendar of its expert; the item's code stock (with its
 * entitlements); and last the plan of a course in parts, before the entitlement it pauses. Who holds a later lock never asks
 * for an earlier one. Placing holds an entry, a coupon, a calendar or a plan before its order exists, which nobody else can
 * hold.
 *
 * Orders are held FOR NO KEY UPDATE: whoever adds a line that only points at an order (codes given to those who wait, under
 * the stock's lock) does not wait for it, and so holds up nobody who holds the order and waits for the stock.
 */
import { and, asc, eq, getTableColumns, gt, inArray, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Handle } from '../../platform/db/handle.ts';
import { openingEmails } from '../../academy/emails/post-emails.service.ts';
import type { Addressee } from '../../academy/emails/phones.service.ts';
import { isUntakenAddress } from '../../platform/people/mailbox.ts';
import { refuseOwnOrder, type Decider, type OwnOrder } from '../../academy/staff/own-order.ts';
import {
  type AuditContext,
  type Detail,
  grantsAccess,
  isGift,
  nextStatusOf,
  onlyWhenFree,
  type Order,
  type OrderEvent,
  readOrderNumber,
  statusesBefore,
  whoMayCause,
} from './order.ts';
import { type HistoryLine, writeHistory } from './order-history.service.ts';
import { orderHistory, orders, slipAsCode } from './orders.table.ts';

/** A row for others: without what is never shown, and what the reports alone read. */
const shown = <Row extends Record<keyof typeof orders._.columns, unknown>>({
  idempotencyKey: _neverShown,
  searchText: _ofStaff,
  owner: _asBefore,
  agreedToCounting: _ofTheReport,
  utmSource: _source,
  utmMedium: _medium,
  utmCampaign: _campaign,
  ...others
}: Row) => others;

export const orderColumns = shown(getTableColumns(orders));

/** What may be written beside a status. What was ordered, promised and agreed to, and the times of placing, are for ever. */
export type OrderChange = Partial<
  Omit<
    Order,
    | 'id'
    | 'number'
    | 'locale'
    | 'itemKind'
    | 'itemSlug'
    | 'description'
    | 'status'
    | 'confirmedAgeAt'
    | 'refundDays'
    | 'months'
    | 'termsVersion'
    | 'placedAt'
    | 'updatedAt'
    | 'freeAs'
    | 'freeWhy'
    | 'doubleSeenAt'
  >
>;

/** In SQL: the normalised address of whoever owns what an order opens, recipient or buyer. As `mailboxOf`. */
export const ownerOfRow = ({ email, recipientEmail }: Record<'email' | 'recipientEmail', AnyPgColumn>): SQL =>
  sql`regexp_replace(lower(coalesce(${recipientEmail}, ${email})), '[+][^@]*(?=@)', '')`;

/** Text that a token can be: anything else is unknown without asking the database (which refuses zero bytes). */
const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{20,100}$/.test(text);

const there = (rows: string) => sql<boolean>`exists (select 1 from ${sql.raw(rows)})`;

/** What there is about an order beside its row: asked with it, so that nobody asks for what is not there. */
const beside = {
  visits: there('payment_attempts where order_id = orders.id'),
  access: there('entitlements where order_id = orders.id'),
  seat: there('enrolments where order_id = orders.id'),
  /** The group of the seat. */
  seatIn: sql<string | null>`(select cohort_id from enrolments where order_id = orders.id)`,
  rights: there('coupons where granted_by_order = orders.id'),
  refunds: there('refunds where order_id = orders.id'),
  refundRequests: there('refund_requests where order_id = orders.id'),
  plan: sql<boolean>`(${there('instalment_plans where order_id = orders.id')} or ${there('instalments where order_id = orders.id')})`,
};

/** An order for reading, with what there is beside it. */
export type OrderFound = Order & {
  has: Record<Exclude<keyof typeof beside, 'seatIn'>, boolean> & { seatIn: string | null };
};

const found = { ...orderColumns, has: beside };

/** For reading only: the row is not held. A text that cannot be a token is an unknown order. */
export async function findOrderByToken(db: Handle, token: string): Promise<OrderFound | null> {
  if (!isToken(token)) return null;
  const [row] = await db.select(found).from(orders).where(eq(orders.token, token));
  return row ?? null;
}

/** `code`: as `readGiftCode` gives it. */
export async function findOrderOfGift(db: Handle, code: string): Promise<Order | null> {
  const [row] = await db.select(orderColumns).from(orders).where(eq(orders.giftCode, code));
  return row ?? null;
}

/** The address of an order that is no gift. */
export async function findEmailOfToken(db: Handle, token: string): Promise<string | null> {
  if (!isToken(token)) return null;
  const mine = and(eq(orders.token, token), isNull(orders.recipientEmail));
  const [row] = await db.select({ email: orders.email }).from(orders).where(mine);
  return row?.email ?? null;
}

export async function findOrderByNumber(db: Handle, text: string): Promise<OrderFound | null> {
  const number = readOrderNumber(text);
  if (number === null) return null;
  const [row] = await db.select(found).from(orders).where(eq(orders.number, number));
  return row ?? null;
}

export async function findOrder(db: Handle, id: string): Promise<OrderFound | null> {
  const [row] = await db.select(found).from(orders).where(eq(orders.id, id));
  return row ?? null;
}

/** The order's row, held until the transaction ends: other writers wait here. */
export async function lockOrderByToken(tx: Handle, token: string): Promise<Order | null> {
  if (!isToken(token)) return null;
  const [row] = await tx
    .select(orderColumns)
    .from(orders)
    .where(eq(orders.token, token))
    .for('no key update');
  return row ?? null;
}

/** Like `lockOrderByToken`, for staff: a number is for people and proves nothing. */
export async function lockOrderByNumber(tx: Handle, text: string): Promise<Order | null> {
  const number = readOrderNumber(text);
  if (number === null) return null;
  const [row] = await tx
    .select(orderColumns)
    .from(orders)
    .where(eq(orders.number, number))
    .for('no key update');
  return row ?? null;
}

export async function lockOrder(tx: Handle, id: string): Promise<Order | null> {
  const [row] = await tx.select(orderColumns).from(orders).where(eq(orders.id, id)).for('no key update');
  return row ?? null;
}

export type NotToDecide = OwnOrder | { ok: false; reason: 'order-not-found' };

/** Locked for a staff decision about its money or access; refused for an order of their own. */
export async function lockToDecide(
  tx: Handle,
  staff: Decider,
  which: { number: string } | { id: string },
): Promise<{ ok: true; order: Order } | NotToDecide> {
  const order = await ('id' in which ? lockOrder(tx, which.id) : lockOrderByNumber(tx, which.number));
  if (!order) return { ok: false, reason: 'order-not-found' };
  return refuseOwnOrder(staff, order) ?? { ok: true, order };
}

/** The order that an opened form made already, held until the transaction ends. */
export async function lockOrderOfKey(tx: Handle, idempotencyKey: string): Promise<Order | null> {
  const [row] = await tx
    .select(orderColumns)
    .from(orders)
    .where(eq(orders.idempotencyKey, idempotencyKey))
    .for('no key update');
  return row ?? null;
}

/** The number of the order that a key made already; holds nothing. */
export async function findNumberOfKey(db: Handle, idempotencyKey: string): Promise<string | null> {
  const [row] = await db
    .select({ number: orders.number })
    .from(orders)
    .where(eq(orders.idempotencyKey, idempotencyKey));
  return row?.number ?? null;
}

/** Unpaid orders whose time is over, held until the transaction ends; ones that are being changed now are left out. */
export async function lockExpired(tx: Handle, now: Date, most: number): Promise<Order[]> {
  return tx
    .select(orderColumns)
    .from(orders)
    .where(and(inArray(orders.status, statusesBefore('expire')), lte(orders.expiresAt, now)))
    .orderBy(asc(orders.expiresAt))
    .limit(most)
    .for('no key update', { skipLocked: true });
}

/** The columns of an order that nobody has begun to pay; the table's defaults fill the others. */
export type NewOrder = Omit<typeof orders.$inferInsert, 'status'>;

/** Writes its first line of history too. Null when the key, the number or the token is taken: the caller finds out which, and retries with other random bytes. */
export async function insertOrder(tx: Handle, order: NewOrder, action: AuditContext): Promise<Order | null> {
  const unpaid = { ...order, status: 'Pending Payment' } as const;
  const [placed] = await tx.insert(orders).values(unpaid).onConflictDoNothing().returning();
  if (!placed) return null;
  const written = shown(placed);
  const line = { orderId: written.id, event: 'place', toStatus: written.status, order: written } as const;
  await writeHistory(tx, line, action);
  return written;
}

/** A bug, not a visitor's fault: no service lets a buyer confirm. */
function assertMayCause({ actor }: AuditContext, event: OrderEvent): void {
  const [kind] = actor.split(':');
  if (!whoMayCause[event].some((one) => one === kind)) throw new Error(`${actor} may not cause '${event}'.`);
}

type Move = { change?: OrderChange; detail?: Detail };

/** What happens to an order right before something else, in the same write, with a line of its own. */
export type MoveBefore = Move & { event: OrderEvent };

/**
 * Moves a locked order by the table of statuses and writes the line of history. Null when the event may not happen from
 * the status the row really has: the WHERE repeats the table's rule, so that even a caller without the lock comes second. With
 * `unlessAlready` a move to the status the order has already is nothing.
 */
export async function moveOrder(
  tx: Handle,
  order: Order,
  event: OrderEvent,
  action: AuditContext,
  also: Move & { unlessAlready?: boolean; after?: MoveBefore | undefined } = {},
): Promise<Order | null> {
  const { after, change, detail } = also;
  const steps = [...(after ? [after] : []), { event, change, detail }];
  const lines: HistoryLine[] = [];
  let { status } = order;
  for (const step of steps) {
    assertMayCause(action, step.event);
    const toStatus = nextStatusOf({ ...order, status }, step.event);
    if (toStatus === null) return null;
    lines.push({ orderId: order.id, event: step.event, fromStatus: status, toStatus, detail: step.detail });
    status = toStatus;
  }
  if (also.unlessAlready && status === order.status) return order;
  const [moved] = await tx
    .update(orders)
    .set({ ...after?.change, ...change, status, updatedAt: action.at })
    .where(
      and(
        eq(orders.id, order.id),
        eq(orders.status, order.status),
        inArray(orders.status, statusesBefore(after?.event ?? event)),
        steps.some((step) => onlyWhenFree.has(step.event)) ? eq(orders.amountCentimes, 0) : undefined,
      ),
    )
    .returning(orderColumns);
  if (!moved) return null;
  for (const line of lines) await writeHistory(tx, { ...line, order: moved }, action);
  return moved;
}

/** Changes a locked order without moving its status. Throws when the order is gone, which nobody does to a held one. */
export async function changeOrder(tx: Handle, order: Order, change: OrderChange, at: Date): Promise<Order> {
  const [changed] = await tx
    .update(orders)
    .set({ ...change, updatedAt: at })
    .where(eq(orders.id, order.id))
    .returning(orderColumns);
  if (!changed) throw new Error(`Order ${order.number} disappeared.`);
  return changed;
}

/**
 * Whether another order already has this code of a transfer, or staff recorded a payment of one under it. Locks the code until the transaction ends, so that of two buyers typing one
 * code at once the second sees the first; the unique index guards it too.
 */
export async function transferCodeIsTaken(tx: Handle, code: string, byOtherThan: Order): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`transfer-code:${code}`}, 0))`);
  const { orderId, event } = orderHistory;
  const [other] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.transferCode, code), ne(orders.id, byOtherThan.id)))
    .unionAll(
      tx
        .select({ id: orderId })
        .from(orderHistory)
        .where(and(eq(event, 'record-payment'), eq(slipAsCode, code), ne(orderId, byOtherThan.id))),
    )
    .limit(1);
  return other !== undefined;
}

/** Of several orders of the same owner and thing. False when all were seen before. */
export async function noteDoublesSeen(tx: Handle, numbers: readonly string[], at: Date): Promise<boolean> {
  const rows = await tx
    .update(orders)
    .set({ doubleSeenAt: at })
    .where(and(inArray(orders.number, [...numbers]), isNull(orders.doubleSeenAt)))
    .returning({ id: orders.id });
  return rows.length > 0;
}

/** Opened by a gift: written to whom it is for, whose number nobody gave. */
const openings: ReadonlySet<string> = new Set([
  ...openingEmails,
  'live-day',
  'live-hour',
  'study-time',
  'trainer-wrote',
]);

/** Whom an e-mail about the order is written to, and the number they gave with it. */
export async function readAddressee(
  db: Handle,
  { orderId, emailName }: { orderId: string; emailName: string },
): Promise<Addressee | null> {
  const { email, phone, recipientEmail } = orders;
  const [row] = await db.select({ email, phone, recipientEmail }).from(orders).where(eq(orders.id, orderId));
  if (!row) return null;
  return isGift(row) && openings.has(emailName)
    ? { email: row.recipientEmail ?? '', phone: '' }
    : { email: row.email, phone: row.phone };
}

/** Whether an order has a price at all. */
export async function costsMoney(db: Handle, orderId: string): Promise<boolean> {
  const { id, amountCentimes } = orders;
  const rows = await db
    .select({ id })
    .from(orders)
    .where(and(eq(id, orderId), gt(amountCentimes, 0)));
  return rows.length > 0;
}

/** Whether they ever paid for an order; a free one does not count. Only then does a code to a number of theirs cost us anything. */
export async function hasPaid(db: Handle, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        or(eq(orders.email, email), eq(orders.recipientEmail, email)),
        eq(orders.status, 'Payment Confirmed'),
        gt(orders.amountCentimes, 0),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** The order of a paid gift that nobody has taken, by the code in its link; null of any other. */
export async function findGiftToTake(db: Handle, code: string): Promise<string | null> {
  const { id, giftCode } = orders;
  const [row] = await db.select({ id }).from(orders).where(eq(giftCode, code));
  return row && (await isGiftToTake(db, row.id)) ? row.id : null;
}

export async function isGiftToTake(db: Handle, orderId: string): Promise<boolean> {
  const { id, recipientEmail, status } = orders;
  const [row] = await db.select({ recipientEmail, status }).from(orders).where(eq(id, orderId));
  return row !== undefined && isUntakenAddress(row.recipientEmail ?? '') && grantsAccess(row.status);
}

/** Numbers that stand on orders of an address: nobody proved them. */
export async function readOwnPhones(db: Handle, email: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ phone: orders.phone })
    .from(orders)
    .where(and(eq(orders.email, email), sql`${orders.phone} <> ''`));
  return rows.map(({ phone }) => phone);
}
