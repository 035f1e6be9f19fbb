/** What a learner's week holds, and how far they are: worked out from the outline as they find it. */
import { addDays, dateInMorocco } from '../../platform/time/calendar-date.ts';
import type { LessonOnWay } from './classroom.service.ts';
import type { SessionView } from './live.service.ts';

/**
 * THE ONE RULE OF ENTRY. Every page, film range, file, caption, answer and calendar of the classroom asks it, at every
 * request: what is refunded, paused or ended is closed from that moment on, and open again as soon as it is paid.
 */

/** What somebody has in a course. `firstDay`: 'YYYY-MM-DD', the day lessons are counted from. */
export type Seat = { pausedAt: Date | null; firstDay: string; opensAll: boolean };

export type Right =
  | { ok: true }
  | { ok: false; reason: 'not-enrolled' | 'paused' }
  /** 'YYYY-MM-DD' */
  | { ok: false; reason: 'not-yet'; opensOn: string };

export const opensOn = (
  { firstDay }: Pick<Seat, 'firstDay'>,
  { opensAfterDays }: { opensAfterDays: number },
): string => addDays(firstDay, opensAfterDays);

/** `seat` null: somebody without one, or whose access was ended. */
export function mayOpen(
  lesson: { isFree: boolean; opensAfterDays: number },
  seat: Seat | null,
  now: Date,
): Right {
  if (lesson.isFree) return { ok: true };
  if (seat === null) return { ok: false, reason: 'not-enrolled' };
  if (seat.pausedAt !== null) return { ok: false, reason: 'paused' };
  const day = opensOn(seat, lesson);
  if (!seat.opensAll && dateInMorocco(now) < day) return { ok: false, reason: 'not-yet', opensOn: day };
  return { ok: true };
}

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

/** Required lessons done, of how many: those that are taken out of the outline count no more. */
export type Share = { done: number; of: number; percent: number };

type Counted = Pick<LessonOnWay, 'progress' | 'isRequired'>;

/** Those of a course that count: the required ones, or all where none is. */
export function countedOf<Lesson extends Counted>(lessons: readonly Lesson[]): readonly Lesson[] {
  const required = lessons.filter(({ isRequired }) => isRequired);
  return required.length > 0 ? required : lessons;
}

export const isDone = ({ progress }: Pick<LessonOnWay, 'progress'>): boolean =>
  (progress?.doneAt ?? null) !== null;

export function shareOf(lessons: readonly Counted[]): Share {
  const counted = countedOf(lessons);
  const done = counted.filter(isDone).length;
  const of = counted.length;
  return { done, of, percent: of === 0 ? 0 : Math.floor((done * 100) / of) };
}

/** Everything is done that a certificate asks for, but for being at live sessions. */
export const areRequiredDone = (
  lessons: readonly Pick<LessonOnWay, 'progress' | 'isRequired' | 'kind'>[],
): boolean =>
  shareOf(lessons.filter(({ isRequired, kind }) => isRequired && kind !== 'live')).percent === 100;

/** An assignment that is still to be handed in. `dueOn`: 'YYYY-MM-DD' in Morocco, the day itself included. */
export type Due = { lesson: LessonOnWay; dueOn: string; isLate: boolean };

const weekDays = 7;

/** What is due within a week from today, and what is late; the nearest day first. */
export function dueSoon(lessons: readonly LessonOnWay[], firstDay: string, now: Date): Due[] {
  const today = dateInMorocco(now);
  return lessons
    .flatMap((lesson) => {
      const { dueAfterDays } = lesson;
      if (dueAfterDays === null || !lesson.isOpen || lesson.progress?.doneAt) return [];
      const dueOn = addDays(firstDay, dueAfterDays);
      return dueOn <= addDays(today, weekDays) ? [{ lesson, dueOn, isLate: dueOn < today }] : [];
    })
    .sort((one, other) => (one.dueOn < other.dueOn ? -1 : one.dueOn > other.dueOn ? 1 : 0));
}

/**
 * Of a dated course what is not done and opened within the last seven days; a live session opens nothing by its module: it is
 * there from the week before it begins until it is over.
 */
export function inThisWeek(
  lessons: readonly LessonOnWay[],
  sessions: readonly Pick<SessionView, 'lesson' | 'startsAt' | 'state'>[],
  { firstDay }: { firstDay: string },
  now: Date,
): LessonOnWay[] {
  const today = dateInMorocco(now);
  const live = new Set(
    sessions
      .filter(({ state }) => state === 'coming' || state === 'open')
      .filter(({ startsAt }) => dateInMorocco(startsAt) < addDays(today, weekDays))
      .map(({ lesson }) => lesson?.id),
  );
  return lessons.filter((lesson) => {
    if (!lesson.isOpen || lesson.progress?.doneAt) return false;
    if (lesson.kind === 'live') return live.has(lesson.id);
    const day = addDays(firstDay, lesson.opensAfterDays);
    return day <= today && day > addDays(today, -weekDays);
  });
}

/** The first day while it is still to come, else null. */
export const beginsOn = ({ firstDay }: { firstDay: string }, now: Date): string | null =>
  dateInMorocco(now) < firstDay ? firstDay : null;
