/** Which courses somebody of the staff may teach. What is not theirs does not exist for them. */
import { eq } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { readCourse, readCourses } from '../../../domain/catalogue/catalogue.store.server.ts';
import { isTaughtHere, type Course } from '../../../domain/catalogue/course.ts';
import type { Staff } from '../../platform/staff-call.ts';
import { cohorts } from '../cohorts/cohorts.table.ts';
import { mayTeachFor } from '../cohorts/cohort-rights.ts';

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

/** A course that is taught here and theirs to teach; null for every other. */
export async function findTaught(db: Handle, staff: Staff, slug: string): Promise<Course | null> {
  const course = await readCourse(db, slug);
  if (!course || !isTaughtHere(course)) return null;
  return mayTeachFor(staff, await readTrainersOf(db, course)) ? course : null;
}

/** Slugs of courses of whose cohorts somebody is the trainer. */
async function readCohortsOf(db: Handle, { expert }: Staff): Promise<ReadonlySet<string>> {
  if (expert === undefined) return new Set();
  const rows = await db
    .selectDistinct({ slug: cohorts.courseSlug })
    .from(cohorts)
    .where(eq(cohorts.trainer, expert));
  return new Set(rows.map(({ slug }) => slug));
}

/** Courses taught here that are theirs to teach, in the order of the catalogue. */
export async function readTheirCourses(db: Handle, staff: Staff): Promise<Course[]> {
  const [all, inCohorts] = await Promise.all([readCourses(db), readCohortsOf(db, staff)]);
  return all.filter(
    (course) =>
      isTaughtHere(course) &&
      mayTeachFor(staff, [course.trainer, inCohorts.has(course.slug) ? (staff.expert ?? null) : null]),
  );
}
