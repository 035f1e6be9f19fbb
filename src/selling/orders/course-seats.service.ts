/** Seats of courses that are sold without groups: as many as confirmed orders. */
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Course } from '../../catalogue/courses/course.ts';
import { orders } from './orders.table.ts';
import type { Handle } from '../../platform/db/handle.ts';

/**
 * How many confirmed orders each of these courses has, by its slug; those without one are left out. An unpaid order takes no seat,
 * and later parts of a price are no further seats. Asked of courses whose seats are limited: the others may have any number.
 */
export async function countConfirmedOrders(
  db: Handle,
  slugs: readonly string[],
): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .select({ itemSlug: orders.itemSlug, confirmed: count() })
    .from(orders)
    .where(
      and(
        eq(orders.itemKind, 'course'),
        inArray(orders.itemSlug, [...slugs]),
        eq(orders.status, 'Payment Confirmed'),
      ),
    )
    .groupBy(orders.itemSlug);
  return new Map(rows.map((row) => [row.itemSlug, row.confirmed]));
}

export const countConfirmedOrdersOf = async (db: Handle, itemSlug: string): Promise<number> =>
  (await countConfirmedOrders(db, [itemSlug])).get(itemSlug) ?? 0;

/** Never below zero, also for an oversold course. Null when seats are unlimited. */
export const seatsLeftOf = (capacity: number | null, confirmed: number): number | null =>
  capacity === null ? null : Math.max(0, capacity - confirmed);

/** Seats of a course that is not sold by groups; null, and not asked, where they are unlimited. */
export const readSeatsLeft = async (
  db: Handle,
  { slug, capacity }: Pick<Course, 'slug' | 'capacity'>,
): Promise<number | null> =>
  capacity === null ? null : seatsLeftOf(capacity, await countConfirmedOrdersOf(db, slug));
