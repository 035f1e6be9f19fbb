/** Course data of a learner, for the export and the deletion of an account. A new table with personal data belongs in both. */
import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { isOwnedBy } from '../../selling/access/rights.service.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import { certificates } from '../../learning/certificates/certificates.table.ts';
import type { SubmittedFile } from '../../learning/classroom/assignment.ts';
import {
  attendance,
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
