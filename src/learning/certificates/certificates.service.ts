/**
 * Certificates: who has earned one, and issuing it with the name as the learner wants it. The badge of a finished module is one
 * of them, for a part of the course.
 */
import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { readCourses, readSettings } from '../../academy/content/content.service.ts';
import type { Course } from '../../catalogue/courses/course.ts';
import type { Trainer } from '../../catalogue/courses/trainer.ts';
import { inEach } from '../../platform/i18n/locale.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import { postEmail } from '../../academy/emails/post-emails.service.ts';
import type { Context } from '../../platform/context.ts';
import { attendance, learningEvents, liveSessions } from '../classroom/classroom.table.ts';
import {
  type Caller,
  type Closed,
  enter,
  type Learner,
  learnersWhere,
  type OutlineLesson,
} from '../classroom/classroom.service.ts';
import { progressIn, type CourseProgress } from '../classroom/course-progress.ts';
import { isOptional, type LessonProgress } from '../classroom/learning.ts';
import { readTaught, type Taught } from '../classroom/outline.service.ts';
import {
  hasOwnEvents,
  readOfLearners,
  readProgress,
  readProgressOf,
  tellIssued,
} from '../classroom/progress.service.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
import {
  certificateNumber,
  type CertifiedCourse,
  defaultAttendance,
  firstNameHolder,
  type Holder,
  isEarned,
  nameClosedUntil,
  type Requirements,
  skillsOf,
} from './certificate.ts';
import { certificates } from './certificates.table.ts';
import { signCredential } from './credential-keys.service.ts';
import { claimsOf, statusListLength } from './open-badge.ts';
import { changeSeat, finishSeat } from '../../selling/orders/seats.service.ts';

export type Certificate = typeof certificates.$inferSelect;

async function attendanceOf(
  db: Handle,
  learner: Learner,
): Promise<{ percent: number; attended: number } | null> {
  if (learner.cohort === null) return null;
  const rows = await db
    .select({ came: attendance.came })
    .from(liveSessions)
    .leftJoin(
      attendance,
      and(
        eq(attendance.sessionId, liveSessions.id),
        eq(attendance.enrolmentId, learner.enrolment.id),
        eq(attendance.came, true),
      ),
    )
    .where(and(eq(liveSessions.cohortId, learner.cohort.id), isNull(liveSessions.cancelledAt)));
  if (rows.length === 0) return null;
  const attended = rows.filter(({ came }) => came === true).length;
  return { attended, percent: Math.round((100 * attended) / rows.length) };
}

/** What is done of lessons, as it is told on a certificate. */
function doneOf(lessons: readonly OutlineLesson[], progress: ReadonlyMap<string, LessonProgress>) {
  const done = lessons.filter(({ id, counts }) => counts && (progress.get(id)?.doneAt ?? null) !== null);
  return {
    lessons: done.length,
    quizzes: done.filter(({ task }) => task === 'quiz').length,
    assignments: done.filter(({ task }) => task === 'assignment').length,
  };
}

type Judged = {
  requirements: Requirements & { progress: CourseProgress };
  done: Omit<CertifiedCourse, 'name' | 'trainer' | 'startedOn' | 'finishedOn'>;
};

/** All that counts of the whole outline must be done, published or not; live sessions count by the share attended. */
async function judge(
  { database: { db }, clock }: Context,
  { course, outline, units }: Pick<Taught, 'course' | 'outline' | 'units'>,
  learner: Learner,
  known?: ReadonlyMap<string, LessonProgress>,
): Promise<Judged> {
  const [progress, came] = await Promise.all([
    known ?? readProgress(db, learner.enrolment.id),
    attendanceOf(db, learner),
  ]);
  const needed = course.certificate?.attendancePercent ?? defaultAttendance;
  return {
    requirements: {
      progress: progressIn({ course, units }, progress, learner.seat, clock()),
      attended: came === null || needed === 0 ? null : { percent: came.percent, needed },
    },
    done: {
      ...doneOf(
        outline.flatMap(({ lessons }) => lessons),
        progress,
      ),
      attended: came?.attended ?? 0,
    },
  };
}

