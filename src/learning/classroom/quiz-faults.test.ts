import { expect, it } from 'vitest';
import type { Question } from './quiz.ts';
import { faultsOfQuiz, isBlank } from './quiz-faults.ts';

const none = { en: '', ar: '', fr: '' };
const someWords = { ...none, en: 'Words' };
const choice = (id: string, isRight: boolean, text = someWords) => ({ id, text, isRight });
const asked = { id: 'q', text: someWords };

const faultsIn = (...questions: Question[]) =>
  faultsOfQuiz({ questions }).map(({ index, fault }) => `${index} ${fault}`);

it('a complete question of each kind has no faults', () => {
  const whole: Question[] = [
    { ...asked, id: 'a', kind: 'single', choices: [choice('x', true), choice('y', false)] },
    { ...asked, id: 'b', kind: 'multiple', choices: [choice('x', true), choice('y', true)] },
    { ...asked, id: 'c', kind: 'true-false', isTrue: false },
    {
      ...asked,
      id: 'd',
      kind: 'order',
      steps: [
        { id: 'x', text: someWords },
        { id: 'y', text: someWords },
      ],
    },
    { ...asked, id: 'e', kind: 'short', accepted: [], number: { value: 3, tolerance: 0 } },
  ];
  expect(faultsIn(...whole)).toEqual([]);
});

it('each missing thing is reported once, with the position of its question', () => {
  expect(
    faultsIn(
      { ...asked, id: 'a', kind: 'single', choices: [choice('x', true), choice('y', true, none)] },
      { id: 'b', text: none, kind: 'multiple', choices: [choice('x', false), choice('y', false)] },
      { ...asked, id: 'c', kind: 'short', accepted: [], number: null },
      {
        ...asked,
        id: 'c',
        kind: 'order',
        steps: [
          { id: 'x', text: someWords },
          { id: 'x', text: none },
        ],
      },
    ),
  ).toEqual([
    '0 choice-text',
    '0 right-answer',
    '1 question-text',
    '1 right-answer',
    '2 right-answer',
    '3 choice-text',
    '3 same-id',
  ]);
});

it('a question is blank until a word is written in it', () => {
  const blank: Question = { id: 'a', text: none, kind: 'single', choices: [choice('x', false, none)] };
  expect([isBlank(blank), isBlank({ ...blank, choices: [choice('x', false)] })]).toEqual([true, false]);
});
