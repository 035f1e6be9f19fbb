/** How far a learner is in the whole course, and how that is told. Optional lessons count nowhere. */
import type { Course, Localised } from '../../catalogue/courses/course.ts';
import { count, type CountForms } from '../../platform/i18n/count.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { dateInMorocco, formatDay } from '../../platform/time/calendar-date.ts';
import { opensOn, type LessonProgress, type Seat } from './learning.ts';
import { comingDay, isWholeUnit, type PlannedLesson, type Unit } from '../../catalogue/courses/programme.ts';

type UnitProgress = Pick<Unit, 'title' | 'moduleId'> & {
  /** Of its published lessons that count. */
  done: number;
  of: number;
  isPublished: boolean;
  /** 'YYYY-MM-DD' while it is still to open; null too where no day is known. */
  opensOn: string | null;
  isOpen: boolean;
  /** When its last lesson was done; null until then. Lessons added to it afterwards do not undo it. */
  finishedAt: Date | null;
};

/** `done`, `of`: published lessons that count. `percent`: of the whole course, and 100 only when all of it is done. */
export type CourseProgress = {
  done: number;
  of: number;
  percent: number;
  units: readonly UnitProgress[];
  /** Published lessons that do not count: lists of lessons are longer by so many. */
  others: number;
  /** Number of the unit they are in, from 1. */
  at: number;
  /** The whole outline is published. */
  isWhole: boolean;
  isDone: boolean;
  /** The first unit that is still to open. */
  next: UnitProgress | null;
};

export const nothingYet: CourseProgress = {
  done: 0,
  of: 0,
  percent: 0,
  units: [],
  others: 0,
  at: 1,
  isWhole: false,
  isDone: false,
  next: null,
};

type Done = ReadonlyMap<string, Pick<LessonProgress, 'doneAt'>>;

/** When all was done that the unit then held; null while something of it is left. */
function finishedAt(unit: Unit, progress: Done): Date | null {
  const doneAt = ({ id }: PlannedLesson): Date | null => progress.get(id)?.doneAt ?? null;
  const days = unit.counted.flatMap((lesson) => doneAt(lesson) ?? []);
  const last = days.reduce<Date | null>(
    (latest, day) => (latest !== null && latest > day ? latest : day),
    null,
  );
  if (last === null || !unit.hasLessons) return null;
  return unit.counted.every((lesson) => doneAt(lesson) !== null || lesson.addedAt > last) ? last : null;
}

/** `seat` null: everything is open, as for staff who look at the course. A pause shuts lessons, and changes no progress. */
export function progressIn(
  { course, units }: { course: Pick<Course, 'newModules'>; units: readonly Unit[] },
  progress: Done,
  seat: Pick<Seat, 'firstDay' | 'opensAll'> | null,
  now: Date,
): CourseProgress {
  const today = dateInMorocco(now);
  let coming = 0;
  const told = units.map((unit): UnitProgress => {
    const { title, moduleId, hasLessons, counted } = unit;
    const published = counted.filter(({ isPublished }) => isPublished);
    const day = hasLessons ? seat && opensOn(seat, unit) : comingDay(course, (coming += 1) - 1, today);
    const isOpen = hasLessons && (day === null || seat?.opensAll === true || day <= today);
    return {
      title,
      moduleId,
      done: published.filter(({ id }) => (progress.get(id)?.doneAt ?? null) !== null).length,
      of: published.length,
      isPublished: hasLessons,
      opensOn: isOpen ? null : day,
      isOpen,
      finishedAt: finishedAt(unit, progress),
    };
  });
  const sum = (of: (unit: UnitProgress) => number) => told.reduce((all, unit) => all + of(unit), 0);
  const [done, of] = [sum((unit) => unit.done), sum((unit) => unit.of)];
  const whole = units.filter(isWholeUnit).length;
  const left = told.findIndex((unit) => unit.isOpen && unit.done < unit.of);
  return {
    done,
    of,
    percent: of === 0 ? 0 : Math.floor((100 * done * whole) / (of * units.length)),
    units: told,
    others: units.reduce((all, unit) => all + unit.others, 0),
    at: Math.max(1, left === -1 ? told.findLastIndex(({ isOpen }) => isOpen) + 1 : left + 1),
    isWhole: whole === units.length,
    isDone: of > 0 && done === of && whole === units.length,
    next: told.find(({ isOpen }) => !isOpen) ?? null,
  };
}

/** The words of a course's progress; `lessons` and `modules` by themselves. */
type ProgressWords = {
  unit: (at: number, of: number) => string;
  none: (lessons: string) => string;
  some: (done: number, lessons: string) => string;
  /** While not all of the course is published. */
  someOfPublished: (done: number, lessons: string) => string;
  allOfPublished: (lessons: string) => string;
  all: (lessons: string) => string;
  opensNext: (day: string) => string;
  noDay: string;
  lessons: CountForms;
  /** After 'of'. */
  ofLessons: CountForms;
  /** The same where others do not count. */
  required: CountForms;
  ofRequired: CountForms;
};

/** In sentences: which unit of how many, what is done, and when the next unit opens. */
export function progressText(
  { done, of, units, others, at, isWhole, next }: CourseProgress,
  words: ProgressWords,
  locale: Locale,
): string {
  const lessons = count(of, others > 0 ? words.required : words.lessons, locale);
  const ofLessons = count(of, others > 0 ? words.ofRequired : words.ofLessons, locale);
  const parts = units.length > 1 ? [words.unit(at, units.length)] : [];
  if (done === 0) parts.push(words.none(lessons));
  else if (done === of) parts.push((isWhole ? words.all : words.allOfPublished)(lessons));
  else parts.push((isWhole ? words.some : words.someOfPublished)(done, ofLessons));
  if (next !== null)
    parts.push(next.opensOn === null ? words.noDay : words.opensNext(formatDay(next.opensOn, locale)));
  return `${parts.join('. ')}.`;
}

/** Quiet signs of finished units: which, and when. */
type UnitBadge = { title: Localised<string>; number: number; finishedAt: Date };

export const badgesOf = ({ units }: Pick<CourseProgress, 'units'>): UnitBadge[] =>
  units.flatMap(({ title, finishedAt: at }, index) =>
    at === null ? [] : [{ title, number: index + 1, finishedAt: at }],
  );
