/** A learner's own notes: under each lesson with their form, and '/learn/:course/notes' with all of a course, to read and to print. */
import { data } from 'react-router';
import { linksIn } from '../../../academy/frame/links.ts';
import { clockOf } from '../../../academy/media/film-forms.ts';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { formatNumber } from '../../../platform/i18n/count.ts';
import { spokenIn, useLocale } from '../../../platform/locale.ts';
import { type Block, wordsOfBlock } from '../../../platform/text/read-markdown.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { FieldProblemText, SelectField, TextField } from '../../../platform/ui/field.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { isInDarija } from '../../../catalogue/courses/course.ts';
import type { OpenedLesson } from '../classroom.service.ts';
import { beginningOf, paragraphAnchor } from '../lesson.ts';
import type { NoteView } from '../notes.service.ts';
import { mostSigns } from '../question.ts';
import { classroomWords, useWords } from '../words.ts';
import { ClassroomFrame, closedPage, ClosedPage } from './frame.tsx';
import { type ClassroomArgs, type eventAttributes, openClassroom } from './open-classroom.ts';
import type { RefusedNote } from './sent-answers.ts';

export { headers } from './open-classroom.ts';

export async function loader(args: ClassroomArgs) {
  const { academy, caller, courseSlug, locale, url } = await openClassroom(args);
  const found = await academy.notes.notesOfCourse({ caller, courseSlug, locale });
  if (!found.ok) return closedPage(found, { locale, url });
  const { course, noted } = found;
  const inDarija = isInDarija(course);
  const { all } = spokenIn(classroomWords, locale, inDarija).note;
  const head = { title: all.title(course.words[locale].name), description: all.lead, index: false, inDarija };
  return data({ head, course, noted });
}

/** `page`: of its lesson, where it stands and is changed; null for one that cannot be opened. */
function NoteLine({ note, page }: { note: NoteView; page: string | null }) {
  const { id, changeId, seconds, beside, paragraph, body } = note;
  const { note: words } = useWords();
  const anchor = page !== null && paragraph !== null ? `${page}#${paragraphAnchor(paragraph)}` : undefined;
  return (
    <li id={`note-${id}`} data-note={id} data-change={changeId} data-beside={beside}>
      {seconds !== null && (
        <a
          href={page === null ? undefined : `${page}?from=${seconds}#film`}
          data-from={seconds}
          className="note-place"
        >
          <Icon name="play" size={18} />
          <span className="sr-only">{words.playAt}</span> <bdi data-clock>{clockOf(seconds)}</bdi>
        </a>
      )}
      {beside !== null && (
        <a href={anchor} className="note-place">
          <q dir="auto">{beside}</q>
        </a>
      )}
      {beside !== null && paragraph === null && <p className="text-sm text-ink-soft">{words.gone}</p>}
      <p dir="auto" data-body className="note-body">
        {body}
      </p>
      {page !== null && (
        <p className="note-foot">
          <a href={`${page}?note=${id}#write`} data-edit className="home-link">
            {words.edit}
          </a>
          <span data-waits hidden className="text-sm text-ink-soft">
            {words.waits}
          </span>
        </p>
      )}
    </li>
  );
}

/** What the script makes new lines of. */
const blank: NoteView = {
  id: '',
  changeId: '',
  seconds: 0,
  beside: '',
  paragraph: 0,
  body: '',
  madeAt: new Date(0),
};

type LessonNotes = {
  open: OpenedLesson;
  notes: readonly NoteView[];
  /** The blocks of its text as they are shown. */
  text: readonly Block[];
  hasFilm: boolean;
  of: ReturnType<typeof eventAttributes>;
  /** The note of '?note=', and the key under which what is sent now counts once. */
  form: { editing: string | null; key: string };
  refused: RefusedNote | null;
};

