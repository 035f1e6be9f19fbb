/** Courses that are taught here, for whoever teaches them: what each holds, who learns there, and what waits to be marked. */
import { desc, eq, isNull, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { entitlements } from '../access/access.table.ts';
import type { Localised } from '../courses/course.ts';
import type { Context } from '../../platform/context.ts';
import type { Staff } from '../../platform/api/feature-call.ts';
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

async function countLessons(db: Handle): Promise<(slug: string) => TaughtCourse['lessons']> {
  const { lessonId, number } = lessonVersions;
  const [rows, versions] = await Promise.all([
    db.select().from(lessons).where(isNull(lessons.removedAt)),
    db
      .selectDistinctOn([lessonId], { id: lessonId, number })
      .from(lessonVersions)
      .orderBy(lessonId, desc(number)),
  ]);
  const newest = new Map(versions.map(({ id, ...version }) => [id, version]));
  const found = rows.map((row) => {
    const version = newest.get(row.id);
    const isChanged = (version?.number ?? 0) > (row.currentVersion ?? 0);
    const state = row.currentVersion === null ? 'draft' : isChanged ? 'changed' : 'published';
    return { course: row.courseSlug, state };
  });
  return (slug) => {
    const own = found.filter(({ course }) => course === slug);
    const count = (state: LessonState) => own.filter((one) => one.state === state).length;
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
