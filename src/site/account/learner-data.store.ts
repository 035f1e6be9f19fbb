/** Course data of a learner, for the export and the deletion of an account. A new table with personal data belongs in both. */
import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { isOwnedBy } from '../../selling/access/rights.store.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import { certificates } from '../../learning/certificates/certificates.table.ts';
import type { SubmittedFile } from '../../learning/classroom/assignment.ts';
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
} from '../../learning/classroom/classroom.table.ts';
import { cohorts, enrolments } from '../../selling/orders/cohorts.table.ts';
import { courseReviews } from '../../learning/reviews/reviews.table.ts';

/** SQL needs a non-empty list: this id belongs to nobody. */
const askable = (ids: readonly string[]): string[] =>
  ids.length > 0 ? [...ids] : ['00000000-0000-0000-0000-000000000000'];

/** Seats of an address: bought for oneself, or received as a gift. */
async function enrolmentsOf(db: Handle, email: string): Promise<(typeof enrolments.$inferSelect)[]> {
  return db
    .select(getTableColumns(enrolments))
    .from(enrolments)
    .innerJoin(orders, eq(orders.id, enrolments.orderId))
    .where(isOwnedBy(email))
    .orderBy(asc(enrolments.joinedAt));
}

/** A file as the learner knows it, without its storage name. */
const exportedFile = ({ storageName: _name, ...file }: SubmittedFile) => file;

/** Rows by the names of their tables, without which member of staff did what. */
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
    submissions: handedIn.map(({ files, ...row }) => ({ ...row, files: files.map(exportedFile) })),
    marks: marked.map(({ voice, ...row }) => ({ ...row, voice: voice && exportedFile(voice) })),
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

/** Storage names of submitted files and of spoken feedback. */
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
 * Deletes what somebody did in courses. `kept`: orders that stay for the books, bought for oneself; `received`: gifts. All of
 * it is deleted with the seat; a certificate stays as a number with its validity, without a name. Returns the storage names
 * of files to remove after the commit.
 */
export async function eraseLearning(
  tx: Handle,
  {
    kept,
    received,
  }: { kept: readonly { id: string; recipientEmail: string | null }[]; received: readonly { id: string }[] },
): Promise<string[]> {
  // A gift to somebody else belongs to its recipient.
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
  // Only names of files; the bytes are removed after the commit, or by the clean-up job if the storage is not reachable.
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
