/**
 * The room of a group: what was announced, who learns there, what its learners show each other, and a study partner. Whoever was
 * refunded, paused or moved is not of the group from that moment, whatever still stands written.
 */
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { isUuid } from '../../platform/text/typed-text.ts';
import type { Context } from '../../platform/context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import type { Course, Localised } from '../../catalogue/courses/course.ts';
import { entitlements } from '../../selling/orders/access.table.ts';
import { type Cohort, enrolments } from '../../selling/orders/cohorts.table.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import type { SubmittedFile } from './assignment.ts';
import { type Caller, type Closed, enter, readLearners } from './classroom.service.ts';
import { type Announcement, lessons, lessonVersions, submissions } from './classroom.table.ts';
import { pairUp, readReach } from './group.ts';
import { isShownToPeers, type ShownFile, shownToPeers } from './handed-files.service.ts';
import { isActive, ofItsVersion, titleOfVersion } from './learners.store.ts';
import { announcementsOf } from './learning-emails.service.ts';
import { type NextSession, nextSessionOf, sessionsOf } from './learning.service.ts';
import { groupChoices, peerReviews, studyPartners } from './peers.table.ts';
import { postToLearner } from './push.service.ts';
import { firstNameOf } from './question.ts';

/** Work of the group. `name`: null where its maker shows no name. `isShown`: of her own, whether the group sees it. */
type GroupWork = {
  id: string;
  lesson: Localised<string>;
  text: string;
  files: ShownFile[];
  name: string | null;
  isMine: boolean;
  isShown: boolean;
};

type Room = {
  course: Course;
  /** 'YYYY-MM-DD' */
  startsOn: string;
  announcements: readonly Announcement[];
  nextSession: NextSession | null;
  /** How many learn here, and the first names of those who show theirs. */
  learners: number;
  names: string[];
  showsName: boolean;
  works: GroupWork[];
  /** Her own accepted works, of which she chooses. */
  own: GroupWork[];
  partner: { name: string; reach: string } | null;
  isWaiting: boolean;
  reach: string;
};

const [mostAnnouncements, mostWorks] = [200, 60];

type Member = {
  id: string;
  orderId: string;
  name: string;
  showsName: boolean;
  waitsSince: Date | null;
  reach: string;
};

/** Everybody of the group with an open seat, who waits longest first. What she chose for another group is nothing here. */
async function readMembers(db: Handle, cohortId: string): Promise<Member[]> {
  const { showsName, waitsSince, reach } = groupChoices;
  const name = sql<string>`coalesce(${orders.recipientName}, ${orders.name})`;
  const rows = await db
    .select({ id: enrolments.id, orderId: orders.id, name, showsName, waitsSince, reach })
    .from(enrolments)
    .innerJoin(orders, eq(orders.id, enrolments.orderId))
    .innerJoin(entitlements, eq(entitlements.orderId, enrolments.orderId))
    .leftJoin(
      groupChoices,
      and(eq(groupChoices.enrolmentId, enrolments.id), eq(groupChoices.cohortId, enrolments.cohortId)),
    )
    .where(and(eq(enrolments.cohortId, cohortId), isActive))
    .orderBy(asc(waitsSince), asc(enrolments.joinedAt), asc(enrolments.id));
  return rows.map((row) => ({
    ...row,
    name: firstNameOf(row.name),
    showsName: row.showsName ?? false,
    reach: row.reach ?? '',
  }));
}

/** Accepted, and shown to this group by somebody who is of it; nothing that its trainer keeps out of sight. */
const isShownTo = (db: Handle, cohortId: string): SQL | undefined =>
  and(
    eq(submissions.state, 'accepted'),
    eq(submissions.shownTo, cohortId),
    eq(enrolments.cohortId, cohortId),
    isActive,
    notExists(
      db
        .select({ id: peerReviews.id })
        .from(peerReviews)
        .where(and(eq(peerReviews.submissionId, submissions.id), eq(peerReviews.reported, 'work'))),
    ),
  );

