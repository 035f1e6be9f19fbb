/** Courses that are taught here, for whoever teaches them: what each holds, who learns there, and what waits to be marked. */
import { eq, isNull, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { entitlements } from '../../../domain/access/access.table.ts';
import type { Localised } from '../../../domain/catalogue/course.ts';
import type { Context } from '../../platform/context.ts';
import type { Staff } from '../../platform/staff-call.ts';
import { enrolments } from '../cohorts/cohorts.table.ts';
import { lessons, lessonVersions } from './classroom.table.ts';
import { readWaitingGroups } from './marking.service.ts';
import { readTheirCourses } from './may-teach.service.ts';
import type { LessonState } from './teaching.service.ts';

export type TaughtCourse = {
  slug: string;
  name: Localised<string>;
  lessons: Record<LessonState, number>;
  /** Enrolments whose access was not ended. */
  learners: number;
  /** Handed in, not marked yet, and theirs to mark. */
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

/** Courses taught here that are theirs to teach, in the order of the catalogue. */
export async function listTaught(
  { database: { db } }: Context,
  staff: Staff,
): Promise<{ ok: true; courses: TaughtCourse[] }> {
  const [theirs, lessonsOf, learners, waiting] = await Promise.all([
    readTheirCourses(db, staff),
    countLessons(db),
    countLearners(db),
    readWaitingGroups(db, staff),
  ]);
  return {
    ok: true,
    courses: theirs.map(({ slug, words }) => ({
      slug,
      name: { en: words.en.name, ar: words.ar.name },
      lessons: lessonsOf(slug),
      learners: learners.get(slug) ?? 0,
      waiting: waiting
        .filter(({ courseSlug }) => courseSlug === slug)
        .reduce((sum, group) => sum + group.waiting, 0),
    })),
  };
}
