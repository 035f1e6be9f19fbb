/** Orders as staff find them: filtered, sorted and paged, or by what somebody typed, read out or dictated. */
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gte,
  ilike,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import {
  claimStatuses,
  type OrderStatus,
  orderStatuses,
  readOrderNumber,
  settledStatuses,
} from '../orders/order.ts';
import { awaitsRefundAnswer } from '../refunds/note-on-order.service.ts';
import { type orderErrands, type OrderGroup, orderGroups, type OrderListQuery } from './order-list.ts';
import { methodPaid } from '../orders/order-history.service.ts';
import { itemNamer } from '../orders/item-names.service.ts';
import { orders } from '../orders/orders.table.ts';
import { isShownAs, readShown } from '../refunds/refunds.service.ts';
import {
  holdsThreesOf,
  longestWord,
  matchesTyped,
  matchesWord,
  typedText,
} from '../../platform/people/find-people.ts';
import { addDays, instantInMorocco } from '../../platform/time/calendar-date.ts';
import { entitlements } from '../orders/access.table.ts';
import { isDouble, isPaidElsewhere, isUnseenDouble } from '../access/access.service.ts';
import { soundsLikeCreditNote } from '../orders/refund.ts';
import { refunds } from '../refunds/refunds.table.ts';
import { normaliseTransferCode } from '../orders/transfer-code.ts';

/** Counting further would cost more than the page: with so many results staff narrow the search. */
export const mostCounted = 10_000;

const waitsForCode = (db: Handle): SQL<boolean> =>
  exists(
    db
      .select({ one: sql`1` })
      .from(entitlements)
      .where(
        and(
          eq(entitlements.orderId, orders.id),
          isNull(entitlements.servedAt),
          isNull(entitlements.revokedAt),
        ),
      ),
  ) as SQL<boolean>;

const waitsTooLong = (lateBefore: Date): SQL =>
  sql`(${and(inArray(orders.status, claimStatuses), lt(orders.claimedAt, lateBefore))})`;
/** Never null, so that its negation is everything else. */
const isLate = (lateBefore: Date): SQL<boolean> => sql`coalesce(${waitsTooLong(lateBefore)}, false)`;

const isOneOf = <Choice extends string>(
  column: typeof orders.itemKind | typeof methodPaid,
  choices: readonly Choice[] = [],
): SQL | undefined => (choices.length === 0 ? undefined : inArray(sql`${column}`, [...choices]));

const isOrNot = (wanted: boolean | undefined, condition: SQL, opposite: SQL): SQL | undefined =>
  wanted === undefined ? undefined : wanted ? condition : opposite;

const beginOf = (date: string): Date => instantInMorocco(date, '00:00');

const isInGroup = (db: Handle, group: OrderGroup): SQL | undefined =>
  or(...orderGroups[group].map((shown) => isShownAs(db, shown)));

/** Whoever means to pay by card has done so by then; a call finds the buyer while they still want it. */
export const toCallAfterMs = 30 * 60_000;

/** Nobody has begun to pay it, and its owner has not paid for the same in another order. */
export const isUnpaidAlone = (db: Handle): SQL | undefined =>
  and(eq(orders.status, 'Pending Payment' satisfies OrderStatus), not(isPaidElsewhere(db)));

/** So for half an hour: somebody calls. */
export const isToCall = (db: Handle, now: Date): SQL | undefined =>
  and(isUnpaidAlone(db), lte(orders.placedAt, new Date(now.getTime() - toCallAfterMs)));

const isErrand: Record<(typeof orderErrands)[number], (db: Handle, now: Date) => SQL | undefined> = {
  'unpaid-orders': isToCall,
  doubles: isUnseenDouble,
  'refund-asks': awaitsRefundAnswer,
};

/** `lateBefore`: a claim made before is late. */
type ListTimes = { lateBefore: Date; now: Date };

