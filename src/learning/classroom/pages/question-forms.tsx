/** The forms under a lesson: each is sent to the questions' own page, and shown again with what was typed. */
import type { ReactNode } from 'react';
import { linksIn } from '../../../academy/frame/links.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TextField, TickField } from '../../../platform/ui/field.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { formatNumber } from '../../../platform/i18n/count.ts';
import { useLocale } from '../../../platform/locale.ts';
import { mostSigns } from '../question.ts';
import { voiceNote } from '../recording.ts';
import { useAssignmentWords, useQuestionWords } from '../words.ts';
import { VoiceField } from './assignment.tsx';

export type Problem = keyof ReturnType<typeof useQuestionWords>['problems'];

/** What was typed and refused: it is shown again in its form. */
export type Refused = {
  /** 'ask', or the id of the text that is answered or changed. */
  form: string;
  body: string;
  isAnonymous: boolean;
  /** A recording came too: a browser does not keep it. */
  hadVoice: boolean;
  problem: Problem;
};

/** What is wrong with the recording, and not with the text. */
const ofVoice: ReadonlySet<Problem> = new Set(['voice-kind', 'voice-long', 'store-away']);

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
      problem={refused && !ofVoice.has(refused.problem) ? problem : null}
      isFirstWrong={refused !== null}
      required={form !== 'ask'}
    />
  );
}

/** The question by voice. It is named like that of a task, which may be on the same page, and has an id of its own. */
function Spoken({ context }: WithContext) {
  const words = useQuestionWords();
  const { form } = useAssignmentWords();
  const refused = context.refused?.form === 'ask' ? context.refused : null;
  const problem = useProblem(refused?.problem ?? 'voice-long');
  const again = refused?.hadVoice ? form.chooseAgain : null;
  return (
    <VoiceField
      id="ask-voice"
      label={words.voice}
      hint={words.voiceHint}
      problem={refused && ofVoice.has(refused.problem) ? problem : again}
      note={{ seconds: voiceNote.seconds, full: words.voiceFull }}
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
  const { sending, problems } = useQuestionWords();
  const { busy } = useAssignmentWords().sending;
  const isNew = intent === 'ask' || intent === 'reply';
  return (
    <form
      method="post"
      action={links.lessonQuestions(context.courseSlug, context.lessonKey)}
      noValidate
      className={className}
      {...(intent === 'ask' && { encType: 'multipart/form-data', 'data-word-long': problems['voice-long'] })}
      {...(isNew &&
        context.learnerKey !== null && {
          'data-classroom': 'question',
          'data-learner': context.learnerKey,
          'data-later': links.answers(context.courseSlug, context.lessonKey),
          'data-word-busy': busy,
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
        <Spoken context={context} />
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
