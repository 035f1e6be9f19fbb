/** Staff change the modules and lessons of a course: add, rename, move, remove and restore them. */
import { inEach } from '../../platform/i18n/locale.ts';
import { inAllLanguages } from '../../platform/records/record.ts';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { Localised } from '../../catalogue/courses/course.ts';
import { raiseContentVersion } from '../../academy/content/content.service.ts';
import type { StaffAct } from '../../academy/staff/staff-acts.ts';
import { byLanguage } from '../../academy/staff/logged-change.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import type { Context } from '../../platform/context.ts';
import type { StaffMember } from '../../academy.ts';
import { keepBeginningsOfCourse } from '../../selling/cohorts/beginning.service.ts';
import { lessons, lessonVersions, modules } from './classroom.table.ts';
import type { LessonContent, LessonKind } from './lesson.ts';
import { findTaught } from './may-teach.service.ts';
import { freeKey, keyFrom, limits, withMoved } from './teaching.ts';
import { findLesson, notFound, readNewestOf, type LessonRow, type NotFound } from './teaching.service.ts';

type Done = { ok: true };
type ModuleRow = typeof modules.$inferSelect;
type Fields = Readonly<Record<string, unknown>>;

export type Change = {
  act: StaffAct;
  course: string;
  detail: Record<string, string>;
  before?: Fields | null;
  after?: Fields | null;
};

/** A line of the staff log, in the transaction of a change that learners do not see. */
export const logDraft = (
  tx: Handle,
  { clock, uuid }: Pick<Context, 'clock' | 'uuid'>,
  staff: StaffMember,
  { act, course, detail, before = null, after = null }: Change,
): Promise<void> =>
  writeStaffLog(tx, { id: uuid(), at: clock(), staff, act, subject: course, detail, before, after });

/** The same for a change that they may see: cached content is read again. Call it last in a transaction. */
export async function logChange(
  tx: Handle,
  context: Pick<Context, 'clock' | 'uuid'>,
  staff: StaffMember,
  change: Change,
): Promise<void> {
  await logDraft(tx, context, staff, change);
  await raiseContentVersion(tx);
}

const called = (title: Localised<string>): string => inAllLanguages(title).en;

/** Locks the modules, so that two changes of the order come one after the other. */
async function lockModules(tx: Handle, courseSlug: string): Promise<ModuleRow[]> {
  const rows = await tx
    .select()
    .from(modules)
    .where(eq(modules.courseSlug, courseSlug))
    .orderBy(asc(modules.position), asc(modules.id))
    .for('update');
  return rows.filter(({ removedAt }) => removedAt === null);
}

const lessonsIn = (tx: Handle, moduleIds: readonly string[]): Promise<LessonRow[]> =>
  tx
    .select()
    .from(lessons)
    .where(and(inArray(lessons.moduleId, [...moduleIds]), isNull(lessons.removedAt)))
    .orderBy(asc(lessons.position), asc(lessons.id));

/** Whether lessons were written under this address: perhaps of a draft that was put away. */
export const hasLessonsAt = async (tx: Handle, courseSlug: string): Promise<boolean> =>
  (await lockModules(tx, courseSlug)).length > 0;

/** Lessons follow the draft of their course to another address, where none are. */
export async function moveLessons(tx: Handle, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.update(modules).set({ courseSlug: to }).where(eq(modules.courseSlug, from));
  await tx.update(lessons).set({ courseSlug: to }).where(eq(lessons.courseSlug, from));
}

export async function addModule(
  context: Context,
  staff: StaffMember,
  { course, title, opensAfterDays }: { course: string; title: Localised<string>; opensAfterDays: number },
): Promise<{ ok: true; id: string } | NotFound | { ok: false; reason: 'too-many' }> {
  return context.database.transaction(async (tx) => {
    if (!(await findTaught(tx, staff, course))) return notFound;
    const there = await lockModules(tx, course);
    if (there.length >= limits.modules) return { ok: false, reason: 'too-many' };
    const id = context.uuid();
    const position = (there.at(-1)?.position ?? 0) + 1;
    await tx.insert(modules).values({ id, courseSlug: course, position, title, opensAfterDays });
    const after = { ...byLanguage('title', title), opensAfterDays };
    await logChange(tx, context, staff, {
      act: 'add-module',
      course,
      detail: { module: called(title) },
      after,
    });
    return { ok: true, id };
  });
}

async function findModule(tx: Handle, staff: StaffMember, id: string): Promise<ModuleRow | null> {
  const [row] = await tx.select().from(modules).where(eq(modules.id, id)).for('update');
  return row && row.removedAt === null && (await findTaught(tx, staff, row.courseSlug)) ? row : null;
}

