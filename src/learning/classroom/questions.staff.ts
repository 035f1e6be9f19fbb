/**
 * Staff calls about questions under lessons: what waits for an answer, what was reported, answering in writing or by voice, writing
 * down what a voice says, keeping and removing.
 */
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Handle } from '../../platform/db/handle.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import type { StaffAct } from '../../academy/staff/staff-acts.ts';
import { staffCall, type StaffAsking } from '../../academy/staff/staff-call.ts';
import { refuseStaff } from '../../academy/staff/staff-failures.ts';
import { lessonQuestions, lessons, type LessonQuestion } from './classroom.table.ts';
import { mayTeach } from '../../academy/staff/who-may.ts';
import { findTaught, readTheirCourses } from './may-teach.service.ts';
import { cleanText } from '../../platform/text/typed-text.ts';
import { mostReason, mostSigns, readQuestion } from './question.ts';
import { readQueue } from './question.service.ts';
import { writeAnswer } from './question-writing.service.ts';
import { findVoice, keepNote } from './handed-files.service.ts';

/** Made from the key of a learner's form, so it has no UUID version. */
const questionId = z.guid().meta({ example: '0197b0a4-6f3e-7c1a-9d52-3f1c2b7a8e90' });

/** What a voice says, by hand. */
const transcript = z.string().max(mostSigns).default('');

const notFound = { ok: false, reason: 'not-found' } as const;

const lessonQuestionsWaiting = staffCall({
  path: 'teaching/questions',
  summary:
    'Questions under lessons that no trainer has answered, or texts that learners reported; the oldest first',
  may: mayTeach,
  input: z.strictObject({ which: z.enum(['unanswered', 'reported']) }),
  async run({ context, staff }, { which }) {
    const { db } = context.database;
    const courses = await readTheirCourses(db, staff);
    const questions = await readQueue(db, which, { staff, courses });
    return { ok: true as const, questions };
  },
});

type Theirs = { question: LessonQuestion; courseSlug: string };

async function findTheirs({ staff }: StaffAsking, tx: Handle, id: string): Promise<Theirs | null> {
  const [row] = await tx
    .select({ question: lessonQuestions, courseSlug: lessons.courseSlug })
    .from(lessonQuestions)
    .innerJoin(lessons, eq(lessons.id, lessonQuestions.lessonId))
    .where(and(eq(lessonQuestions.id, id), isNull(lessonQuestions.removedAt)));
  return row && (await findTaught(tx, staff, row.courseSlug)) !== null ? row : null;
}

/** The log has no words of learners: only who did what in which course. */
const log = (
  { context, staff }: StaffAsking,
  tx: Handle,
  act: StaffAct,
  { question, courseSlug, at, reason }: Theirs & { at: Date; reason?: string },
): Promise<void> =>
  writeStaffLog(tx, {
    id: context.uuid(),
    at,
    staff,
    act,
    subject: courseSlug,
    detail: { question: question.id, ...(reason === undefined ? {} : { reason }) },
  });

const answerLessonQuestion = staffCall({
  path: 'teaching/answer-question',
  summary: 'Answer a question under a lesson; whoever asked is told once',
  may: mayTeach,
  input: z.strictObject({
    id: questionId,
    answerId: z.uuid(),
    body: z.string().max(mostSigns),
    /** Id of a voice that was sent before. */
    voice: z.uuid().nullable().default(null),
    transcript,
  }),
  async run(asking, { id, answerId, body: typed, voice: voiceId, transcript: said }) {
    const read = readQuestion(typed, voiceId !== null);
    if (!read.ok) return read;
    const { database, clock } = asking.context;
    const at = clock();
    return database.transaction(async (tx) => {
      const theirs = await findTheirs(asking, tx, id);
      if (theirs === null || theirs.question.parentId !== null) return notFound;
      const { question } = theirs;
      const [known] = await tx.select().from(lessonQuestions).where(eq(lessonQuestions.id, answerId));
      if (known) return { ok: true as const };
      const voice = voiceId === null ? null : await findVoice(tx, voiceId, asking.staff);
      if (voiceId !== null && voice === null)
        return { ok: false as const, reason: 'voice-not-found' as const };
      const text = { id: answerId, lessonId: question.lessonId, body: read.body, voice, at };
      await writeAnswer(tx, question, {
        ...text,
        by: asking.staff.email,
        transcript: voice ? cleanText(said) : '',
      });
      await log(asking, tx, 'answer-question', { ...theirs, at });
      return { ok: true as const };
    });
  },
});

