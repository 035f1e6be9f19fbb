/** A learner's own notes: under each lesson with their form, and '/learn/:course/notes' with all of a course, to read and to print. */
import { data } from 'react-router';
import { linksIn } from '../../../academy/frame/links.ts';
import { clockOf } from '../../../academy/media/film-forms.ts';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { formatNumber } from '../../../platform/i18n/count.ts';
import { spokenIn, useLocale } from '../../../platform/locale.ts';
import { formatMoment } from '../../../platform/time/calendar-date.ts';
import { type Block, wordsOfBlock } from '../../../platform/text/read-markdown.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { FieldProblemText, SelectField, TextField } from '../../../platform/ui/field.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { isInDarija } from '../../../catalogue/courses/course.ts';
import type { OpenedLesson } from '../classroom.service.ts';
import { beginningOf, paragraphAnchor } from '../lesson.ts';
import type { NotedLesson, NoteView } from '../notes.service.ts';
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
  const inDarija = isInDarija(found.course);
  const { all } = spokenIn(classroomWords, locale, inDarija).note;
  const head = { title: all.title(found.course.words[locale].name), description: all.lead, index: false, inDarija };
  return data({ head, course: found.course, noted: found.noted });
}

/** Where a note stands: a second of the film, or words of the text, which lead there while they are on the page. */
function Place({ note, page }: { note: NoteView | null; page: string | null }) {
  const { seconds = null, beside = null, paragraph = null } = note ?? {};
  const { note: words } = useWords();
  const clock = seconds === null ? '' : clockOf(seconds);
  const quote = <q className="note-quote">{beside}</q>;
  return (
    <>
      {(seconds !== null || note === null) &&
        (page === null ? (
          <span className="font-semibold">{clock}</span>
        ) : (
          <a href={`${page}?from=${seconds}#film`} data-from={seconds ?? ''} className="note-time">
            <Icon name="play" size={18} />
            <span className="sr-only">{words.playAt}</span> <bdi data-clock>{clock}</bdi>
          </a>
        ))}
      {(beside !== null || note === null) &&
        (page === null || paragraph === null ? (
          <span data-quote>{quote}</span>
        ) : (
          <a href={`${page}#${paragraphAnchor(paragraph)}`} data-quote className="note-time">
            {quote}
          </a>
        ))}
      {beside !== null && paragraph === null && <span className="text-sm text-ink-soft">{words.gone}</span>}
    </>
  );
}

/** `note` null: the empty one, which the script fills. */
function NoteLine({ note, page }: { note: NoteView | null; page: string }) {
  const { note: words } = useWords();
  return (
    <li
      id={note === null ? undefined : `note-${note.id}`}
      data-note={note?.id ?? ''}
      data-change={note?.changeId ?? ''}
      data-beside={note?.beside ?? ''}
    >
      <Place note={note} page={page} />
      <p dir="auto" data-body className="note-body">
        {note?.body}
      </p>
      <p className="note-foot">
        <a href={`${page}?note=${note?.id ?? ''}#write`} data-edit className="home-link">
          {words.edit}
        </a>
        <span data-waits hidden className="text-sm text-ink-soft">
          {words.waits}
        </span>
      </p>
    </li>
  );
}

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

/** What the form begins with: what was refused, the note that is changed, or nothing. */
function startOf({ notes, form, refused }: LessonNotes): RefusedNote & { isOld: boolean } {
  const isOld = notes.some(({ id }) => id === (refused?.noteId ?? form.editing));
  if (refused !== null) return { ...refused, isOld };
  const note = notes.find(({ id }) => id === form.editing);
  return {
    noteId: note?.id ?? form.key,
    seen: note?.changeId ?? '',
    body: note?.body ?? '',
    time: note?.seconds ? clockOf(note.seconds) : '',
    beside: note?.beside ?? '',
    problem: 'required',
    isOld,
  };
}

function Places({ start, text, hasFilm, refused }: LessonNotes & { start: RefusedNote }) {
  const { note: words } = useWords();
  const isWrongTime = refused?.problem === 'bad-time';
  const beginnings = text.map((block) => beginningOf(wordsOfBlock(block)));
  // A note keeps the words of a paragraph that is gone.
  const isGone = start.beside !== '' && !beginnings.includes(start.beside);
  const shown = [...new Set([...beginnings.filter(Boolean), ...(isGone ? [start.beside] : [])])];
  return (
    <>
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
      {shown.length > 1 && (
        <SelectField
          name="beside"
          id="note-beside"
          label={words.beside}
          choose={words.whole}
          value={start.beside}
          options={shown.map((one) => ({ value: one, label: one }))}
        />
      )}
    </>
  );
}

