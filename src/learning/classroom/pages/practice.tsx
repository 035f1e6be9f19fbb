/** '/learn/:course/practice': today's questions of what was answered wrongly, by the parts of a quiz; or when the next ones come. */
import { data, redirect } from 'react-router';
import { linksIn } from '../../../academy/frame/links.ts';
import { isInDarija } from '../../../catalogue/courses/course.ts';
import { type DataOf, postedForm } from '../../../platform/forms/read-form.ts';
import { count } from '../../../platform/i18n/count.ts';
import { languageOf } from '../../../platform/i18n/languages.ts';
import { spokenIn, useLocale } from '../../../platform/locale.ts';
import { formatDay } from '../../../platform/time/calendar-date.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import type { PracticeOnPage } from '../practice.service.ts';
import { quizWords, useHomeWords, useQuizWords } from '../words.ts';
import { ClassroomFrame, closedPage, ClosedPage } from './frame.tsx';
import { type ClassroomArgs, openClassroom } from './open-classroom.ts';
import { AnswerForm, sendingAttributes } from './quiz.tsx';
import { Answered } from './quiz-result.tsx';
import { answersOf, practising, type RefusedAnswers, typedIn } from './sent-answers.ts';

export { headers } from './open-classroom.ts';

export async function loader(args: ClassroomArgs) {
  const { academy, caller, courseSlug, locale, url } = await openClassroom(args);
  const found = await academy.practice.practiceOf({ caller, courseSlug, locale });
  if (!found.ok) return closedPage(found, { locale, url });
  const inDarija = isInDarija(found.course);
  const { title, lead } = spokenIn(quizWords, locale, inDarija).practice;
  const head = { title, description: lead, index: false, inDarija };
  return data({ head, open: found, learnerKey: academy.offline.learnerKey(found.learner) });
}

/** The answers of a form without script, or the last press of one with it. */
export async function action(args: ClassroomArgs) {
  const { academy, caller, courseSlug, links, locale } = await openClassroom(args);
  const form = await postedForm(args.request);
  const page = redirect(links.practice(courseSlug), 303);
  const typed = typedIn(form);
  const read = practising.safeParse({ attemptId: form.get('attempt'), answers: answersOf(typed) });
  if (!read.success) return page;
  const asked = { caller, courseSlug, locale, asksForAll: true };
  const taken = await academy.practice.practise({ ...asked, ...read.data, at: null });
  if (taken.ok || taken.reason !== 'unanswered') return page;
  const answers: RefusedAnswers = { reason: 'unanswered', empty: taken.questions, typed };
  return data({ answers }, { status: 422 });
}

/** How many questions are answered in a minute. */
const inAMinute = 2;

/** On a course's home, while something is left today: how much, and about how long it takes. */
export function PracticeLine({ courseSlug, left }: { courseSlug: string; left: number }) {
  const { practice } = useQuizWords();
  const { minutes } = useHomeWords();
  const locale = useLocale();
  if (left === 0) return null;
  return (
    <p>
      <a href={linksIn(locale).practice(courseSlug)} className="home-link">
        <Icon name="refresh" size={20} />
        {count(left, practice.left, locale)}
        {languageOf(locale).comma}
        {count(Math.ceil(left / inAMinute), minutes, locale)}
      </a>
    </p>
  );
}

/** Nothing is left today: what was right of it, and when the next questions come. */
function Over({ open: { given, nextOn } }: { open: PracticeOnPage }) {
  const { practice } = useQuizWords();
  const locale = useLocale();
  const right = given.filter(({ state }) => state === 'right').length;
  return (
    <>
      {given.length > 0 && (
        <Heading level={2} size={3} className="step-title">
          {practice.score(right, given.length)}
        </Heading>
      )}
      <p>
        {given.length === 0 && nextOn !== null && `${practice.rest} `}
        {nextOn === null ? practice.none : practice.next(formatDay(nextOn, locale))}
      </p>
    </>
  );
}

type Props = { loaderData: DataOf<typeof loader>; actionData?: { answers?: RefusedAnswers } };

export default function Practice({ loaderData, actionData }: Props) {
  const words = useQuizWords();
  const { tile } = useHomeWords();
  const locale = useLocale();
  const links = linksIn(locale);
  if (!('open' in loaderData)) return <ClosedPage closed={loaderData.closed} />;
  const { open, learnerKey } = loaderData;
  const { course, questions, attemptId, given } = open;
  const { practice } = words;
  const refused = actionData?.answers ?? null;
  return (
    <ClassroomFrame courseSlug={course.slug} courseName={course.words[locale].name}>
      <div>
        <Heading level={1} size={questions.length > 0 ? 3 : 2}>
          {practice.title}
        </Heading>
        <p className="text-ink-soft">{practice.lead}</p>
      </div>
      <section
        id="quiz"
        className="task"
        data-classroom="quiz"
        data-step="quiz"
        data-learner={learnerKey ?? undefined}
        {...sendingAttributes(words)}
      >
        {refused !== null && <Notice tone="error" title={words.refused[refused.reason]} />}
        {attemptId === null && <p>{practice.preview}</p>}
        {attemptId !== null && questions.length === 0 && <Over open={open} />}
        {attemptId !== null && questions.length > 0 && (
          <AnswerForm
            questions={questions}
            fields={{ attempt: attemptId }}
            action={links.practice(course.slug)}
            later={links.practiceAnswers(course.slug)}
            saysAtOnce
            send={words.send}
            refused={refused}
          />
        )}
        {given.length > 0 && (
          <Answered questions={given} opened={open} title={practice.today} isOpen={questions.length === 0} />
        )}
      </section>
      <p>
        <a href={links.learn(course.slug)} className="home-link">
          {tile.back}
        </a>
      </p>
    </ClassroomFrame>
  );
}