const selectWorks = (db: Handle) =>
  db
    .select({ work: submissions, lesson: titleOfVersion })
    .from(submissions)
    .innerJoin(lessons, eq(lessons.id, submissions.lessonId))
    .innerJoin(lessonVersions, ofItsVersion)
    .innerJoin(enrolments, eq(enrolments.id, submissions.enrolmentId))
    .innerJoin(orders, eq(orders.id, enrolments.orderId))
    .innerJoin(entitlements, eq(entitlements.orderId, enrolments.orderId));

/** What the group shows, and all that this learner could show. */
async function readWorks(
  db: Handle,
  { cohortId, me, members }: { cohortId: string; me: string; members: readonly Member[] },
): Promise<GroupWork[]> {
  const isOwn = and(eq(submissions.enrolmentId, me), eq(submissions.state, 'accepted'));
  const rows = await selectWorks(db)
    .where(or(isOwn, isShownTo(db, cohortId)))
    .orderBy(desc(submissions.at), asc(submissions.id))
    .limit(mostWorks);
  return rows.map(({ work, lesson }) => ({
    id: work.id,
    lesson,
    text: work.text,
    files: shownToPeers(work.files),
    name: members.find(({ id, showsName }) => id === work.enrolmentId && showsName)?.name ?? null,
    isMine: work.enrolmentId === me,
    isShown: work.shownTo === cohortId,
  }));
}

const readPairs = (db: Handle, cohortId: string) =>
  db.select().from(studyPartners).where(eq(studyPartners.cohortId, cohortId));

type Pair = typeof studyPartners.$inferSelect;

const isOf = ({ oneId, otherId }: Pair, id: string): boolean => oneId === id || otherId === id;
const otherOf = ({ oneId, otherId }: Pair, id: string): string | null => (oneId === id ? otherId : oneId);

/** The pair that lasts, while both are of the group. */
const pairOf = (pairs: readonly Pair[], id: string): Pair | undefined =>
  pairs.find((one) => one.endedAt === null && isOf(one, id));

type Asked = { caller: Caller; courseSlug: string };

/** Of a course at her own pace there is no group. */
type NoGroup = { ok: false; reason: 'no-group' };

type Entered = { ok: true; course: Course; me: string; cohort: Cohort };

async function enterGroup(context: Context, asked: Asked): Promise<Entered | Closed | NoGroup> {
  const entered = await enter(context, asked);
  if (!entered.ok) return entered;
  const { course, learner } = entered;
  if (learner === null) return { ok: false, reason: 'not-enrolled', course };
  const { cohort, enrolment } = learner;
  return cohort === null ? { ok: false, reason: 'no-group' } : { ok: true, course, me: enrolment.id, cohort };
}

/** The room as one learner of the group sees it. */
export async function room(
  context: Context,
  asked: Asked,
): Promise<({ ok: true } & Room) | Closed | NoGroup> {
  const found = await enterGroup(context, asked);
  if (!found.ok) return found;
  const { db } = context.database;
  const { course, me, cohort } = found;
  const [announcements, sessions, members, pairs] = await Promise.all([
    announcementsOf(db, cohort.id, mostAnnouncements),
    sessionsOf(db, cohort),
    readMembers(db, cohort.id),
    readPairs(db, cohort.id),
  ]);
  const works = await readWorks(db, { cohortId: cohort.id, me, members });
  const own = members.find(({ id }) => id === me);
  const pair = pairOf(pairs, me);
  const partner = pair && members.find(({ id }) => id === otherOf(pair, me));
  return {
    ok: true,
    course,
    startsOn: cohort.startsOn,
    announcements,
    nextSession: nextSessionOf(cohort, sessions, context.clock()),
    learners: members.length,
    names: members.filter(({ id, showsName }) => showsName && id !== me).map(({ name }) => name),
    showsName: own?.showsName ?? false,
    works: works.filter(({ isShown }) => isShown),
    own: works.filter(({ isMine }) => isMine),
    partner: partner ? { name: partner.name, reach: partner.reach } : null,
    isWaiting: own !== undefined && own.waitsSince !== null,
    reach: own?.reach ?? '',
  };
}

type Choices = Pick<typeof groupChoices.$inferInsert, 'showsName' | 'waitsSince' | 'reach'>;

