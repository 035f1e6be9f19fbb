/** Practice: when a question is asked again, and what counts as an answer. */
import { beforeEach, describe, expect, it } from 'vitest';
import { and, asc, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { raiseContentVersion } from '../../academy/content/content.service.ts';
import { addDays, dateInMorocco, daysBetween } from '../../platform/time/calendar-date.ts';
import { placeAndPay } from '../../../tests/support/actions.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { aCaller, aLessonContent, aTaughtCourse, inAll, teach } from '../../../tests/support/classroom.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { fc, forAll, tries } from '../../../tests/support/properties.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { allowed } from '../../../tests/support/sure.ts';
import { learningEvents, lessonVersions, practiceCards } from './classroom.table.ts';
import { afterAnswer, anew, isSame, leftOn, markOf, mostADay, nextDay, type Memory } from './practice.ts';
import type { Question, Quiz } from './quiz.ts';

const firstDay = '2026-06-01';
const claim = (id: string, isTrue = true, text = inAll(`Is ${id} so?`)): Question => ({
  id,
  kind: 'true-false',
  text,
  isTrue,
});

describe('a question', () => {
  /** Answers, each so many days after it was due. */
  const someAnswers = fc.array(fc.record({ isRight: fc.boolean(), late: fc.nat(40) }), { maxLength: 30 });

  it('comes back later each time that it is right, within a year, sooner once it is wrong, and never on the same day', () => {
    forAll(tries(300), someAnswers, (answers) => {
      let memory = afterAnswer(null, false, firstDay);
      expect(memory).toMatchObject({ dueOn: addDays(firstDay, 1), reps: 1, lapses: 0, wasRight: false });
      for (const { isRight, late } of answers) {
        const before = daysBetween(memory.lastOn, memory.dueOn);
        const day = addDays(memory.dueOn, late);
        const { lapses, stability } = memory;
        memory = afterAnswer(memory, isRight, day);
        const now = daysBetween(day, memory.dueOn);
        expect(now).toBeGreaterThan(0);
        expect(now).toBeLessThanOrEqual(365);
        if (isRight) expect(now).toBeGreaterThanOrEqual(before);
        else expect(now).toBeLessThanOrEqual(before);
        expect(memory.stability > stability).toBe(isRight);
        expect(memory).toMatchObject({ lastOn: day, wasRight: isRight, lapses: lapses + (isRight ? 0 : 1) });
      }
    });
  });

  it('is asked five a day at most, none twice a day, and those first that were wrong last', () => {
    type Card = Memory & { practisedOn: string | null };
    const somePeople = fc.record({
      wrong: fc.integer({ min: 1, max: 30 }),
      answers: fc.infiniteStream(fc.boolean()),
    });
    forAll(tries(60), somePeople, ({ wrong, answers }) => {
      let cards: Card[] = Array.from({ length: wrong }, () => ({
        ...afterAnswer(null, false, firstDay),
        practisedOn: null,
      }));
      for (let day = firstDay; day < addDays(firstDay, 40); day = addDays(day, 1)) {
        const asked = new Set<Card>();
        for (let left = leftOn(cards, day); left[0]; left = leftOn(cards, day)) {
          const [card] = left;
          expect(left.toSorted((one, other) => Number(one.wasRight) - Number(other.wasRight))).toEqual(left);
          const { value: isRight = false } = answers.next();
          const answered = { ...afterAnswer(card, isRight, day), practisedOn: day };
          cards = cards.map((one) => (one === card ? answered : one));
          expect(asked.has(card)).toBe(false);
          asked.add(answered);
        }
        expect(asked.size).toBeLessThanOrEqual(mostADay);
        const next = nextDay(cards, day) ?? '';
        expect(next > day).toBe(true);
        expect(leftOn(cards, next)).not.toEqual([]);
      }
    });
    expect(nextDay([], firstDay)).toBe(null);
  });

  it('is the same after a translation or a slip put right in one language, and another one when what is right changed', () => {
    const before = markOf(claim('a'));
    const text = { ...inAll('Is a so?'), fr: 'Est-ce le cas ?' };
    expect(
      isSame(before, markOf({ ...claim('a', true, text), why: inAll('Because.'), tags: ['price'] })),
    ).toBe(true);
    expect(isSame(before, markOf(claim('a', false)))).toBe(false);
    expect(isSame(before, markOf(claim('a', true, inAll('Is it not?'))))).toBe(false);
    const known = afterAnswer(null, false, firstDay);
    expect(anew(known, firstDay)).toMatchObject({ dueOn: addDays(firstDay, 1), state: 'New' });
    expect(afterAnswer(anew(known, '2026-07-01'), true, '2026-07-01')).toMatchObject({ reps: 1, lapses: 0 });
  });
});

const courseSlug = 'taught-here';
const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const quiz = (questions: Question[], tries: number | null = null): Quiz => ({
  kind: 'quiz',
  passPercent: 100,
  tries,
  questions,
});

describeAcademy('practice', { courses: [aTaughtCourse()] }, (test) => {
  let taught: Record<string, string>;
  let lessonId: string;
  let caller: ReturnType<typeof aCaller>;
  let order: Awaited<ReturnType<typeof placeAndPay>>;
  beforeEach(async () => {
    taught = await teach(test.db, courseSlug, [
      { key: 'quiz', kind: 'quiz', content: { task: quiz(ids.map((id) => claim(id))) } },
      { key: 'after' },
    ]);
    lessonId = taught['quiz'] ?? '';
    order = await placeAndPay(test, { item: { kind: 'course', slug: courseSlug } });
    caller = aCaller({ email: order.email });
  });

  const day = 86_400_000;
  const today = () => dateInMorocco(test.context.clock());
  /** Answers the quiz, wrongly where an id is named. */
  const answerQuiz = (...wrong: string[]) =>
    test.academy.quiz.answerQuiz({
      caller,
      courseSlug,
      key: 'quiz',
      attemptId: randomUUID(),
      version: 1,
      answers: Object.fromEntries(ids.map((id) => [id, String(!wrong.includes(id))])),
      locale: 'en',
    });
  const page = async () =>
    allowed(await test.academy.practice.practiceOf({ caller, courseSlug, locale: 'en' }));
  const asked = async () => (await page()).questions.map(({ text }) => text.split(' ')[1]);
  type Practising = Parameters<typeof test.academy.practice.practise>[0];
  const practise = (answers: Practising['answers'], of: Partial<Practising> = {}) =>
    test.academy.practice.practise({
      caller,
      courseSlug,
      attemptId: randomUUID(),
      answers,
      at: null,
      locale: 'en',
      ...of,
    });
  /** Answers all that is asked today. */
  async function practiseAll(isRight = true) {
    const { questions } = await page();
    return practise(Object.fromEntries(questions.map(({ id }) => [id, String(isRight)])));
  }
  const cards = () => test.db.select().from(practiceCards).orderBy(asc(practiceCards.questionId));
  const events = () => test.db.select().from(learningEvents).where(eq(learningEvents.kind, 'practised'));
  async function rewrite(questions: Question[], tries: number | null = null): Promise<void> {
    const content = aLessonContent({ task: quiz(questions, tries) });
    await test.db.update(lessonVersions).set({ content }).where(eq(lessonVersions.lessonId, lessonId));
    await raiseContentVersion(test.db);
  }

  it('asks from the next day on what was wrong in a quiz, and nothing that was right at first', async () => {
    await answerQuiz('b', 'd');
    await answerQuiz('b');
    expect(await cards()).toMatchObject([{ questionId: 'b', reps: 1, lapses: 0 }, { questionId: 'd' }]);
    expect(await page()).toMatchObject({ questions: [], given: [], nextOn: addDays(today(), 1) });
    test.pass(day);
    expect(await asked()).toEqual(['b', 'd']);
    // What is wrong again in a quiz was forgotten.
    await answerQuiz('b');
    expect(await asked()).toEqual(['d']);
    expect(await cards()).toMatchObject([{ lapses: 1, dueOn: addDays(today(), 1) }, { lapses: 0 }]);
  });

  it('remembers the first answer that was checked by itself, also when the quiz was right in the end', async () => {
    const check = (answer: string) =>
      test.academy.quiz.checkAnswer({
        caller,
        courseSlug,
        key: 'quiz',
        version: 1,
        answers: { c: answer },
        locale: 'en',
      });
    for (const answer of ['false', 'false', 'true']) allowed(await check(answer));
    await answerQuiz();
    expect(await cards()).toMatchObject([{ questionId: 'c', reps: 1, wasRight: false }]);
  });

  it('asks five a day, shows what was answered today, and says when the next ones come', async () => {
    await answerQuiz(...ids);
    test.pass(day);
    const home = allowed(await test.academy.learning.home({ caller, courseSlug }));
    expect(await test.academy.practice.leftToPractise(home)).toBe(5);
    expect(JSON.stringify((await page()).questions)).not.toMatch(/isTrue/);
    await practiseAll(false);
    const after = await page();
    expect(after).toMatchObject({ questions: [], nextOn: addDays(today(), 1) });
    expect(after.given.map(({ state }) => state)).toEqual(Array(5).fill('wrong'));
    expect(await test.academy.practice.leftToPractise(home)).toBe(0);
    test.pass(day);
    expect(await asked()).toHaveLength(5);
    await practiseAll();
    test.pass(day);
    expect(await asked()).toHaveLength(2);
  });

  it('counts an answer once: sent five times at once, again a week later, or given anew on the same day', async () => {
    await answerQuiz('a');
    test.pass(day);
    const [question] = (await page()).questions;
    const answers = { [question?.id ?? '']: 'true' };
    const attemptId = randomUUID();
    await Promise.all(Array.from({ length: 5 }, () => practise(answers, { attemptId })));
    await practise({ [question?.id ?? '']: 'false' });
    expect(await events()).toHaveLength(1);
    const [card] = await cards();
    expect(card).toMatchObject({ reps: 2, wasRight: true });
    test.pass(7 * day);
    expect(await asked()).toEqual(['a']);
    await practise(answers, { attemptId });
    expect(await cards()).toEqual([card]);
  });

  it('counts what a phone sends later for the day on which it was answered, whatever its clock says', async () => {
    await answerQuiz('a', 'b', 'c');
    test.pass(day);
    const { questions } = await page();
    const [evening, answered] = [test.context.clock(), today()];
    test.pass(2 * day);
    const times = [evening, new Date('2039-01-01T10:00:00Z'), new Date('2001-01-01T10:00:00Z')];
    for (const [index, { id }] of questions.entries())
      await practise({ [id]: 'true' }, { at: times[index] ?? null });
    // Never before it was due, and never in the future.
    expect((await cards()).map(({ lastOn }) => lastOn)).toEqual([answered, today(), answered]);
    for (const { at } of await events()) expect(at <= test.context.clock()).toBe(true);
    // All arrived today, so today their reasons are read.
    expect((await page()).given).toHaveLength(3);
  });

  it('a day of practice is a day of the plan, and does not move the lesson to go on with', async () => {
    await test.academy.studyPlans.changePlan({
      caller,
      courseSlug,
      change: { kind: 'choose', days: [1], at: '20:00' },
    });
    await answerQuiz('a');
    const opened = { id: randomUUID(), lessonId: taught['after'] ?? '', kind: 'opened' as const, body: {} };
    const events = [{ ...opened, at: test.context.clock() }];
    await test.academy.classroom.takeEvents({ caller, courseSlug, events });
    test.pass(7 * day);
    const kept = async () => {
      const home = allowed(await test.academy.learning.home({ caller, courseSlug }));
      return [(await test.academy.studyPlans.planOf(home))?.kept, home.next?.key];
    };
    const [before, next] = await kept();
    await practiseAll();
    expect(await kept()).toEqual([Number(before) + 1, next]);
    expect(next).toBe('after');
  });

  it('drops without a word what the course no longer asks, and begins anew with what changed', async () => {
    await answerQuiz('a', 'b', 'c');
    test.pass(day);
    const { questions } = await page();
    await practiseAll();
    const known = (await cards())[1];
    await rewrite([claim('b', false), claim('c', true, { ...inAll('Is c so?'), fr: 'Est-ce c ?' })]);
    test.pass(day);
    expect(await asked()).toEqual(['b']);
    expect((await practise({ [questions[1]?.id ?? '']: 'true' })).ok).toBe(true);
    expect((await cards())[1]).toEqual(known);
    await practiseAll(false);
    expect((await cards())[1]).toMatchObject({ reps: 1, lapses: 0, wasRight: true });
  });

  it('takes no answers to another’s questions, none of staff, and none after a refund', async () => {
    await answerQuiz('a');
    const details = someDetails({ email: 'nora@example.com' });
    const nora = await placeAndPay(test, { item: { kind: 'course', slug: courseSlug }, details });
    test.pass(day);
    const [question] = (await page()).questions;
    const answers = { [question?.id ?? '']: 'true', claim: 'true', a: 'true' };
    expect(await practise(answers, { caller: aCaller({ email: nora.email }) })).toMatchObject({
      ok: true,
      said: null,
    });
    const staff = aCaller({ staff: { email: 'nadia@academy.example', role: 'owner' } });
    expect(await practise(answers, { caller: staff })).toMatchObject({ reason: 'preview' });
    expect(await practise(answers, { caller: aCaller() })).toMatchObject({ reason: 'sign-in' });
    await payBackOrder(test, order);
    expect(await practise(answers)).toMatchObject({ ok: false, reason: 'ended' });
    expect(await test.academy.practice.practiceOf({ caller, courseSlug, locale: 'en' })).toMatchObject({
      ok: false,
    });
    expect(await events()).toEqual([]);
  });

  it('says of one answer what a quiz says; where tries of the quiz are limited, of the one that counts alone', async () => {
    await answerQuiz('a');
    test.pass(day);
    const [question] = (await page()).questions;
    const say = async (answer: string) => allowed(await practise({ [question?.id ?? '']: answer })).said;
    expect(await say('false')).toMatchObject({ state: 'wrong', right: null });
    expect(await say('true')).toMatchObject({ state: 'right' });
    expect((await page()).given).toMatchObject([{ state: 'wrong', right: true }]);
    await rewrite(
      ids.map((id) => claim(id)),
      3,
    );
    expect(await say('true')).toBeNull();
    expect((await page()).given).toMatchObject([{ right: null }]);
    const row = and(eq(practiceCards.lessonId, lessonId), eq(practiceCards.questionId, 'a'));
    await test.db.update(practiceCards).set({ dueOn: today(), practisedOn: null }).where(row);
    expect(await say('false')).toMatchObject({ state: 'wrong' });
    expect(await say('true')).toBeNull();
  });

  it('names what is left without an answer to who can still give one, and keeps nothing', async () => {
    await answerQuiz('a', 'b');
    test.pass(day);
    const [first, second] = (await page()).questions;
    expect(await practise({ [first?.id ?? '']: 'true' }, { asksForAll: true })).toEqual({
      ok: false,
      reason: 'unanswered',
      questions: [second?.id],
    });
    expect(await events()).toEqual([]);
  });
});
