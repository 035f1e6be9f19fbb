/** Stores what learners' phones report from their lessons, each event once. */
import { inArray } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { readLearners, readOutline, type Caller } from './classroom.service.ts';
import { learningEvents, lessons } from './classroom.table.ts';
import { tellDone } from './learners.store.ts';
import { isDoneByButton, type LearningEventKind } from './lesson.ts';
import { lessonsToCome } from './live.service.ts';
import { boundedAt, mayOpen } from './learning.ts';

/** One event of a phone. `at`: by its clock. */
type LearningEvent = Pick<typeof learningEvents.$inferSelect, 'id' | 'lessonId' | 'body' | 'at'> & {
  kind: LearningEventKind;
};

/**
 * Stores events of a learner's phone, each once by its id. Returns which ids are settled: stored now, stored before, or
 * never to be stored (a lesson that is not open to them, one that is done by its task alone, or a live session that has not
 * begun). What belongs to another learner stays on the phone.
 */
export async function takeEvents(
  context: Context,
  { caller, courseSlug, events }: { caller: Caller; courseSlug: string; events: readonly LearningEvent[] },
): Promise<{ ok: true; settled: string[] } | { ok: false; reason: 'not-enrolled' }> {
  const { database } = context;
  const now = context.clock();
  const [learner] = await readLearners(database.db, caller, courseSlug);
  if (!learner || learner.seat.pausedAt !== null) return { ok: false, reason: 'not-enrolled' };
  const modules = await readOutline(database.db, courseSlug);
  const outline = modules.flatMap((one) => one.lessons);
  const openLessons = new Map(
    outline.filter((lesson) => mayOpen(lesson, learner.seat, now).ok).map((lesson) => [lesson.id, lesson]),
  );
  const isLiveDone = ({ lessonId, kind }: LearningEvent) =>
    kind === 'done' && openLessons.get(lessonId)?.kind === 'live';
  const toCome = events.some(isLiveDone)
    ? await lessonsToCome(context, { learner, modules })
    : new Set<string>();
  const mine = events.filter(({ lessonId, kind }) => {
    const lesson = openLessons.get(lessonId);
    if (lesson === undefined) return false;
    return kind !== 'done' || (isDoneByButton(lesson.kind) && !toCome.has(lessonId));
  });
  if (mine.length > 0) {
    const versions = await database.db
      .select({ id: lessons.id, version: lessons.currentVersion })
      .from(lessons)
      .where(inArray(lessons.id, [...new Set(mine.map(({ lessonId }) => lessonId))]));
    const versionOf = new Map(versions.map(({ id, version }) => [id, version ?? 1]));
    const { id: enrolmentId, joinedAt } = learner.enrolment;
    const rows = mine.map(({ id, lessonId, kind, body, at }) => ({
      id,
      enrolmentId,
      lessonId,
      version: versionOf.get(lessonId) ?? 1,
      kind,
      body,
      at: boundedAt(at, { joinedAt, now }),
      receivedAt: now,
    }));
    await database.transaction(async (tx) => {
      const kept = await tx
        .insert(learningEvents)
        .values(rows)
        .onConflictDoNothing({ target: learningEvents.id })
        .returning({ kind: learningEvents.kind, lessonId: learningEvents.lessonId });
      const lessonIds = kept.flatMap(({ kind, lessonId }) => (kind === 'done' ? [lessonId] : []));
      await tellDone(tx, { enrolmentId, lessonIds, at: now });
    });
  }
  return { ok: true, settled: events.map(({ id }) => id) };
}
