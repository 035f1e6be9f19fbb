/** The forms under a lesson: each is sent to the questions' own page, and shown again with what was typed. */
import type { ReactNode } from 'react';
import { linksIn } from '../../../academy/frame/links.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TextField, TickField } from '../../../platform/ui/field.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { formatNumber } from '../../../platform/i18n/count.ts';
import { useLocale } from '../../../platform/locale.ts';
import { mostSigns } from '../question.ts';
import { useQuestionWords } from '../words.ts';

export type Problem = keyof ReturnType<typeof useQuestionWords>['problems'];

/** What was typed and refused: it is shown again in its form. */
export type Refused = {
  /** 'ask', or the id of the text that is answered or changed. */
  form: string;
  body: string;
  isAnonymous: boolean;
  problem: Problem;
};

export type FormContext = {
  courseSlug: string;
  lessonKey: string;
  isStaff: boolean;
  /** The key by which a phone knows whose text waits; null for staff. */
  learnerKey: string | null;
  /** The key of each form of this page. */
  formKey: string;
  refused: Refused | null;
  /** The text that is being changed. */
  editing: string | null;
};

export type WithContext = { context: FormContext };

function useProblem(problem: Problem): string {
  const { problems } = useQuestionWords();
  const words = problems[problem];
  const most = formatNumber(mostSigns, useLocale());
  return typeof words === 'function' ? words(most) : words;
}

export function BodyField({
  label,
  form,
  context,
  value,
}: WithContext & { label: string; form: string; value?: string }) {
  const words = useQuestionWords();
  const locale = useLocale();
  const refused = context.refused?.form === form ? context.refused : null;
  const problem = useProblem(refused?.problem ?? 'required');
  return (
    <TextField
      name="body"
      id={`body-${form}`}
      label={label}
      hint={words.hint(formatNumber(mostSigns, locale))}
      rows={form === 'ask' ? 4 : 3}
      dir="auto"
      value={refused?.body ?? value}
      problem={refused && problem}
      isFirstWrong={refused !== null}
      required
    />
  );
}

type FormProps = WithContext & { intent: string; id?: string; children: ReactNode; className?: string };

export function QuestionForm({
  context,
  intent,
  id,
  children,
  className = 'grid gap-3 justify-items-start',
}: FormProps) {
  const links = linksIn(useLocale());
  const { sending } = useQuestionWords();
  const isNew = intent === 'ask' || intent === 'reply';
  return (
    <form
      method="post"
      action={links.lessonQuestions(context.courseSlug, context.lessonKey)}
      noValidate
      className={className}
      {...(isNew &&
        context.learnerKey !== null && {
          'data-classroom': 'question',
          'data-learner': context.learnerKey,
          'data-later': links.answers(context.courseSlug, context.lessonKey),
          'data-word-kept': sending.kept,
          'data-word-offline': sending.offline,
        })}
    >
      <input type="hidden" name="intent" value={intent} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      {isNew && <input type="hidden" name="key" value={context.formKey} />}
      {children}
      {isNew && <p role="status" data-kept />}
    </form>
  );
}

export function AskForm({ context }: WithContext) {
  const words = useQuestionWords();
  const isOpen = context.refused?.form === 'ask';
  return (
    <details className="question-more question-ask" open={isOpen}>
      <summary>
        <Icon name="message" size={20} />
        {words.ask}
      </summary>
      <QuestionForm context={context} intent="ask" className="grid gap-3">
        <BodyField label={words.question} form="ask" context={context} />
        <TickField
          name="anonymous"
          id="ask-anonymous"
          label={words.anonymous}
          checked={isOpen && context.refused?.isAnonymous}
        />
        <p>
          <Button>{words.send}</Button>
        </p>
      </QuestionForm>
    </details>
  );
}
