/** What a learner writes down for herself in lessons: each note by itself, so that two phones never take each other's away. */
import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
import type { Context } from '../../platform/context.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { isUuid } from '../../platform/text/typed-text.ts';
import type { Course } from '../../catalogue/courses/course.ts';
import {
  enter,
  type Caller,
  type Closed,
  type Entered,
  type OpenedLesson,
  type OutlineLesson,
} from './classroom.service.ts';
import { lessonNotes, lessons, type LessonNote } from './classroom.table.ts';
import { mayOpen } from './learning.ts';
import { beginningOf, type LessonContent, paragraphOf } from './lesson.ts';
import { readContents } from './outline.service.ts';
import { readQuestion } from './question.ts';
import { readable } from './teaching.ts';

/** Notes of one lesson that a learner may have, and rows in all: earlier ones and those that she took away. */
const [mostNotes, mostRows] = [200, 1_000];

/** What of a note changes together. An empty body: it is taken away. */
type Text = Pick<LessonNote, 'changeId' | 'seconds' | 'beside' | 'body' | 'at'>;

/**
 * Which of two texts of a note stands: one that was written over the other with it before her eyes, else the later. `copy`: what
 * she had not seen when it was overwritten, and would be lost.
 */
export function settle(stored: Text, change: Text, seen: string | null): { stands: Text; copy: Text | null } {
  const hasSeen = seen === stored.changeId;
  const wins = hasSeen || change.at >= stored.at;
  const [stands, other] = wins ? [change, stored] : [stored, change];
  const isLost = !hasSeen && other.body !== '' && other.body !== stands.body;
  return { stands, copy: isLost ? other : null };
}

export type NoteView = Pick<LessonNote, 'id' | 'changeId' | 'seconds' | 'beside' | 'body' | 'madeAt'> & {
  /** The paragraph on the page of its lesson, from 0; null for none, or one that is gone. */
  paragraph: number | null;
};

/** The notes of these enrolments, or those of one lesson; the oldest first. */
export async function readNotes(
  db: Handle,
  enrolmentIds: readonly string[],
  lessonId?: string,
): Promise<LessonNote[]> {
  if (enrolmentIds.length === 0) return [];
  return db
    .select()
    .from(lessonNotes)
    .where(
      and(
        inArray(lessonNotes.enrolmentId, [...enrolmentIds]),
        lessonId === undefined ? undefined : eq(lessonNotes.lessonId, lessonId),
        ne(lessonNotes.body, ''),
      ),
    )
    .orderBy(asc(lessonNotes.madeAt), asc(lessonNotes.id));
}

/** In the order of the lesson: through its film, through its text, then those of the whole; as they were written in each. */
function inPlace(
  notes: readonly LessonNote[],
  content: Pick<LessonContent, 'media' | 'body'> | null,
  locale: Locale,
): NoteView[] {
  const placeOf = ({ seconds, paragraph }: NoteView) => seconds ?? 1e6 + (paragraph ?? 1e6);
  return notes
    .map(({ id, changeId, seconds, beside, body, madeAt }) => ({
      id,
      changeId,
      seconds,
      beside,
      body,
      madeAt,
      paragraph: beside === null || content === null ? null : paragraphOf(content, beside, locale),
    }))
    .sort((one, other) => placeOf(one) - placeOf(other));
}

/** The learner's notes of a lesson that is open; none for staff and visitors. */
export async function notesOf(
  { database: { db } }: Context,
  { opened, locale }: { opened: OpenedLesson; locale: Locale },
): Promise<NoteView[]> {
  const { learner, lesson, content } = opened;
  if (learner === null) return [];
  return inPlace(await readNotes(db, [learner.enrolment.id], lesson.id), content, locale);
}

/** `lesson` null: it is no longer in the course. `isOpen`: its page can be opened now. */
export type NotedLesson = { lesson: OutlineLesson | null; isOpen: boolean; notes: NoteView[] };

/** All notes of a course by their lessons, in its order; for staff, who write none, an empty list. */
export async function notesOfCourse(
  context: Context,
  { locale, ...asked }: { caller: Caller; courseSlug: string; locale: Locale },
): Promise<{ ok: true; course: Course; noted: NotedLesson[] } | Closed> {
  const { db } = context.database;
  const entered = await enter(context, asked);
  if (!entered.ok) return entered;
  const { course, learner, outline } = entered;
  if (learner === null) return { ok: true, course, noted: [] };
  const [notes, contents] = await Promise.all([
    readNotes(db, [learner.enrolment.id]),
    readContents(db, course.slug),
  ]);
  const inOutline = outline.flatMap((one) => one.lessons);
  const known = new Set(inOutline.map(({ id }) => id));
  const noted = inOutline.map((lesson) => {
    const own = notes.filter(({ lessonId }) => lessonId === lesson.id);
    const written = own.length === 0 ? undefined : contents.find(({ id }) => id === lesson.id);
    const isOpen = mayOpen(lesson, learner.seat, context.clock()).ok;
    return { lesson, isOpen, notes: inPlace(own, written ? readable(written.content) : null, locale) };
  });
  const gone = notes.filter(({ lessonId }) => !known.has(lessonId));
  const all = [...noted, { lesson: null, isOpen: false, notes: inPlace(gone, null, locale) }];
  return { ok: true, course, noted: all.filter((one) => one.notes.length > 0) };
}

