/** Where a learner stands, folded from what her phones told: the same whatever came first, and however often it came. */
import type { LearningEventKind } from './lesson.ts';

export type LearningEvent = {
  lessonId: string;
  kind: LearningEventKind;
  body: Record<string, unknown>;
  at: Date;
};

export type LessonProgress = {
  openedAt: Date | null;
  /** Done stays done. */
  doneAt: Date | null;
  /** Where to go on in the film or sound, in seconds: where the newest event left it. */
  seconds: number;
  lastAt: Date;
};

const none = (at: Date): LessonProgress => ({ openedAt: null, doneAt: null, seconds: 0, lastAt: at });

const earlier = (one: Date | null, other: Date): Date => (one !== null && one <= other ? one : other);

/** By the lesson's id. `events` in any order. */
export function foldProgress(events: readonly LearningEvent[]): Map<string, LessonProgress> {
  const folded = new Map<string, LessonProgress>();
  // Of two of the same instant the one further on counts, so that the order of arrival never does.
  const secondsOf = ({ body }: LearningEvent) => (typeof body['seconds'] === 'number' ? body['seconds'] : 0);
  const inOrder = [...events].sort(
    (one, other) => one.at.getTime() - other.at.getTime() || secondsOf(one) - secondsOf(other),
  );
  for (const event of inOrder) {
    const known = folded.get(event.lessonId) ?? none(event.at);
    folded.set(event.lessonId, {
      openedAt: earlier(known.openedAt, event.at),
      doneAt: event.kind === 'done' ? earlier(known.doneAt, event.at) : known.doneAt,
      seconds: event.kind === 'position' ? secondsOf(event) : known.seconds,
      lastAt: event.at,
    });
  }
  return folded;
}

/** The lesson to go on with: the one touched last while it is not done, else the first open one that is not done. */
export function nextLesson<Lesson extends { id: string; isOpen: boolean }>(
  lessons: readonly Lesson[],
  progress: ReadonlyMap<string, Pick<LessonProgress, 'doneAt' | 'lastAt'>>,
): Lesson | null {
  const isLeft = (lesson: Lesson) => lesson.isOpen && (progress.get(lesson.id)?.doneAt ?? null) === null;
  const begun = lessons
    .filter((lesson) => isLeft(lesson) && progress.has(lesson.id))
    .sort(
      (one, other) =>
        (progress.get(other.id)?.lastAt.getTime() ?? 0) - (progress.get(one.id)?.lastAt.getTime() ?? 0),
    );
  return begun[0] ?? lessons.find(isLeft) ?? null;
}
