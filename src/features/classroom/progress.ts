/** Where a learner stands in a lesson, and which lesson is the next. */
export type LessonProgress = {
  openedAt: Date | null;
  /** Done stays done. */
  doneAt: Date | null;
  /** Where to go on in the film or sound, in seconds: where the newest event left it. */
  seconds: number;
  lastAt: Date;
};

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