/** A note as it is sent: all of it. `body` null: it is taken away; `seen`: the change that was before her eyes, null for a new note. */
export type NoteSent = {
  noteId: string;
  changeId: string;
  seen: string | null;
  seconds: number | null;
  beside: string | null;
  body: string | null;
  /** By the phone's clock. */
  at: Date;
};

type NoteRefusal = { ok: false; reason: 'required' | 'too-long' | 'too-many' | 'not-found' };

/** A lesson that she may open, or that was taken out of the course while a note of it waited on her phone. */
async function findNoted(
  { database: { db }, clock }: Context,
  { course, learner, outline }: Entered,
  key: string,
): Promise<string | null> {
  if (learner === null) return null;
  const found = outline.flatMap((one) => one.lessons).find((lesson) => lesson.key === key);
  if (found) return mayOpen(found, learner.seat, clock()).ok ? found.id : null;
  const [removed] = await db
    .select({ id: lessons.id })
    .from(lessons)
    .where(and(eq(lessons.courseSlug, course.slug), eq(lessons.key, key)));
  return removed?.id ?? null;
}

/** Keeps one change of a note, once by its id however often it is sent. */
export async function saveNote(
  context: Context,
  { key, sent, ...asked }: { caller: Caller; courseSlug: string; key: string; sent: NoteSent },
): Promise<{ ok: true; id: string } | NoteRefusal | Closed> {
  const entered = await enter(context, asked);
  if (!entered.ok) return entered;
  const lessonId = await findNoted(context, entered, key);
  const enrolmentId = entered.learner?.enrolment.id;
  const { noteId: id, changeId, seen, seconds } = sent;
  const isKnowable = [id, changeId, seen ?? id].every(isUuid);
  if (lessonId === null || enrolmentId === undefined || !isKnowable)
    return { ok: false, reason: 'not-found' };
  const read = sent.body === null ? { ok: true as const, body: '' } : readQuestion(sent.body);
  if (!read.ok) return read;
  const now = context.clock();
  const beside = beginningOf(sent.beside ?? '') || null;
  const change = { changeId, seconds, beside, body: read.body, at: sent.at > now ? now : sent.at };
  const of = { enrolmentId, lessonId, madeAt: now };
  return context.database.transaction<{ ok: true; id: string } | NoteRefusal>(async (tx) => {
    // Texts that are sent at once are settled and counted one after the other.
    await tx
      .select({ id: enrolments.id })
      .from(enrolments)
      .where(eq(enrolments.id, enrolmentId))
      .for('update');
    const [stored] = await tx.select().from(lessonNotes).where(eq(lessonNotes.id, id));
    if (stored && (stored.enrolmentId !== enrolmentId || stored.lessonId !== lessonId))
      return { ok: false, reason: 'not-found' };
    // Sent again after its answer was lost.
    if (stored?.changeId === changeId || (stored && id === changeId)) return { ok: true, id };
    const { stands, copy } = stored ? settle(stored, change, seen) : { stands: change, copy: null };
    if (stored && stands === change) await tx.update(lessonNotes).set(change).where(eq(lessonNotes.id, id));
    const added = stored ? copy : change;
    if (added === null || added.body === '') return { ok: true, id };
    if (await isFull(tx, of, stored === undefined))
      return stored ? { ok: true, id } : { ok: false, reason: 'too-many' };
    const addedId = stored === undefined ? id : added.changeId === changeId ? changeId : context.uuid();
    await tx
      .insert(lessonNotes)
      .values({ ...of, ...added, id: addedId })
      .onConflictDoNothing();
    return { ok: true, id };
  });
}

/** Whether a lesson holds as many notes as it may; a copy of a text that would be lost needs room for its row alone. */
async function isFull(
  tx: Handle,
  { enrolmentId, lessonId }: Pick<LessonNote, 'enrolmentId' | 'lessonId'>,
  isNew: boolean,
): Promise<boolean> {
  const live = sql<number>`count(*) filter (where ${lessonNotes.body} <> '')`.mapWith(Number);
  const [rows] = await tx
    .select({ all: count(), live })
    .from(lessonNotes)
    .where(and(eq(lessonNotes.enrolmentId, enrolmentId), eq(lessonNotes.lessonId, lessonId)));
  return (rows?.all ?? 0) >= mostRows || (isNew && (rows?.live ?? 0) >= mostNotes);
}
