/** What a learner did in courses, for the export and the deletion of an account. */
import { and, eq, getTableColumns, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
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
import { groupChoices, peerReviews, studyPartners } from './peers.table.ts';

/**
 * What somebody said about works of others stays with whom it was written for, without who wrote it; the voice goes. Returns the
 * storage names of voices, of those about the person's own works too.
 */
async function eraseReviews(tx: Handle, enrolmentIds: string[]): Promise<string[]> {
  const spoken = await tx
    .select({ id: peerReviews.id, voice: peerReviews.voice, reviewer: peerReviews.reviewerId })
    .from(peerReviews)
    .innerJoin(submissions, eq(submissions.id, peerReviews.submissionId))
    .where(
      and(
        isNotNull(peerReviews.voice),
        or(inArray(peerReviews.reviewerId, enrolmentIds), inArray(submissions.enrolmentId, enrolmentIds)),
      ),
    );
  await tx.update(peerReviews).set({ voice: null }).where(inArray(peerReviews.reviewerId, enrolmentIds));
  const voices = spoken.flatMap(({ voice }) => voice ?? []);
  // Of nobody's work any more: the clean-up deletes what the store failed to.
  await tx
    .update(handedFiles)
    .set({ submissionId: null })
    .where(
      inArray(
        handedFiles.id,
        voices.map(({ id }) => id),
      ),
    );
  return voices.map(({ storageName }) => storageName);
}

/** Storage names of her questions by voice, and of answers to them: their rows go with the seat. */
async function readQuestionVoices(tx: Handle, enrolmentIds: string[]): Promise<string[]> {
  const { id, voice, parentId, enrolmentId } = lessonQuestions;
  const own = tx.select({ id }).from(lessonQuestions).where(inArray(enrolmentId, enrolmentIds));
  const rows = await tx
    .select({ voice })
    .from(lessonQuestions)
    .where(or(inArray(id, own), inArray(parentId, own)));
  return rows.flatMap((one) => one.voice?.storageName ?? []);
}

/**
 * Only names of files; the bytes are removed after the commit, or by the clean-up job if the storage is not reachable. Returns the
 * storage names of submitted files, of spoken feedback and of questions by voice.
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
  const own = rows.flatMap(({ files, voice }) => [...files, ...(voice ? [voice] : [])]);
  return [
    ...own.map((file) => file.storageName),
    ...(await eraseReviews(tx, enrolmentIds)),
    ...(await readQuestionVoices(tx, enrolmentIds)),
  ];
}

/** A file as the learner knows it, without its storage name. */
const exportedFile = ({ storageName: _name, ...file }: SubmittedFile) => file;

/** What she said about works of others, and what they said about hers: of neither, whose it is. */
async function readHeldReviews(db: Handle, ids: string[]) {
  const { dealtAt, givenAt, rubric, text, voice, goneAt, reviewerId } = peerReviews;
  const selection = { dealtAt, givenAt, rubric, text, voice };
  const written = await db.select(selection).from(peerReviews).where(inArray(reviewerId, ids));
  const received = await db
    .select(selection)
    .from(peerReviews)
    .innerJoin(submissions, eq(submissions.id, peerReviews.submissionId))
    .where(and(inArray(submissions.enrolmentId, ids), isNotNull(givenAt), isNull(goneAt)));
  const exported = (rows: typeof written) =>
    rows.map(({ voice: spoken, ...row }) => ({ ...row, voice: spoken && exportedFile(spoken) }));
  return { peerReviews: exported(written), reviewsReceived: exported(received) };
}

/** Rows by the names of their tables, without which member of staff did what. The list is not empty. */
export async function readHeldWork(db: Handle, ids: string[]) {
  const { staffEmail: _staff, removedBy: _by, ...question } = getTableColumns(lessonQuestions);
  const { id, isDiscreet, madeAt } = pushAddresses;
  const { markedBy: _marker, ...mark } = getTableColumns(marks);
  const { toldBy: _teller, ...came } = getTableColumns(attendance);
  const handedIn = await db.select().from(submissions).where(inArray(submissions.enrolmentId, ids));
  const asked = await db
    .select(question)
    .from(lessonQuestions)
    .where(inArray(lessonQuestions.enrolmentId, ids));
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
    lessonQuestions: asked.map(({ voice, ...row }) => ({ ...row, voice: voice && exportedFile(voice) })),
    questionVotes: await db.select().from(questionVotes).where(inArray(questionVotes.enrolmentId, ids)),
    pushAddresses: await db
      .select({ id, isDiscreet, madeAt, browser: sql<string>`${pushAddresses.subscription} ->> 'endpoint'` })
      .from(pushAddresses)
      .where(inArray(pushAddresses.enrolmentId, ids)),
    ...(await readHeldReviews(db, ids)),
    groupChoices: await db.select().from(groupChoices).where(inArray(groupChoices.enrolmentId, ids)),
    studyPartners: await db
      .select({ metAt: studyPartners.metAt, endedAt: studyPartners.endedAt })
      .from(studyPartners)
      .where(or(inArray(studyPartners.oneId, ids), inArray(studyPartners.otherId, ids))),
    attendance: await db.select(came).from(attendance).where(inArray(attendance.enrolmentId, ids)),
  };
}