export async function changeModule(
  context: Context,
  staff: StaffMember,
  change: { module: string; title?: Localised<string> | undefined; opensAfterDays?: number | undefined },
): Promise<Done | NotFound> {
  return context.database.transaction(async (tx) => {
    const row = await findModule(tx, staff, change.module);
    if (!row) return notFound;
    const { title = row.title, opensAfterDays = row.opensAfterDays } = change;
    await tx.update(modules).set({ title, opensAfterDays }).where(eq(modules.id, row.id));
    await keepBeginningsOfCourse(tx, row.courseSlug, context.clock());
    await logChange(tx, context, staff, {
      act: 'change-module',
      course: row.courseSlug,
      detail: { module: called(title) },
      before: { ...byLanguage('title', row.title), opensAfterDays: row.opensAfterDays },
      after: { ...byLanguage('title', title), opensAfterDays },
    });
    return { ok: true };
  });
}

export async function moveModule(
  context: Context,
  staff: StaffMember,
  { module, place }: { module: string; place: number },
): Promise<Done | NotFound> {
  return context.database.transaction(async (tx) => {
    const [row] = await tx.select().from(modules).where(eq(modules.id, module));
    if (!row || !(await findTaught(tx, staff, row.courseSlug))) return notFound;
    const there = await lockModules(tx, row.courseSlug);
    if (!there.some(({ id }) => id === module)) return notFound;
    for (const [index, { id }] of withMoved(there, row, place).entries())
      await tx
        .update(modules)
        .set({ position: index + 1 })
        .where(eq(modules.id, id));
    await logChange(tx, context, staff, {
      act: 'move-module',
      course: row.courseSlug,
      detail: { module: called(row.title) },
      before: { position: there.findIndex(({ id }) => id === module) + 1 },
      after: { position: Math.min(place + 1, there.length) },
    });
    return { ok: true };
  });
}

/** Only an empty one, so that each lesson is moved or removed on purpose. */
export async function removeModule(
  context: Context,
  staff: StaffMember,
  { module }: { module: string },
): Promise<Done | NotFound | { ok: false; reason: 'not-empty' }> {
  return context.database.transaction(async (tx) => {
    const row = await findModule(tx, staff, module);
    if (!row) return notFound;
    if ((await lessonsIn(tx, [module])).length > 0) return { ok: false, reason: 'not-empty' };
    await tx.update(modules).set({ removedAt: context.clock() }).where(eq(modules.id, module));
    await logChange(tx, context, staff, {
      act: 'remove-module',
      course: row.courseSlug,
      detail: { module: called(row.title) },
    });
    return { ok: true };
  });
}

const emptyContent = (title: Localised<string>): LessonContent => ({
  title,
  minutes: 10,
  body: inEach(() => ''),
  media: null,
  files: [],
  link: null,
  task: null,
});

/** A new lesson is a draft at the end of its module. Its key is made of the English title and never changes. */
export async function addLesson(
  context: Context,
  staff: StaffMember,
  { module, kind, title }: { module: string; kind: LessonKind; title: Localised<string> },
): Promise<{ ok: true; id: string; key: string } | NotFound | { ok: false; reason: 'too-many' }> {
  return context.database.transaction(async (tx) => {
    const found = await findModule(tx, staff, module);
    if (!found) return notFound;
    const course = found.courseSlug;
    await lockModules(tx, course);
    const all = await tx.select().from(lessons).where(eq(lessons.courseSlug, course));
    if (all.length >= limits.lessons) return { ok: false, reason: 'too-many' };
    const key = freeKey(keyFrom(title.en, kind), new Set(all.map((one) => one.key)));
    const id = context.uuid();
    const position =
      1 + Math.max(0, ...all.flatMap((one) => (one.moduleId === module ? [one.position] : [])));
    await tx.insert(lessons).values({ id, courseSlug: course, moduleId: module, key, position, kind });
    await tx.insert(lessonVersions).values({
      lessonId: id,
      number: 1,
      content: emptyContent(title),
      madeAt: context.clock(),
      madeBy: staff.email,
    });
    const detail = { lesson: called(title), module: called(found.title) };
    await logChange(tx, context, staff, { act: 'add-lesson', course, detail });
    return { ok: true, id, key };
  });
}

