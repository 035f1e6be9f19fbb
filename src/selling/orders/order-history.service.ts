/**
 * The order's timeline and the audit trail in one: lines are added, never changed, but for the name of those of a payment that was
 * not there. Webhooks are queued where a line is written,
 * so that the two agree.
 */
import { and, asc, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import {
  type AuditContext,
  type Detail,
  isToTake,
  type MoneyMethod,
  type Order,
  type OrderStatus,
} from './order.ts';
import { orderHistory, orders } from './orders.table.ts';
import { readBundle, readCourse, readProduct, readService } from '../../academy/content/content.service.ts';
import { membershipName } from '../../academy/settings/membership.ts';
import { type EventData, type EventKind, ofOwner } from '../../academy/webhooks/event-kinds.ts';
import { recordEvent } from '../../academy/webhooks/events.service.ts';
import { phoneOfAddress } from '../../platform/people/mailbox.ts';
import { currency } from '../../platform/money/money.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { lastOf } from '../../platform/db/run-in-transaction.ts';
import { cohorts, enrolments } from './cohorts.table.ts';

export type HistoryEvent = (typeof orderHistory.$inferInsert)['event'];

export type HistoryLine = {
  orderId: string;
  event: HistoryEvent;
  /** Null on both sides when no status was involved. */
  fromStatus?: OrderStatus | null;
  toStatus?: OrderStatus | null;
  detail?: Detail | null;
  /** The code handed over with an access: for webhooks, and not kept here. */
  code?: string;
  /** The order as it has just been written, where the caller has it whole. Its seat, if it has one, is in its own group. */
  order?: Order;
};

const insertLast = lastOf(orderHistory, (tx, lines: readonly (typeof orderHistory.$inferInsert)[]) =>
  tx.insert(orderHistory).values([...lines]),
);

/** Adds one line and queues its webhooks; returns its id. */
export async function writeHistory(tx: Handle, line: HistoryLine, action: AuditContext): Promise<string> {
  const id = action.uuid();
  await insertLast(tx, {
    id,
    orderId: line.orderId,
    at: action.at,
    actor: action.actor,
    event: line.event,
    fromStatus: line.fromStatus ?? null,
    toStatus: line.toStatus ?? null,
    detail: line.detail ?? null,
  });
  await queueHistoryWebhooks(tx, line, action.at);
  return id;
}

/** A confirmation was taken back: its lines stay under other names, so that nothing counts their money. */
export const voidPayment = (tx: Handle, orderId: string) =>
  tx
    .update(orderHistory)
    .set({ event: sql`${orderHistory.event} || '-void'` })
    .where(
      and(eq(orderHistory.orderId, orderId), inArray(orderHistory.event, ['confirm', 'record-payment'])),
    );

/** What staff took off the order; never more than is off now, since opening it again may have given it the price of that day. */
export async function takenOffByStaff(
  db: Handle,
  { id, discountCentimes }: { id: string; discountCentimes: number },
): Promise<number> {
  if (discountCentimes === 0) return 0;
  const lines = (await readHistory(db, id)).filter(({ event }) => event === 'discount');
  const sum = lines.reduce((all, { detail }) => all + Number(detail?.['off']), 0);
  return Math.min(sum, discountCentimes);
}

/** The order's lines in the order of their writing. */
export async function readHistory(db: Handle, orderId: string) {
  return db
    .select({
      at: orderHistory.at,
      actor: orderHistory.actor,
      event: orderHistory.event,
      fromStatus: orderHistory.fromStatus,
      toStatus: orderHistory.toStatus,
      detail: orderHistory.detail,
    })
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(asc(orderHistory.position));
}

/** When one of these happened to the order last; null when none did. */
export async function lastTimeOf(
  db: Handle,
  orderId: string,
  events: readonly HistoryEvent[],
): Promise<Date | null> {
  const [line] = await db
    .select({ at: orderHistory.at })
    .from(orderHistory)
    .where(and(eq(orderHistory.orderId, orderId), inArray(orderHistory.event, [...events])))
    .orderBy(desc(orderHistory.position))
    .limit(1);
  return line?.at ?? null;
}

/** Who did this to the order last; null when nobody did. */
export async function lastActorOf(db: Handle, orderId: string, event: HistoryEvent): Promise<string | null> {
  const [line] = await db
    .select({ actor: orderHistory.actor })
    .from(orderHistory)
    .where(and(eq(orderHistory.orderId, orderId), eq(orderHistory.event, event)))
    .orderBy(desc(orderHistory.position))
    .limit(1);
  return line?.actor ?? null;
}

/** Who moved the order to the status it has now. */
export async function whoMovedLast(db: Handle, orderId: string): Promise<string | null> {
  const lines = await db
    .select({ actor: orderHistory.actor, from: orderHistory.fromStatus, to: orderHistory.toStatus })
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(desc(orderHistory.position))
    .limit(20);
  return lines.find((line) => line.to !== null && line.to !== line.from)?.actor ?? null;
}

/** What staff wrote when they recorded the payment of the row's order; null of one that came by itself. */
const recorded = (name: 'paidBy' | 'slip'): SQL =>
  sql`(select recorded.detail->>${sql.raw(`'${name}'`)} from ${orderHistory} recorded
    where recorded.order_id = ${orders.id} and recorded.event = 'record-payment' order by recorded.position desc limit 1)`;

/** Number of the slip or the line on the statement. */
export const recordedReference: SQL<string | null> = sql<string | null>`${recorded('slip')}`;

/** How the row's order was paid: cash and cheques apart from other ways that staff recorded. */
export const methodPaid: SQL<MoneyMethod | null> = sql<MoneyMethod | null>`case when ${orders.paymentOption} = 'Other Payment Methods'
    then coalesce(case ${recorded('paidBy')} when 'cash' then 'Cash' when 'cheque' then 'Cheque' end, ${orders.paymentOption})
    else ${orders.paymentOption} end`;

/** Why orders were refused or paid back, by their numbers and the instants at which it was decided. */
export async function readReasons(
  db: Handle,
  orderNumbers: readonly string[],
): Promise<{ orderNumber: string; at: Date; reason: string }[]> {
  if (orderNumbers.length === 0) return [];
  const rows = await db
    .select({ orderNumber: orders.number, at: orderHistory.at, detail: orderHistory.detail })
    .from(orderHistory)
    .innerJoin(orders, eq(orders.id, orderHistory.orderId))
    .where(
      and(
        inArray(orders.number, [...new Set(orderNumbers)]),
        inArray(orderHistory.event, ['reject', 'decide-refund', 'refund']),
      ),
    )
    .orderBy(asc(orderHistory.position));
  return rows.flatMap(({ detail, ...row }) =>
    detail?.['reason'] ? [{ ...row, reason: detail['reason'] }] : [],
  );
}

export const moneyOf = (centimes: number) => ({ centimes, currency }) as const;

/** In English, so that one thing has one name; an item that left the catalogue keeps the name it was sold by. */
async function nameOf(db: Handle, { itemKind, itemSlug, description, months }: Order): Promise<string> {
  switch (itemKind) {
    case 'course':
    case 'instalment':
      return (await readCourse(db, itemSlug))?.words.en.name ?? description;
    case 'product':
      return (await readProduct(db, itemSlug))?.words.en.name ?? description;
    case 'bundle':
      return (await readBundle(db, itemSlug))?.words.en.name ?? description;
    case 'consultation':
      return (await readService(db, itemSlug))?.words.en.title ?? description;
    case 'membership':
      return membershipName(months).en;
    case 'test':
      return description;
  }
}

type OfOrder = EventData<'access.resumed'>;
type OrderKind = Exclude<
  EventKind,
  'seat.taken' | 'seat.given_up' | 'application.received' | 'purchase.intended'
>;

export const buyNowFields = (about: {
  course: string;
  name: string;
  email: string;
  phone: string;
  at: Date;
}) =>
  ({
    course: about.course,
    customerName: about.name,
    customerEmail: about.email,
    customerPhone: about.phone,
    timestamp: about.at.toISOString(),
    action: 'buy-now',
    platform: 'web',
  }) as const;

/** Purchases on a sales page are reported with the fields that receivers of its leads know. */
async function salesFields(tx: Handle, { itemKind, itemSlug, name, email, phone, placedAt }: Order) {
  const course = itemKind === 'course' ? await readCourse(tx, itemSlug) : null;
  if (!course || course.salesStory === null) return {};
  return buyNowFields({ course: course.words.en.name, name, email, phone, at: placedAt });
}

const isOwners = (kind: OrderKind): boolean => ofOwner.some((prefix) => kind.startsWith(prefix));

const ownerIn = ({ name, email, phone, recipientName, recipientEmail }: Order) =>
  recipientEmail === null
    ? { name, email, phone }
    : { name: recipientName ?? '', email: recipientEmail, phone: phoneOfAddress(recipientEmail) ?? '' };

/**
 * Queues webhooks about an order where its history is written, so that the two agree. None for orders of the test screens: they
 * open nothing, and no money is behind them.
 */
export async function queueOrderWebhooks<K extends OrderKind>(
  tx: Handle,
  {
    kind,
    orderId,
    at,
    more,
    dedupeKey,
    read,
  }: {
    kind: K;
    orderId: string;
    at: Date;
    /** The order, where the caller has read it. */
    read?: OrderRead;
    /** What this kind reports beyond the order and its buyer. */
    more: Omit<EventData<K>, keyof OfOrder> | ((row: Order) => Promise<Omit<EventData<K>, keyof OfOrder>>);
    dedupeKey?: string;
  },
): Promise<void> {
  const known = read ?? (await readWithGroup(tx, orderId));
  if (!known) return;
  const { row, group } = known;
  const { number, status, itemKind, itemSlug, amountCentimes, locale, placedAt, name, email, phone } = row;
  if (itemKind === 'test') return;
  const ofOrder: OfOrder = {
    order: {
      number,
      status,
      item: { kind: itemKind, slug: itemSlug, name: await nameOf(tx, row) },
      ...(group && { group }),
      amount: moneyOf(amountCentimes),
      locale,
      placedAt: placedAt.toISOString(),
    },
    person: isOwners(kind) ? ownerIn(row) : { name, email, phone },
  };
  const rest = typeof more === 'function' ? await more(row) : more;
  const data = { ...ofOrder, ...rest } as EventData<K>;
  await recordEvent(tx, { kind, at, orderId, data, ...(dedupeKey === undefined ? {} : { dedupeKey }) });
}

/** A part of a price opens nothing of its own, a bundle by the orders of its parts, a booked hour is no access, and a gift that nobody has taken is opened to nobody. */
export async function queueAccessWebhooks(
  tx: Handle,
  { read: known, code, ...about }: { orderId: string; at: Date; read?: OrderRead; code: string | null },
): Promise<void> {
  const read = known ?? (await readWithGroup(tx, about.orderId));
  const kind = read?.row.itemKind;
  if (!read || kind === 'instalment' || kind === 'consultation' || kind === 'bundle' || isToTake(read.row))
    return;
  await queueOrderWebhooks(tx, { kind: 'access.granted', ...about, read, more: { code } });
  if (kind === 'membership')
    await queueOrderWebhooks(tx, { kind: 'member.joined', ...about, read, more: {} });
}

/** `code`: what was handed over with an access, if anything. A refund is reported where its money leaves. */
async function queueHistoryWebhooks(
  tx: Handle,
  {
    orderId,
    event,
    detail,
    code = null,
    order,
  }: Pick<HistoryLine, 'orderId' | 'event' | 'detail' | 'order'> & { code?: string | null },
  at: Date,
): Promise<void> {
  const about = { orderId, at };
  const known = async () => order && { read: await withGroup(tx, order) };
  switch (event) {
    case 'place':
      return queueOrderWebhooks(tx, {
        kind: 'order.placed',
        ...about,
        ...(await known()),
        more: (row) => salesFields(tx, row),
      });
    case 'confirm':
      return queueOrderWebhooks(tx, {
        kind: 'order.paid',
        ...about,
        ...(await known()),
        more: async ({ paymentOption }) => ({ paidBy: paymentOption }),
      });
    case 'take-back':
      return queueOrderWebhooks(tx, { kind: 'order.unpaid', ...about, ...(await known()), more: {} });
    case 'grant-access':
      return queueAccessWebhooks(tx, { ...about, ...(await known()), code });
    case 'end-access':
      return queueOrderWebhooks(tx, {
        kind: 'access.ended',
        ...about,
        more: { reason: detail?.['reason'] ?? 'refund' },
      });
    case 'pause-access': {
      const instalment = {
        number: Number(detail?.['part']),
        amount: moneyOf(Number(detail?.['amountCentimes'])),
      };
      return queueOrderWebhooks(tx, { kind: 'access.paused', ...about, more: { instalment } });
    }
    case 'resume-access':
      return queueOrderWebhooks(tx, { kind: 'access.resumed', ...about, more: {} });
    default:
  }
}

export type GroupOfOrder = { id: string; startsOn: string };

const groupIn = { id: cohorts.id, startsOn: cohorts.startsOn };

type OrderRead = { row: Order; group: GroupOfOrder | null };

/** An order without a seat of its own is for the group it was placed for. */
async function withGroup(tx: Handle, row: Order): Promise<OrderRead> {
  if (row.cohortId === null) return { row, group: null };
  const [group] = await tx.select(groupIn).from(cohorts).where(eq(cohorts.id, row.cohortId));
  return { row, group: group ?? null };
}

/** The group in which an order has its seat, which staff may have changed, else the one it was placed for. */
const seat = sql`case when ${enrolments.id} is null then ${orders.cohortId} else ${enrolments.cohortId} end`;

async function readWithGroup(tx: Handle, orderId: string) {
  const [read] = await tx
    .select({ row: getTableColumns(orders), group: groupIn })
    .from(orders)
    .leftJoin(enrolments, eq(enrolments.orderId, orders.id))
    .leftJoin(cohorts, eq(cohorts.id, seat))
    .where(eq(orders.id, orderId));
  return read;
}

/** Which group orders are for, by the order's id. Orders without a group are not in it. */
export async function readGroupsOf(
  db: Handle,
  orderIds: readonly string[],
): Promise<Map<string, GroupOfOrder>> {
  const rows = await db
    .select({ orderId: orders.id, ...groupIn })
    .from(orders)
    .leftJoin(enrolments, eq(enrolments.orderId, orders.id))
    .innerJoin(cohorts, eq(cohorts.id, seat))
    .where(inArray(orders.id, [...orderIds]));
  return new Map(rows.map(({ orderId, ...group }) => [orderId, group]));
}
