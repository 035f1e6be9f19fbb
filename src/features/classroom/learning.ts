/** What a learner's week holds, and how far they are: worked out from the outline as they find it. */
import { addDays, dateInMorocco } from '../../../domain/time/calendar-date.ts';
import type { LessonOnWay } from './classroom.service.ts';

/** Required lessons done, of how many: those that are taken out of the outline count no more. */
export type Share = { done: number; of: number; percent: number };

export function shareOf(lessons: readonly Pick<LessonOnWay, 'progress' | 'isRequired'>[]): Share {
  const required = lessons.filter(({ isRequired }) => isRequired);
  const counted = required.length > 0 ? required : lessons;
  const done = counted.filter(({ progress }) => (progress?.doneAt ?? null) !== null).length;
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

/** Lessons of a dated course that opened within the last seven days and are not done. */
export function openedThisWeek(
  lessons: readonly LessonOnWay[],
  { firstDay }: { firstDay: string },
  now: Date,
): LessonOnWay[] {
  const today = dateInMorocco(now);
  return lessons.filter((lesson) => {
    const day = addDays(firstDay, lesson.opensAfterDays);
    return lesson.isOpen && !lesson.progress?.doneAt && day <= today && day > addDays(today, -weekDays);
  });
}

/** The first day while it is still to come, else null. */
export const beginsOn = ({ firstDay }: { firstDay: string }, now: Date): string | null =>
  dateInMorocco(now) < firstDay ? firstDay : null;
