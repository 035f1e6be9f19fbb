/** Who still needs a record of the catalogue, so that it may not be removed. */
import { and, count, eq, inArray, isNull, notInArray, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Handle } from '../../platform/db/handle.ts';
import { waitlistEntries } from '../../catalogue/applicants/waitlist.table.ts';
import { workshopSeats } from '../../catalogue/workshops/workshop-place.table.ts';
import { endedSeats } from '../../catalogue/workshops/workshop.ts';
import { bookings } from '../../selling/hours/bookings.table.ts';
import { consultationServices, courses, posts } from '../../academy/content/catalogue.table.ts';
import type { RecordKind } from './record-kinds.ts';
import { pricesThatDiffer } from './record-changes.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import type { ItemKind } from '../../selling/orders/order.ts';

/**
 * 'orders': bought or being bought, their links and files come from the record; 'waitlist': names that wait for an e-mail;
 * 'places': seats in a workshop; 'bookings': hours booked or held; 'records': others of the catalogue that refer to it.
 */
export type NeededBy = { what: 'orders' | 'waitlist' | 'places' | 'bookings' | 'records'; count: number };

async function countIn(db: Handle, table: PgTable, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ count: count() }).from(table).where(where);
  return row?.count ?? 0;
}

/** Orders that are over need no record: their page then shows that the item is no longer sold. */
const overStatuses = ['Rejected', 'Cancelled', 'Expired'] as const;

const ordersOf = (db: Handle, slug: string, kinds: ItemKind[]): Promise<number> =>
  countIn(
    db,
    orders,
    and(
      eq(orders.itemSlug, slug),
      inArray(orders.itemKind, kinds),
      notInArray(orders.status, [...overStatuses]),
    ),
  );

/** Past hours count too: their pages and receipts name the service. */
const bookingsWhere = (db: Handle, whose: SQL): Promise<number> =>
  countIn(db, bookings, and(whose, inArray(bookings.state, ['held', 'booked'])));

async function recordsNaming(db: Handle, trainer: string): Promise<number> {
  const counts = await Promise.all([
    countIn(db, courses, sql`${courses.record} ->> 'trainer' = ${trainer}`),
    countIn(db, posts, sql`${posts.record} ->> 'author' = ${trainer}`),
    countIn(db, consultationServices, sql`${consultationServices.record} ->> 'expert' = ${trainer}`),
  ]);
  return counts.reduce((sum, one) => sum + one, 0);
}

type Counts = Partial<Record<NeededBy['what'], Promise<number>>>;

function countsOf(db: Handle, kind: RecordKind, slug: string): Counts {
  switch (kind) {
    case 'course':
      return {
        orders: ordersOf(db, slug, ['course', 'instalment']),
        waitlist: countIn(
          db,
          waitlistEntries,
          and(
            eq(waitlistEntries.courseSlug, slug),
            isNull(waitlistEntries.toldAt),
            isNull(waitlistEntries.unsubscribedAt),
          ),
        ),
      };
    case 'product':
      return { orders: ordersOf(db, slug, ['product']) };
    case 'service':
      return {
        orders: ordersOf(db, slug, ['consultation']),
        bookings: bookingsWhere(db, eq(bookings.service, slug)),
        records: countIn(db, courses, sql`${courses.record} ->> 'consultationService' = ${slug}`),
      };
    case 'workshop':
      return {
        places: countIn(
          db,
          workshopSeats,
          and(eq(workshopSeats.workshopSlug, slug), notInArray(workshopSeats.state, [...endedSeats])),
        ),
      };
    case 'trainer':
      return {
        records: recordsNaming(db, slug),
        bookings: bookingsWhere(db, eq(bookings.expert, slug)),
      };
    // Nobody depends on pages of these: an application for a job stores the job's name itself.
    case 'post':
    case 'job':
    case 'campaign':
    case 'legal':
    case 'settings':
      return {};
  }
}

/** Empty when nobody needs it. */
async function readNeedsOf(db: Handle, kind: RecordKind, slug: string): Promise<NeededBy[]> {
  const counting = Object.entries(countsOf(db, kind, slug)) as [NeededBy['what'], Promise<number>][];
  const found = await Promise.all(counting.map(async ([what, many]) => ({ what, count: await many })));
  return found.filter(({ count: many }) => many > 0);
}

export type WhyItStays =
  | { reason: 'still-needed'; needs: NeededBy[] }
  /** Removing it would let it be made again at another price, or none. `prices`: its price fields. */
  | { reason: 'needs-price-right'; prices: string[] };

/** Null when the person asking may remove it. */
export async function whyItStays(
  db: Handle,
  { kind, slug, record }: { kind: RecordKind; slug: string; record: object },
  { mayPrice }: { mayPrice: boolean },
): Promise<WhyItStays | null> {
  const needs = await readNeedsOf(db, kind, slug);
  if (needs.length > 0) return { reason: 'still-needed', needs };
  const prices = pricesThatDiffer(kind, record, null);
  return prices.length > 0 && !mayPrice ? { reason: 'needs-price-right', prices } : null;
}
