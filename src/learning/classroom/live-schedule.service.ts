/**
 * Live sessions are created from a cohort's meetings and follow them; its learners are notified of changes and reminded in
 * time.
 */
import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Handle } from '../../platform/db/handle.ts';
import { addDays, dateInMorocco } from '../../platform/time/calendar-date.ts';
import { postEmail } from '../../academy/emails/post-emails.service.ts';
import type { Context } from '../../platform/context.ts';
import { meetingsOf } from '../../catalogue/courses/meetings.ts';
import { keepBeginningOfGroup } from '../../selling/cohorts/beginning.service.ts';
import { cohorts, enrolments, type Cohort } from '../../selling/orders/cohorts.table.ts';
import { readAddressee } from '../../selling/orders/orders.service.ts';
import { ofCohort, readActiveLearners } from './learners.store.ts';
import { learningEmails, liveSessions, type LiveSession } from './classroom.table.ts';
import { postToLearner } from './push.service.ts';
import { dueReminder } from './learning-email.ts';
import { replan, type Replanning } from './live.ts';

/** When sessions were to begin before a change, by their ids; without cancelled ones, which nobody expects. */
export const beginningsOf = (sessions: readonly LiveSession[]): Record<string, string> =>
  Object.fromEntries(
    sessions.flatMap(({ id, startsAt, cancelledAt }) =>
      cancelledAt === null ? [[id, startsAt.toISOString()]] : [],
    ),
  );

/**
 * One e-mail to everybody in a cohort about all that was moved or cancelled at one instant. `before`: those sessions as they
 * were.
 */
export async function notifyOfChange(
  tx: Handle,
  cohortId: string,
  { movedAt, before }: { movedAt: Date; before: readonly LiveSession[] },
): Promise<number> {
  await keepBeginningOfGroup(tx, cohortId);
  const learners = await readActiveLearners(tx, ofCohort(cohortId));
  const was = beginningsOf(before);
  for (const { enrolment, orderId } of learners)
    await postEmail(
      tx,
      {
        name: 'live-changed',
        dedupeKey: `live-changed:${enrolment.id}:${movedAt.getTime()}`,
        orderId,
        input: { enrolmentId: enrolment.id, movedAt: movedAt.toISOString(), was },
      },
      movedAt,
    );
  return learners.length;
}

/** Returns the session as it was, where learners must be notified. */
async function carryOutPlan(
  tx: Handle,
  step: Replanning,
  { id, minutes }: Cohort,
  now: Date,
): Promise<LiveSession | null> {
  const ofNumber = and(eq(liveSessions.cohortId, id), eq(liveSessions.number, step.number));
  switch (step.kind) {
    case 'add':
      await tx
        .insert(liveSessions)
        .values({
          id: randomUUID(),
          cohortId: id,
          number: step.number,
          startsAt: step.at,
          plannedAt: step.at,
          minutes,
          changedAt: now,
        })
        .onConflictDoNothing();
      return null;
    case 'move': {
      const [was] = await tx.select().from(liveSessions).where(ofNumber).for('update');
      if (!was) return null;
      // What staff cancelled stays cancelled; what a shorter plan cancelled comes back with a longer one.
      const cancelledAt = was.plannedAt === null ? null : was.cancelledAt;
      const isNews =
        cancelledAt === null && (was.startsAt.getTime() !== step.at.getTime() || was.cancelledAt !== null);
      await tx
        .update(liveSessions)
        .set({
          startsAt: step.at,
          plannedAt: step.at,
          minutes,
          cancelledAt,
          changedAt: now,
          ...(isNews ? { movedAt: now } : {}),
        })
        .where(ofNumber);
      return isNews ? was : null;
    }
    case 'minutes':
      await tx.update(liveSessions).set({ minutes, changedAt: now }).where(ofNumber);
      return null;
    case 'cancel': {
      // A cancelled session keeps its date.
      const [cancelled] = await tx
        .update(liveSessions)
        .set({ plannedAt: null, cancelledAt: now, changedAt: now, movedAt: now })
        .where(ofNumber)
        .returning();
      return cancelled ?? null;
    }
  }
}

/**
 * Makes a cohort's sessions follow its meetings: missing ones are added, those to come are moved with it and keep their
 * number, those that began stay. Its learners get one e-mail about all that moved. Returns how many sessions changed.
 */
