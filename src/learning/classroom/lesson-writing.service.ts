/**
 * A lesson's content, in versions: one draft at most, saved only over what was read, published as a new version or as a
 * correction of the published one. What learners did stays with the version they did it in.
 */
import { inAllLanguages } from '../../platform/records/record.ts';
import { and, asc, eq, gte, isNull, like, or, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { readCourse } from '../../academy/content/content.service.ts';
import { isOnSale } from '../../catalogue/courses/course.ts';
import { picturesNamedIn } from '../../platform/files/picture.ts';
import { byLanguage } from '../../academy/staff/logged-change.ts';
import type { Context } from '../../platform/context.ts';
import type { StaffMember } from '../../academy.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
import { lessons, lessonVersions, modules } from './classroom.table.ts';
import type { LessonContent } from './lesson.ts';
import { logChange, logDraft } from './outline-writing.service.ts';
import { findTaught } from './may-teach.service.ts';
import { freeKey, isCorrection, limits, type Advice, type Lack } from './teaching.ts';
import {
  findLesson,
  judge,
  markOf,
  notFound,
  readNewestOf,
  type LessonRow,
  type MediaView,
  type NotFound,
  type VersionRow,
} from './teaching.service.ts';

/** Somebody saved since it was read: what they wrote, so that neither text is lost. */
export type ChangedMeanwhile = {
  ok: false;
  reason: 'changed-meanwhile';
  by: string;
  at: Date;
  content: LessonContent;
  mark: string;
};

const changedMeanwhile = (newest: VersionRow): ChangedMeanwhile => ({
  ok: false,
  reason: 'changed-meanwhile',
  by: newest.madeBy,
  at: newest.madeAt,
  content: newest.content,
  mark: markOf(newest),
});

type Locked = { row: LessonRow; newest: VersionRow };

/** Locks the lesson, so that one person at a time writes it. */
async function lockLesson(tx: Handle, staff: StaffMember, id: string): Promise<Locked | null> {
  const found = await findLesson(tx, staff, id);
  if (!found) return null;
  const [row] = await tx.select().from(lessons).where(eq(lessons.id, id)).for('update');
  const newest = await readNewestOf(tx, id);
  return row && newest ? { row, newest } : null;
}

const versionIs = (lessonId: string, number: number) =>
  and(eq(lessonVersions.lessonId, lessonId), eq(lessonVersions.number, number));

const titleOf = ({ title }: LessonContent): string => inAllLanguages(title).en;

/** What the staff log records of a lesson: only the texts that changed. */
const loggedOf = ({ title, minutes, body, media, files, link, task }: LessonContent) => ({
  ...byLanguage('title', title),
  minutes,
  ...byLanguage('body', body),
  media,
  files: files.length,
  link: link?.url ?? null,
  taskText: task,
});

export type Saved = { ok: true; mark: string; lacks: Lack[]; advice: Advice[]; media: MediaView[] };

/** Begins or continues the draft. `basedOn`: the mark of what was read. */
export async function saveDraft(
  context: Context,
  staff: StaffMember,
  { lesson, basedOn, content }: { lesson: string; basedOn: string; content: LessonContent },
): Promise<Saved | NotFound | ChangedMeanwhile> {
  return context.database.transaction(async (tx) => {
    const locked = await lockLesson(tx, staff, lesson);
    if (!locked) return notFound;
    const { row, newest } = locked;
    if (markOf(newest) !== basedOn) return changedMeanwhile(newest);
    const made = { content, madeAt: context.clock(), madeBy: staff.email };
    const [kept] =
      newest.publishedAt === null
        ? await tx.update(lessonVersions).set(made).where(versionIs(lesson, newest.number)).returning()
        : await tx
            .insert(lessonVersions)
            .values({ lessonId: lesson, number: newest.number + 1, ...made })
            .returning();
    if (!kept) throw new Error('A draft was written and is not there.');
    await logDraft(tx, context, staff, {
      act: 'save-lesson',
      course: row.courseSlug,
      detail: { lesson: titleOf(content) },
      before: loggedOf(newest.content),
      after: loggedOf(content),
    });
    return { ok: true, mark: markOf(kept), ...(await judge(tx, row.kind, content)) };
  });
}

/** Drops the draft; the published version stays. */
export async function dropDraft(
  context: Context,
  staff: StaffMember,
  { lesson, basedOn }: { lesson: string; basedOn: string },
): Promise<{ ok: true } | NotFound | ChangedMeanwhile | { ok: false; reason: 'nothing-published' }> {
  return context.database.transaction(async (tx) => {
    const locked = await lockLesson(tx, staff, lesson);
    if (!locked) return notFound;
    const { row, newest } = locked;
    if (markOf(newest) !== basedOn) return changedMeanwhile(newest);
    if (newest.publishedAt !== null || row.currentVersion === null)
      return { ok: false, reason: 'nothing-published' };
    await tx.delete(lessonVersions).where(versionIs(lesson, newest.number));
    const detail = { lesson: titleOf(newest.content) };
    await logDraft(tx, context, staff, { act: 'drop-lesson-draft', course: row.courseSlug, detail });
    return { ok: true };
  });
}

export type PublishRefusal =
  | NotFound
  | ChangedMeanwhile
  | { ok: false; reason: 'nothing-to-publish' | 'not-a-correction' }
  /** `lacks`: what is missing, and where. */
  | { ok: false; reason: 'incomplete'; lacks: Lack[] };

async function publishVersion(
  tx: Handle,
  context: Context,
  staff: StaffMember,
  { row, newest }: Locked,
): Promise<void> {
  await tx
    .update(lessonVersions)
    .set({ publishedAt: context.clock() })
    .where(versionIs(row.id, newest.number));
  await tx.update(lessons).set({ currentVersion: newest.number }).where(eq(lessons.id, row.id));
  await logChange(tx, context, staff, {
    act: 'publish-lesson',
    course: row.courseSlug,
    detail: { lesson: titleOf(newest.content) },
    before: { version: row.currentVersion },
    after: { version: newest.number },
  });
}

/** Corrects the published version in place: its number stays, and with it every answer to it. */
async function correctVersion(
  tx: Handle,
  context: Context,
  staff: StaffMember,
  { row, newest, published }: Locked & { published: VersionRow },
): Promise<void> {
  await tx.delete(lessonVersions).where(versionIs(row.id, newest.number));
  await tx
    .update(lessonVersions)
    .set({ content: newest.content, correctedAt: context.clock(), correctedBy: staff.email })
    .where(versionIs(row.id, published.number));
  await logChange(tx, context, staff, {
    act: 'correct-lesson',
    course: row.courseSlug,
    detail: { lesson: titleOf(newest.content) },
    before: loggedOf(published.content),
    after: loggedOf(newest.content),
  });
}

/** `as` 'correction': only words differ, and the published version is corrected in place. */
export async function publishLesson(
  context: Context,
  staff: StaffMember,
  { lesson, basedOn, as }: { lesson: string; basedOn: string; as: 'version' | 'correction' },
): Promise<{ ok: true; version: number } | PublishRefusal> {
  return context.database.transaction(async (tx) => {
    const locked = await lockLesson(tx, staff, lesson);
    if (!locked) return notFound;
    const { row, newest } = locked;
    if (markOf(newest) !== basedOn) return changedMeanwhile(newest);
    if (newest.publishedAt !== null) return { ok: false, reason: 'nothing-to-publish' };
    const { lacks } = await judge(tx, row.kind, newest.content);
    if (lacks.length > 0) return { ok: false, reason: 'incomplete', lacks };
    if (as === 'version') {
      await publishVersion(tx, context, staff, locked);
      return { ok: true, version: newest.number };
    }
    const [published] = await tx
      .select()
      .from(lessonVersions)
      .where(versionIs(lesson, row.currentVersion ?? 0));
    if (!published || !isCorrection(published.content, newest.content))
      return { ok: false, reason: 'not-a-correction' };
    await correctVersion(tx, context, staff, { ...locked, published });
    return { ok: true, version: published.number };
  });
}

/** Whether somebody learns there or may buy it, so that changes of its outline are visible at once. */
async function isInUse(tx: Handle, slug: string): Promise<boolean> {
  const course = await readCourse(tx, slug);
  if (course && isOnSale(course)) return true;
  const [learner] = await tx
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(eq(enrolments.courseSlug, slug))
    .limit(1);
  return learner !== undefined;
}

type Copying = { from: LessonRow; to: string; at: Date; by: string; asDraft: boolean };

/**
 * Copies a lesson: a published version as published, a draft as a draft, or the newest as a draft; nothing of what learners
 * did.
 */
async function copyVersions(tx: Handle, { from, to, at, by, asDraft }: Copying): Promise<number | null> {
  const newest = await readNewestOf(tx, from.id);
  const [published] =
    from.currentVersion === null
      ? []
      : await tx.select().from(lessonVersions).where(versionIs(from.id, from.currentVersion));
  const drafted = newest !== null && newest.publishedAt === null ? [newest] : [];
  const all = [...(published ? [published] : []), ...drafted];
  const copies = asDraft ? all.slice(-1) : all;
  await tx.insert(lessonVersions).values(
    copies.map(({ content, publishedAt }, index) => ({
      lessonId: to,
      number: index + 1,
      content,
      madeAt: at,
      madeBy: by,
      publishedAt: publishedAt === null || asDraft ? null : at,
    })),
  );
  return published && !asDraft ? 1 : null;
}

/**
 * Copies all modules and lessons of a course to the end of another one, for its next use. As drafts where that is in use
 * already.
 */
export async function copyLessons(
  context: Context,
  staff: StaffMember,
  { from, to }: { from: string; to: string },
): Promise<
  | { ok: true; modules: number; lessons: number }
  | NotFound
  | { ok: false; reason: 'same-course' | 'nothing-to-copy' | 'too-many' }
> {
  if (from === to) return { ok: false, reason: 'same-course' };
  return context.database.transaction(async (tx) => {
    for (const slug of [from, to]) if (!(await findTaught(tx, staff, slug))) return notFound;
    const asDraft = await isInUse(tx, to);
    const there = await tx.select().from(modules).where(eq(modules.courseSlug, to)).for('update');
    const [copied, written, known] = [
      await tx
        .select()
        .from(modules)
        .where(and(eq(modules.courseSlug, from), isNull(modules.removedAt)))
        .orderBy(asc(modules.position), asc(modules.id)),
      await tx
        .select()
        .from(lessons)
        .where(and(eq(lessons.courseSlug, from), isNull(lessons.removedAt)))
        .orderBy(asc(lessons.position), asc(lessons.id)),
      await tx.select({ key: lessons.key }).from(lessons).where(eq(lessons.courseSlug, to)),
    ];
    if (written.length === 0) return { ok: false, reason: 'nothing-to-copy' };
    if (there.length + copied.length > limits.modules || known.length + written.length > limits.lessons)
      return { ok: false, reason: 'too-many' };
    const keys = new Set(known.map(({ key }) => key));
    const [at, by] = [context.clock(), staff.email];
    const last = Math.max(0, ...there.map(({ position }) => position));
    for (const [index, one] of copied.entries()) {
      const moduleId = context.uuid();
      const { title, opensAfterDays } = one;
      await tx
        .insert(modules)
        .values({ id: moduleId, courseSlug: to, position: last + index + 1, title, opensAfterDays });
      for (const lesson of written.filter((each) => each.moduleId === one.id)) {
        const id = context.uuid();
        const key = freeKey(lesson.key, keys);
        keys.add(key);
        const { position, kind, isFree, isRequired } = lesson;
        await tx
          .insert(lessons)
          .values({ id, courseSlug: to, moduleId, key, position, kind, isFree, isRequired });
        const currentVersion = await copyVersions(tx, { from: lesson, to: id, at, by, asDraft });
        await tx.update(lessons).set({ currentVersion }).where(eq(lessons.id, id));
      }
    }
    const detail = { ofCourse: from, lessons: String(written.length) };
    await logChange(tx, context, staff, { act: 'copy-lessons', course: to, detail });
    return { ok: true, modules: copied.length, lessons: written.length };
  });
}

/**
 * Pictures of the library by id, with the courses whose lessons show them; `ever`: also in earlier versions, which can be
 * restored.
 */
export async function readPicturesInLessons(
  db: Handle,
  { ever = false } = {},
): Promise<Map<string, { kind: 'lesson'; slug: string }[]>> {
  const rows = await db
    .select({ slug: lessons.courseSlug, content: lessonVersions.content })
    .from(lessonVersions)
    .innerJoin(lessons, eq(lessons.id, lessonVersions.lessonId))
    .where(
      and(
        ever
          ? undefined
          : or(isNull(lessons.currentVersion), gte(lessonVersions.number, lessons.currentVersion)),
        like(sql`${lessonVersions.content}::text`, '%/pictures/%'),
      ),
    )
    .orderBy(asc(lessons.courseSlug));
  const inUse = new Map<string, { kind: 'lesson'; slug: string }[]>();
  for (const { slug, content } of rows)
    for (const id of picturesNamedIn(JSON.stringify(content))) {
      const courses = inUse.get(id) ?? [];
      if (courses.every((one) => one.slug !== slug)) inUse.set(id, [...courses, { kind: 'lesson', slug }]);
    }
  return inUse;
}
