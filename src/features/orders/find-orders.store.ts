/** A page of orders for a table of the office. Stands here because an order may wait for a code, which orders know nothing of. */
import { and, asc, count, desc, eq, exists, gte, inArray, isNull, lt, not, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { claimStatuses } from './order.ts';
import { dayToLookFor, type OrderListQuery } from './order-list.ts';
import { searchFor } from './order-search.store.ts';
import { orders } from './orders.table.ts';
import { readShown } from '../refunds/refunds.store.ts';
import { addDays } from '../../platform/time/calendar-date.ts';
import { instantInMorocco } from '../../platform/time/morocco-clock.ts';
import { entitlements } from '../access/access.table.ts';
import { isDouble } from '../access/access.store.ts';

/** Counting further would cost more than the page: whoever has so many looks for fewer. */
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
/** Never null, so that its opposite is everything else. */
const isLate = (lateBefore: Date): SQL<boolean> => sql`coalesce(${waitsTooLong(lateBefore)}, false)`;

const isOneOf = <Choice extends string>(
  column: typeof orders.status | typeof orders.itemKind | typeof orders.paymentOption,
  choices: readonly Choice[] = [],
): SQL | undefined => (choices.length === 0 ? undefined : inArray(sql`${column}`, [...choices]));

const isOrNot = (wanted: boolean | undefined, condition: SQL, opposite: SQL): SQL | undefined =>
  wanted === undefined ? undefined : wanted ? condition : opposite;

const beginOf = (date: string): Date => instantInMorocco(date, '00:00');

/** The condition of a filter; undefined when it narrows nothing. A claim that was made before `lateBefore` is late. */
export function conditionOf(db: Handle, filter: OrderListQuery['filter'], lateBefore: Date): SQL | undefined {
  const { search = '', itemSlug = '', placedFrom, placedTo } = filter;
  return and(
    isOneOf(orders.status, filter.statuses),
    isOneOf(orders.itemKind, filter.kinds),
    isOneOf(orders.paymentOption, filter.methods),
    itemSlug === '' ? undefined : eq(orders.itemSlug, itemSlug),
    placedFrom === undefined ? undefined : gte(orders.placedAt, beginOf(dayToLookFor(placedFrom))),
    placedTo === undefined ? undefined : lt(orders.placedAt, beginOf(addDays(dayToLookFor(placedTo), 1))),
    isOrNot(filter.late, waitsTooLong(lateBefore), not(isLate(lateBefore))),
    isOrNot(filter.awaitsCode, waitsForCode(db), not(waitsForCode(db))),
    isOrNot(filter.double, isDouble(db), not(isDouble(db))),
    searchFor(db, search),
  );
}

/** The same order whatever is equal, so that no row is on two pages; the newest first among equals. */
function orderOf({ by, direction }: OrderListQuery['sort']): SQL[] {
  const way = direction === 'asc' ? asc : desc;
  if (by === 'placedAt') return [way(orders.placedAt), way(orders.id)];
  const newest = [desc(orders.placedAt), desc(orders.id)];
  // Whoever never claimed a transfer stands behind those who did, both ways.
  if (by === 'claimedAt') return [sql`${way(orders.claimedAt)} nulls last`, ...newest];
  return [way(orders[by]), ...newest];
}

/** Null beyond what is counted. */
async function countUpTo(db: Handle, condition: SQL | undefined): Promise<number | null> {
  const some = db
    .select({ id: orders.id })
    .from(orders)
    .where(condition)
    .limit(mostCounted + 1)
    .as('some');
  const [row] = await db.select({ hits: count() }).from(some);
  const hits = row?.hits ?? 0;
  return hits > mostCounted ? null : hits;
}

async function readRows(db: Handle, { query, lateBefore }: Asked, condition: SQL | undefined) {
  const order = orderOf(query.sort);
  // Pages far behind are counted off in an index: only the rows that are shown are read whole.
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
      itemKind: orders.itemKind,
      itemSlug: orders.itemSlug,
      locale: orders.locale,
      description: orders.description,
      amountCentimes: orders.amountCentimes,
      letInAs: orders.letInAs,
      status: orders.status,
      paymentOption: orders.paymentOption,
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

type Asked = { query: OrderListQuery; lateBefore: Date };

/**
 * One page and what is behind it. `total` is null when more than 10,000 orders fit; `hasNext` is always right. Money in
 * centimes of MAD.
 */
export async function findOrders(db: Handle, asked: Asked) {
  const { query, lateBefore } = asked;
  const condition = conditionOf(db, query.filter, lateBefore);
  const found = await readRows(db, asked, condition);
  const page = found.slice(0, query.perPage);
  const shown = await readShown(db, page);
  const rows = page.map(({ id, ...row }) => ({ ...row, shown: shown.get(id) ?? row.status }));
  const hasNext = found.length > query.perPage;
  // Whoever sees the end of the list has counted it.
  const isTheEnd = !hasNext && (rows.length > 0 || query.page === 1);
  const total = isTheEnd ? (query.page - 1) * query.perPage + rows.length : await countUpTo(db, condition);
  return { rows, total, hasNext };
}