/** The form begins with what was refused, the note that is changed, or nothing. */
function NoteForm({ open, notes, text, hasFilm, form, refused }: LessonNotes) {
  const { note: words } = useWords();
  const locale = useLocale();
  const page = linksIn(locale).lesson(open.course.slug, open.lesson.key);
  const note = notes.find(({ id }) => id === (refused?.noteId ?? form.editing));
  const start = refused ?? {
    noteId: note?.id ?? form.key,
    seen: note?.changeId,
    body: note?.body,
    time: note?.seconds ? clockOf(note.seconds) : '',
    beside: note?.beside ?? '',
  };
  const isWrongTime = refused?.problem === 'bad-time';
  const problem = refused && refused.problem !== 'bad-time' ? words.problems[refused.problem] : null;
  // A note keeps the words of a paragraph that is gone.
  const places = new Set(
    [...text.map((block) => beginningOf(wordsOfBlock(block))), start.beside].filter(Boolean),
  );
  return (
    <form id="write" method="post" action={page} noValidate>
      <input type="hidden" name="noteId" value={start.noteId} />
      <input type="hidden" name="change" value={form.key} />
      <input type="hidden" name="seen" value={start.seen} />
      <label htmlFor="note" data-word-new={words.write} data-word-edit={words.editing}>
        {note ? words.editing : words.write}
      </label>
      <textarea
        id="note"
        name="note"
        rows={3}
        dir="auto"
        placeholder=" "
        defaultValue={start.body}
        aria-invalid={problem === null ? undefined : true}
        aria-describedby="note-problem note-hint"
      />
      <FieldProblemText
        id="note-problem"
        problem={typeof problem === 'function' ? problem(formatNumber(mostSigns, locale)) : problem}
      />
      <p id="note-hint">{words.hint}</p>
      {hasFilm && (
        <Button type="button" kind="secondary" data-note-at={words.at} hidden>
          {words.at}
        </Button>
      )}
      <div className="note-more">
        {(hasFilm || start.time !== '') && (
          <TextField
            name="time"
            id="note-time"
            label={words.time}
            hint={words.timeHint}
            dir="ltr"
            value={start.time}
            problem={isWrongTime ? words.problems['bad-time'] : null}
            isFirstWrong={isWrongTime}
          />
        )}
        {places.size > 0 && (
          <SelectField
            name="beside"
            id="note-beside"
            label={words.beside}
            choose={words.whole}
            value={start.beside}
            options={[...places].map((one) => ({ value: one, label: one }))}
          />
        )}
        <p className="note-foot">
          <Button kind="secondary">{words.save}</Button>
          <Button kind="quiet" name="intent" value="remove" hidden={!note}>
            {words.remove}
          </Button>
          <a href={`${page}#notes`} data-cancel hidden={!note} className="home-link">
            {words.cancel}
          </a>
        </p>
      </div>
    </form>
  );
}

/** The notes of one lesson, and the form that writes and changes them. */
export function Notes(props: LessonNotes) {
  const { open, notes, of } = props;
  const { note: words } = useWords();
  const locale = useLocale();
  const links = linksIn(locale);
  const [course, lesson] = [open.course.slug, open.lesson.key];
  const line = (note: NoteView) => <NoteLine key={note.id} note={note} page={links.lesson(course, lesson)} />;
  return (
    <section
      id="notes"
      className="lesson-note"
      data-classroom="note"
      data-later={links.answers(course, lesson)}
      data-word-time={words.problems['bad-time']}
      data-word-long={words.problems['too-long'](formatNumber(mostSigns, locale))}
      data-word-here={words.here}
      {...of}
    >
      <h2>
        <Icon name="pencil" size={20} />
        {words.title}
      </h2>
      <ol data-notes>{notes.map(line)}</ol>
      <template>{line(blank)}</template>
      <NoteForm {...props} />
      <p
        role="status"
        data-said
        className="sr-only"
        data-word-saved={words.saved}
        data-word-waits={words.waits}
      />
      {notes.length > 0 && (
        <a href={links.courseNotes(course)} className="home-link">
          {words.all.link}
        </a>
      )}
    </section>
  );
}

export default function CourseNotes({ loaderData }: { loaderData: DataOf<typeof loader> }) {
  const { all } = useWords().note;
  const locale = useLocale();
  if (!('noted' in loaderData)) return <ClosedPage closed={loaderData.closed} />;
  const { course, noted } = loaderData;
  const { name } = course.words[locale];
  return (
    <ClassroomFrame courseSlug={course.slug} courseName={name}>
      <Heading level={1} size={2}>
        {all.title(name)}
      </Heading>
      <p className="text-ink-soft">{noted.length === 0 ? all.none : all.lead}</p>
      {noted.length > 0 && (
        <p>
          <Button type="button" kind="secondary" data-print className="needs-script">
            <Icon name="print" size={18} />
            {all.print}
          </Button>
        </p>
      )}
      {noted.map(({ lesson, isOpen, notes }) => {
        const page = lesson && isOpen ? linksIn(locale).lesson(course.slug, lesson.key) : null;
        return (
          <section key={lesson?.id ?? ''} className="home-card">
            <h2>
              <bdi>{lesson?.title[locale] ?? all.gone}</bdi>
            </h2>
            <ol className="note-list">
              {notes.map((note) => (
                <NoteLine key={note.id} note={note} page={page} />
              ))}
            </ol>
          </section>
        );
      })}
    </ClassroomFrame>
  );
}
