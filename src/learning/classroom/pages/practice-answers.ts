/**
 * '/learn/:course/practice/answers': where a page of practice sends JSON: `{ attemptId, at, check }` of one question gets what is
 * said about it at once, `{ attemptId, at, answers }` of a phone that was offline counts what was not counted before.
 */
import { redirect } from 'react-router';
import { z } from 'zod';
import { isInDarija } from '../../../catalogue/courses/course.ts';
import { spokenIn } from '../../../platform/locale.ts';
import { answersSchema } from '../quiz.ts';
import { quizWords } from '../words.ts';
import { type ClassroomArgs, openClassroom } from './open-classroom.ts';
import { practising, saidOf } from './sent-answers.ts';

const fromPhone = z.union([practising, practising.omit({ answers: true }).extend({ check: answersSchema })]);

const asJson = (body: object, status: number): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'private, no-store' } });

/** A GET of this address leads to the page. */
export async function loader(args: ClassroomArgs): Promise<Response> {
  const { links, courseSlug } = await openClassroom(args);
  return redirect(links.practice(courseSlug), 303);
}

export async function action(args: ClassroomArgs): Promise<Response> {
  const { academy, caller, courseSlug, links, locale } = await openClassroom(args);
  const { request } = args;
  // A page that was kept on a phone may send its form here.
  if (!(request.headers.get('content-type') ?? '').startsWith('application/json'))
    return redirect(links.practice(courseSlug), 307);
  const read = fromPhone.safeParse(await request.json().catch(() => null));
  if (!read.success) return asJson({ ok: false, reason: 'bad-request' }, 400);
  const { attemptId, at, ...sent } = read.data;
  const isCheck = 'check' in sent;
  const answers = isCheck ? sent.check : sent.answers;
  const when = at === undefined ? null : new Date(at);
  const taken = await academy.practice.practise({ caller, courseSlug, attemptId, answers, at: when, locale });
  if (!taken.ok)
    return asJson({ ok: false, reason: taken.reason }, taken.reason === 'course-not-found' ? 404 : 403);
  if (!isCheck) return asJson({ ok: true }, 200);
  const words = spokenIn(quizWords, locale, isInDarija(taken.course));
  return taken.said === null
    ? asJson({ ok: false, reason: 'counts' }, 409)
    : asJson(saidOf(taken.said, { opened: taken, locale, words }), 200);
}
