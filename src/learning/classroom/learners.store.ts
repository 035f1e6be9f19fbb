/**
 * Reads and writes about learners that several services share: tasks, progress, seats that ended, and who may get e-mails.
 */
import { inAllLanguages } from '../../platform/records/record.ts';
import type { Localised } from '../../catalogue/courses/course.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { giftLeavesAt } from '../../selling/orders/order.ts';
import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { entitlements } from '../../selling/orders/access.table.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import { type Cohort, cohorts, type Enrolment, enrolments } from '../../selling/orders/cohorts.table.ts';
import { queueOrderWebhooks } from '../../selling/orders/order-history.service.ts';
import type { EventKind } from '../../academy/webhooks/event-kinds.ts';
import { learningEvents, lessons, lessonVersions, marks, submissions } from './classroom.table.ts';
import type { LessonContent } from './lesson.ts';

/** The version of its lesson that a work was handed in for. */
export const ofItsVersion = and(
  eq(lessonVersions.lessonId, submissions.lessonId),
  eq(lessonVersions.number, submissions.version),
);

/** The title in each language of the version that is read with it; null where it was joined and there is none. */
export const titleOfVersion = sql`${lessonVersions.content} -> 'title'`.mapWith((title: Localised<string>) =>
  inAllLanguages(title),
);

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
  return inAllLanguages(row?.content.task ?? null);
}

/**
 * Locks the enrolment until the transaction ends: what this learner sends at the same time waits, so that numbers are given
 * in order.
 */
export async function lockEnrolment(tx: Handle, enrolmentId: string): Promise<void> {
  await tx.select({ id: enrolments.id }).from(enrolments).where(eq(enrolments.id, enrolmentId)).for('update');
}

type LearningNews = Extract<EventKind, `${'lesson' | 'work' | 'session' | 'certificate'}.${string}`>;
type NewsOf<K extends LearningNews> = Parameters<typeof queueOrderWebhooks<K>>[1];

type Done = {
  id: string;
  enrolmentId: string;
  lessonId: string;
  version: number;
  at: Date;
  how: 'quiz' | 'handed-in';
};

type Telling<K extends LearningNews> = Pick<NewsOf<K>, 'kind' | 'at' | 'more'> & {
  enrolmentId: string;
  about: string;
};

/** Tells other systems of something that a learner did, once for each `about`. */
export async function tellLearning<K extends LearningNews>(tx: Handle, told: Telling<K>): Promise<void> {
  const { orderId } = enrolments;
  const [seat] = await tx.select({ orderId }).from(enrolments).where(eq(enrolments.id, told.enrolmentId));
  if (seat) await tell(tx, seat.orderId, told);
}

const tell = <K extends LearningNews>(
  tx: Handle,
  orderId: string,
  { kind, enrolmentId, at, about, more }: Telling<K>,
): Promise<void> =>
  queueOrderWebhooks(tx, { kind, orderId, at, more, dedupeKey: `${kind}:${enrolmentId}:${about}` });

/** That lessons are done. */
export async function tellDone(
  tx: Handle,
  { enrolmentId, lessonIds, at }: { enrolmentId: string; lessonIds: readonly string[]; at: Date },
): Promise<void> {
  if (lessonIds.length === 0) return;
  const rows = await tx
    .select({ id: lessons.id, key: lessons.key, title: titleOfVersion, orderId: enrolments.orderId })
    .from(lessons)
    .innerJoin(
      lessonVersions,
      and(eq(lessonVersions.lessonId, lessons.id), eq(lessonVersions.number, lessons.currentVersion)),
    )
    .innerJoin(enrolments, eq(enrolments.id, enrolmentId))
    .where(inArray(lessons.id, [...new Set(lessonIds)]));
  for (const { id, key, title, orderId } of rows) {
    const more = { lesson: { key, name: title.en } };
    await tell(tx, orderId, { kind: 'lesson.done', enrolmentId, at, about: id, more });
  }
}

/** Marks a lesson as done by its task. */
export async function writeDone(tx: Handle, done: Done): Promise<void> {
  const { id, enrolmentId, lessonId, version, at, how } = done;
  await tx
    .insert(learningEvents)
    .values({ id, enrolmentId, lessonId, version, kind: 'done', body: { how }, at, receivedAt: at });
  await tellDone(tx, { enrolmentId, lessonIds: [lessonId], at });
}

/** In the place of who marked it: two reviews of the group that agreed. */
export const byReviews = 'reviews';

type Marking = {
  submission: typeof submissions.$inferSelect;
  lesson: { key: string };
  title: Localised<string>;
  given: Omit<typeof marks.$inferSelect, 'submissionId'>;
  /** Of the lesson that it makes done. */
  eventId: string;
};

/**
 * The mark of a work that waits, or that reviews accepted where somebody marks it; what it does for the lesson is done. False where
 * somebody else was first.
 */
export async function writeMark(
  tx: Handle,
  { submission, lesson, title, given, eventId }: Marking,
): Promise<boolean> {
  const { id: submissionId, enrolmentId } = submission;
  const { outcome, at, markedBy } = given;
  await lockEnrolment(tx, enrolmentId);
  const accepted = tx
    .select({ id: marks.submissionId })
    .from(marks)
    .where(and(eq(marks.submissionId, submissionId), eq(marks.markedBy, byReviews)));
  const isOverruled =
    markedBy === byReviews ? undefined : and(eq(submissions.state, 'accepted'), exists(accepted));
  const claimed = await tx
    .update(submissions)
    .set({ state: outcome })
    .where(and(eq(submissions.id, submissionId), or(inArray(submissions.state, ['waiting']), isOverruled)))
    .returning({ id: submissions.id });
  if (claimed.length === 0) return false;
  await tx
    .insert(marks)
    .values({ submissionId, ...given })
    .onConflictDoUpdate({ target: marks.submissionId, set: given });
  if (outcome === 'accepted') await writeDone(tx, { ...submission, id: eventId, at, how: 'handed-in' });
  const told = { kind: 'work.marked', about: submissionId, enrolmentId, at } as const;
  await tellLearning(tx, { ...told, more: { lesson: { key: lesson.key, name: title.en }, outcome } });
  return true;
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
  locale: Locale;
  /** Of the order; null where it was a gift: its link belongs to the buyer. */
  token: string | null;
  /** A gift that is sent on a day to come: its recipient knows nothing of it until then. */
  hiddenUntil: Date | null;
};

/** Of a seat joined with its order and its right: confirmed, and neither ended nor paused. */
export const isActive = and(
  eq(orders.status, 'Payment Confirmed'),
  isNull(entitlements.revokedAt),
  isNull(entitlements.pausedAt),
);

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
    .where(and(isActive, which))
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
