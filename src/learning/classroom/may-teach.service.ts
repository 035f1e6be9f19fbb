/** Which courses a member of staff may teach. Other courses are answered as not found. */
import { eq } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { readCourse, readCourses } from '../../academy/content/content.service.ts';
import { wholeRecord } from '../../platform/records/record.ts';
import { readOpenOf } from '../../academy/content/revisions.service.ts';
import { type Course, isTaughtHere } from '../../catalogue/courses/course.ts';
import { readStaffOf } from '../../academy/staff/staff-members.service.ts';
import type { StaffMember } from '../../academy.ts';
import { type Cohort, cohorts } from '../../selling/orders/cohorts.table.ts';
import { mayTeachFor } from '../../catalogue/courses/cohort.ts';
import { readLearnt } from '../../selling/orders/seats.service.ts';

/** The trainers of a course: its own and those of its cohorts. */
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

/** Every trainer who works in the console. */
export async function readTrainersHere(db: Handle): Promise<(StaffMember & { expert: string })[]> {
  const staff = await readStaffOf(db, ({ role }) => role === 'expert');
  return staff.flatMap(({ email, role, expert }) => (expert === null ? [] : [{ email, role, expert }]));
}

/** A course with a classroom: sold with a seat in it, or with learners from earlier. Null otherwise. */
export async function findWithClassroom(db: Handle, slug: string): Promise<Course | null> {
  const course = await readCourse(db, slug);
  if (!course) return null;
  return isTaughtHere(course) || (await readLearnt(db)).has(slug) ? course : null;
}

/** Drafts of courses that are not published, and theirs to teach here: lessons are written before anybody sees the course. */
export async function readTheirUnpublished(db: Handle, staff: StaffMember): Promise<Course[]> {
  const [open, published] = await Promise.all([readOpenOf(db, 'course'), readCourses(db)]);
  const slugs = new Set(published.map(({ slug }) => slug));
  return open
    .filter(({ slug }) => !slugs.has(slug))
    .flatMap(({ record }) => wholeRecord(record as Course) ?? [])
    .filter((course) => isTaughtHere(course) && mayTeachFor(staff, [course.trainer]));
}

/** A course with a classroom, published or not, that this member of staff may teach; null for every other. */
export async function findTaught(db: Handle, staff: StaffMember, slug: string): Promise<Course | null> {
  const course = await findWithClassroom(db, slug);
  if (course === null)
    return (await readTheirUnpublished(db, staff)).find((one) => one.slug === slug) ?? null;
  return mayTeachFor(staff, await readTrainersOf(db, course)) ? course : null;
}

/** Slugs of courses with a cohort of this trainer. */
async function readCohortsOf(db: Handle, { expert }: StaffMember): Promise<ReadonlySet<string>> {
  if (expert === undefined) return new Set();
  const rows = await db
    .selectDistinct({ slug: cohorts.courseSlug })
    .from(cohorts)
    .where(eq(cohorts.trainer, expert));
  return new Set(rows.map(({ slug }) => slug));
}

/** Published courses with a classroom that this member of staff may teach, in the order of the catalogue. */
export async function readTheirCourses(db: Handle, staff: StaffMember): Promise<Course[]> {
  const [all, inCohorts, learnt] = await Promise.all([
    readCourses(db),
    readCohortsOf(db, staff),
    readLearnt(db),
  ]);
  return all.filter(
    (course) =>
      (isTaughtHere(course) || learnt.has(course.slug)) &&
      mayTeachFor(staff, [course.trainer, inCohorts.has(course.slug) ? (staff.expert ?? null) : null]),
  );
}

/**
 * A cohort that this member of staff may act for: trainers have their own cohorts and courses, other teaching staff all.
 * Null also for a cohort of somebody else, whose existence is not revealed.
 */
export async function findTaughtCohort(
  db: Handle,
  staff: StaffMember,
  cohortId: string,
): Promise<Cohort | null> {
  const [cohort] = await db.select().from(cohorts).where(eq(cohorts.id, cohortId));
  if (!cohort) return null;
  const course = await readCourse(db, cohort.courseSlug);
  return mayTeachFor(staff, [cohort.trainer, course?.trainer ?? null]) ? cohort : null;
}
