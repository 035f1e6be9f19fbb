/** Rows of courses that were opened to those who waited. */
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { courseOpenings } from './course-openings.table.ts';

export type CourseOpening = typeof courseOpenings.$inferSelect;

export async function readOpening(db: Handle, courseSlug: string): Promise<CourseOpening | null> {
  const [row] = await db.select().from(courseOpenings).where(eq(courseOpenings.courseSlug, courseSlug));
  return row ?? null;
}

export const readOpenings = (db: Handle): Promise<CourseOpening[]> =>
  db.select().from(courseOpenings).orderBy(asc(courseOpenings.courseSlug));

/** Whether the private links are ahead of everybody now. */
export const isAhead = (opening: CourseOpening | null, now: Date): boolean =>
  opening !== null && opening.madePublicAt === null && now >= opening.openedAt;

/** A course can be opened again for those who have come to wait since. */
export async function writeOpening(tx: Handle, opening: CourseOpening): Promise<void> {
  const { openedAt, openedBy, publicAt, madePublicAt } = opening;
  await tx.insert(courseOpenings).values(opening).onConflictDoUpdate({
    target: courseOpenings.courseSlug,
    set: { openedAt, openedBy, publicAt, madePublicAt },
  });
}

/** Openings whose day for everybody has come, held; those that somebody else works on now are left out. */
export const lockDueOpenings = (tx: Handle, now: Date): Promise<CourseOpening[]> =>
  tx
    .select()
    .from(courseOpenings)
    .where(and(isNull(courseOpenings.madePublicAt), lte(courseOpenings.publicAt, now)))
    .for('update', { skipLocked: true });

export async function markPublic(tx: Handle, courseSlug: string, at: Date): Promise<void> {
  await tx.update(courseOpenings).set({ madePublicAt: at }).where(eq(courseOpenings.courseSlug, courseSlug));
}
