/** Courses that are taught here, for whoever teaches them: what each holds, who learns there, and what waits to be marked. */
import { desc, eq, isNull, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { entitlements } from '../../../domain/access/access.table.ts';
import { readCourses } from '../../../domain/catalogue/catalogue.store.server.ts';
import type { Localised } from '../../../domain/catalogue/course.ts';
import type { Context } from '../../platform/context.ts';
import type { Staff } from '../../platform/staff-call.ts';
import { cohorts, enrolments } from '../cohorts/cohorts.table.ts';
import { lessons, lessonVersions, submissions } from './classroom.table.ts';
import { isTaughtHere } from './may-teach.service.ts';
import { mayTeachFor } from './may-teach.ts';
import { sampleTeacher } from './sample-lessons.service.ts';
import type { LessonState } from './teaching.service.ts';

export type TaughtCourse = {
  slug: string;
  name: Localised<string>;
  lessons: Record<LessonState, number>;
  /** Lessons that nobody of the staff wrote anew since the sample academy brought them. */
  sample: number;
  /** Enrolments whose access was not ended. */
  learners: number;
  /** Handed in, and not marked yet. */
  waiting: number;
};

async function countLessons(db: Handle): Promise<(slug: string) => Pick<TaughtCourse, 'lessons' | 'sample'>> {
  const { lessonId, number, madeBy } = lessonVersions;
  const [rows, versions] = await Promise.all([
    db.select().from(lessons).where(isNull(lessons.removedAt)),
    db
      .selectDistinctOn([lessonId], { id: lessonId, number, madeBy })
      .from(lessonVersions)
      .orderBy(lessonId, desc(number)),
  ]);
  const newest = new Map(versions.map(({ id, ...version }) => [id, version]));
  const found = rows.map((row) => {
    const version = newest.get(row.id);
    const isChanged = (version?.number ?? 0) > (row.currentVersion ?? 0);
    const state = row.currentVersion === null ? 'draft' : isChanged ? 'changed' : 'published';
    return { course: row.courseSlug, state, isSample: version?.madeBy === sampleTeacher };
  });
  return (slug) => {
    const own = found.filter(({ course }) => course === slug);
    const count = (state: LessonState) => own.filter((one) => one.state === state).length;
    return {
      lessons: { draft: count('draft'), published: count('published'), changed: count('changed') },
      sample: own.filter(({ isSample }) => isSample).length,
    };
  };
}

const many = sql<number>`count(*)`.mapWith(Number);

async function countLearners(db: Handle): Promise<Map<string, number>> {
  const rows = await db
    .select({ slug: enrolments.courseSlug, many })
    .from(enrolments)
    .innerJoin(entitlements, eq(entitlements.orderId, enrolments.orderId))
    .where(isNull(entitlements.revokedAt))
    .groupBy(enrolments.courseSlug);
  return new Map(rows.map(({ slug, many: learners }) => [slug, learners]));
}

async function countWaiting(db: Handle): Promise<Map<string, number>> {
  const rows = await db
    .select({ slug: enrolments.courseSlug, many })
    .from(submissions)
    .innerJoin(enrolments, eq(enrolments.id, submissions.enrolmentId))
    .where(eq(submissions.state, 'waiting'))
    .groupBy(enrolments.courseSlug);
  return new Map(rows.map(({ slug, many: waiting }) => [slug, waiting]));
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
export async function listTaught(
  { database: { db } }: Context,
  staff: Staff,
): Promise<{ ok: true; courses: TaughtCourse[] }> {
  const [all, inCohorts, lessonsOf, learners, waiting] = await Promise.all([
    readCourses(db),
    readCohortsOf(db, staff),
    countLessons(db),
    countLearners(db),
    countWaiting(db),
  ]);
  const theirs = all.filter(
    (course) =>
      isTaughtHere(course) &&
      mayTeachFor(staff, [course.trainer, inCohorts.has(course.slug) ? (staff.expert ?? null) : null]),
  );
  return {
    ok: true,
    courses: theirs.map(({ slug, words }) => ({
      slug,
      name: { en: words.en.name, ar: words.ar.name },
      ...lessonsOf(slug),
      learners: learners.get(slug) ?? 0,
      waiting: waiting.get(slug) ?? 0,
    })),
  };
}
