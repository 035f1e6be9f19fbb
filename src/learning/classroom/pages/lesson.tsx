/** '/learn/:course/lessons/:lesson': one lesson to read, watch or do; and what comes after it. */
import { data, redirect } from 'react-router';
import { type DataOf, postedForm } from '../../../platform/forms/read-form.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import { readMarkdown } from '../../../platform/text/read-markdown.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { readAs } from '../../../platform/i18n/locale.ts';
import { useLocale } from '../../../platform/locale.ts';
import { isInDarija } from '../../../catalogue/courses/course.ts';
import { sizeIn } from '../../../academy/media/film-forms.ts';
import { useFilmWords, useHomeWords, useQuestionWords, useWords } from '../words.ts';
import type { OpenedLesson } from '../classroom.service.ts';
import { paragraphAnchor, takeChapters } from '../lesson.ts';
import { isUuid } from '../../../platform/text/typed-text.ts';
import { AssignmentPart, type RefusedWork } from './assignment.tsx';
import { ClassroomFrame, closedPage, ClosedPage } from './frame.tsx';
import { Facts, LessonBar, LessonFoot, LessonText } from './lesson-frame.tsx';
import { Notes } from './notes.tsx';
import { KeepOnPhone } from './keep.tsx';
import { Film } from './film.tsx';
import { type FileView, lessonMedia } from './film-view.ts';
import { type ClassroomArgs, openClassroom, eventAttributes } from './open-classroom.ts';
import { QuizPart } from './quiz.tsx';
import { type RefusedAnswers, type RefusedNote, sendAnswers, sendNote, takeBack } from './sent-answers.ts';
import { LiveSessionCard } from './live-session.tsx';
import { UnderLesson } from './question-list.tsx';

export { headersOfFilm as headers } from './open-classroom.ts';

export async function loader(args: ClassroomArgs) {
  const opened = await openClassroom(args);
  const { academy, caller, courseSlug, locale, url, clock, keepsLessons = true } = opened;
  const key = args.params.lesson ?? '';
  const asked = { caller, courseSlug, key };
  const draft = url.searchParams.has('draft') ? await academy.preview.openDraft(asked) : null;
  const found = draft ?? (await academy.classroom.openLesson(asked));
  if (!found.ok) return closedPage(found, { locale, url });
  if (found.learner !== null && found.lesson.progress === null)
    await academy.classroom.takeEvents({
      caller,
      courseSlug,
      events: [{ id: crypto.randomUUID(), lessonId: found.lesson.id, kind: 'opened', body: {}, at: clock() }],
    });
  const [live, under, notes] = await Promise.all([
    academy.live.sessionOfLesson(found),
    academy.questions.underOpened({ open: found, caller }),
    academy.notes.notesOf({ opened: found, locale }),
  ]);
  const noteForm = { editing: url.searchParams.get('note'), key: crypto.randomUUID() };
  const title = found.content.title[locale];
  const learnerKey = academy.offline.learnerKey(found.learner);
  const weights =
    found.learner !== null && keepsLessons ? await academy.offline.keepWeights(courseSlug) : null;
  const { lesson, content } = found;
  // Afterwards the recording replaces the session.
  const shown =
    live !== null && live.recordingId !== null && content.media === null
      ? { lesson: { id: live.id, progress: null }, content: { ...content, media: live.recordingId } }
      : { lesson, content };
  const { headers: chosen, ...media } = await lessonMedia({ ...opened, ...args, ...shown });
  const head = { title, description: title, index: false, inDarija: isInDarija(found.course) };
  const [quiz, assignment] = await Promise.all([
    academy.quiz.quizOf({ opened: found, locale }),
    academy.assignments.assignmentOf({ opened: found }),
  ]);
  const filesTooLarge = url.searchParams.get('files') === 'too-large';
  return data(
    {
      head,
      open: found,
      media,
      weights,
      learnerKey,
      quiz,
      assignment,
      filesTooLarge,
      live,
      under,
      notes,
      noteForm,
    },
    { headers: chosen },
  );
}

/** The answers of a quiz, work that is taken back, a note, or the press of 'Mark as done' without script. */
export async function action(args: ClassroomArgs) {
  const opened = await openClassroom(args);
  const { academy, caller, courseSlug, locale, links, url, clock } = opened;
  const key = args.params.lesson ?? '';
  const form = await postedForm(args.request);
  if (form.has('attempt')) return sendAnswers(opened, { key, form });
  if (form.has('note')) return sendNote(opened, { key, form });
  const submissionId = form.get('take-back');
  if (typeof submissionId === 'string' && isUuid(submissionId))
    return takeBack(opened, { key, submissionId });
  const found = await academy.classroom.openLesson({ caller, courseSlug, key });
  if (!found.ok) return closedPage(found, { locale, url });
  await academy.classroom.takeEvents({
    caller,
    courseSlug,
    events: [
      {
        id: crypto.randomUUID(),
        lessonId: found.lesson.id,
        kind: 'done',
        body: { how: 'button' },
        at: clock(),
      },
    ],
  });
  const { next, ends } = found;
  if (ends !== null) return redirect(links.unit(courseSlug, String(ends)), 303);
  return redirect(links.lesson(courseSlug, next?.isOpen === true ? next.key : key), 303);
}

