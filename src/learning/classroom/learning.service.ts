/**
 * The course's home with its welcome and week, all courses of an account, and the settings of one. Everything it reads is
 * checked with `mayOpen` first.
 */
import { and, isNotNull, isNull } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { readCourse } from '../../academy/content/content.service.ts';
import type { Course } from '../../catalogue/courses/course.ts';
import type { Context } from '../../platform/context.ts';
import { meetingsOf } from '../../catalogue/courses/meetings.ts';
import { type Cohort } from '../../selling/orders/cohorts.table.ts';
import {
  courseHome,
  enter,
  readLearners,
  type Caller,
  type Closed,
  type CourseHome,
  type Learner,
  type LessonOnWay,
} from './classroom.service.ts';
import { lessons, type LiveSession } from './classroom.table.ts';
import { type CourseProgress, nothingYet } from './course-progress.ts';
import { beginsOn, dueSoon, inThisWeek, type Due } from './learning.ts';
import { type OfLearner, readOfLearners } from './progress.service.ts';
import { kindsOf, learningEmailKinds, type LearningEmailKind } from './learning-email.ts';
import { firstTaskKey, welcomeKey } from './lesson.ts';
import { endOf, nextOf } from './live.ts';
import { readSessions, viewSessions, type SessionView } from './live.service.ts';
import { changeSeat } from '../../selling/orders/seats.service.ts';

/** A live session that is on or to come. `id`: null while only its date is set. */
export type NextSession = { id: string | null; startsAt: Date; endsAt: Date; minutes: number };

/**
 * The next session of a cohort: from its sessions, or from its plan as long as none are created. Null when none is to come.
 */
export function nextSessionOf(
  cohort: Cohort | null,
  written: readonly LiveSession[],
  now: Date,
): NextSession | null {
  if (cohort === null) return null;
  const planned =
    written.length > 0
      ? written
      : meetingsOf(cohort).map((startsAt) => ({
          id: null,
          startsAt,
          minutes: cohort.minutes,
          cancelledAt: null,
        }));
  const next = nextOf<Pick<LiveSession, 'startsAt' | 'minutes' | 'cancelledAt'> & { id: string | null }>(
    planned,
    now,
  );
  return next && { id: next.id, startsAt: next.startsAt, minutes: next.minutes, endsAt: endOf(next) };
}

/** Created sessions, in order. */
export const sessionsOf = async (db: Handle, cohort: Cohort | null): Promise<LiveSession[]> =>
  cohort === null ? [] : readSessions(db, cohort.id);

const lessonsOf = ({ modules }: Pick<CourseHome, 'modules'>): LessonOnWay[] =>
  modules.flatMap((one) => one.lessons);

/** Assignments that are due, without those that wait for their mark. */
const dueOf = (home: CourseHome, learner: Learner, now: Date): Due[] =>
  dueSoon(
    lessonsOf(home).filter(({ waits }) => !waits),
    learner.seat.firstDay,
    now,
  );

export type LearningHome = CourseHome & {
  /** 'YYYY-MM-DD' while the first day is still to come. */
  beginsOn: string | null;
  /** Until it is done. */
  welcome: LessonOnWay | null;
  /** Until it is done. */
  firstTask: LessonOnWay | null;
  /** All of the cohort. */
  sessions: SessionView[];
  nextSession: NextSession | null;
  due: Due[];
  /** New lessons and live sessions. */
  opened: LessonOnWay[];
};

const isLeft = (lesson: LessonOnWay | undefined): lesson is LessonOnWay =>
  lesson !== undefined && lesson.isOpen && (lesson.progress?.doneAt ?? null) === null;

/** The page on which a course begins and goes on. Staff see it as before the first day. */
export async function home(
  context: Context,
  { caller, courseSlug }: { caller: Caller; courseSlug: string },
): Promise<({ ok: true } & LearningHome) | Closed> {
  const found = await courseHome(context, { caller, courseSlug });
  if (!found.ok) return found;
  const { db } = context.database;
  const now = context.clock();
  const { learner } = found;
  const all = lessonsOf(found);
  const byKey = (key: string) => all.find((lesson) => lesson.key === key);
  const [welcome, firstTask] = [byKey(welcomeKey), byKey(firstTaskKey)];
  const ofCohort = await sessionsOf(db, learner?.cohort ?? null);
  const sessions = await viewSessions(context, { ...found, sessions: ofCohort });
  return {
    ...found,
    beginsOn: learner && beginsOn(learner.seat, now),
    welcome: isLeft(welcome) ? welcome : null,
    firstTask: isLeft(firstTask) ? firstTask : null,
    sessions,
    nextSession: nextSessionOf(learner?.cohort ?? null, ofCohort, now),
    due: learner === null ? [] : dueOf(found, learner, now),
    // At one's own pace nothing opens by the week.
    opened: learner?.cohort ? inThisWeek(all, sessions, learner.seat, now) : [],
  };
}

