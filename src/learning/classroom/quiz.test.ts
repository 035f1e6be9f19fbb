import { describe, expect, it } from 'vitest';
import {
  answersSchema,
  drawQuestions,
  feedbackFor,
  forLearner,
  longestAnswer,
  numbersIn,
  readAnswers,
  scoreQuiz,
  type Question,
  type Quiz,
  type QuizAnswers,
} from './quiz.ts';
import { fc, forAll, tries } from '../../../tests/support/properties.ts';

const inAll = (text: string) => ({ en: text, ar: `${text} ar`, fr: `${text} fr` });
const choice = (id: string, isRight: boolean, why?: string) => ({
  id,
  text: inAll(`choice ${id}`),
  isRight,
  ...(why === undefined ? {} : { why: inAll(why) }),
});
const short = (accepted: string[], number: { value: number; tolerance: number } | null): Question => ({
  id: 'short',
  kind: 'short',
  text: inAll('short?'),
  accepted,
  number,
});
const questions: Question[] = [
  {
    id: 'single',
    kind: 'single',
    text: inAll('one?'),
    choices: [choice('a', false, 'secret of a'), choice('b', true, 'secret of b'), choice('c', false)],
  },
  {
    id: 'multiple',
    kind: 'multiple',
    text: inAll('several?'),
    why: inAll('secret of several'),
    choices: [choice('a', true), choice('b', true), choice('c', false)],
  },
  { id: 'claim', kind: 'true-false', text: inAll('true?'), why: inAll('secret of claim'), isTrue: true },
  {
    id: 'order',
    kind: 'order',
    text: inAll('order?'),
    steps: ['1', '2', '3', '4'].map((id) => ({ id: `step-${id}`, text: inAll(`step ${id}`) })),
  },
  short(['refund', 'الإرجاع'], { value: 3.5, tolerance: 0.1 }),
];
const quiz: Quiz = { kind: 'quiz', passPercent: 60, tries: 3, questions };
const right: QuizAnswers = {
  single: ['b'],
  multiple: ['a', 'b'],
  claim: ['true'],
  order: ['step-1', 'step-2', 'step-3', 'step-4'],
  short: ['Refund!'],
};
const key = 'enrolment lesson';
const telling = { locale: 'en', reveals: true } as const;
const shown = (attempt = 1) => forLearner(quiz, { locale: 'en', key, attempt });
const scoreOf = (answers: QuizAnswers) => scoreQuiz(quiz, answers).score;

