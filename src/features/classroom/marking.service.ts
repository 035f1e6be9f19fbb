/** What trainers and staff do with work that was handed in: the queue, one submission, its mark. */
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { entitlements } from '../../../domain/access/access.table.ts';
import { readCourse } from '../../../domain/catalogue/catalogue.store.server.ts';
import type { Localised } from '../../../domain/catalogue/course.ts';
import { orders } from '../../../domain/orders/orders.table.ts';
import { writeStaffLog } from '../../../domain/staff/staff-log.store.server.ts';
import { postEmail } from '../../../mail/outbox.store.server.ts';
import type { Context } from '../../platform/context.ts';
import type { Staff } from '../../platform/staff-call.ts';
import { cohorts, enrolments } from '../cohorts/cohorts.table.ts';
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
  readSubmissions,
  shownSubmission,
  type ShownSubmission,
} from './assignment.service.ts';
import { lessons, lessonVersions, marks, submissions } from './classroom.table.ts';
import { lockEnrolment, writeDone } from './task.store.ts';
import { claimFiles, keepVoice, shownFile, type ShownFile } from './handed-files.service.ts';
import { handedFiles } from './handed-files.table.ts';
import { mayTeachFor } from './may-teach.ts';

const selection = {
  submission: submissions,
  lesson: { id: lessons.id, key: lessons.key, courseSlug: lessons.courseSlug },
  title: lessonVersions.content,
  enrolmentId: enrolments.id,
  cohort: { id: cohorts.id, startsOn: cohorts.startsOn, trainer: cohorts.trainer },
  order: { id: orders.id, number: orders.number, name: orders.name, recipientName: orders.recipientName },
  revokedAt: entitlements.revokedAt,
};

const selectWork = (db: Handle) =>
  db
    .select(selection)
    .from(submissions)
    .innerJoin(lessons, eq(lessons.id, submissions.lessonId))
    .innerJoin(
      lessonVersions,
      and(eq(lessonVersions.lessonId, submissions.lessonId), eq(lessonVersions.number, submissions.version)),
    )
    .innerJoin(enrolments, eq(enrolments.id, submissions.enrolmentId))
    .innerJoin(orders, eq(orders.id, enrolments.orderId))
    .innerJoin(entitlements, eq(entitlements.orderId, enrolments.orderId))
    .leftJoin(cohorts, eq(cohorts.id, enrolments.cohortId));

type Work = Awaited<ReturnType<typeof selectWork>>[number];

/** Who teaches a learner: the cohort's trainer, else the course's. By the course's slug and the cohort. */
async function trainersOf(db: Handle, works: readonly Work[]): Promise<(work: Work) => string | null> {
  const slugs = [...new Set(works.map(({ lesson }) => lesson.courseSlug))];
  const found = await Promise.all(slugs.map(async (slug) => [slug, await readCourse(db, slug)] as const));
  const byCourse = new Map(found.map(([slug, course]) => [slug, course?.trainer ?? null]));
  return ({ cohort, lesson }) => cohort?.trainer ?? byCourse.get(lesson.courseSlug) ?? null;
}

/** The trainer of one submission, and whether it still waits: for the e-mail that tells of it. */
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
    and(eq(submissions.id, submissionId), eq(submissions.state, 'waiting')),
  );
  if (!work) return null;
  const trainer = (await trainersOf(db, [work]))(work);
  return {
    trainer,
    lesson: work.title.title,
    courseSlug: work.lesson.courseSlug,
    learner: nameOf(work),
  };
}

const nameOf = ({ order }: Work): string => order.recipientName ?? order.name;

/** A line of the queue. */
export type WaitingWork = {
  id: string;
  number: number;
  at: Date;
  isLate: boolean;
  courseSlug: string;
  lesson: Localised<string>;
  cohort: { id: string; startsOn: string } | null;
  trainer: string | null;
  learner: string;
  /** How many files of which kind. */
  photos: number;
  voices: number;
  files: number;
};

