/** Practice of a course: what a learner answered wrongly in its quizzes, five questions a day. Each answer counts once. */
import { createHash } from 'node:crypto';
import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { keptByContent } from '../../academy/content/content.service.ts';
import type { Context } from '../../platform/context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { inAllLanguages } from '../../platform/records/record.ts';
import type { Sign } from '../../platform/signed-token.ts';
import { uuidOfHex } from '../../platform/text/typed-text.ts';
import { dateInMorocco, instantInMorocco } from '../../platform/time/calendar-date.ts';
import { courseHome, type Caller, type Closed, type CourseHome } from './classroom.service.ts';
import { learningEvents, lessons, lessonVersions, practiceCards } from './classroom.table.ts';
import { lockEnrolment } from './learners.store.ts';
import { boundedAt } from './learning.ts';
import type { LessonContent } from './lesson.ts';
import { afterAnswer, anew, isSame, leftOn, markOf, mostADay, nextDay } from './practice.ts';
import {
  feedbackFor,
  readAnswers,
  showQuestions,
  signOf,
  type Question,
  type QuestionFeedback,
  type QuizAnswers,
  type ShownQuestion,
} from './quiz.ts';

type Row = typeof practiceCards.$inferSelect;

/** A question of a course's bank: every question of its published quizzes. */
type InBank = { question: Question; mark: string; version: number; isLimited: boolean };
type Bank = ReadonlyMap<string, InBank>;

const placeOf = ({ lessonId, questionId }: Pick<Row, 'lessonId' | 'questionId'>): string =>
  `${lessonId} ${questionId}`;

const readBank = keptByContent(async (db, courseSlug): Promise<Bank> => {
  const rows = await db
    .select({
      lessonId: lessons.id,
      version: lessonVersions.number,
      task: sql<LessonContent['task']>`${lessonVersions.content} -> 'task'`,
    })
    .from(lessons)
    .innerJoin(
      lessonVersions,
      and(eq(lessonVersions.lessonId, lessons.id), eq(lessonVersions.number, lessons.currentVersion)),
    )
    .where(and(eq(lessons.courseSlug, courseSlug), eq(lessons.kind, 'quiz'), isNull(lessons.removedAt)));
  return new Map(
    rows.flatMap(({ lessonId, version, task }) => {
      const quiz = inAllLanguages(task);
      if (quiz?.kind !== 'quiz') return [];
      return quiz.questions.map((question): [string, InBank] => [
        placeOf({ lessonId, questionId: question.id }),
        { question, mark: markOf(question), version, isLimited: quiz.tries !== null },
      ]);
    }),
  );
});

type Found = Pick<CourseHome, 'course' | 'learner' | 'modules'>;
type Card = Row & InBank;

/**
 * What a learner has to practise: of lessons that are open to her, and questions that the course has still. One that changed starts
 * anew.
 */
async function readCards(
  db: Handle,
  { learner, modules }: Pick<Found, 'learner' | 'modules'>,
  { bank, today }: { bank: Bank; today: string },
): Promise<Card[]> {
  if (learner === null) return [];
  const rows = await db
    .select()
    .from(practiceCards)
    .where(eq(practiceCards.enrolmentId, learner.enrolment.id))
    .orderBy(practiceCards.lessonId, practiceCards.questionId);
  const open = new Set(modules.flatMap((one) => one.lessons.flatMap(({ id, isOpen }) => (isOpen ? id : []))));
  return rows.flatMap((row) => {
    const found = bank.get(placeOf(row));
    if (found === undefined || !open.has(row.lessonId)) return [];
    return [{ ...row, ...(!isSame(row.mark, found.mark) && anew(row, today)), ...found }];
  });
}

/** How many questions are left today. */
export async function leftToPractise({ database: { db }, clock }: Context, found: Found): Promise<number> {
  const today = dateInMorocco(clock());
  const bank = await readBank(db, found.course.slug);
  return leftOn(await readCards(db, found, { bank, today }), today).length;
}

/** As for the choices of a quiz: nobody recognises a question or a choice by the ids that its author gave. */
const keyOf = (sign: Sign, enrolmentId: string): string =>
  sign('quiz choices', Buffer.from(`practice ${enrolmentId}`)).toString('base64url');

/** A question by the id that its page shows: it is another one once the question changed. */
const shown = (key: string, { lessonId, questionId, mark, question }: Card): Question => ({
  ...question,
  id: signOf(`${key} ${lessonId} ${questionId} ${mark}`),
});

/** The answer to one question, as an event of the learner. */
type Practised = { question: string; mark: string; given: readonly string[] };

