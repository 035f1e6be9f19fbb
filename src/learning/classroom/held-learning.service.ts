/** What a learner did in courses, for the export and the deletion of an account. */
import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import {
  attendance,
  handedFiles,
  learningEmails,
  learningEvents,
  lessonNotes,
  lessonQuestions,
  marks,
  practiceCards,
  pushAddresses,
  questionVotes,
  quizAttempts,
  studyPlans,
  submissions,
} from './classroom.table.ts';
import type { SubmittedFile } from './assignment.ts';

/**
 * Only names of files; the bytes are removed after the commit, or by the clean-up job if the storage is not reachable. Returns the
 * storage names of submitted files and of spoken feedback.
 */
export async function eraseHandedIn(tx: Handle, enrolmentIds: string[]): Promise<string[]> {
  const rows = await tx
    .select({ files: submissions.files, voice: marks.voice })
    .from(submissions)
    .leftJoin(marks, eq(marks.submissionId, submissions.id))
    .where(inArray(submissions.enrolmentId, enrolmentIds));
  const handedIn = tx
    .select({ id: submissions.id })
    .from(submissions)
    .where(inArray(submissions.enrolmentId, enrolmentIds));
  await tx
    .update(handedFiles)
    .set({ file: sql`jsonb_set(${handedFiles.file}, '{name}', '""')` })
    .where(inArray(handedFiles.submissionId, handedIn));
  return rows.flatMap(({ files, voice }) =>
    [...files, ...(voice ? [voice] : [])].map((file) => file.storageName),
  );
}

/** A file as the learner knows it, without its storage name. */
const exportedFile = ({ storageName: _name, ...file }: SubmittedFile) => file;

/** Rows by the names of their tables, without which member of staff did what. The list is not empty. */
export async function readHeldWork(db: Handle, ids: string[]) {
  const { staffEmail: _staff, removedBy: _by, ...question } = getTableColumns(lessonQuestions);
  const { id, isDiscreet, madeAt } = pushAddresses;
  const { markedBy: _marker, ...mark } = getTableColumns(marks);
  const { toldBy: _teller, ...came } = getTableColumns(attendance);
  const handedIn = await db.select().from(submissions).where(inArray(submissions.enrolmentId, ids));
  const marked = await db
    .select(mark)
    .from(marks)
    .innerJoin(submissions, eq(submissions.id, marks.submissionId))
    .where(inArray(submissions.enrolmentId, ids));
  return {
    learningEvents: await db.select().from(learningEvents).where(inArray(learningEvents.enrolmentId, ids)),
    learningEmails: await db.select().from(learningEmails).where(inArray(learningEmails.enrolmentId, ids)),
    studyPlans: await db.select().from(studyPlans).where(inArray(studyPlans.enrolmentId, ids)),
    quizAttempts: await db.select().from(quizAttempts).where(inArray(quizAttempts.enrolmentId, ids)),
    practiceCards: await db.select().from(practiceCards).where(inArray(practiceCards.enrolmentId, ids)),
    submissions: handedIn.map(({ files, ...row }) => ({ ...row, files: files.map(exportedFile) })),
    marks: marked.map(({ voice, ...row }) => ({ ...row, voice: voice && exportedFile(voice) })),
    lessonNotes: await db.select().from(lessonNotes).where(inArray(lessonNotes.enrolmentId, ids)),
    lessonQuestions: await db
      .select(question)
      .from(lessonQuestions)
      .where(inArray(lessonQuestions.enrolmentId, ids)),
    questionVotes: await db.select().from(questionVotes).where(inArray(questionVotes.enrolmentId, ids)),
    pushAddresses: await db
      .select({ id, isDiscreet, madeAt, browser: sql<string>`${pushAddresses.subscription} ->> 'endpoint'` })
      .from(pushAddresses)
      .where(inArray(pushAddresses.enrolmentId, ids)),
    attendance: await db.select(came).from(attendance).where(inArray(attendance.enrolmentId, ids)),
  };
}
