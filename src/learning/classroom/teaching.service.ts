/**
 * The outline and the lessons of a course as staff write them: modules and lessons in order, at most one draft per lesson,
 * published in versions. What learners read is `classroom.service.ts`. Courses that somebody may not teach are not found.
 */
import { readSettings } from '../../academy/content/content.service.ts';
import { inEach, spokenIn } from '../../platform/i18n/locale.ts';
import { createHash } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { isAtOwnPace, type Localised } from '../../catalogue/courses/course.ts';
import { addDays, dateInMorocco } from '../../platform/time/calendar-date.ts';
import type { Context } from '../../platform/context.ts';
import type { StaffMember } from '../../academy.ts';
import { readCourse } from '../../academy/content/content.service.ts';
import { cohorts } from '../../selling/orders/cohorts.table.ts';
import type { MediaKind, MediaState, Rendition } from '../../academy/media/media.ts';
import { media, mediaFiles } from '../../academy/media/media.table.ts';
import { lessons, lessonVersions, modules } from './classroom.table.ts';
import type { LessonContent, LessonKind } from './lesson.ts';
import { findTaught } from './may-teach.service.ts';
import { type Advice, adviceFor, type Lack, lacksOf, readable } from './teaching.ts';
import type { Caller, OpenedLesson } from './classroom.service.ts';
import { readWeights, withOutline } from './outline.service.ts';
import { moduleCounts, type ModuleCounts } from '../../catalogue/courses/programme.ts';

/**
 * The draft of a lesson, for those who teach it, as its learners will see it. Null for everybody else, and where there is no
 * draft: then the page shows the published lesson.
 */
export async function openDraft(
  { database: { db } }: Context,
  { caller, courseSlug, key }: { caller: Caller; courseSlug: string; key: string },
): Promise<({ ok: true } & OpenedLesson) | null> {
  const course = caller.staff === null ? null : await findTaught(db, caller.staff, courseSlug);
  if (!course) return null;
  const [row] = await db
    .select({ lesson: lessons, number: lessonVersions.number, content: lessonVersions.content })
    .from(lessons)
    .innerJoin(lessonVersions, eq(lessonVersions.lessonId, lessons.id))
    .where(and(eq(lessons.courseSlug, courseSlug), eq(lessons.key, key)))
    .orderBy(desc(lessonVersions.number))
    .limit(1);
  if (!row) return null;
  const { id, kind, isFree, isRequired } = row.lesson;
  const { task, ...content } = readable(row.content);
  const { title, minutes, media } = content;
  const weights = media === null ? {} : ((await readWeights(db, [media])).get(media) ?? {});
  const facts = {
    id,
    key,
    kind,
    title,
    minutes,
    isFree,
    isRequired,
    counts: isRequired,
    opensAfterDays: 0,
    task: task?.kind ?? null,
    dueAfterDays: null,
    weights,
  };
  return {
    ok: true,
    course,
    trainer: null,
    learner: null,
    lesson: { ...facts, isOpen: true, opensOn: null, progress: null, waits: false },
    version: row.number,
    content,
    isDraft: true,
    isVisitor: false,
    ends: null,
    previous: null,
    next: null,
    modules: [],
  };
}

export type NotFound = { ok: false; reason: 'not-found' };
export const notFound: NotFound = { ok: false, reason: 'not-found' };

export type LessonRow = typeof lessons.$inferSelect;
export type VersionRow = typeof lessonVersions.$inferSelect;

/** A lesson of a course that this member of staff may teach. */
export async function findLesson(db: Handle, staff: StaffMember, id: string): Promise<LessonRow | null> {
  const [row] = await db.select().from(lessons).where(eq(lessons.id, id));
  return row && (await findTaught(db, staff, row.courseSlug)) ? row : null;
}