/** The notes of one lesson, and the form that writes and changes them. */
export function Notes(props: LessonNotes) {
  const { open, notes, of, form, refused } = props;
  const { note: words } = useWords();
  const locale = useLocale();
  const links = linksIn(locale);
  const page = links.lesson(open.course.slug, open.lesson.key);
  const start = startOf(props);
  const most = formatNumber(mostSigns, locale);
  const { problems } = words;
  const problem = refused && refused.problem !== 'bad-time' ? refused.problem : null;
  const sentenceOf = (name: 'required' | 'too-long' | 'too-many') =>
    name === 'too-long' ? problems[name](most) : problems[name];
  return (
    <section
      id="notes"
      className="lesson-note"
      data-classroom="note"
      data-later={links.answers(open.course.slug, open.lesson.key)}
      data-word-time={problems['bad-time']}
      data-word-long={problems['too-long'](most)}
      data-word-beside={words.here}
      {...of}
    >
      <h2>
        <Icon name="pencil" size={20} />
        {words.title}
      </h2>
      <ol data-notes>
        {notes.map((note) => (
          <NoteLine key={note.id} note={note} page={page} />
        ))}
      </ol>
      <template>
        <NoteLine note={null} page={page} />
      </template>
      <form id="write" method="post" action={page} noValidate>
        <input type="hidden" name="noteId" value={start.noteId} />
        <input type="hidden" name="change" value={form.key} />
        <input type="hidden" name="seen" value={start.seen} />
        <label htmlFor="note" data-word-edit={words.editing}>
          {start.isOld ? words.editing : words.write}
        </label>
        <textarea
          id="note"
          name="note"
          rows={3}
          dir="auto"
          defaultValue={start.body}
          placeholder=" "
          autoFocus={problem !== null}
          aria-invalid={problem === null ? undefined : true}
          aria-describedby="note-problem note-hint"
        />
        <FieldProblemText id="note-problem" problem={problem && sentenceOf(problem)} />
        <p id="note-hint">{words.hint}</p>
        {hasFilm && (
          <Button type="button" kind="secondary" data-note-at={words.at} hidden>
            {words.at}
          </Button>
        )}
        <div className="note-more">
          <Places {...props} start={start} />
          <p className="note-foot">
            <Button kind="secondary">{words.save}</Button>
            <Button kind="quiet" name="intent" value="remove" hidden={!start.isOld}>
              {words.remove}
            </Button>
            <a href={`${page}#notes`} data-cancel hidden={!start.isOld} className="home-link">
              {words.cancel}
            </a>
          </p>
        </div>
      </form>
      <p role="status" data-said className="sr-only" data-word-saved={words.saved} data-word-waits={words.waits} />
      {notes.length > 0 && (
        <a href={links.courseNotes(open.course.slug)} className="home-link">
          {words.all.link}
        </a>
      )}
    </section>
  );
}

function OfLesson({ noted: { lesson, isOpen, notes }, courseSlug }: { noted: NotedLesson; courseSlug: string }) {
  const { note: words } = useWords();
  const locale = useLocale();
  const page = lesson && isOpen ? linksIn(locale).lesson(courseSlug, lesson.key) : null;
  const title = lesson === null ? words.all.gone : <bdi>{lesson.title[locale]}</bdi>;
  return (
    <section className="home-card">
      <h2>{page === null ? title : <a href={`${page}#notes`}>{title}</a>}</h2>
      <ol className="note-list">
        {notes.map((note) => (
          <li key={note.id}>
            <Place note={note} page={page} />
            <p dir="auto" className="note-body">
              {note.body}
            </p>
            <time dateTime={note.madeAt.toISOString()} className="text-sm text-ink-soft">
              {formatMoment(note.madeAt, locale)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

export default function CourseNotes({ loaderData }: { loaderData: DataOf<typeof loader> }) {
  const { note: words } = useWords();
  const locale = useLocale();
  if (!('noted' in loaderData)) return <ClosedPage closed={loaderData.closed} />;
  const { course, noted } = loaderData;
  const { name } = course.words[locale];
  return (
    <ClassroomFrame courseSlug={course.slug} courseName={name}>
      <Heading level={1} size={2}>
        {words.all.title(name)}
      </Heading>
      <p className="text-ink-soft">{noted.length === 0 ? words.all.none : words.all.lead}</p>
      {noted.length > 0 && (
        <p>
          <Button type="button" kind="secondary" data-print className="needs-script">
            <Icon name="print" size={18} />
            {words.all.print}
          </Button>
        </p>
      )}
      {noted.map((one) => (
        <OfLesson key={one.lesson?.id ?? ''} noted={one} courseSlug={course.slug} />
      ))}
    </ClassroomFrame>
  );
}