const mostInQueue = 300;

/** Work that waits for its mark, the longest first; a trainer's own alone. */
export async function queue(
  { database: { db } }: Context,
  { staff, courseSlug, cohortId }: { staff: Staff; courseSlug?: string; cohortId?: string },
): Promise<WaitingWork[]> {
  const works = await selectWork(db)
    .where(
      and(
        eq(submissions.state, 'waiting'),
        // Who has her money back waits for nothing.
        isNull(entitlements.revokedAt),
        courseSlug === undefined ? undefined : eq(lessons.courseSlug, courseSlug),
        cohortId === undefined ? undefined : eq(enrolments.cohortId, cohortId),
      ),
    )
    .orderBy(asc(submissions.at), asc(submissions.id))
    .limit(mostInQueue);
  const trainerOf = await trainersOf(db, works);
  return works
    .filter((work) => mayTeachFor(staff, [trainerOf(work)]))
    .map((work) => {
      const { submission, lesson, cohort } = work;
      const countOf = (kind: SubmittedFile['kind']) =>
        submission.files.filter((file) => file.kind === kind).length;
      return {
        id: submission.id,
        number: submission.number,
        at: submission.at,
        isLate: submission.isLate,
        courseSlug: lesson.courseSlug,
        lesson: work.title.title,
        cohort: cohort && { id: cohort.id, startsOn: cohort.startsOn },
        trainer: trainerOf(work),
        learner: nameOf(work),
        photos: countOf('photo'),
        voices: countOf('voice'),
        files: countOf('file'),
      };
    });
}

/** The submission when this member of staff may mark it. */
async function findWork(db: Handle, staff: Staff, submissionId: string): Promise<Work | null> {
  const [work] = await selectWork(db).where(eq(submissions.id, submissionId));
  if (!work) return null;
  const trainerOf = await trainersOf(db, [work]);
  return mayTeachFor(staff, [trainerOf(work)]) ? work : null;
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
  orderNumber: string;
  brief: Localised<string>;
  rubric: Assignment['rubric'];
};

/** One submission with what it was asked for. */
export async function work(
  { database: { db } }: Context,
  { staff, submissionId }: { staff: Staff; submissionId: string },
): Promise<{ ok: true; work: WorkToMark } | { ok: false; reason: 'not-found' }> {
  const found = await findWork(db, staff, submissionId);
  const assignment = found && (await findAssignment(db, found.submission.lessonId, found.submission.version));
  if (!found || !assignment) return { ok: false, reason: 'not-found' };
  const all = await readSubmissions(db, found.enrolmentId, found.submission.lessonId);
  const own = all.find(({ submission }) => submission.id === submissionId);
  if (own === undefined) return { ok: false, reason: 'not-found' };
  const { lesson, cohort, order } = found;
  return {
    ok: true,
    work: {
      submission: shownSubmission(own),
      markedBy: own.mark?.markedBy ?? null,
      others: all.filter((one) => one !== own).map(shownSubmission),
      lesson: found.title.title,
      lessonKey: lesson.key,
      courseSlug: lesson.courseSlug,
      cohort: cohort && { id: cohort.id, startsOn: cohort.startsOn },
      learner: nameOf(found),
      orderNumber: order.number,
      brief: assignment.brief,
      rubric: assignment.rubric,
    },
  };
}

/** One of the files of a submission that this member of staff may mark, or its voice. */
export async function fileToMark(
  { database: { db } }: Context,
  { staff, submissionId, fileId }: { staff: Staff; submissionId: string; fileId: string },
): Promise<SubmittedFile | null> {
  const found = await findWork(db, staff, submissionId);
  if (found === null) return null;
  const [mark] = await db
    .select({ voice: marks.voice })
    .from(marks)
    .where(eq(marks.submissionId, submissionId));
  const all = [...found.submission.files, ...(mark?.voice ? [mark.voice] : [])];
  return all.find(({ id }) => id === fileId) ?? null;
}

