/**
 * Dated groups as staff run them: opening, moving and closing them, and who learns in which. Nothing here takes away what a
 * learner did; live sessions follow their cohort by the clock.
 */
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import { lockPool } from '../../../domain/access/access.store.server.ts';
import { entitlements } from '../../../domain/access/access.table.ts';
import { readCourse, readCourses, readTrainers } from '../../../domain/catalogue/catalogue.store.server.ts';
import { raiseContentVersion } from '../../../domain/catalogue/content-version.store.server.ts';
import {
  isAtOwnPace,
  isSoldByCohort,
  type Course,
  type Localised,
} from '../../../domain/catalogue/course.ts';
import { orders } from '../../../domain/orders/orders.table.ts';
import type { StaffAct } from '../../../domain/staff/staff-acts.ts';
import { writeStaffLog } from '../../../domain/staff/staff-log.store.server.ts';
import { postEmail } from '../../../mail/outbox.store.server.ts';
import type { Context } from '../../platform/context.ts';
import type { Staff } from '../../platform/staff-call.ts';
import {
  areSameDates,
  datesOf,
  isJoinable,
  isOver,
  losesMeeting,
  meetingsOf,
  seatsLeftIn,
  type Dates,
} from './cohort.ts';
import { mayTeachFor } from './cohort-rights.ts';
import { countTaken, findCohort, readUsed } from './cohorts.service.ts';
import { cohorts, enrolments, type Cohort } from './cohorts.table.ts';

/** What staff type of a cohort. */
export type CohortPlan = Pick<
  Cohort,
  'startsOn' | 'weekdays' | 'startsAt' | 'minutes' | 'weeks' | 'seats' | 'trainer' | 'chatLink'
>;

export type CohortInConsole = Omit<Cohort, 'closedAt'> & {
  courseName: Localised<string>;
  taken: number;
  seatsLeft: number | null;
  isClosed: boolean;
  /** Somebody new could choose it now, a seat given. */
  isJoinable: boolean;
  isOver: boolean;
  /** Somebody has or had a seat in it, or ordered one: it stays. */
  isUsed: boolean;
  /** Its own trainer, else the course's. */
  trainerName: Localised<string> | null;
  meetings: number;
};

type Named = { slug: string; name: Localised<string> };

const trainersOf = (cohort: Pick<Cohort, 'trainer'>, course: Course | undefined) => [
  cohort.trainer,
  course?.trainer ?? null,
];

/** The newest first; of a trainer those alone that they lead. */
export async function listCohorts(
  { database: { db }, clock }: Context,
  { staff, course: slug }: { staff: Staff; course?: string | undefined },
): Promise<{ courses: Named[]; ownPace: Named[]; trainers: Named[]; cohorts: CohortInConsole[] }> {
  const [courses, trainers, taken, used, rows] = await Promise.all([
    readCourses(db),
    readTrainers(db),
    countTaken(db),
    readUsed(db),
    db
      .select()
      .from(cohorts)
      .where(slug === undefined ? undefined : eq(cohorts.courseSlug, slug))
      .orderBy(desc(cohorts.startsOn), asc(cohorts.id)),
  ]);
  const courseOf = new Map(courses.map((course) => [course.slug, course]));
  const nameOf = ({ words }: Course) => ({ en: words.en.name, ar: words.ar.name });
  const shown = rows.filter((row) => mayTeachFor(staff, trainersOf(row, courseOf.get(row.courseSlug))));
  const namesOfTrainers = new Map(
    trainers.map(({ slug: own, words }) => [own, { en: words.en.name, ar: words.ar.name }]),
  );
  const named = (which: (course: Course) => boolean): Named[] =>
    courses
      .filter((course) => which(course) && mayTeachFor(staff, [course.trainer]))
      .map((course) => ({ slug: course.slug, name: nameOf(course) }));
  return {
    courses: named(isSoldByCohort),
    ownPace: named(isAtOwnPace),
    trainers: [...namesOfTrainers].map(([own, name]) => ({ slug: own, name })),
    cohorts: shown.map(({ sample: _sample, createdAt: _createdAt, closedAt, ...cohort }) => {
      const course = courseOf.get(cohort.courseSlug);
      const seats = taken.get(cohort.id) ?? 0;
      return {
        ...cohort,
        courseName: course ? nameOf(course) : { en: cohort.courseSlug, ar: cohort.courseSlug },
        taken: seats,
        seatsLeft: seatsLeftIn(cohort, seats),
        isClosed: closedAt !== null,
        isJoinable: isJoinable({ startsOn: cohort.startsOn, closedAt }, clock()),
        isOver: isOver(cohort, clock()),
        isUsed: used.has(cohort.id),
        trainerName: namesOfTrainers.get(cohort.trainer ?? course?.trainer ?? '') ?? null,
        meetings: meetingsOf(cohort).length,
      };
    }),
  };
}

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