/** The newest version of each lesson: its draft where it has one. */
async function readNewest(db: Handle, lessonIds: readonly string[]): Promise<Map<string, VersionRow>> {
  if (lessonIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([lessonVersions.lessonId])
    .from(lessonVersions)
    .where(inArray(lessonVersions.lessonId, [...lessonIds]))
    .orderBy(lessonVersions.lessonId, desc(lessonVersions.number));
  return new Map(rows.map((row) => [row.lessonId, row]));
}

export const readNewestOf = async (db: Handle, lessonId: string): Promise<VersionRow | null> =>
  (await readNewest(db, [lessonId])).get(lessonId) ?? null;

/** Changes with every save: who saves sends the mark of what they read. */
export const markOf = ({ number, content }: Pick<VersionRow, 'number' | 'content'>): string =>
  createHash('sha256')
    .update(`${number} ${JSON.stringify(content)}`)
    .digest('hex')
    .slice(0, 24);

export type LessonState = 'draft' | 'published' | 'changed';

const stateOf = ({ currentVersion }: LessonRow, { number }: VersionRow): LessonState =>
  currentVersion === null ? 'draft' : number > currentVersion ? 'changed' : 'published';

export type WrittenLesson = {
  id: string;
  key: string;
  kind: LessonKind;
  title: Localised<string>;
  minutes: number;
  isFree: boolean;
  isRequired: boolean;
  state: LessonState;
  madeAt: Date;
  madeBy: string;
};
export type WrittenModule = {
  id: string;
  title: Localised<string>;
  opensAfterDays: number;
  lessons: WrittenLesson[];
};
/** One free lesson shows how the course teaches: none hides that, several give the course away. */
export type OutlineWarning = 'no-free-lesson' | 'several-free-lessons';

/** When each module opens for those of a cohort, 'YYYY-MM-DD' by the module's id. */
export type Drip = { cohort: string; startsOn: string; opensOn: Record<string, string> };

export type WrittenOutline = {
  course: { slug: string; name: Localised<string>; isPublished: boolean };
  modules: WrittenModule[];
  /** Removed, and can be restored: the newest first. */
  removed: (Pick<WrittenLesson, 'id' | 'key' | 'kind' | 'title'> & { removedAt: Date })[];
  warnings: OutlineWarning[];
  /** Of all that its record announces; `hasDates`: the record says when the others appear. */
  whole: ModuleCounts & { isAtOwnPace: boolean; hasDates: boolean };
  drip: Drip[];
};

const writtenOf = (row: LessonRow, version: VersionRow): WrittenLesson => ({
  id: row.id,
  key: row.key,
  kind: row.kind,
  title: version.content.title,
  minutes: version.content.minutes,
  isFree: row.isFree,
  isRequired: row.isRequired,
  state: stateOf(row, version),
  madeAt: version.madeAt,
  madeBy: version.madeBy,
});

/** Cohorts that have not ended. */
async function readDrip(
  db: Handle,
  courseSlug: string,
  { now, written }: { now: Date; written: readonly WrittenModule[] },
): Promise<Drip[]> {
  const today = dateInMorocco(now);
  const rows = await db
    .select({ id: cohorts.id, startsOn: cohorts.startsOn, weeks: cohorts.weeks })
    .from(cohorts)
    .where(eq(cohorts.courseSlug, courseSlug))
    .orderBy(asc(cohorts.startsOn), asc(cohorts.id));
  return rows
    .filter(({ startsOn, weeks }) => addDays(startsOn, weeks * 7) >= today)
    .map(({ id, startsOn }) => ({
      cohort: id,
      startsOn,
      opensOn: Object.fromEntries(written.map((one) => [one.id, addDays(startsOn, one.opensAfterDays)])),
    }));
}

function warningsOf(written: readonly WrittenModule[]): OutlineWarning[] {
  const all = written.flatMap((one) => one.lessons);
  const free = all.filter(({ isFree }) => isFree).length;
  if (all.length === 0 || free === 1) return [];
  return [free === 0 ? 'no-free-lesson' : 'several-free-lessons'];
}

/** The outline with its drafts. */
export async function writtenOutline(
  { database: { db }, clock }: Context,
  staff: StaffMember,
  courseSlug: string,
): Promise<({ ok: true } & WrittenOutline) | NotFound> {
  const course = await findTaught(db, staff, courseSlug);
  if (!course) return notFound;
  const [moduleRows, lessonRows] = await Promise.all([
    db
      .select()
      .from(modules)
      .where(and(eq(modules.courseSlug, courseSlug), isNull(modules.removedAt)))
      .orderBy(asc(modules.position), asc(modules.id)),
    db
      .select()
      .from(lessons)
      .where(eq(lessons.courseSlug, courseSlug))
      .orderBy(asc(lessons.position), asc(lessons.id)),
  ]);
  const newest = await readNewest(
    db,
    lessonRows.map(({ id }) => id),
  );
  const found = lessonRows.flatMap((row) => {
    const version = newest.get(row.id);
    return version ? [{ row, lesson: writtenOf(row, version) }] : [];
  });
  const written = moduleRows.map(({ id, title, opensAfterDays }) => ({
    id,
    title,
    opensAfterDays,
    lessons: found.flatMap(({ row, lesson }) =>
      row.moduleId === id && row.removedAt === null ? [lesson] : [],
    ),
  }));
  const removed = found
    .flatMap(({ row: { removedAt }, lesson: { id, key, kind, title } }) =>
      removedAt === null ? [] : [{ id, key, kind, title, removedAt }],
    )
    .sort((one, other) => other.removedAt.getTime() - one.removedAt.getTime());
  const { words, slug } = course;
  return {
    ok: true,
    course: {
      slug,
      name: inEach((one) => words[one].name),
      isPublished: (await readCourse(db, slug)) !== null,
    },
    modules: written,
    removed,
    warnings: warningsOf(written),
    whole: {
      ...moduleCounts((await withOutline(db, course)).units),
      isAtOwnPace: isAtOwnPace(course),
      hasDates: (course.newModules ?? null) !== null,
    },
    drip: await readDrip(db, courseSlug, { now: clock(), written }),
  };
}

/** Uploaded media of a lesson, with the size of every rendition. */
export type MediaView = {
  id: string;
  kind: MediaKind;
  name: string;
  state: MediaState;
  error: string | null;
  /** Progress of the transcoding, 0 to 100. */
  progress: number;
  /** Its length; null until that is known. */
  seconds: number | null;
  renditions: { rendition: Rendition; bytes: number }[];
};

export async function readMediaViews(db: Handle, ids: readonly string[]): Promise<MediaView[]> {
  if (ids.length === 0) return [];
  const [rows, files] = await Promise.all([
    db
      .select()
      .from(media)
      .where(inArray(media.id, [...ids])),
    db
      .select({ mediaId: mediaFiles.mediaId, rendition: mediaFiles.rendition, bytes: mediaFiles.bytes })
      .from(mediaFiles)
      .where(inArray(mediaFiles.mediaId, [...ids])),
  ]);
  return rows.map(({ id, kind, name, state, error, progress, seconds }) => ({
    id,
    kind,
    name,
    state,
    error,
    progress,
    seconds,
    renditions: files.flatMap(({ mediaId, ...file }) => (mediaId === id ? [file] : [])),
  }));
}

/** What is missing and what could be better, in a lesson as it is written. */
export async function judge(
  db: Handle,
  kind: LessonKind,
  content: LessonContent,
): Promise<{ lacks: Lack[]; advice: Advice[]; media: MediaView[] }> {
  const views = await readMediaViews(db, [
    ...(content.media === null ? [] : [content.media]),
    ...content.files,
  ]);
  const named = new Map(
    views.map((one) => [
      one.id,
      { kind: one.kind, state: one.state, renditions: one.renditions.map(({ rendition }) => rendition) },
    ]),
  );
  return {
    lacks: lacksOf(kind, content, named),
    advice: adviceFor(kind, content, named, spokenIn(await readSettings(db))),
    media: views,
  };
}

export type VersionView = Omit<VersionRow, 'lessonId' | 'content'>;

export type LessonToEdit = WrittenLesson & {
  course: { slug: string; name: Localised<string> };
  module: Localised<string>;
  isRemoved: boolean;
  content: LessonContent;
  /** What a save is based on. */
  mark: string;
  lacks: Lack[];
  advice: Advice[];
  media: MediaView[];
  /** The newest first. */
  versions: VersionView[];
};

/** One lesson as it is written now, its draft where there is one. */
export async function lessonToEdit(
  { database: { db } }: Context,
  staff: StaffMember,
  id: string,
): Promise<({ ok: true } & LessonToEdit) | NotFound> {
  const [row] = await db.select().from(lessons).where(eq(lessons.id, id));
  const course = row && (await findTaught(db, staff, row.courseSlug));
  if (!row || !course) return notFound;
  const versions = await db
    .select()
    .from(lessonVersions)
    .where(eq(lessonVersions.lessonId, id))
    .orderBy(desc(lessonVersions.number));
  const [newest] = versions;
  if (!newest) return notFound;
  const [module] = await db.select().from(modules).where(eq(modules.id, row.moduleId));
  return {
    ok: true,
    ...writtenOf(row, newest),
    course: { slug: course.slug, name: inEach((one) => course.words[one].name) },
    module: module?.title ?? inEach(() => ''),
    isRemoved: row.removedAt !== null,
    content: newest.content,
    mark: markOf(newest),
    ...(await judge(db, row.kind, newest.content)),
    versions: versions.map(({ lessonId: _lesson, content: _content, ...shown }) => shown),
  };
}

/** The content of an earlier version, to look at or to continue from. */
export async function versionToRead(
  { database: { db } }: Context,
  staff: StaffMember,
  { lesson, number }: { lesson: string; number: number },
): Promise<{ ok: true; content: LessonContent } | NotFound> {
  if (!(await findLesson(db, staff, lesson))) return notFound;
  const [row] = await db
    .select({ content: lessonVersions.content })
    .from(lessonVersions)
    .where(and(eq(lessonVersions.lessonId, lesson), eq(lessonVersions.number, number)));
  return row ? { ok: true, content: row.content } : notFound;
}