/** Her choices for this group; what is left out stays, and of an earlier group nothing does. */
async function choose(
  tx: Handle,
  { enrolmentId, cohortId }: { enrolmentId: string; cohortId: string },
  change: Partial<Choices>,
): Promise<void> {
  const blank = { showsName: false, waitsSince: null, reach: '' };
  const ofOther = and(eq(groupChoices.enrolmentId, enrolmentId), ne(groupChoices.cohortId, cohortId));
  await tx.delete(groupChoices).where(ofOther);
  await tx
    .insert(groupChoices)
    .values({ enrolmentId, cohortId, ...blank, ...change })
    .onConflictDoUpdate({ target: groupChoices.enrolmentId, set: change });
}

/** What her group sees of her: her first name, and those of her accepted works that she ticks. */
export async function saveShown(
  context: Context,
  { showsName, works, ...asked }: Asked & { showsName: boolean; works: readonly string[] },
): Promise<{ ok: true } | Closed | NoGroup> {
  const found = await enterGroup(context, asked);
  if (!found.ok) return found;
  const { me, cohort } = found;
  await context.database.transaction(async (tx) => {
    await choose(tx, { enrolmentId: me, cohortId: cohort.id }, { showsName });
    const ofMine = eq(submissions.enrolmentId, me);
    await tx
      .update(submissions)
      .set({ shownTo: null })
      .where(and(ofMine, isNotNull(submissions.shownTo)));
    const ticked = works.filter(isUuid).slice(0, mostWorks);
    if (ticked.length === 0) return;
    await tx
      .update(submissions)
      .set({ shownTo: cohort.id })
      .where(and(ofMine, eq(submissions.state, 'accepted'), inArray(submissions.id, ticked)));
  });
  return { ok: true };
}

