/** What quizzes and assignments share: the task of a version of a lesson, and what it writes for its learner. */
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { enrolments } from '../cohorts/cohorts.table.ts';
import { learningEvents, lessonVersions } from './classroom.table.ts';
import type { LessonContent } from './lesson.ts';

/** The task of a published version of a lesson; of a draft only where it is looked at by who writes it. */
export async function findTask(
  db: Handle,
  { lessonId, version, isDraft = false }: { lessonId: string; version: number; isDraft?: boolean },
): Promise<LessonContent['task']> {
  const [row] = await db
    .select({ content: lessonVersions.content })
    .from(lessonVersions)
    .where(
      and(
        eq(lessonVersions.lessonId, lessonId),
        eq(lessonVersions.number, version),
        isDraft ? undefined : isNotNull(lessonVersions.publishedAt),
      ),
    );
  return row?.content.task ?? null;
}

/** From here on whatever else this learner sends waits until the transaction ends: numbers are given one after the other. */
export async function lockEnrolment(tx: Handle, enrolmentId: string): Promise<void> {
  await tx.select({ id: enrolments.id }).from(enrolments).where(eq(enrolments.id, enrolmentId)).for('update');
}

type Done = {
  id: string;
  enrolmentId: string;
  lessonId: string;
  version: number;
  at: Date;
  how: 'quiz' | 'handed-in';
};

/** A lesson is done by its task. */
export async function writeDone(tx: Handle, done: Done): Promise<void> {
  const { id, enrolmentId, lessonId, version, at, how } = done;
  await tx
    .insert(learningEvents)
    .values({ id, enrolmentId, lessonId, version, kind: 'done', body: { how }, at, receivedAt: at });
}