/** The condition of a filter; undefined when it narrows nothing. */
export function conditionOf(
  db: Handle,
  filter: OrderListQuery['filter'],
  { lateBefore, now }: ListTimes,
): SQL | undefined {
  const { search = '', itemSlug = '', placedFrom, placedTo } = filter;
  return and(
    or(...(filter.statuses ?? []).map((shown) => isShownAs(db, shown))),
    filter.group && isInGroup(db, filter.group),
    isOneOf(orders.itemKind, filter.kinds),
    isOneOf(methodPaid, filter.methods),
    itemSlug === '' ? undefined : eq(orders.itemSlug, itemSlug),
    placedFrom === undefined ? undefined : gte(orders.placedAt, beginOf(placedFrom)),
    placedTo === undefined ? undefined : lt(orders.placedAt, beginOf(addDays(placedTo, 1))),
    isOrNot(filter.late, waitsTooLong(lateBefore), not(isLate(lateBefore))),
    isOrNot(filter.awaitsCode, waitsForCode(db), not(waitsForCode(db))),
    isOrNot(filter.double, isDouble(db), not(isDouble(db))),
    filter.errand && isErrand[filter.errand](db, now),
    filter.numbers && inArray(orders.number, filter.numbers),
    searchFor(db, search),
  );
}

/** Equal rows are sorted newest first, so that no row is on two pages. */
function orderOf({ by, direction }: OrderListQuery['sort']): SQL[] {
  const direct = direction === 'asc' ? asc : desc;
  if (by === 'placedAt') return [direct(orders.placedAt), direct(orders.id)];
  const newest = [desc(orders.placedAt), desc(orders.id)];
  // Orders without a claimed transfer come after those with one, in both directions.
  if (by === 'claimedAt') return [sql`${direct(orders.claimedAt)} nulls last`, ...newest];
  return [direct(orders[by]), ...newest];
}

/** How many orders are in each group, null beyond what is counted. */
export async function countGroups(db: Handle): Promise<Record<OrderGroup, number | null>> {
  const of = (group: OrderGroup) => upTo(db, isInGroup(db, group));
  const [row] = await db
    .select({ unpaid: of('unpaid'), toConfirm: of('to-confirm'), refundDue: of('refund-due') })
    .from(sql`(select 1) as one`);
  const told = (hits = 0) => (hits > mostCounted ? null : hits);
  return {
    unpaid: told(row?.unpaid),
    'to-confirm': told(row?.toConfirm),
    'refund-due': told(row?.refundDue),
  };
}

/** Counts no further than that there are too many. */
function upTo(db: Handle, condition: SQL | undefined): SQL<number> {
  const some = db
    .select({ id: orders.id })
    .from(orders)
    .where(condition)
    .limit(mostCounted + 1)
    .as('some');
  return sql`(select count(*) from ${some})`.mapWith(Number);
}

/** Null beyond what is counted. */
async function countUpTo(db: Handle, condition: SQL | undefined): Promise<number | null> {
  const [row] = await db.select({ hits: upTo(db, condition) }).from(sql`(select 1) as one`);
  const hits = row?.hits ?? 0;
  return hits > mostCounted ? null : hits;
}

async function readRows(db: Handle, { query, lateBefore }: Asked, condition: SQL | undefined) {
  const order = orderOf(query.sort);
  // Pages far back are counted off in an index: only the rows that are shown are read whole.
  const ids = db
    .select({ id: orders.id })
    .from(orders)
    .where(condition)
    .orderBy(...order)
    .limit(query.perPage + 1)
    .offset((query.page - 1) * query.perPage);
  return db
    .select({
      id: orders.id,
      number: orders.number,
      name: orders.name,
      email: orders.email,
      phone: orders.phone,
      itemKind: orders.itemKind,
      itemSlug: orders.itemSlug,
      locale: orders.locale,
      description: orders.description,
      amountCentimes: orders.amountCentimes,
      refundedCentimes: orders.refundedCentimes,
      freeAs: orders.freeAs,
      status: orders.status,
      method: methodPaid,
      placedAt: orders.placedAt,
      transferCode: orders.transferCode,
      claimedAt: orders.claimedAt,
      awaitsCode: waitsForCode(db),
      isLate: isLate(lateBefore),
      isDouble: isDouble(db),
    })
    .from(orders)
    .where(inArray(orders.id, ids))
    .orderBy(...order);
}

type Asked = ListTimes & { query: OrderListQuery };

/**
 * One page and whether more follow. `total` is null when more than 10,000 orders fit; `hasNext` is always right. Money in
 * centimes of MAD.
 */
