/**
 * Staff calls about live sessions and announcements: a cohort's sessions, their links and recordings, moving and cancelling
 * one, and attendance.
 */
import { and, asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Handle } from '../../platform/db/handle.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { formatMoment } from '../../platform/time/calendar-date.ts';
import { type StaffAsking, staffCall } from '../../academy/staff/staff-call.ts';
import { notifyTrainer } from '../../selling/cohorts/cohort-admin.service.ts';
import { type Cohort, enrolments } from '../../selling/orders/cohorts.table.ts';
import { findFor } from '../../academy/media/media.service.ts';
import { ofCohort, readActiveLearners } from './learners.store.ts';
import { findTaughtCohort } from './may-teach.service.ts';
import { readOutline } from './classroom.service.ts';
import { announcements, attendance, lessons, type LiveSession, liveSessions } from './classroom.table.ts';
import { matchLessons } from './live.ts';
import { beginningsOf, isTooOld, notifyOfChange } from './live-schedule.service.ts';
import { findSession, readSessions, writeAttendance } from './live.service.ts';
import { mayTeach } from '../../academy/staff/who-may.ts';
import { hasNoMailbox } from '../../platform/people/mailbox.ts';
import { writeToLearner } from './push.service.ts';
import { announcementsOf } from './learning-emails.service.ts';
import { cleanText } from '../../platform/text/typed-text.ts';

const notFound = { ok: false, reason: 'not-found' } as const;

const announceToCohort = staffCall({
  path: 'teaching/announce',
  summary:
    'Tell a cohort something: on the course’s home at once, by e-mail the same day or the next morning',
  may: mayTeach,
  /** `id`: made with the form, so that a repeated request is one announcement. */
  input: z.strictObject({ id: z.uuid(), cohort: z.uuid(), body: z.string().trim().min(1).max(4_000) }),
  async run({ context, staff }, input) {
    const { database, clock, uuid } = context;
    const cohort = await findTaughtCohort(database.db, staff, input.cohort);
    const body = cleanText(input.body);
    if (!cohort) return notFound;
    if (body === '') return { ok: false as const, reason: 'required' as const };
    const at = clock();
    await database.transaction(async (tx) => {
      const [row] = await tx
        .insert(announcements)
        .values({ id: input.id, cohortId: cohort.id, body, by: staff.email, at })
        .onConflictDoNothing()
        .returning({ id: announcements.id });
      if (!row) return;
      await writeStaffLog(tx, {
        id: uuid(),
        at,
        staff,
        act: 'announce-to-cohort',
        subject: cohort.courseSlug,
        detail: { cohort: cohort.startsOn },
      });
    });
    return { ok: true as const };
  },
});

const cohortAnnouncements = staffCall({
  path: 'teaching/announcements',
  summary: 'What a cohort was told, the newest first, and whom an announcement would reach now',
  may: mayTeach,
  input: z.strictObject({ cohort: z.uuid() }),
  async run({ context, staff }, input) {
    const { db } = context.database;
    const cohort = await findTaughtCohort(db, staff, input.cohort);
    if (!cohort) return notFound;
    const [announced, learners] = await Promise.all([
      announcementsOf(db, cohort.id, 100),
      readActiveLearners(db, ofCohort(cohort.id)),
    ]);
    const byEmail = learners.filter(
      ({ enrolment, email }) => !enrolment.emailsOff.includes('announcements') && !hasNoMailbox(email),
    );
    return {
      ok: true as const,
      announcements: announced,
      /** `byEmail`: how many of them get these e-mails. */
      reaches: { learners: learners.length, byEmail: byEmail.length },
    };
  },
});

const wordToLearner = staffCall({
  path: 'teaching/write-to-learner',
  summary: 'Write to one learner, once a day: on the course’s home, and by the first way that works',
  may: mayTeach,
  /** `id`: made with the form, so that a repeated request is one word. */
  input: z.strictObject({ id: z.uuid(), enrolment: z.uuid(), body: z.string().trim().min(1).max(2_000) }),
  run: ({ context, staff }, input) => writeToLearner(context, { staff, ...input }),
});

export const announcementCalls = [announceToCohort, cohortAnnouncements, wordToLearner] as const;

type Theirs = { session: LiveSession; cohort: Cohort };

async function findTheirs({ context, staff }: StaffAsking, id: string): Promise<Theirs | null> {
  const found = await findSession(context.database.db, id);
  if (!found) return null;
  const cohort = await findTaughtCohort(context.database.db, staff, found.cohort.id);
  return cohort && { session: found.session, cohort };
}

const logOf = (
  { context, staff }: StaffAsking,
  tx: Handle,
  { cohort, session }: Theirs,
  line: { act: 'change-live-session' | 'mark-live-attendance'; at: Date; what: string },
): Promise<void> =>
  writeStaffLog(tx, {
    id: context.uuid(),
    at: line.at,
    staff,
    act: line.act,
    subject: cohort.courseSlug,
    detail: { session: String(session.number), cohort: cohort.startsOn, what: line.what },
  });

