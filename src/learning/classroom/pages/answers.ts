/**
 * '/learn/:course/lessons/:lesson/answers': where a phone that was offline sends JSON: `{ attemptId, version, answers }` of a
 * quiz gets the result, `{ submissionId, version, text }` of an assignment and `{ formKey, parentId, body, isAnonymous }` of a
 * question under the lesson the outcome, as do all fields of a note; `{ version, check }` of one answer what is said about it at once. The form of a quiz is
 * sent to its lesson.
 */
import { redirect } from 'react-router';
import { z } from 'zod';
import { isUuid } from '../../../platform/text/typed-text.ts';
import { openClassroom, type ClassroomArgs } from './open-classroom.ts';
import { isInDarija } from '../../../catalogue/courses/course.ts';
import { spokenIn } from '../../../platform/locale.ts';
import { answersSchema } from '../quiz.ts';
import { quizWords } from '../words.ts';
import { answering, noting, saidOf } from './sent-answers.ts';

/** The text of an assignment: files are sent elsewhere. */
const handingIn = z.strictObject({
  submissionId: z.string().refine(isUuid),
  version: z.int().min(1).max(100_000),
  text: z.string(),
});
const asking = z.strictObject({
  formKey: z.string(),
  /** The question that it replies to. */
  parentId: z.string().nullable(),
  body: z.string(),
  isAnonymous: z.boolean(),
});
/** The answer of one question, by its id. */
const checking = answering
  .omit({ answers: true })
  .partial({ attemptId: true })
  .extend({ check: answersSchema });
const fromPhone = z.union([answering, handingIn, asking, checking, noting]);

const asJson = (body: object, status: number): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'private, no-store' } });

/** A GET of this address leads to the lesson. */
export async function loader(args: ClassroomArgs): Promise<Response> {
  const { links, courseSlug } = await openClassroom(args);
  return redirect(links.lesson(courseSlug, args.params.lesson ?? ''), 303);
}

const statusOf: Partial<Record<string, number>> = {
  'no-quiz': 409,
  'no-tries-left': 409,
  counts: 409,
  'no-assignment': 409,
  waiting: 409,
  accepted: 409,
  'too-late': 409,
  fault: 422,
  'store-away': 503,
  preview: 403,
  'course-not-found': 404,
  'lesson-not-found': 404,
  required: 422,
  'too-long': 422,
  // Not final: a phone tries again later.
  'too-many': 429,
  quiet: 409,
  'not-found': 409,
};

const statusAt = (reason: string): number => statusOf[reason] ?? 403;

export async function action(args: ClassroomArgs) {
  const { academy, caller, courseSlug, links, locale } = await openClassroom(args);
  const key = args.params.lesson ?? '';
  const { request } = args;
  // A page that was kept on a phone may still send its form here.
  if (!(request.headers.get('content-type') ?? '').startsWith('application/json'))
    return redirect(links.lesson(courseSlug, key), 307);
  const read = fromPhone.safeParse(await request.json().catch(() => null));
  if (!read.success) return asJson({ ok: false, reason: 'bad-request' }, 400);
  const asked = { caller, courseSlug, key };
  const sent = read.data;
  if ('check' in sent) {
    const checked = await academy.quiz.checkAnswer({
      ...asked,
      locale,
      version: sent.version,
      answers: sent.check,
    });
    if (!checked.ok) return asJson({ ok: false, reason: checked.reason }, statusAt(checked.reason));
    const { feedback, opened } = checked;
    const words = spokenIn(quizWords, locale, isInDarija(opened.course));
    return asJson(saidOf(feedback, { opened, locale, words }), 200);
  }
  const answered =
    'noteId' in sent
      ? await academy.notes.saveNote({ ...asked, sent: { ...sent, at: new Date(sent.at) } })
      : 'formKey' in sent
        ? await academy.questions.write({ ...asked, ...sent })
        : 'text' in sent
          ? await academy.assignments.handIn({ ...asked, ...sent, files: [] })
          : await academy.quiz.answerQuiz({ ...asked, locale, ...sent });
  if (answered.ok) return asJson(answered, 200);
  return asJson({ ok: false, reason: answered.reason }, statusAt(answered.reason));
}