/**
 * Learners who did something within the last day and have not finished: nobody else can have finished since the last run.
 */
async function readUnfinished(db: Handle, now: Date): Promise<{ course: Course; learner: Learner }[]> {
  const since = new Date(now.getTime() - 24 * 60 * 60_000);
  const learners = await learnersWhere(
    db,
    and(
      isNull(enrolments.finishedAt),
      or(
        sql`exists (select 1 from ${learningEvents} where ${learningEvents.enrolmentId} = ${enrolments.id} and ${learningEvents.receivedAt} > ${since.toISOString()})`,
        sql`exists (select 1 from ${attendance} where ${attendance.enrolmentId} = ${enrolments.id} and ${attendance.at} > ${since.toISOString()})`,
      ),
    ),
  );
  const courses = new Map((await readCourses(db)).map((course) => [course.slug, course]));
  return learners.flatMap((learner) => {
    const course = courses.get(learner.enrolment.courseSlug);
    return course ? [{ course, learner }] : [];
  });
}

/** Of the course, or of one of its modules: the one that none replaces. */
async function findCurrent(
  db: Handle,
  enrolmentId: string,
  unitId: string | null = null,
): Promise<Certificate | null> {
  const { unitId: unit } = certificates;
  const [row] = await db
    .select()
    .from(certificates)
    .where(
      and(
        eq(certificates.enrolmentId, enrolmentId),
        isNull(certificates.replacedBy),
        unitId === null ? isNull(unit) : eq(unit, unitId),
      ),
    )
    .orderBy(desc(certificates.issuedAt))
    .limit(1);
  return row ?? null;
}

/** Number of the certificate of the whole course, where it is valid. */
export async function validNumber(db: Handle, enrolmentId: string): Promise<string | null> {
  const found = await findCurrent(db, enrolmentId);
  return found?.revokedAt === null ? found.number : null;
}

export type OwnCertificate =
  | { state: 'none' }
  /** `name`: as on the order. `waiting`: tasks that count, are handed in and have no mark yet. */
  | {
      state: 'on-the-way';
      requirements: Judged['requirements'];
      name: string;
      waiting: readonly Pick<OutlineLesson, 'key' | 'title'>[];
      hasOptional: boolean;
    }
  /** `name`: to fill the form; `units`: their tiles frame it. */
  | { state: 'earned'; name: string; units: number }
  | { state: 'issued'; certificate: Certificate };

/** Whether a learner has earned or has the certificate of a course, and what is missing. */
export async function ownCertificate(
  context: Context,
  asked: { caller: Caller; courseSlug: string },
): Promise<{ ok: true; course: Course; own: OwnCertificate } | Closed> {
  const entered = await enter(context, asked);
  if (!entered.ok) return entered;
  const { course, learner } = entered;
  const { db } = context.database;
  if (learner === null || course.certificate === null) return { ok: true, course, own: { state: 'none' } };
  const certificate = await findCurrent(db, learner.enrolment.id);
  if (certificate !== null) return { ok: true, course, own: { state: 'issued', certificate } };
  const { progress, handedIn } = (await readOfLearners(db, [learner.enrolment.id]))(learner.enrolment.id);
  const { requirements } = await judge(context, entered, learner, progress);
  const { name } = learner.order;
  if (isEarned(requirements) || learner.enrolment.finishedAt !== null)
    return { ok: true, course, own: { state: 'earned', name, units: requirements.progress.units.length } };
  const lessons = entered.outline.flatMap((one) => one.lessons);
  const waiting = lessons
    .filter(({ id, counts }) => counts && handedIn.has(id))
    .map(({ key, title }) => ({ key, title }));
  const own = { state: 'on-the-way' as const, requirements, name, waiting };
  return { ok: true, course, own: { ...own, hasOptional: lessons.some(isOptional) } };
}

