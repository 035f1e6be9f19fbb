import { beforeEach, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { makeSigner } from '../../platform/signed-token.ts';
import { placeAndPay } from '../../../tests/support/actions.ts';
import { aCaller, aLessonContent, aTaughtCourse, inAll, teach } from '../../../tests/support/classroom.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { learningEvents, lessons, lessonVersions, quizAttempts } from './classroom.table.ts';
import type { Quiz, QuizAnswers } from './quiz.ts';
import { quizOf } from './quiz.service.ts';
import { allowed } from '../../../tests/support/sure.ts';

const courseSlug = 'taught-here';
const quiz = (isTrue: boolean, tries: number | null = 3): Quiz => ({
  kind: 'quiz',
  passPercent: 100,
  tries,
  questions: [{ id: 'claim', kind: 'true-false', text: inAll('Is it so?'), isTrue, why: inAll('Because.') }],
});

describeAcademy('a quiz in the classroom', { courses: [aTaughtCourse()] }, (test) => {
  let lessonId: string;
  let caller: ReturnType<typeof aCaller>;
  beforeEach(async () => {
    const ids = await teach(test.db, courseSlug, [
      { key: 'quiz', kind: 'quiz', content: { task: quiz(true) } },
      { key: 'free', kind: 'quiz', isFree: true, content: { task: quiz(true) } },
    ]);
    lessonId = ids['quiz'] ?? '';
    const { email } = await placeAndPay(test, { item: { kind: 'course', slug: courseSlug } });
    caller = aCaller({ email });
  });

  const answer = (
    answers: QuizAnswers,
    of: { attemptId?: string; version?: number; draw?: number; key?: string; asksForAll?: boolean } = {},
  ) =>
    test.academy.quiz.answerQuiz({
      caller,
      courseSlug,
      key: 'quiz',
      attemptId: crypto.randomUUID(),
      version: 1,
      answers,
      locale: 'en',
      ...of,
    });
  const rewrite = (task: Quiz) =>
    test.db
      .update(lessonVersions)
      .set({ content: aLessonContent({ task }) })
      .where(eq(lessonVersions.lessonId, lessonId));
  async function onPage() {
    const opened = allowed(await test.academy.classroom.openLesson({ caller, courseSlug, key: 'quiz' }));
    return { opened, shown: await test.academy.quiz.quizOf({ opened, locale: 'en' }) };
  }

  it('reveals nothing of what is right before it is passed, and everything afterwards', async () => {
    const before = await onPage();
    expect(JSON.stringify(before)).not.toMatch(/isTrue|Because/);
    expect(before.shown).toMatchObject({ last: null, triesLeft: 3, version: 1 });
    const failed = await answer({ claim: 'false' });
    expect(failed).toMatchObject({
      ok: true,
      result: {
        score: 0,
        passed: false,
        triesLeft: 2,
        questions: [{ state: 'wrong', right: null, why: 'Because.' }],
      },
    });
    expect((await onPage()).shown).toMatchObject({ last: { number: 1 }, hasPassed: false });
    expect(await answer({ claim: 'true' })).toMatchObject({
      ok: true,
      result: { score: 100, passed: true, questions: [{ right: true }] },
    });
    const after = await onPage();
    expect(after.shown).toMatchObject({ hasPassed: true, triesLeft: 1 });
    expect(after.opened.lesson.progress?.doneAt).toEqual(test.context.clock());
    const events = await test.db.select().from(learningEvents).where(eq(learningEvents.lessonId, lessonId));
    expect(events).toMatchObject([{ kind: 'done', body: { how: 'quiz' } }]);
  });

  it('that was passed stays passed after a worse attempt, and tells the best result', async () => {
    await answer({ claim: 'true' });
    const passed = { hasPassed: true, best: 100 };
    expect(await answer({ claim: 'false' })).toMatchObject({
      result: { ...passed, score: 0, passed: false, questions: [{ state: 'wrong', right: true }] },
    });
    expect((await onPage()).shown).toMatchObject({ hasPassed: true, made: 2, last: passed });
  });

  it('reveals what is right once no try is left', async () => {
    for (const triesLeft of [2, 1, 0])
      expect(await answer({ claim: 'false' })).toMatchObject({
        result: { triesLeft, hasPassed: false, questions: [{ right: triesLeft === 0 ? true : null }] },
      });
    expect((await onPage()).shown?.last).toMatchObject({ questions: [{ right: true }] });
  });

  it('that may be tried as often as wanted reveals what is right after the second try, never after the first', async () => {
    await rewrite(quiz(true, null));
    expect(await answer({ claim: 'false' })).toMatchObject({
      result: { hasPassed: false, reveals: false, questions: [{ state: 'wrong', right: null }] },
    });
    expect((await onPage()).shown?.last).toMatchObject({ questions: [{ right: null }] });
    expect(await answer({ claim: 'false' })).toMatchObject({
      result: { hasPassed: false, reveals: true, questions: [{ state: 'wrong', right: true }] },
    });
  });

  it('passed at the first try with a wrong answer, does not reveal the right one before the second', async () => {
    const [one] = quiz(true).questions;
    const two = ['claim', 'other'].flatMap((id) => (one ? [{ ...one, id }] : []));
    await rewrite({ ...quiz(true), passPercent: 50, questions: two });
    const half = { claim: 'true', other: 'false' };
    expect(await answer(half)).toMatchObject({
      result: { passed: true, reveals: false, questions: [{ right: null }, { state: 'wrong', right: null }] },
    });
    expect(await answer(half)).toMatchObject({ result: { reveals: true, questions: [{}, { right: true }] } });
  });

  it('says at once whether one answer is right where none counts, never what is, and keeps no try', async () => {
    const choices = ['right', 'wrong'].map((id) => ({
      id,
      text: inAll(id),
      isRight: id === 'right',
      why: inAll(`why ${id}`),
    }));
    const look = 'free 0:51';
    const task: Quiz = {
      ...quiz(true, null),
      questions: [{ id: 'which', kind: 'single', text: inAll('Which?'), choices, look }],
    };
    const check = async (text: string) => {
      const { shown } = await onPage();
      const [question] = shown?.quiz.questions ?? [];
      const id = question && 'choices' in question && question.choices.find((one) => one.text === text)?.id;
      const answers = { which: [id || ''] };
      return test.academy.quiz.checkAnswer({
        caller,
        courseSlug,
        key: 'quiz',
        version: 1,
        answers,
        locale: 'en',
      });
    };
    await rewrite({ ...task, tries: 3 });
    expect(await check('wrong')).toEqual({ ok: false, reason: 'counts' });
    await rewrite(task);
    const wrong = allowed(await check('wrong')).feedback;
    expect(wrong).toMatchObject({ state: 'wrong', look });
    expect(JSON.stringify(wrong)).not.toMatch(/why right|isRight":true/);
    expect(allowed(await check('right')).feedback).toMatchObject({ state: 'right', look: null });
    expect(await test.db.select().from(quizAttempts)).toEqual([]);
  });

  it('names the questions without an answer to whoever can still answer them, and keeps nothing', async () => {
    expect(await answer({}, { asksForAll: true })).toEqual({
      ok: false,
      reason: 'unanswered',
      questions: ['claim'],
    });
    expect(await test.db.select().from(quizAttempts)).toEqual([]);
    expect(await answer({ claim: 'true' }, { asksForAll: true })).toMatchObject({ ok: true });
  });

  it('is not passed by a button', async () => {
    const event = { id: crypto.randomUUID(), lessonId, kind: 'done' as const, body: {}, at: new Date() };
    expect(await test.academy.classroom.takeEvents({ caller, courseSlug, events: [event] })).toEqual({
      ok: true,
      settled: [event.id],
    });
    expect((await onPage()).opened.lesson.progress).toBeNull();
  });

  it('keeps one attempt that is sent five times at once, and of five attempts as many as there are tries', async () => {
    const attemptId = crypto.randomUUID();
    const same = await Promise.all(Array.from({ length: 5 }, () => answer({ claim: 'true' }, { attemptId })));
    expect(new Set(same.map((one) => one.ok && one.result.number))).toEqual(new Set([1]));
    const others = await Promise.all(Array.from({ length: 5 }, () => answer({ claim: 'false' })));
    expect(others.map((one) => (one.ok ? 'kept' : one.reason)).toSorted()).toEqual([
      'kept',
      'kept',
      'no-tries-left',
      'no-tries-left',
      'no-tries-left',
    ]);
    const rows = await test.db.select().from(quizAttempts);
    expect(rows.map(({ number }) => number).toSorted()).toEqual([1, 2, 3]);
    // A repeated request gets its answer again when the first was lost on the way.
    expect(await answer({ claim: 'false' }, { attemptId })).toMatchObject({
      ok: true,
      result: { number: 1, passed: true, triesLeft: 0 },
    });
    expect((await onPage()).shown?.attemptId).toBeNull();
  });

  it('scores an attempt by the version that was answered, whatever the lesson contains now', async () => {
    const write = (number: number, publishedAt: Date | null) =>
      test.db.insert(lessonVersions).values({
        lessonId,
        number,
        content: aLessonContent({ task: quiz(false) }),
        madeAt: new Date(),
        madeBy: 'staff@academy.example',
        publishedAt,
      });
    await write(2, new Date());
    await write(3, null);
    await test.db.update(lessons).set({ currentVersion: 2 }).where(eq(lessons.id, lessonId));
    expect(await answer({ claim: 'true' }, { version: 1 })).toMatchObject({
      ok: true,
      result: { score: 100 },
    });
    expect(await answer({ claim: 'true' }, { version: 2 })).toMatchObject({ ok: true, result: { score: 0 } });
    for (const version of [3, 4]) expect(await answer({}, { version })).toMatchObject({ reason: 'no-quiz' });
  });

  it('passes an older, easier version by today’s pass mark', async () => {
    const half = ['claim', 'other'].flatMap((id) => quiz(true).questions.map((one) => ({ ...one, id })));
    for (const [number, passPercent] of [
      [2, 50],
      [3, 100],
    ] as const)
      await test.db.insert(lessonVersions).values({
        lessonId,
        number,
        content: aLessonContent({ task: { ...quiz(true), questions: half, passPercent } }),
        madeAt: new Date(),
        madeBy: 'staff@academy.example',
        publishedAt: new Date(),
      });
    await test.db.update(lessons).set({ currentVersion: 3 }).where(eq(lessons.id, lessonId));
    expect(await answer({ claim: 'true' }, { version: 2 })).toMatchObject({
      ok: true,
      result: { score: 50, passed: false, passPercent: 100 },
    });
    expect((await onPage()).shown).toMatchObject({ hasPassed: false, last: { passPercent: 100 } });
    expect(await answer({ claim: 'true', other: 'true' }, { version: 2 })).toMatchObject({
      result: { score: 100, passed: true },
    });
  });

  it('names its choices with the academy’s own secret, so that ids known elsewhere reveal nothing here', async () => {
    const choices = ['right', 'wrong'].map((id) => ({ id, text: inAll(id), isRight: id === 'right' }));
    const task: Quiz = {
      ...quiz(true),
      questions: [{ id: 'which', kind: 'single', text: inAll('Which?'), choices }],
    };
    await rewrite(task);
    const { opened } = await onPage();
    const idsIn = async (context: Pick<typeof test.context, 'signer'>) => {
      const shown = await quizOf({ ...test.context, ...context }, { opened, locale: 'en' });
      const [question] = shown?.quiz.questions ?? [];
      return question && 'choices' in question ? question.choices.map(({ id }) => id).toSorted() : [];
    };
    const [here, elsewhere] = [await idsIn(test.context), await idsIn({ signer: makeSigner('another') })];
    expect([here.length, elsewhere.length]).toEqual([2, 2]);
    expect(elsewhere.filter((id) => here.includes(id) || ['right', 'wrong'].includes(id))).toEqual([]);
    expect(await idsIn(test.context)).toEqual(here);
  });

  it('draws questions for each try: a reload has the same ones, and only they are marked, asked for and told', async () => {
    const [one] = quiz(true).questions;
    const ids = Array.from({ length: 12 }, (_, at) => `q${at}`);
    const questions = ids.flatMap((id) => (one ? [{ ...one, id }] : []));
    await rewrite({ ...quiz(true, null), questions, draw: 4 });
    const drawn = async () => (await onPage()).shown?.quiz.questions.map(({ id }) => id) ?? [];
    const first = await drawn();
    expect(first).toHaveLength(4);
    expect(await drawn()).toEqual(first);
    const all = (asked: readonly string[]) => Object.fromEntries(asked.map((id) => [id, 'true']));
    const [, ...some] = first;
    const others = ids.filter((id) => !first.includes(id));
    expect(await answer({ ...all(some), ...all(others) }, { asksForAll: true })).toMatchObject({
      reason: 'unanswered',
      questions: [first[0]],
    });
    const failed = allowed(await answer({ ...all(some), [first[0] ?? '']: 'false', ...all(others) }));
    expect(failed.result).toMatchObject({ score: 75, passed: false });
    expect(failed.result.questions.map(({ id }) => id)).toEqual(first);
    expect((await onPage()).shown?.last?.questions.map(({ id }) => id)).toEqual(first);
    // A page that a phone kept since the first try is marked by what it asked.
    const second = await drawn();
    expect(second).not.toEqual(first);
    expect(await answer(all(first), { draw: 1 })).toMatchObject({ result: { number: 2, score: 100 } });
    expect(await answer(all(first), { draw: 99 })).toMatchObject({ result: { number: 3, passed: false } });
  });

  it('is answered by its learners only', async () => {
    const attemptId = crypto.randomUUID();
    expect(await answer({ claim: 'true' }, { attemptId })).toMatchObject({ ok: true });
    const mine = caller;
    caller = aCaller();
    expect(await answer({}, { attemptId })).toMatchObject({ ok: false, reason: 'sign-in' });
    expect(await answer({}, { key: 'free' })).toMatchObject({ ok: false, reason: 'preview' });
    caller = aCaller({ staff: { email: 'nadia@academy.example', role: 'owner' } });
    expect(await answer({})).toMatchObject({ ok: false, reason: 'preview' });
    // An id that was used in another lesson does not change that lesson.
    caller = mine;
    expect(await answer({}, { attemptId, key: 'free' })).toMatchObject({ ok: false, reason: 'no-quiz' });
    expect(await test.db.select().from(quizAttempts)).toHaveLength(1);
  });
});
