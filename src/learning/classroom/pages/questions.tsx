/** '/learn/:course/lessons/:lesson/questions': all questions under a lesson, and where everything written there is sent. */
import { data, redirect } from 'react-router';
import { type DataOf, postedForm, typedText } from '../../../platform/forms/read-form.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { spokenIn, useLocale } from '../../../platform/locale.ts';
import { isInDarija } from '../../../catalogue/courses/course.ts';
import { questionWords, useQuestionWords } from '../words.ts';
import { ClassroomFrame, closedPage, ClosedPage } from './frame.tsx';
import { openClassroom, type ClassroomArgs } from './open-classroom.ts';
import { AskForm, type Problem, type Refused } from './question-forms.tsx';
import { QuestionList } from './question-list.tsx';

export { headers } from './open-classroom.ts';

export async function loader(args: ClassroomArgs) {
  const { academy, caller, courseSlug, locale, url } = await openClassroom(args);
  const key = args.params.lesson ?? '';
  const found = await academy.questions.underLesson({ caller, courseSlug, key });
  if (!found.ok) return closedPage(found, { locale, url });
  const { open, isStaff, questions } = found;
  const inDarija = isInDarija(open.course);
  const words = spokenIn(questionWords, locale, inDarija);
  return data({
    head: {
      title: words.title(open.content.title[locale]),
      description: words.description,
      index: false,
      inDarija,
    },
    under: {
      courseSlug,
      courseName: open.course.words[locale].name,
      lessonKey: key,
      lessonTitle: open.content.title[locale],
      isStaff,
      learnerKey: academy.offline.learnerKey(open.learner),
      questions,
      formKey: crypto.randomUUID(),
      isTooLarge: url.searchParams.get('files') === 'too-large',
      editing: url.searchParams.get('edit'),
    },
  });
}

const isProblem = (reason: string): reason is Problem => reason in questionWords.en.problems;

/** Answers that a phone takes as final but for these: what waits there is sent again later. */
const statusOf: Partial<Record<Problem, number>> = { 'too-many': 429, 'store-away': 503 };

/** Redirects to the text that was acted on, not to the top of a long page. */
export async function action(args: ClassroomArgs) {
  const { academy, caller, courseSlug, locale, links, url } = await openClassroom(args);
  const key = args.params.lesson ?? '';
  const asked = { caller, courseSlug, key };
  const form = await postedForm(args.request);
  const [intent, id, body] = [typedText(form, 'intent'), typedText(form, 'id'), typedText(form, 'body')];
  const here = links.lessonQuestions(courseSlug, key);
  const isAnonymous = form.has('anonymous');
  if (intent === 'take-back') {
    await academy.questions.takeBack({ ...asked, id });
    return redirect(here, 303);
  }
  if (intent === 'helpful' || intent === 'report') {
    const kind = intent === 'helpful' ? 'helpful' : 'reported';
    const given = await academy.questions.vote({ ...asked, id, kind });
    if (!given.ok && 'course' in given) return closedPage(given, { locale, url });
    return redirect(`${here}#question-${encodeURIComponent(id)}`, 303);
  }
  const file = form.get('voice');
  const voice = file instanceof File && file.size > 0 ? new Uint8Array(await file.arrayBuffer()) : null;
  const isNew = intent === 'ask' || intent === 'reply';
  const written = isNew
    ? await academy.questions.write({
        ...asked,
        parentId: intent === 'ask' ? null : id,
        body,
        isAnonymous,
        voice,
        formKey: typedText(form, 'key'),
      })
    : await academy.questions.reword({ ...asked, id, body });
  if (written.ok) return redirect(`${here}#question-${written.id}`, 303);
  if ('course' in written || !isProblem(written.reason)) {
    if ('course' in written) return closedPage(written, { locale, url });
    return redirect(here, 303);
  }
  const refused: Refused = {
    form: intent === 'ask' ? 'ask' : id,
    body,
    isAnonymous,
    hadVoice: voice !== null,
    problem: written.reason,
  };
  const status = statusOf[written.reason] ?? 422;
  return data({ refused, editing: intent === 'reword' ? id : null }, { status });
}

type Loaded = DataOf<typeof loader>;
type Props = { loaderData: Loaded; actionData?: DataOf<typeof action> };

type Under = Extract<Loaded, { under: unknown }>['under'];

function UnderLesson({ under, actionData }: { under: Under; actionData: Props['actionData'] }) {
  const words = useQuestionWords();
  const links = linksIn(useLocale());
  const { courseSlug, courseName, lessonKey, lessonTitle, isStaff, learnerKey, questions, formKey } = under;
  const tooLarge = {
    form: 'ask',
    body: '',
    isAnonymous: false,
    hadVoice: true,
    problem: 'voice-long',
  } as const;
  const answered = actionData && 'refused' in actionData ? actionData : null;
  const context = {
    courseSlug,
    lessonKey,
    isStaff,
    learnerKey,
    formKey,
    refused: answered?.refused ?? (under.isTooLarge ? tooLarge : null),
    editing: answered === null ? under.editing : answered.editing,
  };
  return (
    <ClassroomFrame courseSlug={courseSlug} courseName={courseName}>
      <Heading level={1} size={2}>
        {words.title(lessonTitle)}
      </Heading>
      <p className="text-ink-soft">{questions.length === 0 ? words.none : words.lead}</p>
      {!isStaff && <AskForm context={context} />}
      <QuestionList questions={questions} context={context} />
      <p>
        <ButtonLink kind="quiet" href={links.lesson(courseSlug, lessonKey)}>
          {words.backToLesson}
        </ButtonLink>
      </p>
    </ClassroomFrame>
  );
}

export default function Questions({ loaderData, actionData }: Props) {
  if (!('under' in loaderData)) return <ClosedPage closed={loaderData.closed} />;
  return <UnderLesson under={loaderData.under} actionData={actionData} />;
}
