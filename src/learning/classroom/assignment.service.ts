/** Assignments as learners hand them in: exactly once by the submission's id, whole or not at all. */
import { and, desc, eq, ne, or } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { Localised } from '../../catalogue/courses/course.ts';
import type { Context } from '../../platform/context.ts';
import {
  type Assignment,
  dueAt,
  faultOf,
  type HandInFault,
  lastState,
  mayHandIn,
  type RubricMark,
  type SubmissionState,
  type SubmittedFile,
} from './assignment.ts';
import {
  type Caller,
  type LessonClosed,
  type OpenedLesson,
  openLesson,
  readLearners,
} from './classroom.service.ts';
import { lessonVersions, marks, submissions } from './classroom.table.ts';
import {
  claimFiles,
  prepareAll,
  removeLoose,
  type SentFile,
  type ShownFile,
  shownFile,
  storeAll,
} from './handed-files.service.ts';
import { byReviews, findTask, lockEnrolment, ofItsVersion, titleOfVersion } from './learners.store.ts';
import { dealAfter, tellReceived } from './review-deals.service.ts';

export type Submission = typeof submissions.$inferSelect;
export type Mark = typeof marks.$inferSelect;

/** The assignment of a published version of a lesson. */
export async function findAssignment(
  db: Handle,
  lessonId: string,
  version: number,
  isDraft = false,
): Promise<Assignment | null> {
  const task = await findTask(db, { lessonId, version, isDraft });
  return task?.kind === 'assignment' ? task : null;
}

export type Marked = { submission: Submission; mark: Mark | null };

/** What a learner handed in for a lesson, the newest first. */
export const readSubmissions = (db: Handle, enrolmentId: string, lessonId: string): Promise<Marked[]> =>
  db
    .select({ submission: submissions, mark: marks })
    .from(submissions)
    .leftJoin(marks, eq(marks.submissionId, submissions.id))
    .where(and(eq(submissions.enrolmentId, enrolmentId), eq(submissions.lessonId, lessonId)))
    .orderBy(desc(submissions.number));

/** Accepted work of a learner. `words`: the trainer's, where they may be shown; else ''. */
export type AcceptedWork = {
  id: string;
  title: Localised<string>;
  text: string;
  photos: readonly SubmittedFile[];
  words: string;
  at: Date;
};

/** The newest first; what is not accepted, or no longer, is not among it. */
export async function readAcceptedWork(db: Handle, enrolmentId: string): Promise<AcceptedWork[]> {
  const rows = await db
    .select({ submission: submissions, mark: marks, title: titleOfVersion })
    .from(submissions)
    .innerJoin(marks, eq(marks.submissionId, submissions.id))
    .innerJoin(lessonVersions, ofItsVersion)
    .where(and(eq(submissions.enrolmentId, enrolmentId), eq(submissions.state, 'accepted')))
    .orderBy(desc(submissions.at), desc(submissions.id));
  return rows.map(({ submission: { id, text, files, at }, mark, title }) => ({
    id,
    title,
    text,
    photos: files.filter(({ kind }) => kind === 'photo'),
    words: mark.mayShow ? mark.text : '',
    at,
  }));
}

/** One submission with its feedback, for pages. */
export type ShownSubmission = {
  id: string;
  number: number;
  text: string;
  files: readonly ShownFile[];
  state: SubmissionState;
  isLate: boolean;
  at: Date;
  mark: {
    rubric: readonly RubricMark[];
    text: string;
    voice: ShownFile | null;
    at: Date;
    /** Two of her group agreed: no trainer has looked. */
    isByReviews: boolean;
  } | null;
};

export function shownSubmission({ submission, mark }: Marked): ShownSubmission {
  const { id, number, text, files, state, isLate, at } = submission;
  return {
    id,
    number,
    text,
    files: files.map(shownFile),
    state,
    isLate,
    at,
    mark: mark && {
      rubric: mark.rubric,
      text: mark.text,
      voice: mark.voice && shownFile(mark.voice),
      at: mark.at,
      isByReviews: mark.markedBy === byReviews,
    },
  };
}

/** An assignment as its page shows it. */
export type AssignmentOnPage = {
  assignment: Assignment;
  version: number;
  /** The id of the next submission; null when nothing can be handed in now, or it would not be kept. */
  submissionId: string | null;
  /** What waits and can be taken back, as long as it can be handed in again; late, where it would be late then. */
  takesBack: { submissionId: string; isLate: boolean } | null;
  /** The text of what was taken back last, to be changed. */
  text: string;
  closed: 'waiting' | 'accepted' | 'too-late' | 'preview' | null;
  due: Date | null;
  isLate: boolean;
  submissions: readonly ShownSubmission[];
};

