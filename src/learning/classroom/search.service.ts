/**
 * One search over what a learner may open now: titles and texts of lessons, what is said in films, and her own notes. Nothing of a
 * lesson that is not hers, or not yet, is looked at.
 */
import { text as textOfStream } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import type { Context } from '../../platform/context.ts';
import { type Locale, readingOrder } from '../../platform/i18n/locale.ts';
import { wordsOfBlock } from '../../platform/text/read-markdown.ts';
import { plainCue, readCaptions } from '../../academy/media/captions.ts';
import { captionsOf } from '../../academy/media/media.ts';
import { openFile, readFiles } from '../../academy/media/media.service.ts';
import type { MediaFile } from '../../academy/media/media.table.ts';
import type { Course } from '../../catalogue/courses/course.ts';
import {
  enter,
  readLearners,
  type Caller,
  type Closed,
  type Entered,
  type Learner,
  type OutlineLesson,
} from './classroom.service.ts';
import type { LessonNote } from './classroom.table.ts';
import { mayOpen } from './learning.ts';
import { type LessonContent, readParts } from './lesson.ts';
import { readNotes } from './notes.service.ts';
import { readContents, readTaught } from './outline.service.ts';
import { answers, foldedText, type Line, lineOf, type Search } from './search.ts';
import { readable } from './teaching.ts';

/** In the order in which they are listed. */
const kinds = ['title', 'note', 'text', 'caption'] as const;

/** Something that is looked through. `at`: the second of a caption, or the place of a paragraph on its page. */
type Passage = { text: string; folded: string; at: number };

export type Hit = {
  kind: (typeof kinds)[number];
  line: Line;
  /** Seconds into the film; null for none. */
  seconds: number | null;
  /** The paragraph, from 0; null for none. */
  paragraph: number | null;
};
export type FoundLesson = {
  course: Pick<Course, 'slug' | 'words'>;
  lesson: Pick<OutlineLesson, 'key' | 'title' | 'kind'>;
  hits: Hit[];
};

/** So many lessons are listed, and so many places of each. */
const [mostLessons, mostHits] = [20, 2];

const passage = (text: string, at: number): Passage => ({ text, folded: foldedText(text), at });

type Parts = { text: readonly Passage[]; chapters: readonly Passage[] };

/** A text is folded once for each version of the content, whose memory hands out the same object. */
const texts = new WeakMap<LessonContent, Partial<Record<Locale, Parts>>>();

async function partsIn(content: LessonContent, locale: Locale): Promise<Parts> {
  const known = texts.get(content) ?? {};
  texts.set(content, known);
  if (known[locale] !== undefined) return known[locale];
  // A course is read for the first time lesson by lesson: who asks for something else meanwhile is answered in between.
  await setImmediate();
  const { chapters, rest } = readParts(readable(content), locale);
  return (known[locale] = {
    chapters: chapters.map(({ title, at }) => passage(title, at)),
    text: rest.map((block, at) => passage(wordsOfBlock(block), at)).filter(({ folded }) => folded !== ''),
  });
}

/** What is said, by the file of its captions, which another one replaces under an id of its own; the ones read last. */
const said = new Map<string, Said>();
const mostSaid = 400;

/** `pairs`: each with the one behind it, since a sentence goes on from one to the next. */
type Said = { each: readonly Passage[]; pairs: readonly Passage[] };

async function saidIn(context: Context, file: MediaFile | undefined): Promise<Said> {
  if (file === undefined) return { each: [], pairs: [] };
  const known = said.get(file.id);
  if (known !== undefined) return known;
  const wanted = { method: 'GET', range: undefined, ifRange: undefined };
  // A store that is away now hides what is said, and nothing else.
  const source = await openFile(context, { file, wanted })
    .then((opened) => opened && textOfStream(opened.body()))
    .catch(() => null);
  if (source === null) return { each: [], pairs: [] };
  const read = readCaptions(source);
  const lines = read.ok ? read.cues.map(({ from, text }) => ({ from, text: plainCue(text) })) : [];
  const found = {
    each: lines.map(({ from, text }) => passage(text, from)),
    pairs: lines.map(({ from, text }, at) => passage(`${text} ${lines[at + 1]?.text ?? ''}`, from)),
  };
  said.set(file.id, found);
  const [oldest] = said.keys();
  if (said.size > mostSaid && oldest !== undefined) said.delete(oldest);
  return found;
}

type Looked = { search: Search; locale: Locale };
type InLesson = { lesson: OutlineLesson; content: LessonContent; notes: readonly LessonNote[] };

