/** Trainers and staff mark work that was handed in: the queue, one submission, its mark. */
import { cutText, severalLines } from '../../platform/text/typed-text.ts';
import { and, asc, count, eq, inArray, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { entitlements } from '../../selling/orders/access.table.ts';
import { readCourse, readCourses } from '../../academy/content/content.service.ts';
import type { Localised } from '../../catalogue/courses/course.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import { type Locale, inEach } from '../../platform/i18n/locale.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { waitingFrom, type Waiting } from '../../platform/time/waiting.ts';
import type { Context } from '../../platform/context.ts';
import { ownerOf } from '../../selling/orders/order.ts';
import { maySeePeople } from '../../academy/staff/who-may.ts';
import type { StaffMember } from '../../academy.ts';
import { cohorts, enrolments } from '../../selling/orders/cohorts.table.ts';
import {
  isWholeRubric,
  most,
  type Assignment,
  type MarkOutcome,
  type RubricMark,
  type SubmittedFile,
} from './assignment.ts';
import {
  findAssignment,
  type Marked,
  readSubmissions,
  shownSubmission,
  type ShownSubmission,
} from './assignment.service.ts';
import { claimFiles, findVoice, keepVoice, shownFile, type ShownFile } from './handed-files.service.ts';
import { lessons, lessonVersions, marks, submissions } from './classroom.table.ts';
import { peerReviews } from './peers.table.ts';
import { postToLearner } from './push.service.ts';
import { areApart } from './review-dealing.ts';
import { isWithPeers, readReviews, type ReviewOfWork } from './review-deals.service.ts';
import { byReviews, ofItsVersion, titleOfVersion, writeMark } from './learners.store.ts';
import { mayTeachFor } from '../../catalogue/courses/cohort.ts';

const selection = {
  submission: submissions,
  lesson: { id: lessons.id, key: lessons.key, courseSlug: lessons.courseSlug },
  title: titleOfVersion,
  enrolmentId: enrolments.id,
  cohort: { id: cohorts.id, startsOn: cohorts.startsOn, trainer: cohorts.trainer },
  order: {
    id: orders.id,
    number: orders.number,
    name: orders.name,
    recipientName: orders.recipientName,
    email: orders.email,
    recipientEmail: orders.recipientEmail,
    locale: orders.locale,
  },
};

const selectWork = (db: Handle) =>
  db
    .select(selection)
    .from(submissions)
    .innerJoin(lessons, eq(lessons.id, submissions.lessonId))
    .innerJoin(lessonVersions, ofItsVersion)
    .innerJoin(enrolments, eq(enrolments.id, submissions.enrolmentId))
    .innerJoin(orders, eq(orders.id, enrolments.orderId))
    .leftJoin(cohorts, eq(cohorts.id, enrolments.cohortId));

type Work = Awaited<ReturnType<typeof selectWork>>[number];

/** A learner's trainer: the cohort's, else the course's. */
async function trainerOf(db: Handle, { cohort, lesson }: Work): Promise<string | null> {
  return cohort?.trainer ?? (await readCourse(db, lesson.courseSlug))?.trainer ?? null;
}

/** The trainer of one submission, and whether it still waits: for the e-mail about it. */
export async function readWaiting(
  db: Handle,
  submissionId: string,
): Promise<{
  trainer: string | null;
  lesson: Localised<string>;
  courseSlug: string;
  learner: string;
} | null> {
  const [work] = await selectWork(db).where(
    and(eq(submissions.id, submissionId), eq(submissions.state, 'waiting'), not(isWithPeers(db))),
  );
  if (!work) return null;
  return {
    trainer: await trainerOf(db, work),
    lesson: work.title,
    courseSlug: work.lesson.courseSlug,
    learner: nameOf(work),
  };
}

const nameOf = ({ order }: Work): string => order.recipientName ?? order.name;

/** What waits for a member of staff: everything, or what an expert teaches as the group's trainer, else as the course's. */
async function waitingFor(db: Handle, staff: StaffMember): Promise<SQL | undefined> {
  // A refunded learner waits for nothing.
  const waits = and(eq(submissions.state, 'waiting'), isNull(entitlements.revokedAt), not(isWithPeers(db)));
  if (staff.role !== 'expert') return waits;
  if (staff.expert === undefined) return sql`false`;
  const own = (await readCourses(db)).filter(({ trainer }) => trainer === staff.expert);
  const slugs = own.map(({ slug }) => slug);
  const asTheCourses = and(isNull(cohorts.trainer), inArray(lessons.courseSlug, slugs));
  return and(waits, or(eq(cohorts.trainer, staff.expert), asTheCourses));
}

/** A line of the queue. */
export type WaitingWork = {
  id: string;
  at: Date;
  isLate: boolean;
  courseSlug: string;
  lesson: Localised<string>;
  learner: string;
};

const mostInQueue = 300;

const readQueue = (db: Handle, where: SQL | undefined): Promise<(WaitingWork & { all: number })[]> =>
  db
    .select({
      id: submissions.id,
      at: submissions.at,
      isLate: submissions.isLate,
      courseSlug: lessons.courseSlug,
      lesson: selection.title,
      learner: sql<string>`coalesce(${orders.recipientName}, ${orders.name})`,
      all: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(submissions)
    .innerJoin(lessons, eq(lessons.id, submissions.lessonId))
    .innerJoin(lessonVersions, ofItsVersion)
    .innerJoin(enrolments, eq(enrolments.id, submissions.enrolmentId))
    .innerJoin(orders, eq(orders.id, enrolments.orderId))
    .innerJoin(entitlements, eq(entitlements.orderId, enrolments.orderId))
    .leftJoin(cohorts, eq(cohorts.id, enrolments.cohortId))
    .where(where)
    .orderBy(asc(submissions.at), asc(submissions.id))
    .limit(mostInQueue);

/** How much waits in which course and group. */
export type WaitingGroup = {
  courseSlug: string;
  course: Localised<string>;
  cohort: { id: string; startsOn: string } | null;
  waiting: number;
};

export async function readWaitingGroups(db: Handle, staff: StaffMember): Promise<WaitingGroup[]> {
  const rows = await db
    .select({
      courseSlug: lessons.courseSlug,
      cohort: { id: cohorts.id, startsOn: cohorts.startsOn },
      waiting: count(),
    })
    .from(submissions)
    .innerJoin(lessons, eq(lessons.id, submissions.lessonId))
    .innerJoin(enrolments, eq(enrolments.id, submissions.enrolmentId))
    .innerJoin(entitlements, eq(entitlements.orderId, enrolments.orderId))
    .leftJoin(cohorts, eq(cohorts.id, enrolments.cohortId))
    .where(await waitingFor(db, staff))
    .groupBy(lessons.courseSlug, cohorts.id, cohorts.startsOn)
    .orderBy(asc(lessons.courseSlug), asc(cohorts.startsOn));
  const names = new Map((await readCourses(db)).map(({ slug, words }) => [slug, words]));
  return rows.map((row) => {
    const words = names.get(row.courseSlug);
    return { ...row, course: inEach((one) => words?.[one].name ?? row.courseSlug) };
  });
}

/** Work that waits for its mark, the longest first, and how much in all; for trainers only their own. */
export async function queue(
  { database: { db } }: Context,
  { staff, courseSlug, cohortId }: { staff: StaffMember; courseSlug?: string; cohortId?: string },
): Promise<{ waiting: WaitingWork[]; total: number; groups: WaitingGroup[] }> {
  const where = and(
    await waitingFor(db, staff),
    courseSlug === undefined ? undefined : eq(lessons.courseSlug, courseSlug),
    cohortId === undefined ? undefined : eq(enrolments.cohortId, cohortId),
  );
  const [rows, groups] = await Promise.all([readQueue(db, where), readWaitingGroups(db, staff)]);
  return { waiting: rows.map(({ all: _all, ...row }) => row), total: rows[0]?.all ?? 0, groups };
}

/** The same for the first page of the console. */
export async function waitingWork(db: Handle, staff: StaffMember): Promise<Waiting> {
  const rows = await readQueue(db, await waitingFor(db, staff));
  return waitingFrom(rows.map(({ id, learner, at, all }) => ({ id, label: learner, since: at, all })));
}

/** The submission when this member of staff may mark it. */
async function findWork(db: Handle, staff: StaffMember, submissionId: string): Promise<Work | null> {
  const [work] = await selectWork(db).where(eq(submissions.id, submissionId));
  if (!work) return null;
  return mayTeachFor(staff, [await trainerOf(db, work)]) ? work : null;
}

export type WorkToMark = {
  submission: ShownSubmission;
  /** Who marked it; null while it waits. */
  markedBy: string | null;
  /** Earlier and later ones of the same lesson, the newest first. */
  others: readonly ShownSubmission[];
  lesson: Localised<string>;
  lessonKey: string;
  courseSlug: string;
  cohort: { id: string; startsOn: string } | null;
  learner: string;
  /** Null for staff who do not see learners. */
  email: string | null;
  /** The learner's language. */
  locale: Locale;
  orderNumber: string;
  course: Localised<string>;
  brief: Localised<string>;
  rubric: Assignment['rubric'];
  /** What others of the group said about it. */
  reviews: ReviewOfWork[];
  /** The reviews are far from each other; null with fewer than two. */
  areApart: boolean | null;
  /** Two agreeing reviews accepted it, and the trainer may still say otherwise. */
  isByReviews: boolean;
};

/** What was taken back is its learner's own again: staff see that it was there, and nothing of it. */
function forStaff(one: Marked): ShownSubmission {
  const shown = shownSubmission(one);
  return shown.state === 'taken-back' ? { ...shown, text: '', files: [] } : shown;
}

/** One submission with its assignment. */
export async function work(
  { database: { db } }: Context,
  { staff, submissionId }: { staff: StaffMember; submissionId: string },
): Promise<{ ok: true; work: WorkToMark } | { ok: false; reason: 'not-found' }> {
  const found = await findWork(db, staff, submissionId);
  const assignment = found && (await findAssignment(db, found.submission.lessonId, found.submission.version));
  if (!found || !assignment) return { ok: false, reason: 'not-found' };
  const all = await readSubmissions(db, found.enrolmentId, found.submission.lessonId);
  const own = all.find(({ submission }) => submission.id === submissionId);
  if (own === undefined) return { ok: false, reason: 'not-found' };
  const { lesson, cohort, order } = found;
  const course = await readCourse(db, lesson.courseSlug);
  const reviews = assignment.review ? await readReviews(db, { submissionId }) : [];
  return {
    ok: true,
    work: {
      reviews,
      areApart: areApart(
        assignment,
        reviews.map((one) => one.rubric),
      ),
      isByReviews: own.mark?.markedBy === byReviews,
      submission: forStaff(own),
      markedBy: own.mark?.markedBy ?? null,
      others: all.filter((one) => one !== own).map(forStaff),
      lesson: found.title,
      lessonKey: lesson.key,
      courseSlug: lesson.courseSlug,
      cohort: cohort && { id: cohort.id, startsOn: cohort.startsOn },
      learner: nameOf(found),
      email: maySeePeople(staff) ? ownerOf(order) : null,
      locale: order.locale,
      orderNumber: order.number,
      course: inEach((one) => course?.words[one].name ?? lesson.courseSlug),
      brief: assignment.brief,
      rubric: assignment.rubric,
    },
  };
}

/** A file of a submission that this member of staff may mark, or its voice. */
export async function fileToMark(
  { database: { db } }: Context,
  { staff, submissionId, fileId }: { staff: StaffMember; submissionId: string; fileId: string },
): Promise<SubmittedFile | null> {
  const found = await findWork(db, staff, submissionId);
  if (found === null || found.submission.state === 'taken-back') return null;
  const [mark] = await db
    .select({ voice: marks.voice })
    .from(marks)
    .where(eq(marks.submissionId, submissionId));
  const spoken = await db
    .select({ voice: peerReviews.voice })
    .from(peerReviews)
    .where(eq(peerReviews.submissionId, submissionId));
  const voices = [...(mark ? [mark] : []), ...spoken].flatMap(({ voice }) => voice ?? []);
  return [...found.submission.files, ...voices].find(({ id }) => id === fileId) ?? null;
}

/** Stores a voice recording of a member of staff, until the mark that uses it. */
export async function addVoice(
  context: Context,
  { staff, submissionId, bytes }: { staff: StaffMember; submissionId: string; bytes: Uint8Array },
): Promise<
  { ok: true; voice: ShownFile } | { ok: false; reason: 'not-found' | 'voice-kind' | 'voice-size' }
> {
  const found = await findWork(context.database.db, staff, submissionId);
  if (found === null) return { ok: false, reason: 'not-found' };
  const kept = await keepVoice(context, { bytes, name: 'voice', staffEmail: staff.email });
  if (!kept.ok) return kept;
  return { ok: true, voice: shownFile(kept.file) };
}

type Marking = {
  staff: StaffMember;
  submissionId: string;
  outcome: MarkOutcome;
  rubric: readonly RubricMark[];
  text: string;
  /** Id of a voice recording that was sent before. */
  voice: string | null;
  /** The text may stand on the learner's own page. */
  mayShow?: boolean;
};

export type MarkRefused =
  | { ok: false; reason: 'not-found' | 'taken-back' | 'rubric' | 'nothing-said' | 'voice-not-found' }
  /** Somebody else was first. */
  | { ok: false; reason: 'already-marked'; by: string };

/** Marks a submission, once: of two who mark at the same time the second gets the name of the first. */
export async function mark(
  context: Context,
  { staff, submissionId, outcome, rubric, text, voice, mayShow = false }: Marking,
): Promise<{ ok: true; state: MarkOutcome } | MarkRefused> {
  const { database, clock, uuid } = context;
  const found = await findWork(database.db, staff, submissionId);
  if (found === null) return { ok: false, reason: 'not-found' };
  const { submission, order, lesson } = found;
  const assignment = await findAssignment(database.db, submission.lessonId, submission.version);
  if (assignment === null) return { ok: false, reason: 'not-found' };
  if (!isWholeRubric(assignment, rubric)) return { ok: false, reason: 'rubric' };
  const comment = cutText(severalLines(text), most.feedback);
  // Asking for it again needs a reason.
  if (outcome === 'again' && comment === '' && voice === null) return { ok: false, reason: 'nothing-said' };
  const at = clock();
  return database.transaction(async (tx) => {
    const spoken = voice === null ? null : await findVoice(tx, voice, staff);
    if (voice !== null && spoken === null) return { ok: false, reason: 'voice-not-found' };
    const given = {
      outcome,
      rubric: [...rubric],
      text: comment,
      voice: spoken,
      mayShow: mayShow && outcome === 'accepted' && comment !== '',
      markedBy: staff.email,
      at,
    };
    if (!(await writeMark(tx, { ...found, given, eventId: uuid() })))
      return noLongerWaiting(tx, submissionId);
    if (spoken !== null) await claimFiles(tx, { submissionId }, [spoken.id]);
    const email = { name: 'assignment-marked', dedupeKey: `assignment-marked:${submissionId}` };
    const about = { enrolmentId: found.enrolmentId, orderId: order.id };
    await postToLearner(tx, { ...email, ...about, input: { submissionId } }, at);
    await writeStaffLog(tx, {
      id: uuid(),
      at,
      act: 'mark-submission',
      subject: order.number,
      detail: { course: lesson.courseSlug, lesson: lesson.key, outcome },
      staff,
    });
    return { ok: true, state: outcome };
  });
}

/** Somebody marked it, or its learner took it back. */
async function noLongerWaiting(tx: Handle, submissionId: string): Promise<MarkRefused> {
  const [first] = await tx
    .select({ by: marks.markedBy })
    .from(marks)
    .where(eq(marks.submissionId, submissionId));
  return first ? { ok: false, reason: 'already-marked', by: first.by } : { ok: false, reason: 'taken-back' };
}