/** One course of an account. `state`: 'begins' while its first day is still to come. */
export type MyCourse = {
  course: Course;
  learner: Learner;
  state: 'open' | 'begins' | 'paused' | 'done';
  isGift: boolean;
  progress: CourseProgress;
  next: LessonOnWay | null;
  nextSession: NextSession | null;
  due: Due[];
};

async function viewMine(
  context: Context,
  caller: Caller,
  { learner, own }: { learner: Learner; own: OfLearner },
): Promise<MyCourse | null> {
  const { db } = context.database;
  const now = context.clock();
  const { courseSlug } = learner.enrolment;
  const of = { learner, isGift: learner.isGift };
  if (learner.seat.pausedAt !== null) {
    const course = await readCourse(db, courseSlug);
    const nothing = { progress: nothingYet, next: null, nextSession: null, due: [] };
    return course && { ...of, course, state: 'paused', ...nothing };
  }
  const found = await courseHome(context, { caller, courseSlug, known: { learner, own } });
  if (!found.ok) return null;
  return {
    ...of,
    course: found.course,
    state: beginsOn(learner.seat, now) !== null ? 'begins' : found.progress.isDone ? 'done' : 'open',
    progress: found.progress,
    next: found.next,
    nextSession: nextSessionOf(learner.cohort, await sessionsOf(db, learner.cohort), now),
    due: dueOf(found, learner, now),
  };
}

/**
 * Every course that the caller has a seat in, bought or given, the newest first; a course bought twice once, open before
 * paused.
 */
export async function myCourses(context: Context, { caller }: { caller: Caller }): Promise<MyCourse[]> {
  const learners = await readLearners(context.database.db, caller);
  const seats = [...Map.groupBy(learners, ({ enrolment }) => enrolment.courseSlug).values()].flatMap(
    ([best]) => best ?? [],
  );
  const own = await readOfLearners(
    context.database.db,
    seats.filter(({ seat }) => seat.pausedAt === null).map(({ enrolment }) => enrolment.id),
  );
  const mine = await Promise.all(
    seats.map((learner) => viewMine(context, caller, { learner, own: own(learner.enrolment.id) })),
  );
  return mine.filter((view) => view !== null);
}

/** Slugs of the courses that the caller has a seat in, open or paused. */
export async function ownSlugs(
  { database: { db } }: Context,
  { caller }: { caller: Caller },
): Promise<ReadonlySet<string>> {
  const learners = await readLearners(db, caller);
  return new Set(learners.map(({ enrolment }) => enrolment.courseSlug));
}

/** `kinds`: e-mails that this course sends; `emails`: those of them that are wanted. */
export type CourseSettings = { kinds: readonly LearningEmailKind[]; emails: readonly LearningEmailKind[] };

/** The settings of the learner's own seat, with the course; closed to everybody else, staff included. */
export async function courseSettings(
  context: Context,
  asked: { caller: Caller; courseSlug: string },
): Promise<{ ok: true; course: Course; learner: Learner; settings: CourseSettings } | Closed> {
  const entered = await enter(context, asked);
  if (!entered.ok) return entered;
  const { course, learner } = entered;
  if (learner === null) return { ok: false, reason: 'not-enrolled', course };
  const { emailsOff } = learner.enrolment;
  const kinds = kindsOf(learner);
  const emails = kinds.filter((kind) => !emailsOff.includes(kind));
  return { ok: true, course, learner, settings: { kinds, emails } };
}

export async function saveCourseSettings(
  context: Context,
  { emails, ...asked }: { caller: Caller; courseSlug: string; emails: readonly LearningEmailKind[] },
): Promise<{ ok: true } | Closed> {
  const found = await courseSettings(context, asked);
  if (!found.ok) return found;
  const { kinds } = found.settings;
  const { emailsOff } = found.learner.enrolment;
  // A kind that was not on the form stays as it was.
  const isOff = (kind: LearningEmailKind) =>
    kinds.includes(kind) ? !emails.includes(kind) : emailsOff.includes(kind);
  await changeSeat(context.database.db, found.learner.enrolment.id, {
    emailsOff: learningEmailKinds.filter(isOff),
  });
  return { ok: true };
}

/** Slugs of courses with at least one published lesson. */
export async function coursesWithLessons(db: Handle): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ slug: lessons.courseSlug })
    .from(lessons)
    .where(and(isNotNull(lessons.currentVersion), isNull(lessons.removedAt)));
  return new Set(rows.map(({ slug }) => slug));
}
