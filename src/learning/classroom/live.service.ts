/** Live sessions for learners, their calendars, and attendance. */
import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Handle } from '../../platform/db/handle.ts';
import { bytesOfId, idOfBytes, openToken, signedToken } from '../../platform/signed-token.ts';
import { readCourse } from '../../academy/content/content.service.ts';
import type { Course, Localised } from '../../catalogue/courses/course.ts';
import { isUuid, uuidOfHex } from '../../platform/text/typed-text.ts';
import type { Context } from '../../platform/context.ts';
import { firstDayOf } from '../../catalogue/courses/cohort.ts';
import { cohorts, type Cohort, type Enrolment } from '../../selling/orders/cohorts.table.ts';
import { findActiveLearner, tellDone, tellLearning } from './learners.store.ts';
import {
  enter,
  readOutline,
  type Caller,
  type Closed,
  type Learner,
  type OutlineModule,
} from './classroom.service.ts';
import { attendance, learningEvents, lessons, liveSessions, type LiveSession } from './classroom.table.ts';
import { mayOpen } from './learning.ts';
import { endOf, matchLessons, stateOf, type SessionState } from './live.ts';

/** Sorted by time, since staff may have moved one before another. */
export const readSessions = (db: Handle, cohortId: string): Promise<LiveSession[]> =>
  db
    .select()
    .from(liveSessions)
    .where(eq(liveSessions.cohortId, cohortId))
    .orderBy(asc(liveSessions.startsAt), asc(liveSessions.number));

/** A session for one learner. `joinUrl` is set only while it is open. */
export type SessionView = {
  id: string;
  number: number;
  startsAt: Date;
  endsAt: Date;
  changedAt: Date;
  state: SessionState;
  /** By its time, cancelled or not. */
  hasBegun: boolean;
  isMoved: boolean;
  joinUrl: string | null;
  recordingId: string | null;
  notes: string | null;
  lesson: { id: string; key: string; title: Localised<string>; isOpen: boolean } | null;
  /** Whether the learner attended; null: unknown yet. */
  came: boolean | null;
};

type OfLearner = {
  learner: Pick<Learner, 'enrolment' | 'cohort'> | null;
  modules: readonly OutlineModule[];
  /** All of the cohort. */
  sessions: readonly LiveSession[];
};

const liveLessonsOf = (modules: readonly OutlineModule[]): string[] =>
  modules.flatMap(({ lessons: own }) => own.filter(({ kind }) => kind === 'live').map(({ id }) => id));

/** The same for a course that is opened already, whose outline and sessions were read. */
export async function viewSessions(
  { database: { db }, clock }: Pick<Context, 'database' | 'clock'>,
  { learner, modules, sessions: written }: OfLearner,
): Promise<SessionView[]> {
  if (learner === null || written.length === 0) return [];
  const now = clock();
  const { enrolment, cohort } = learner;
  const seat = { pausedAt: null, firstDay: firstDayOf(enrolment, cohort), opensAll: enrolment.opensAll };
  const came = written.some(({ startsAt }) => startsAt <= now)
    ? await db.select().from(attendance).where(eq(attendance.enrolmentId, enrolment.id))
    : [];
  const all = modules.flatMap((one) => one.lessons);
  const lessonOf = matchLessons(written, liveLessonsOf(modules));
  return written.map((session) => {
    const state = stateOf(session, now);
    const hasBegun = session.startsAt <= now;
    const wasHeld = hasBegun && state !== 'cancelled';
    const lesson = all.find(({ id }) => id === lessonOf.get(session.id));
    return {
      id: session.id,
      number: session.number,
      startsAt: session.startsAt,
      endsAt: endOf(session),
      changedAt: session.changedAt,
      state,
      hasBegun,
      isMoved: session.movedAt !== null,
      joinUrl: state === 'open' ? session.joinUrl : null,
      recordingId: wasHeld ? session.recordingId : null,
      notes: wasHeld ? session.notes : null,
      lesson: lesson
        ? { id: lesson.id, key: lesson.key, title: lesson.title, isOpen: mayOpen(lesson, seat, now).ok }
        : null,
      came: came.find(({ sessionId }) => sessionId === session.id)?.came ?? null,
    };
  });
}