/** Who has a seat in a cohort, or in a course without any; by name, and without addresses. */
export async function cohortLearners(
  { database: { db } }: Context,
  { staff, course: slug, cohort: id }: { staff: Staff; course: string; cohort: string | null },
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

type NotPlanned = { ok: false; reason: 'course-not-found' | 'cohort-not-found' | 'trainer-not-found' };

/** As the staff log keeps it; the way into a group's chat is nobody's to read there. */
const logged = ({ startsOn, weekdays, startsAt, minutes, weeks, seats, trainer, chatLink }: CohortPlan) => ({
  startsOn,
  weekdays: weekdays.join(', '),
  startsAt,
  minutes,
  weeks,
  seats,
  trainer,
  hasChat: chatLink !== null,
});

/** Pages that say when a course begins and how many seats are left are made again. The last act of a transaction. */
async function renewPages({ database }: Context, tx: Handle): Promise<void> {
  await raiseContentVersion(tx);
  await database.notify('content');
}

const isTrainer = async (db: Handle, slug: string | null): Promise<boolean> =>
  slug === null || (await readTrainers(db)).some((trainer) => trainer.slug === slug);

type Logged = {
  act: StaffAct;
  subject: string;
  detail?: Record<string, string>;
  before?: ReturnType<typeof logged> | Record<string, unknown>;
  after?: ReturnType<typeof logged> | Record<string, unknown>;
};

const writeLog = ({ clock, uuid }: Context, tx: Handle, staff: Staff, line: Logged): Promise<void> =>
  writeStaffLog(tx, { id: uuid(), at: clock(), staff, ...line });

export async function addCohort(
  context: Context,
  { staff, course: slug, plan }: { staff: Staff; course: string; plan: CohortPlan },
): Promise<{ ok: true; id: string } | NotPlanned> {
  return context.database.transaction(async (tx) => {
    const course = await readCourse(tx, slug);
    if (!course || !isSoldByCohort(course)) return { ok: false, reason: 'course-not-found' };
    if (!(await isTrainer(tx, plan.trainer))) return { ok: false, reason: 'trainer-not-found' };
    const id = context.uuid();
    await tx.insert(cohorts).values({ ...plan, id, courseSlug: slug, createdAt: context.clock() });
    await writeLog(context, tx, staff, { act: 'add-cohort', subject: slug, after: logged(plan) });
    await renewPages(context, tx);
    return { ok: true, id };
  });
}

/** The cohort, held until the transaction ends, with its course's pool: nobody takes a seat meanwhile. */
async function lockCohort(tx: Handle, id: string): Promise<Cohort | null> {
  const known = await findCohort(tx, id);
  if (!known) return null;
  await lockPool(tx, known.courseSlug);
  const [row] = await tx.select().from(cohorts).where(eq(cohorts.id, id)).for('update');
  return row ?? null;
}

/**
 * Tells whoever teaches a group that somebody of the staff changed its days or hours: its plan, which is given as it was, or single
 * sessions. What it is now, and whether they did it themselves, is read when it is posted.
 */
export async function tellTrainer(
  tx: Handle,
  {
    cohortId,
    by,
    at,
    ...change
  }: { cohortId: string; by: Staff; at: Date } & (
    | { before: Dates }
    | { movedAt: Date; was: Record<string, string> }
  ),
): Promise<void> {
  const dedupeKey = `cohort-changed:${cohortId}:${at.getTime()}`;
  const input = { cohortId, by: by.email, ...change };
  await postEmail(tx, { name: 'cohort-changed', dedupeKey, input }, at);
}

/** Whoever has a seat keeps it, with everything they did: their lessons are counted from the new first day. */
export async function changePlan(
  context: Context,
  { staff, cohort: id, plan }: { staff: Staff; cohort: string; plan: CohortPlan },
): Promise<
  | { ok: true }
  | NotPlanned
  | { ok: false; reason: 'meeting-in-the-past' }
  | { ok: false; reason: 'fewer-than-taken'; taken: number }
> {
  return context.database.transaction(async (tx) => {
    const before = await lockCohort(tx, id);
    if (!before) return { ok: false, reason: 'cohort-not-found' };
    if (!(await isTrainer(tx, plan.trainer))) return { ok: false, reason: 'trainer-not-found' };
    if (losesMeeting(before, plan, context.clock())) return { ok: false, reason: 'meeting-in-the-past' };
    const taken = (await countTaken(tx, id)).get(id) ?? 0;
    const isFewer = plan.seats !== null && plan.seats < taken;
    if (isFewer && plan.seats !== before.seats) return { ok: false, reason: 'fewer-than-taken', taken };
    // What staff planned is the academy's own, whoever invented it.
    await tx
      .update(cohorts)
      .set({ ...plan, sample: false })
      .where(eq(cohorts.id, id));
    await writeLog(context, tx, staff, {
      act: 'change-cohort',
      subject: before.courseSlug,
      detail: { cohort: id },
      before: logged(before),
      after: logged(plan),
    });
    if (!areSameDates(before, plan)) {
      await tellTrainer(tx, { cohortId: id, by: staff, at: context.clock(), before: datesOf(before) });
      await context.database.notify('outbox');
    }
    await renewPages(context, tx);
    return { ok: true };
  });
}

/** Nobody new may join a closed one, whatever seats are left; whoever is in it stays. */
export async function closeCohort(
  context: Context,
  { staff, cohort: id, isClosed }: { staff: Staff; cohort: string; isClosed: boolean },
): Promise<{ ok: true } | NotPlanned> {
  return context.database.transaction(async (tx) => {
    const before = await lockCohort(tx, id);
    if (!before) return { ok: false, reason: 'cohort-not-found' };
    if ((before.closedAt !== null) === isClosed) return { ok: true };
    await tx
      .update(cohorts)
      .set({ closedAt: isClosed ? context.clock() : null })
      .where(eq(cohorts.id, id));
    await writeLog(context, tx, staff, {
      act: isClosed ? 'close-cohort' : 'open-cohort',
      subject: before.courseSlug,
      detail: { cohort: id, startsOn: before.startsOn },
    });
    await renewPages(context, tx);
    return { ok: true };
  });
}

/** Of an empty one: what was ordered, sold or learned in a group stays. Its sessions go with it, which nobody was asked to. */
export async function removeCohort(
  context: Context,
  { staff, cohort: id }: { staff: Staff; cohort: string },
): Promise<{ ok: true } | { ok: false; reason: 'cohort-not-found' | 'cohort-used' }> {
  return context.database.transaction(async (tx) => {
    const before = await lockCohort(tx, id);
    if (!before) return { ok: false, reason: 'cohort-not-found' };
    if ((await readUsed(tx, id)).size > 0) return { ok: false, reason: 'cohort-used' };
    await tx.delete(cohorts).where(eq(cohorts.id, id));
    await writeLog(context, tx, staff, {
      act: 'remove-cohort',
      subject: before.courseSlug,
      before: logged(before),
    });
    await renewPages(context, tx);
    return { ok: true };
  });
}

type FoundLearner = {
  id: string;
  orderId: string;
  cohortId: string | null;
  courseSlug: string;
  orderNumber: string;
};

/** Null once the order opens nothing any more. */
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

/** Once a move; what it says of the cohort is read when it is posted. */
async function tellOfMove(
  { database, clock }: Context,
  tx: Handle,
  { id: enrolmentId, orderId }: FoundLearner,
  cohortId: string,
): Promise<void> {
  const at = clock();
  const dedupeKey = `learner-moved:${enrolmentId}:${at.getTime()}`;
  await postEmail(tx, { name: 'learner-moved', dedupeKey, orderId, input: { enrolmentId, cohortId } }, at);
  await database.notify('outbox');
}

/** Into another cohort of the same course, which they are told by e-mail; also one that nobody new may join. Past its seats only where staff say so. */
export async function moveLearner(
  context: Context,
  asked: { staff: Staff; enrolment: string; cohort: string; overSeats: boolean },
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
    // Read again under the pool's lock: of two who move the same learner at once the second finds them moved.
    const learner = await findLearner(tx, enrolment);
    if (!learner) return { ok: false, reason: 'learner-not-found' };
    if (learner.cohortId === wanted) return { ok: true };
    const taken = (await countTaken(tx, wanted)).get(wanted) ?? 0;
    const isFull = seatsLeftIn(target, taken) === 0;
    if (isFull && !overSeats) return { ok: false, reason: 'cohort-full' };
    const ids = [wanted, ...(learner.cohortId === null ? [] : [learner.cohortId])];
    const days = await tx
      .select({ id: cohorts.id, startsOn: cohorts.startsOn })
      .from(cohorts)
      .where(inArray(cohorts.id, ids));
    const dayOf = (id: string | null) => days.find((one) => one.id === id)?.startsOn ?? null;
    await tx.update(enrolments).set({ cohortId: wanted }).where(eq(enrolments.id, enrolment));
    await writeLog(context, tx, staff, {
      act: 'move-learner',
      subject: learner.orderNumber,
      detail: { course: learner.courseSlug, cohort: wanted, ...(isFull ? { overSeats: 'yes' } : {}) },
      before: { startsOn: dayOf(learner.cohortId) },
      after: { startsOn: dayOf(wanted) },
    });
    await tellOfMove(context, tx, learner, wanted);
    await renewPages(context, tx);
    return { ok: true };
  });
}

/** A learner's own first day instead of the cohort's (null: the cohort's again), and whether every lesson is open to them. */
export async function setLearner(
  context: Context,
  asked: { staff: Staff; enrolment: string; startsOn: string | null; opensAll: boolean },
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
    await tx.update(enrolments).set({ startsOn, opensAll }).where(eq(enrolments.id, enrolment));
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