/** The lesson with its title, locked; null when this member of staff may not teach it. */
async function lockLesson(
  tx: Handle,
  staff: StaffMember,
  id: string,
): Promise<{ row: LessonRow; title: string } | null> {
  const found = await findLesson(tx, staff, id);
  if (!found) return null;
  await lockModules(tx, found.courseSlug);
  const [row] = await tx.select().from(lessons).where(eq(lessons.id, id)).for('update');
  const newest = await readNewestOf(tx, id);
  return row && newest ? { row, title: called(newest.content.title) } : null;
}

/**
 * Free: it plays on the course's page without an account. Required: it counts for the certificate. `kind`: a text or a file becomes
 * a film or a sound, for whoever has one after all, while nobody has learned with it ('is-published').
 */
export async function changeLesson(
  context: Context,
  staff: StaffMember,
  change: {
    lesson: string;
    isFree?: boolean | undefined;
    isRequired?: boolean | undefined;
    kind?: 'film' | 'sound' | undefined;
  },
): Promise<Done | NotFound | { ok: false; reason: 'is-published' }> {
  return context.database.transaction(async (tx) => {
    const found = await lockLesson(tx, staff, change.lesson);
    if (!found) return notFound;
    const { row, title } = found;
    const { isFree = row.isFree, isRequired = row.isRequired, kind = row.kind } = change;
    const mayBecome = row.currentVersion === null && (row.kind === 'text' || row.kind === 'file');
    if (kind !== row.kind && !mayBecome) return { ok: false, reason: 'is-published' };
    await tx.update(lessons).set({ isFree, isRequired, kind }).where(eq(lessons.id, row.id));
    await logChange(tx, context, staff, {
      act: 'change-lesson',
      course: row.courseSlug,
      detail: { lesson: title },
      before: { isFree: row.isFree, isRequired: row.isRequired, kind: row.kind },
      after: { isFree, isRequired, kind },
    });
    return { ok: true };
  });
}

/** Moves it to a position in a module of the same course, counted from 0 among its lessons. */
export async function moveLesson(
  context: Context,
  staff: StaffMember,
  { lesson, module, place }: { lesson: string; module: string; place: number },
): Promise<Done | NotFound> {
  return context.database.transaction(async (tx) => {
    const found = await lockLesson(tx, staff, lesson);
    if (!found || found.row.removedAt !== null) return notFound;
    const { row, title } = found;
    const there = await lockModules(tx, row.courseSlug);
    const to = there.find(({ id }) => id === module);
    if (!to) return notFound;
    const from = there.find(({ id }) => id === row.moduleId);
    for (const [index, { id }] of withMoved(await lessonsIn(tx, [module]), row, place).entries())
      await tx
        .update(lessons)
        .set({ moduleId: module, position: index + 1 })
        .where(eq(lessons.id, id));
    await logChange(tx, context, staff, {
      act: 'move-lesson',
      course: row.courseSlug,
      detail: { lesson: title },
      before: { module: from ? called(from.title) : '', position: row.position },
      after: { module: called(to.title), position: place + 1 },
    });
    return { ok: true };
  });
}

/** Removes it from the outline. What learners did in it is kept, and its address is never reused. */
export async function removeLesson(
  context: Context,
  staff: StaffMember,
  { lesson }: { lesson: string },
): Promise<Done | NotFound> {
  return context.database.transaction(async (tx) => {
    const found = await lockLesson(tx, staff, lesson);
    if (!found || found.row.removedAt !== null) return notFound;
    const { row, title } = found;
    await tx.update(lessons).set({ removedAt: context.clock() }).where(eq(lessons.id, row.id));
    const { courseSlug: course } = row;
    await logChange(tx, context, staff, { act: 'remove-lesson', course, detail: { lesson: title } });
    return { ok: true };
  });
}

/** Restores it at the end of its module, which is restored too when it was removed meanwhile. */
export async function restoreLesson(
  context: Context,
  staff: StaffMember,
  { lesson }: { lesson: string },
): Promise<Done | NotFound> {
  return context.database.transaction(async (tx) => {
    const found = await lockLesson(tx, staff, lesson);
    if (!found || found.row.removedAt === null) return notFound;
    const { row, title } = found;
    const last = (await lessonsIn(tx, [row.moduleId])).at(-1);
    await tx.update(modules).set({ removedAt: null }).where(eq(modules.id, row.moduleId));
    await tx
      .update(lessons)
      .set({ removedAt: null, position: (last?.position ?? 0) + 1 })
      .where(eq(lessons.id, row.id));
    const { courseSlug: course } = row;
    await logChange(tx, context, staff, { act: 'restore-lesson', course, detail: { lesson: title } });
    return { ok: true };
  });
}
