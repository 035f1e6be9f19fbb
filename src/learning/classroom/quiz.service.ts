/** Quizzes as learners answer them: exactly once by the attempt's id, scored by the version that was answered. */
import { and, asc, eq } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import type { Context } from '../../platform/context.ts';
import type { Sign } from '../../platform/signed-token.ts';
import { openLesson, type Caller, type LessonClosed, type OpenedLesson } from './classroom.service.ts';
import { quizAttempts } from './classroom.table.ts';
import { findTask, lockEnrolment, writeDone } from './learners.store.ts';
import { comeBack } from './practice.service.ts';
import {
  drawQuestions,
  feedbackFor,
  forLearner,
  readAnswers,
  reveals,
  scoreQuiz,
  type QuestionFeedback,
  type Quiz,
  type QuizAnswers,
  type ShownQuiz,
} from './quiz.ts';

type Attempt = typeof quizAttempts.$inferSelect;

/** The quiz of a published version of a lesson. */
async function findQuiz(
  db: Handle,
  lessonId: string,
  version: number,
  isDraft = false,
): Promise<Quiz | null> {
  const task = await findTask(db, { lessonId, version, isDraft });
  return task?.kind === 'quiz' ? task : null;
}

const readAttempts = (db: Handle, enrolmentId: string, lessonId: string): Promise<Attempt[]> =>
  db
    .select()
    .from(quizAttempts)
    .where(and(eq(quizAttempts.enrolmentId, enrolmentId), eq(quizAttempts.lessonId, lessonId)))
    .orderBy(asc(quizAttempts.number));

/** What a learner has reached in a quiz, by all attempts. */
type Standing = {
  passPercent: number;
  /** Null: as many as wanted. */
  triesLeft: number | null;
  /** The best score, in per cent. */
  best: number;
  made: number;
  /** By any attempt: a worse one afterwards takes nothing away. */
  hasPassed: boolean;
};

/** An attempt with its result. */
export type QuizResult = Standing & {
  attemptId: string;
  number: number;
  /** Per cent. */
  score: number;
  passed: boolean;
  /** Whether right answers are told by now. */
  reveals: boolean;
  questions: readonly QuestionFeedback[];
};

const standingOf = (
  { tries, passPercent }: Pick<Quiz, 'tries' | 'passPercent'>,
  made: readonly Attempt[],
): Standing => ({
  passPercent,
  triesLeft: tries === null ? null : Math.max(0, tries - made.length),
  made: made.length,
  best: made.reduce((best, { score }) => Math.max(best, score), 0),
  hasPassed: made.some(({ passed }) => passed),
});

/** What a try asked of its quiz. */
const askedIn = (quiz: Quiz, { drawn }: Pick<Attempt, 'drawn'>): Quiz =>
  drawn === null ? quiz : { ...quiz, questions: quiz.questions.filter(({ id }) => drawn.includes(id)) };

function resultOf(
  attempt: Attempt,
  { quiz, limit, made, locale }: { quiz: Quiz; limit: Quiz; made: readonly Attempt[]; locale: Locale },
): QuizResult {
  const { id: attemptId, number, score, passed, answers } = attempt;
  const standing = standingOf(limit, made);
  const isTold = reveals(limit, standing);
  const questions = feedbackFor(askedIn(quiz, attempt), answers, { locale, reveals: isTold });
  return { ...standing, attemptId, number, score, passed, reveals: isTold, questions };
}

/** A key with the academy's secret, so that nobody who knows the ids of a quiz's choices recognises them in a page. */
const keyOf = (signer: Sign, enrolmentId: string, lessonId: string): string =>
  signer('quiz choices', Buffer.from(`${enrolmentId} ${lessonId}`)).toString('base64url');

/** What the n-th try asks, counted from 1: nothing but the key and the number decides. */
const drawFor = (quiz: Quiz, key: string, number: number): Quiz => ({
  ...quiz,
  questions: [...drawQuestions(quiz, `${key} ${number}`)],
});

/** A quiz as its page shows it. */
export type QuizOnPage = {
  quiz: ShownQuiz;
  version: number;
  /** The number of the try that its questions were drawn for; null where all are asked. */
  draw: number | null;
  /** The id of the next attempt; null for staff, and when no try is left. */
  attemptId: string | null;
  /** How many attempts were made. */
  made: number;
  last: QuizResult | null;
  hasPassed: boolean;
  triesLeft: number | null;
};

