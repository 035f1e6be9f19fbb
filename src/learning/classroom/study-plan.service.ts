/** A learner's own study times: kept, shown, and the one message at each of them. */
import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { firstWay, type Way } from '../../academy/emails/phones.service.ts';
import type { Context } from '../../platform/context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { dateInMorocco, instantInMorocco } from '../../platform/time/calendar-date.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
import { readAddressee } from '../../selling/orders/orders.service.ts';
import { changeSeat } from '../../selling/orders/seats.service.ts';
import type { Caller, Closed, Learner } from './classroom.service.ts';
import { learningEvents, studyPlans } from './classroom.table.ts';
import { type ActiveLearner, lockEnrolment, readActiveLearners } from './learners.store.ts';
import { readVisits, withLessonsLeft } from './learning-emails.service.ts';
import { courseSettings } from './learning.service.ts';
import { hasPush, postByOwnWay, waysOf } from './push.service.ts';
import {
  afterHour,
  changed,
  dueWord,
  noPlan,
  type PlanChange,
  type PlanState,
  stateOf,
  type StudyPlan,
  weeksKept,
} from './study-plan.ts';

export async function readPlan(db: Handle, enrolmentId: string): Promise<StudyPlan | null> {
  const [plan] = await db.select().from(studyPlans).where(eq(studyPlans.enrolmentId, enrolmentId));
  return plan ?? null;
}

/** Changes the learner's own plan; what pauses or goes on needs one. Whoever plans gets its messages, also who had turned them off. */
export async function changePlan(
  context: Context,
  { change, ...asked }: { caller: Caller; courseSlug: string; change: PlanChange },
): Promise<{ ok: true } | Closed> {
  const found = await courseSettings(context, asked);
  if (!found.ok) return found;
  const now = context.clock();
  const { id: enrolmentId, emailsOff } = found.learner.enrolment;
  await context.database.transaction(async (tx) => {
    await lockEnrolment(tx, enrolmentId);
    const before = (await readPlan(tx, enrolmentId)) ?? noPlan;
    const isNew = change.kind === 'choose' || change.kind === 'end';
    if (!isNew && before.days.length === 0) return;
    const plan = { ...changed(before, change, now), changedAt: now };
    await tx
      .insert(studyPlans)
      .values({ ...plan, enrolmentId, madeAt: now })
      .onConflictDoUpdate({ target: studyPlans.enrolmentId, set: plan });
    if (plan.days.length > 0)
      await changeSeat(tx, enrolmentId, { emailsOff: emailsOff.filter((kind) => kind !== 'plan') });
  });
  return { ok: true };
}

/** As pages show it. `kept`: weeks in a row. */
export type PlanView = Pick<StudyPlan, 'days' | 'at' | 'pausedUntil' | 'nextAt'> & {
  state: PlanState;
  kept: number;
};

/** The learner's plan; null while she has made none and did not say that she wants none, and for staff. */
export async function planOf(
  { database: { db }, clock }: Context,
  { learner }: { learner: Learner | null },
): Promise<PlanView | null> {
  const { plan = null } = learner ?? {};
  const [first] = plan?.goals ?? [];
  if (learner === null || plan === null || first === undefined) return null;
  const { days, at, pausedUntil, nextAt, goals } = plan;
  const now = clock();
  const state = stateOf(plan, now);
  // Days of any lesson that was opened, gone on with or finished; from the week before, which the first may have begun in.
  const hour = sql<Date>`date_trunc('hour', ${learningEvents.at})`.mapWith(learningEvents.at);
  const since = new Date(instantInMorocco(first.from, '00:00').getTime() - 7 * 86_400_000);
  const came = await db
    .selectDistinct({ hour })
    .from(learningEvents)
    .where(and(eq(learningEvents.enrolmentId, learner.enrolment.id), gte(learningEvents.at, since)));
  const kept = weeksKept(goals, new Set(came.map((one) => dateInMorocco(one.hour))), now);
  return { days, at, pausedUntil, nextAt, state, kept };
}

