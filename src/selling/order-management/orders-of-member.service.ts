/** What somebody ordered and was given, as their own account and staff read it by their address. */
import type { Locale } from '../../platform/i18n/locale.ts';
import { and, asc, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { Status } from '../../academy/sign-in/member.ts';
import { isPayable, type Order } from '../orders/order.ts';
import { orderHistory, orders } from '../orders/orders.table.ts';
import { payingEvents } from '../orders/refund.ts';
import { accessCodes, entitlements } from '../orders/access.table.ts';
import { staffMembers } from '../../academy/staff/staff.table.ts';
import { isOwnedBy } from '../orders/entitlements.service.ts';
import { enrolments } from '../orders/cohorts.table.ts';
import { bookings } from '../hours/bookings.table.ts';
import { instalmentPlans } from '../instalments/instalments.table.ts';
import { refundRequests, refunds } from '../refunds/refunds.table.ts';

/** What whoever proved the address sees of its orders; orders of test screens do not count. */
const ofAddress = (email: string) => and(eq(orders.email, email), ne(orders.itemKind, 'test'));

const orderColumns = {
  id: orders.id,
  number: orders.number,
  token: orders.token,
  itemKind: orders.itemKind,
  itemSlug: orders.itemSlug,
  description: orders.description,
  locale: orders.locale,
  amountCentimes: orders.amountCentimes,
  status: orders.status,
  paymentOption: orders.paymentOption,
  refundDays: orders.refundDays,
  beginsOn: orders.beginsOn,
  refundedCentimes: orders.refundedCentimes,
  placedAt: orders.placedAt,
  claimedAt: orders.claimedAt,
  expiresAt: orders.expiresAt,
  months: orders.months,
  recipientEmail: orders.recipientEmail,
};

/** Orders placed with the address, the newest first. */
export const readOrdersOf = (db: Handle, email: string) =>
  db
    .select(orderColumns)
    .from(orders)
    .where(ofAddress(email))
    .orderBy(desc(orders.placedAt), desc(orders.number));

/**
 * The same with what became of their money: when it came in, the credit notes of what was paid back, and the request for a
 * refund that is not decided. `hasHour`: an hour with an expert belongs to it.
 */
export function readOrdersWithMoney(db: Handle, email: string) {
  const paidAt = db
    .select({ at: orderHistory.at })
    .from(orderHistory)
    .where(and(eq(orderHistory.orderId, orders.id), inArray(orderHistory.event, [...payingEvents])))
    .orderBy(asc(orderHistory.position))
    .limit(1);
  const ofDone = and(eq(refunds.orderId, orders.id), eq(refunds.state, 'done'));
  return db
    .select({
      ...orderColumns,
      paidAt: sql<Date | null>`${paidAt}`.mapWith(orderHistory.at),
      creditNotes: sql<
        string[]
      >`(select coalesce(jsonb_agg(credit_note_number order by decided_at, credit_note_number), '[]') from refunds where ${ofDone})`,
      askedAt: refundRequests.askedAt,
      askedDueAt: refundRequests.dueAt,
      hasHour: sql<boolean>`exists (select 1 from ${bookings} where ${bookings.orderId} = ${orders.id})`,
    })
    .from(orders)
    .leftJoin(refundRequests, and(eq(refundRequests.orderId, orders.id), eq(refundRequests.state, 'open')))
    .where(ofAddress(email))
    .orderBy(desc(orders.placedAt), desc(orders.number));
}

/** What confirmed orders and gifts opened to the address, the newest first, without what was ended. */
export const readOpenedFor = (db: Handle, email: string) =>
  db
    .select({
      orderId: orders.id,
      token: orders.token,
      number: orders.number,
      itemKind: orders.itemKind,
      itemSlug: orders.itemSlug,
      description: orders.description,
      locale: orders.locale,
      recipientEmail: orders.recipientEmail,
      isClassroom: sql<boolean>`${enrolments.id} is not null`,
      code: accessCodes.code,
      servedAt: entitlements.servedAt,
      grantedAt: entitlements.grantedAt,
      pausedAt: entitlements.pausedAt,
      endsOn: entitlements.endsOn,
    })
    .from(entitlements)
    .innerJoin(orders, eq(orders.id, entitlements.orderId))
    .leftJoin(accessCodes, eq(accessCodes.orderId, orders.id))
    .leftJoin(enrolments, eq(enrolments.orderId, orders.id))
    .where(
      and(
        isOwnedBy(email),
        ne(orders.itemKind, 'test'),
        eq(orders.status, 'Payment Confirmed'),
        isNull(entitlements.revokedAt),
      ),
    )
    .orderBy(desc(entitlements.grantedAt), desc(orders.number));

/** Hours with experts, the next one first, without expired holds. */
export const readBookingsOf = (db: Handle, email: string) =>
  db
    .select({
      orderId: orders.id,
      number: orders.number,
      status: orders.status,
      token: orders.token,
      description: orders.description,
      service: bookings.service,
      expert: bookings.expert,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      state: bookings.state,
      heldUntil: bookings.heldUntil,
      timeZone: bookings.timeZone,
    })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .where(and(ofAddress(email), ne(bookings.state, 'released')))
    .orderBy(asc(bookings.startsAt));

/** Refunds shown to the buyer; `creditNoteNumber` is set once it is done. */
export async function readRefundsOfOrders(db: Handle, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  return db
    .select({
      orderId: refunds.orderId,
      state: refunds.state,
      amountCentimes: refunds.amountCentimes,
      creditNoteNumber: refunds.creditNoteNumber,
      dueAt: refunds.dueAt,
    })
    .from(refunds)
    .where(and(inArray(refunds.orderId, [...orderIds]), ne(refunds.state, 'cancelled')))
    .orderBy(asc(refunds.decidedAt), asc(refunds.creditNoteNumber));
}

/** Refund requests that are not decided. */
export async function readRequestsOfOrders(db: Handle, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  const { orderId, askedAt, dueAt, amountCentimes, state } = refundRequests;
  return db
    .select({ orderId, askedAt, dueAt, amountCentimes })
    .from(refundRequests)
    .where(and(inArray(orderId, [...orderIds]), eq(state, 'open')));
}

/** Orders of courses whose instalments are still being paid. */
export const readRunningPlansOf = (db: Handle, email: string) =>
  db
    .select({ description: orders.description })
    .from(instalmentPlans)
    .innerJoin(orders, eq(orders.id, instalmentPlans.orderId))
    .where(
      and(
        ofAddress(email),
        eq(orders.status, 'Payment Confirmed'),
        isNull(instalmentPlans.completedAt),
        isNull(instalmentPlans.endedAt),
      ),
    );

/** What somebody entered in their orders; orders of test screens do not count. */
type Given = { names: string[]; phones: string[]; locale: Locale | null };

/** Names and numbers entered in the orders of an address, the newest first, each once; and the language of the newest. */
export async function readNamesOf(db: Handle, email: string): Promise<Given> {
  const rows = await db
    .select({ name: orders.name, phone: orders.phone, locale: orders.locale })
    .from(orders)
    .where(and(ne(orders.itemKind, 'test'), eq(orders.email, email)))
    .orderBy(desc(orders.placedAt))
    .limit(100);
  const gifts = await db
    .select({ name: orders.recipientName })
    .from(orders)
    .where(eq(orders.recipientEmail, email))
    .orderBy(desc(orders.placedAt))
    .limit(100);
  const once = (texts: string[]) => [...new Set(texts.filter((text) => text !== ''))];
  return {
    names: once([...rows.map(({ name }) => name), ...gifts.map(({ name }) => name ?? '')]),
    phones: once(rows.map(({ phone }) => phone)),
    locale: rows[0]?.locale ?? null,
  };
}

/** `endsOn`: the last day of a membership for a time, 'YYYY-MM-DD' in Morocco; null where it has no end. */
export type Standing = { status: Status; endsOn: string | null };

/**
 * What an address may do, read from its orders at every request, so that a refund takes effect at once. `email` in lower case,
 * proved by a sign-in.
 */
export async function readStanding(db: Handle, email: string): Promise<Standing> {
  const isMembers = sql`${orders.itemKind} = 'membership' and ${orders.status} = 'Payment Confirmed' and coalesce(${orders.recipientEmail}, ${orders.email}) = ${email}`;
  const staff = db
    .select({ email: staffMembers.email })
    .from(staffMembers)
    .where(eq(staffMembers.email, email));
  const [row] = await db
    .select({
      isTeam: sql<boolean>`exists (${staff})`,
      all: sql<number>`count(distinct ${orders.id})`.mapWith(Number),
      confirmed:
        sql<number>`count(distinct ${orders.id}) filter (where ${orders.status} = 'Payment Confirmed')`.mapWith(
          Number,
        ),
      memberships: sql<number>`count(${entitlements.id}) filter (where ${isMembers})`.mapWith(Number),
      endsOn: sql<
        string | null
      >`case when bool_and(${entitlements.endsOn} is not null) filter (where ${entitlements.id} is not null and ${isMembers}) then max(${entitlements.endsOn}) filter (where ${isMembers}) end`,
    })
    .from(orders)
    .leftJoin(entitlements, and(eq(entitlements.orderId, orders.id), isNull(entitlements.revokedAt)))
    .where(
      and(
        // An unpaid gift gives its recipient nothing.
        or(
          eq(orders.email, email),
          and(eq(orders.recipientEmail, email), eq(orders.status, 'Payment Confirmed')),
        ),
        ne(orders.itemKind, 'test'),
      ),
    );
  const is = (status: Status): Standing => ({ status, endsOn: null });
  if (row?.isTeam) return is('team');
  if (!row || row.all === 0) return is('unknown');
  if (row.memberships > 0) return { status: 'member', endsOn: row.endsOn };
  return is(row.confirmed > 0 ? 'buyer' : 'unpaid');
}

export const readStatus = async (db: Handle, email: string): Promise<Status> =>
  (await readStanding(db, email)).status;

/**
 * The newest name and number, of the last twenty orders. Confirmed orders only: an unpaid one may be anybody's who typed the
 * address, with a number of their own. `email` in lower case, proved by a sign-in.
 */
export async function readOwnDetails(db: Handle, email: string): Promise<{ name?: string; phone?: string }> {
  const rows = await db
    .select({ name: orders.name, phone: orders.phone })
    .from(orders)
    .where(and(eq(orders.email, email), ne(orders.itemKind, 'test'), eq(orders.status, 'Payment Confirmed')))
    .orderBy(desc(orders.placedAt))
    .limit(20);
  const phone = rows.find((row) => row.phone !== '')?.phone;
  return { ...(rows[0] && { name: rows[0].name }), ...(phone !== undefined && { phone }) };
}

/** The order whose payment would open something. */
type Row = Pick<Order, 'number' | 'description' | 'itemKind' | 'itemSlug' | 'locale' | 'status' | 'token'>;

/** The newest that can be paid, else the newest, of the last twenty. `email` in lower case. */
export async function findUnpaidOrder(db: Handle, email: string): Promise<Row | null> {
  const rows = await db
    .select({
      number: orders.number,
      description: orders.description,
      itemKind: orders.itemKind,
      itemSlug: orders.itemSlug,
      locale: orders.locale,
      status: orders.status,
      token: orders.token,
    })
    .from(orders)
    .where(and(eq(orders.email, email), ne(orders.itemKind, 'test'), ne(orders.status, 'Payment Confirmed')))
    .orderBy(desc(orders.placedAt))
    .limit(20);
  return rows.find(({ status }) => isPayable(status)) ?? rows[0] ?? null;
}