/** The quiz of an opened lesson; null when it has none. */
export async function quizOf(
  { database: { db }, signer, uuid }: Context,
  {
    opened,
    locale,
  }: { opened: Pick<OpenedLesson, 'learner' | 'lesson' | 'version' | 'isDraft'>; locale: Locale },
): Promise<QuizOnPage | null> {
  const { learner, lesson, version } = opened;
  if (lesson.kind !== 'quiz') return null;
  const quiz = await findQuiz(db, lesson.id, version, opened.isDraft);
  if (quiz === null) return null;
  const enrolmentId = learner?.enrolment.id ?? null;
  const attempts = enrolmentId === null ? [] : await readAttempts(db, enrolmentId, lesson.id);
  const standing = standingOf(quiz, attempts);
  const { triesLeft, hasPassed } = standing;
  const last = attempts.at(-1);
  const answered = last === undefined ? null : await findQuiz(db, lesson.id, last.version);
  const key = keyOf(signer, enrolmentId ?? '', lesson.id);
  const attempt = attempts.length + 1;
  const asked = drawFor(quiz, key, attempt);
  return {
    quiz: forLearner(asked, { locale, key, attempt }),
    version,
    draw: asked.questions.length < quiz.questions.length ? attempt : null,
    attemptId: enrolmentId === null || triesLeft === 0 ? null : uuid(),
    made: attempts.length,
    last: last && answered ? resultOf(last, { quiz: answered, limit: quiz, made: attempts, locale }) : null,
    hasPassed,
    triesLeft,
  };
}

export type QuizRefused =
  | LessonClosed
  /** 'preview': answers of staff are not kept. 'no-quiz': this version of the lesson has none. */
  | { ok: false; reason: 'preview' | 'no-quiz' | 'no-tries-left' }
  /** The ids of questions without an answer, where all are asked for. */
  | { ok: false; reason: 'unanswered'; questions: readonly string[] };

type Counting = { ok: false; reason: 'counts' };

type Answering = {
  caller: Caller;
  courseSlug: string;
  key: string;
  /** Made where it was answered, so that a repeated request counts once. */
  attemptId: string;
  /** The version of the lesson that was answered. */
  version: number;
  /** The number of the try that the page was made for, which decides what it asked; left out: the next one. */
  draw?: number | undefined;
  /** By shown ids. */
  answers: QuizAnswers;
  /** Refused while a question has no answer. A phone sends what can no longer be added to. */
  asksForAll?: boolean;
  locale: Locale;
};

/** One more attempt, while there is a try left; `made` are those before it. */
async function keepAttempt(
  tx: Handle,
  attempt: Omit<Attempt, 'number' | 'score' | 'passed'>,
  { quiz, made, uuid }: { quiz: Quiz; made: readonly Attempt[]; uuid: () => string },
): Promise<Attempt | null> {
  const { score, passed } = scoreQuiz(quiz, attempt.answers);
  const [kept] = await tx
    .insert(quizAttempts)
    .values({ ...attempt, number: (made.at(-1)?.number ?? 0) + 1, score, passed })
    .onConflictDoNothing({ target: quizAttempts.id })
    .returning();
  if (kept?.passed) await writeDone(tx, { ...kept, id: uuid(), how: 'quiz' });
  return kept ?? null;
}

/** What a page asked whose answers arrive, also one that was made with the academy's secret before. */
function askedOf(
  quiz: Quiz,
  { answers, keys, number }: { answers: QuizAnswers; keys: readonly string[]; number: number },
): Quiz {
  const draws = keys.map((key) => drawFor(quiz, key, number));
  const holdsAll = ({ questions }: Quiz) =>
    Object.keys(answers).every((id) => questions.some((question) => question.id === id));
  return draws.find(holdsAll) ?? draws[0] ?? quiz;
}

/** What practice asks again: an answer that is not right, and not the lack of one. */
const isWrong = (feedback: QuestionFeedback | undefined): boolean =>
  feedback?.state === 'wrong' || feedback?.state === 'part';