const ofCohort = async (db: Handle, { cohortId }: Enrolment): Promise<LiveSession[]> =>
  cohortId === null ? [] : readSessions(db, cohortId);

/** Ids of the live lessons whose session has not begun: they cannot be done yet. */
export async function lessonsToCome(
  { database: { db }, clock }: Pick<Context, 'database' | 'clock'>,
  { learner, modules }: { learner: Learner; modules: readonly OutlineModule[] },
): Promise<Set<string>> {
  const written = await ofCohort(db, learner.enrolment);
  const lessonOf = matchLessons(written, liveLessonsOf(modules));
  const idsOf = (those: readonly LiveSession[]) => those.flatMap(({ id }) => lessonOf.get(id) ?? []);
  const now = clock();
  const begun = new Set(idsOf(written.filter(({ startsAt }) => startsAt <= now)));
  return new Set(idsOf(written).filter((id) => !begun.has(id)));
}

/** The sessions of a learner's cohort, in order; empty where the course is recorded, and for staff. */
export async function sessions(
  context: Context,
  asked: { caller: Caller; courseSlug: string },
): Promise<{ ok: true; course: Course; learner: Learner | null; sessions: SessionView[] } | Closed> {
  const entered = await enter(context, asked);
  if (!entered.ok) return entered;
  const { course, learner, outline } = entered;
  const written = learner === null ? [] : await ofCohort(context.database.db, learner.enrolment);
  const shown = await viewSessions(context, { learner, modules: outline, sessions: written });
  return { ok: true, course, learner, sessions: shown };
}

/** The session of a live lesson, for its learner; null where none is matched to it yet. */
export async function sessionOfLesson(
  context: Context,
  {
    learner,
    lesson,
    modules,
  }: Pick<OfLearner, 'modules'> & { learner: Learner | null; lesson: { id: string; kind: string } },
): Promise<SessionView | null> {
  if (lesson.kind !== 'live' || learner === null) return null;
  const written = await ofCohort(context.database.db, learner.enrolment);
  const found = await viewSessions(context, { learner, modules, sessions: written });
  return found.find((session) => session.lesson?.id === lesson.id) ?? null;
}

/** The same press always has the same id, so that it is one event, however often it is made. */
const eventId = (sessionId: string, enrolmentId: string): string =>
  uuidOfHex(createHash('sha256').update(`attended ${sessionId} ${enrolmentId}`).digest('hex').slice(0, 32));

type Attended = { sessionId: string; enrolmentId: string; lessonId: string | undefined; now: Date };

/** Attending makes the lesson of a session done. */
async function writeAttended(tx: Handle, { sessionId, enrolmentId, lessonId, now }: Attended): Promise<void> {
  const { number, startsAt } = liveSessions;
  const [session] = await tx
    .select({ number, startsAt })
    .from(liveSessions)
    .where(eq(liveSessions.id, sessionId));
  if (session) {
    const told = { number: session.number, startsAt: session.startsAt.toISOString() };
    const about = { enrolmentId, at: now, about: sessionId };
    await tellLearning(tx, { kind: 'session.attended', ...about, more: { session: told } });
  }
  if (lessonId === undefined) return;
  const [lesson] = await tx
    .select({ version: lessons.currentVersion })
    .from(lessons)
    .where(eq(lessons.id, lessonId));
  await tx
    .insert(learningEvents)
    .values({
      id: eventId(sessionId, enrolmentId),
      enrolmentId,
      lessonId,
      version: lesson?.version ?? 1,
      kind: 'done',
      body: { how: 'attended' },
      at: now,
      receivedAt: now,
    })
    .onConflictDoNothing({ target: learningEvents.id });
  await tellDone(tx, { enrolmentId, lessonIds: [lessonId], at: now });
}