export async function findOrders(db: Handle, asked: Asked) {
  const { query } = asked;
  const condition = conditionOf(db, query.filter, asked);
  const found = await readRows(db, asked, condition);
  const page = found.slice(0, query.perPage);
  const [shown, itemOf] = await Promise.all([readShown(db, page), itemNamer(db)]);
  const rows = page.map(({ id, refundedCentimes: _inShown, ...row }) => ({
    ...row,
    item: itemOf(row),
    shown: shown.get(id) ?? row.status,
  }));
  const hasNext = found.length > query.perPage;
  // Whoever sees the end of the list has counted it.
  const isTheEnd = !hasNext && (rows.length > 0 || query.page === 1);
  const total = isTheEnd ? (query.page - 1) * query.perPage + rows.length : await countUpTo(db, condition);
  return { rows, total, hasNext };
}

/** Orders as staff look through them. */
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
async function listOrders(
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
        searchFor(db, filter.search),
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

/** Of several orders the one that opens something, else the newest. Orders made on test screens are left out. */
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

/** Fewer characters would be found nearly everywhere once separators are left out. */
const fewestSigns = 4;

/**
 * Undefined, which narrows nothing, for an empty text. Looks through number, name, e-mail, telephone and transfer code, and who
 * a gift is for; folded by the database on both sides: case, accents, hamza, vowel signs and the spelling of names do not matter.
 * Only a text whose words have fewer than three signs is looked for in every order.
 */
export function searchFor(db: Handle, typed: string): SQL | undefined {
  const text = typedText(typed);
  if (text === '') return undefined;
  // What is copied most often belongs to one order only, so nothing else is searched.
  const number = readOrderNumber(text);
  if (number !== null) return eq(orders.number, number);
  const dictated = asDictated(db, text);
  const known = [threesIn(longestWord(text)), ...dictated.map(({ by }) => by)];
  return and(
    known.some((by) => by.length === 0) ? undefined : or(...known.flat(), inArray(orders.status, unsettled)),
    or(matchesTyped(orders.searchText, text), ...dictated.map(({ is }) => is)),
  );
}

const unsettled = orderStatuses.filter((status) => !settledStatuses.some((settled) => settled === status));

/** As the index has it. */
const isSettled = sql.raw(`orders.status in (${settledStatuses.map((status) => `'${status}'`).join(', ')})`);

const threesIn = (word: string): SQL[] =>
  holdsThreesOf(orders.searchText, word).map((holds) => sql`(${isSettled} and ${holds})`);

/** `is`: what is meant; `by`: what of it indexes find, any of which is enough. */
type Dictated = { is: SQL; by: SQL[] };

/** Numbers as people group, dictate and shorten them: '06 12 34 56 78', 'CP-9988 7766', 'MEM 951399', 'CN 2026 0004'. */
function asDictated(db: Handle, text: string): Dictated[] {
  const signs = normaliseTransferCode(text);
  if (signs.length < fewestSigns || !/\d/.test(signs)) return [];
  const found: Dictated[] = [];
  const ofText = (is: SQL, sought: string) => found.push({ is, by: threesIn(sought) });
  ofText(matchesWord(orders.searchText, signs), signs);
  // Stored with its country: '+212612345678'. Of one that begins with a 0, as everybody dictates it, the beginning is enough.
  const national = signs.replace(/^(00)?(212)?0?/, '');
  const isLocal = signs.startsWith('0') && !signs.startsWith('00');
  const isPhone = /^[\p{Nd}\p{Cf}\s+().\-/\u2010-\u2015]+$/u.test(text);
  if (isPhone && isLocal) ofText(sql`starts_with(${orders.phone}, ${`+212${national}`})`, `+212${national}`);
  if (isPhone && national.length >= fewestSigns)
    ofText(sql`strpos(${orders.phone}, ${national}) > 0`, national);
  if (soundsLikeCreditNote(signs)) {
    const noted = hasCreditNote(db, signs);
    found.push({ is: noted, by: [noted] });
  }
  return found;
}

/** Letters and digits alone: no character in them is special in a pattern. */
const hasCreditNote = (db: Handle, signs: string): SQL => {
  const noted = db
    .select({ id: refunds.orderId })
    .from(refunds)
    .where(ilike(sql`replace(${refunds.creditNoteNumber}, '-', '')`, `%${signs}%`));
  return sql`${orders.id} = any(array(${noted}))`;
};
