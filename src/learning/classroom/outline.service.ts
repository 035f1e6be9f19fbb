/** Reads what a course teaches: the lessons that are published, and the whole outline with what is still to come. */
import { inAllLanguages } from '../../platform/records/record.ts';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { readCourse, readTrainers, keptByContent } from '../../academy/content/content.service.ts';
import { isTaughtHere, type Course, type Localised } from '../../catalogue/courses/course.ts';
import type { Trainer } from '../../catalogue/courses/trainer.ts';
import type { Rendition } from '../../academy/media/media.ts';
import { media, mediaFiles } from '../../academy/media/media.table.ts';
import type { OutlineLesson, OutlineModule } from './classroom.service.ts';
import { lessons, lessonVersions, modules } from './classroom.table.ts';
import { type LessonContent, minutesOf, opensAfter } from './lesson.ts';
import { countsAmong, type PlannedModule, type Unit, unitsOf } from '../../catalogue/courses/programme.ts';

const readRows = (db: Handle, courseSlug: string) =>
  Promise.all([
    db.select().from(modules).where(eq(modules.courseSlug, courseSlug)).orderBy(asc(modules.position)),
    db
      .select({
        lesson: lessons,
        addedAt: sql`(select min(made_at) from lesson_versions where lesson_id = ${lessons.id})`.mapWith(
          lessonVersions.madeAt,
        ),
        // Only what the outline shows: the texts of sixty lessons are long.
        title: sql<Localised<string> | null>`${lessonVersions.content} -> 'title'`,
        minutes: sql<number>`(${lessonVersions.content} -> 'minutes')::int`,
        mediaId: media.id,
        seconds: media.seconds,
        task: sql<OutlineLesson['task']>`${lessonVersions.content} -> 'task' ->> 'kind'`,
        dueAfterDays: sql<number | null>`(${lessonVersions.content} -> 'task' ->> 'dueAfterDays')::int`,
      })
      .from(lessons)
      .leftJoin(
        lessonVersions,
        and(eq(lessonVersions.lessonId, lessons.id), eq(lessonVersions.number, lessons.currentVersion)),
      )
      .leftJoin(media, sql`${media.id} = (${lessonVersions.content} ->> 'media')::uuid`)
      .where(and(eq(lessons.courseSlug, courseSlug), isNull(lessons.removedAt)))
      .orderBy(asc(lessons.position)),
  ]);

/** What a course teaches, in its order: what is published, and what is written. */
async function readLessons(
  db: Handle,
  courseSlug: string,
): Promise<{ outline: OutlineModule[]; planned: PlannedModule[] }> {
  const [moduleRows, lessonRows] = await readRows(db, courseSlug);
  const mediaIds = lessonRows.flatMap(({ mediaId }) => mediaId ?? []);
  const weights = await readWeights(db, mediaIds);
  const counts = countsAmong(lessonRows.map(({ lesson }) => lesson));
  const all = moduleRows.map(({ id, title, opensAfterDays, removedAt }) => ({
    id,
    title,
    opensAfterDays,
    isRemoved: removedAt !== null,
    lessons: lessonRows
      .filter(({ lesson }) => lesson.moduleId === id)
      .map((row) => ({ ...row, opensAfterDays: opensAfter(row.lesson.key, { opensAfterDays }) })),
  }));
  const outline = all.map(({ id, title, lessons: rows }) => ({
    id,
    title,
    lessons: rows.flatMap(
      ({ lesson, title: lessonTitle, minutes, mediaId, seconds, task, dueAfterDays, opensAfterDays }) =>
        lessonTitle === null
          ? []
          : [
              {
                id: lesson.id,
                key: lesson.key,
                kind: lesson.kind,
                title: inAllLanguages(lessonTitle),
                minutes: minutesOf(lesson.kind, { minutes, seconds }),
                isFree: lesson.isFree,
                isRequired: lesson.isRequired,
                counts: counts(lesson),
                opensAfterDays,
                task,
                dueAfterDays,
                weights: mediaId === null ? {} : (weights.get(mediaId) ?? {}),
              },
            ],
    ),
  }));
  const planned = all.map(({ id, title, opensAfterDays, isRemoved, lessons: rows }) => ({
    id,
    title: inAllLanguages(title),
    opensAfterDays,
    isRemoved,
    lessons: rows.map(({ lesson, title: published, addedAt }) => ({
      id: lesson.id,
      counts: counts(lesson),
      isPublished: published !== null,
      addedAt,
    })),
  }));
  return {
    outline: outline.filter((one) => one.lessons.length > 0),
    planned: planned.filter((one) => one.lessons.length > 0 || !one.isRemoved),
  };
}

/**
 * What is published of each lesson of a course. The memory of the content answers it with the same objects until some content changes
 * (read-once.ts), so that what is made of one can be remembered by it.
 */
export const readContents = (
  db: Handle,
  courseSlug: string,
): Promise<{ id: string; content: LessonContent }[]> =>
  db
    .select({ id: lessons.id, content: lessonVersions.content })
    .from(lessons)
    .innerJoin(
      lessonVersions,
      and(eq(lessonVersions.lessonId, lessons.id), eq(lessonVersions.number, lessons.currentVersion)),
    )
    .where(and(eq(lessons.courseSlug, courseSlug), isNull(lessons.removedAt)));

/** `units`: of the whole outline, published or not. */
export type Taught = {
  course: Course;
  trainers: readonly Trainer[];
  outline: readonly OutlineModule[];
  units: readonly Unit[];
};

export async function withOutline(db: Handle, course: Course): Promise<Taught> {
  const [trainers, { outline, planned }] = await Promise.all([
    readTrainers(db),
    readLessons(db, course.slug),
  ]);
  return { course, trainers, outline, units: unitsOf(course, planned) };
}

/**
 * A course with a classroom, its trainers and its outline: cached, since it is the same for all of its learners. A course
 * that is now sold elsewhere stays for those who have a seat.
 */
export const readTaught = keptByContent(async (db, courseSlug): Promise<Taught | null> => {
  const course = await readCourse(db, courseSlug);
  const taught = course && (await withOutline(db, course));
  return taught && (isTaughtHere(taught.course) || taught.outline.length > 0) ? taught : null;
});

export async function readWeights(
  db: Handle,
  mediaIds: readonly string[],
): Promise<Map<string, Partial<Record<Rendition, number>>>> {
  if (mediaIds.length === 0) return new Map();
  const rows = await db
    .select({ mediaId: mediaFiles.mediaId, rendition: mediaFiles.rendition, bytes: mediaFiles.bytes })
    .from(mediaFiles)
    .where(inArray(mediaFiles.mediaId, [...mediaIds]));
  const weights = new Map<string, Partial<Record<Rendition, number>>>();
  for (const { mediaId, rendition, bytes } of rows)
    weights.set(mediaId, { ...weights.get(mediaId), [rendition]: bytes });
  return weights;
}