export type Issued =
  | { ok: true; number: string }
  | { ok: false; reason: 'not-earned' | 'revoked' }
  /** The name was corrected too often; `until`: when it may be corrected again. */
  | { ok: false; reason: 'too-many-names'; until: Date }
  | Closed;

/** Until when the name on a learner's certificate may not be corrected; null: it may. */
async function readClosedUntil(db: Handle, enrolmentId: string, now: Date): Promise<Date | null> {
  const issued = await db
    .select({ at: certificates.issuedAt })
    .from(certificates)
    .where(and(eq(certificates.enrolmentId, enrolmentId), isNull(certificates.unitId)))
    .orderBy(asc(certificates.issuedAt));
  return nameClosedUntil(
    issued.map(({ at }) => at),
    now,
  );
}

type OfCourse = Pick<Taught, 'course'> & { trainer: Trainer | null };

const factsOf = ({ course, trainer }: OfCourse, { seat }: Learner, finished: Date) => ({
  name: inEach((one) => course.words[one].name),
  trainer: trainer && inEach((one) => trainer.words[one].name),
  startedOn: seat.firstDay,
  finishedOn: dateInMorocco(finished),
});

type Drawing = { learner: Learner; holder: Holder; course: CertifiedCourse };

/** The row of a new one: its number, its place in the status list and its signature. */
async function drawUp(context: Context, { learner, holder, course }: Drawing) {
  const { id: enrolmentId, courseSlug } = learner.enrolment;
  const { siteName } = await readSettings(context.database.db);
  const number = certificateNumber(context.randomBytes(5));
  const statusIndex = Buffer.from(context.randomBytes(4)).readUInt32BE() % statusListLength;
  const issuedAt = context.clock();
  const badge = { origin: context.publicOrigin, issuer: siteName.en, number, courseSlug, holder, course };
  const token = await signCredential(context, claimsOf({ ...badge, issuedAt, statusIndex }));
  const unitId = course.unit?.id ?? null;
  return {
    id: context.uuid(),
    number,
    enrolmentId,
    courseSlug,
    unitId,
    holder,
    course,
    issuedAt,
    statusIndex,
    token,
  };
}

/** The badge of one module, valid or not; null where none was issued. */
export async function unitBadge(
  { database: { db } }: Context,
  { learner, unitId }: { learner: Learner | null; unitId: string | null },
): Promise<Pick<Certificate, 'number' | 'revokedAt'> | null> {
  if (learner === null || unitId === null) return null;
  return findCurrent(db, learner.enrolment.id, unitId);
}

type BadgeIssued =
  | { ok: true; number: string }
  /** 'no-name': her first name cannot be drawn, and she has no certificate with another. */
  | { ok: false; reason: 'not-earned' | 'revoked' | 'no-name' }
  | Closed;

/** Issues the badge of a finished module, once, in the certificate's name or else the first name. `unit`: its place, from 1. */
export async function issueBadge(
  context: Context,
  { caller, courseSlug, unit: place }: { caller: Caller; courseSlug: string; unit: number },
): Promise<BadgeIssued> {
  const entered = await enter(context, { caller, courseSlug });
  if (!entered.ok) return entered;
  const { learner, outline } = entered;
  if (learner === null) return { ok: false, reason: 'not-earned' };
  const { db } = context.database;
  const { id: enrolmentId } = learner.enrolment;
  const progress = await readProgress(db, enrolmentId);
  const unit = progressIn(entered, progress, learner.seat, context.clock()).units[place - 1];
  const id = unit?.moduleId ?? null;
  if (unit === undefined || id === null || unit.finishedAt === null)
    return { ok: false, reason: 'not-earned' };
  const lessons = outline.find((module) => module.id === id)?.lessons ?? [];
  const given = await findCurrent(db, enrolmentId);
  const holder = given?.revokedAt === null ? given.holder : firstNameHolder(learner.order.name);
  if (holder === null) return { ok: false, reason: 'no-name' };
  const course: CertifiedCourse = {
    ...factsOf(entered, learner, unit.finishedAt),
    ...doneOf(lessons, progress),
    attended: 0,
    unit: { id, number: place, title: unit.title },
  };
  if ((await findCurrent(db, enrolmentId, id)) === null)
    // Of two presses at once the table keeps the first.
    await db
      .insert(certificates)
      .values(await drawUp(context, { learner, holder, course }))
      .onConflictDoNothing();
  const issued = await findCurrent(db, enrolmentId, id);
  if (issued === null || issued.revokedAt !== null) return { ok: false, reason: 'revoked' };
  return { ok: true, number: issued.number };
}