/** Keeps an attempt and returns what was right. The same attempt sent again gets the first answer. */
export async function answerQuiz(
  context: Context,
  { caller, courseSlug, key, attemptId, version, draw = Infinity, answers, asksForAll, locale }: Answering,
): Promise<{ ok: true; result: QuizResult } | QuizRefused> {
  const opened = await openLesson(context, { caller, courseSlug, key });
  if (!opened.ok) return opened;
  const { lesson, learner } = opened;
  if (learner === null) return { ok: false, reason: 'preview' };
  const { database, clock, uuid } = context;
  const quiz = await findQuiz(database.db, lesson.id, version);
  if (quiz === null) return { ok: false, reason: 'no-quiz' };
  // Tries and pass mark are those of the current lesson.
  const limit = (await findQuiz(database.db, lesson.id, opened.version)) ?? quiz;
  const enrolmentId = learner.enrolment.id;
  return database.transaction(async (tx) => {
    // Attempts of two devices at once come one after the other.
    await lockEnrolment(tx, enrolmentId);
    const made = await readAttempts(tx, enrolmentId, lesson.id);
    const known = made.find(({ id }) => id === attemptId);
    if (known !== undefined) {
      const asked = (await findQuiz(tx, lesson.id, known.version)) ?? quiz;
      return { ok: true, result: resultOf(known, { quiz: asked, limit, made, locale }) };
    }
    if (standingOf(limit, made).triesLeft === 0) return { ok: false, reason: 'no-tries-left' };
    const keys = context.signer.accepted.map((sign) => keyOf(sign, enrolmentId, lesson.id));
    const asked = askedOf(quiz, { answers, keys, number: Math.min(draw, made.length + 1) });
    const kept = readAnswers(asked, answers, ...keys);
    const empty = asked.questions.flatMap(({ id }) => (Object.hasOwn(kept, id) ? [] : [id]));
    if (asksForAll && empty.length > 0) return { ok: false, reason: 'unanswered', questions: empty };
    const drawn = asked.questions.length < quiz.questions.length ? asked.questions.map(({ id }) => id) : null;
    const at = clock();
    const given = { id: attemptId, enrolmentId, lessonId: lesson.id, version, answers: kept, drawn, at };
    const byLimit = { ...asked, passPercent: limit.passPercent };
    const attempt = await keepAttempt(tx, given, { quiz: byLimit, made, uuid });
    // Another learner's attempt, or one in another lesson, has this id.
    if (attempt === null) return { ok: false, reason: 'no-quiz' };
    const result = resultOf(attempt, { quiz, limit, made: [...made, attempt], locale });
    const wrong = asked.questions.filter((_, index) => isWrong(result.questions[index]));
    await comeBack(tx, { enrolmentId, lessonId: lesson.id, questions: wrong, at });
    return { ok: true, result };
  });
}

/**
 * What is said at once about one answer, before the quiz is sent: never what is right. No try is kept, so it is not said where
 * tries are limited and each answer counts; what was wrong is practised.
 */
export async function checkAnswer(
  context: Context,
  asked: Pick<Answering, 'caller' | 'courseSlug' | 'key' | 'version' | 'answers' | 'locale'>,
): Promise<{ ok: true; feedback: QuestionFeedback; opened: OpenedLesson } | QuizRefused | Counting> {
  const opened = await openLesson(context, asked);
  if (!opened.ok) return opened;
  const { lesson, learner } = opened;
  if (learner === null) return { ok: false, reason: 'preview' };
  const { database, signer, clock } = context;
  const quiz = await findQuiz(database.db, lesson.id, asked.version);
  const limit = (await findQuiz(database.db, lesson.id, opened.version)) ?? quiz;
  const questions = quiz?.questions.filter(({ id }) => Object.hasOwn(asked.answers, id)) ?? [];
  const [question] = questions;
  if (quiz === null || question === undefined) return { ok: false, reason: 'no-quiz' };
  if (quiz.tries !== null || limit?.tries !== null) return { ok: false, reason: 'counts' };
  const keys = signer.accepted.map((sign) => keyOf(sign, learner.enrolment.id, lesson.id));
  const given = readAnswers(quiz, asked.answers, ...keys);
  const [feedback] = feedbackFor({ questions: [question] }, given, { locale: asked.locale, reveals: false });
  if (isWrong(feedback))
    await database.transaction(async (tx) => {
      const enrolmentId = learner.enrolment.id;
      await lockEnrolment(tx, enrolmentId);
      await comeBack(tx, { enrolmentId, lessonId: lesson.id, questions: [question], at: clock() });
    });
  return feedback ? { ok: true, feedback, opened } : { ok: false, reason: 'no-quiz' };
}