/** What answers in one lesson, the best first. `files`: of the course's films. */
async function hitsIn(
  context: Context,
  { search, locale }: Looked,
  { lesson, content, notes }: InLesson,
  files: readonly MediaFile[],
): Promise<(Hit & { score: number })[]> {
  const title = passage(lesson.title[locale], 0);
  const { text, chapters } = await partsIn(content, locale);
  const captions = captionsOf(locale);
  const file = files.find(({ mediaId, rendition }) => mediaId === content.media && rendition === captions);
  const { each, pairs } = await saidIn(context, file);
  const among = (some: readonly Passage[], within = title.folded) =>
    some.flatMap((one) => {
      const score = answers(search, one.folded, within);
      return score === null ? [] : [{ ...one, score }];
    });
  const inOne = among([...chapters, ...each]);
  const found: Record<Hit['kind'], ReturnType<typeof among>> = {
    title: among([title], ''),
    note: among(notes.map(({ body, seconds }) => passage(body, seconds ?? -1))),
    text: among(text),
    caption: inOne.length > 0 ? inOne : among(pairs),
  };
  return kinds.flatMap((kind) =>
    found[kind]
      .toSorted((one, other) => other.score - one.score)
      .slice(0, mostHits)
      .map(({ score, text: line, at }) => ({
        kind,
        score,
        line: lineOf(line, search),
        seconds: kind === 'caption' || (kind === 'note' && at >= 0) ? at : null,
        paragraph: kind === 'text' ? at : null,
      })),
  );
}

type Searched = { course: Course; lessons: OutlineLesson[]; enrolmentId: string | null };

async function foundIn(
  context: Context,
  looked: Looked,
  { course, lessons, enrolmentId }: Searched,
  notes: readonly LessonNote[],
): Promise<(FoundLesson & { rank: number })[]> {
  const { db } = context.database;
  const contents = new Map((await readContents(db, course.slug)).map(({ id, content }) => [id, content]));
  const open = lessons.flatMap((lesson) => {
    const content = contents.get(lesson.id);
    const own = notes.filter((note) => note.enrolmentId === enrolmentId && note.lessonId === lesson.id);
    return content ? [{ lesson, content, notes: own }] : [];
  });
  const files = await readFiles(
    db,
    open.flatMap(({ content }) => content.media ?? []),
  );
  const found = await Promise.all(
    open.map(async (one) => ({ lesson: one.lesson, hits: await hitsIn(context, looked, one, files) })),
  );
  return found.flatMap(({ lesson, hits }) => {
    const [best] = hits;
    const shown = hits.slice(0, mostHits).map(({ score: _score, ...hit }) => hit);
    return best ? [{ course, lesson, hits: shown, rank: kinds.indexOf(best.kind) * 100 - best.score }] : [];
  });
}

/** The lessons of a course that may be opened now; of staff, who look at it, all. */
const searchedIn = (
  { course, outline }: Pick<Entered, 'course' | 'outline'>,
  learner: Learner | null,
  now: Date,
): Searched => ({
  course,
  lessons: outline
    .flatMap((one) => one.lessons)
    .filter((lesson) => learner === null || mayOpen(lesson, learner.seat, now).ok),
  enrolmentId: learner?.enrolment.id ?? null,
});

/** One course, or all that the caller has a seat in. */
async function readSearched(
  context: Context,
  caller: Caller,
  courseSlug: string | null,
): Promise<{ ok: true; searched: Searched[] } | Closed> {
  const { db } = context.database;
  const now = context.clock();
  if (courseSlug !== null) {
    const entered = await enter(context, { caller, courseSlug });
    return entered.ok ? { ok: true, searched: [searchedIn(entered, entered.learner, now)] } : entered;
  }
  const learners = await readLearners(db, caller);
  if (learners.length === 0)
    return { ok: false, reason: caller.email === null ? 'sign-in' : 'not-enrolled', course: null };
  const isOpen = ({ seat }: Learner) => seat.pausedAt === null;
  const seats = [...Map.groupBy(learners.filter(isOpen), ({ enrolment }) => enrolment.courseSlug)];
  const searched = await Promise.all(
    seats.map(async ([slug, [learner]]) => {
      const taught = learner && (await readTaught(db, slug));
      return taught ? searchedIn(taught, learner, now) : null;
    }),
  );
  return { ok: true, searched: searched.filter((one) => one !== null) };
}

/**
 * Lessons that answer, best first: titles over her notes, over texts, over what is said; in her language, or else in the others.
 * `courseSlug` null: in all her courses; `search` null: nothing is looked for. `isMore`: there are others.
 */
export async function search(
  context: Context,
  asked: { caller: Caller; courseSlug: string | null; search: Search | null; locale: Locale },
): Promise<{ ok: true; course: Course | null; found: FoundLesson[]; isMore: boolean } | Closed> {
  const { caller, courseSlug, search: wanted, locale } = asked;
  const read = await readSearched(context, caller, courseSlug);
  if (!read.ok) return read;
  const { searched } = read;
  const course = courseSlug === null ? null : (searched[0]?.course ?? null);
  if (wanted === null) return { ok: true, course, found: [], isMore: false };
  const ids = searched.flatMap(({ enrolmentId }) => enrolmentId ?? []);
  const notes = await readNotes(context.database.db, ids);
  let ranked: (FoundLesson & { rank: number })[] = [];
  for (const one of readingOrder(locale)) {
    const looked = { search: wanted, locale: one };
    ranked = (await Promise.all(searched.map((each) => foundIn(context, looked, each, notes)))).flat();
    if (ranked.length > 0) break;
  }
  ranked.sort((one, other) => one.rank - other.rank);
  const shown = ranked.slice(0, mostLessons).map(({ rank: _rank, ...one }) => one);
  return { ok: true, course, found: shown, isMore: ranked.length > shown.length };
}