/** What was answered here and arrived today, with what is said about it. */
async function readGiven(
  db: Handle,
  cards: readonly Card[],
  { enrolmentId, today, locale }: { enrolmentId: string; today: string; locale: Locale },
): Promise<QuestionFeedback[]> {
  const { body, lessonId, receivedAt, kind } = learningEvents;
  const rows = await db
    .select({ lessonId, body })
    .from(learningEvents)
    .where(
      and(
        eq(learningEvents.enrolmentId, enrolmentId),
        eq(kind, 'practised'),
        gte(receivedAt, instantInMorocco(today, '00:00')),
      ),
    )
    .orderBy(receivedAt, learningEvents.id);
  return rows.flatMap((row) => {
    const { question: questionId, mark, given } = row.body as Practised;
    const card = cards.find((one) => placeOf(one) === placeOf({ lessonId: row.lessonId, questionId }));
    if (card?.mark !== mark) return [];
    const question = { ...card.question, id: placeOf(card) };
    // It was answered in its quiz before: this is the second time. Where tries are limited the quiz tells what is right.
    const telling = { locale, reveals: !card.isLimited };
    return feedbackFor({ questions: [question] }, { [question.id]: given }, telling);
  });
}

/** Practice as its page shows it. */
export type PracticeOnPage = Found & {
  questions: readonly ShownQuestion[];
  /** The id under which they are answered; null for staff. */
  attemptId: string | null;
  today: string;
  given: readonly QuestionFeedback[];
  nextOn: string | null;
};

export async function practiceOf(
  context: Context,
  { locale, ...asked }: { caller: Caller; courseSlug: string; locale: Locale },
): Promise<({ ok: true } & PracticeOnPage) | Closed> {
  const found = await courseHome(context, asked);
  if (!found.ok) return found;
  const { db } = context.database;
  const today = dateInMorocco(context.clock());
  const enrolmentId = found.learner?.enrolment.id ?? '';
  const bank = await readBank(db, asked.courseSlug);
  const cards = await readCards(db, found, { bank, today });
  const key = keyOf(context.signer, enrolmentId);
  const left = leftOn(cards, today).map((card) => shown(key, card));
  const attempt = Number(today.replaceAll('-', ''));
  return {
    ...found,
    questions: showQuestions(left, { locale, key, attempt }),
    attemptId: found.learner === null ? null : context.uuid(),
    today,
    given: cards.length === 0 ? [] : await readGiven(db, cards, { enrolmentId, today, locale }),
    nextOn: nextDay(cards, today),
  };
}

type Practising = {
  caller: Caller;
  courseSlug: string;
  /** Made where it was answered, so that what is sent again counts once. */
  attemptId: string;
  /** By shown ids. */
  answers: QuizAnswers;
  /** When, by the phone's clock; null: now. */
  at: Date | null;
  /** Refused while a question that is left today has no answer. */
  asksForAll?: boolean;
  locale: Locale;
};

type Answer = { card: Card; id: string; given: readonly string[]; isRight: boolean; said: QuestionFeedback };

/** The answers to a learner's cards; those to other questions are dropped. */
function answersTo(
  cards: readonly Card[],
  { answers, locale, keys }: Pick<Practising, 'answers' | 'locale'> & { keys: readonly string[] },
): Answer[] {
  return cards.flatMap((card) =>
    keys.flatMap((key): Answer[] => {
      const question = shown(key, card);
      const read = readAnswers({ questions: [question] }, answers, key);
      const given = read[question.id];
      const [said] = feedbackFor({ questions: [question] }, read, { locale, reveals: false });
      if (given === undefined || said === undefined) return [];
      return [{ card, id: question.id, given: [given].flat(), isRight: said.state === 'right', said }];
    }),
  );
}

type Counting = { enrolmentId: string; attemptId: string; at: Date; now: Date };

/**
 * Keeps the answers that count: to what was due on their day, five a day, each once. One from before its question was due, by a clock
 * that is slow, is of that day.
 */
async function count(
  tx: Handle,
  cards: readonly Card[],
  answers: readonly Answer[],
  { enrolmentId, attemptId, at, now }: Counting,
): Promise<ReadonlySet<Card>> {
  const today = dateInMorocco(now);
  const done = cards.map(({ practisedOn }) => practisedOn);
  const counting = answers.flatMap(({ card, id, given, isRight }) => {
    const on = dateInMorocco(at);
    const day = card.dueOn > on ? card.dueOn : on;
    if (day > today || done.filter((one) => one === day).length >= mostADay) return [];
    done.push(day);
    const hex = createHash('sha256').update(`practised ${enrolmentId} ${attemptId} ${id}`).digest('hex');
    return [{ card, given, isRight, day, eventId: uuidOfHex(hex.slice(0, 32)) }];
  });
  if (counting.length === 0) return new Set();
  const kept = await tx
    .insert(learningEvents)
    .values(
      counting.map(({ card: { lessonId, version, questionId, mark }, given, eventId }) => ({
        id: eventId,
        enrolmentId,
        lessonId,
        version,
        kind: 'practised' as const,
        body: { question: questionId, mark, given } satisfies Practised,
        at,
        receivedAt: now,
      })),
    )
    .onConflictDoNothing({ target: learningEvents.id })
    .returning({ id: learningEvents.id });
  const counted = counting.filter(({ eventId }) => kept.some(({ id }) => id === eventId));
  await writeCards(
    tx,
    counted.map(({ card, isRight, day }) => ({
      ...placed(enrolmentId, card),
      ...afterAnswer(card, isRight, day),
      practisedOn: day,
    })),
  );
  return new Set(counted.map(({ card }) => card));
}

