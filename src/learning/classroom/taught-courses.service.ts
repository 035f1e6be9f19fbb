/**
 * Courses that are taught here, for who teaches them: what each contains, who learns there, and what waits for a mark. Also
 * the removal of lessons, films and groups of the sample academy with their course.
 */
import { inEach } from '../../platform/i18n/locale.ts';
import { and, desc, eq, inArray, isNull, ne, notExists, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { entitlements } from '../../selling/orders/access.table.ts';
import type { Localised } from '../../catalogue/courses/course.ts';
import type { Context } from '../../platform/context.ts';
import type { StaffMember } from '../../academy.ts';
import { cohorts, enrolments } from '../../selling/orders/cohorts.table.ts';
import { announcements, lessons, lessonVersions, liveSessions, modules } from './classroom.table.ts';
import { titleOfVersion } from './learners.store.ts';
import { readWaitingGroups } from './marking.service.ts';
import { readTheirCourses, readTheirUnpublished } from './may-teach.service.ts';
import type { LessonState } from './teaching.service.ts';
import { matchesTyped } from '../../platform/people/find-people.ts';
import { deleteCohorts, forgetCohorts } from '../../selling/orders/seats.service.ts';
import { deleteMediaOf } from '../../academy/media/media.service.ts';

/** Replaces a member of staff in what came with the sample: as author of a lesson's version, and as uploader of its film. */
export const sampleTeacher = 'sample';

/**
 * Removes the sample's lessons of a course that leaves the catalogue, so that another course of that address does not begin
 * with them. Nothing is removed where staff wrote something or somebody learns. Returns how many lessons were removed.
 */
export async function removeSampleLessons(tx: Handle, courseSlug: string): Promise<number> {
  const ofCourse = eq(lessons.courseSlug, courseSlug);
  const [learner] = await tx
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(eq(enrolments.courseSlug, courseSlug))
    .limit(1);
  const [own] = await tx
    .select({ id: lessons.id })
    .from(lessons)
    .innerJoin(lessonVersions, eq(lessonVersions.lessonId, lessons.id))
    .where(and(ofCourse, ne(lessonVersions.madeBy, sampleTeacher)))
    .limit(1);
  if (learner || own) return 0;
  const rows = await tx
    .select({ id: lessons.id, content: lessonVersions.content })
    .from(lessons)
    .innerJoin(lessonVersions, eq(lessonVersions.lessonId, lessons.id))
    .where(ofCourse);
  const ids = rows.map(({ id }) => id);
  const films = rows.flatMap(({ content }) => content.media ?? []);
  if (ids.length > 0) {
    // Groups without learners may still be there, with their sessions.
    await tx.update(liveSessions).set({ lessonId: null }).where(inArray(liveSessions.lessonId, ids));
    await tx.delete(lessonVersions).where(inArray(lessonVersions.lessonId, ids));
  }
  await tx.delete(lessons).where(ofCourse);
  await tx.delete(modules).where(eq(modules.courseSlug, courseSlug));
  // Its bytes stay in the store: they are small, and another course may show the same film.
  if (films.length > 0) await deleteMediaOf(tx, sampleTeacher, films);
  return rows.length;
}

/**
 * Removes the groups that came with the sample for a course that leaves the catalogue, with their live sessions; those that
 * staff changed, or in which somebody has a seat, stay. Returns how many were removed.
 */
export async function removeSampleGroups(tx: Handle, courseSlug: string): Promise<number> {
  const groups = await tx
    .select({ id: cohorts.id })
    .from(cohorts)
    .where(
      and(
        eq(cohorts.courseSlug, courseSlug),
        eq(cohorts.sample, true),
        notExists(
          tx.select({ id: enrolments.id }).from(enrolments).where(eq(enrolments.cohortId, cohorts.id)),
        ),
        notExists(
          tx
            .select({ id: announcements.id })
            .from(announcements)
            .where(eq(announcements.cohortId, cohorts.id)),
        ),
      ),
    );
  const ids = groups.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx.delete(liveSessions).where(inArray(liveSessions.cohortId, ids));
  await forgetCohorts(tx, ids);
  await deleteCohorts(tx, ids);
  return ids.length;
}

export type TaughtCourse = {
  slug: string;
  name: Localised<string>;
  /** False for a draft: its lessons are written, and nobody learns there yet. */
  isPublished: boolean;
  lessons: Record<LessonState, number>;
  /** Enrolments whose access was not ended. */
  learners: number;
  /** Handed in, not marked yet, and for this member of staff to mark. */
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

/** Courses taught here that this member of staff may teach, in the order of the catalogue, and after them unpublished ones. */
export async function listTaught(
  { database: { db } }: Context,
  staff: StaffMember,
): Promise<{ ok: true; courses: TaughtCourse[] }> {
  const [theirs, unpublished, lessonsOf, learners, waiting] = await Promise.all([
    readTheirCourses(db, staff),
    readTheirUnpublished(db, staff),
    countLessons(db),
    countLearners(db),
    readWaitingGroups(db, staff),
  ]);
  return {
    ok: true,
    courses: [...theirs, ...unpublished].map(({ slug, words }, index) => ({
      slug,
      name: inEach((one) => words[one].name),
      isPublished: index < theirs.length,
      lessons: lessonsOf(slug),
      learners: learners.get(slug) ?? 0,
      waiting: waiting
        .filter(({ courseSlug }) => courseSlug === slug)
        .reduce((sum, group) => sum + group.waiting, 0),
    })),
  };
}

/** Most lessons that are shown to somebody who searches. */
const mostFound = 5;

export type FoundLesson = { id: string; course: string; title: Localised<string> };

/** Lessons of their courses by the title of the newest version, in either language. */
export async function findLessons(
  { database: { db } }: Context,
  staff: StaffMember,
  search: string,
): Promise<{ ok: true; lessons: FoundLesson[] }> {
  const slugs = (await readTheirCourses(db, staff)).map(({ slug }) => slug);
  const newest = db
    .selectDistinctOn([lessonVersions.lessonId], {
      id: lessons.id,
      course: lessons.courseSlug,
      position: lessons.position,
      title: titleOfVersion.as('title'),
    })
    .from(lessons)
    .innerJoin(lessonVersions, eq(lessonVersions.lessonId, lessons.id))
    .where(and(isNull(lessons.removedAt), inArray(lessons.courseSlug, slugs)))
    .orderBy(lessonVersions.lessonId, desc(lessonVersions.number))
    .as('newest');
  const { id, course, position, title } = newest;
  const found = await db
    .select({ id, course, title })
    .from(newest)
    .where(
      matchesTyped(
        sql`fold_for_search((select string_agg(value, ' ') from jsonb_each_text(${title})))`,
        search,
      ),
    )
    .orderBy(course, position, id)
    .limit(mostFound);
  return { ok: true, lessons: found };
}