/** Notifies learners and, where somebody else did it, their trainer that one session was moved or cancelled. */
async function notifyOfOne(
  { staff: by }: StaffAsking,
  tx: Handle,
  was: LiveSession,
  at: Date,
): Promise<void> {
  const { cohortId } = was;
  await notifyOfChange(tx, cohortId, { movedAt: at, before: [was] });
  await notifyTrainer(tx, { cohortId, by, at, movedAt: at, was: beginningsOf([was]) });
}

async function lessonsOf(db: Handle, { courseSlug, id }: Cohort) {
  const [known, outline] = await Promise.all([readSessions(db, id), readOutline(db, courseSlug)]);
  const all = outline.flatMap((one) => one.lessons).filter(({ kind }) => kind === 'live');
  const matched = matchLessons(
    known,
    all.map((lesson) => lesson.id),
  );
  return { known, all, matched };
}

const liveSessionsOf = staffCall({
  path: 'teaching/live-sessions',
  summary: 'The live sessions of a cohort, with the lesson of each and how many were there',
  may: mayTeach,
  input: z.strictObject({ cohort: z.uuid() }),
  async run({ context, staff }, input) {
    const { db } = context.database;
    const now = context.clock();
    const cohort = await findTaughtCohort(db, staff, input.cohort);
    if (!cohort) return notFound;
    const { known, all, matched } = await lessonsOf(db, cohort);
    const came = await db
      .select({ sessionId: attendance.sessionId })
      .from(attendance)
      .where(
        and(
          eq(attendance.came, true),
          inArray(
            attendance.sessionId,
            known.map(({ id }) => id),
          ),
        ),
      );
    return {
      ok: true as const,
      isTooOld: isTooOld(cohort, now),
      lessons: all.map(({ id, key, title }) => ({ id, key, title })),
      sessions: known.map((session) => ({
        ...session,
        /** The lesson of this session, set by staff or by the order. */
        isLesson: matched.get(session.id) ?? null,
        hasBegun: session.startsAt <= now,
        came: came.filter(({ sessionId }) => sessionId === session.id).length,
      })),
    };
  },
});

const setLiveSession = staffCall({
  path: 'teaching/set-live-session',
  summary: 'Set the link, the recording, the notes or the lesson of a live session; what is left out stays',
  may: mayTeach,
  input: z.strictObject({
    id: z.uuid(),
    joinUrl: z
      .url({ protocol: /^https$/ })
      .max(500)
      .nullable()
      .optional(),
    notes: z.string().max(20_000).nullable().optional(),
    recordingId: z.uuid().nullable().optional(),
    lessonId: z.uuid().nullable().optional(),
  }),
  async run(asking, { id, ...set }) {
    const theirs = await findTheirs(asking, id);
    if (!theirs) return notFound;
    const { database, clock } = asking.context;
    const { recordingId, lessonId } = set;
    if (recordingId && recordingId !== theirs.session.recordingId) {
      const film = await findFor(database.db, recordingId, asking.staff);
      if (!film) return { ok: false as const, reason: 'no-such-recording' as const };
    }
    if (lessonId) {
      const [lesson] = await database.db
        .select({ id: lessons.id })
        .from(lessons)
        .where(
          and(
            eq(lessons.id, lessonId),
            eq(lessons.courseSlug, theirs.cohort.courseSlug),
            eq(lessons.kind, 'live'),
          ),
        );
      if (!lesson) return { ok: false as const, reason: 'no-such-lesson' as const };
    }
    const names = Object.keys(set);
    if (names.length === 0) return { ok: true as const };
    await database.transaction(async (tx) => {
      await tx.update(liveSessions).set(set).where(eq(liveSessions.id, id));
      await logOf(asking, tx, theirs, { act: 'change-live-session', at: clock(), what: names.join(', ') });
    });
    return { ok: true as const };
  },
});

const soonestMs = 5 * 60_000;

