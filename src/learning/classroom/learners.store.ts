/**
 * Reads and writes about learners that several services share: tasks, progress, seats that ended, and who may get e-mails.
 */
import { giftLeavesAt } from '../../selling/orders/order.ts';
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { entitlements } from '../../selling/orders/access.table.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import { type Cohort, cohorts, type Enrolment, enrolments } from '../../selling/orders/cohorts.table.ts';
import { readCourse } from '../../academy/content/content.service.ts';
import type { StaffMember } from '../../academy.ts';
import { mayTeachFor } from '../../catalogue/courses/cohort.ts';
import { learningEvents, lessonVersions, submissions } from './classroom.table.ts';
import type { LessonProgress } from './learning.ts';
import type { LessonContent } from './lesson.ts';

/** The task of a published version of a lesson; of a draft only for staff who write it. */
export async function findTask(
  db: Handle,
  { lessonId, version, isDraft = false }: { lessonId: string; version: number; isDraft?: boolean },
): Promise<LessonContent['task']> {
  const [row] = await db
    .select({ content: lessonVersions.content })
    .from(lessonVersions)
    .where(
      and(
        eq(lessonVersions.lessonId, lessonId),
        eq(lessonVersions.number, version),
        isDraft ? undefined : isNotNull(lessonVersions.publishedAt),
      ),
    );
  return row?.content.task ?? null;
}

/**
 * Locks the enrolment until the transaction ends: what this learner sends at the same time waits, so that numbers are given
 * in order.
 */
export async function lockEnrolment(tx: Handle, enrolmentId: string): Promise<void> {
  await tx.select({ id: enrolments.id }).from(enrolments).where(eq(enrolments.id, enrolmentId)).for('update');
}

type Done = {
  id: string;
  enrolmentId: string;
  lessonId: string;
  version: number;
  at: Date;
  how: 'quiz' | 'handed-in';
};

/** Marks a lesson as done by its task. */
export async function writeDone(tx: Handle, done: Done): Promise<void> {
  const { id, enrolmentId, lessonId, version, at, how } = done;
  await tx
    .insert(learningEvents)
    .values({ id, enrolmentId, lessonId, version, kind: 'done', body: { how }, at, receivedAt: at });
}

/**
 * The progress of a learner in each lesson, by the lesson's id: computed by the database from events of phones, independent
 * of their order and of repeats. Of two positions at the same instant the later one counts.
 */
export const readProgress = async (db: Handle, enrolmentId: string): Promise<Map<string, LessonProgress>> =>
  (await readProgressOf(db, [enrolmentId])).get(enrolmentId) ?? new Map<string, LessonProgress>();

/** What a learner has done. `handedIn`: ids of lessons whose task waits for its mark. */
export type OfLearner = { progress: ReadonlyMap<string, LessonProgress>; handedIn: ReadonlySet<string> };

/** The progress and the hand-ins of several learners at once, by the enrolment's id. */
export async function readOfLearners(
  db: Handle,
  enrolmentIds: readonly string[],
): Promise<(enrolmentId: string) => OfLearner> {
  if (enrolmentIds.length === 0) return () => ({ progress: new Map(), handedIn: new Set() });
  const done = progressRows(db, enrolmentIds).as('done');
  const waiting = db
    .selectDistinct({ enrolmentId: submissions.enrolmentId, lessonId: submissions.lessonId })
    .from(submissions)
    .where(and(inArray(submissions.enrolmentId, [...enrolmentIds]), eq(submissions.state, 'waiting')))
    .as('waiting');
  const { openedAt, doneAt, seconds, lastAt } = done;
  const rows = await db
    .select({
      enrolmentId: sql<string>`coalesce(${done.enrolmentId}, ${waiting.enrolmentId})`,
      lessonId: sql<string>`coalesce(${done.lessonId}, ${waiting.lessonId})`,
      waits: sql<boolean>`${waiting.lessonId} is not null`,
      openedAt,
      doneAt,
      seconds,
      lastAt,
    })
    .from(done)
    .fullJoin(waiting, and(eq(waiting.enrolmentId, done.enrolmentId), eq(waiting.lessonId, done.lessonId)));
  // Work may be handed in by a phone that never told of the lesson.
  const progress = byEnrolment(rows.filter(({ openedAt: at }) => (at as Date | null) !== null));
  return (id) => ({
    progress: progress.get(id) ?? new Map(),
    handedIn: new Set(rows.flatMap((row) => (row.enrolmentId === id && row.waits ? [row.lessonId] : []))),
  });
}

function byEnrolment(rows: readonly (LessonProgress & { enrolmentId: string; lessonId: string })[]) {
  const found = new Map<string, Map<string, LessonProgress>>();
  for (const { enrolmentId: of, lessonId: id, openedAt, doneAt, seconds, lastAt } of rows)
    found.set(
      of,
      (found.get(of) ?? new Map<string, LessonProgress>()).set(id, { openedAt, doneAt, seconds, lastAt }),
    );
  return found;
}

