/**
 * Why a quiz cannot be published although its shape is right. It imports no package, since the console shows it beside the
 * question while it is written, and the server checks it again before publishing.
 */
import type { Localised } from '../../catalogue/courses/course.ts';
import type { Question, Quiz } from './quiz.ts';

export const quizFaults = ['question-text', 'choice-text', 'right-answer', 'same-id'] as const;
export type QuizFault = (typeof quizFaults)[number];

/** In one language at least. */
export const isWritten = (text: Localised<string>): boolean =>
  Object.values(text).some((side) => side.trim() !== '');

/** The choices, or the lines to put in order. */
const partsOf = (question: Question): readonly { id: string; text: Localised<string> }[] =>
  'choices' in question ? question.choices : 'steps' in question ? question.steps : [];

function hasRightAnswer(question: Question): boolean {
  switch (question.kind) {
    case 'single':
      return question.choices.filter(({ isRight }) => isRight).length === 1;
    case 'multiple':
      return question.choices.some(({ isRight }) => isRight);
    case 'short':
      return question.accepted.length > 0 || question.number !== null;
    default:
      return true;
  }
}

function faultsOf(question: Question): QuizFault[] {
  const parts = partsOf(question);
  return [
    ...(isWritten(question.text) ? [] : ['question-text' as const]),
    ...(parts.every(({ text }) => isWritten(text)) ? [] : ['choice-text' as const]),
    ...(hasRightAnswer(question) ? [] : ['right-answer' as const]),
    ...(new Set(parts.map(({ id }) => id)).size < parts.length ? ['same-id' as const] : []),
  ];
}

/** `index`: the question's position, from 0. */
export function faultsOfQuiz({ questions }: Pick<Quiz, 'questions'>): { index: number; fault: QuizFault }[] {
  const seen = new Set<string>();
  return questions.flatMap((question, index) => {
    const faults = new Set(faultsOf(question));
    if (seen.has(question.id)) faults.add('same-id');
    seen.add(question.id);
    return [...faults].map((fault) => ({ index, fault }));
  });
}

/** Nothing is written in it yet: its faults would only disturb. */
export const isBlank = (question: Question): boolean =>
  !isWritten(question.text) && !partsOf(question).some(({ text }) => isWritten(text));

/** Everything of a question that is not words. */
export function frameOfQuestion(question: Question): object {
  const { id, kind } = question;
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return { id, kind, choices: question.choices.map(({ id: choice, isRight }) => ({ choice, isRight })) };
    case 'order':
      return { id, kind, steps: question.steps.map((step) => step.id) };
    case 'true-false':
      return { id, kind, isTrue: question.isTrue };
    case 'short':
      return { id, kind, accepted: question.accepted, number: question.number };
  }
}
