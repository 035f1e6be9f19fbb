/**
 * What features hold about a learner: told in the export of an account, and erased with it. A table of a feature that names
 * somebody has its line in both.
 */
import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { isOwnedBy } from '../access/rights.store.ts';
import { orders } from '../orders/orders.table.ts';
import { certificates } from '../certificates/certificates.table.ts';
import type { SubmittedFile } from '../classroom/assignment.ts';
import {
  attendance,
  handedFiles,
  learningEmails,
  learningEvents,
  lessonQuestions,
  marks,
  questionVotes,
  quizAttempts,
  submissions,
} from '../classroom/classroom.table.ts';
import { cohorts, enrolments } from '../cohorts/cohorts.table.ts';
import { courseReviews } from '../reviews/reviews.table.ts';

/** An empty list is no question to ask of a database: this id is nobody's. */
const askable = (ids: readonly string[]): string[] =>
  ids.length > 0 ? [...ids] : ['00000000-0000-0000-0000-000000000000'];

/** Seats that belong to an address: bought for oneself, or given to it. */
async function enrolmentsOf(db: Handle, email: string): Promise<(typeof enrolments.$inferSelect)[]> {
  return db
    .select(getTableColumns(enrolments))
    .from(enrolments)
    .innerJoin(orders, eq(orders.id, enrolments.orderId))
    .where(isOwnedBy(email))
    .orderBy(asc(enrolments.joinedAt));
}

/** A file by what the learner knows of it, without the name it lies under. */
const told = ({ storageName: _name, ...file }: SubmittedFile) => file;

/** Rows by the names of their tables, without a word about who of the staff did what. */
export async function readHeldLearning(db: Handle, email: string) {
  const own = await enrolmentsOf(db, email);
  const ids = askable(own.map(({ id }) => id));
  const { staffEmail: _staff, removedBy: _by, ...question } = getTableColumns(lessonQuestions);
  const { markedBy: _marker, ...mark } = getTableColumns(marks);
  const { toldBy: _teller, ...came } = getTableColumns(attendance);
  const {
    revokedBy: _revoker,
    revokedWhy: _why,
    token: _signed,
    ...certificate
  } = getTableColumns(certificates);
  const { removedBy: _remover, ...review } = getTableColumns(courseReviews);
  const handedIn = await db.select().from(submissions).where(inArray(submissions.enrolmentId, ids));
  const marked = await db
    .select(mark)
    .from(marks)
    .where(inArray(marks.submissionId, askable(handedIn.map(({ id }) => id))));
  const groups = own.flatMap(({ cohortId }) => cohortId ?? []);
  const { id, courseSlug, startsOn, weekdays, startsAt, weeks } = cohorts;
  return {
    enrolments: own,
    cohorts: await db
      .select({ id, courseSlug, startsOn, weekdays, startsAt, weeks })
      .from(cohorts)
      .where(inArray(id, askable(groups))),
    learningEvents: await db.select().from(learningEvents).where(inArray(learningEvents.enrolmentId, ids)),
    learningEmails: await db.select().from(learningEmails).where(inArray(learningEmails.enrolmentId, ids)),
    quizAttempts: await db.select().from(quizAttempts).where(inArray(quizAttempts.enrolmentId, ids)),
    submissions: handedIn.map(({ files, ...row }) => ({ ...row, files: files.map(told) })),
    marks: marked.map(({ voice, ...row }) => ({ ...row, voice: voice && told(voice) })),
    lessonQuestions: await db
      .select(question)
      .from(lessonQuestions)
      .where(inArray(lessonQuestions.enrolmentId, ids)),
    questionVotes: await db.select().from(questionVotes).where(inArray(questionVotes.enrolmentId, ids)),
    attendance: await db.select(came).from(attendance).where(inArray(attendance.enrolmentId, ids)),
    certificates: await db
      .select(certificate)
      .from(certificates)
      .where(inArray(certificates.enrolmentId, ids)),
    courseReviews: await db.select(review).from(courseReviews).where(inArray(courseReviews.enrolmentId, ids)),
  };
}

/** Storage names of what was handed in, and of answers that were spoken. */
async function filesOf(tx: Handle, enrolmentIds: string[]): Promise<string[]> {
  const rows = await tx
    .select({ files: submissions.files, voice: marks.voice })
    .from(submissions)
    .leftJoin(marks, eq(marks.submissionId, submissions.id))
    .where(inArray(submissions.enrolmentId, enrolmentIds));
  return rows.flatMap(({ files, voice }) =>
    [...files, ...(voice ? [voice] : [])].map((file) => file.storageName),
  );
}

/**
 * Erases what somebody did in courses: `kept` are orders that stay for the books, bought for oneself, and `received` gifts.
 * Everything hangs on the seat and goes with it; a certificate stays as a number that is valid or not, and names nobody.
 * Returns the storage names of files that are to be removed once this is written.
 */
export async function eraseLearning(
  tx: Handle,
  {
    kept,
    received,
  }: { kept: readonly { id: string; recipientEmail: string | null }[]; received: readonly { id: string }[] },
): Promise<string[]> {
  // What was given to somebody else is theirs.
  const own = [...kept.filter(({ recipientEmail }) => recipientEmail === null), ...received];
  if (own.length === 0) return [];
  const seats = await tx
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(
      inArray(
        enrolments.orderId,
        own.map(({ id }) => id),
      ),
    );
  if (seats.length === 0) return [];
  const ids = seats.map(({ id }) => id);
  const files = await filesOf(tx, ids);
  await tx
    .update(certificates)
    .set({ holder: { latin: null, arabic: null }, token: '' })
    .where(inArray(certificates.enrolmentId, ids));
  // What files were called; their bytes go now, or with the next sweep where the store is away.
  const handedIn = tx
    .select({ id: submissions.id })
    .from(submissions)
    .where(inArray(submissions.enrolmentId, ids));
  await tx
    .update(handedFiles)
    .set({ file: sql`jsonb_set(${handedFiles.file}, '{name}', '""')` })
    .where(inArray(handedFiles.submissionId, handedIn));
  await tx.delete(enrolments).where(inArray(enrolments.id, ids));
  return files;
}