/** The assignment of an opened lesson; null when it has none. */
export async function assignmentOf(
  { database: { db }, uuid, clock }: Context,
  { opened }: { opened: Pick<OpenedLesson, 'learner' | 'lesson' | 'version' | 'isDraft'> },
): Promise<AssignmentOnPage | null> {
  const { learner, lesson, version } = opened;
  if (lesson.kind !== 'assignment') return null;
  const assignment = await findAssignment(db, lesson.id, version, opened.isDraft);
  if (assignment === null) return null;
  const none = { submissionId: null, takesBack: null, text: '', due: null, isLate: false, submissions: [] };
  const shared = { assignment, version };
  if (learner === null) return { ...none, ...shared, closed: 'preview' };
  const made = await readSubmissions(db, learner.enrolment.id, lesson.id);
  const { firstDay } = learner.seat;
  const states = made.map(({ submission }) => submission.state);
  const mayAfter = (before: readonly SubmissionState[]) =>
    mayHandIn(assignment, { firstDay, last: lastState(before), now: clock() });
  const may = mayAfter(states);
  const newest = made[0]?.submission;
  const again = mayAfter(states.slice(1));
  return {
    ...shared,
    submissionId: may.ok ? uuid() : null,
    takesBack:
      newest?.state === 'waiting' && again.ok ? { submissionId: newest.id, isLate: again.isLate } : null,
    text: newest?.state === 'taken-back' ? newest.text : '',
    closed: may.ok ? null : may.reason,
    due: dueAt(assignment, firstDay),
    isLate: may.ok && may.isLate,
    submissions: made.map(shownSubmission),
  };
}

export type HandInRefused =
  | LessonClosed
  /**
   * 'preview': staff only look at the lesson. 'no-assignment': this version of the lesson has none. 'store-away': try again.
   */
  | {
      ok: false;
      reason: 'preview' | 'no-assignment' | 'store-away' | 'waiting' | 'accepted' | 'too-late';
    }
  | ({ ok: false; reason: 'fault' } & HandInFault);

type HandingIn = {
  caller: Caller;
  courseSlug: string;
  key: string;
  /** Made where it was written, so that a repeated request hands it in once. */
  submissionId: string;
  version: number;
  text: string;
  files: readonly SentFile[];
};

/** Keeps a submission and notifies whoever marks it. A repeated request gets the first answer. */
export async function handIn(
  context: Context,
  { caller, courseSlug, key, submissionId, version, text, files }: HandingIn,
): Promise<{ ok: true; id: string } | HandInRefused> {
  const opened = await openLesson(context, { caller, courseSlug, key });
  if (!opened.ok) return opened;
  const { lesson, learner } = opened;
  if (learner === null) return { ok: false, reason: 'preview' };
  const { database, clock } = context;
  const assignment = await findAssignment(database.db, lesson.id, version);
  if (assignment === null) return { ok: false, reason: 'no-assignment' };
  // The deadline is that of the current lesson, whichever version was answered.
  const rule = (await findAssignment(database.db, lesson.id, opened.version)) ?? assignment;
  const [enrolmentId, { firstDay }] = [learner.enrolment.id, learner.seat];
  const judge = async (db: Handle) => {
    const made = await readSubmissions(db, enrolmentId, lesson.id);
    const isKnown = made.some(({ submission }) => submission.id === submissionId);
    const last = lastState(made.map(({ submission }) => submission.state));
    return { made, isKnown, may: mayHandIn(rule, { firstDay, last, now: clock() }) };
  };
  const before = await judge(database.db);
  if (before.isKnown) return { ok: true, id: submissionId };
  if (await isTaken(database.db, { submissionId, enrolmentId, lessonId: lesson.id }))
    return { ok: false, reason: 'no-assignment' };
  if (!before.may.ok) return before.may;
  const sizes = files.map(({ kind, bytes }) => ({ kind, bytes: bytes.length }));
  const fault = faultOf(assignment, { text, files: sizes });
  if (fault !== null) return { ok: false, reason: 'fault', ...fault };
  const ready = await prepareAll(context, files);
  if (!ready.ok) return { ...ready, reason: 'fault' };
  if (!(await storeAll(context, ready.all))) return { ok: false, reason: 'store-away' };
  const done = await database.transaction(async (tx): Promise<{ ok: true; id: string } | HandInRefused> => {
    await lockEnrolment(tx, enrolmentId);
    const { made, isKnown, may } = await judge(tx);
    if (isKnown) return { ok: true, id: submissionId };
    if (!may.ok) return may;
    const kept = await keepSubmission(tx, {
      id: submissionId,
      enrolmentId,
      lessonId: lesson.id,
      version,
      number: (made[0]?.submission.number ?? 0) + 1,
      text: text.trim(),
      files: ready.all.map(({ file }) => file),
      state: 'waiting',
      isLate: may.isLate,
      at: clock(),
    });
    if (!kept) return { ok: false, reason: 'no-assignment' };
    if (!assignment.review) await tellReceived(tx, submissionId, clock());
    return { ok: true, id: submissionId };
  });
  if (done.ok && assignment.review)
    await dealAfter(context, { lessonId: lesson.id, enrolment: learner.enrolment, submissionId });
  // After a conflict or a refusal in between the stored files are deleted; what fails now is left to the job.
  const ids = ready.all.map(({ file }) => file.id);
  await removeLoose(context, ids).catch(() => undefined);
  return done;
}

