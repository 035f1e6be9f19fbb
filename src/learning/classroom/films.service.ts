/**
 * Bytes of lessons, and who may have them: films, sounds, captions, transcripts, files and recordings. Checked for every
 * range of every film against the database, so that a refund, a pause or a removal takes effect at the next request.
 */
import { and, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { readCourse } from '../../academy/content/content.service.ts';
import { isTaughtHere, type Course, type Localised } from '../../catalogue/courses/course.ts';
import { mayTeach } from '../../academy/staff/who-may.ts';
import type { Context } from '../../platform/context.ts';
import type { StaffMember } from '../../academy.ts';
import { cohorts } from '../../selling/orders/cohorts.table.ts';
import { captionsOf, type MediaKind, type Rendition } from '../../academy/media/media.ts';
import { type Locale, locales } from '../../platform/i18n/locale.ts';
import {
  findFile,
  findFor,
  readFiles,
  removeMedia,
  type FileOfMedia,
} from '../../academy/media/media.service.ts';
import { media, type MediaFile } from '../../academy/media/media.table.ts';
import { readLearners, readOutline, type Caller, type Learner } from './classroom.service.ts';
import { lessons, lessonVersions, liveSessions, modules } from './classroom.table.ts';
import { fileAddress, opensAfter, type LessonContent, type LessonKind } from './lesson.ts';
import { mayTeachFor } from '../../catalogue/courses/cohort.ts';
import { findTaught, readTrainersOf } from './may-teach.service.ts';
import { mayOpen } from './learning.ts';
import { readTaught, type Taught } from './outline.service.ts';
import { weightOf } from '../../academy/media/film-forms.ts';

type LessonState = {
  id: string;
  courseSlug: string;
  isFree: boolean;
  opensAfterDays: number;
  /** The published version; null while there is only a draft. */
  currentVersion: number | null;
};

async function findLesson(db: Handle, id: string): Promise<LessonState | null> {
  const [row] = await db
    .select({
      id: lessons.id,
      key: lessons.key,
      courseSlug: lessons.courseSlug,
      isFree: lessons.isFree,
      currentVersion: lessons.currentVersion,
      opensAfterDays: modules.opensAfterDays,
    })
    .from(lessons)
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .where(and(eq(lessons.id, id), isNull(lessons.removedAt)));
  if (!row) return null;
  const { id: lessonId, courseSlug, isFree, currentVersion } = row;
  return { id: lessonId, courseSlug, isFree, opensAfterDays: opensAfter(row.key, row), currentVersion };
}

/** Which versions of a lesson may be read: all by staff, published ones by its learners, one by number by everybody else. */
type Versions = 'all' | 'published' | number;

async function isInLesson(
  db: Handle,
  { lessonId, mediaId, versions }: { lessonId: string; mediaId: string; versions: Versions },
): Promise<boolean> {
  const named = sql`(${lessonVersions.content}->>'media' = ${mediaId} or ${lessonVersions.content}->'files' @> ${JSON.stringify([mediaId])}::jsonb)`;
  const rows = await db
    .select({ number: lessonVersions.number })
    .from(lessonVersions)
    .where(
      and(
        eq(lessonVersions.lessonId, lessonId),
        versions === 'all' ? undefined : isNotNull(lessonVersions.publishedAt),
        typeof versions === 'number' ? eq(lessonVersions.number, versions) : undefined,
        named,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Cohorts whose recordings a trainer sees: all of their own course, else those they teach. */
async function readTaughtCohorts(db: Handle, staff: StaffMember, course: Course): Promise<string[] | 'all'> {
  if (mayTeachFor(staff, [course.trainer])) return 'all';
  const rows = await db
    .select({ id: cohorts.id })
    .from(cohorts)
    .where(and(eq(cohorts.courseSlug, course.slug), eq(cohorts.trainer, staff.expert ?? '')));
  return rows.map(({ id }) => id);
}

/** Whether a recording belongs to a session of this cohort. */
async function isRecordingFor(
  db: Handle,
  {
    lessonId,
    mediaId,
    cohortIds,
    now,
  }: { lessonId: string; mediaId: string; cohortIds: readonly string[] | 'all'; now: Date },
): Promise<boolean> {
  if (cohortIds.length === 0) return false;
  // Pages show it from the session's beginning on.
  const hasBegun = and(lte(liveSessions.startsAt, now), isNull(liveSessions.cancelledAt));
  const rows = await db
    .select({ id: liveSessions.id })
    .from(liveSessions)
    .where(
      and(
        eq(liveSessions.lessonId, lessonId),
        eq(liveSessions.recordingId, mediaId),
        cohortIds === 'all' ? undefined : and(hasBegun, inArray(liveSessions.cohortId, [...cohortIds])),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export type FetchRefusal =
  /** Not signed in. */
  'sign-in' | 'not-allowed' | 'not-found';

type Fetching = { ok: true; file: FileOfMedia } | { ok: false; reason: FetchRefusal };

const refused = (caller: Caller): Fetching => ({
  ok: false,
  reason: caller.email === null && caller.staff === null ? 'sign-in' : 'not-allowed',
});
const missing: Fetching = { ok: false, reason: 'not-found' };

const cohortsOf = (learners: readonly Learner[]): string[] =>
  learners.flatMap(({ cohort, seat }) => (cohort === null || seat.pausedAt !== null ? [] : [cohort.id]));

async function fetchOfLesson(
  { database: { db }, clock }: Context,
  caller: Caller,
  lesson: LessonState,
  fileId: string,
): Promise<Fetching> {
  const { staff } = caller;
  const course =
    (await readCourse(db, lesson.courseSlug)) ?? (staff && (await findTaught(db, staff, lesson.courseSlug)));
  if (!course) return missing;
  const learners = await readLearners(db, caller, course.slug);
  const now = clock();
  const { currentVersion } = lesson;
  const isPublished = currentVersion !== null;
  const sold = { ...lesson, isFree: false };
  const hasSeat = isPublished && learners.some(({ seat }) => mayOpen(sold, seat, now).ok);
  const teaches = staff !== null && mayTeachFor(staff, await readTrainersOf(db, course));
  const isFree = isPublished && lesson.isFree && isTaughtHere(course);
  if (!isFree && !hasSeat && !teaches) return isPublished ? refused(caller) : missing;
  const file = await findFile(db, fileId);
  if (file === null) return missing;
  const of = { lessonId: lesson.id, mediaId: file.mediaId };
  // An earlier film of a free lesson, perhaps from when it was sold, is not free.
  const versions = teaches ? 'all' : hasSeat ? 'published' : (currentVersion ?? 0);
  if (await isInLesson(db, { ...of, versions })) return { ok: true, file };
  const cohortIds = teaches ? await readTaughtCohorts(db, staff, course) : cohortsOf(learners);
  return (await isRecordingFor(db, { ...of, cohortIds, now })) ? { ok: true, file } : missing;
}

/** A recording by the id of its live session, for a session that is no lesson of the outline. */
async function fetchOfSession(
  { database: { db }, clock }: Context,
  caller: Caller,
  sessionId: string,
  fileId: string,
): Promise<Fetching> {
  const [session] = await db
    .select({
      cohortId: cohorts.id,
      courseSlug: cohorts.courseSlug,
      trainer: cohorts.trainer,
      recordingId: liveSessions.recordingId,
      startsAt: liveSessions.startsAt,
      cancelledAt: liveSessions.cancelledAt,
    })
    .from(liveSessions)
    .innerJoin(cohorts, eq(cohorts.id, liveSessions.cohortId))
    .where(eq(liveSessions.id, sessionId));
  const course = session ? await readCourse(db, session.courseSlug) : null;
  if (!session || !course) return missing;
  const learners = await readLearners(db, caller, course.slug);
  const teaches = caller.staff !== null && mayTeachFor(caller.staff, [course.trainer, session.trainer]);
  if (!teaches && !cohortsOf(learners).includes(session.cohortId)) return refused(caller);
  if (!teaches && (session.cancelledAt !== null || session.startsAt > clock())) return missing;
  const file = await findFile(db, fileId);
  return file !== null && file.mediaId === session.recordingId ? { ok: true, file } : missing;
}

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The only check before bytes of a lesson are sent: whether the caller may open the lesson now, and whether the file belongs
 * to it. `seatId`: of the lesson, or of a live session. Nothing else opens a file, and there are no signed addresses.
 */
export async function mayFetch(
  context: Context,
  { caller, seatId, fileId }: { caller: Caller; seatId: string; fileId: string },
): Promise<Fetching> {
  if (!uuidForm.test(seatId) || !uuidForm.test(fileId)) return missing;
  const lesson = await findLesson(context.database.db, seatId);
  return lesson === null
    ? fetchOfSession(context, caller, seatId, fileId)
    : fetchOfLesson(context, caller, lesson, fileId);
}

/** What pages get of a file: its address is made of the id, and the store's name is on no page. */
export type ShownFile = Pick<MediaFile, 'id' | 'rendition' | 'contentType' | 'bytes' | 'width' | 'height'>;

export type ShownMedia = {
  id: string;
  kind: MediaKind;
  name: string;
  seconds: number | null;
  files: Partial<Record<Rendition, ShownFile>>;
};

/** Media of a lesson by their ids, in the order of `ids`; missing ones are left out. */
export async function showMedia(
  { database: { db } }: Context,
  ids: readonly string[],
): Promise<ShownMedia[]> {
  if (ids.length === 0) return [];
  const [rows, files] = await Promise.all([
    db
      .select()
      .from(media)
      .where(inArray(media.id, [...ids])),
    readFiles(db, ids),
  ]);
  const shown = (file: MediaFile): ShownFile => ({
    id: file.id,
    rendition: file.rendition,
    contentType: file.contentType,
    bytes: file.bytes,
    width: file.width,
    height: file.height,
  });
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return [];
    const own = files.filter(({ mediaId }) => mediaId === id).map((file) => [file.rendition, shown(file)]);
    return [
      {
        id,
        kind: row.kind,
        name: row.name,
        seconds: row.seconds,
        files: Object.fromEntries(own) as ShownMedia['files'],
      },
    ];
  });
}

/** Its film and files, as a page shows them. */
export async function mediaOfLesson(
  context: Context,
  { media: filmId, files }: Pick<LessonContent, 'media' | 'files'>,
): Promise<{ film: ShownMedia | null; files: ShownMedia[] }> {
  const shown = await showMedia(context, filmId === null ? files : [filmId, ...files]);
  return {
    film: shown.find(({ id }) => id === filmId) ?? null,
    files: shown.filter(({ id }) => files.includes(id)),
  };
}

export type FreeLesson = {
  key: string;
  kind: LessonKind;
  title: Localised<string>;
  minutes: number;
  /** Bytes of its small film, or of what it has instead; null for a lesson to read. */
  bytes: number | null;
  /** Its small film, which plays in place on any page; null for a lesson without one. */
  film: FreeFilm | null;
};

export type FreeFilm = {
  src: string;
  poster: string | null;
  seconds: number | null;
  captions: Partial<Record<Locale, string>>;
};

/** What is published of a course and the units of all of it, for its page; nothing for a course taught elsewhere. */
export async function outlineOf(
  { database: { db } }: Context,
  course: Pick<Course, 'slug' | 'taughtAt'>,
): Promise<Pick<Taught, 'outline' | 'units'>> {
  return (isTaughtHere(course) ? await readTaught(db, course.slug) : null) ?? { outline: [], units: [] };
}

/** The free lesson of a course; null where the course is taught elsewhere, or has none. */
export async function freeLesson(context: Context, courseSlug: string): Promise<FreeLesson | null> {
  const { db } = context.database;
  const course = await readCourse(db, courseSlug);
  if (!course || !isTaughtHere(course)) return null;
  const all = (await readOutline(db, courseSlug)).flatMap((one) => one.lessons);
  const found = all.find(({ isFree }) => isFree);
  if (!found) return null;
  const { id, key, kind, title, minutes, weights } = found;
  const bytes = weightOf(weights) ?? null;
  return { key, kind, title, minutes, bytes, film: kind === 'film' ? await freeFilm(context, id) : null };
}

async function freeFilm(context: Context, lessonId: string): Promise<FreeFilm | null> {
  const [row] = await context.database.db
    .select({ mediaId: sql<string | null>`${lessonVersions.content}->>'media'` })
    .from(lessons)
    .innerJoin(
      lessonVersions,
      and(eq(lessonVersions.lessonId, lessons.id), eq(lessonVersions.number, lessons.currentVersion)),
    )
    .where(eq(lessons.id, lessonId));
  const [shown] = await showMedia(context, row?.mediaId ? [row.mediaId] : []);
  const picture = shown?.files['240'] ?? shown?.files['480'] ?? shown?.files.original;
  if (!shown || !picture) return null;
  const { poster } = shown.files;
  const captions = locales.flatMap((locale) => {
    const file = shown.files[captionsOf(locale)];
    return file === undefined ? [] : [[locale, fileAddress(lessonId, file)] as const];
  });
  return {
    src: fileAddress(lessonId, picture),
    poster: poster === undefined ? null : fileAddress(lessonId, poster),
    seconds: shown.seconds,
    captions: Object.fromEntries(captions),
  };
}

/** Deletes media that no lesson and no recording shows, in any version. */
export async function removeUnused(
  context: Context,
  { id, staff }: { id: string; staff: StaffMember },
): Promise<{ ok: true } | { ok: false; reason: 'not-found' | 'in-use' }> {
  const { db } = context.database;
  const named = sql`(${lessonVersions.content}->>'media' = ${id} or ${lessonVersions.content}->'files' @> ${JSON.stringify([id])}::jsonb)`;
  const [inLessons, recorded] = await Promise.all([
    db.select({ id: lessonVersions.lessonId }).from(lessonVersions).where(named).limit(1),
    db.select({ id: liveSessions.id }).from(liveSessions).where(eq(liveSessions.recordingId, id)).limit(1),
  ]);
  if (!mayTeach(staff) || (await findFor(db, id, staff)) === null) return { ok: false, reason: 'not-found' };
  if (inLessons.length > 0 || recorded.length > 0) return { ok: false, reason: 'in-use' };
  return removeMedia(context, { id, staff });
}
