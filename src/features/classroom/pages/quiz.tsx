/** A lesson's questions as a form that works without script, and the result of the last answers. */
import type { ReactNode } from 'react';
import { count } from '../../../platform/i18n/count.ts';
import { linksIn } from '../../site/links.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { useLocale } from '../../../platform/locale.ts';
import { timeLimitMs } from '../offline.ts';
import type { ShownChoice, ShownQuestion } from '../quiz.ts';
import type { QuizOnPage } from '../quiz.service.ts';
import { Result } from './quiz-result.tsx';
import { useQuizWords } from '../words.ts';

const fieldOf = (questionId: string): string => `q.${questionId}`;

function Choices({ question }: { question: ShownQuestion & { choices: readonly ShownChoice[] } }) {
  const isSingle = question.kind === 'single';
  return (
    <div className="grid gap-2">
      {question.choices.map(({ id, text }) => (
        <label key={id} className="choice task-choice">
          <input
            type={isSingle ? 'radio' : 'checkbox'}
            name={fieldOf(question.id)}
            value={id}
            required={isSingle}
          />
          <span dir="auto" className="min-w-0 flex-1">
            {text}
          </span>
        </label>
      ))}
    </div>
  );
}

/** Lines with a number each; the browser's script replaces the numbers by buttons. */
function Order({ question }: { question: ShownQuestion & { choices: readonly ShownChoice[] } }) {
  const words = useQuizWords();
  const { choices } = question;
  return (
    <div data-order data-word-moved={words.moved}>
      <ol className="task-order">
        {choices.map(({ id, text }) => (
          <li key={id} data-word-up={words.up(text)} data-word-down={words.down(text)}>
            <select
              name={`${fieldOf(question.id)}.${id}`}
              aria-label={words.place(text)}
              required
              defaultValue=""
              className="field-input task-place"
            >
              <option value="">–</option>
              {choices.map((one, index) => (
                <option key={one.id} value={index + 1}>
                  {index + 1}
                </option>
              ))}
            </select>
            <span dir="auto" className="min-w-0 flex-1">
              {text}
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only" />
    </div>
  );
}

function TrueFalse({ name }: { name: string }) {
  const words = useQuizWords();
  return (
    <div className="grid grid-cols-2 gap-2">
      {(['true', 'false'] as const).map((value) => (
        <label key={value} className="choice task-choice">
          <input type="radio" name={name} value={value} required />
          <span>{value === 'true' ? words.right : words.wrong}</span>
        </label>
      ))}
    </div>
  );
}

function Short({ name, isNumber }: { name: string; isNumber: boolean }) {
  const words = useQuizWords();
  return (
    <input
      name={name}
      className="field-input"
      aria-label={isNumber ? words.number : words.yourAnswer}
      inputMode={isNumber ? 'decimal' : 'text'}
      maxLength={200}
      autoComplete="off"
      dir="auto"
    />
  );
}

function answerField(question: ShownQuestion): ReactNode {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return <Choices question={question} />;
    case 'order':
      return <Order question={question} />;
    case 'true-false':
      return <TrueFalse name={fieldOf(question.id)} />;
    default:
      return <Short name={fieldOf(question.id)} isNumber={question.isNumber} />;
  }
}

function Question({ question, number }: { question: ShownQuestion; number: number }) {
  const words = useQuizWords();
  const hint = question.kind === 'multiple' ? words.several : question.kind === 'order' ? words.order : null;
  return (
    <fieldset className="task-question">
      <legend dir="auto">
        {number}. {question.text}
      </legend>
      {hint !== null && <p className="field-hint">{hint}</p>}
      {answerField(question)}
    </fieldset>
  );
}

type FormProps = { onPage: QuizOnPage; attemptId: string; action: string };

function AnswerForm({ onPage, attemptId, action }: FormProps) {
  const words = useQuizWords();
  const { quiz, version } = onPage;
  return (
    <form
      method="post"
      action={action}
      data-check="quiz"
      data-in-place
      data-patience={timeLimitMs}
      data-later={action}
      className="grid gap-7"
    >
      <input type="hidden" name="attempt" value={attemptId} />
      <input type="hidden" name="version" value={version} />
      {quiz.questions.map((question, index) => (
        <Question key={question.id} question={question} number={index + 1} />
      ))}
      <div>
        <Button>{words.send}</Button>
        <p role="status" data-kept />
      </div>
    </form>
  );
}

/** Folded once it was answered: the result comes first. */
function Form(props: FormProps) {
  const words = useQuizWords();
  const { last, hasPassed } = props.onPage;
  if (last === null) return <AnswerForm {...props} />;
  return (
    <details className="task-details">
      <summary>
        {hasPassed ? words.once : words.again}
        <Icon name="chevron-down" size={18} className="ms-auto" />
      </summary>
      <div className="pt-4">
        <AnswerForm {...props} />
      </div>
    </details>
  );
}

export type QuizProps = {
  onPage: QuizOnPage;
  courseSlug: string;
  lessonKey: string;
  /** Why the last answers were refused. */
  refused: keyof ReturnType<typeof useQuizWords>['refused'] | null;
};

export function QuizPart({ onPage, courseSlug, lessonKey, refused }: QuizProps) {
  const words = useQuizWords();
  const locale = useLocale();
  const { quiz, last, triesLeft, attemptId } = onPage;
  const rules = [
    count(quiz.questions.length, words.questions, locale),
    words.passMark(quiz.passPercent),
    triesLeft === null ? words.asOften : count(triesLeft, words.triesLeft, locale),
  ];
  return (
    <section
      id="quiz"
      className="task"
      data-classroom="quiz"
      data-step="quiz"
      data-word-busy={words.sending.busy}
      data-word-offline={words.sending.offline}
      data-word-choose={words.choose}
      data-word-kept={words.sending.kept}
      data-word-waiting={words.sending.waiting}
      data-word-broken={words.sending.broken}
      data-word-refused={words.sending.refused}
      data-word-too-many={words.sending.tooMany}
    >
      {refused !== null && <Notice tone="error" title={words.refused[refused]} />}
      {last !== null && <Result result={last} />}
      {last === null && (
        <Heading level={2} size={3}>
          {words.heading}
        </Heading>
      )}
      <p className="text-ink-soft">{rules.join(' · ')}</p>
      {attemptId === null ? (
        <p>{triesLeft === 0 ? words.noTries : words.preview}</p>
      ) : (
        <Form onPage={onPage} attemptId={attemptId} action={linksIn(locale).answers(courseSlug, lessonKey)} />
      )}
    </section>
  );
}
