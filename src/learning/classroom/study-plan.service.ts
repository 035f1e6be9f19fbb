/** A learner's own study times: kept, shown, and the one message at each of them. */
import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { firstWay, type Way } from '../../academy/emails/phones.service.ts';
import { postOneWay } from '../../academy/emails/post-emails.service.ts';
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
import { hasPush } from './push.service.ts';
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

/** By which ways a message of a plan may come, the first that works. */
const waysOf = ({ messaging }: Context): readonly Way[] =>
  messaging ? ['push', 'message', 'mail'] : ['push', 'mail'];

/** By which way it comes to a learner now; null: by none. */
export async function wayOfPlan(context: Context, { order, enrolment }: Learner): Promise<Way | null> {
  const { db } = context.database;
  const addressee = await readAddressee(db, { orderId: order.id, emailName });
  const to = { orderId: order.id, addressee, hasPush: await hasPush(db, enrolment.id) };
  return firstWay(db, to, waysOf(context), context.clock());
}

/** One message and its mark, or the mark alone: nobody is to be written to. `learner` null: nobody is. */
async function write(
  context: Context,
  {
    enrolmentId,
    learner,
    lastVisit,
  }: { enrolmentId: string; learner: ActiveLearner | null; lastVisit: Date | null },
  now: Date,
): Promise<boolean> {
  return context.database.transaction(async (tx) => {
    const isDue = and(eq(studyPlans.enrolmentId, enrolmentId), lte(studyPlans.nextAt, now));
    // Another process that was first has moved the hour on.
    const [plan] = await tx.select().from(studyPlans).where(isDue).for('update');
    if (!plan) return false;
    const hour = learner && dueWord(plan, now);
    const written = hour && afterHour(plan, now, { lastVisit });
    const way =
      learner && written
        ? await postOneWay(
            tx,
            {
              name: emailName,
              dedupeKey: `${emailName}:${enrolmentId}:${dateInMorocco(now)}`,
              input: { enrolmentId, hour: hour.toISOString(), isLast: written.stoppedAt !== null },
              orderId: learner.orderId,
              addressee: await readAddressee(tx, { orderId: learner.orderId, emailName }),
              hasPush: await hasPush(tx, enrolmentId),
            },
            waysOf(context),
            now,
          )
        : null;
    const next = way && written ? written : afterHour(plan, now, null);
    await tx.update(studyPlans).set(next).where(isDue);
    return way !== null;
  });
}

/**
 * A scheduled job: one message to each learner whose hour has come and who has a lesson to go on with, each with its mark in one
 * transaction. Returns how many it wrote.
 */
export async function sendStudyWords(context: Context, batchSize = 500): Promise<number> {
  const now = context.clock();
  const { db } = context.database;
  let sent = 0;
  for (;;) {
    const due = await db
      .select({ id: studyPlans.enrolmentId })
      .from(studyPlans)
      .where(lte(studyPlans.nextAt, now))
      .orderBy(asc(studyPlans.nextAt), asc(studyPlans.enrolmentId))
      .limit(batchSize);
    if (due.length === 0) return sent;
    const ids = due.map(({ id }) => id);
    const found = await readActiveLearners(db, inArray(enrolments.id, ids));
    const wanted = found.filter(
      ({ enrolment, hiddenUntil }) =>
        !enrolment.emailsOff.includes('plan') && (hiddenUntil === null || hiddenUntil <= now),
    );
    const [left, visits] = await Promise.all([withLessonsLeft(db, wanted, now), readVisits(db, ids)]);
    const learnerOf = new Map(wanted.map((learner) => [learner.enrolment.id, learner]));
    for (const enrolmentId of ids) {
      const learner = left.has(enrolmentId) ? (learnerOf.get(enrolmentId) ?? null) : null;
      const lastVisit = visits.get(enrolmentId) ?? null;
      if (await write(context, { enrolmentId, learner, lastVisit }, now)) sent += 1;
    }
  }
}
