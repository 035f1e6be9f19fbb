/** Staff see who learns in a group, and move learners. */
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { entitlements } from '../orders/access.table.ts';
import { readCourse } from '../../academy/content/content.service.ts';
import { keepBeginningOfSeat } from './beginning.service.ts';
import { orders } from '../orders/orders.table.ts';
import { postEmail } from '../../academy/emails/post-emails.service.ts';
import type { Context } from '../../platform/context.ts';
import type { StaffMember } from '../../academy.ts';
import { isOver, mayTeachFor, seatsLeftIn } from '../../catalogue/courses/cohort.ts';
import { countTakenIn, findCohort } from './cohorts.service.ts';
import { cohorts, enrolments } from '../orders/cohorts.table.ts';

import { lockCohort, renewPages, writeLog } from './cohort-admin.service.ts';
import { changeSeat } from '../orders/seats.service.ts';

export type LearnerInConsole = {
  enrolment: string;
  orderNumber: string;
  name: string;
  joinedAt: Date;
  /** Their own first day instead of the cohort's. */
  startsOn: string | null;
  opensAll: boolean;
  isPaused: boolean;
};

/** Who has a seat in a cohort, or in a course without any; sorted by name, without addresses. */
export async function cohortLearners(
  { database: { db } }: Context,
  { staff, course: slug, cohort: id }: { staff: StaffMember; course: string; cohort: string | null },
): Promise<{ ok: true; learners: LearnerInConsole[] } | { ok: false; reason: 'cohort-not-found' }> {
  const course = await readCourse(db, slug);
  const cohort = id === null ? null : await findCohort(db, id);
  const isThere = course !== null && (id === null || cohort?.courseSlug === slug);
  if (!isThere || !mayTeachFor(staff, [cohort?.trainer ?? null, course.trainer]))
    return { ok: false, reason: 'cohort-not-found' };
  const rows = await db
    .select({
      enrolment: enrolments.id,
      orderNumber: orders.number,
      name: orders.name,
      recipientName: orders.recipientName,
      joinedAt: enrolments.joinedAt,
      startsOn: enrolments.startsOn,
      opensAll: enrolments.opensAll,
      pausedAt: entitlements.pausedAt,
    })
    .from(enrolments)
    .innerJoin(orders, eq(orders.id, enrolments.orderId))
    .innerJoin(entitlements, eq(entitlements.orderId, enrolments.orderId))
    .where(
      and(
        eq(enrolments.courseSlug, slug),
        id === null ? isNull(enrolments.cohortId) : eq(enrolments.cohortId, id),
        isNull(entitlements.revokedAt),
      ),
    )
    .orderBy(asc(orders.name), asc(enrolments.joinedAt));
  return {
    ok: true,
    learners: rows.map(({ name, recipientName, pausedAt, ...row }) => ({
      ...row,
      name: recipientName ?? name,
      isPaused: pausedAt !== null,
    })),
  };
}

type FoundLearner = {
  id: string;
  orderId: string;
  cohortId: string | null;
  courseSlug: string;
  orderNumber: string;
};

/** Null when the order opens nothing any more. */
async function findLearner(tx: Handle, enrolment: string): Promise<FoundLearner | null> {
  const [row] = await tx
    .select({
      id: enrolments.id,
      cohortId: enrolments.cohortId,
      courseSlug: enrolments.courseSlug,
      orderId: orders.id,
      orderNumber: orders.number,
    })
    .from(enrolments)
    .innerJoin(orders, eq(orders.id, enrolments.orderId))
    .innerJoin(entitlements, eq(entitlements.orderId, enrolments.orderId))
    .where(and(eq(enrolments.id, enrolment), isNull(entitlements.revokedAt)));
  return row ?? null;
}