function progressRows(db: Handle, enrolmentIds: readonly string[]) {
  const { at, kind, body, lessonId, enrolmentId } = learningEvents;
  const seconds = sql`case when jsonb_typeof(${body} -> 'seconds') = 'number' then (${body} ->> 'seconds')::float8 else 0 end`;
  return db
    .select({
      enrolmentId,
      lessonId,
      openedAt: sql<Date>`min(${at})`.mapWith(at).as('opened_at'),
      doneAt: sql<Date | null>`min(${at}) filter (where ${kind} = 'done')`.mapWith(at).as('done_at'),
      seconds:
        sql<number>`coalesce((array_agg(${seconds} order by ${at} desc, ${seconds} desc) filter (where ${kind} = 'position'))[1], 0)`.as(
          'seconds',
        ),
      lastAt: sql<Date>`max(${at})`.mapWith(at).as('last_at'),
    })
    .from(learningEvents)
    .where(inArray(enrolmentId, [...enrolmentIds]))
    .groupBy(enrolmentId, lessonId);
}

/** The progress of several learners, by the enrolment's id; without those who have done nothing. */
export const readProgressOf = async (
  db: Handle,
  enrolmentIds: readonly string[],
): Promise<Map<string, Map<string, LessonProgress>>> => byEnrolment(await progressRows(db, enrolmentIds));

/**
 * A cohort that this member of staff may act for: trainers have their own cohorts and courses, other teaching staff all.
 * Null also for a cohort of somebody else, whose existence is not revealed.
 */
export async function findTaughtCohort(
  db: Handle,
  staff: StaffMember,
  cohortId: string,
): Promise<Cohort | null> {
  const [cohort] = await db.select().from(cohorts).where(eq(cohorts.id, cohortId));
  if (!cohort) return null;
  const course = await readCourse(db, cohort.courseSlug);
  return mayTeachFor(staff, [cohort.trainer, course?.trainer ?? null]) ? cohort : null;
}

/** A seat that has ended, for its former learner only. `orderToken`: null for a gift, whose order belongs to its buyer. */
export type Ended = { endedAt: Date; isPaidBack: boolean; orderToken: string | null };

/** The seat in a course that ended last, of the caller's orders; null where there never was one. */
export async function readEnded(
  db: Handle,
  owned: SQL | undefined,
  courseSlug: string,
): Promise<Ended | null> {
  if (owned === undefined) return null;
  const [seat] = await db
    .select({
      endedAt: entitlements.revokedAt,
      token: orders.token,
      recipientEmail: orders.recipientEmail,
      refundedCentimes: orders.refundedCentimes,
    })
    .from(enrolments)
    .innerJoin(orders, eq(orders.id, enrolments.orderId))
    .innerJoin(entitlements, eq(entitlements.orderId, enrolments.orderId))
    .where(and(owned, eq(enrolments.courseSlug, courseSlug), isNotNull(entitlements.revokedAt)))
    .orderBy(desc(entitlements.revokedAt))
    .limit(1);
  if (!seat?.endedAt) return null;
  const isGift = seat.recipientEmail !== null;
  return {
    endedAt: seat.endedAt,
    // A gift is refunded to its buyer.
    isPaidBack: !isGift && seat.refundedCentimes > 0,
    orderToken: isGift ? null : seat.token,
  };
}

export type ActiveLearner = {
  enrolment: Enrolment;
  cohort: Cohort | null;
  orderId: string;
  /** The learner's address: the recipient's, where it was a gift. */
  email: string;
  name: string;
  locale: 'en' | 'ar';
  /** Of the order; null where it was a gift: its link belongs to the buyer. */
  token: string | null;
  /** A gift that is sent on a day to come: its recipient knows nothing of it until then. */
  hiddenUntil: Date | null;
};

/**
 * Learners with a confirmed order that is neither ended nor paused; at most so many, in the order of their enrolments' ids.
 */
export async function readActiveLearners(
  db: Handle,
  which: SQL | undefined,
  most?: number,
): Promise<ActiveLearner[]> {
  const all = db
    .select({
      enrolment: enrolments,
      cohort: cohorts,
      orderId: orders.id,
      email: orders.email,
      name: orders.name,
      recipientEmail: orders.recipientEmail,
      recipientName: orders.recipientName,
      giftOn: orders.giftOn,
      locale: orders.locale,
      token: orders.token,
    })
    .from(enrolments)
    .innerJoin(orders, eq(orders.id, enrolments.orderId))
    .innerJoin(entitlements, eq(entitlements.orderId, enrolments.orderId))
    .leftJoin(cohorts, eq(cohorts.id, enrolments.cohortId))
    .where(
      and(
        eq(orders.status, 'Payment Confirmed'),
        isNull(entitlements.revokedAt),
        isNull(entitlements.pausedAt),
        which,
      ),
    )
    .orderBy(asc(enrolments.id));
  const rows = await (most === undefined ? all : all.limit(most));
  return rows.map(({ recipientEmail, recipientName, email, name, token, giftOn, ...row }) => ({
    ...row,
    hiddenUntil: giftLeavesAt({ recipientEmail, giftOn }),
    email: recipientEmail ?? email,
    name: recipientName ?? name,
    token: recipientEmail === null ? token : null,
  }));
}

export async function findActiveLearner(db: Handle, enrolmentId: string): Promise<ActiveLearner | null> {
  const [found] = await readActiveLearners(db, eq(enrolments.id, enrolmentId));
  return found ?? null;
}

export const ofCohort = (cohortId: string): SQL => eq(enrolments.cohortId, cohortId);
