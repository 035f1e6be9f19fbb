/** E-mails to learners: the plan of a week, "you stopped at lesson 2" and a trainer's announcements, and who wants which. */
import { and, asc, desc, eq, gt, inArray, max, or, type SQL, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { bytesOfId, idOfBytes, openToken, signedToken, type Signer } from '../../platform/signed-token.ts';
import { readCourse } from '../../academy/content/content.service.ts';
import type { Course, Localised } from '../../catalogue/courses/course.ts';
import { addDays, instantInMorocco } from '../../platform/time/calendar-date.ts';
import type { Context } from '../../platform/context.ts';
import { firstDayOf } from '../../catalogue/courses/cohort.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
import { type ActiveLearner, findActiveLearner } from './learners.store.ts';
import { readProgress, readProgressOf } from './progress.service.ts';
import { readOutline, type Learner, type OutlineLesson, type OutlineModule } from './classroom.service.ts';
import { announcements, learningEvents, type Announcement, type LiveSession } from './classroom.table.ts';
import { daysOfWeek, kindsOf, learningEmailKinds, type LearningEmailKind } from './learning-email.ts';
import { readSessionsBetween } from './live.service.ts';
import { type LessonProgress, mayOpen, nextLesson, opensOn } from './learning.ts';
import { changeSeat } from '../../selling/orders/seats.service.ts';

const dayMs = 86_400_000;

const seatOf = ({ enrolment, cohort }: ActiveLearner) => ({
  pausedAt: null,
  firstDay: firstDayOf(enrolment, cohort),
  opensAll: enrolment.opensAll,
});

export type WeekPlan = {
  opens: OutlineLesson[];
  meets: LiveSession[];
  /** 'YYYY-MM-DD' */
  due: { title: Localised<string>; day: string }[];
};

/** The plan of a week of the course for a learner of a cohort; null when it is empty. */
export async function readWeekPlan(
  db: Handle,
  learner: ActiveLearner,
  week: number,
): Promise<WeekPlan | null> {
  const { enrolment } = learner;
  if (enrolment.cohortId === null) return null;
  const seat = seatOf(learner);
  const { from, to } = daysOfWeek(seat.firstDay, week);
  const [outline, meets] = await Promise.all([
    readOutline(db, enrolment.courseSlug),
    readSessionsBetween(
      db,
      enrolment.cohortId,
      instantInMorocco(from, '00:00'),
      instantInMorocco(addDays(to, 1), '00:00'),
    ),
  ]);
  const isOfWeek = (day: string) => day >= from && day <= to;
  const all = outline.flatMap((one) => one.lessons);
  const opens = all.filter((lesson) => isOfWeek(opensOn(seat, lesson)));
  const hands = all
    .flatMap(({ title, dueAfterDays: after }) =>
      after === null ? [] : [{ title, day: addDays(seat.firstDay, after) }],
    )
    .filter(({ day }) => isOfWeek(day));
  return opens.length + meets.length + hands.length === 0 ? null : { opens, meets, due: hands };
}

export type Stopped = { lesson: OutlineLesson; number: number };

/** The lesson a learner stopped at: open, required and not done. `number` counts the required ones of the course from 1. */
export function stoppedIn(
  outline: readonly OutlineModule[],
  progress: ReadonlyMap<string, LessonProgress>,
  learner: ActiveLearner,
  now: Date,
): Stopped | null {
  const seat = seatOf(learner);
  const all = outline
    .flatMap((one) => one.lessons)
    .filter(({ counts }) => counts)
    .map((lesson) => ({ ...lesson, isOpen: mayOpen(lesson, seat, now).ok }));
  const lesson = nextLesson(all, progress);
  return lesson && { lesson, number: all.indexOf(lesson) + 1 };
}

export async function readStopped(db: Handle, learner: ActiveLearner, now: Date): Promise<Stopped | null> {
  const { enrolment } = learner;
  const [outline, progress] = await Promise.all([
    readOutline(db, enrolment.courseSlug),
    readProgress(db, enrolment.id),
  ]);
  return stoppedIn(outline, progress, learner, now);
}

/** Enrolments of those learners who have an open lesson left. */
export async function withLessonsLeft(
  db: Handle,
  learners: readonly ActiveLearner[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (learners.length === 0) return new Set();
  const slugs = new Set(learners.map(({ enrolment }) => enrolment.courseSlug));
  const outlines = new Map(
    await Promise.all([...slugs].map(async (slug) => [slug, await readOutline(db, slug)] as const)),
  );
  const progress = await readProgressOf(
    db,
    learners.map(({ enrolment }) => enrolment.id),
  );
  const left = learners.filter((learner) => {
    const { id, courseSlug } = learner.enrolment;
    return stoppedIn(outlines.get(courseSlug) ?? [], progress.get(id) ?? new Map(), learner, now) !== null;
  });
  return new Set(left.map(({ enrolment }) => enrolment.id));
}

/** The newest event of each enrolment; null where there is none. One index lookup each, however many events they have. */
export async function readVisits(
  db: Handle,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Date | null>> {
  const newest = sql<Date | null>`(select max(e.received_at) from learning_events e where e.enrolment_id = "enrolments"."id")`;
  const visits = await db
    .select({ id: enrolments.id, at: newest.mapWith(learningEvents.receivedAt) })
    .from(enrolments)
    .where(inArray(enrolments.id, [...ids]));
  return new Map(visits.map(({ id, at }) => [id, at]));
}

/** When a learner was last here: the newest event, else the day that the course began for them. */
export async function lastVisitOf(db: Handle, learner: ActiveLearner): Promise<Date> {
  const [row] = await db
    .select({ at: max(learningEvents.receivedAt) })
    .from(learningEvents)
    .where(eq(learningEvents.enrolmentId, learner.enrolment.id));
  return lastVisit(learner, row?.at ?? null);
}

/** `event`: the newest. */
export const lastVisit = (learner: ActiveLearner, event: Date | null): Date => {
  const begins = instantInMorocco(seatOf(learner).firstDay, '00:00');
  const { joinedAt } = learner.enrolment;
  return event ?? (begins > joinedAt ? begins : joinedAt);
};

const newest = (db: Handle, which: SQL | undefined, most: number): Promise<Announcement[]> =>
  db.select().from(announcements).where(which).orderBy(desc(announcements.at)).limit(most);

/** Announcements to a cohort, the newest first. */
export const announcementsOf = (db: Handle, cohortId: string, most: number): Promise<Announcement[]> =>
  newest(db, eq(announcements.cohortId, cohortId), most);

/** What the course's home shows of what was written to a learner or their cohort; nothing for staff. */
export async function homeNews(
  { database: { db } }: Context,
  { learner }: { learner: Learner | null },
): Promise<Announcement[]> {
  if (learner === null) return [];
  const { id, cohortId } = learner.enrolment;
  const toGroup = cohortId === null ? undefined : eq(announcements.cohortId, cohortId);
  return newest(db, or(eq(announcements.enrolmentId, id), toGroup), 3);
}

/** An older announcement is no news any more. */
const newsDays = 7;
const mostNews = 10;

const oldestNews = (now: Date): Date => new Date(now.getTime() - newsDays * dayMs);

/** The recent announcements that are news to a learner: since they joined, and since their last e-mail. */
export const newsFor = (
  recent: readonly Announcement[],
  { enrolment: { cohortId, joinedAt } }: ActiveLearner,
  since: Date | null,
): Announcement[] =>
  recent
    .filter(
      (one) =>
        cohortId !== null &&
        one.cohortId === cohortId &&
        one.at > joinedAt &&
        (since === null || one.at > since),
    )
    .slice(0, mostNews);

/** The oldest first; of one cohort, or of all. */
export const readRecent = (db: Handle, now: Date, cohortId?: string): Promise<Announcement[]> =>
  db
    .select()
    .from(announcements)
    .where(
      and(
        gt(announcements.at, oldestNews(now)),
        cohortId === undefined ? undefined : eq(announcements.cohortId, cohortId),
      ),
    )
    .orderBy(asc(announcements.at));

export async function readNews(
  db: Handle,
  learner: ActiveLearner,
  { since, now }: { since: Date | null; now: Date },
): Promise<Announcement[]> {
  const { cohortId } = learner.enrolment;
  return cohortId === null ? [] : newsFor(await readRecent(db, now, cohortId), learner, since);
}

/** Part of the link that turns e-mails of a kind off, without signing in. */
export const emailsToken = (signer: Signer, enrolmentId: string, kind: LearningEmailKind): string =>
  signedToken(
    signer,
    'learning emails',
    Buffer.concat([bytesOfId(enrolmentId), Buffer.from([learningEmailKinds.indexOf(kind)])]),
  );

type OfToken = { learner: ActiveLearner; kind: LearningEmailKind };

async function readToken({ database, signer }: Context, token: string): Promise<OfToken | null> {
  const bytes = openToken(signer, 'learning emails', token);
  const kind = bytes?.length === 17 ? learningEmailKinds[bytes[16] ?? -1] : undefined;
  if (bytes === null || kind === undefined) return null;
  const learner = await findActiveLearner(database.db, idOfBytes(bytes.subarray(0, 16)));
  return learner && { learner, kind };
}

export type EmailChoices = {
  course: Course;
  /** The kind of the e-mail that contained the link. */
  kind: LearningEmailKind;
  kinds: { kind: LearningEmailKind; isOff: boolean }[];
  hasGroup: boolean;
};

/** What a link of an e-mail turns off; null when it is not ours, or the course is not open any more. */
export async function emailChoices(context: Context, token: string): Promise<EmailChoices | null> {
  const found = await readToken(context, token);
  if (found === null) return null;
  const { enrolment, cohort } = found.learner;
  const course = await readCourse(context.database.db, enrolment.courseSlug);
  if (!course) return null;
  const kinds = kindsOf({ cohort }).map((kind) => ({ kind, isOff: enrolment.emailsOff.includes(kind) }));
  return { course, kind: found.kind, kinds, hasGroup: cohort !== null };
}

const changeOff = (
  database: Context['database'],
  enrolmentId: string,
  kind: LearningEmailKind,
  wanted: boolean,
) =>
  database.transaction(async (tx) => {
    const [row] = await tx
      .select({ off: enrolments.emailsOff })
      .from(enrolments)
      .where(eq(enrolments.id, enrolmentId))
      .for('update');
    if (!row) return;
    const others = row.off.filter((one) => one !== kind);
    await changeSeat(tx, enrolmentId, { emailsOff: wanted ? others : [...others, kind] });
  });

/** By the link of an e-mail; of its own kind unless another is named. False when the link is not ours. */
export async function setEmailsByToken(
  context: Context,
  { token, kind, wanted }: { token: string; kind?: LearningEmailKind; wanted: boolean },
): Promise<boolean> {
  const found = await readToken(context, token);
  if (found === null) return false;
  await changeOff(context.database, found.learner.enrolment.id, kind ?? found.kind, wanted);
  return true;
}
