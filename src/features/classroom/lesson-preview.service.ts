/** A lesson as it is written now, shown to those who teach it as its learners will find it. */
import { and, desc, eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { readWeights, type Caller, type OpenedLesson } from './classroom.service.ts';
import { lessons, lessonVersions } from './classroom.table.ts';
import { findTaught } from './may-teach.service.ts';
import { readable } from './teaching.ts';

/** Null for everybody else, and where there is none: then the page is the learners' own. */
export async function openDraft(
  { database: { db } }: Context,
  { caller, courseSlug, key }: { caller: Caller; courseSlug: string; key: string },
): Promise<({ ok: true } & OpenedLesson) | null> {
  const course = caller.staff === null ? null : await findTaught(db, caller.staff, courseSlug);
  if (!course) return null;
  const [row] = await db
    .select({ lesson: lessons, number: lessonVersions.number, content: lessonVersions.content })
    .from(lessons)
    .innerJoin(lessonVersions, eq(lessonVersions.lessonId, lessons.id))
    .where(and(eq(lessons.courseSlug, courseSlug), eq(lessons.key, key)))
    .orderBy(desc(lessonVersions.number))
    .limit(1);
  if (!row) return null;
  const { id, kind, isFree, isRequired } = row.lesson;
  const { task, ...content } = readable(row.content);
  const { title, minutes, media } = content;
  const weights = media === null ? {} : ((await readWeights(db, [media])).get(media) ?? {});
  const facts = {
    id,
    key,
    kind,
    title,
    minutes,
    isFree,
    isRequired,
    opensAfterDays: 0,
    task: task?.kind ?? null,
    dueAfterDays: null,
    weights,
  };
  return {
    ok: true,
    course,
    trainer: null,
    learner: null,
    lesson: { ...facts, isOpen: true, opensOn: null, progress: null },
    version: row.number,
    content,
    isDraft: true,
    isVisitor: false,
    previous: null,
    next: null,
    modules: [],
  };
}
