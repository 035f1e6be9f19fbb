/**
 * Gives work of a group to its readers: when it is handed in, when a reader asks, and by the clock what was not answered. All of a
 * group's dealing waits for one lock, which is taken before any other.
 */
import {
  and,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { postEmail } from '../../academy/emails/post-emails.service.ts';
import type { Context } from '../../platform/context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { entitlements } from '../../selling/orders/access.table.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import type { RubricMark, SubmissionState } from './assignment.ts';
import { lessonVersions, submissions } from './classroom.table.ts';
import { type ShownFile, shownFile } from './handed-files.service.ts';
import { isActive, ofItsVersion } from './learners.store.ts';
import { peerReviews } from './peers.table.ts';
import { postToLearner } from './push.service.ts';
import { daysOfDealing, daysToAnswer, deal, type Dealt, reviewsEach, seesOwn } from './review-dealing.ts';

const dayMs = 86_400_000;
const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

/** The learners of a lesson who read each other: of one group, or all who learn at their own pace. */
export type Group = { lessonId: string; cohortId: string | null };

type GroupWork = {
  id: string;
  author: string;
  orderId: string;
  version: number;
  state: SubmissionState;
  at: Date;
  takes: boolean;
};
type GroupDeal = Dealt & { id: string; dealtAt: Date };
export type GroupPool = { works: GroupWork[]; deals: GroupDeal[] };

const ofGroup = ({ lessonId, cohortId }: Group): SQL | undefined =>
  and(
    eq(submissions.lessonId, lessonId),
    cohortId === null ? isNull(enrolments.cohortId) : eq(enrolments.cohortId, cohortId),
  );

const asksForReviews = sql<boolean>`coalesce(jsonb_typeof(${lessonVersions.content} #> '{task,review}') = 'object', false)`;

const isRecent = ({ at }: { at: Date }, now: Date): boolean => at > daysBefore(now, daysOfDealing);

/** The newest work of everybody whose seat is open, and what was given to whom. Whoever left is no reader. */
export async function readPool(db: Handle, group: Group, now: Date): Promise<GroupPool> {
  const { id, version, state, at, enrolmentId: author } = submissions;
  const rows = await db
    .selectDistinctOn([author], { id, author, orderId: orders.id, version, state, at })
    .from(submissions)
    .innerJoin(lessonVersions, ofItsVersion)
    .innerJoin(enrolments, eq(enrolments.id, author))
    .innerJoin(orders, eq(orders.id, enrolments.orderId))
    .innerJoin(entitlements, eq(entitlements.orderId, enrolments.orderId))
    .where(and(ofGroup(group), ne(state, 'taken-back'), asksForReviews, isActive))
    .orderBy(author, desc(submissions.number));
  const { submissionId: work, reviewerId: reviewer, dealtAt, givenAt, goneAt, reported } = peerReviews;
  const given = await db
    .select({ id: peerReviews.id, work, reviewer, author, dealtAt, givenAt, goneAt, reported })
    .from(peerReviews)
    .innerJoin(submissions, eq(submissions.id, work))
    .innerJoin(enrolments, eq(enrolments.id, author))
    .where(ofGroup(group));
  const readers = new Set(rows.map((row) => row.author));
  const there = new Set(rows.map((row) => row.id));
  const withheld = new Set(given.filter((one) => one.reported === 'work').map((one) => one.work));
  // A work that was handed in anew, unanswered, was never met: whoever was given the old one may be given the new one.
  const dealt = given.filter((one) => one.givenAt ?? one.goneAt ?? there.has(one.work));
  const isLate = (one: { dealtAt: Date }) => one.dealtAt <= daysBefore(now, daysToAnswer);
  const stateOf = (one: (typeof given)[number]): Dealt['state'] => {
    if (one.goneAt !== null) return 'gone';
    if (one.givenAt !== null) return 'given';
    const isThere = there.has(one.work) && !withheld.has(one.work) && readers.has(one.reviewer ?? '');
    return isThere && !isLate(one) ? 'open' : 'gone';
  };
  const takes = (row: (typeof rows)[number]) =>
    row.state === 'waiting' && !withheld.has(row.id) && isRecent(row, now);
  return {
    works: rows.map((row) => ({ ...row, takes: takes(row) })).sort((a, b) => a.at.getTime() - b.at.getTime()),
    deals: dealt.map((one) => ({ ...one, state: stateOf(one) })),
  };
}

export const lockGroup = async (tx: Handle, { lessonId, cohortId }: Group): Promise<void> => {
  const key = `reviews:${lessonId}:${cohortId ?? ''}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
};

type Asked = {
  to: (work: GroupWork, pool: GroupPool) => boolean;
  again?: boolean;
  /** They are on the page, and see what came. */
  isThere?: boolean;
};

const isIdle = ({ author, at }: GroupWork, { deals }: GroupPool, now: Date): boolean =>
  isRecent({ at }, now) && !deals.some(({ reviewer, state }) => reviewer === author && state === 'open');

/** Of a locked group. Tells each reader once of what came, but nobody who sees it. Returns how many works were given. */
export async function dealIn(
  { clock, uuid }: Context,
  tx: Handle,
  group: Group,
  { to, again = false, isThere = again }: Asked,
): Promise<number> {
  const now = clock();
  const pool = await readPool(tx, group, now);
  const readers = pool.works.filter((work) => to(work, pool));
  const pairs = deal(pool, { to: new Set(readers.map(({ author }) => author)), again });
  if (pairs.length === 0) return 0;
  const ofPair = ({ work, reviewer }: (typeof pairs)[number]) => ({
    id: uuid(),
    submissionId: work,
    reviewerId: reviewer,
    dealtAt: now,
  });
  const dealt = await tx
    .insert(peerReviews)
    .values(pairs.map(ofPair))
    .onConflictDoNothing()
    .returning({ id: peerReviews.id, reviewer: peerReviews.reviewerId });
  for (const { author, orderId } of isThere ? [] : readers) {
    const first = dealt.find(({ reviewer }) => reviewer === author);
    if (!first) continue;
    const input = { lessonId: group.lessonId };
    const dedupeKey = `reviews-wait:${first.id}`;
    await postToLearner(tx, { name: 'reviews-wait', dedupeKey, enrolmentId: author, orderId, input }, now);
  }
  return dealt.length;
}

/** Others of the group read it now: its trainer waits for what they say. */
export const isWithPeers = (db: Handle): SQL =>
  exists(
    db
      .select({ id: peerReviews.id })
      .from(peerReviews)
      .where(
        and(
          eq(peerReviews.submissionId, submissions.id),
          isNull(peerReviews.givenAt),
          isNull(peerReviews.goneAt),
        ),
      ),
  );

/** What somebody of the group said; who it was is told to nobody. `isReported`: whoever got it asks the trainer to look. */
export type ReviewOfWork = {
  id: string;
  submissionId: string;
  rubric: readonly RubricMark[];
  text: string;
  voice: ShownFile | null;
  at: Date;
  isReported: boolean;
};

/** All that is said about a work, or all works of a learner for a lesson, and was not taken out of sight; the first first. */
export async function readReviews(
  db: Handle,
  of: { submissionId: string } | { enrolmentId: string; lessonId: string },
): Promise<ReviewOfWork[]> {
  const { id, submissionId, rubric, text, voice, givenAt: at, reported } = peerReviews;
  const which =
    'submissionId' in of
      ? eq(submissionId, of.submissionId)
      : and(eq(submissions.enrolmentId, of.enrolmentId), eq(submissions.lessonId, of.lessonId));
  const rows = await db
    .select({ id, submissionId, rubric, text, voice, at, reported })
    .from(peerReviews)
    .innerJoin(submissions, eq(submissions.id, submissionId))
    .where(and(which, isNotNull(at), isNull(peerReviews.goneAt)))
    .orderBy(at);
  return rows.flatMap(({ at: given, voice: spoken, reported: why, ...row }) =>
    given === null
      ? []
      : [{ ...row, at: given, voice: spoken && shownFile(spoken), isReported: why === 'words' }],
  );
}

/** Tells whoever marks; not where others of the group read it first. */
export async function tellReceived(tx: Handle, submissionId: string, at: Date): Promise<void> {
  const dedupeKey = `assignment-received:${submissionId}`;
  await postEmail(tx, { name: 'assignment-received', dedupeKey, input: { submissionId } }, at);
}

type HandedIn = {
  lessonId: string;
  submissionId: string;
  enrolment: { id: string; cohortId: string | null };
};

/** After work was handed in, in a transaction of its own: its maker gets works of others, and who has none to read gets hers. */
export async function dealAfter(
  context: Context,
  { lessonId, submissionId, enrolment: { id, cohortId } }: HandedIn,
): Promise<void> {
  await context.database.transaction(async (tx) => {
    const group = { lessonId, cohortId };
    await lockGroup(tx, group);
    const now = context.clock();
    await dealIn(context, tx, group, {
      to: (work, pool) => work.author === id || isIdle(work, pool, now),
    });
    await tellReceived(tx, submissionId, now);
  });
}

/** For a reader who asks for works. Returns how many came. */
export const dealMore = (context: Context, group: Group, enrolmentId: string): Promise<number> =>
  context.database.transaction(async (tx) => {
    await lockGroup(tx, group);
    return dealIn(context, tx, group, { to: ({ author }) => author === enrolmentId, again: true });
  });

/**
 * Tells these learners, once for each work, that what others said about it can be read: all of it is there, and they have given
 * theirs.
 */
export async function tellOpened(
  tx: Handle,
  pool: GroupPool,
  authors: readonly string[],
  now: Date,
): Promise<void> {
  for (const { id: work, author, orderId } of pool.works) {
    const about = pool.deals.filter((one) => one.work === work);
    const given = about.filter(({ state }) => state === 'given').length;
    const isWhole = given >= reviewsEach || !about.some(({ state }) => state === 'open');
    if (!authors.includes(author) || given === 0 || !isWhole || !seesOwn(pool, author)) continue;
    const email = { name: 'reviews-open', dedupeKey: `reviews-open:${work}`, input: { submissionId: work } };
    await postToLearner(tx, { ...email, enrolmentId: author, orderId }, now);
  }
}

/** Whoever was given it is still of the same group as its maker, with an open seat. In SQL, since an update joins nothing. */
const isLeft = sql`not exists (
  select 1 from enrolments reader
  join orders bought on bought.id = reader.order_id
  join entitlements access on access.order_id = reader.order_id
  join submissions work on work.id = peer_reviews.submission_id
  join enrolments maker on maker.id = work.enrolment_id
  where reader.id = peer_reviews.reviewer_id and reader.cohort_id is not distinct from maker.cohort_id
    and bought.status = 'Payment Confirmed' and access.revoked_at is null and access.paused_at is null)`;

/** Ends what was not answered in time, or was given to somebody who left. Returns the works. */
async function endLate(tx: Handle, now: Date): Promise<string[]> {
  const ended = await tx
    .update(peerReviews)
    .set({ goneAt: now })
    .where(
      and(
        isNull(peerReviews.givenAt),
        isNull(peerReviews.goneAt),
        or(lte(peerReviews.dealtAt, daysBefore(now, daysToAnswer)), isLeft),
      ),
    )
    .returning({ work: peerReviews.submissionId });
  return ended.map(({ work }) => work);
}

/** Work that rested a day is given to whoever handed in before it too: so nobody waits for a last one who never comes. */
const restDays = 1;

/** A scheduled job. Returns how many works it gave to readers. */
export async function keepDealing(context: Context): Promise<number> {
  const { database, clock } = context;
  const now = clock();
  const ended = await database.transaction((tx) => endLate(tx, now));
  const groups = await database.db
    .selectDistinct({ lessonId: submissions.lessonId, cohortId: enrolments.cohortId })
    .from(submissions)
    .innerJoin(lessonVersions, ofItsVersion)
    .innerJoin(enrolments, eq(enrolments.id, submissions.enrolmentId))
    .where(
      or(
        and(
          eq(submissions.state, 'waiting'),
          gt(submissions.at, daysBefore(now, daysOfDealing)),
          asksForReviews,
        ),
        ended.length === 0 ? undefined : inArray(submissions.id, ended),
      ),
    );
  let dealt = 0;
  for (const group of groups)
    dealt += await database.transaction(async (tx) => {
      await lockGroup(tx, group);
      const came = await dealIn(context, tx, group, {
        to: (work) => work.at <= daysBefore(now, restDays) && isRecent(work, now),
      });
      const pool = await readPool(tx, group, now);
      const about = new Set(pool.works.filter(({ id }) => ended.includes(id)).map(({ author }) => author));
      await tellOpened(tx, pool, [...about], now);
      return came;
    });
  return dealt;
}
