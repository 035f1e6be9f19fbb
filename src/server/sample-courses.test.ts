/** Every finished sample course is walked to its end by a learner: unit by unit, as they open. */
import { beforeEach, expect, it } from 'vitest';
import { courses } from '../../content/sample/courses.ts';
import { cohorts } from '../../content/sample/cohorts.ts';
import { placeAndPay, staff } from '../../tests/support/actions.ts';
import { aCaller, aCohort } from '../../tests/support/classroom.ts';
import { describeAcademy } from '../../tests/support/open-test-academy.ts';
import type { Quiz, QuizAnswers, ShownQuestion, ShownQuiz } from '../learning/classroom/quiz.ts';
import { readOutlines, type SampleLesson, type SampleOutline, seedClassroom } from './seed-classroom.ts';
import { allowed, present } from '../../tests/support/sure.ts';

const dayMs = 86_400_000;
const recordOf = (slug: string) => courses.find((course) => course.slug === slug);
const finished = readOutlines().filter(
  ({ course, modules }) => modules.length === recordOf(course)?.words.en.curriculum.length,
);

/** The right answer to a question, by the ids that its page shows. */
function rightTo(question: Quiz['questions'][number], shown: ShownQuestion): string[] {
  const idsOf = (texts: readonly { text: { en: string } }[]): string[] =>
    texts.flatMap(({ text }) =>
      'choices' in shown ? shown.choices.filter((one) => one.text === text.en).map(({ id }) => id) : [],
    );
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return idsOf(question.choices.filter(({ isRight }) => isRight));
    case 'order':
      return idsOf(question.steps);
    case 'true-false':
      return [String(question.isTrue)];
    default:
      return [question.accepted[0] ?? String(question.number?.value)];
  }
}

const rightAnswers = (quiz: Quiz, shown: ShownQuiz): QuizAnswers =>
  Object.fromEntries(
    quiz.questions.flatMap((question) => {
      const onPage = shown.questions.find(({ id }) => id === question.id);
      return onPage ? [[question.id, rightTo(question, onPage)]] : [];
    }),
  );

describeAcademy('a learner of a finished sample course', { courses }, (test) => {
  beforeEach(() => test.database.transaction((tx) => seedClassroom(tx, test.context.clock())));

  /** Somebody who has paid, and whose first day is today: in groups the first day of hers. */
  async function enrolled(slug: string) {
    const group = cohorts.find(({ courseSlug }) => courseSlug === slug);
    if (group === undefined)
      return aCaller({ email: (await placeAndPay(test, { item: { kind: 'course', slug } })).email });
    const { weekdays, startsAt, minutes, weeks, seats } = group;
    const plan = { startsOn: '2026-06-08', weekdays: [...weekdays], startsAt, minutes, weeks, seats };
    const cohort = await aCohort(test.db, slug, plan);
    const { email } = await placeAndPay(test, { item: { kind: 'course', slug, cohort } });
    test.pass(7 * dayMs);
    return aCaller({ email });
  }
  type Caller = Awaited<ReturnType<typeof enrolled>>;

  async function finish(caller: Caller, courseSlug: string, { key, task }: SampleLesson): Promise<void> {
    const opened = allowed(await test.academy.classroom.openLesson({ caller, courseSlug, key }));
    const at = { caller, courseSlug, key, version: opened.version };
    if (task?.kind === 'quiz') {
      const page = present(await test.academy.quiz.quizOf({ opened, locale: 'en' }));
      const answers = rightAnswers(task, page.quiz);
      const attemptId = page.attemptId ?? '';
      const answered = await test.academy.quiz.answerQuiz({ ...at, attemptId, answers, locale: 'en' });
      expect(answered, key).toMatchObject({ ok: true, result: { score: 100, passed: true } });
    } else if (task?.kind === 'assignment') {
      const submissionId = crypto.randomUUID();
      const work = { submissionId, text: 'My work.', files: [] };
      expect(await test.academy.assignments.handIn({ ...at, ...work }), key).toMatchObject({ ok: true });
      const rubric = task.rubric.map(({ id, points }) => ({ line: id, points }));
      const mark = { submissionId, outcome: 'accepted', rubric, text: 'Well done.', voice: null } as const;
      expect(await test.academy.marking.mark({ staff, ...mark }), key).toMatchObject({ ok: true });
    } else {
      const id = crypto.randomUUID();
      const event = {
        id,
        lessonId: opened.lesson.id,
        kind: 'done',
        body: {},
        at: test.context.clock(),
      } as const;
      await test.academy.classroom.takeEvents({ caller, courseSlug, events: [event] });
    }
  }

  async function walk(caller: Caller, { course, modules }: SampleOutline): Promise<void> {
    let day = 0;
    for (const { opensAfterDays, lessons } of modules) {
      test.pass((opensAfterDays - day) * dayMs);
      day = opensAfterDays;
      for (const lesson of lessons) await finish(caller, course, lesson);
    }
  }

  it.each(finished)('comes to its end: every quiz, every task, every lesson ($course)', async (outline) => {
    const caller = await enrolled(outline.course);
    await walk(caller, outline);
    const home = allowed(await test.academy.learning.home({ caller, courseSlug: outline.course }));
    const lessons = home.modules.flatMap((one) => one.lessons);
    expect(lessons).toHaveLength(outline.modules.flatMap((one) => one.lessons).length);
    expect(lessons.filter(({ isRequired, progress }) => isRequired && !progress?.doneAt)).toEqual([]);
    expect(home.progress.percent).toBe(100);
  });
});
