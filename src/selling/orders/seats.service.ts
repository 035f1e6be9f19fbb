/** Groups of courses and the seats in them, as they are written. */
import { and, count, eq, exists, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { type Cohort, cohorts, type Enrolment, enrolments } from './cohorts.table.ts';
import { orders } from './orders.table.ts';
import type { Course } from '../../catalogue/courses/course.ts';

export const insertCohort = (tx: Handle, cohort: typeof cohorts.$inferInsert) =>
  tx.insert(cohorts).values(cohort);

export const changeCohort = (tx: Handle, id: string, change: Partial<Cohort & { sample: boolean }>) =>
  tx.update(cohorts).set(change).where(eq(cohorts.id, id));

/** Refused by the database where somebody has a seat. */
export const deleteCohorts = (tx: Handle, ids: readonly string[]) =>
  tx.delete(cohorts).where(inArray(cohorts.id, [...ids]));

/** Null where the order has its seat already. */
export async function insertSeat(
  tx: Handle,
  seat: Pick<Enrolment, 'id' | 'orderId' | 'courseSlug' | 'cohortId' | 'joinedAt'>,
): Promise<Enrolment | null> {
  const [row] = await tx
    .insert(enrolments)
    .values(seat)
    .onConflictDoNothing({ target: enrolments.orderId })
    .returning();
  return row ?? null;
}

export const changeSeat = (tx: Handle, id: string, change: Partial<Omit<Enrolment, 'id' | 'orderId'>>) =>
  tx.update(enrolments).set(change).where(eq(enrolments.id, id));

/** False when it was noted before. */
export async function finishSeat(tx: Handle, id: string, finishedAt: Date): Promise<boolean> {
  const rows = await tx
    .update(enrolments)
    .set({ finishedAt })
    .where(and(eq(enrolments.id, id), isNull(enrolments.finishedAt)))
    .returning({ id: enrolments.id });
  return rows.length > 0;
}

/** What was done in them goes too. */
export const deleteSeats = (tx: Handle, ids: readonly string[]) =>
  tx.delete(enrolments).where(inArray(enrolments.id, [...ids]));

const later = (day: string) => sql`greatest(${orders.beginsOn}, ${day})`;

/** Only forward: a day that was told is never taken back. */
export async function keepBeginning(tx: Handle, orderId: string, day: string): Promise<void> {
  await tx
    .update(orders)
    .set({ beginsOn: later(day) })
    .where(eq(orders.id, orderId));
}

/** Of everybody who has, or ordered, a seat in the group. */
export async function keepBeginningIn(tx: Handle, cohortId: string, day: string): Promise<void> {
  const seatOf = eq(enrolments.orderId, orders.id);
  const has = (seat: ReturnType<typeof and>) => tx.select({ id: enrolments.id }).from(enrolments).where(seat);
  await tx
    .update(orders)
    .set({ beginsOn: later(day) })
    .where(
      or(
        exists(has(and(seatOf, eq(enrolments.cohortId, cohortId)))),
        and(eq(orders.cohortId, cohortId), notExists(has(seatOf))),
      ),
    );
}

/** Orders that ended without a payment lose the reference to a group that goes. */
export const forgetCohorts = (tx: Handle, ids: readonly string[]) =>
  tx
    .update(orders)
    .set({ cohortId: null })
    .where(inArray(orders.cohortId, [...ids]));

/** Slugs of courses in which somebody has a seat: these are taught here, wherever they are sold now. */
export async function readLearnt(db: Handle): Promise<ReadonlySet<string>> {
  const rows = await db.selectDistinct({ slug: enrolments.courseSlug }).from(enrolments);
  return new Set(rows.map(({ slug }) => slug));
}

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

/* Seats of courses that are sold without groups: as many as confirmed orders. */

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
