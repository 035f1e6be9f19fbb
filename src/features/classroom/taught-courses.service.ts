/** Courses that are taught here, for whoever teaches them: what each holds, who learns there, and what waits to be marked. */
import { eq, isNull, sql } from 'drizzle-orm';
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
import type { LessonState } from './teaching.service.ts';

export type TaughtCourse = {
  slug: string;
  name: Localised<string>;
  lessons: Record<LessonState, number>;
  /** Enrolments whose access was not ended. */
  learners: number;
  /** Handed in, and not marked yet. */
  waiting: number;
};

async function countLessons(db: Handle): Promise<(slug: string) => Record<LessonState, number>> {
  const rows = await db.select().from(lessons).where(isNull(lessons.removedAt));
  const newest = new Map(
    (
      await db
        .select({
          id: lessonVersions.lessonId,
          number: sql<number>`max(${lessonVersions.number})`.mapWith(Number),
        })
        .from(lessonVersions)
        .groupBy(lessonVersions.lessonId)
    ).map(({ id, number }) => [id, number]),
  );
  const states = rows.map((row) => ({
    course: row.courseSlug,
    state:
      row.currentVersion === null
        ? ('draft' as const)
        : (newest.get(row.id) ?? 0) > row.currentVersion
          ? ('changed' as const)
          : ('published' as const),
  }));
  return (slug) => {
    const count = (state: LessonState) =>
      states.filter((one) => one.course === slug && one.state === state).length;
    return { draft: count('draft'), published: count('published'), changed: count('changed') };
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
      lessons: lessonsOf(slug),
      learners: learners.get(slug) ?? 0,
      waiting: waiting.get(slug) ?? 0,
    })),
  };
}