const sendAnswerVoice = staffCall({
  path: 'teaching/answer-voice',
  summary: 'Send a voice for the answer to a question',
  description:
    'The body is the recording, of two minutes and 4 MB at most: WebM, Ogg, M4A or MP3, recognised by its bytes, whatever its type. It is removed after a day when no answer names it.',
  may: mayTeach,
  takes: ['audio/webm', 'audio/ogg', 'audio/mp4', 'audio/mpeg'],
  input: z.strictObject({ question: questionId }),
  output: z.object({ id: z.uuid(), bytes: z.int(), seconds: z.int() }),
  refusals: ['not-found'],
  async run(asking, { question }) {
    const theirs = await findTheirs(asking, asking.context.database.db, question);
    if (theirs === null) return refuseStaff('not-found');
    const bytes = new Uint8Array(await asking.request.arrayBuffer());
    const kept = await keepNote(asking.context, { bytes, staffEmail: asking.staff.email });
    if (!kept.ok) return refuseStaff('bad-fields', { fields: { voice: kept.reason } });
    const { id, bytes: size, seconds = 0 } = kept.file;
    return { id, bytes: size, seconds };
  },
});

const transcribeLessonQuestion = staffCall({
  path: 'teaching/transcribe-question',
  summary: 'Write down what the voice of a question or a reply says, for those who cannot listen',
  may: mayTeach,
  input: z.strictObject({ id: questionId, transcript }),
  async run(asking, { id, transcript: said }) {
    const { database, clock } = asking.context;
    return database.transaction(async (tx) => {
      const theirs = await findTheirs(asking, tx, id);
      if (theirs === null || theirs.question.voice === null) return notFound;
      await tx
        .update(lessonQuestions)
        .set({ transcript: cleanText(said) })
        .where(eq(lessonQuestions.id, id));
      await log(asking, tx, 'transcribe-question', { ...theirs, at: clock() });
      return { ok: true as const };
    });
  },
});

const removeLessonQuestion = staffCall({
  path: 'teaching/remove-question',
  summary: 'Take a question or a reply away from everybody’s sight, with a reason',
  may: mayTeach,
  input: z.strictObject({
    id: questionId,
    reason: z.string().trim().min(3, 'reason-required').max(mostReason),
  }),
  async run(asking, { id, reason }) {
    const { database, clock } = asking.context;
    const at = clock();
    const isDone = await database.transaction(async (tx) => {
      const theirs = await findTheirs(asking, tx, id);
      if (theirs === null) return false;
      await tx
        .update(lessonQuestions)
        .set({ removedAt: at, removedBy: asking.staff.email, removedWhy: reason })
        .where(eq(lessonQuestions.id, id));
      await log(asking, tx, 'remove-question', { ...theirs, at, reason });
      return true;
    });
    return isDone ? { ok: true as const } : notFound;
  },
});

const keepLessonQuestion = staffCall({
  path: 'teaching/keep-question',
  summary: 'Let a reported text stand: earlier reports of it are settled',
  may: mayTeach,
  input: z.strictObject({ id: questionId }),
  async run(asking, { id }) {
    const { database, clock } = asking.context;
    const at = clock();
    const isDone = await database.transaction(async (tx) => {
      const theirs = await findTheirs(asking, tx, id);
      if (theirs === null) return false;
      await tx.update(lessonQuestions).set({ keptAt: at }).where(eq(lessonQuestions.id, id));
      await log(asking, tx, 'keep-question', { ...theirs, at });
      return true;
    });
    return isDone ? { ok: true as const } : notFound;
  },
});

export const questionCalls = [
  lessonQuestionsWaiting,
  answerLessonQuestion,
  sendAnswerVoice,
  transcribeLessonQuestion,
  removeLessonQuestion,
  keepLessonQuestion,
] as const;
