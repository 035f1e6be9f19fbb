/**
 * What is sent to the page of a lesson: the answers of a quiz, where 'q.<question>' is chosen or written and
 * 'q.<question>.<line>' a position from 1; that work is taken back; and a note.
 */
import { data, redirect } from 'react-router';
import { z } from 'zod';
import { isUuid } from '../../../platform/text/typed-text.ts';
import type { openClassroom } from './open-classroom.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import type { OpenedLesson } from '../classroom.service.ts';
import { secondsTyped } from '../../../academy/media/film-forms.ts';
import { longestSeconds } from '../../../academy/media/media.ts';
import { typedText } from '../../../platform/forms/read-form.ts';
import { secondsIn } from '../lesson.ts';
import { type AnswerState, answersSchema, type QuestionFeedback, type QuizAnswers, whysOf } from '../quiz.ts';
import { assignmentWords, type classroomWords, quizWords } from '../words.ts';
import type { RefusedWork } from './assignment.tsx';

export const answering = z.strictObject({
  attemptId: z.string().refine(isUuid),
  version: z.int().min(1).max(100_000),
  draw: z.int().min(1).max(100_000).optional(),
  answers: answersSchema,
});

/** A note as a phone sends it. `body` null: it is taken away; `seen`: the change that was before her eyes. */
export const noting = z.strictObject({
  noteId: z.string().refine(isUuid),
  changeId: z.string().refine(isUuid),
  seen: z.string().refine(isUuid).nullable(),
  seconds: z.int().min(0).max(longestSeconds).nullable(),
  beside: z.string().nullable(),
  body: z.string().nullable(),
  at: z.iso.datetime(),
});

/** Answers in practice. `at`: when, by a phone's clock. */
export const practising = answering
  .omit({ version: true, draw: true })
  .extend({ at: z.iso.datetime().optional() });

type Telling = {
  opened: Pick<OpenedLesson, 'course' | 'modules'>;
  locale: Locale;
  words: Pick<typeof quizWords.en, 'look'>;
};

/** The link to where a question's answer is taught; null when it is right, or that lesson is not open. */
export function lookOf(
  { look }: Pick<QuestionFeedback, 'look'>,
  { opened: { course, modules }, locale, words }: Telling,
): { href: string; text: string } | null {
  const [key, clock = null] = look?.split(' ') ?? [];
  const lesson = modules.flatMap(({ lessons }) => lessons).find((one) => one.key === key);
  if (!lesson?.isOpen) return null;
  const from = clock === null ? '' : `?from=${secondsIn(clock)}#film`;
  return {
    href: `${linksIn(locale).lesson(course.slug, lesson.key)}${from}`,
    text: words.look(lesson.title[locale], clock),
  };
}

/** What is said at once about an answer. */
export type Said = { state: AnswerState; whys: readonly string[]; look: ReturnType<typeof lookOf> };

export const saidOf = (feedback: QuestionFeedback, telling: Telling): Said => ({
  state: feedback.state,
  whys: whysOf(feedback),
  look: lookOf(feedback, telling),
});

/** What was sent and refused, by the names of the fields. */
export type RefusedAnswers = {
  reason: keyof typeof quizWords.en.refused;
  /** Questions without an answer. */
  empty: readonly string[];
  typed: Record<string, readonly string[]>;
};

export function typedIn(form: FormData): RefusedAnswers['typed'] {
  const typed: Record<string, string[]> = {};
  for (const [name, value] of form)
    if (name.startsWith('q.') && typeof value === 'string' && value.trim() !== '')
      typed[name] = [...(typed[name] ?? []), value];
  return typed;
}

export function answersOf(typed: RefusedAnswers['typed']): QuizAnswers {
  const answers: Record<string, readonly string[]> = {};
  const positions = new Map<string, { line: string; position: number }[]>();
  for (const [name, values] of Object.entries(typed)) {
    const [, question = '', line] = name.split('.');
    if (line === undefined) answers[question] = values;
    else positions.set(question, [...(positions.get(question) ?? []), { line, position: Number(values[0]) }]);
  }
  for (const [question, lines] of positions) {
    // Two lines with one number have no order.
    if (new Set(lines.map(({ position }) => position)).size < lines.length) continue;
    answers[question] = lines.toSorted((one, other) => one.position - other.position).map(({ line }) => line);
  }
  return answers;
}