export async function scheduleSessions(tx: Handle, cohort: Cohort, now: Date): Promise<number> {
  const known = await tx.select().from(liveSessions).where(eq(liveSessions.cohortId, cohort.id));
  const steps = replan(known, meetingsOf(cohort), cohort.minutes, now);
  const before: LiveSession[] = [];
  for (const step of steps) {
    const was = await carryOutPlan(tx, step, cohort, now);
    if (was !== null) before.push(was);
  }
  if (before.length > 0) await notifyOfChange(tx, cohort.id, { movedAt: now, before });
  return steps.length;
}

const longestCohortDays = 400;

/** Sessions of such a cohort are not created any more. */
export const isTooOld = ({ startsOn }: Pick<Cohort, 'startsOn'>, now: Date): boolean =>
  startsOn <= addDays(dateInMorocco(now), -longestCohortDays);

/** A scheduled job: whatever changed a cohort, its sessions follow within a minute. Returns how many changed. */
export async function healSessions({ database, clock }: Context): Promise<number> {
  const now = clock();
  const since = addDays(dateInMorocco(now), -longestCohortDays);
  const rows = await database.db.select().from(cohorts).where(gt(cohorts.startsOn, since));
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  const sessions = await database.db.select().from(liveSessions).where(inArray(liveSessions.cohortId, ids));
  let changed = 0;
  for (const row of rows) {
    const own = sessions.filter(({ cohortId }) => cohortId === row.id);
    if (replan(own, meetingsOf(row), row.minutes, now).length === 0) continue;
    changed += await database.transaction(async (tx) => {
      const [cohort] = await tx.select().from(cohorts).where(eq(cohorts.id, row.id)).for('update');
      return cohort ? scheduleSessions(tx, cohort, now) : 0;
    });
  }
  return changed;
}

const dayMs = 86_400_000;

/**
 * A scheduled job: a day and an hour before, each learner is reminded once, however often this runs or breaks off, since the
 * mark and the e-mail are written in one transaction. Returns how many e-mails it wrote.
 */
export async function remindOfSessions({ database, clock }: Context): Promise<number> {
  const now = clock();
  const soon = await database.db
    .select()
    .from(liveSessions)
    .where(
      and(
        isNull(liveSessions.cancelledAt),
        gt(liveSessions.startsAt, now),
        // The day's reminder may be sent up to an evening earlier.
        lte(liveSessions.startsAt, new Date(now.getTime() + 1.6 * dayMs)),
      ),
    );
  let written = 0;
  for (const session of soon) {
    const due = dueReminder(session.startsAt, now);
    if (due === null) continue;
    // An e-mail about the new hour after the reminder was due makes the reminder unnecessary.
    const knows =
      due === 'live-day' &&
      session.movedAt !== null &&
      dueReminder(session.startsAt, session.movedAt) !== null;
    if (!knows) written += await remind(database, session, due, now);
  }
  return written;
}

const remind = (
  database: Context['database'],
  session: LiveSession,
  kind: 'live-day' | 'live-hour',
  now: Date,
): Promise<number> => {
  const about = `${session.id}:${session.startsAt.getTime()}`;
  const isUnwritten = sql`not exists (select 1 from ${learningEmails} where ${learningEmails.enrolmentId} = ${enrolments.id} and ${learningEmails.kind} = ${kind} and ${learningEmails.about} = ${about})`;
  return database.transaction(async (tx) => {
    const learners = await readActiveLearners(tx, and(ofCohort(session.cohortId), isUnwritten));
    let written = 0;
    for (const { enrolment, orderId } of learners.filter(
      (learner) => !learner.enrolment.emailsOff.includes('reminders'),
    )) {
      const [row] = await tx
        .insert(learningEmails)
        .values({ id: randomUUID(), enrolmentId: enrolment.id, kind, about, at: now })
        .onConflictDoNothing()
        .returning({ id: learningEmails.id });
      if (!row) continue;
      written += 1;
      const input = { sessionId: session.id, startsAt: session.startsAt.toISOString() };
      const email = { name: kind, dedupeKey: `${kind}:${row.id}`, orderId, enrolmentId: enrolment.id, input };
      await postToLearner(tx, email, now, () => readAddressee(tx, { orderId, emailName: kind }));
    }
    return written;
  });
};
