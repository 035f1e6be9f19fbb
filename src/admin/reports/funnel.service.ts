/** From the visit to the payment: orders placed in a period, beside the visits of those who agreed to be counted. */
import { and, count, eq, gte, inArray, isNull, lt, not, notInArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isOfBundle } from '../../selling/orders/bundle-parts.service.ts';
import type { ServiceContext } from '../../context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { boundsOf, isPeriod } from '../../platform/time/calendar-date.ts';
import type { Localised } from '../../catalogue/courses/course.ts';
import { hasMoney, orderStatuses } from '../../selling/orders/order.ts';
import { methodPaid } from '../../selling/orders/order-history.service.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import { readNames } from './read-sales.service.ts';
import {
  type Bounds,
  type EnteredKind,
  foldFunnel,
  foldSources,
  type FunnelMethod,
  type FunnelOffer,
  mostDays,
  type OrderedRow,
  type SourceRow,
} from './sales.ts';
import { sumSources, sumVisits } from './visits.service.ts';

const withMoney = orderStatuses.filter(hasMoney);

/** Placed by somebody who visited the site: no test, no later part of a price, no access that staff gave. */
const wasEntered = ({ begins, ends }: Bounds) =>
  and(
    gte(orders.placedAt, begins),
    lt(orders.placedAt, ends),
    notInArray(orders.itemKind, ['test', 'instalment']),
    isNull(orders.freeAs),
    not(isOfBundle),
  );

/**
 * Orders of a period and what became of them, counted by the database: of those placed from the first instant until before the
 * second, how many, and how many are paid by now. Without those who got access from staff, who made no visit.
 */
async function readOrdered(db: Handle, bounds: Bounds): Promise<OrderedRow[]> {
  const { itemKind, itemSlug, status, agreedToCounting } = orders;
  const isPaid = inArray(status, withMoney);
  return db
    .select({
      kind: sql<EnteredKind>`${itemKind}`,
      slug: itemSlug,
      method: methodPaid,
      orders: count(),
      paid: sql<number>`count(*) filter (where ${isPaid})`.mapWith(Number),
      agreed: {
        orders: sql<number>`count(*) filter (where ${agreedToCounting})`.mapWith(Number),
        paid: sql<number>`count(*) filter (where ${agreedToCounting} and ${isPaid})`.mapWith(Number),
      },
    })
    .from(orders)
    .where(wasEntered(bounds))
    .groupBy(itemKind, itemSlug, methodPaid);
}

/** Likewise, of buyers who agreed to the counting of visits, by the link that led them here. */
async function readOrderedBySource(db: Handle, bounds: Bounds) {
  const { amountCentimes, agreedToCounting, utmSource, utmMedium, utmCampaign } = orders;
  const isPaid = inArray(orders.status, withMoney);
  const word = (column: PgColumn) => sql<string>`coalesce(${column}, '')`;
  return db
    .select({
      source: word(utmSource),
      medium: word(utmMedium),
      campaign: word(utmCampaign),
      orders: count(),
      paid: sql<number>`count(*) filter (where ${isPaid})`.mapWith(Number),
      paidCentimes: sql<number>`coalesce(sum(${amountCentimes}) filter (where ${isPaid}), 0)`.mapWith(Number),
    })
    .from(orders)
    .where(and(wasEntered(bounds), eq(agreedToCounting, true)))
    .groupBy(utmSource, utmMedium, utmCampaign);
}

/**
 * Of the orders placed on these days ('YYYY-MM-DD' in Morocco, both included, at most 731), by offer, by method and by the
 * link that led here. Pages, forms, `agreed` and `sources` count only people who agreed to the counting of visits. `name` is null of a record that no longer exists.
 * Who may: `maySeeSales`.
 */
export async function funnel(
  { database: { reports: db } }: ServiceContext,
  period: { from: string; to: string },
): Promise<
  | {
      ok: true;
      offers: (FunnelOffer & { name: Localised<string> | null })[];
      methods: FunnelMethod[];
      sources: SourceRow[];
    }
  | { ok: false; reason: 'bad-period' }
> {
  if (!isPeriod(period, mostDays)) return { ok: false, reason: 'bad-period' };
  const [ordered, visited, names, orderedBySource, visitedBySource] = await Promise.all([
    readOrdered(db, boundsOf(period)),
    sumVisits(db, period),
    readNames(db),
    readOrderedBySource(db, boundsOf(period)),
    sumSources(db, period),
  ]);
  const { offers, methods } = foldFunnel(ordered, visited);
  const named = offers.map((offer) => ({ ...offer, name: names[offer.kind].get(offer.slug) ?? null }));
  return { ok: true, offers: named, methods, sources: foldSources(orderedBySource, visitedBySource) };
}