const placed = (
  enrolmentId: string,
  { lessonId, questionId, mark }: Pick<Row, 'lessonId' | 'questionId' | 'mark'>,
) => ({ enrolmentId, lessonId, questionId, mark });

async function writeCards(tx: Handle, rows: readonly Row[]): Promise<void> {
  for (const row of rows)
    await tx
      .insert(practiceCards)
      .values(row)
      .onConflictDoUpdate({
        target: [practiceCards.enrolmentId, practiceCards.lessonId, practiceCards.questionId],
        set: row,
      });
}

export type PracticeRefused =
  | Closed
  /** Answers of staff are not kept. */
  | { ok: false; reason: 'preview' }
  /** The shown ids of questions without an answer. */
  | { ok: false; reason: 'unanswered'; questions: readonly string[] };

/**
 * Takes answers of a learner. The first to a question that is due counts; what is sent again, or is no question of hers, changes
 * nothing. `said` about the first one, for a page that shows one question at a time; null where it did not count, and could be
 * asked about until it is known what is right in a quiz whose tries are limited.
 */
export async function practise(
  context: Context,
  { attemptId, answers, at, asksForAll = false, locale, ...asked }: Practising,
): Promise<({ ok: true; said: QuestionFeedback | null } & Found) | PracticeRefused> {
  const found = await courseHome(context, asked);
  if (!found.ok) return found;
  const { learner } = found;
  if (learner === null) return { ok: false, reason: 'preview' };
  const { id: enrolmentId, joinedAt } = learner.enrolment;
  const { database, clock, signer } = context;
  const now = clock();
  const today = dateInMorocco(now);
  const bank = await readBank(database.db, asked.courseSlug);
  const keys = signer.accepted.map((sign) => keyOf(sign, enrolmentId));
  return database.transaction(async (tx) => {
    await lockEnrolment(tx, enrolmentId);
    const cards = await readCards(tx, found, { bank, today });
    const given = answersTo(cards, { answers, locale, keys });
    const missing = leftOn(cards, today).filter((card) => given.every((one) => one.card !== card));
    if (asksForAll && missing.length > 0)
      return {
        ok: false,
        reason: 'unanswered',
        questions: missing.map((card) => shown(keys[0] ?? '', card).id),
      };
    const when = boundedAt(at ?? now, { joinedAt, now });
    const counted = await count(tx, cards, given, { enrolmentId, attemptId, at: when, now });
    const [first] = given;
    const isTold = first !== undefined && (!first.card.isLimited || counted.has(first.card));
    return { ...found, said: isTold ? first.said : null };
  });
}

/** Questions that were answered wrongly in a quiz are practised from the next day on; wrong twice on one day is wrong once. */
export async function comeBack(
  tx: Handle,
  {
    enrolmentId,
    lessonId,
    questions,
    at,
  }: Pick<Row, 'enrolmentId' | 'lessonId'> & {
    questions: readonly Question[];
    at: Date;
  },
): Promise<void> {
  if (questions.length === 0) return;
  const day = dateInMorocco(at);
  const ids = questions.map(({ id }) => id);
  const known = await tx
    .select()
    .from(practiceCards)
    .where(
      and(
        eq(practiceCards.enrolmentId, enrolmentId),
        eq(practiceCards.lessonId, lessonId),
        inArray(practiceCards.questionId, ids),
      ),
    );
  const rows = questions.flatMap((question): Row[] => {
    const mark = markOf(question);
    const card = known.find(({ questionId }) => questionId === question.id);
    const before = card && isSame(card.mark, mark) ? card : null;
    if (before?.lastOn === day && !before.wasRight) return [];
    const place = placed(enrolmentId, { lessonId, questionId: question.id, mark });
    return [{ ...place, ...afterAnswer(before, false, day), practisedOn: card?.practisedOn ?? null }];
  });
  await writeCards(tx, rows);
}
