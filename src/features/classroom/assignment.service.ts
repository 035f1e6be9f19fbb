/**
 * Assignments as learners hand them in: exactly once by the submission's id, whole or not at all. Their files are prepared,
 * recorded, stored, and deleted when no submission refers to them.
 */
import path from 'node:path';
import { and, asc, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import type { Handle } from '../../platform/db/handle.ts';
import { postEmail } from '../emails/outbox.store.ts';
import type { Context } from '../../platform/context.ts';
import { type OpenedFile, StoreAway } from '../../platform/files/file-store.ts';
import {
  type Assignment,
  dueAt,
  faultOf,
  formatOf,
  type HandedKind,
  type HandInFault,
  keptName,
  mayHandIn,
  most,
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
import { handedFiles, marks, submissions } from './classroom.table.ts';
import { findTask, lockEnrolment } from './learners.store.ts';

/** A file as pages get it. */
export type ShownFile = Omit<SubmittedFile, 'storageName'>;

export const shownFile = ({ storageName: _storageName, ...file }: SubmittedFile): ShownFile => file;

export type SentFile = { kind: HandedKind; name: string; bytes: Uint8Array };

const pictureFaults = {
  'picture-empty': 'photo-kind',
  'picture-kind': 'photo-kind',
  'picture-points': 'photo-kind',
  'picture-size': 'photo-size',
  'picture-busy': 'photo-busy',
} as const;

type Prepared = { file: SubmittedFile; bytes: Uint8Array };

/**
 * What is kept of a file: a photo is encoded anew, any other file stays as it is when its bytes match an accepted format.
 */
async function prepare(
  { preparePhoto, uuid }: Pick<Context, 'preparePhoto' | 'uuid'>,
  { kind, name, bytes }: SentFile,
): Promise<{ ok: true; prepared: Prepared } | ({ ok: false } & HandInFault)> {
  const found = formatOf(bytes, kind);
  if (found === null) return { ok: false, field: kind, problem: `${kind}-kind` };
  let [kept, format] = [bytes, found];
  if (kind === 'photo') {
    const made = await preparePhoto(bytes);
    if (!made.ok) return { ok: false, field: kind, problem: pictureFaults[made.problem] };
    [kept, format] = [made.bytes, { kind, contentType: 'image/webp', ending: 'webp' }];
  }
  const file: SubmittedFile = {
    id: uuid(),
    kind,
    name: keptName(name, format, most.name),
    contentType: format.contentType,
    bytes: kept.length,
    storageName: `handed-in/${uuid()}`,
  };
  return { ok: true, prepared: { file, bytes: kept } };
}

async function prepareAll(
  context: Context,
  files: readonly SentFile[],
): Promise<{ ok: true; all: Prepared[] } | ({ ok: false } & HandInFault)> {
  const all: Prepared[] = [];
  for (const file of files) {
    const made = await prepare(context, file);
    if (!made.ok) return made;
    all.push(made.prepared);
  }
  return { ok: true, all };
}

const halfName = 'handed-in-';

/** Puts a file into the store. Its row is written first, so that the clean-up finds it whatever fails afterwards. */
async function storeFile(
  { database, files, workFolder, clock }: Context,
  { file, bytes }: Prepared,
  staffEmail: string | null,
): Promise<void> {
  await database.db
    .insert(handedFiles)
    .values({ id: file.id, file, submissionId: null, staffEmail, at: clock() });
  await mkdir(workFolder, { recursive: true });
  const half = path.join(workFolder, `${halfName}${file.id}`);
  try {
    await writeFile(half, bytes, { mode: 0o600 });
    await files.keep(file.storageName, { file: half, type: file.contentType });
  } finally {
    await rm(half, { force: true });
  }
}

/** Makes stored files those of a submission; false when one of them was deleted meanwhile. */
export async function claimFiles(tx: Handle, submissionId: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const claimed = await tx
    .update(handedFiles)
    .set({ submissionId })
    .where(and(inArray(handedFiles.id, [...ids]), isNull(handedFiles.submissionId)))
    .returning({ id: handedFiles.id });
  return claimed.length === ids.length;
}

/** Prepares and stores the trainer's voice like files of learners. */
export async function keepVoice(
  context: Context,
  { bytes, name, staffEmail }: { bytes: Uint8Array; name: string; staffEmail: string },
): Promise<{ ok: true; file: SubmittedFile } | { ok: false; reason: 'voice-kind' | 'voice-size' }> {
  if (bytes.length > most.voice) return { ok: false, reason: 'voice-size' };
  const made = await prepare(context, { kind: 'voice', name, bytes });
  if (!made.ok) return { ok: false, reason: 'voice-kind' };
  await storeFile(context, made.prepared, staffEmail);
  return { ok: true, file: made.prepared.file };
}

/** The bytes of a file, or the range that a player asks for; null when the store has no such file. */
export const openFile = (
  { files }: Context,
  { file, range }: { file: SubmittedFile; range: string | null },
): Promise<OpenedFile | null> =>
  files.open(file.storageName, { method: 'GET', range: range ?? undefined, ifRange: undefined });

/** Longer than any upload lasts. */
const graceMs = 86_400_000;
const mostAtOnce = 200;

async function cleanUpHalves(workFolder: string, before: Date): Promise<void> {
  const names = await readdir(workFolder).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(halfName))) {
    const facts = await stat(path.join(workFolder, name)).catch(() => null);
    if (facts !== null && facts.mtime < before) await rm(path.join(workFolder, name), { force: true });
  }
}

