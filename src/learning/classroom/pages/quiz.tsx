/** A lesson's questions as a form that works without script, which shows them one by one, and the result of the last answers. */
import type { ReactNode } from 'react';
import { count } from '../../../platform/i18n/count.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { useLocale } from '../../../platform/locale.ts';
import { timeLimitMs } from '../offline.ts';
import { longestAnswer, type ShownChoice, type ShownQuestion } from '../quiz.ts';
import type { OpenedLesson } from '../classroom.service.ts';
import type { QuizOnPage } from '../quiz.service.ts';
import { Foot, Progress, Result } from './quiz-result.tsx';
import { useQuizWords } from '../words.ts';
import type { RefusedAnswers } from './sent-answers.ts';

const fieldOf = (questionId: string): string => `q.${questionId}`;

/** What was sent before, by the names of the fields. */
type Typed = RefusedAnswers['typed'];
type OfQuestion<Q = ShownQuestion> = { question: Q; typed: Typed };
type WithChoices = ShownQuestion & { choices: readonly ShownChoice[] };

function Choices({ question, typed }: OfQuestion<WithChoices>) {
  const words = useQuizWords();
  const isSingle = question.kind === 'single';
  const name = fieldOf(question.id);
  return (
    <div className="grid gap-2">
      {question.choices.map(({ id, text }, index) => (
        <label key={id} dir="auto" className="choice task-choice">
          <input
            type={isSingle ? 'radio' : 'checkbox'}
            data-letter={words.letters[index]}
            name={name}
            value={id}
            required={isSingle}
            defaultChecked={typed[name]?.includes(id)}
          />
          <span className="min-w-0 flex-1">{text}</span>
        </label>
      ))}
    </div>
  );
}

