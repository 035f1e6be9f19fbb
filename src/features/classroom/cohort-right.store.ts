/** Whether somebody of the staff may act for a cohort: everybody who teaches, a trainer for their own cohorts and courses alone. */
import { eq } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { readCourse } from '../catalogue/catalogue.store.ts';
import type { Staff } from '../../platform/api/feature-call.ts';
import { cohorts, type Cohort } from '../cohorts/cohorts.table.ts';
import { mayTeachFor } from '../cohorts/cohort-rights.ts';

/** Null too for a cohort of somebody else: a trainer is not told that it exists. */
export async function findTaughtCohort(db: Handle, staff: Staff, cohortId: string): Promise<Cohort | null> {
  const [cohort] = await db.select().from(cohorts).where(eq(cohorts.id, cohortId));
  if (!cohort) return null;
  const course = await readCourse(db, cohort.courseSlug);
  return mayTeachFor(staff, [cohort.trainer, course?.trainer ?? null]) ? cohort : null;
}
