/** What a learner's phone may keep of their lessons: the plan of one lesson, its size, and what is still open. */
import type { Locale } from '../../platform/i18n/locale.ts';
import { fileAddress } from './lesson.ts';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { bytesOfId, isSignedBy } from '../../platform/signed-token.ts';
import { readCourse, keptByContent } from '../../academy/content/content.service.ts';
import type { Context } from '../../platform/context.ts';
import { media, mediaFiles, type MediaFile } from '../../academy/media/media.table.ts';
import {
  courseHome,
  openLesson,
  readLearners,
  readVersion,
  type Caller,
  type Closed,
  type Learner,
  type LessonClosed,
  type OpenedLesson,
} from './classroom.service.ts';
import { lessons, modules } from './classroom.table.ts';
import { opensAfter, type LessonContent } from './lesson.ts';
import {
  filesToKeep,
  keepDays,
  nextToKeep,
  pageWeight,
  waysToKeep,
  type Keepable,
  type KeepPlan,
  type KeepWeights,
  type Status,
} from './offline.ts';
import { mayOpen } from './learning.ts';
import { readContents } from './outline.service.ts';
import { readOfLearners } from './progress.service.ts';
import type { Way } from '../../academy/media/film-forms.ts';

/** The key by which a phone knows whose a kept lesson is: it reveals nothing of the person, and gives no access. */
const keyOf = ({ signer }: Context, { enrolment }: Pick<Learner, 'enrolment'>): string =>
  signer('learner key', bytesOfId(enrolment.id)).toString('base64url');

export const learnerKey = (context: Context, learner: Learner | null): string | null =>
  learner === null ? null : keyOf(context, learner);

/** Whether the sender of this key has the cookies of the same learner. */
export async function isOwnKey(
  context: Context,
  { caller, key }: { caller: Caller; key: string },
): Promise<boolean> {
  const learners = await readLearners(context.database.db, caller);
  const sent = Buffer.from(key, 'base64url');
  return learners.some(({ enrolment }) =>
    isSignedBy(context.signer, 'learner key', bytesOfId(enrolment.id), sent),
  );
}

type Files = Pick<LessonContent, 'media' | 'files'>;

/** Stored files of the films, sounds and downloads of lessons, by their ids. */
async function readStored(db: Handle, contents: readonly Files[]): Promise<Map<string, Keepable<MediaFile>>> {
  const ids = contents.flatMap(({ media: film, files }) => [...(film === null ? [] : [film]), ...files]);
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ kind: media.kind, file: mediaFiles })
          .from(mediaFiles)
          .innerJoin(media, eq(media.id, mediaFiles.mediaId))
          .where(inArray(mediaFiles.mediaId, ids));
  const stored = new Map<string, Keepable<MediaFile>>();
  for (const { kind, file } of rows) {
    const known = stored.get(file.mediaId)?.files;
    stored.set(file.mediaId, { kind, files: { ...known, [file.rendition]: file } });
  }
  return stored;
}

type Stored = ReadonlyMap<string, Keepable<MediaFile>>;
type Kept = { way: Way; opus: boolean };

const filmOf = (content: Files, stored: Stored) =>
  content.media === null ? null : (stored.get(content.media) ?? null);

/** The files to keep of a lesson in one form. Downloads are small, and always kept. */
function filesOf(content: Files, stored: Stored, kept: Kept): MediaFile[] {
  const film = filmOf(content, stored);
  const documents = content.files.flatMap((id) => stored.get(id)?.files.original ?? []);
  return [...(film === null ? [] : filesToKeep(film, kept)), ...documents];
}

