/** Tasks of a lesson done over HTTP, as a learner's browser sends them. */
import { randomUUID } from 'node:crypto';
import type { Quiz } from '../../src/learning/classroom/quiz.ts';
import type { Locale } from '../../src/platform/i18n/locale.ts';
import type { VisitedPage, Visitor } from './visitor.ts';

/** Every right answer, found on the page by its text. */
function rightAnswers({ $ }: VisitedPage, quiz: Quiz, locale: Locale): Record<string, string | string[]> {
  const inputBeside = (name: string, text: string) =>
    $(`label:has([name="${name}"])`)
      .filter((_, label) => $(label).children('span').text() === text)
      .find('input')
      .attr('value') ?? '';
  const selectBeside = (name: string, text: string) =>
    $(`li:has([name^="${name}."])`)
      .filter((_, line) => $(line).children('span').text() === text)
      .find('select')
      .attr('name') ?? '';
  return Object.fromEntries(
    quiz.questions.flatMap((question): [string, string | string[]][] => {
      const name = `q.${question.id}`;
      switch (question.kind) {
        case 'single':
        case 'multiple': {
          const right = question.choices.filter(({ isRight }) => isRight);
          return [[name, right.map(({ text }) => inputBeside(name, text[locale]))]];
        }
        case 'order':
          return question.steps.map(({ text }, at) => [selectBeside(name, text[locale]), String(at + 1)]);
        case 'true-false':
          return [[name, String(question.isTrue)]];
        default:
          return [[name, question.accepted[0] ?? String(question.number?.value)]];
      }
    }),
  );
}

export async function answerRightly(
  visitor: Visitor,
  address: string,
  quiz: Quiz,
  locale: Locale,
): Promise<VisitedPage> {
  const page = await visitor.open(address);
  return visitor.send(rightAnswers(page, quiz, locale), { form: '#quiz form' });
}

/** Hands in words alone, as a phone does that was offline. */
export async function handInWords(
  visitor: Visitor,
  { answers, text }: { answers: string; text: string },
): Promise<Response> {
  return visitor.ask(answers, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ submissionId: randomUUID(), version: 1, text }),
  });
}