/** One e-mail per move; the cohort's dates are read when it is sent. */
async function notifyOfMove(
  { clock }: Context,
  tx: Handle,
  { id: enrolmentId, orderId }: FoundLearner,
  cohortId: string,
): Promise<void> {
  const at = clock();
  const dedupeKey = `learner-moved:${enrolmentId}:${at.getTime()}`;
  await postEmail(tx, { name: 'learner-moved', dedupeKey, orderId, input: { enrolmentId, cohortId } }, at);
}

/**
 * Into another cohort of the same course, also one that nobody new may join; the learner gets an e-mail. Beyond its seats
 * only with `overSeats`.
 */
export async function moveLearner(
  context: Context,
  asked: { staff: StaffMember; enrolment: string; cohort: string; overSeats: boolean },
): Promise<
  | { ok: true }
  | { ok: false; reason: 'learner-not-found' | 'cohort-not-found' | 'cohort-over' | 'cohort-full' }
> {
  const { staff, enrolment, cohort: wanted, overSeats } = asked;
  return context.database.transaction(async (tx) => {
    const known = await findLearner(tx, enrolment);
    if (!known) return { ok: false, reason: 'learner-not-found' };
    const target = await lockCohort(tx, wanted);
    if (target?.courseSlug !== known.courseSlug) return { ok: false, reason: 'cohort-not-found' };
    if (isOver(target, context.clock())) return { ok: false, reason: 'cohort-over' };
    // Read again under the stock's lock: of two staff who move the same learner at once the second finds them moved.
    const learner = await findLearner(tx, enrolment);
    if (!learner) return { ok: false, reason: 'learner-not-found' };
    if (learner.cohortId === wanted) return { ok: true };
    const taken = await countTakenIn(tx, wanted);
    const isFull = seatsLeftIn(target, taken) === 0;
    if (isFull && !overSeats) return { ok: false, reason: 'cohort-full' };
    const ids = [wanted, ...(learner.cohortId === null ? [] : [learner.cohortId])];
    const days = await tx
      .select({ id: cohorts.id, startsOn: cohorts.startsOn })
      .from(cohorts)
      .where(inArray(cohorts.id, ids));
    const dayOf = (id: string | null) => days.find((one) => one.id === id)?.startsOn ?? null;
    await changeSeat(tx, enrolment, { cohortId: wanted });
    await keepBeginningOfSeat(tx, learner.orderId);
    await writeLog(context, tx, staff, {
      act: 'move-learner',
      subject: learner.orderNumber,
      detail: { course: learner.courseSlug, cohort: wanted, ...(isFull ? { overSeats: 'yes' } : {}) },
      before: { startsOn: dayOf(learner.cohortId) },
      after: { startsOn: dayOf(wanted) },
    });
    await notifyOfMove(context, tx, learner, wanted);
    await renewPages(context, tx);
    return { ok: true };
  });
}

/**
 * Sets a learner's own first day instead of the cohort's (null: the cohort's again), and whether every lesson is open to
 * them.
 */
export async function setLearner(
  context: Context,
  asked: { staff: StaffMember; enrolment: string; startsOn: string | null; opensAll: boolean },
): Promise<{ ok: true } | { ok: false; reason: 'learner-not-found' }> {
  const { staff, enrolment, startsOn, opensAll } = asked;
  return context.database.transaction(async (tx) => {
    const learner = await findLearner(tx, enrolment);
    if (!learner) return { ok: false, reason: 'learner-not-found' };
    const [before] = await tx
      .select({ startsOn: enrolments.startsOn, opensAll: enrolments.opensAll })
      .from(enrolments)
      .where(eq(enrolments.id, enrolment))
      .for('update');
    await changeSeat(tx, enrolment, { startsOn, opensAll });
    await keepBeginningOfSeat(tx, learner.orderId);
    await writeLog(context, tx, staff, {
      act: 'set-learner',
      subject: learner.orderNumber,
      detail: { course: learner.courseSlug },
      ...(before ? { before } : {}),
      after: { startsOn, opensAll },
    });
    return { ok: true };
  });
}
