/**
 * Decides which teaching e-mails are due, and writes each with its mark in one transaction, so that each is sent once and at
 * most one a day. Learners are read in batches; the number of queries does not depend on who is in a batch.
 */
import { and, gt, inArray } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { Signer } from '../../platform/signed-token.ts';
import { hasNoMailbox, mailboxOf } from '../../platform/people/mailbox.ts';
import { dateInMorocco, instantInMorocco } from '../../platform/time/calendar-date.ts';
import { isPosted, postEmail } from '../../academy/emails/post-emails.service.ts';
import type { Context } from '../../platform/context.ts';
import { firstDayOf } from '../../catalogue/courses/cohort.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
import { type ActiveLearner, readActiveLearners } from './learners.store.ts';
import { type Announcement, learningEmails, studyPlans } from './classroom.table.ts';
import {
  beginningWeek,
  isByDay,
  type LearningEmail,
  type LearningEmailKind,
  stoppedFor,
  type TeachingKind,
  teachingKinds,
} from './learning-email.ts';
import {
  lastVisit,
  newsFor,
  readRecent,
  readVisits,
  readWeekPlan,
  type WeekPlan,
  withLessonsLeft,
} from './learning-emails.service.ts';
import type { Waiting } from '../../platform/time/waiting.ts';
import type { StaffMember } from '../../academy.ts';
import { waitingWork } from './marking.service.ts';
import { readTrainersHere } from './may-teach.service.ts';
import { waitingQuestions } from './question.service.ts';

/** What waits for a trainer, e-mailed once a day in the morning to those who do not open the console. */
export type Waits = { questions: Waiting; work: Waiting };

export const readWaits = async (db: Handle, trainer: StaffMember): Promise<Waits> => ({
  questions: await waitingQuestions(db, trainer, 'unanswered'),
  work: await waitingWork(db, trainer),
});

/**
 * A scheduled job: from eight to noon in Morocco, so that a server that was down at eight still sends. What comes after
 * eight is sent the next morning. Returns how many e-mails it wrote.
 */
export async function remindTrainers({ database, clock }: Context): Promise<number> {
  const { db } = database;
  const now = clock();
  const day = dateInMorocco(now);
  const morning = instantInMorocco(day, '08:00');
  if (now < morning || now >= instantInMorocco(day, '12:00')) return 0;
  let written = 0;
  for (const trainer of await readTrainersHere(db)) {
    const { email } = trainer;
    const dedupeKey = `teaching-waits:${day}:${email}`;
    if (await isPosted(db, dedupeKey)) continue;
    const { questions, work } = await readWaits(db, trainer);
    const isDue = [questions, work].some(({ oldest }) => oldest !== null && oldest <= morning);
    if (isDue && (await postEmail(db, { name: 'teaching-waits', dedupeKey, input: { trainer: email } }, now)))
      written += 1;
  }
  if (written > 0) await database.notify('outbox:mail');
  return written;
}

/** What is due for one learner. `about` makes sure that it is sent once. */
type Due = { kind: TeachingKind; about: string; input: Record<string, unknown> };

type Written = { kind: string; about: string; sentOn: string | null };

/** What one run reads once, for all learners. */
type Run = {
  db: Handle;
  now: Date;
  news: readonly Announcement[];
  /** By cohort, first day and week. */
  plans: Map<string, Promise<WeekPlan | null>>;
};

/** `isPlanned`: the learner gets messages at her own hours, or did until they stopped. */
type Known = { learner: ActiveLearner; written: readonly Written[]; visit: Date; isPlanned: boolean };

const isWanted = ({ enrolment }: ActiveLearner, kind: LearningEmailKind): boolean =>
  !enrolment.emailsOff.includes(kind);

const isWritten = ({ written }: Known, kind: TeachingKind, about: string): boolean =>
  written.some((one) => one.kind === kind && one.about === about);

function dueNews({ news }: Run, { learner, written }: Known): Due | null {
  if (!isWanted(learner, 'announcements')) return null;
  const times = written
    .filter(({ kind }) => kind === 'announcements')
    .map(({ about }) => new Date(about).getTime());
  const since = times.length === 0 ? null : new Date(Math.max(...times));
  const until = newsFor(news, learner, since).at(-1)?.at.toISOString();
  if (until === undefined) return null;
  return { kind: 'announcements', about: until, input: { since: since?.toISOString() ?? null, until } };
}

async function dueWeek({ db, now, plans }: Run, known: Known): Promise<Due | null> {
  const { enrolment, cohort } = known.learner;
  if (cohort === null || !isWanted(known.learner, 'week')) return null;
  const firstDay = firstDayOf(enrolment, cohort);
  const week = beginningWeek(firstDay, cohort.weeks, dateInMorocco(now));
  if (week === null || isWritten(known, 'week', String(week))) return null;
  const key = `${cohort.id} ${firstDay} ${week}`;
  const plan = plans.get(key) ?? readWeekPlan(db, known.learner, week);
  plans.set(key, plan);
  return (await plan) === null ? null : { kind: 'week', about: String(week), input: { week } };
}

/**
 * The reminder for a learner who has been away, before the lesson is known; null for somebody who is not away, was reminded already,
 * or has planned when to learn.
 */
function quietFor({ now }: Run, known: Known): Due | null {
  const { learner, visit, isPlanned } = known;
  const days = isWanted(learner, 'stopped') && !isPlanned ? stoppedFor(visit, now) : null;
  const about = `${days}:${visit.toISOString()}`;
  if (days === null || isWritten(known, 'stopped', about)) return null;
  return { kind: 'stopped', about, input: { lastVisit: visit.toISOString() } };
}