/** Files to download. */
function LessonFiles({ files }: { files: readonly FileView[] }) {
  const words = useFilmWords();
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="lesson-files" className="lesson-files">
      <h2 id="lesson-files">{words.files}</h2>
      <ul>
        {files.map(({ name, href, bytes, ending }) => (
          <li key={href}>
            <a href={href} download={name}>
              <Icon name="download" size={20} />
              <bdi>{name}</bdi>
              <span className="film-note">
                {ending} · {sizeIn(bytes, words)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whoever only hears goes past what is to be read. */
function heardAfter({ modules, lesson }: OpenedLesson) {
  const all = modules.flatMap(({ lessons }) => lessons);
  const after = all.slice(all.findIndex(({ key }) => key === lesson.key) + 1);
  return after.find(({ isOpen, weights }) => isOpen && (weights.sound ?? weights.opus) !== undefined);
}

type Props = {
  loaderData: DataOf<typeof loader>;
  actionData?: { refused?: RefusedWork; answers?: RefusedAnswers; note?: RefusedNote };
};

function Task({ loaderData, actionData }: Props) {
  if (!('open' in loaderData)) return null;
  const { open, quiz, assignment, filesTooLarge } = loaderData;
  const of = { courseSlug: open.course.slug, lessonKey: open.lesson.key };
  if (quiz !== null) return <QuizPart opened={open} onPage={quiz} refused={actionData?.answers ?? null} />;
  if (assignment === null) return null;
  const field = assignment.assignment.takes.find((way) => way !== 'text') ?? 'text';
  const tooLarge: RefusedWork | null = filesTooLarge
    ? {
        submissionId: assignment.submissionId ?? '',
        text: '',
        hadFiles: true,
        reason: null,
        fault: { field, problem: 'too-large' },
      }
    : null;
  return (
    <AssignmentPart
      {...of}
      trainer={open.trainer}
      onPage={assignment}
      refused={actionData?.refused ?? tooLarge}
    />
  );
}

export default function Lesson({ loaderData, actionData }: Props) {
  const { lesson: words, note } = useWords();
  const { group } = useHomeWords();
  const questions = useQuestionWords();
  const locale = useLocale();
  const links = linksIn(locale);
  if (!('open' in loaderData)) return <ClosedPage closed={loaderData.closed} />;
  const { open, media, weights, learnerKey, live, under, notes, noteForm } = loaderData;
  const { course, content, isVisitor } = open;
  const { film } = media;
  const written = readAs(content.body, locale);
  const { blocks } = readMarkdown(content.body[locale], written);
  const { chapters, rest } = film === null ? { chapters: [], rest: blocks } : takeChapters(blocks);
  const home = isVisitor ? links.course(course.slug) : links.learn(course.slug);
  const events = eventAttributes({ lessonId: open.lesson.id, learnerKey, events: links.events(course.slug) });
  const heard = heardAfter(open);
  const next = heard && links.lesson(course.slug, heard.key);
  const isAsked = loaderData.quiz !== null && loaderData.quiz.last === null;
  const beside = under !== null && (
    <div className="lesson-beside">
      {learnerKey !== null && (
        <Notes
          {...{ open, notes, of: events, form: noteForm, refused: actionData?.note ?? null }}
          text={rest}
          hasFilm={film !== null}
        />
      )}
      {weights !== null && <KeepOnPhone courseSlug={course.slug} lessons={[open.lesson]} weights={weights} />}
      <UnderLesson open={open} under={under} learnerKey={learnerKey} />
    </div>
  );
  const task = <Task loaderData={loaderData} actionData={actionData} />;
  // What she made comes first.
  const isAccepted = loaderData.assignment?.closed === 'accepted';
  const title = (
    <div>
      <Heading level={1} size={isAsked ? 3 : 2}>
        <bdi>{content.title[locale]}</bdi>
      </Heading>
      <Facts open={open} />
    </div>
  );
  return (
    <ClassroomFrame
      courseSlug={course.slug}
      courseName={course.words[locale].name}
      bar={<LessonBar open={open} home={home} />}
      foot={<LessonFoot {...{ open, live, home, weights, learnerKey }} />}
    >
      {open.isDraft && <Notice tone="info">{words.draft}</Notice>}
      <div className="lesson-columns">
        <article className="lesson" data-course-name={course.words[locale].name} {...events}>
          {film === null ? (
            title
          ) : (
            <Film film={film} chapters={chapters} next={next}>
              {title}
            </Film>
          )}
          {live !== null && (
            <LiveSessionCard session={live} courseSlug={course.slug} lesson={open.lesson.key} />
          )}
          {isAccepted && task}
          {film !== null && rest.length > 0 && (
            <Heading level={2} size={3}>
              {words.inWriting}
            </Heading>
          )}
          <LessonText blocks={rest} locale={written} anchor={paragraphAnchor} />
          {content.link !== null && (
            <p>
              <ButtonLink href={content.link.url} target="_blank" rel="noopener noreferrer">
                {content.link.label[locale]}
                <span className="sr-only"> ({group.outside})</span>
                <Icon name="external" size={18} />
              </ButtonLink>
            </p>
          )}
          <LessonFiles files={media.files} />
          {!isAccepted && task}
        </article>
        {beside !== false && isAsked ? (
          <details
            className="task-details"
            open={actionData?.note !== undefined || noteForm.editing !== null}
          >
            <summary>
              <span className="flex-1">{`${note.title} · ${questions.heading}`}</span>
              <Icon name="chevron-down" size={20} />
            </summary>
            {beside}
          </details>
        ) : (
          beside
        )}
      </div>
    </ClassroomFrame>
  );
}