/** Keeps what somebody of the staff spoke, until the mark that names it. */
export async function addVoice(
  context: Context,
  { staff, submissionId, bytes }: { staff: Staff; submissionId: string; bytes: Uint8Array },
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
  staff: Staff;
  submissionId: string;
  outcome: MarkOutcome;
  rubric: readonly RubricMark[];
  text: string;
  /** Id of a voice that was sent before. */
  voice: string | null;
};

export type MarkRefused =
  | { ok: false; reason: 'not-found' | 'rubric' | 'nothing-said' | 'voice-not-found' }
  /** Somebody else was first. */
  | { ok: false; reason: 'already-marked'; by: string };

async function findVoice(tx: Handle, id: string, staff: Staff): Promise<SubmittedFile | null> {
  const [row] = await tx
    .select({ file: handedFiles.file })
    .from(handedFiles)
    .where(
      and(eq(handedFiles.id, id), eq(handedFiles.staffEmail, staff.email), isNull(handedFiles.submissionId)),
    );
  return row?.file ?? null;
}

/** Marks a submission, once: of two who mark at the same time the second is told who was first. */
export async function mark(
  context: Context,
  { staff, submissionId, outcome, rubric, text, voice }: Marking,
): Promise<{ ok: true; state: MarkOutcome } | MarkRefused> {
  const { database, clock, uuid } = context;
  const found = await findWork(database.db, staff, submissionId);
  if (found === null) return { ok: false, reason: 'not-found' };
  const { submission, order, lesson } = found;
  const assignment = await findAssignment(database.db, submission.lessonId, submission.version);
  if (assignment === null) return { ok: false, reason: 'not-found' };
  if (!isWholeRubric(assignment, rubric)) return { ok: false, reason: 'rubric' };
  const said = text.trim().slice(0, most.feedback);
  // Who is to do it again is told what.
  if (outcome === 'again' && said === '' && voice === null) return { ok: false, reason: 'nothing-said' };
  const at = clock();
  return database.transaction(async (tx) => {
    await lockEnrolment(tx, found.enrolmentId);
    const spoken = voice === null ? null : await findVoice(tx, voice, staff);
    if (voice !== null && spoken === null) return { ok: false, reason: 'voice-not-found' };
    const claimed = await tx
      .update(submissions)
      .set({ state: outcome })
      .where(and(eq(submissions.id, submissionId), inArray(submissions.state, ['waiting'])))
      .returning({ id: submissions.id });
    if (claimed.length === 0) return alreadyMarked(tx, submissionId);
    await tx.insert(marks).values({
      submissionId,
      outcome,
      rubric: [...rubric],
      text: said,
      voice: spoken,
      markedBy: staff.email,
      at,
    });
    if (spoken !== null) await claimFiles(tx, submissionId, [spoken.id]);
    if (outcome === 'accepted') await writeDone(tx, { ...submission, id: uuid(), at, how: 'handed-in' });
    const email = { name: 'assignment-marked', dedupeKey: `assignment-marked:${submissionId}` };
    await postEmail(tx, { ...email, input: { submissionId }, orderId: order.id }, at);
    await writeStaffLog(tx, {
      id: uuid(),
      at,
      act: 'mark-submission',
      subject: order.number,
      detail: { course: lesson.courseSlug, lesson: lesson.key, outcome },
      staff,
    });
    await database.notify('outbox');
    return { ok: true, state: outcome };
  });
}

async function alreadyMarked(tx: Handle, submissionId: string): Promise<MarkRefused> {
  const [first] = await tx
    .select({ by: marks.markedBy })
    .from(marks)
    .where(eq(marks.submissionId, submissionId));
  return first ? { ok: false, reason: 'already-marked', by: first.by } : { ok: false, reason: 'not-found' };
}