/**
 * Issues the certificate, once; another spelling of the name issues a new one with a number of its own, which the old one
 * refers to. Two requests at once return the same certificate.
 */
export async function issueCertificate(
  context: Context,
  { caller, courseSlug, holder }: { caller: Caller; courseSlug: string; holder: Holder },
): Promise<Issued> {
  const entered = await enter(context, { caller, courseSlug });
  if (!entered.ok) return entered;
  const { course, learner } = entered;
  if (learner === null || course.certificate === null) return { ok: false, reason: 'not-earned' };
  const { requirements, done } = await judge(context, entered, learner);
  if (!isEarned(requirements) && learner.enrolment.finishedAt === null)
    return { ok: false, reason: 'not-earned' };
  const now = context.clock();
  const finished = learner.enrolment.finishedAt ?? now;
  const facts: CertifiedCourse = {
    ...factsOf(entered, learner, finished),
    ...done,
    units: entered.units.length,
    skills: inEach((one) => skillsOf(course.words[one])),
  };
  const drawn = await drawUp(context, { learner, holder, course: facts });
  const { number } = drawn;
  return context.database.transaction(async (tx) => {
    // This update locks the row, so that a second request waits and finds what the first one made.
    await changeSeat(tx, learner.enrolment.id, { finishedAt: finished });
    const before = await findCurrent(tx, learner.enrolment.id);
    if (before?.revokedAt) return { ok: false, reason: 'revoked' };
    const isSame = before?.holder.latin === holder.latin && before.holder.arabic === holder.arabic;
    if (before && isSame) return { ok: true, number: before.number };
    const until = await readClosedUntil(tx, learner.enrolment.id, now);
    if (until) return { ok: false, reason: 'too-many-names', until };
    await tx.insert(certificates).values(drawn);
    await tellIssued(context, tx, { number, orderId: learner.order.id, at: now });
    if (before)
      await tx.update(certificates).set({ replacedBy: number }).where(eq(certificates.id, before.id));
    return { ok: true, number };
  });
}

/**
 * Learners who have just done everything get one e-mail that asks for the spelling of their name. A scheduled job; the
 * stored `finishedAt` makes sure that it is sent once, on however many servers it runs.
 */
export async function noteFinished(context: Context): Promise<number> {
  const { db } = context.database;
  const open = await readUnfinished(db, context.clock());
  const progress = await readProgressOf(
    db,
    open.map(({ learner }) => learner.enrolment.id),
  );
  let noted = 0;
  for (const { course, learner } of open) {
    const taught = await readTaught(db, course.slug);
    if (taught === null || course.certificate === null) continue;
    const judged = await judge(context, taught, learner, progress.get(learner.enrolment.id) ?? new Map());
    if (!isEarned(judged.requirements)) continue;
    const isNew = await context.database.transaction(async (tx) => {
      if (!(await finishSeat(tx, learner.enrolment.id, context.clock()))) return false;
      const { id: orderId } = learner.order;
      const dedupeKey = `certificate-ready:${orderId}`;
      // Whoever did all of it elsewhere is not written to because of an import.
      if (!(await hasOwnEvents(tx, learner.enrolment.id))) return true;
      await postEmail(tx, { name: 'certificate-ready', dedupeKey, orderId }, context.clock());
      return true;
    });
    noted += Number(isNew);
  }
  return noted;
}
