/** Which courses somebody of the staff may teach. What is not theirs does not exist for them. */
import { eq } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { readCourse } from '../../../domain/catalogue/catalogue.store.server.ts';
import type { Course } from '../../../domain/catalogue/course.ts';
import type { Staff } from '../../platform/staff-call.ts';
import { cohorts } from '../cohorts/cohorts.table.ts';
import { mayTeachFor } from './may-teach.ts';

/** Who teaches a course: its own trainer and those of its cohorts. */
export async function readTrainersOf(
  db: Handle,
  { slug, trainer }: Pick<Course, 'slug' | 'trainer'>,
): Promise<(string | null)[]> {
  const rows = await db
    .selectDistinct({ trainer: cohorts.trainer })
    .from(cohorts)
    .where(eq(cohorts.courseSlug, slug));
  return [trainer, ...rows.map((row) => row.trainer)];
}

export const isTaughtHere = ({ taughtAt }: Course): boolean => taughtAt !== 'elsewhere';

/** A course that is taught here and theirs to teach; null for every other. */
export async function findTaught(db: Handle, staff: Staff, slug: string): Promise<Course | null> {
  const course = await readCourse(db, slug);
  if (!course || !isTaughtHere(course)) return null;
  return mayTeachFor(staff, await readTrainersOf(db, course)) ? course : null;
}
