/** Where learners stand, read from what their phones told. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { learningEvents, submissions } from './classroom.table.ts';
import type { LessonProgress } from './progress.ts';

/**
 * Where a learner stands in each lesson, by the lesson's id: folded by the database from what phones told, the same whatever
 * came first, and however often it came. Of two positions of the same instant the one further on counts.
 */
export const readProgress = async (db: Handle, enrolmentId: string): Promise<Map<string, LessonProgress>> =>
  (await readProgressOf(db, [enrolmentId])).get(enrolmentId) ?? new Map<string, LessonProgress>();

/** Lessons whose task was handed in and waits for its mark, by the lesson's id. */
export async function readHandedIn(db: Handle, enrolmentId: string): Promise<Set<string>> {
  const rows = await db
    .select({ lessonId: submissions.lessonId })
    .from(submissions)
    .where(and(eq(submissions.enrolmentId, enrolmentId), eq(submissions.state, 'waiting')));
  return new Set(rows.map(({ lessonId }) => lessonId));
}

/** Where several stand, by the enrolment's id; those who have done nothing are not in it. */
export async function readProgressOf(
  db: Handle,
  enrolmentIds: readonly string[],
): Promise<Map<string, Map<string, LessonProgress>>> {
  const { at, kind, body, lessonId, enrolmentId } = learningEvents;
  const seconds = sql`case when jsonb_typeof(${body} -> 'seconds') = 'number' then (${body} ->> 'seconds')::float8 else 0 end`;
  const rows = await db
    .select({
      enrolmentId,
      lessonId,
      openedAt: sql<Date>`min(${at})`.mapWith(at),
      doneAt: sql<Date | null>`min(${at}) filter (where ${kind} = 'done')`.mapWith(at),
      seconds: sql<number>`coalesce((array_agg(${seconds} order by ${at} desc, ${seconds} desc) filter (where ${kind} = 'position'))[1], 0)`,
      lastAt: sql<Date>`max(${at})`.mapWith(at),
    })
    .from(learningEvents)
    .where(inArray(enrolmentId, [...enrolmentIds]))
    .groupBy(enrolmentId, lessonId);
  const found = new Map<string, Map<string, LessonProgress>>();
  for (const { enrolmentId: of, lessonId: id, ...progress } of rows)
    found.set(of, (found.get(of) ?? new Map<string, LessonProgress>()).set(id, progress));
  return found;
}
