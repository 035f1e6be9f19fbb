/** '/learn/:course/lessons/:lesson': one lesson to read, watch or do; and what comes after it. */
import { data, redirect } from 'react-router';
import { type DataOf, postedForm } from '../../../platform/forms/read-form.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import { MarkdownText } from '../../../platform/ui/markdown.tsx';
import { readMarkdown } from '../../../platform/text/read-markdown.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { useLocale } from '../../../platform/locale.ts';
import { isInDarija } from '../../../catalogue/courses/course.ts';
import type { OpenedLesson } from '../classroom.service.ts';
import { sizeIn } from '../../../academy/media/film-forms.ts';
import { useFilmWords, useHomeWords, useKeepWords, useWords } from '../words.ts';
import { isDoneByButton } from '../lesson.ts';
import type { SessionView } from '../live.service.ts';
import { isUuid } from '../../../platform/text/typed-text.ts';
import { AssignmentPart, type RefusedWork } from './assignment.tsx';
import { ClassroomFrame, closedPage, ClosedPage, WaysOn } from './frame.tsx';
import { KeepOnPhone } from './keep.tsx';
import { type FileView, Film, lessonMedia } from './film.tsx';
import { type ClassroomArgs, openClassroom, eventAttributes } from './open-classroom.ts';
import { QuizPart } from './quiz.tsx';
import { type RefusedAnswers, sendAnswers, takeBack } from './sent-answers.ts';
import { LiveSessionCard } from './live-session.tsx';
import { isOptional } from '../learning.ts';
import { LessonLine } from './outline.tsx';
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
  const [live, under] = await Promise.all([
    academy.live.sessionOfLesson(found),
    academy.questions.underOpened({ open: found, caller }),
  ]);
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
    { head, open: found, media, weights, learnerKey, quiz, assignment, filesTooLarge, live, under },
    { headers: chosen },
  );
}

/** The answers of a quiz, work that is taken back, or the press of 'Mark as done' without script. */
export async function action(args: ClassroomArgs) {
  const opened = await openClassroom(args);
  const { academy, caller, courseSlug, locale, links, url, clock } = opened;
  const key = args.params.lesson ?? '';
  const form = await postedForm(args.request);
  if (form.has('attempt')) return sendAnswers(opened, { key, form });
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
  return redirect(links.lesson(courseSlug, key), 303);
}

function Done({ open, live }: { open: OpenedLesson; live: SessionView | null }) {
  const { lesson: words } = useWords();
  const keep = useKeepWords();
  if (open.learner === null) return null;
  if (!isDoneByButton(open.lesson.kind)) return null;
  if (live?.hasBegun === false) return null;
  if (open.lesson.progress?.doneAt) return <p className="font-bold">{words.done}</p>;
  return (
    <form method="post" className="grid justify-items-start gap-2" data-classroom="done">
      <span data-later>
        <Button>{words.markDone}</Button>
      </span>
      <p data-later hidden role="status" className="font-bold">
        {keep.doneLater}
      </p>
      <p className="text-sm text-ink-soft">{words.completes}</p>
    </form>
  );
}

/** The lesson's module, and its place in the list of its lessons. */
function placeOf({ modules, lesson }: OpenedLesson) {
  const module = modules.find(({ lessons }) => lessons.some(({ key }) => key === lesson.key));
  const lessons = module?.lessons ?? [];
  return {
    module,
    lessons,
    of: lessons.length,
    number: lessons.findIndex(({ key }) => key === lesson.key) + 1,
  };
}

/** The other lessons of the module, where the screen has space beside the lesson. */
function BesideLesson({ open }: { open: OpenedLesson }) {
  const { lessons } = placeOf(open);
  const { home } = useWords();
  return (
    <nav aria-label={home.outline} className="classroom-beside max-lg:hidden">
      <ol>
        {lessons.map((one) => (
          <LessonLine
            key={one.id}
            lesson={one}
            courseSlug={open.course.slug}
            isHere={one.key === open.lesson.key}
            session={undefined}
            readBytes={undefined}
          />
        ))}
      </ol>
    </nav>
  );
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

type Props = {
  loaderData: DataOf<typeof loader>;
  actionData?: { refused?: RefusedWork; answers?: RefusedAnswers };
};

function Task({ loaderData, actionData }: Props) {
  if (!('open' in loaderData)) return null;
  const { open, quiz, assignment, filesTooLarge } = loaderData;
  const of = { courseSlug: open.course.slug, lessonKey: open.lesson.key };
  if (quiz !== null) return <QuizPart {...of} onPage={quiz} refused={actionData?.answers ?? null} />;
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
  return <AssignmentPart {...of} onPage={assignment} refused={actionData?.refused ?? tooLarge} />;
}

/** Text in one language only keeps the direction of that language, whatever the page's. */
const isInOne = ({ body }: OpenedLesson['content']): boolean => body.en === body.ar;

export default function Lesson({ loaderData, actionData }: Props) {
  const { lesson: words } = useWords();
  const { group } = useHomeWords();
  const locale = useLocale();
  const links = linksIn(locale);
  if (!('open' in loaderData)) return <ClosedPage closed={loaderData.closed} />;
  const { open, media, weights, learnerKey, live, under } = loaderData;
  const { course, content, isVisitor } = open;
  const { module, of, number } = placeOf(open);
  const home = isVisitor ? links.course(course.slug) : links.learn(course.slug);
  return (
    <ClassroomFrame
      courseSlug={course.slug}
      courseName={course.words[locale].name}
      home={home}
      beside={isVisitor ? null : <BesideLesson open={open} />}
    >
      {open.isDraft && <Notice tone="info">{words.draft}</Notice>}
      <article
        className="grid gap-5"
        {...eventAttributes({ lessonId: open.lesson.id, learnerKey, events: links.events(course.slug) })}
      >
        <div>
          {module !== undefined && (
            <p className="text-sm text-ink-soft">
              <bdi>{module.title[locale]}</bdi>
              {number > 0 && ` · ${words.place(number, of)}`}
              {isOptional(open.lesson) && ` · ${words.optional}`}
            </p>
          )}
          <Heading level={1} size={2}>
            <bdi>{content.title[locale]}</bdi>
          </Heading>
        </div>
        {media.film !== null && <Film film={media.film} />}
        {live !== null && (
          <LiveSessionCard session={live} courseSlug={course.slug} lesson={open.lesson.key} />
        )}
        <div className="lesson-text" {...(isInOne(content) && { dir: 'auto' })}>
          <MarkdownText blocks={readMarkdown(content.body[locale], locale).blocks} locale={locale} />
        </div>
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
        <Task loaderData={loaderData} actionData={actionData} />
        <Done open={open} live={live} />
      </article>
      {weights !== null && <KeepOnPhone courseSlug={course.slug} lessons={[open.lesson]} weights={weights} />}
      <WaysOn open={open} home={home} />
      {under !== null && <UnderLesson open={open} under={under} learnerKey={learnerKey} />}
    </ClassroomFrame>
  );
}