const isRefusal = (reason: string): reason is RefusedAnswers['reason'] => reason in quizWords.en.refused;

type Opened = Awaited<ReturnType<typeof openClassroom>>;

/** Redirects to the result; a refused form is shown again on its lesson's page as it was filled in. */
export async function sendAnswers(
  { academy, caller, courseSlug, links, locale }: Opened,
  { key, form }: { key: string; form: FormData },
) {
  const page = `${links.lesson(courseSlug, key)}#quiz`;
  const typed = typedIn(form);
  const [attemptId, version] = [form.get('attempt'), Number(form.get('version'))];
  const draw = form.has('draw') ? Number(form.get('draw')) : undefined;
  const read = answering.safeParse({ attemptId, version, draw, answers: answersOf(typed) });
  if (!read.success) return redirect(page, 303);
  const asked = { caller, courseSlug, key, locale, asksForAll: true };
  const answered = await academy.quiz.answerQuiz({ ...asked, ...read.data });
  // The lesson's page shows why it is closed.
  if (answered.ok || !isRefusal(answered.reason)) return redirect(page, 303);
  const { reason } = answered;
  const answers: RefusedAnswers = { reason, empty: 'questions' in answered ? answered.questions : [], typed };
  return data({ answers }, { status: reason === 'unanswered' ? 422 : 409 });
}

const isRefusedWork = (reason: string): reason is NonNullable<RefusedWork['reason']> =>
  reason in assignmentWords.en.refused;

/** Redirects to the form, which has the text of what was taken back. */
export async function takeBack(
  { academy, caller, courseSlug, links }: Opened,
  { key, submissionId }: { key: string; submissionId: string },
) {
  const taken = await academy.assignments.takeBack({ caller, courseSlug, key, submissionId });
  if (taken.ok || !isRefusedWork(taken.reason))
    return redirect(`${links.lesson(courseSlug, key)}#assignment`, 303);
  const { reason } = taken;
  const refused: RefusedWork = {
    submissionId: crypto.randomUUID(),
    text: '',
    hadFiles: false,
    reason,
    fault: null,
  };
  return data({ refused }, { status: 409 });
}

/** A note that was refused, as it was typed. */
export type RefusedNote = {
  noteId: string;
  seen: string;
  body: string;
  time: string;
  beside: string;
  problem: keyof typeof classroomWords.en.note.problems;
};

/** Redirects to the note; a refused one is shown again in its form. */
export async function sendNote(
  { academy, caller, courseSlug, links, clock }: Opened,
  { key, form }: { key: string; form: FormData },
) {
  const [noteId, seen, time] = [typedText(form, 'noteId'), typedText(form, 'seen'), typedText(form, 'time')];
  const [body, beside] = [typedText(form, 'note'), typedText(form, 'beside')];
  const isRemoved = form.get('intent') === 'remove';
  const seconds = secondsTyped(time);
  const isBadTime = time.trim() !== '' && seconds === null && !isRemoved;
  const sent = { noteId, changeId: typedText(form, 'change'), seen: seen || null, seconds, beside };
  const saved = isBadTime
    ? { ok: false as const, reason: 'bad-time' as const }
    : await academy.notes.saveNote({
        caller,
        courseSlug,
        key,
        sent: { ...sent, body: isRemoved ? null : body, at: clock() },
      });
  const page = links.lesson(courseSlug, key);
  if (saved.ok) return redirect(isRemoved ? `${page}#notes` : `${page}#note-${saved.id}`, 303);
  // The lesson's page shows why it is closed.
  if ('course' in saved || saved.reason === 'not-found') return redirect(page, 303);
  const note: RefusedNote = { noteId, seen, body, time, beside, problem: saved.reason };
  return data({ note }, { status: 422 });
}
