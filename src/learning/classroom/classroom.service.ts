/** The classroom as a learner opens it: who they are, the course's outline with their progress, and one lesson. */
import type { Locale } from '../../platform/i18n/locale.ts';
import { and, desc, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { entitlements } from '../../selling/orders/access.table.ts';
import { isOwnedBy } from '../../selling/orders/entitlements.service.ts';
import { isTaughtHere, type Course, type Localised } from '../../catalogue/courses/course.ts';
import type { Trainer } from '../../catalogue/courses/trainer.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import type { Context } from '../../platform/context.ts';
import type { StaffMember } from '../../academy.ts';
import { firstDayOf, mayTeachFor } from '../../catalogue/courses/cohort.ts';
import { cohorts, enrolments, type Cohort, type Enrolment } from '../../selling/orders/cohorts.table.ts';
import type { Rendition } from '../../academy/media/media.ts';
import { lessons, lessonVersions, studyPlans } from './classroom.table.ts';
import { type Ended, readEnded } from './learners.store.ts';
import type { StudyPlan } from './study-plan.ts';
import { type OfLearner, readOfLearners } from './progress.service.ts';
import type { LessonContent, LessonKind } from './lesson.ts';
import { findTaught, readTrainersOf } from './may-teach.service.ts';
import { readable } from './teaching.ts';
import { readTaught, withOutline } from './outline.service.ts';
import { endsUnit, type LessonProgress, mayOpen, nextLesson, type Right, type Seat } from './learning.ts';
import { type CourseProgress, progressIn } from './course-progress.ts';
import type { Unit } from '../../catalogue/courses/programme.ts';

/** Who asks, as the server reads it from signed cookies. */
export type Caller = {
  /** Of a signed-in member, in lower case. */
  email: string | null;
  /** Tokens of orders that this browser holds. */
  orderTokens: readonly string[];
  /** A member of staff, who reads lessons as learners do. */
  staff: StaffMember | null;
};

export type Learner = {
  enrolment: Enrolment;
  cohort: Cohort | null;
  seat: Seat;
  /** When they mean to learn; null while they were not asked, or did not answer. */
  plan: StudyPlan | null;
  isGift: boolean;
  order: { id: string; number: string; name: string; email: string; locale: Locale; token: string };
};

const isCallers = ({ email, orderTokens }: Caller) =>
  or(
    email === null ? undefined : isOwnedBy(email),
    // The buyer of a gift holds its order, but the course belongs to the recipient.
    orderTokens.length === 0
      ? undefined
      : and(inArray(orders.token, [...orderTokens]), isNull(orders.recipientEmail)),
  );

/** The caller's enrolments with access, in one course or in all: the open ones first, then the newest. */
export async function readLearners(db: Handle, caller: Caller, courseSlug?: string): Promise<Learner[]> {
  const owned = isCallers(caller);
  if (owned === undefined) return [];
  return learnersWhere(
    db,
    and(owned, courseSlug === undefined ? undefined : eq(enrolments.courseSlug, courseSlug)),
  );
}

/** Learners whose access is open or paused, of those enrolments. */
export async function learnersWhere(db: Handle, which: SQL | undefined): Promise<Learner[]> {
  const rows = await db
    .select({
      enrolment: enrolments,
      cohort: cohorts,
      plan: studyPlans,
      pausedAt: entitlements.pausedAt,
      id: orders.id,
      number: orders.number,
      name: orders.name,
      recipientName: orders.recipientName,
      email: orders.email,
      recipientEmail: orders.recipientEmail,
      locale: orders.locale,
      token: orders.token,
    })
    .from(enrolments)
    .innerJoin(orders, eq(orders.id, enrolments.orderId))
    .innerJoin(entitlements, eq(entitlements.orderId, enrolments.orderId))
    .leftJoin(cohorts, eq(cohorts.id, enrolments.cohortId))
    .leftJoin(studyPlans, eq(studyPlans.enrolmentId, enrolments.id))
    .where(and(which, eq(orders.status, 'Payment Confirmed'), isNull(entitlements.revokedAt)))
    .orderBy(desc(enrolments.joinedAt));
  return rows
    .map(({ enrolment, cohort, plan, pausedAt, recipientName, recipientEmail, name, email, ...order }) => ({
      enrolment,
      cohort,
      plan,
      isGift: recipientEmail !== null,
      seat: { pausedAt, firstDay: firstDayOf(enrolment, cohort), opensAll: enrolment.opensAll },
      order: { ...order, name: recipientName ?? name, email: recipientEmail ?? email },
    }))
    .sort((one, other) => Number(one.seat.pausedAt !== null) - Number(other.seat.pausedAt !== null));
}

export type OutlineLesson = {
  id: string;
  key: string;
  kind: LessonKind;
  title: Localised<string>;
  minutes: number;
  isFree: boolean;
  isRequired: boolean;
  /** For progress and certificate. */
  counts: boolean;
  opensAfterDays: number;
  /** Its task, beside reading or watching. */
  task: 'quiz' | 'assignment' | null;
  /** An assignment is due so many days after a learner's first day; null: no deadline. */
  dueAfterDays: number | null;
  /** Bytes of its film or sound, by rendition. */
  weights: Partial<Record<Rendition, number>>;
};
export type OutlineModule = { id: string; title: Localised<string>; lessons: OutlineLesson[] };

export const readOutline = async (db: Handle, courseSlug: string): Promise<readonly OutlineModule[]> =>
  (await readTaught(db, courseSlug))?.outline ?? [];

/** A lesson of the outline as a learner finds it. `opensOn`: 'YYYY-MM-DD' while it is locked. */
export type LessonOnWay = OutlineLesson & {
  isOpen: boolean;
  opensOn: string | null;
  progress: LessonProgress | null;
  /** Its task is handed in and has no mark yet. */
  waits: boolean;
};
export type ModuleOnWay = Omit<OutlineModule, 'lessons'> & { lessons: LessonOnWay[] };

export type CourseHome = {
  course: Course;
  trainer: Trainer | null;
  /** Null for staff who look at the course. */
  learner: Learner | null;
  modules: ModuleOnWay[];
  progress: CourseProgress;
  /** The lesson to continue with, never an optional one; null when everything that is open is done or handed in. */
  next: LessonOnWay | null;
};

export type Closed =
  /** Not signed in, and without an order: they may sign in. */
  | { ok: false; reason: 'course-not-found' | 'sign-in' | 'not-enrolled'; course: Course | null }
  | { ok: false; reason: 'paused'; course: Course; learner: Learner }
  | ({ ok: false; reason: 'ended'; course: Course } & Ended);

export type Entered = {
  ok: true;
  course: Course;
  trainer: Trainer | null;
  learner: Learner | null;
  outline: readonly OutlineModule[];
  units: readonly Unit[];
};

/**
 * The course and who enters it. Whoever has a seat enters as a learner, staff too; who teaches it also before it is published.
 * `known`: the caller's seat, where it was read already.
 */
export async function enter(
  { database: { db } }: Context,
  { caller, courseSlug, known }: { caller: Caller; courseSlug: string; known?: Learner },
): Promise<Entered | Closed> {
  const [published, [learner]] = await Promise.all([
    readTaught(db, courseSlug),
    known ? [known] : readLearners(db, caller, courseSlug),
  ]);
  const own = published === null && caller.staff && (await findTaught(db, caller.staff, courseSlug));
  const taught = own ? await withOutline(db, own) : published;
  if (taught === null) return { ok: false, reason: 'course-not-found', course: null };
  const { course, trainers, outline, units } = taught;
  if (learner?.seat.pausedAt) return { ok: false, reason: 'paused', course, learner };
  const slug = learner?.cohort?.trainer ?? course.trainer;
  const trainer = trainers.find((one) => one.slug === slug) ?? null;
  if (learner) return { ok: true, course, trainer, learner, outline, units };
  if (caller.staff !== null && mayTeachFor(caller.staff, await readTrainersOf(db, course)))
    return { ok: true, course, trainer, learner: null, outline, units };
  const ended = await readEnded(db, isCallers(caller), courseSlug);
  if (ended) return { ok: false, reason: 'ended', course, ...ended };
  if (!isTaughtHere(course)) return { ok: false, reason: 'course-not-found', course: null };
  const isKnown = caller.email !== null;
  return { ok: false, reason: isKnown ? 'not-enrolled' : 'sign-in', course };
}

function onWay(
  outline: readonly OutlineModule[],
  learner: Learner | null,
  { progress, handedIn }: OfLearner,
  now: Date,
): ModuleOnWay[] {
  // Lessons of a module open together, so their day is computed once.
  const rights = new Map<string, Right>();
  const rightOf = (lesson: OutlineLesson): Right => {
    if (learner === null) return { ok: true };
    const key = `${lesson.isFree} ${lesson.opensAfterDays}`;
    const right = rights.get(key) ?? mayOpen(lesson, learner.seat, now);
    rights.set(key, right);
    return right;
  };
  return outline.map((one) => ({
    ...one,
    lessons: one.lessons.map((lesson) => {
      const right = rightOf(lesson);
      return {
        ...lesson,
        isOpen: right.ok,
        opensOn: !right.ok && right.reason === 'not-yet' ? right.opensOn : null,
        progress: progress.get(lesson.id) ?? null,
        waits: handedIn.has(lesson.id),
      };
    }),
  }));
}

const readOfLearner = async (db: Handle, learner: Learner | null): Promise<OfLearner> =>
  (await readOfLearners(db, learner === null ? [] : [learner.enrolment.id]))(learner?.enrolment.id ?? '');

/** The course's home: the outline with the learner's progress. `known`: the caller's seat and what they did, where it was read already. */
export async function courseHome(
  context: Context,
  { known, ...asked }: { caller: Caller; courseSlug: string; known?: { learner: Learner; own: OfLearner } },
): Promise<({ ok: true } & CourseHome) | Closed> {
  const entered = await enter(context, known ? { ...asked, known: known.learner } : asked);
  if (!entered.ok) return entered;
  const { course, trainer, learner, outline, units } = entered;
  const own = known?.own ?? (await readOfLearner(context.database.db, learner));
  const found = onWay(outline, learner, own, context.clock());
  const next = nextLesson(
    found.flatMap((one) => one.lessons.filter(({ counts, waits }) => counts && !waits)),
    own.progress,
  );
  const told = progressIn({ course, units }, own.progress, learner?.seat ?? null, context.clock());
  return { ok: true, course, trainer, learner, modules: found, progress: told, next };
}

export type OpenedLesson = {
  course: Course;
  trainer: Trainer | null;
  learner: Learner | null;
  lesson: LessonOnWay;
  version: number;
  /** Right answers are not for pages: `quiz.service.ts` decides what they get. */
  content: Omit<LessonContent, 'task'>;
  /** The draft, and not the version that learners read. */
  isDraft: boolean;
  /** A free lesson, for somebody without a seat: nothing else of the course is open. */
  isVisitor: boolean;
  previous: LessonOnWay | null;
  next: LessonOnWay | null;
  modules: ModuleOnWay[];
  /** Number of the unit that ends with this lesson, from 1; null where it does not. */
  ends: number | null;
};

export type LessonClosed =
  | Closed
  | { ok: false; reason: 'lesson-not-found'; course: Course }
  /** It opens on `right.opensOn`. */
  | { ok: false; reason: 'not-yet'; course: Course; opensOn: string };

export async function readContentOf(
  db: Handle,
  lessonId: string,
): Promise<{ number: number; content: LessonContent } | null> {
  const [row] = await db
    .select({ number: lessonVersions.number, content: lessonVersions.content })
    .from(lessonVersions)
    .innerJoin(
      lessons,
      and(eq(lessons.id, lessonVersions.lessonId), eq(lessons.currentVersion, lessonVersions.number)),
    )
    .where(and(eq(lessonVersions.lessonId, lessonId), isNotNull(lessonVersions.publishedAt)));
  return row ?? null;
}

/** The published version of a lesson, as learners read it. */
export async function readVersion(
  db: Handle,
  lessonId: string,
): Promise<Pick<OpenedLesson, 'version' | 'content'> | null> {
  const written = await readContentOf(db, lessonId);
  if (!written) return null;
  const { task: _task, ...content } = readable(written.content);
  return { version: written.number, content };
}

/** The number of the unit that a module is, for whoever learns it. */
function unitOf(entered: Entered | Closed, { id }: ModuleOnWay): number | null {
  if (!entered.ok || entered.learner === null) return null;
  return entered.units.findIndex(({ moduleId }) => moduleId === id) + 1 || null;
}

/** One lesson, if the caller may open it now; a free one is open to everybody. */
export async function openLesson(
  context: Context,
  { caller, courseSlug, key }: { caller: Caller; courseSlug: string; key: string },
): Promise<({ ok: true } & OpenedLesson) | LessonClosed> {
  const { db } = context.database;
  const entered = await enter(context, { caller, courseSlug });
  if (!entered.ok && entered.course === null) return entered;
  const course = entered.course as Course;
  const outline = entered.ok ? entered.outline : await readOutline(db, courseSlug);
  const learner = entered.ok ? entered.learner : null;
  const now = context.clock();
  const way = onWay(outline, learner, await readOfLearner(db, learner), now).map((one) =>
    // A visitor gets links only to free lessons.
    entered.ok ? one : { ...one, lessons: one.lessons.map((each) => ({ ...each, isOpen: each.isFree })) },
  );
  const all = way.flatMap((one) => one.lessons);
  const index = all.findIndex((lesson) => lesson.key === key);
  const lesson = all[index];
  if (!entered.ok && lesson?.isFree !== true) return entered;
  if (!lesson) return { ok: false, reason: 'lesson-not-found', course };
  const right: Right = learner === null ? { ok: true } : mayOpen(lesson, learner.seat, now);
  if (!right.ok) {
    return right.reason === 'not-yet'
      ? { ok: false, reason: 'not-yet', course, opensOn: right.opensOn }
      : { ok: false, reason: 'not-enrolled', course };
  }
  const written = await readVersion(db, lesson.id);
  if (!written) return { ok: false, reason: 'lesson-not-found', course };
  const module = way.find(({ lessons: some }) => some.includes(lesson));
  return {
    ok: true,
    course,
    trainer: entered.ok ? entered.trainer : null,
    learner,
    lesson,
    ...written,
    isDraft: false,
    isVisitor: !entered.ok,
    previous: all[index - 1] ?? null,
    next: all[index + 1] ?? null,
    modules: way,
    ends: module && endsUnit(module.lessons, lesson) ? unitOf(entered, module) : null,
  };
}