describe('a quiz', () => {
  it('gives every question the same weight, and passes at its mark', () => {
    expect(scoreQuiz(quiz, right)).toEqual({ score: 100, passed: true });
    expect(scoreQuiz(quiz, {})).toEqual({ score: 0, passed: false });
    const three = { single: ['b'], claim: ['true'], short: ['3,55'] };
    expect(scoreQuiz(quiz, three)).toEqual({ score: 60, passed: true });
    expect(scoreQuiz(quiz, { ...three, claim: ['false'] })).toEqual({ score: 40, passed: false });
  });

  it('of several right choices some are a part, and wrong ones reduce it', () => {
    const only = (chosen: string[]) => scoreOf({ multiple: chosen }) * 5;
    expect([['a', 'b'], ['a'], ['a', 'c'], ['a', 'b', 'c'], ['c']].map(only)).toEqual([100, 50, 0, 50, 0]);
  });

  it('reads numbers as people write them, and words however they are spelt', () => {
    const written: [string, number[]][] = [
      ['٣٫٥', [3.5]],
      ['3,5 kg', [3.5]],
      ['1 200 MAD', [1200]],
      ['1,200', [1.2, 1200]],
      ['١٬٢٠٠', [1200]],
      ['-5', [-5]],
      ['between 3 and 4', []],
      ['three', []],
    ];
    for (const [text, numbers] of written) expect([text, numbersIn(text)]).toEqual([text, numbers]);
    const answerText = (text: string, question: Question) =>
      scoreQuiz({ questions: [question], passPercent: 50 }, { short: [text] }).passed;
    const words = short(['الإرجاع', '+'], null);
    expect(['الارجاع', 'الإِرْجاع', '+', '-', 'ارجاع'].map((one) => answerText(one, words))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(
      ['0.3', '0.31', '٠٫٢'].map((one) => answerText(one, short([], { value: 0.2, tolerance: 0.1 }))),
    ).toEqual([true, false, true]);
  });

  it('shows a learner nothing of what is right', () => {
    for (const attempt of [1, 2, 3]) {
      const sent = JSON.stringify(shown(attempt));
      for (const secret of ['secret', 'isRight', 'isTrue', 'step-', 'refund', 'الإرجاع', '3.5', '"a"', '"b"'])
        expect(sent).not.toContain(secret);
    }
  });

  it('a mark that ends English words stays at their end within Arabic', () => {
    const text = { ...inAll('Could you help?'), ar: 'أكملي: Could you ____, please?' };
    const one: Quiz = { ...quiz, questions: [{ ...short([], null), text }] };
    const textIn = (locale: 'ar' | 'en') => forLearner(one, { locale, key, attempt: 1 }).questions[0]?.text;
    expect([textIn('ar'), textIn('en')]).toEqual(['أكملي: Could you ____, please?\u200e', 'Could you help?']);
  });

  it('steps are never shown in their right order, and stay where they are until the next attempt', () => {
    forAll(tries(100), fc.uuid(), fc.integer({ min: 1, max: 20 }), (of, attempt) => {
      const view = () => forLearner(quiz, { locale: 'en', key: of, attempt });
      const order = view().questions[3];
      const texts = order?.kind === 'order' ? order.choices.map(({ text }) => text) : [];
      expect(texts).not.toEqual(['step 1', 'step 2', 'step 3', 'step 4']);
      expect(texts.toSorted()).toEqual(['step 1', 'step 2', 'step 3', 'step 4']);
      expect(view()).toEqual(view());
    });
  });

  it('answers are read by the shown ids, whatever the attempt and whatever else is sent', () => {
    const asRead = (view: ReturnType<typeof shown>): QuizAnswers =>
      Object.fromEntries(
        view.questions.map((question) => {
          const wanted = feedbackFor(quiz, right, telling).find(({ id }) => id === question.id);
          if ('choices' in question && wanted && wanted.kind !== 'short' && wanted.kind !== 'true-false') {
            const texts =
              wanted.kind === 'order'
                ? wanted.right
                : wanted.choices.filter(({ isRight }) => isRight).map(({ text }) => text);
            const ids = texts.map((text) => question.choices.find((one) => one.text === text)?.id ?? '');
            return [question.id, ids];
          }
          return [question.id, question.kind === 'short' ? ' refund ' : 'true'];
        }),
      );
    for (const attempt of [1, 2]) {
      const read = readAnswers(quiz, { ...asRead(shown(attempt)), other: ['x'] }, key);
      expect(scoreQuiz(quiz, read)).toEqual({ score: 100, passed: true });
      expect(Object.keys(read)).not.toContain('other');
    }
    // Ids of the record itself are no answers, nor are those of another learner's page.
    expect(readAnswers(quiz, right, key)).toEqual({ claim: ['true'], short: ['Refund!'] });
    expect(scoreQuiz(quiz, readAnswers(quiz, asRead(shown()), 'another')).score).toBeLessThan(50);
  });

  it('whatever is sent is read without failing, scores 0 to 100, and no wrong choice helps', () => {
    const given = fc.dictionary(
      fc.constantFrom('single', 'multiple', 'claim', 'order', 'short', 'x', '__proto__'),
      fc.oneof(fc.string(), fc.array(fc.constantFrom('a', 'b', 'c', 'true', 'step-1', 'step-2', ''))),
    );
    forAll(tries(200), given, (answers) => {
      const { score } = scoreQuiz(quiz, readAnswers(quiz, answers, key));
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      const raw = scoreOf(answers);
      const chosen = Array.isArray(answers['multiple']) ? answers['multiple'] : [];
      if (!chosen.includes('c'))
        expect(scoreOf({ ...answers, multiple: [...chosen, 'c'] })).toBeLessThanOrEqual(raw);
      expect(feedbackFor(quiz, answers, { locale: 'ar', reveals: false })).toHaveLength(questions.length);
    });
  });

  it('shows what was right once it was answered, and why to whoever chose it', () => {
    const [single, multiple, claim, order, written] = feedbackFor(quiz, { ...right, single: ['a'] }, telling);
    expect(single).toMatchObject({
      state: 'wrong',
      choices: [{ isChosen: true, why: 'secret of a' }, { isRight: true, why: null }, {}],
    });
    expect(multiple).toMatchObject({ state: 'right', why: 'secret of several' });
    expect(claim).toMatchObject({ given: true, right: true });
    expect(order).toMatchObject({ right: ['step 1', 'step 2', 'step 3', 'step 4'] });
    expect(written).toMatchObject({ given: 'Refund!', right: ['3.5', 'refund', 'الإرجاع'] });
  });

  it('while another try counts, tells what is wrong and why a chosen answer is, and nothing of what is right', () => {
    const wrong = { single: ['a'], multiple: ['a'], claim: ['false'], order: ['step-2'], short: ['x'] };
    const all = feedbackFor(quiz, wrong, { locale: 'en', reveals: false });
    expect(all.map(({ state }) => state)).toEqual(['wrong', 'part', 'wrong', 'wrong', 'wrong']);
    const [single, multiple, claim] = all;
    expect(single).toMatchObject({ choices: [{ isChosen: true, why: 'secret of a' }, {}, {}] });
    expect(multiple).toMatchObject({ why: null });
    // That it is not so was just told; the reason helps.
    expect(claim).toMatchObject({ right: null, why: 'secret of claim' });
    for (const feedback of all)
      expect(
        'choices' in feedback ? feedback.choices.filter(({ isRight }) => isRight) : (feedback.right ?? []),
      ).toEqual([]);
    const known = feedbackFor(quiz, right, { locale: 'en', reveals: false }).find(
      ({ kind }) => kind === 'multiple',
    );
    expect(known).toMatchObject({ state: 'right', why: 'secret of several' });
  });

  it('tells no reason of a right choice in an answer that is only partly right, before everything is told', () => {
    const choices = [
      choice('yes', true, 'told of yes'),
      choice('also', true),
      choice('no', false, 'told of no'),
    ];
    const several = { id: 'part', kind: 'multiple' as const, text: inAll('several?'), choices };
    const whysOf = (given: string[], reveals: boolean) =>
      feedbackFor({ ...quiz, questions: [several] }, { part: given }, { locale: 'en', reveals }).flatMap(
        (feedback) => ('choices' in feedback ? feedback.choices.flatMap(({ why }) => why ?? []) : []),
      );
    expect(whysOf(['yes', 'no'], false)).toEqual(['told of no']);
    expect(whysOf(['yes'], false)).toEqual([]);
    expect(whysOf(['yes', 'also'], false)).toEqual(['told of yes']);
    expect(whysOf(['yes', 'no'], true)).toEqual(['told of yes', 'told of no']);
  });

  it('takes a written answer as long as its field, and cuts a longer one between characters', () => {
    const kept = (text: string) => readAnswers(quiz, { short: [text] }, key)['short']?.[0] ?? '';
    const long = 'a'.repeat(longestAnswer);
    const read = (text: string) => answersSchema.parse({ short: [text] });
    expect(readAnswers(quiz, read(long), key)).toEqual({ short: [long] });
    const whole = ['😀', '👩🏽', 'é', 'بّ'];
    for (const sign of whole) {
      const before = 'a'.repeat(longestAnswer - sign.length);
      expect(kept(`${before}${sign}${sign}`)).toBe(before + sign);
      expect(kept(`${before}b${sign}`)).toBe(`${before}b`);
    }
    expect(kept('half \ud800')).toBe('half');
  });

  it('shows nothing right for a question that was left empty', () => {
    for (const feedback of feedbackFor(quiz, {}, telling)) {
      expect(feedback).toMatchObject({ state: 'none', why: null });
      const revealed =
        'choices' in feedback
          ? feedback.choices.filter(({ isRight, why }) => isRight || why !== null)
          : [feedback.right].flat().filter((one) => one !== null);
      expect(revealed).toEqual([]);
    }
  });
});

describe('a draw', () => {
  const bank = Array.from({ length: 20 }, (_, at): Question => {
    const tags = at < 12 ? ['price', 'costs'] : at < 16 ? ['parcels'] : undefined;
    return { id: `q${at}`, kind: 'true-false', text: inAll('?'), isTrue: true, ...(tags && { tags }) };
  });
  const drawn = (seed: string, draw: number | null = 5) => drawQuestions({ questions: bank, draw }, seed);

  it('asks as many as it says, each once, in their order, and the same ones for the same seed', () => {
    forAll(fc.string(), fc.integer({ min: 1, max: 20 }), (seed, draw) => {
      const asked = drawn(seed, draw);
      expect(asked).toHaveLength(draw);
      expect(bank.filter((one) => asked.includes(one))).toEqual(asked);
      expect(drawn(seed, draw)).toEqual(asked);
    });
    expect([drawn('', null), drawn('', 60)]).toEqual([bank, bank]);
  });

  it('may ask every question, and of each subject one before another comes twice', () => {
    const seeds = Array.from({ length: 300 }, (_, at) => drawn(`a learner ${at}`));
    expect(new Set(seeds.flat()).size).toBe(bank.length);
    for (const asked of seeds) expect(new Set(asked.map(({ tags }) => tags?.[0])).size).toBe(3);
  });
});
