/** What came of a course: asking for it once by e-mail, the answers by a link without a sign-in, and what a course's page says. */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { keptByContent, raiseContentVersion } from '../../academy/content/content.service.ts';
import type { Course } from '../../catalogue/courses/course.ts';
import type { Context } from '../../platform/context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { hasNoMailbox } from '../../platform/people/mailbox.ts';
import { bytesOfId, idOfBytes, openToken, signedToken, type Signer } from '../../platform/signed-token.ts';
import { entitlements } from '../../selling/orders/access.table.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
import { type Learner, learnersWhere } from '../classroom/classroom.service.ts';
import { learningEmails } from '../classroom/classroom.table.ts';
import { progressIn } from '../classroom/course-progress.ts';
import { isByDay } from '../classroom/learning-email.ts';
import { readTaught } from '../classroom/outline.service.ts';
import { readProgress } from '../classroom/progress.service.ts';
import { postCounted } from '../classroom/send-teaching-emails.service.ts';
import {
  type Answer,
  askedSpan,
  dueStage,
  type OutcomeLine,
  outcomeLine,
  type Stage,
  stages,
} from './outcome.ts';
import { outcomes } from './outcomes.table.ts';

const certifiedAt = sql<Date | null>`(select min(c.issued_at) from certificates c
  where c.enrolment_id = "enrolments"."id" and c.unit_id is null)`;
const lastDone = sql<Date | null>`(select max(e.at) from learning_events e
  where e.enrolment_id = "enrolments"."id" and e.kind = 'done')`;
const endedAt = sql`coalesce(${certifiedAt}, ${enrolments.finishedAt}, ${lastDone})`;

/** Whether somebody whose end nothing noted has done all of the course: one that gives no certificate. */
async function hasDoneAll(db: Handle, { enrolment, seat }: Learner, now: Date): Promise<boolean> {
  const taught = await readTaught(db, enrolment.courseSlug);
  if (taught === null || taught.course.certificate !== null) return false;
  return progressIn(taught, await readProgress(db, enrolment.id), seat, now).isDone;
}

/** A scheduled job, which does nothing at night. Each is asked once for each stage. Returns how many e-mails it wrote. */
export async function askOutcomes(context: Context): Promise<number> {
  const now = context.clock();
  if (!isByDay(now)) return 0;
  const { db } = context.database;
  const { from, to } = askedSpan(now);
  const ended = await db
    .select({
      id: enrolments.id,
      at: endedAt.mapWith(enrolments.joinedAt),
      isNoted: sql<boolean>`coalesce(${certifiedAt}, ${enrolments.finishedAt}) is not null`,
    })
    .from(enrolments)
    .where(sql`${endedAt} between ${from.toISOString()} and ${to.toISOString()}`);
  const due = ended.flatMap(({ id, at, isNoted }) => {
    const stage = dueStage(at, now);
    return stage === null ? [] : [{ id, stage, isNoted }];
  });
  if (due.length === 0) return 0;
  const ids = due.map(({ id }) => id);
  const asked = await db
    .select({ id: learningEmails.enrolmentId, about: learningEmails.about })
    .from(learningEmails)
    .where(and(inArray(learningEmails.enrolmentId, ids), eq(learningEmails.kind, 'outcome')));
  const known = new Set(asked.map(({ id, about }) => `${id} ${about}`));
  const learners = new Map(
    (await learnersWhere(db, inArray(enrolments.id, ids))).map((one) => [one.enrolment.id, one]),
  );
  let sent = 0;
  for (const { id, stage, isNoted } of due) {
    const learner = learners.get(id);
    if (!learner || learner.seat.pausedAt !== null || known.has(`${id} ${stage}`)) continue;
    const { enrolment, order } = learner;
    if (hasNoMailbox(order.email) || enrolment.emailsOff.includes('outcome')) continue;
    if (!isNoted && !(await hasDoneAll(db, learner, now))) continue;
    const to = { enrolmentId: id, orderId: order.id, email: order.email };
    const email = {
      kind: 'outcome',
      name: 'course-outcome',
      about: String(stage),
      input: { stage },
    } as const;
    if (await postCounted(context, to, email, now)) sent += 1;
  }
  return sent;
}

