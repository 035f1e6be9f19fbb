/** The forms under a lesson: each is sent to the questions' own page, and comes back with what was typed. */
import type { ReactNode } from 'react';
import { linksIn } from '../../site/links.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TextField, TickField } from '../../../platform/ui/field.tsx';
import { formatFigure } from '../../../platform/i18n/count.ts';
import { useLocale } from '../../../platform/locale.tsx';
import { mostSigns } from '../question.ts';
import { useQuestionWords } from '../words.ts';

export type Problem = keyof ReturnType<typeof useQuestionWords>['problems'];

/** What was typed and refused: it stands again in the form that it came from. */
export type Refused = {
  /** 'ask', or the id of the text that is answered or changed. */
  form: string;
  body: string;
  isAnonymous: boolean;
  problem: Problem;
};

export type Place = {
  courseSlug: string;
  lessonKey: string;
  isStaff: boolean;
  /** By what a phone knows whose text waits; null for whoever only looks in. */
  learnerKey: string | null;
  /** Of each form of this page. */
  formKey: string;
  refused: Refused | null;
  /** The text that is being changed. */
  editing: string | null;
};

export type OfPlace = { place: Place };

function useProblem(problem: Problem): string {
  const { problems } = useQuestionWords();
  const words = problems[problem];
  const most = formatFigure(mostSigns, useLocale());
  return typeof words === 'function' ? words(most) : words;
}

export function BodyField({
  label,
  form,
  place,
  value,
}: OfPlace & { label: string; form: string; value?: string }) {
  const words = useQuestionWords();
  const locale = useLocale();
  const refused = place.refused?.form === form ? place.refused : null;
  const problem = useProblem(refused?.problem ?? 'required');
  return (
    <TextField
      name="body"
      id={`body-${form}`}
      label={label}
      hint={words.hint(formatFigure(mostSigns, locale))}
      rows={form === 'ask' ? 4 : 3}
      dir="auto"
      value={refused?.body ?? value}
      problem={refused && problem}
      isFirstWrong={refused !== null}
      required
    />
  );
}

type FormProps = OfPlace & { intent: string; id?: string; children: ReactNode; className?: string };

export function QuestionForm({
  place,
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
      action={links.lessonQuestions(place.courseSlug, place.lessonKey)}
      noValidate
      className={className}
      {...(isNew &&
        place.learnerKey !== null && {
          'data-classroom': 'question',
          'data-learner': place.learnerKey,
          'data-later': links.answers(place.courseSlug, place.lessonKey),
          'data-word-kept': sending.kept,
          'data-word-offline': sending.offline,
        })}
    >
      <input type="hidden" name="intent" value={intent} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      {isNew && <input type="hidden" name="key" value={place.formKey} />}
      {children}
      {isNew && <p role="status" data-kept />}
    </form>
  );
}

export function AskForm({ place }: OfPlace) {
  const words = useQuestionWords();
  const isOpen = place.refused?.form === 'ask';
  return (
    <details className="question-more" open={isOpen}>
      <summary>{words.ask}</summary>
      <QuestionForm place={place} intent="ask" className="grid gap-3">
        <BodyField label={words.question} form="ask" place={place} />
        <TickField
          name="anonymous"
          id="ask-anonymous"
          label={words.anonymous}
          checked={isOpen && place.refused?.isAnonymous}
        />
        <p>
          <Button>{words.send}</Button>
        </p>
      </QuestionForm>
    </details>
  );
}
