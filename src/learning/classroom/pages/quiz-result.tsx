/** The result of a quiz: the score, and for every question what was answered, what is right and why. */
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import type { AnswerState, QuestionFeedback } from '../quiz.ts';
import type { QuizResult } from '../quiz.service.ts';
import { useQuizWords } from '../words.ts';

const signs: Record<AnswerState, { icon: 'success' | 'info' | 'error' | 'waiting'; ink: string }> = {
  right: { icon: 'success', ink: 'text-mint-ink' },
  part: { icon: 'info', ink: 'text-saffron-ink' },
  wrong: { icon: 'error', ink: 'text-error' },
  none: { icon: 'waiting', ink: 'text-ink-soft' },
};

type FeedbackView = { given: readonly string[]; right: readonly string[]; whys: readonly string[] };

function feedbackView(feedback: QuestionFeedback, words: { right: string; wrong: string }): FeedbackView {
  const whys = feedback.why === null ? [] : [feedback.why];
  const truthLabel = (isTrue: boolean) => (isTrue ? words.right : words.wrong);
  switch (feedback.kind) {
    case 'single':
    case 'multiple': {
      const chosen = feedback.choices.filter((one) => one.isChosen);
      return {
        given: chosen.map(({ text }) => text),
        right: feedback.choices.filter((one) => one.isRight).map(({ text }) => text),
        whys: [...chosen.flatMap(({ why }) => why ?? []), ...whys],
      };
    }
    case 'true-false':
      return {
        given: feedback.given === null ? [] : [truthLabel(feedback.given)],
        right: feedback.right === null ? [] : [truthLabel(feedback.right)],
        whys,
      };
    case 'order':
      return { given: feedback.given, right: feedback.right, whys };
    default:
      return { given: feedback.given === null ? [] : [feedback.given], right: feedback.right, whys };
  }
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

function Feedback({ feedback, number }: { feedback: QuestionFeedback; number: number }) {
  const words = useQuizWords();
  const { icon, ink } = signs[feedback.state];
  const { given, right, whys } = feedbackView(feedback, words);
  const isOrder = feedback.kind === 'order';
  return (
    <li className="task-feedback">
      <p className={`flex items-center gap-2 font-semibold ${ink}`}>
        <Icon name={icon} size={20} />
        {words.result.states[feedback.state]}
      </p>
      <p dir="auto" className="font-semibold">
        {number}. {feedback.text}
      </p>
      <dl className="task-facts">
        <Answers label={words.result.given} texts={given} isOrder={isOrder} />
        {feedback.state !== 'right' && right.length > 0 && (
          <Answers label={words.result.correct} texts={right} isOrder={isOrder} />
        )}
      </dl>
      {whys.map((why) => (
        <p key={why} dir="auto" className="text-ink-soft">
          {why}
        </p>
      ))}
    </li>
  );
}

export function Result({ result }: { result: QuizResult }) {
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
      {!hasPassed && result.triesLeft !== 0 && (
        <p className="text-ink-soft">{words.result.later(result.triesLeft !== null)}</p>
      )}
      <details className="task-details" open={!result.passed}>
        <summary>
          {words.result.answers}
          <Icon name="chevron-down" size={18} className="ms-auto" />
        </summary>
        <ol className="task-answers">
          {result.questions.map((feedback, index) => (
            <Feedback key={feedback.id} feedback={feedback} number={index + 1} />
          ))}
        </ol>
      </details>
    </section>
  );
}