const moveLiveSession = staffCall({
  path: 'teaching/move-live-session',
  summary: 'Move one live session that has not begun; its learners are told',
  may: mayTeach,
  input: z.strictObject({ id: z.uuid(), startsAt: z.iso.datetime(), minutes: z.int().min(15).max(480) }),
  async run(asking, { id, startsAt, minutes }) {
    const theirs = await findTheirs(asking, id);
    if (!theirs) return notFound;
    const { database, clock } = asking.context;
    const now = clock();
    const at = new Date(startsAt);
    if (at.getTime() < now.getTime() + soonestMs)
      return { ok: false as const, reason: 'in-the-past' as const };
    const isMoved = await database.transaction(async (tx) => {
      const [session] = await tx.select().from(liveSessions).where(eq(liveSessions.id, id)).for('update');
      if (!session || session.startsAt <= now) return false;
      // Moved to its own time it stays, and nobody is notified.
      const isSame = session.startsAt.getTime() === at.getTime() && session.minutes === minutes;
      if (isSame && session.cancelledAt === null) return true;
      await tx
        .update(liveSessions)
        .set({ startsAt: at, minutes, cancelledAt: null, changedAt: now, movedAt: now })
        .where(eq(liveSessions.id, id));
      await notifyOfOne(asking, tx, session, now);
      const what = formatMoment(at, 'en');
      await logOf(asking, tx, theirs, { act: 'change-live-session', at: now, what });
      return true;
    });
    if (!isMoved) return { ok: false as const, reason: 'has-begun' as const };
    return { ok: true as const };
  },
});

const cancelLiveSession = staffCall({
  path: 'teaching/cancel-live-session',
  summary: 'Cancel one live session that has not begun; its learners are told',
  may: mayTeach,
  input: z.strictObject({ id: z.uuid() }),
  async run(asking, { id }) {
    const theirs = await findTheirs(asking, id);
    if (!theirs) return notFound;
    const { database, clock } = asking.context;
    const now = clock();
    const isCancelled = await database.transaction(async (tx) => {
      const [session] = await tx.select().from(liveSessions).where(eq(liveSessions.id, id)).for('update');
      if (!session || session.startsAt <= now) return false;
      if (session.cancelledAt !== null) return true;
      await tx
        .update(liveSessions)
        .set({ cancelledAt: now, changedAt: now, movedAt: now })
        .where(eq(liveSessions.id, id));
      await notifyOfOne(asking, tx, session, now);
      await logOf(asking, tx, theirs, { act: 'change-live-session', at: now, what: 'cancelled' });
      return true;
    });
    if (!isCancelled) return { ok: false as const, reason: 'has-begun' as const };
    return { ok: true as const };
  },
});

const liveAttendance = staffCall({
  path: 'teaching/live-attendance',
  summary: 'Who of a cohort was at a live session, and who said so',
  may: mayTeach,
  input: z.strictObject({ id: z.uuid() }),
  async run(asking, { id }) {
    const theirs = await findTheirs(asking, id);
    if (!theirs) return notFound;
    const { db } = asking.context.database;
    const [learners, attendances] = await Promise.all([
      readActiveLearners(db, ofCohort(theirs.cohort.id)),
      db.select().from(attendance).where(eq(attendance.sessionId, id)),
    ]);
    return {
      ok: true as const,
      learners: learners
        .map(({ enrolment, name }) => {
          const known = attendances.find(({ enrolmentId }) => enrolmentId === enrolment.id);
          return {
            enrolment: enrolment.id,
            name,
            came: known?.came ?? null,
            toldBy: known?.toldBy ?? null,
          };
        })
        .sort((one, other) => one.name.localeCompare(other.name)),
    };
  },
});

const markLiveAttendance = staffCall({
  path: 'teaching/mark-live-attendance',
  summary: 'Say who was at a live session; it counts more than what a learner pressed',
  may: mayTeach,
  input: z.strictObject({
    id: z.uuid(),
    marks: z
      .array(z.strictObject({ enrolment: z.uuid(), came: z.boolean() }))
      .min(1)
      .max(500),
  }),
  async run(asking, { id, marks }) {
    const theirs = await findTheirs(asking, id);
    if (!theirs) return notFound;
    const { database, clock } = asking.context;
    const now = clock();
    if (theirs.session.startsAt > now) return { ok: false as const, reason: 'not-begun' as const };
    const { matched } = await lessonsOf(database.db, theirs.cohort);
    await database.transaction(async (tx) => {
      const wanted = marks.map(({ enrolment }) => enrolment);
      const known = await tx
        .select({ id: enrolments.id })
        .from(enrolments)
        .where(and(eq(enrolments.cohortId, theirs.cohort.id), inArray(enrolments.id, wanted)))
        .orderBy(asc(enrolments.id));
      for (const { id: enrolmentId } of known) {
        const came = marks.find(({ enrolment }) => enrolment === enrolmentId)?.came ?? false;
        const lessonId = matched.get(id);
        await writeAttendance(tx, {
          session: theirs.session,
          lessonId,
          enrolmentId,
          came,
          by: asking.staff.email,
          now,
        });
      }
      await logOf(asking, tx, theirs, { act: 'mark-live-attendance', at: now, what: String(known.length) });
    });
    return { ok: true as const };
  },
});

export const liveCalls = [
  liveSessionsOf,
  setLiveSession,
  moveLiveSession,
  cancelLiveSession,
  liveAttendance,
  markLiveAttendance,
] as const;
