/** Questions under a lesson, their replies, and all actions on them, without script. */
import { linksIn } from '../../../academy/frame/links.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { count } from '../../../platform/i18n/count.ts';
import { formatMoment } from '../../../platform/time/calendar-date.ts';
import { useLocale } from '../../../platform/locale.ts';
import type { QuestionView, TextView } from '../question.service.ts';
import { useQuestionWords } from '../words.ts';
import { AskForm, BodyField, QuestionForm, type WithContext, type FormContext } from './question-forms.tsx';
import { inMinutes } from '../recording.ts';
import { VoiceNote } from './submissions.tsx';
import { MemberText } from '../../../platform/ui/member-text.tsx';

function Author({ text, isStaff }: { text: TextView; isStaff: boolean }) {
  const words = useQuestionWords();
  const locale = useLocale();
  const { kind, name } = text.author;
  const named = {
    you: words.you,
    learner: name,
    anonymous: isStaff && name !== '' ? words.withoutName(name) : words.someone,
    team: words.team,
  }[kind];
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
      <bdi className="font-semibold">{named}</bdi>
      {kind === 'you' && text.isAnonymous && <span className="text-sm">{words.unnamed}</span>}
      {text.isAnswer && (
        <span className="rounded-sm bg-mint-pale px-2 text-sm font-semibold text-mint-ink">
          {words.answer}
        </span>
      )}
      <time dateTime={text.at.toISOString()} className="text-sm text-ink-soft">
        {formatMoment(text.at, locale)}
      </time>
    </p>
  );
}

function Own({ text, context }: WithContext & { text: TextView }) {
  const words = useQuestionWords();
  const links = linksIn(useLocale());
  const here = links.lessonQuestions(context.courseSlug, context.lessonKey);
  return (
    <>
      {text.mayEdit && (
        <ButtonLink kind="quiet" href={`${here}?edit=${text.id}#question-${text.id}`}>
          {words.edit}
        </ButtonLink>
      )}
      <details className="question-more">
        <summary>{words.takeBack}</summary>
        <QuestionForm context={context} intent="take-back" id={text.id}>
          <p className="text-sm">{words.takeBackSure}</p>
          <Button kind="secondary">{words.takeBack}</Button>
        </QuestionForm>
      </details>
    </>
  );
}

function OfOthers({ text, context }: WithContext & { text: TextView }) {
  const words = useQuestionWords();
  return (
    <>
      <QuestionForm context={context} intent="helpful" id={text.id}>
        <button type="submit" className="question-act" aria-pressed={text.isHelpful}>
          <Icon name="heart" size={18} />
          {words.helpful}
        </button>
      </QuestionForm>
      {text.isReported ? (
        <p className="text-sm text-ink-soft">{words.reported}</p>
      ) : (
        text.author.kind !== 'team' && (
          <details className="question-more">
            <summary>{words.report}</summary>
            <QuestionForm context={context} intent="report" id={text.id}>
              <p className="text-sm">{words.reportSure}</p>
              <Button kind="secondary">{words.reportSend}</Button>
            </QuestionForm>
          </details>
        )
      )}
    </>
  );
}

function Text({ text, context }: WithContext & { text: TextView }) {
  const words = useQuestionWords();
  const locale = useLocale();
  if (context.editing === text.id && text.mayEdit)
    return (
      <QuestionForm context={context} intent="reword" id={text.id} className="grid gap-3">
        <BodyField
          label={words.edit}
          form={text.id}
          context={{ ...context, refused: context.refused && { ...context.refused, form: text.id } }}
          value={text.body}
        />
        <p>
          <Button>{words.save}</Button>
        </p>
      </QuestionForm>
    );
  return (
    <>
      <Author text={text} isStaff={context.isStaff} />
      {text.body !== '' && <MemberText body={text.body} />}
      <Said text={text} />
      {text.helpful > 0 && (
        <p className="text-sm text-mint-ink">{count(text.helpful, words.helpfulCount, locale)}</p>
      )}
      {!context.isStaff && (
        <div className="flex flex-wrap items-start gap-x-4">
          {text.author.kind === 'you' ? (
            <Own text={text} context={context} />
          ) : (
            <OfOthers text={text} context={context} />
          )}
        </div>
      )}
    </>
  );
}

/** What was said, and what that is in writing. */
function Said({ text: { id, voice, transcript } }: { text: TextView }) {
  const words = useQuestionWords();
  const links = linksIn(useLocale());
  if (voice === null) return null;
  return (
    <>
      <VoiceNote
        src={links.questionVoice(id, voice.id)}
        label={words.voiceNote(inMinutes(voice.seconds ?? 0))}
        voice={voice}
      />
      {transcript !== '' && (
        <div>
          <p className="text-sm font-semibold">{words.transcript}</p>
          <MemberText body={transcript} />
        </div>
      )}
    </>
  );
}

function ReplyForm({ question, context }: WithContext & { question: QuestionView }) {
  const words = useQuestionWords();
  const isOpen = context.refused?.form === question.id && context.editing === null;
  const isUrgent = context.isStaff && !question.replies.some(({ isAnswer }) => isAnswer);
  return (
    <details className="question-more" open={isOpen || isUrgent}>
      <summary>{words.reply}</summary>
      <QuestionForm context={context} intent="reply" id={question.id} className="grid gap-3">
        <BodyField
          label={context.isStaff ? words.answerField : words.replyField}
          form={question.id}
          context={context}
        />
        <p>
          <Button>{words.sendReply}</Button>
        </p>
      </QuestionForm>
    </details>
  );
}

export function QuestionList({ questions, context }: WithContext & { questions: readonly QuestionView[] }) {
  return (
    <ol className="grid gap-4">
      {questions.map((question) => (
        <li
          key={question.id}
          id={`question-${question.id}`}
          className="grid gap-2.5 rounded-lg border border-line bg-paper p-4"
        >
          <Text text={question} context={context} />
          {question.replies.length > 0 && (
            <ol className="question-replies">
              {question.replies.map((reply) => (
                <li key={reply.id} id={`question-${reply.id}`} data-answer={reply.isAnswer}>
                  <Text text={reply} context={context} />
                </li>
              ))}
            </ol>
          )}
          <ReplyForm question={question} context={context} />
        </li>
      ))}
    </ol>
  );
}

/** How many are shown under the lesson itself; a page has the others. */
const mostUnderLesson = 3;

type UnderProps = {
  open: { course: { slug: string }; lesson: { key: string } };
  under: { isStaff: boolean; questions: readonly QuestionView[] };
  learnerKey: string | null;
};

/** The part of a lesson's page. */
export function UnderLesson({ open, under: { isStaff, questions }, learnerKey }: UnderProps) {
  const words = useQuestionWords();
  const locale = useLocale();
  const context: FormContext = {
    courseSlug: open.course.slug,
    lessonKey: open.lesson.key,
    isStaff,
    learnerKey,
    formKey: crypto.randomUUID(),
    refused: null,
    editing: null,
  };
  const href = linksIn(locale).lessonQuestions(context.courseSlug, context.lessonKey);
  return (
    <section aria-labelledby="questions" className="grid gap-4">
      <div>
        <Heading level={2} size={3} id="questions">
          {words.heading}
        </Heading>
        <p className="text-sm text-ink-soft">{questions.length === 0 ? words.none : words.lead}</p>
      </div>
      {!context.isStaff && <AskForm context={context} />}
      <QuestionList questions={questions.slice(0, mostUnderLesson)} context={context} />
      {questions.length > mostUnderLesson && (
        <p>
          <ButtonLink kind="secondary" href={href}>
            {count(questions.length, words.all, locale)}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
