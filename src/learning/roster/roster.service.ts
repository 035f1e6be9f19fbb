/** The learners of a group, or of a course without groups, read with one query for each kind of thing. */
import { inEach } from '../../platform/i18n/locale.ts';
import { and, asc, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { type Course, type Localised } from '../../catalogue/courses/course.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import { mayFollowLearners } from '../../academy/staff/who-may.ts';
import type { Context } from '../../platform/context.ts';
import type { StaffMember } from '../../academy.ts';
import { certificates } from '../certificates/certificates.table.ts';
import { isUuid } from '../../platform/text/typed-text.ts';
import { learnersWhere } from '../classroom/classroom.service.ts';
import {
  attendance,
  learningEvents,
  liveSessions,
  quizAttempts,
  submissions,
} from '../classroom/classroom.table.ts';
import { progressIn } from '../classroom/course-progress.ts';
import { readProgressOf } from '../classroom/progress.service.ts';
import { readTaught, type Taught } from '../classroom/outline.service.ts';
import type { Unit } from '../../catalogue/courses/programme.ts';
import { findTaughtCohort, findWithClassroom } from '../classroom/may-teach.service.ts';
import { mayTeachFor } from '../../catalogue/courses/cohort.ts';
import { enrolments, type Cohort } from '../../selling/orders/cohorts.table.ts';
import { rosterOf, type LearnerFacts, type RosterLesson, type RosterLine } from './roster.ts';

/** A group by its id, or by a course's slug those who learn there without a group. */
type Group = { course: Course; cohort: Cohort | null };

/** Null too for a group of somebody else: a trainer does not learn that it exists. */
async function findGroup(db: Handle, staff: StaffMember, of: string): Promise<Group | null> {
  const cohort = isUuid(of) ? await findTaughtCohort(db, staff, of) : null;
  const course = await findWithClassroom(db, cohort?.courseSlug ?? of);
  if (course === null) return null;
  return cohort !== null || mayTeachFor(staff, [course.trainer]) ? { course, cohort } : null;
}

const latest = (dates: readonly (Date | null)[]): Date | null =>
  dates.reduce((known, date) => (date !== null && (known === null || date > known) ? date : known), null);

/** Published lessons that count, in their order. */
const lessonsOf = (outline: Taught['outline']): RosterLesson[] =>
  outline
    .flatMap((one) => one.lessons)
    .filter(({ counts }) => counts)
    .map(({ id, title, isFree, opensAfterDays, task, dueAfterDays }, index) => ({
      id,
      number: index + 1,
      title,
      isFree,
      opensAfterDays,
      task,
      dueAfterDays,
    }));

/** What marking and a trainer's list of attendance write is not a visit of the learner. */
const isTheirs = sql`coalesce(${learningEvents.body} ->> 'how', '') not in ('attended', 'handed-in')`;

type Learners = SQL | undefined;

/** Of those enrolments. */
const idsOf = (db: Handle, which: Learners) => db.select({ id: enrolments.id }).from(enrolments).where(which);

const readProgress = (db: Handle, which: Learners) =>
  db
    .select({
      of: learningEvents.enrolmentId,
      lessonId: learningEvents.lessonId,
      doneAt: sql`min(${learningEvents.at}) filter (where ${learningEvents.kind} = 'done')`.mapWith(
        learningEvents.at,
      ),
      lastAt: sql`max(${learningEvents.at})`.mapWith(learningEvents.at),
      visitedAt: sql`max(${learningEvents.receivedAt}) filter (where ${isTheirs})`.mapWith(
        learningEvents.receivedAt,
      ),
    })
    .from(learningEvents)
    .where(inArray(learningEvents.enrolmentId, idsOf(db, which)))
    .groupBy(learningEvents.enrolmentId, learningEvents.lessonId);

const readTries = (db: Handle, which: Learners) =>
  db
    .select({
      of: quizAttempts.enrolmentId,
      lessonId: quizAttempts.lessonId,
      visitedAt: sql`max(${quizAttempts.at})`.mapWith(quizAttempts.at),
    })
    .from(quizAttempts)
    .where(inArray(quizAttempts.enrolmentId, idsOf(db, which)))
    .groupBy(quizAttempts.enrolmentId, quizAttempts.lessonId);

/** The newest of a lesson last. */
const readHandedIn = (db: Handle, which: Learners) =>
  db
    .select({
      of: submissions.enrolmentId,
      lessonId: submissions.lessonId,
      state: submissions.state,
      visitedAt: submissions.at,
    })
    .from(submissions)
    .where(and(inArray(submissions.enrolmentId, idsOf(db, which)), ne(submissions.state, 'taken-back')))
    .orderBy(asc(submissions.number));

const readCame = (db: Handle, cohort: Cohort) =>
  db
    .select({ of: attendance.enrolmentId, visitedAt: liveSessions.startsAt })
    .from(attendance)
    .innerJoin(liveSessions, eq(liveSessions.id, attendance.sessionId))
    .where(
      and(eq(liveSessions.cohortId, cohort.id), eq(attendance.came, true), isNull(liveSessions.cancelledAt)),
    );

const readGiven = (db: Handle, which: Learners) =>
  db
    .select({ of: certificates.enrolmentId, revokedAt: certificates.revokedAt })
    .from(certificates)
    .where(
      and(
        inArray(certificates.enrolmentId, idsOf(db, which)),
        isNull(certificates.replacedBy),
        isNull(certificates.unitId),
      ),
    );

type Actions = Pick<
  LearnerFacts,
  'progress' | 'tried' | 'handedIn' | 'attended' | 'lastVisit' | 'certificate'
>;

/** Rows of one learner, by the enrolment. */
function byLearner<Row extends { of: string | null }>(rows: readonly Row[]): (id: string) => readonly Row[] {
  const known = Map.groupBy(rows, ({ of }) => of);
  return (id) => known.get(id) ?? [];
}

/** Everything that those learners did, by their enrolment. */
async function readActions(
  db: Handle,
  which: Learners,
  cohort: Cohort | null,
): Promise<(id: string) => Actions> {
  const read = await Promise.all([
    readProgress(db, which),
    readTries(db, which),
    readHandedIn(db, which),
    cohort === null ? [] : readCame(db, cohort),
    readGiven(db, which),
  ]);
  const [progress, tries, handedIn, came, given] = [
    byLearner(read[0]),
    byLearner(read[1]),
    byLearner(read[2]),
    byLearner(read[3]),
    byLearner(read[4]),
  ];
  return (id) => {
    const [certificate] = given(id);
    const visits = [progress(id), tries(id), handedIn(id), came(id)].flat();
    return {
      progress: new Map(progress(id).map((row) => [row.lessonId, row])),
      tried: new Set(tries(id).map(({ lessonId }) => lessonId)),
      handedIn: new Map(handedIn(id).map(({ lessonId, state }) => [lessonId, state])),
      attended: came(id).length,
      lastVisit: latest(visits.map(({ visitedAt }) => visitedAt)),
      certificate: certificate === undefined ? 'none' : certificate.revokedAt === null ? 'issued' : 'revoked',
    };
  };
}

async function readLearners(
  db: Handle,
  { course, cohort }: Group,
  { mayReach, units, now }: { mayReach: boolean; units: readonly Unit[]; now: Date },
): Promise<LearnerFacts[]> {
  const which = and(
    eq(enrolments.courseSlug, course.slug),
    cohort === null ? isNull(enrolments.cohortId) : eq(enrolments.cohortId, cohort.id),
  );
  const [learners, phones, actionsOf] = await Promise.all([
    learnersWhere(db, which),
    mayReach
      ? db
          .select({ id: orders.id, phone: orders.phone })
          .from(orders)
          .innerJoin(enrolments, eq(enrolments.orderId, orders.id))
          .where(and(which, isNull(orders.recipientEmail)))
      : [],
    readActions(db, which, cohort),
  ]);
  const phoneOf = new Map(phones.map(({ id, phone }) => [id, phone]));
  return learners.map(({ enrolment, seat, order }) => {
    const actions = actionsOf(enrolment.id);
    const { at, percent } = progressIn({ course, units }, actions.progress, seat, now);
    const isEarned = actions.certificate === 'none' && enrolment.finishedAt !== null;
    return {
      ...actions,
      enrolment: enrolment.id,
      joinedAt: enrolment.joinedAt,
      orderNumber: order.number,
      name: order.name,
      email: mayReach ? order.email : null,
      phone: phoneOf.get(order.id) ?? null,
      seat,
      module: { at, of: units.length, percent },
      certificate: isEarned ? 'earned' : actions.certificate,
    };
  });
}

export type Roster = {
  course: { slug: string; name: Localised<string>; givesCertificate: boolean };
  /** Null: those who learn at their own pace. */
  cohort: Pick<Cohort, 'id' | 'startsOn' | 'weekdays' | 'startsAt'> | null;
  /** Live sessions that began, and all of them; cancelled ones are not counted. */
  sessions: { held: number; of: number };
  /** Whether the caller sees addresses, and may export the list. */
  mayReach: boolean;
  learners: RosterLine[];
};

/** `of`: a group's id, or the slug of a course for those who learn there without a group. */
export async function roster(
  { database: { db }, clock }: Pick<Context, 'database' | 'clock'>,
  { staff, of }: { staff: StaffMember; of: string },
): Promise<({ ok: true } & Roster) | { ok: false; reason: 'not-found' }> {
  const group = await findGroup(db, staff, of);
  if (!group) return { ok: false, reason: 'not-found' };
  const { course, cohort } = group;
  const now = clock();
  const mayReach = mayFollowLearners(staff);
  const { outline, units } = (await readTaught(db, course.slug)) ?? { outline: [], units: [] };
  const [learners, sessions] = await Promise.all([
    readLearners(db, group, { mayReach, units, now }),
    cohort === null
      ? []
      : db
          .select({ startsAt: liveSessions.startsAt })
          .from(liveSessions)
          .where(and(eq(liveSessions.cohortId, cohort.id), isNull(liveSessions.cancelledAt))),
  ]);
  return {
    ok: true,
    course: {
      slug: course.slug,
      name: inEach((one) => course.words[one].name),
      givesCertificate: course.certificate !== null,
    },
    cohort: cohort && {
      id: cohort.id,
      startsOn: cohort.startsOn,
      weekdays: cohort.weekdays,
      startsAt: cohort.startsAt,
    },
    sessions: { held: sessions.filter(({ startsAt }) => startsAt <= now).length, of: sessions.length },
    mayReach,
    learners: rosterOf(learners, lessonsOf(outline), now),
  };
}

/** How far those are who sit in an organisation's seats; `orderIds` of one course. `name` of its order, for whoever may see it. */
export async function progressOfOrders(
  { database: { db }, clock }: Pick<Context, 'database' | 'clock'>,
  { course, orderIds }: { course: Course; orderIds: readonly string[] },
): Promise<{ orderId: string; name: string; percent: number; hasBegun: boolean; isFinished: boolean }[]> {
  if (orderIds.length === 0) return [];
  const learners = await learnersWhere(db, inArray(enrolments.orderId, [...orderIds]));
  const { units } = (await readTaught(db, course.slug)) ?? { units: [] };
  const progress = await readProgressOf(
    db,
    learners.map(({ enrolment }) => enrolment.id),
  );
  return learners.map(({ enrolment, seat, order }) => {
    const own = progress.get(enrolment.id) ?? new Map();
    return {
      orderId: order.id,
      name: order.name,
      percent: progressIn({ course, units }, own, seat, clock()).percent,
      hasBegun: own.size > 0,
      isFinished: enrolment.finishedAt !== null,
    };
  });
}
