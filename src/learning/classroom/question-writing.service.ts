/** Writing under a lesson: questions, replies and answers, changing them, "helpful" and reports. */
import { and, count, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { idOfForm, isFormKey, isQuiet, mayStillEdit, shareOf } from '../../academy/accounts/writing.ts';
import { memberProfiles } from '../../academy/accounts/member.table.ts';
import { memberUsers } from '../../academy/sign-in/sign-in.table.ts';
import { isUuid } from '../../platform/text/typed-text.ts';
import { countOne } from '../../platform/limits/in-database.ts';
import type { Context } from '../../platform/context.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
import type { Learner, LessonClosed } from './classroom.service.ts';
import { handedFiles, lessonQuestions, questionVotes, type LessonQuestion } from './classroom.table.ts';
import type { SubmittedFile } from './assignment.ts';
import { claimFiles, keepNote, type NoteProblem, removeLoose } from './handed-files.service.ts';
import { postToLearner } from './push.service.ts';
import { readQuestion } from './question.ts';
import { openQuestions, type LessonAsked, type Reader } from './question.service.ts';

export type WriteRefusal = {
  ok: false;
  reason: 'required' | 'too-long' | 'too-many' | 'quiet' | 'not-found' | 'too-late' | NoteProblem;
};

const hourMs = 3_600_000;

/** Locks the enrolment until the transaction ends, so that texts sent at once are counted one after the other. */
async function mayWrite(
  tx: Handle,
  { enrolment, order }: Learner,
  now: Date,
): Promise<'ok' | 'quiet' | 'too-many'> {
  await tx
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(eq(enrolments.id, enrolment.id))
    .for('update');
  const [profile] = await tx
    .select({ quietUntil: memberProfiles.quietUntil, shutOutAt: memberProfiles.shutOutAt })
    .from(memberProfiles)
    .innerJoin(memberUsers, eq(memberUsers.id, memberProfiles.memberId))
    .where(eq(memberUsers.email, order.email.toLowerCase()));
  if (profile && (profile.shutOutAt !== null || isQuiet(profile, now))) return 'quiet';
  const share = shareOf({ joinedAt: enrolment.joinedAt, isTeam: false }, now);
  const hourAgo = new Date(now.getTime() - hourMs).toISOString();
  const [written] = await tx
    .select({
      day: count(),
      hour: sql<number>`count(*) filter (where ${lessonQuestions.at} > ${hourAgo}::timestamptz)`.mapWith(
        Number,
      ),
    })
    .from(lessonQuestions)
    .where(
      and(
        eq(lessonQuestions.enrolmentId, enrolment.id),
        gt(lessonQuestions.at, new Date(now.getTime() - 24 * hourMs)),
      ),
    );
  const { day = 0, hour = 0 } = written ?? {};
  return hour < share.anHour && day < share.aDay ? 'ok' : 'too-many';
}

type NewText = LessonAsked & {
  /** The question it answers; null for a question. */
  parentId: string | null;
  body: string;
  isAnonymous: boolean;
  /** A recording, as it was sent. */
  voice?: Uint8Array | null;
  /** Made with the form, so that it is written once when it is sent twice. */
  formKey: string;
};

async function findParent(tx: Handle, lessonId: string, id: string): Promise<LessonQuestion | null> {
  if (!isUuid(id)) return null;
  const [row] = await tx
    .select()
    .from(lessonQuestions)
    .where(
      and(
        eq(lessonQuestions.id, id),
        eq(lessonQuestions.lessonId, lessonId),
        isNull(lessonQuestions.parentId),
        isNull(lessonQuestions.removedAt),
      ),
    );
  return row ?? null;
}

type Text = { id: string; lessonId: string; body: string; voice: SubmittedFile | null; at: Date };

/** A trainer's answer; the first one is e-mailed to the learner who asked, once. */
export async function writeAnswer(
  tx: Handle,
  question: LessonQuestion,
  { by, transcript = '', ...text }: Text & { by: string; transcript?: string },
): Promise<void> {
  const { id, voice, at } = text;
  const [row] = await tx
    .insert(lessonQuestions)
    .values({ ...text, transcript, staffEmail: by, parentId: question.id, isAnswer: true })
    .onConflictDoNothing()
    .returning({ id: lessonQuestions.id });
  if (!row) return;
  await claimFiles(tx, { questionId: id }, voice ? [voice.id] : []);
  if (question.enrolmentId === null) return;
  const [asked] = await tx
    .select({ orderId: enrolments.orderId })
    .from(enrolments)
    .where(eq(enrolments.id, question.enrolmentId));
  if (!asked) return;
  const dedupeKey = `question-answered:${question.id}`;
  const about = { orderId: asked.orderId, enrolmentId: question.enrolmentId };
  await postToLearner(tx, { name: 'question-answered', dedupeKey, ...about, input: { answerId: id } }, at);
}

type Writing = { parentId: string | null; isAnonymous: boolean; text: Text };

async function writeText(
  tx: Handle,
  { learner, staff }: Reader,
  { parentId, isAnonymous, text }: Writing,
): Promise<{ ok: true; id: string } | WriteRefusal> {
  const { id, lessonId, voice, at } = text;
  const parent = parentId === null ? null : await findParent(tx, lessonId, parentId);
  if (parentId !== null && parent === null) return { ok: false, reason: 'not-found' };
  if (learner === null) {
    // Staff only answer here.
    if (parent === null) return { ok: false, reason: 'not-found' };
    await writeAnswer(tx, parent, { ...text, by: staff.email });
    return { ok: true, id };
  }
  const may = await mayWrite(tx, learner, at);
  const [known] = await tx
    .select({ id: lessonQuestions.id })
    .from(lessonQuestions)
    .where(eq(lessonQuestions.id, id));
  if (known) return { ok: true, id };
  if (may !== 'ok') return { ok: false, reason: may };
  const enrolmentId = learner.enrolment.id;
  // Who asked a question anonymously stays anonymous under it.
  const stays = parent !== null && parent.isAnonymous && parent.enrolmentId === enrolmentId;
  await tx
    .insert(lessonQuestions)
    .values({ ...text, enrolmentId, parentId, isAnonymous: parent === null ? isAnonymous : stays });
  await claimFiles(tx, { questionId: id }, voice ? [voice.id] : []);
  return { ok: true, id };
}

/** A question, a reply, or the trainer's answer, depending on the sender. */
export async function write(
  context: Context,
  { parentId, body: typed, isAnonymous, voice: sent = null, formKey, ...asked }: NewText,
): Promise<{ ok: true; id: string } | WriteRefusal | LessonClosed> {
  const found = await openQuestions(context, asked);
  if (!found.ok) return found;
  const { open, reader } = found;
  const lessonId = open.lesson.id;
  const read = readQuestion(typed, sent !== null);
  if (!isFormKey(formKey)) return { ok: false, reason: 'not-found' };
  if (!read.ok) return read;
  const { database, signer, clock } = context;
  const kept = sent && (await keepNote(context, { bytes: sent, staffEmail: null }));
  if (kept && !kept.ok) return kept;
  const writer = reader.learner?.enrolment.id ?? reader.staff?.email ?? '';
  const id = idOfForm(signer, writer, `question ${lessonId} ${parentId ?? ''}`, formKey);
  const text = { id, lessonId, body: read.body, voice: kept?.file ?? null, at: clock() };
  const written = await database.transaction((tx) => writeText(tx, reader, { parentId, isAnonymous, text }));
  // Of a text that was refused, or that arrived before; what fails now is left to the job.
  if (kept) await removeLoose(context, [kept.file.id]).catch(() => undefined);
  return written;
}

type OfText = LessonAsked & { id: string };

const status = (lessonId: string, id: string) =>
  and(eq(lessonQuestions.id, id), eq(lessonQuestions.lessonId, lessonId), isNull(lessonQuestions.removedAt));

/** Changes one's own text, within a day. */
export async function reword(
  context: Context,
  { id, body: typed, ...asked }: OfText & { body: string },
): Promise<{ ok: true; id: string } | WriteRefusal | LessonClosed> {
  const found = await openQuestions(context, asked);
  if (!found.ok) return found;
  const { learner } = found.reader;
  if (learner === null || !isUuid(id)) return { ok: false, reason: 'not-found' };
  const at = context.clock();
  return context.database.transaction<{ ok: true; id: string } | WriteRefusal>(async (tx) => {
    const may = await mayWrite(tx, learner, at);
    const [text] = await tx
      .select()
      .from(lessonQuestions)
      .where(and(status(found.open.lesson.id, id), eq(lessonQuestions.enrolmentId, learner.enrolment.id)));
    if (!text) return { ok: false, reason: 'not-found' };
    if (!mayStillEdit(text.at, at)) return { ok: false, reason: 'too-late' };
    const read = readQuestion(typed, text.voice !== null);
    if (!read.ok) return read;
    if (may === 'quiet') return { ok: false, reason: 'quiet' };
    if (!(await countOne(context, tx, 'questionEdit', learner.enrolment.id)))
      return { ok: false, reason: 'too-many' };
    await tx.update(lessonQuestions).set({ body: read.body }).where(eq(lessonQuestions.id, id));
    return { ok: true, id };
  });
}

/** Deletes one's own text for good, and its voice; the replies to a question are not shown any more either. */
export async function takeBack(context: Context, { id, ...asked }: OfText): Promise<boolean> {
  const found = await openQuestions(context, asked);
  if (!found.ok || found.reader.learner === null || !isUuid(id)) return false;
  const { enrolment } = found.reader.learner;
  const own = and(status(found.open.lesson.id, id), eq(lessonQuestions.enrolmentId, enrolment.id));
  const voices = await context.database.transaction(async (tx) => {
    const rows = await tx
      .update(lessonQuestions)
      .set({ removedAt: context.clock(), removedBy: 'author', body: '', voice: null, transcript: '' })
      .where(own)
      .returning({ id: lessonQuestions.id });
    if (rows.length === 0) return null;
    return tx
      .update(handedFiles)
      .set({ questionId: null })
      .where(eq(handedFiles.questionId, id))
      .returning({ id: handedFiles.id });
  });
  if (voices === null) return false;
  // What the store fails to delete now is left to the job.
  const ids = voices.map((one) => one.id);
  await removeLoose(context, ids).catch(() => undefined);
  return true;
}

/** "Helpful" is pressed and pressed again; a report stays. Nobody judges what they wrote themselves. */
export async function vote(
  context: Context,
  { id, kind, ...asked }: OfText & { kind: 'helpful' | 'reported' },
): Promise<{ ok: true } | { ok: false; reason: 'not-found' | 'too-many' } | LessonClosed> {
  const found = await openQuestions(context, asked);
  if (!found.ok) return found;
  const { learner } = found.reader;
  if (learner === null || !isUuid(id)) return { ok: false, reason: 'not-found' };
  const enrolmentId = learner.enrolment.id;
  const at = context.clock();
  return context.database.transaction<{ ok: true } | { ok: false; reason: 'not-found' | 'too-many' }>(
    async (tx) => {
      const [text] = await tx.select().from(lessonQuestions).where(status(found.open.lesson.id, id));
      if (!text || text.enrolmentId === enrolmentId) return { ok: false, reason: 'not-found' };
      if (kind === 'reported' && !(await countOne(context, tx, 'report', enrolmentId)))
        return { ok: false, reason: 'too-many' };
      const ofVote = and(
        eq(questionVotes.questionId, id),
        eq(questionVotes.enrolmentId, enrolmentId),
        eq(questionVotes.kind, kind),
      );
      const [given] = await tx
        .insert(questionVotes)
        .values({ questionId: id, enrolmentId, kind, at })
        .onConflictDoNothing()
        .returning({ at: questionVotes.at });
      if (!given && kind === 'helpful') await tx.delete(questionVotes).where(ofVote);
      return { ok: true };
    },
  );
}
