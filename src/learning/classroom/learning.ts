/** Who may open a lesson, what a learner's week contains, and how far they are. */
import { addDays, dateInMorocco } from '../../platform/time/calendar-date.ts';
import type { LessonOnWay } from './classroom.service.ts';
import type { SessionView } from './live.service.ts';

/** A learner's seat in a course. `firstDay`: 'YYYY-MM-DD', the day lessons are counted from. */
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

/**
 * The one rule of access. Every page, film range, file, caption, answer and calendar of the classroom checks it at every
 * request, so that a refund, a pause or an end takes effect at once, as does a payment. `seat` null: without a seat, or with
 * one that has ended.
 */
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

/**
 * When something was done by a phone's clock, which can be wrong: what lies in the future is now, and nothing was more than a day
 * before the seat.
 */
export function boundedAt(at: Date, { joinedAt, now }: { joinedAt: Date; now: Date }): Date {
  const earliest = new Date(joinedAt.getTime() - 86_400_000);
  return at > now ? now : at < earliest ? earliest : at;
}

/** A learner's progress in a lesson. */
export type LessonProgress = {
  openedAt: Date | null;
  /** A lesson that is done stays done. */
  doneAt: Date | null;
  /** The position in the film or sound, in seconds: that of the newest event. */
  seconds: number;
  lastAt: Date;
};

/** The lesson to continue with: the last one touched while it is not done, else the first open one that is not done. */
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

export const isDone = ({ progress }: Pick<LessonOnWay, 'progress'>): boolean =>
  (progress?.doneAt ?? null) !== null;

/**
 * Whether a unit ends with this lesson: the last one left of those that count, and once all are done the one done last, or the
 * last of the list.
 */
export function endsUnit(
  lessons: readonly Pick<LessonOnWay, 'id' | 'counts' | 'progress'>[],
  lesson: { id: string },
): boolean {
  const counted = lessons.filter(({ counts }) => counts);
  const left = counted.filter((one) => !isDone(one));
  if (left.length > 0) return left.length === 1 && left[0]?.id === lesson.id;
  const doneAt = ({ progress }: Pick<LessonOnWay, 'progress'>) => progress?.doneAt?.getTime() ?? 0;
  const [newest] = counted.toSorted((one, other) => doneAt(other) - doneAt(one));
  return newest !== undefined && (lesson.id === newest.id || lesson.id === lessons.at(-1)?.id);
}

/** A certificate needs a share of the live sessions, so none of them is optional. */
export const isOptional = ({ kind, counts }: Pick<LessonOnWay, 'kind' | 'counts'>): boolean =>
  kind !== 'live' && !counts;

/** An assignment to hand in. `dueOn`: 'YYYY-MM-DD' in Morocco, the day itself included. */
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
 * In a course with dates the lessons that opened within the last seven days and are not done. A live session is listed from
 * the week before it begins until it is over, whenever its module opens.
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