/** "I am here", while the session is open. It does not overrule the trainer's list. */
export async function pressHere(
  context: Context,
  { caller, courseSlug, sessionId }: { caller: Caller; courseSlug: string; sessionId: string },
): Promise<{ ok: true } | { ok: false; reason: 'not-found' | 'not-open' } | Closed> {
  const found = await sessions(context, { caller, courseSlug });
  if (!found.ok) return found;
  const session = found.sessions.find(({ id }) => id === sessionId);
  if (!session || found.learner === null) return { ok: false, reason: 'not-found' };
  if (session.state !== 'open') return { ok: false, reason: 'not-open' };
  const enrolmentId = found.learner.enrolment.id;
  const now = context.clock();
  await context.database.transaction(async (tx) => {
    const [row] = await tx
      .insert(attendance)
      .values({ sessionId, enrolmentId, came: true, toldBy: 'learner', at: now })
      .onConflictDoNothing()
      .returning({ came: attendance.came });
    if (row) await writeAttended(tx, { sessionId, enrolmentId, lessonId: session.lesson?.id, now });
  });
  return { ok: true };
}

/** The trainer's list for one learner: it overrules the learner's own press, and what that press had done. */
export async function writeAttendance(
  tx: Handle,
  entry: {
    session: LiveSession;
    lessonId: string | undefined;
    enrolmentId: string;
    came: boolean;
    by: string;
    now: Date;
  },
): Promise<void> {
  const { session, lessonId, enrolmentId, came, by, now } = entry;
  await tx
    .insert(attendance)
    .values({ sessionId: session.id, enrolmentId, came, toldBy: by, at: now })
    .onConflictDoUpdate({
      target: [attendance.sessionId, attendance.enrolmentId],
      set: { came, toldBy: by, at: now },
    });
  if (came) await writeAttended(tx, { sessionId: session.id, enrolmentId, lessonId, now });
  // The only event that is ever deleted: the learner did nothing here but press the button.
  else await tx.delete(learningEvents).where(eq(learningEvents.id, eventId(session.id, enrolmentId)));
}

/** Part of the address of a learner's own calendar, which programs fetch without signing in. */
export const calendarToken = ({ signer }: Pick<Context, 'signer'>, enrolmentId: string): string =>
  signedToken(signer, 'live calendar', bytesOfId(enrolmentId));

/** What a calendar's address opens: nothing once the order is refunded or its course is paused. */
export async function sessionsByToken(
  context: Context,
  { courseSlug, token }: { courseSlug: string; token: string },
): Promise<{ course: Course; sessions: SessionView[] } | null> {
  const { db } = context.database;
  const bytes = openToken(context.signer, 'live calendar', token);
  if (bytes === null || bytes.length !== 16) return null;
  const active = await findActiveLearner(db, idOfBytes(bytes));
  if (active === null || active.enrolment.courseSlug !== courseSlug) return null;
  const course = await readCourse(db, courseSlug);
  if (!course) return null;
  const [modules, written] = await Promise.all([readOutline(db, courseSlug), ofCohort(db, active.enrolment)]);
  return { course, sessions: await viewSessions(context, { learner: active, modules, sessions: written }) };
}

/** Sessions of a cohort between two instants, for the week's plan. */
export const readSessionsBetween = (
  db: Handle,
  cohortId: string,
  from: Date,
  until: Date,
): Promise<LiveSession[]> =>
  db
    .select()
    .from(liveSessions)
    .where(
      and(
        eq(liveSessions.cohortId, cohortId),
        isNull(liveSessions.cancelledAt),
        gt(liveSessions.startsAt, from),
        lt(liveSessions.startsAt, until),
      ),
    )
    .orderBy(asc(liveSessions.startsAt));

export async function findSession(
  db: Handle,
  id: string,
): Promise<{ session: LiveSession; cohort: Cohort } | null> {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select({ session: liveSessions, cohort: cohorts })
    .from(liveSessions)
    .innerJoin(cohorts, eq(cohorts.id, liveSessions.cohortId))
    .where(eq(liveSessions.id, id));
  return row ?? null;
}