const lockPairs = async (tx: Handle, cohortId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`partners:${cohortId}`}, 0))`);
};

const emailName = 'study-partner';

const tell = (
  tx: Handle,
  { id: enrolmentId, orderId }: Pick<Member, 'id' | 'orderId'>,
  { pairId, hasLeft }: { pairId: string; hasLeft: boolean },
  now: Date,
): Promise<void> =>
  postToLearner(
    tx,
    {
      name: emailName,
      dedupeKey: `${emailName}:${pairId}:${enrolmentId}${hasLeft ? ':left' : ''}`,
      enrolmentId,
      orderId,
      input: { pairId, hasLeft },
    },
    now,
  );

/** Makes pairs of those who wait, of a locked group, and tells both. */
async function pairIn({ clock, uuid }: Context, tx: Handle, cohortId: string): Promise<number> {
  const now = clock();
  const members = await readMembers(tx, cohortId);
  const pairs = await readPairs(tx, cohortId);
  const waiting = members.filter(({ id, waitsSince }) => waitsSince !== null && !pairOf(pairs, id));
  const met = pairUp(
    waiting.map(({ id }) => id),
    pairs.map(({ oneId, otherId }) => [oneId, otherId]),
  );
  for (const two of met) {
    const [oneId, otherId] = two;
    const pairId = uuid();
    await tx.insert(studyPartners).values({ id: pairId, cohortId, oneId, otherId, metAt: now });
    await tx.update(groupChoices).set({ waitsSince: null }).where(inArray(groupChoices.enrolmentId, two));
    for (const member of waiting.filter(({ id }) => two.includes(id)))
      await tell(tx, member, { pairId, hasLeft: false }, now);
  }
  return met.length;
}

/** Ends pairs, of a locked group. Whoever stays waits again, and hears of it. */
async function endPairs(
  { clock }: Context,
  tx: Handle,
  cohortId: string,
  ended: readonly { pair: Pair; stays: Member | undefined }[],
): Promise<void> {
  const now = clock();
  for (const { pair, stays } of ended) {
    await tx.update(studyPartners).set({ endedAt: now }).where(eq(studyPartners.id, pair.id));
    if (!stays) continue;
    await choose(tx, { enrolmentId: stays.id, cohortId }, { waitsSince: now });
    await tell(tx, stays, { pairId: pair.id, hasLeft: true }, now);
  }
}

/** "I would like a partner." Who waits already gets what she wrote changed. */
export async function askPartner(
  context: Context,
  { reach, ...asked }: Asked & { reach: string },
): Promise<{ ok: true } | Closed | NoGroup> {
  const found = await enterGroup(context, asked);
  if (!found.ok) return found;
  const { me, cohort } = found;
  const now = context.clock();
  await context.database.transaction(async (tx) => {
    await lockPairs(tx, cohort.id);
    const hasOne = pairOf(await readPairs(tx, cohort.id), me) !== undefined;
    const own = (await readMembers(tx, cohort.id)).find(({ id }) => id === me);
    const waitsSince = hasOne ? null : (own?.waitsSince ?? now);
    await choose(tx, { enrolmentId: me, cohortId: cohort.id }, { waitsSince, reach: readReach(reach) });
    await pairIn(context, tx, cohort.id);
  });
  return { ok: true };
}

/** Leaves the partner, or the waiting, in one press; what she wrote for a partner is deleted. */
export async function leavePartner(context: Context, asked: Asked): Promise<{ ok: true } | Closed | NoGroup> {
  const found = await enterGroup(context, asked);
  if (!found.ok) return found;
  const { me, cohort } = found;
  await context.database.transaction(async (tx) => {
    await lockPairs(tx, cohort.id);
    await choose(tx, { enrolmentId: me, cohortId: cohort.id }, { waitsSince: null, reach: '' });
    const pair = pairOf(await readPairs(tx, cohort.id), me);
    if (!pair) return;
    const members = await readMembers(tx, cohort.id);
    const stays = members.find(({ id }) => id === otherOf(pair, me));
    await endPairs(context, tx, cohort.id, [{ pair, stays }]);
    await pairIn(context, tx, cohort.id);
  });
  return { ok: true };
}

/** A scheduled job: ends pairs of which somebody is not of the group any more. Returns how many. */
export async function endBrokenPairs(context: Context): Promise<number> {
  const { db } = context.database;
  const groups = await db
    .selectDistinct({ cohortId: studyPartners.cohortId })
    .from(studyPartners)
    .where(isNull(studyPartners.endedAt));
  let ended = 0;
  for (const { cohortId } of groups)
    ended += await context.database.transaction(async (tx) => {
      await lockPairs(tx, cohortId);
      const members = await readMembers(tx, cohortId);
      const memberOf = (id: string | null) => members.find((one) => one.id === id);
      const broken = (await readPairs(tx, cohortId))
        .filter(({ endedAt, oneId, otherId }) => endedAt === null && !(memberOf(oneId) && memberOf(otherId)))
        .map((pair) => ({ pair, stays: memberOf(pair.oneId) ?? memberOf(pair.otherId) }));
      await endPairs(context, tx, cohortId, broken);
      if (broken.length > 0) await pairIn(context, tx, cohortId);
      return broken.length;
    });
  return ended;
}

/** A file of a work that its maker shows to the group of this learner. */
export async function groupFile(
  { database: { db } }: Context,
  { caller, submissionId, fileId }: { caller: Caller; submissionId: string; fileId: string },
): Promise<SubmittedFile | null> {
  for (const { enrolment, seat } of await readLearners(db, caller)) {
    if (seat.pausedAt !== null || enrolment.cohortId === null) continue;
    const isShown = isShownTo(db, enrolment.cohortId);
    const [row] = await selectWorks(db).where(and(eq(submissions.id, submissionId), isShown));
    const file = row?.work.files.filter(isShownToPeers).find(({ id }) => id === fileId);
    if (file) return file;
  }
  return null;
}

/** Of the e-mail: her partner as it is now, or that she waits again; null when neither is so any more. */
export async function readPartner(
  db: Handle,
  { pairId, enrolmentId }: { pairId: string; enrolmentId: string },
): Promise<{ isOver: boolean; name: string | null; reach: string } | null> {
  const [pair] = await db.select().from(studyPartners).where(eq(studyPartners.id, pairId));
  if (!pair || !isOf(pair, enrolmentId)) return null;
  const members = await readMembers(db, pair.cohortId);
  const other = members.find(({ id }) => id === otherOf(pair, enrolmentId));
  const isOver = pair.endedAt !== null;
  return { isOver, name: isOver ? null : (other?.name ?? null), reach: isOver ? '' : (other?.reach ?? '') };
}
