/** Questions under a lesson, their replies, and all that can be done to them without script. */
import { linksIn } from '../../site/links.ts';
import { MemberText } from '../../community/pages/post-card.tsx';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { count } from '../../../platform/i18n/count.ts';
import { formatMoment } from '../../../platform/time/calendar-date.ts';
import { useLocale } from '../../../platform/locale.tsx';
import type { QuestionView, TextView } from '../question.service.ts';
import { useQuestionWords } from '../words.ts';
import { AskForm, BodyField, QuestionForm, type OfPlace, type Place } from './question-forms.tsx';

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
    <p className="question-author">
      <bdi className="font-semibold">{named}</bdi>
      {kind === 'you' && text.isAnonymous && <span className="text-sm">{words.unnamed}</span>}
      {text.isAnswer && <span className="question-answer-mark">{words.answer}</span>}
      <time dateTime={text.at.toISOString()} className="text-sm text-ink-soft">
        {formatMoment(text.at, locale)}
      </time>
    </p>
  );
}

function Own({ text, place }: OfPlace & { text: TextView }) {
  const words = useQuestionWords();
  const links = linksIn(useLocale());
  const here = links.lessonQuestions(place.courseSlug, place.lessonKey);
  return (
    <>
      {text.mayEdit && (
        <ButtonLink kind="quiet" href={`${here}?edit=${text.id}#question-${text.id}`}>
          {words.edit}
        </ButtonLink>
      )}
      <details className="question-more">
        <summary>{words.takeBack}</summary>
        <QuestionForm place={place} intent="take-back" id={text.id}>
          <p className="text-sm">{words.takeBackSure}</p>
          <Button kind="secondary">{words.takeBack}</Button>
        </QuestionForm>
      </details>
    </>
  );
}

function OfOthers({ text, place }: OfPlace & { text: TextView }) {
  const words = useQuestionWords();
  return (
    <>
      <QuestionForm place={place} intent="helpful" id={text.id}>
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
            <QuestionForm place={place} intent="report" id={text.id}>
              <p className="text-sm">{words.reportSure}</p>
              <Button kind="secondary">{words.reportSend}</Button>
            </QuestionForm>
          </details>
        )
      )}
    </>
  );
}

function Text({ text, place }: OfPlace & { text: TextView }) {
  const words = useQuestionWords();
  const locale = useLocale();
  if (place.editing === text.id && text.mayEdit)
    return (
      <QuestionForm place={place} intent="reword" id={text.id} className="grid gap-3">
        <BodyField
          label={words.edit}
          form={text.id}
          place={{ ...place, refused: place.refused && { ...place.refused, form: text.id } }}
          value={text.body}
        />
        <p>
          <Button>{words.save}</Button>
        </p>
      </QuestionForm>
    );
  return (
    <>
      <Author text={text} isStaff={place.isStaff} />
      <MemberText body={text.body} />
      {text.helpful > 0 && (
        <p className="text-sm text-mint-ink">{count(text.helpful, words.helpfulCount, locale)}</p>
      )}
      {!place.isStaff && (
        <div className="question-acts">
          {text.author.kind === 'you' ? (
            <Own text={text} place={place} />
          ) : (
            <OfOthers text={text} place={place} />
          )}
        </div>
      )}
    </>
  );
}

function ReplyForm({ question, place }: OfPlace & { question: QuestionView }) {
  const words = useQuestionWords();
  const isOpen = place.refused?.form === question.id && place.editing === null;
  const isUrgent = place.isStaff && !question.replies.some(({ isAnswer }) => isAnswer);
  return (
    <details className="question-more" open={isOpen || isUrgent}>
      <summary>{words.reply}</summary>
      <QuestionForm place={place} intent="reply" id={question.id} className="grid gap-3">
        <BodyField
          label={place.isStaff ? words.answerField : words.replyField}
          form={question.id}
          place={place}
        />
        <p>
          <Button>{words.sendReply}</Button>
        </p>
      </QuestionForm>
    </details>
  );
}

export function QuestionList({ questions, place }: OfPlace & { questions: readonly QuestionView[] }) {
  return (
    <ol className="question-list">
      {questions.map((question) => (
        <li key={question.id} id={`question-${question.id}`} className="question-item">
          <Text text={question} place={place} />
          {question.replies.length > 0 && (
            <ol className="question-replies">
              {question.replies.map((reply) => (
                <li key={reply.id} id={`question-${reply.id}`} data-answer={reply.isAnswer}>
                  <Text text={reply} place={place} />
                </li>
              ))}
            </ol>
          )}
          <ReplyForm question={question} place={place} />
        </li>
      ))}
    </ol>
  );
}

/** How many stand under the lesson itself; the others have a page. */
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
  const place: Place = {
    courseSlug: open.course.slug,
    lessonKey: open.lesson.key,
    isStaff,
    learnerKey,
    formKey: crypto.randomUUID(),
    refused: null,
    editing: null,
  };
  const href = linksIn(locale).lessonQuestions(place.courseSlug, place.lessonKey);
  return (
    <section aria-labelledby="questions" className="grid gap-4">
      <div>
        <Heading level={2} size={3} id="questions">
          {words.heading}
        </Heading>
        <p className="text-sm text-ink-soft">{questions.length === 0 ? words.none : words.lead}</p>
      </div>
      {!place.isStaff && <AskForm place={place} />}
      <QuestionList questions={questions.slice(0, mostUnderLesson)} place={place} />
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