/** Part of the link of the e-mail: opens the questions of one stage, without a sign-in. */
export const outcomeToken = (signer: Signer, enrolmentId: string, stage: Stage): string =>
  signedToken(
    signer,
    'learning outcome',
    Buffer.concat([bytesOfId(enrolmentId), Buffer.from([stages.indexOf(stage)])]),
  );

type Asked = { learner: Learner; stage: Stage };

async function readToken({ database, signer }: Context, token: string): Promise<Asked | null> {
  const bytes = openToken(signer, 'learning outcome', token);
  const stage = bytes?.length === 17 ? stages[bytes[16] ?? -1] : undefined;
  if (bytes === null || stage === undefined) return null;
  const [learner] = await learnersWhere(database.db, eq(enrolments.id, idOfBytes(bytes.subarray(0, 16))));
  return learner ? { learner, stage } : null;
}

/** What the link of an e-mail asks, and what was answered; null when it is not ours, or the course is not the learner's any more. */
export async function outcomeAsked(
  context: Context,
  token: string,
): Promise<{ courseSlug: string; courseWords: Course['words'] | null; answer: Answer | null } | null> {
  const asked = await readToken(context, token);
  if (asked === null) return null;
  const { id, courseSlug } = asked.learner.enrolment;
  const taught = await readTaught(context.database.db, courseSlug);
  const [answer = null] = await context.database.db
    .select({ earns: outcomes.earns, dirhams: outcomes.dirhams })
    .from(outcomes)
    .where(and(eq(outcomes.enrolmentId, id), eq(outcomes.stage, asked.stage)));
  return { courseSlug, courseWords: taught?.course.words ?? null, answer };
}

const readLine = async (db: Handle, courseSlug: string): Promise<OutcomeLine | null> =>
  outcomeLine(
    await db
      .select({ earns: outcomes.earns, dirhams: outcomes.dirhams })
      .from(outcomes)
      .innerJoin(enrolments, eq(enrolments.id, outcomes.enrolmentId))
      .innerJoin(entitlements, eq(entitlements.orderId, enrolments.orderId))
      .where(
        and(eq(enrolments.courseSlug, courseSlug), eq(outcomes.stage, 180), isNull(entitlements.revokedAt)),
      ),
  );

const keptLine = keptByContent(readLine);

/** What the page of a course says of half a year after it; null as long as too few answered. */
export const outcomeOf = ({ database: { db } }: Context, courseSlug: string): Promise<OutcomeLine | null> =>
  keptLine(db, courseSlug);

/** Keeps an answer in the place of the one before. False when the link is not ours. */
export async function saveOutcome(
  context: Context,
  { token, answer }: { token: string; answer: Answer },
): Promise<boolean> {
  const asked = await readToken(context, token);
  if (asked === null) return false;
  const { database, clock } = context;
  const { id: enrolmentId, courseSlug } = asked.learner.enrolment;
  const row = { ...answer, at: clock() };
  const isTold = await database.transaction(async (tx) => {
    const before = await readLine(tx, courseSlug);
    await tx
      .insert(outcomes)
      .values({ enrolmentId, stage: asked.stage, ...row })
      .onConflictDoUpdate({ target: [outcomes.enrolmentId, outcomes.stage], set: row });
    const isOther = JSON.stringify(before) !== JSON.stringify(await readLine(tx, courseSlug));
    if (isOther) await raiseContentVersion(tx);
    return isOther;
  });
  if (isTold) await database.notify('content');
  return true;
}

/** For the export of a person's data. The list is not empty. */
export const readHeldOutcomes = (db: Handle, enrolmentIds: string[]) =>
  db.select().from(outcomes).where(inArray(outcomes.enrolmentId, enrolmentIds));