const weightOf = (files: readonly { bytes: number }[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, pageWeight);

/** The size of each lesson of a course, shown before anything is downloaded. */
export const readKeepWeights = keptByContent(async (db, courseSlug): Promise<KeepWeights> => {
  const rows = await readContents(db, courseSlug);
  const stored = await readStored(
    db,
    rows.map(({ content }) => content),
  );
  return Object.fromEntries(
    rows.map(({ id, content }) => {
      const weights = waysToKeep(filmOf(content, stored)).map((way) => [
        way,
        weightOf(filesOf(content, stored, { way, opus: true })),
      ]);
      return [id, Object.fromEntries(weights)];
    }),
  );
});

export const keepWeights = ({ database }: Context, courseSlug: string): Promise<KeepWeights> =>
  readKeepWeights(database.db, courseSlug);

type PlanAsked = {
  caller: Caller;
  courseSlug: string;
  key: string;
  way: Way;
  /** Whether the browser plays the smaller sound. */
  opus: boolean;
  locale: Locale;
};

type ToPlan = Pick<OpenedLesson, 'course' | 'lesson' | 'version' | 'content' | 'modules'> & {
  learner: Learner;
};

function planOf(
  context: Context,
  { course, learner, lesson, version, content, modules: outline }: ToPlan,
  { stored, locale, ...kept }: Kept & { stored: Stored; locale: Locale },
): KeepPlan {
  const files = filesOf(content, stored, kept);
  return {
    id: lesson.id,
    version,
    key: keyOf(context, learner),
    course: course.slug,
    courseName: course.words[locale].name,
    title: content.title[locale],
    place: outline.flatMap((one) => one.lessons).findIndex(({ id }) => id === lesson.id),
    way: kept.way,
    files: files.map((file) => ({
      url: fileAddress(lesson.id, file),
      bytes: file.bytes,
      type: file.contentType,
    })),
    bytes: weightOf(files),
  };
}

/** The plan to keep one lesson, for a learner who may open it now. Staff and visitors keep nothing. */
export async function keepPlan(
  context: Context,
  { way, opus, locale, ...asked }: PlanAsked,
): Promise<{ ok: true; plan: KeepPlan } | { ok: false; reason: LessonClosed['reason'] }> {
  const found = await openLesson(context, asked);
  if (!found.ok) return { ok: false, reason: found.reason };
  const { learner } = found;
  if (learner === null) return { ok: false, reason: 'not-enrolled' };
  const stored = await readStored(context.database.db, [found.content]);
  return { ok: true, plan: planOf(context, { ...found, learner }, { stored, way, opus, locale }) };
}

/** Plans for the lessons that come next in a course, in their small size, with the keys of the lessons. */
export async function keepNext(
  context: Context,
  { opus, locale, ...asked }: Omit<PlanAsked, 'key' | 'way'>,
): Promise<
  { ok: true; next: { lessonKey: string; plan: KeepPlan }[] } | { ok: false; reason: Closed['reason'] }
> {
  const { db } = context.database;
  const home = await courseHome(context, asked);
  if (!home.ok) return { ok: false, reason: home.reason };
  const { course, learner, modules: outline, next: here } = home;
  if (learner === null) return { ok: false, reason: 'not-enrolled' };
  const next = nextToKeep(
    outline.flatMap((one) => one.lessons),
    here?.id ?? null,
  );
  const read = await Promise.all(
    next.map(async (lesson) => {
      const written = await readVersion(db, lesson.id);
      return written === null ? [] : [{ course, learner, lesson, modules: outline, ...written }];
    }),
  );
  const found = read.flat();
  const stored = await readStored(
    db,
    found.map(({ content }) => content),
  );
  return {
    ok: true,
    next: found.map((one) => ({
      lessonKey: one.lesson.key,
      plan: planOf(context, one, { stored, way: 'small', opus, locale }),
    })),
  };
}

/** The lessons that are open to the caller; the phone deletes all others. */
export async function status(context: Context, { caller }: { caller: Caller }): Promise<Status> {
  const { db } = context.database;
  const now = context.clock();
  const open: Status['open'] = {};
  const done: Status['done'] = {};
  const learners = await readLearners(db, caller);
  const own = await readOfLearners(
    db,
    learners.map(({ enrolment }) => enrolment.id),
  );
  for (const learner of learners) {
    for (const [id, { doneAt }] of own(learner.enrolment.id).progress)
      if (doneAt !== null) done[id] = doneAt.getTime();
    const { courseSlug } = learner.enrolment;
    if ((await readCourse(db, courseSlug)) === null) continue;
    const rows = await db
      .select({
        id: lessons.id,
        key: lessons.key,
        isFree: lessons.isFree,
        version: lessons.currentVersion,
        opensAfterDays: modules.opensAfterDays,
      })
      .from(lessons)
      .innerJoin(modules, eq(modules.id, lessons.moduleId))
      .where(
        and(eq(lessons.courseSlug, courseSlug), isNotNull(lessons.currentVersion), isNull(lessons.removedAt)),
      );
    const isOpen = (lesson: (typeof rows)[number]) =>
      learner.seat.pausedAt === null &&
      mayOpen({ ...lesson, opensAfterDays: opensAfter(lesson.key, lesson) }, learner.seat, now).ok;
    const found = rows.filter(isOpen).map(({ id, version }) => [id, version ?? 1] as const);
    open[keyOf(context, learner)] = Object.fromEntries(found);
  }
  return { days: keepDays, open, done };
}