/** Deletes those of these files that belong to no submission, from the store and from the table. */
async function removeLoose({ database, files }: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await database.transaction(async (tx) => {
    const loose = await tx
      .delete(handedFiles)
      .where(and(inArray(handedFiles.id, [...ids]), isNull(handedFiles.submissionId)))
      .returning({ file: handedFiles.file });
    for (const { file } of loose) await files.remove(file.storageName);
  });
}

/**
 * Deletes files that belong to no submission: of interrupted uploads, and of deleted accounts. Returns how many; several
 * instances may run it at once. A file that the store fails to delete is tried again the next time.
 */
export async function cleanUpHandedIn({ database, files, workFolder, clock }: Context): Promise<number> {
  const before = new Date(clock().getTime() - graceMs);
  await cleanUpHalves(workFolder, before);
  return database.transaction(async (tx) => {
    const loose = await tx
      .select()
      .from(handedFiles)
      .where(and(isNull(handedFiles.submissionId), lt(handedFiles.at, before)))
      .orderBy(asc(handedFiles.at))
      .limit(mostAtOnce)
      .for('update', { skipLocked: true });
    for (const { id, file } of loose) {
      await files.remove(file.storageName);
      await tx.delete(handedFiles).where(eq(handedFiles.id, id));
    }
    return loose.length;
  });
}

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

/** One submission with its feedback, for pages. */
export type ShownSubmission = {
  id: string;
  number: number;
  text: string;
  files: readonly ShownFile[];
  state: SubmissionState;
  isLate: boolean;
  at: Date;
  mark: { rubric: readonly RubricMark[]; text: string; voice: ShownFile | null; at: Date } | null;
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
    },
  };
}

/** An assignment as its page shows it. */
export type AssignmentOnPage = {
  assignment: Assignment;
  version: number;
  /** The id of the next submission; null when nothing can be handed in now, or it would not be kept. */
  submissionId: string | null;
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
  const shared = { assignment, version };
  if (learner === null)
    return { ...shared, submissionId: null, closed: 'preview', due: null, isLate: false, submissions: [] };
  const made = await readSubmissions(db, learner.enrolment.id, lesson.id);
  const { firstDay } = learner.seat;
  const last = made[0]?.submission.state ?? null;
  const may = mayHandIn(assignment, { firstDay, last, now: clock() });
  return {
    ...shared,
    submissionId: may.ok ? uuid() : null,
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
  const enrolmentId = learner.enrolment.id;
  const { firstDay } = learner.seat;
  const judge = async (db: Handle) => {
    const made = await readSubmissions(db, enrolmentId, lesson.id);
    const isKnown = made.some(({ submission }) => submission.id === submissionId);
    const last = made[0]?.submission.state ?? null;
    return { made, isKnown, may: mayHandIn(rule, { firstDay, last, now: clock() }) };
  };
  const before = await judge(database.db);
  if (before.isKnown) return { ok: true, id: submissionId };
  if (await isTaken(database.db, submissionId)) return { ok: false, reason: 'no-assignment' };
  if (!before.may.ok) return before.may;
  const sizes = files.map(({ kind, bytes }) => ({ kind, bytes: bytes.length }));
  const fault = faultOf(assignment, { text, files: sizes });
  if (fault !== null) return { ok: false, reason: 'fault', ...fault };
  const ready = await prepareAll(context, files);
  if (!ready.ok) return { ...ready, reason: 'fault' };
  try {
    for (const one of ready.all) await storeFile(context, one, null);
  } catch (error) {
    if (error instanceof StoreAway) return { ok: false, reason: 'store-away' };
    throw error;
  }
  const ids = ready.all.map(({ file }) => file.id);
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
    await database.notify('outbox');
    return { ok: true, id: submissionId };
  });
  // After a conflict or a refusal in between the stored files are deleted; what fails now is left to the job.
  await removeLoose(context, ids).catch(() => undefined);
  return done;
}

/** Whether the id belongs to a submission of another lesson, or of another learner. */
async function isTaken(db: Handle, submissionId: string): Promise<boolean> {
  const rows = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(eq(submissions.id, submissionId));
  return rows.length > 0;
}

/** False when the id belongs to another learner's submission, or to another lesson. */
async function keepSubmission(tx: Handle, submission: Submission): Promise<boolean> {
  const inserted = await tx
    .insert(submissions)
    .values(submission)
    .onConflictDoNothing({ target: submissions.id })
    .returning({ id: submissions.id });
  if (inserted.length === 0) return false;
  const ids = submission.files.map(({ id }) => id);
  if (!(await claimFiles(tx, submission.id, ids)))
    throw new Error('A file was swept while it was handed in.');
  await postEmail(
    tx,
    {
      name: 'assignment-received',
      dedupeKey: `assignment-received:${submission.id}`,
      input: { submissionId: submission.id },
    },
    submission.at,
  );
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
