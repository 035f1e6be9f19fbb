/**
 * '/learn/:course/lessons/:lesson/answers': where the answers of a quiz are sent. A form is redirected to its lesson, which
 * shows the result; JSON from a phone that was offline gets JSON: `{ attemptId, version, answers }` the result, `{
 * submissionId, version, text }` of an assignment and `{ formKey, parentId, body, isAnonymous }` of a question under the
 * lesson the outcome.
 */
import { redirect } from 'react-router';
import { z } from 'zod';
import { postedForm } from '../../orders/pages/data-of.ts';
import { isUuid } from '../../../platform/text/uuid.ts';
import { answersSchema, type QuizAnswers } from '../quiz.ts';
import { openClassroom, type ClassroomArgs } from './open-classroom.ts';

const answering = z.strictObject({
  attemptId: z.string().refine(isUuid),
  version: z.int().min(1).max(100_000),
  answers: answersSchema,
});
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
const fromPhone = z.union([answering, handingIn, asking]);
type Sent = z.output<typeof fromPhone>;

/** 'q.<question>' is chosen or written; 'q.<question>.<line>' is the position of a line, from 1. */
function answersOf(form: FormData): QuizAnswers {
  const answers: Record<string, string[]> = {};
  const positions = new Map<string, { line: string; position: number }[]>();
  for (const [name, value] of form) {
    const [mark, question = '', line] = name.split('.');
    if (mark !== 'q' || typeof value !== 'string' || value === '') continue;
    if (line === undefined) answers[question] = [...(answers[question] ?? []), value];
    else positions.set(question, [...(positions.get(question) ?? []), { line, position: Number(value) }]);
  }
  for (const [question, lines] of positions) {
    // Two lines with one number have no order.
    if (new Set(lines.map(({ position }) => position)).size < lines.length) continue;
    answers[question] = lines.toSorted((one, other) => one.position - other.position).map(({ line }) => line);
  }
  return answers;
}

async function readAnswering(request: Request): Promise<{ isJson: boolean; sent: Sent | null }> {
  const isJson = (request.headers.get('content-type') ?? '').startsWith('application/json');
  const raw: unknown = isJson
    ? await request.json().catch(() => null)
    : await postedForm(request).then((form) => ({
        attemptId: form.get('attempt'),
        version: Number(form.get('version')),
        answers: answersOf(form),
      }));
  const read = (isJson ? fromPhone : answering).safeParse(raw);
  return { isJson, sent: read.success ? read.data : null };
}

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

export async function action(args: ClassroomArgs): Promise<Response> {
  const { academy, caller, courseSlug, links, locale } = await openClassroom(args);
  const key = args.params.lesson ?? '';
  const page = links.lesson(courseSlug, key);
  const { isJson, sent } = await readAnswering(args.request);
  if (sent === null)
    return isJson ? asJson({ ok: false, reason: 'bad-request' }, 400) : redirect(`${page}#quiz`, 303);
  const asked = { caller, courseSlug, key };
  if ('formKey' in sent) {
    const written = await academy.questions.write({ ...asked, ...sent });
    return asJson(
      written.ok ? written : { ok: false, reason: written.reason },
      written.ok ? 200 : statusAt(written.reason),
    );
  }
  const answered =
    'text' in sent
      ? await academy.assignments.handIn({ ...asked, ...sent, files: [] })
      : await academy.quiz.answerQuiz({ ...asked, locale, ...sent });
  if (answered.ok) return isJson ? asJson(answered, 200) : redirect(`${page}#quiz`, 303);
  const { reason } = answered;
  if (isJson) return asJson({ ok: false, reason }, statusAt(reason));
  // The lesson's page shows why it is closed.
  return redirect(`${page}?quiz=${reason}#quiz`, 303);
}
