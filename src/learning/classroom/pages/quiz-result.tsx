/** What is said about answers: at once about one, and the result of all: the score, what was answered, what is right and why. */
import { Button } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { useLocale } from '../../../platform/locale.ts';
import type { OpenedLesson } from '../classroom.service.ts';
import { type AnswerState, type QuestionFeedback, whysOf } from '../quiz.ts';
import type { QuizResult } from '../quiz.service.ts';
import { useQuizWords } from '../words.ts';
import { lookOf } from './sent-answers.ts';

const signs: Record<AnswerState, 'success' | 'idea' | 'waiting'> = {
  right: 'success',
  part: 'idea',
  wrong: 'idea',
  none: 'waiting',
};

type FeedbackView = { given: readonly string[]; right: readonly string[] };

function feedbackView(feedback: QuestionFeedback, words: { right: string; wrong: string }): FeedbackView {
  const truthLabel = (isTrue: boolean) => (isTrue ? words.right : words.wrong);
  switch (feedback.kind) {
    case 'single':
    case 'multiple':
      return {
        given: feedback.choices.filter((one) => one.isChosen).map(({ text }) => text),
        right: feedback.choices.filter((one) => one.isRight).map(({ text }) => text),
      };
    case 'true-false':
      return {
        given: feedback.given === null ? [] : [truthLabel(feedback.given)],
        right: feedback.right === null ? [] : [truthLabel(feedback.right)],
      };
    case 'order':
      return { given: feedback.given, right: feedback.right };
    default:
      return { given: feedback.given === null ? [] : [feedback.given], right: feedback.right };
  }
}

/** How far she is, where the script shows one question at a time. */
export function Progress({ count }: { count: number }) {
  const { turns } = useQuizWords();
  return (
    <p className="quiz-progress needs-script" data-progress data-word-at={turns.at} tabIndex={-1}>
      <progress max={count} value={0} aria-hidden="true" />
      <span />
    </p>
  );
}

/** Of the form: what is said about an answer, as a sheet from the foot, and the buttons; without script the last one alone. */
export function Foot({ send }: { send: string }) {
  const words = useQuizWords();
  const { turns, result } = words;
  return (
    <div className="quiz-foot">
      <div className="quiz-said" role="status" data-said>
        <template>
          <h3>
            <span data-if="right">
              <Icon name="success" size={26} />
              {result.states.right}
            </span>
            <span data-if="part">
              <Icon name="idea" size={26} />
              {result.states.part}
            </span>
            <span data-if="wrong none">
              <Icon name="idea" size={26} />
              {result.states.wrong}
            </span>
          </h3>
        </template>
      </div>
      <Button type="button" full data-turn="check" data-word-checking={turns.checking} hidden>
        {turns.check}
      </Button>
      <Button type="button" full data-turn="next" hidden>
        {turns.next}
        <Icon name="arrow-forward" size={20} />
      </Button>
      <Button type="button" full data-turn="again" hidden>
        {turns.again}
      </Button>
      <Button type="button" kind="quiet" full data-turn="leave" hidden>
        {turns.leave}
      </Button>
      <div data-turn="send">
        <Button full>{send}</Button>
      </div>
      <Button type="button" kind="quiet" full data-turn="back" hidden>
        {turns.back}
      </Button>
      <p role="status" data-kept />
    </div>
  );
}

function Answers({ label, texts, isOrder }: { label: string; texts: readonly string[]; isOrder: boolean }) {
  const { result } = useQuizWords();
  const List = isOrder ? 'ol' : 'ul';
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {texts.length === 0 && result.nothing}
        {texts.length === 1 && <span dir="auto">{texts[0]}</span>}
        {texts.length > 1 && (
          <List className={isOrder ? 'task-list list-decimal' : 'task-list list-disc'}>
            {texts.map((text) => (
              <li key={text} dir="auto">
                {text}
              </li>
            ))}
          </List>
        )}
      </dd>
    </div>
  );
}

type OfOpened = { opened: Pick<OpenedLesson, 'course' | 'modules'> };

function Feedback({ feedback, number, opened }: OfOpened & { feedback: QuestionFeedback; number: number }) {
  const words = useQuizWords();
  const { state } = feedback;
  const { given, right } = feedbackView(feedback, words);
  const isOrder = feedback.kind === 'order';
  const look = lookOf(feedback, { opened, locale: useLocale(), words });
  return (
    <li className="task-feedback" data-state={state}>
      <p className="task-state">
        <Icon name={signs[state]} size={22} />
        {words.result.states[state]}
      </p>
      <p dir="auto" className="font-semibold">
        {number}. {feedback.text}
      </p>
      <dl className="task-facts">
        <Answers label={words.result.given} texts={given} isOrder={isOrder} />
        {state !== 'right' && right.length > 0 && (
          <Answers label={words.result.correct} texts={right} isOrder={isOrder} />
        )}
      </dl>
      {whysOf(feedback).map((why) => (
        <p key={why} dir="auto">
          {why}
        </p>
      ))}
      {look !== null && (
        <p>
          <a href={look.href} className="task-look">
            {look.text}
          </a>
        </p>
      )}
    </li>
  );
}

/** Each answer with what is said about it, behind one press. */
export function Answered({
  questions,
  opened,
  title,
  isOpen,
}: OfOpened & { questions: readonly QuestionFeedback[]; title: string; isOpen: boolean }) {
  return (
    <details className="task-details" open={isOpen}>
      <summary>
        {title}
        <Icon name="chevron-down" size={18} className="ms-auto" />
      </summary>
      <ol className="grid gap-3">
        {questions.map((feedback, index) => (
          <Feedback key={feedback.id} feedback={feedback} number={index + 1} opened={opened} />
        ))}
      </ol>
    </details>
  );
}

export function Result({ result, opened }: OfOpened & { result: QuizResult }) {
  const words = useQuizWords();
  const { score, best, hasPassed, passed } = result;
  // A worse attempt takes nothing away.
  const isWorse = hasPassed && (!passed || score < best);
  return (
    <section aria-labelledby="result" className="grid gap-4">
      <Heading level={2} size={3} id="result" className="step-title">
        {isWorse ? words.result.now(score) : words.result.heading(score)}
      </Heading>
      {isWorse && <Notice tone="success" title={words.result.best(best)} />}
      {!isWorse && hasPassed && <Notice tone="success" title={words.result.passed} />}
      {!hasPassed && <Notice tone="warning" title={words.result.failed(result.passPercent)} />}
      {!result.reveals && score < 100 && (
        <p className="text-ink-soft">{words.result.later(result.triesLeft !== null)}</p>
      )}
      <Answered
        questions={result.questions}
        opened={opened}
        title={words.result.answers}
        isOpen={score < 100}
      />
    </section>
  );
}