/** Lines with a number each; the browser's script replaces the numbers by buttons. */
function Order({ question, typed }: OfQuestion<WithChoices>) {
  const words = useQuizWords();
  const { choices } = question;
  const nameOf = (id: string) => `${fieldOf(question.id)}.${id}`;
  return (
    <div data-order data-word-moved={words.moved}>
      <ol className="task-order">
        {choices.map(({ id, text }) => (
          <li key={id} dir="auto" data-word-up={words.up(text)} data-word-down={words.down(text)}>
            <select
              name={nameOf(id)}
              aria-label={words.place(text)}
              required
              defaultValue={typed[nameOf(id)]?.[0] ?? ''}
              className="field-input w-18 shrink-0"
            >
              <option value="">–</option>
              {choices.map((one, index) => (
                <option key={one.id} value={index + 1}>
                  {index + 1}
                </option>
              ))}
            </select>
            <span className="min-w-0 flex-1">{text}</span>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only" />
    </div>
  );
}

function TrueFalse({ question, typed }: OfQuestion) {
  const words = useQuizWords();
  const name = fieldOf(question.id);
  return (
    <div className="grid grid-cols-2 gap-2">
      {(['true', 'false'] as const).map((value) => (
        <label key={value} className="choice task-choice">
          <input
            type="radio"
            name={name}
            value={value}
            required
            defaultChecked={typed[name]?.includes(value)}
          />
          <span>{value === 'true' ? words.right : words.wrong}</span>
        </label>
      ))}
    </div>
  );
}

function Short({ question, typed }: OfQuestion<ShownQuestion & { kind: 'short' }>) {
  const words = useQuizWords();
  const name = fieldOf(question.id);
  return (
    <input
      name={name}
      className="field-input"
      aria-label={question.isNumber ? words.number : words.yourAnswer}
      inputMode={question.isNumber ? 'decimal' : 'text'}
      maxLength={longestAnswer}
      defaultValue={typed[name]?.[0]}
      required
      autoComplete="off"
      dir="auto"
    />
  );
}

function answerField(question: ShownQuestion, typed: Typed): ReactNode {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return <Choices question={question} typed={typed} />;
    case 'order':
      return <Order question={question} typed={typed} />;
    case 'true-false':
      return <TrueFalse question={question} typed={typed} />;
    default:
      return <Short question={question} typed={typed} />;
  }
}

type QuestionProps = OfQuestion & { number: number; isEmpty: boolean };

function Question({ question, number, typed, isEmpty }: QuestionProps) {
  const words = useQuizWords();
  const hint = question.kind === 'multiple' ? words.several : question.kind === 'order' ? words.order : null;
  const problemId = `unanswered-${question.id}`;
  return (
    <fieldset
      className="task-question"
      data-field={question.id}
      aria-describedby={problemId}
      aria-invalid={isEmpty || undefined}
    >
      <legend dir="auto">
        <span className="quiz-number">{number}.</span> {question.text}
      </legend>
      {hint !== null && <p className="field-hint">{hint}</p>}
      {answerField(question, typed)}
      <p id={problemId} className="field-problem" data-problem-text hidden={!isEmpty}>
        <Icon name="error" size={18} className="mt-0.5" />
        {question.kind === 'order' ? words.notOrdered : words.unanswered}
      </p>
    </fieldset>
  );
}

type AnswerFormProps = {
  questions: readonly ShownQuestion[];
  /** The hidden fields: the id under which they are sent, and what they are answers to. */
  fields: Record<string, string | number>;
  action: string;
  /** Where a phone without a network sends the answers later. */
  later: string;
  /** Something is said about each answer at once. */
  saysAtOnce: boolean;
  /** How many tries were made; without it no draft is kept, since each answer counts at once. */
  made?: number;
  send: string;
  refused: RefusedAnswers | null;
};

export function AnswerForm({ questions, fields, later, saysAtOnce, made, refused, ...of }: AnswerFormProps) {
  const words = useQuizWords();
  return (
    <form
      method="post"
      action={of.action}
      data-check="quiz"
      data-in-place
      data-patience={timeLimitMs}
      data-later={later}
      data-made={made}
      data-checks={saysAtOnce ? later : undefined}
      className="quiz"
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Progress count={questions.length} />
      {questions.map((question, index) => (
        <Question
          key={question.id}
          question={question}
          number={index + 1}
          typed={refused?.typed ?? {}}
          isEmpty={refused?.empty.includes(question.id) ?? false}
        />
      ))}
      <Foot send={of.send} />
      {made !== undefined && (
        <p className="field-hint" data-draft hidden>
          {words.draft}
        </p>
      )}
    </form>
  );
}

type FormProps = Pick<AnswerFormProps, 'action' | 'later' | 'refused'> & {
  onPage: QuizOnPage;
  attemptId: string;
};

/** Folded once it was answered: the result comes first. */
function Form({ onPage, attemptId, ...rest }: FormProps) {
  const words = useQuizWords();
  const { last, hasPassed, quiz, version, draw, made } = onPage;
  const form = (
    <AnswerForm
      {...rest}
      questions={quiz.questions}
      fields={{ attempt: attemptId, version, ...(draw !== null && { draw }) }}
      // Where each answer counts, nothing is said before all are sent.
      saysAtOnce={quiz.tries === null}
      made={made}
      send={words.send}
    />
  );
  if (last === null) return form;
  return (
    <details className="task-details quiz-again" open={rest.refused !== null}>
      <summary>
        {hasPassed ? words.once : words.again}
        <Icon name="chevron-down" size={18} className="ms-auto" />
      </summary>
      <div className="pt-4">{form}</div>
    </details>
  );
}

/** Messages of the script while answers are sent. */
export const sendingAttributes = ({ sending }: Pick<ReturnType<typeof useQuizWords>, 'sending'>) => ({
  'data-word-busy': sending.busy,
  'data-word-offline': sending.offline,
  'data-word-kept': sending.kept,
  'data-word-waiting': sending.waiting,
  'data-word-broken': sending.broken,
  'data-word-refused': sending.refused,
  'data-word-too-many': sending.tooMany,
});

export type QuizProps = {
  onPage: QuizOnPage;
  opened: OpenedLesson;
  /** Why the last answers were refused. */
  refused: RefusedAnswers | null;
};

export function QuizPart({ onPage, opened, refused }: QuizProps) {
  const words = useQuizWords();
  const locale = useLocale();
  const links = linksIn(locale);
  const { quiz, last, triesLeft, attemptId } = onPage;
  const rules = [
    ...(onPage.draw === null ? [] : [count(quiz.questions.length, words.drawn, locale)]),
    words.passMark(quiz.passPercent),
    ...(triesLeft === null ? [] : [count(triesLeft, words.triesLeft, locale)]),
  ];
  return (
    <section id="quiz" className="task" data-classroom="quiz" data-step="quiz" {...sendingAttributes(words)}>
      {refused !== null && <Notice tone="error" title={words.refused[refused.reason]} />}
      {last !== null && <Result result={last} opened={opened} />}
      {last === null && <h2 className="sr-only">{words.heading}</h2>}
      <p className="text-ink-soft">{rules.join(' · ')}</p>
      {attemptId === null ? (
        <p>{triesLeft === 0 ? words.noTries : words.preview}</p>
      ) : (
        <Form
          onPage={onPage}
          attemptId={attemptId}
          action={links.lesson(opened.course.slug, opened.lesson.key)}
          later={links.answers(opened.course.slug, opened.lesson.key)}
          refused={refused}
        />
      )}
    </section>
  );
}