const emailName = 'study-time';

/** By which way it comes to a learner now; null: by none. */
export async function wayOfPlan(context: Context, { order, enrolment }: Learner): Promise<Way | null> {
  const { db } = context.database;
  const addressee = await readAddressee(db, { orderId: order.id, emailName });
  const to = { orderId: order.id, addressee, hasPush: await hasPush(db, enrolment.id) };
  return firstWay(db, to, waysOf(context), context.clock());
}

/** Those of a batch who may be written to, and the newest visit of everybody in it. */
async function readBatch(db: Handle, ids: readonly string[], now: Date) {
  const learners = (await readActiveLearners(db, inArray(enrolments.id, [...ids]))).filter(
    ({ enrolment, hiddenUntil }) =>
      !enrolment.emailsOff.includes('plan') && (hiddenUntil === null || hiddenUntil <= now),
  );
  const [left, visits] = await Promise.all([withLessonsLeft(db, learners, now), readVisits(db, ids)]);
  const wanted = learners.filter(({ enrolment }) => left.has(enrolment.id));
  return { learnerOf: new Map(wanted.map((learner) => [learner.enrolment.id, learner])), visits };
}

/** The message of an hour; false where it goes by no way, or went before. */
async function post(
  context: Context,
  tx: Handle,
  { enrolment, orderId }: ActiveLearner,
  { hour, isLast, now }: { hour: Date; isLast: boolean; now: Date },
): Promise<boolean> {
  const dedupeKey = `${emailName}:${enrolment.id}:${dateInMorocco(now)}`;
  const input = { hour: hour.toISOString(), isLast };
  const word = { name: emailName, dedupeKey, input, enrolmentId: enrolment.id, orderId };
  return (await postByOwnWay(context, tx, word, now)) !== null;
}

/** Messages of a batch, with their marks in one transaction; of those to whom none goes the hour moves on. */
async function writeBatch(context: Context, ids: readonly string[], now: Date): Promise<number> {
  const { learnerOf, visits } = await readBatch(context.database.db, ids, now);
  return context.database.transaction(async (tx) => {
    // Another process that was first has moved the hours on.
    const plans = await tx
      .select()
      .from(studyPlans)
      .where(and(inArray(studyPlans.enrolmentId, [...ids]), lte(studyPlans.nextAt, now)))
      .orderBy(asc(studyPlans.enrolmentId))
      .for('update');
    let sent = 0;
    for (const plan of plans) {
      const learner = learnerOf.get(plan.enrolmentId);
      const hour = learner === undefined ? null : dueWord(plan, now);
      const next = hour && afterHour(plan, now, { lastVisit: visits.get(plan.enrolmentId) ?? null });
      const isLast = next !== null && next.stoppedAt !== null;
      const isSent = learner && hour ? await post(context, tx, learner, { hour, isLast, now }) : false;
      if (isSent) sent += 1;
      await tx
        .update(studyPlans)
        .set(isSent && next ? next : afterHour(plan, now, null))
        .where(eq(studyPlans.enrolmentId, plan.enrolmentId));
    }
    return sent;
  });
}

/**
 * A scheduled job: one message to each learner whose hour has come and who has a lesson to go on with, each with its mark in one
 * transaction. Returns how many it wrote.
 */
export async function sendStudyWords(context: Context, batchSize = 200): Promise<number> {
  const now = context.clock();
  for (let sent = 0; ;) {
    const due = await context.database.db
      .select({ id: studyPlans.enrolmentId })
      .from(studyPlans)
      .where(lte(studyPlans.nextAt, now))
      .orderBy(asc(studyPlans.nextAt), asc(studyPlans.enrolmentId))
      .limit(batchSize);
    if (due.length === 0) return sent;
    sent += await writeBatch(
      context,
      due.map(({ id }) => id),
      now,
    );
  }
}
