/** Orders as staff look through them. */
import { and, asc, count, desc, eq, gte, ilike, inArray, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '../../db/handle.ts';
import { claimStatuses, type OrderStatus } from './order.ts';
import { orders } from './orders.table.ts';
import { soundsLikeCreditNote } from './refund.ts';
import { refunds } from './refunds.table.ts';
import { normaliseTransferCode } from './transfer-code.ts';

const columns = {
  id: orders.id,
  number: orders.number,
  name: orders.name,
  email: orders.email,
  itemKind: orders.itemKind,
  itemSlug: orders.itemSlug,
  locale: orders.locale,
  description: orders.description,
  amountCentimes: orders.amountCentimes,
  status: orders.status,
  paymentOption: orders.paymentOption,
  placedAt: orders.placedAt,
  transferCode: orders.transferCode,
  claimedAt: orders.claimedAt,
};

export type OrderRow = Awaited<ReturnType<typeof listOrders>>[number];

/** Newest first. `search` is looked for in number, name, e-mail, phone, transfer code and credit notes; `before` excludes, `from` includes. */
export async function listOrders(
  db: Handle,
  filter: { status: OrderStatus | null; search: string; before: Date | null; from?: Date; most: number },
) {
  return db
    .select(columns)
    .from(orders)
    .where(
      and(
        filter.status === null ? undefined : eq(orders.status, filter.status),
        filter.before === null ? undefined : lt(orders.placedAt, filter.before),
        filter.from === undefined ? undefined : gte(orders.placedAt, filter.from),
        searchFor(filter.search),
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(filter.most);
}

const pageLength = 50;

/**
 * A page of at most 50, newest first; it is longer only when several orders share the instant at its end, so that none is
 * skipped. `next` is where the following page begins: its `before`; null on the last one.
 */
export async function readOrdersPage(
  db: Handle,
  filter: { status: OrderStatus | null; search: string; before: Date | null },
): Promise<{ rows: OrderRow[]; next: Date | null }> {
  const found = await listOrders(db, { ...filter, most: pageLength + 1 });
  const last = found.length > pageLength ? (found[pageLength - 1] ?? null) : null;
  if (last === null) return { rows: found, next: null };
  const splitsAnInstant = found[pageLength]?.placedAt.getTime() === last.placedAt.getTime();
  const rows = splitsAnInstant
    ? await listOrders(db, { ...filter, from: last.placedAt, most: 1_000 })
    : found.slice(0, pageLength);
  return { rows, next: last.placedAt };
}

/** Of several orders the one that opens something, else the newest. Orders made on test screens are nobody's. */
export async function findOrderOfEmail(db: Handle, email: string): Promise<OrderRow | null> {
  const opens: OrderStatus = 'Payment Confirmed';
  const [row] = await db
    .select(columns)
    .from(orders)
    .where(and(eq(orders.email, email), ne(orders.itemKind, 'test')))
    .orderBy(sql`${orders.status} = ${opens} desc`, desc(orders.placedAt), desc(orders.id))
    .limit(1);
  return row ?? null;
}

const containing = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Fewer signs would be found nearly everywhere once what stands between them is left out. */
const fewestSigns = 4;

function searchFor(typed: string): SQL | undefined {
  const text = typed.replaceAll('\0', '').trim().slice(0, 100);
  if (text === '') return undefined;
  const fields = [orders.number, orders.name, orders.email, orders.phone, orders.transferCode];
  return or(...fields.map((field) => ilike(field, containing(text))), ...asDictated(text));
}

/** Numbers as people group, dictate and shorten them: '06 12 34 56 78', 'CP-9988 7766', 'MEM 951399', 'CN 2026 0004'. */
function asDictated(text: string): SQL[] {
  const signs = normaliseTransferCode(text);
  if (signs.length < fewestSigns || !/\d/.test(signs)) return [];
  const pattern = containing(signs);
  const found = [
    sql`replace(${orders.number}, '-', '') ilike ${pattern}`,
    ilike(orders.transferCode, pattern),
  ];
  // Stored with its country: '+212612345678'.
  const national = signs.replace(/^(00)?(212)?0?/, '');
  const isPhone = /^[\p{Nd}\p{Cf}\s+().\-/\u2010-\u2015]+$/u.test(text) && national.length >= fewestSigns;
  if (isPhone) found.push(ilike(orders.phone, containing(national)));
  if (soundsLikeCreditNote(signs))
    found.push(
      sql`exists (select 1 from ${refunds} where ${refunds.orderId} = ${orders.id} and replace(${refunds.creditNoteNumber}, '-', '') ilike ${pattern})`,
    );
  return found;
}

/** Claims are decided within days: more of one kind never wait at once. */
const mostClaims = 500;

/** Claims of one kind that wait, the longest waiting first: whoever looks for money begins there. */
export const listClaims = (
  db: Handle,
  filter: { status: OrderStatus; search: string },
): Promise<OrderRow[]> =>
  db
    .select(columns)
    .from(orders)
    .where(and(eq(orders.status, filter.status), searchFor(filter.search)))
    .orderBy(asc(orders.claimedAt), asc(orders.id))
    .limit(mostClaims);

/** Claims that wait for a decision. */
export async function countClaims(db: Handle): Promise<number> {
  const [row] = await db
    .select({ claims: count() })
    .from(orders)
    .where(inArray(orders.status, claimStatuses));
  return row?.claims ?? 0;
}

/** Buyers who chose another way to pay, which somebody must agree with them. */
export async function countOtherMethod(db: Handle): Promise<number> {
  const [row] = await db
    .select({ waiting: count() })
    .from(orders)
    .where(eq(orders.status, 'Pending Other Payment Method'));
  return row?.waiting ?? 0;
}