/** Of those who have been away, the ones who have something left to do. */
async function dueStopped(
  { db, now }: Run,
  quiet: readonly { known: Known; due: Due }[],
): Promise<{ known: Known; due: Due }[]> {
  const learners = quiet.map(({ known }) => known.learner);
  const left = await withLessonsLeft(db, learners, now);
  return quiet.filter(({ known }) => left.has(known.learner.enrolment.id));
}

async function dueOf(run: Run, batch: readonly Known[]): Promise<{ known: Known; due: Due }[]> {
  const due: { known: Known; due: Due }[] = [];
  const quiet: { known: Known; due: Due }[] = [];
  for (const known of batch) {
    const first = dueNews(run, known) ?? (await dueWeek(run, known));
    const away = first === null ? quietFor(run, known) : null;
    if (first !== null) due.push({ known, due: first });
    if (away !== null) quiet.push({ known, due: away });
  }
  return [...due, ...(await dueStopped(run, quiet))];
}

const emailOf = {
  announcements: 'course-announcement',
  week: 'course-week',
  stopped: 'course-stopped',
} as const satisfies Record<TeachingKind, string>;

/** A keyed hash of a mailbox, so that no address can be read from it. */
const markOf = (signer: Signer, email: string): string =>
  Buffer.from(signer('learning day', Buffer.from(mailboxOf(email)))).toString('hex');

/** An e-mail of which one a day is written at most; `about` makes sure that it is written once. */
type Counted = Omit<Due, 'kind'> & { kind: LearningEmail; name: string };

/**
 * The rule of one a day: the table takes one row per person and day, and the e-mail is written with its row or not at all.
 */
export async function postCounted(
  { database, signer, uuid }: Context,
  { enrolmentId, orderId, email: address }: { enrolmentId: string; orderId: string; email: string },
  { kind, name, about, input }: Counted,
  now: Date,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [row] = await tx
      .insert(learningEmails)
      .values({
        id: uuid(),
        enrolmentId,
        kind,
        about,
        person: markOf(signer, address),
        sentOn: dateInMorocco(now),
        at: now,
      })
      .onConflictDoNothing()
      .returning({ id: learningEmails.id });
    if (!row) return false;
    const email = { name, dedupeKey: `${name}:${row.id}`, orderId };
    return postEmail(tx, { ...email, input: { ...input, enrolmentId } }, now);
  });
}

function write(
  context: Context,
  { known: { learner }, due }: { known: Known; due: Due },
  now: Date,
): Promise<boolean> {
  const { enrolment, orderId, email } = learner;
  const to = { enrolmentId: enrolment.id, orderId, email };
  return postCounted(context, to, { ...due, name: emailOf[due.kind] }, now);
}

const rememberedMs = 60 * 86_400_000;

/** Earlier e-mails of a batch of learners, and their last visits. Leaves out who had today's e-mail. */
async function readKnown(db: Handle, learners: readonly ActiveLearner[], now: Date): Promise<Known[]> {
  const ids = learners.map(({ enrolment }) => enrolment.id);
  const [written, visits, planned] = await Promise.all([
    db
      .select()
      .from(learningEmails)
      .where(
        and(
          inArray(learningEmails.enrolmentId, ids),
          inArray(learningEmails.kind, [...teachingKinds]),
          gt(learningEmails.at, new Date(now.getTime() - rememberedMs)),
        ),
      ),
    readVisits(db, ids),
    db.select().from(studyPlans).where(inArray(studyPlans.enrolmentId, ids)),
  ]);
  const today = dateInMorocco(now);
  const writtenOf = Map.groupBy(written, ({ enrolmentId }) => enrolmentId);
  const planOf = new Map(planned.map((plan) => [plan.enrolmentId, plan]));
  return learners.flatMap((learner) => {
    const { id } = learner.enrolment;
    const own = writtenOf.get(id) ?? [];
    if (hasNoMailbox(learner.email) || own.some(({ sentOn }) => sentOn === today)) return [];
    const visit = lastVisit(learner, visits.get(id) ?? null);
    const { days = [], stoppedAt = null } = planOf.get(id) ?? {};
    const isPlanned =
      days.length > 0 && isWanted(learner, 'plan') && (stoppedAt === null || visit < stoppedAt);
    return [{ learner, written: own, visit, isPlanned }];
  });
}

/** Learners read together, and e-mails of one run: the next run, a few minutes later, writes the rest. */
const batchSize = 500;
const mostInRun = 2_000;

/** A scheduled job, which does nothing at night. Returns how many e-mails it wrote. */
export async function sendTeachingEmails(context: Context): Promise<number> {
  const now = context.clock();
  if (!isByDay(now)) return 0;
  const { db } = context.database;
  const run: Run = { db, now, news: await readRecent(db, now), plans: new Map() };
  let sent = 0;
  let after: string | undefined;
  do {
    const next = after === undefined ? undefined : gt(enrolments.id, after);
    const learners = await readActiveLearners(db, next, batchSize);
    after = learners.length < batchSize ? undefined : learners.at(-1)?.enrolment.id;
    const due = learners.length === 0 ? [] : await dueOf(run, await readKnown(db, learners, now));
    for (const one of due.slice(0, mostInRun - sent)) if (await write(context, one, now)) sent += 1;
  } while (after !== undefined && sent < mostInRun);
  return sent;
}