type Own = { submissionId: string; enrolmentId: string; lessonId: string };

/** Whether the id belongs to a submission of another lesson, or of another learner; not to this one sent twice at once. */
async function isTaken(db: Handle, { submissionId, enrolmentId, lessonId }: Own): Promise<boolean> {
  const isAnothers = or(ne(submissions.enrolmentId, enrolmentId), ne(submissions.lessonId, lessonId));
  const rows = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(eq(submissions.id, submissionId), isAnothers));
  return rows.length > 0;
}

export type TakeBackRefused =
  | LessonClosed
  /** 'marked': somebody was first. 'too-late': it could not be handed in again. */
  | { ok: false; reason: 'preview' | 'no-assignment' | 'marked' | 'too-late' };

type TakingBack = Omit<Own, 'enrolmentId' | 'lessonId'> & { caller: Caller; courseSlug: string; key: string };

/**
 * A learner takes back what waits, to hand in something else: staff see neither its text nor its files any more. The row stays,
 * so that the same work sent once more by a phone changes nothing. A repeated request gets the first answer.
 */
export async function takeBack(
  context: Context,
  { caller, courseSlug, key, submissionId }: TakingBack,
): Promise<{ ok: true } | TakeBackRefused> {
  const opened = await openLesson(context, { caller, courseSlug, key });
  if (!opened.ok) return opened;
  const { lesson, learner } = opened;
  if (learner === null) return { ok: false, reason: 'preview' };
  const { database, clock } = context;
  const enrolmentId = learner.enrolment.id;
  return database.transaction(async (tx): Promise<{ ok: true } | TakeBackRefused> => {
    // Marking waits for the same lock.
    await lockEnrolment(tx, enrolmentId);
    const made = await readSubmissions(tx, enrolmentId, lesson.id);
    const own = made.find(({ submission }) => submission.id === submissionId)?.submission;
    const rule = await findAssignment(tx, lesson.id, opened.version);
    if (own === undefined || rule === null) return { ok: false, reason: 'no-assignment' };
    if (own.state === 'taken-back') return { ok: true };
    if (own.state !== 'waiting') return { ok: false, reason: 'marked' };
    const before = made
      .filter(({ submission }) => submission !== own)
      .map(({ submission }) => submission.state);
    const last = lastState(before);
    if (!mayHandIn(rule, { firstDay: learner.seat.firstDay, last, now: clock() }).ok)
      return { ok: false, reason: 'too-late' };
    await tx.update(submissions).set({ state: 'taken-back' }).where(eq(submissions.id, submissionId));
    return { ok: true };
  });
}

/** False when the id belongs to another learner's submission, or to another lesson. */
async function keepSubmission(tx: Handle, submission: Omit<Submission, 'shownTo'>): Promise<boolean> {
  const inserted = await tx
    .insert(submissions)
    .values(submission)
    .onConflictDoNothing({ target: submissions.id })
    .returning({ id: submissions.id });
  if (inserted.length === 0) return false;
  const ids = submission.files.map(({ id }) => id);
  if (!(await claimFiles(tx, { submissionId: submission.id }, ids)))
    throw new Error('A file was swept while it was handed in.');
  return true;
}

/** A file of a learner's own submission, or the trainer's voice. */
export async function ownFile(
  { database: { db } }: Context,
  { caller, submissionId, fileId }: { caller: Caller; submissionId: string; fileId: string },
): Promise<SubmittedFile | null> {
  const [row] = await db
    .select({ submission: submissions, voice: marks.voice })
    .from(submissions)
    .leftJoin(marks, eq(marks.submissionId, submissions.id))
    .where(eq(submissions.id, submissionId));
  if (!row) return null;
  const learners = await readLearners(db, caller);
  const learner = learners.find(({ enrolment }) => enrolment.id === row.submission.enrolmentId);
  if (learner === undefined || learner.seat.pausedAt !== null) return null;
  const all = [...row.submission.files, ...(row.voice ? [row.voice] : [])];
  return all.find(({ id }) => id === fileId) ?? null;
}
