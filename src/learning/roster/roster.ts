/** Where each learner of a group is, who is stuck and why, and in which order a trainer reads them. */
import type { Localised } from '../../catalogue/courses/course.ts';
import { addDays, dateInMorocco, daysBetween } from '../../platform/time/calendar-date.ts';
import type { SubmissionState } from '../classroom/assignment.ts';
import { type LessonProgress, mayOpen, nextLesson, type Seat } from '../classroom/learning.ts';

/** After so many days without a visit somebody is stuck. */
export const awayAfterDays = 7;

/** A published lesson that counts. `number`: among those of the course, from 1; `dueAfterDays`: of an assignment with a date. */
export type RosterLesson = {
  id: string;
  number: number;
  title: Localised<string>;
  isFree: boolean;
  opensAfterDays: number;
  task: 'quiz' | 'assignment' | null;
  dueAfterDays: number | null;
};

/** 'earned': waits for the spelling of the name. */
export type CertificateState = 'none' | 'earned' | 'issued' | 'revoked';

/** What the tables hold of one learner. */
export type LearnerFacts = {
  enrolment: string;
  orderNumber: string;
  name: string;
  /** Null for staff who do not write to learners. */
  email: string | null;
  /** Null too where the course was a gift: the number is the buyer's. */
  phone: string | null;
  joinedAt: Date;
  seat: Seat;
  /** By the lesson's id. */
  progress: ReadonlyMap<string, Pick<LessonProgress, 'doneAt' | 'lastAt'>>;
  /** When they last did something themselves; null: never. */
  lastVisit: Date | null;
  /** Lessons whose quiz they answered at least once. */
  tried: ReadonlySet<string>;
  /** The newest submission, by the lesson's id. */
  handedIn: ReadonlyMap<string, SubmissionState>;
  /** Live sessions they were at. */
  attended: number;
  /** The module they are in, of all of the course, published or not, and how many per cent of it are done. */
  module: { at: number; of: number; percent: number };
  certificate: CertificateState;
};

export type StuckBecause =
  /** Whole days since the last visit; `isFirst`: there never was one. */
  | { kind: 'away'; days: number; isFirst: boolean }
  /** Whole days since the last day on which the assignment was in time. */
  | { kind: 'late'; days: number; lesson: Localised<string> };

export type RosterLine = Pick<
  LearnerFacts,
  | 'enrolment'
  | 'orderNumber'
  | 'name'
  | 'email'
  | 'phone'
  | 'lastVisit'
  | 'attended'
  | 'certificate'
  | 'module'
> & {
  isPaused: boolean;
  /** 'YYYY-MM-DD' while the first day is still to come. */
  beginsOn: string | null;
  done: number;
  of: number;
  /** The lesson they are at; null when every required lesson that is open is done. */
  at: { number: number; title: Localised<string> } | null;
  quizzes: { passed: number; tried: number; of: number };
  assignments: { accepted: number; waiting: number; again: number; of: number };
  stuck: StuckBecause[];
};

const isDone = ({ progress }: LearnerFacts, { id }: RosterLesson): boolean =>
  (progress.get(id)?.doneAt ?? null) !== null;

/** Nobody is stuck in a course that is closed to them, that they finished, or that has not begun. */
function reasonsOf(
  facts: LearnerFacts,
  { open, at, today }: { open: readonly RosterLesson[]; at: RosterLine['at']; today: string },
): StuckBecause[] {
  const { seat, lastVisit, joinedAt, handedIn, certificate } = facts;
  const isOver = certificate === 'earned' || certificate === 'issued';
  if (seat.pausedAt !== null || isOver || today < seat.firstDay) return [];
  // A learner who was asked to hand in again is never late for it: something was handed in.
  const late = open.flatMap((lesson): StuckBecause[] => {
    const { id, dueAfterDays, title } = lesson;
    if (dueAfterDays === null || handedIn.has(id) || isDone(facts, lesson)) return [];
    const days = daysBetween(addDays(seat.firstDay, dueAfterDays), today);
    return days > 0 ? [{ kind: 'late', days, lesson: title }] : [];
  });
  const joined = dateInMorocco(joinedAt);
  const begun = joined > seat.firstDay ? joined : seat.firstDay;
  // Somebody who read ahead is counted from the first day on.
  const seen = lastVisit === null ? begun : dateInMorocco(lastVisit);
  const days = daysBetween(seen > begun ? seen : begun, today);
  const isAway = at !== null && days >= awayAfterDays;
  return [...(isAway ? [{ kind: 'away' as const, days, isFirst: lastVisit === null }] : []), ...late];
}

/** One learner as the trainer reads them. */
export function lineOf(facts: LearnerFacts, lessons: readonly RosterLesson[], now: Date): RosterLine {
  const { seat, progress, tried, handedIn, enrolment, orderNumber, name, email, phone } = facts;
  const today = dateInMorocco(now);
  // The pause is ignored here, so that the lesson where they stopped is shown.
  const open = lessons.filter((lesson) => mayOpen(lesson, { ...seat, pausedAt: null }, now).ok);
  const next = nextLesson(
    open.map((lesson) => ({ ...lesson, isOpen: true })),
    progress,
  );
  const at = next && { number: next.number, title: next.title };
  const quizzes = lessons.filter(({ task }) => task === 'quiz');
  const assignments = lessons.filter(({ task }) => task === 'assignment');
  const inState = (state: SubmissionState) =>
    assignments.filter(({ id }) => handedIn.get(id) === state).length;
  return {
    enrolment,
    orderNumber,
    name,
    email,
    phone,
    lastVisit: facts.lastVisit,
    attended: facts.attended,
    certificate: facts.certificate,
    module: facts.module,
    isPaused: seat.pausedAt !== null,
    beginsOn: today < seat.firstDay ? seat.firstDay : null,
    done: lessons.filter((lesson) => isDone(facts, lesson)).length,
    of: lessons.length,
    at,
    quizzes: {
      passed: quizzes.filter((lesson) => isDone(facts, lesson)).length,
      tried: quizzes.filter((lesson) => tried.has(lesson.id) && !isDone(facts, lesson)).length,
      of: quizzes.length,
    },
    assignments: {
      accepted: inState('accepted'),
      waiting: inState('waiting'),
      again: inState('again'),
      of: assignments.length,
    },
    stuck: reasonsOf(facts, { open, at, today }),
  };
}

/** The course is open to them, and they never opened it: they need another word than somebody who is stuck in it. */
export const hasNeverEntered = (line: {
  lastVisit: unknown;
  beginsOn: string | null;
  isPaused: boolean;
}): boolean => line.lastVisit === null && line.beginsOn === null && !line.isPaused;

const longest = ({ stuck }: RosterLine): number => Math.max(0, ...stuck.map(({ days }) => days));

/** Those who are stuck first, the longest before the others; then by name. */
export const rosterOf = (
  learners: readonly LearnerFacts[],
  lessons: readonly RosterLesson[],
  now: Date,
): RosterLine[] =>
  learners
    .map((facts) => lineOf(facts, lessons, now))
    .sort(
      (one, other) =>
        longest(other) - longest(one) ||
        one.name.localeCompare(other.name) ||
        (one.enrolment < other.enrolment ? -1 : 1),
    );
