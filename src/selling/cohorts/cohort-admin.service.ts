/**
 * Staff open, move, close and delete dated groups. What learners did is kept; live sessions follow their group by the
 * scheduled job.
 */
import { inEach } from '../../platform/i18n/locale.ts';
import { asc, desc, eq } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import {
  readCourse,
  readCourses,
  readTrainers,
  raiseContentVersion,
} from '../../academy/content/content.service.ts';
import {
  isAtOwnPace,
  isOnSale,
  isSoldByCohort,
  type Course,
  type Localised,
} from '../../catalogue/courses/course.ts';
import type { StaffAct } from '../../academy/staff/staff-acts.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { postEmail } from '../../academy/emails/post-emails.service.ts';
import { keepBeginningOfGroup } from './beginning.service.ts';
import type { Context } from '../../platform/context.ts';
import type { StaffMember } from '../../academy.ts';
import {
  areSameDates,
  type Dates,
  datesOf,
  isJoinable,
  isOver,
  losesMeeting,
  mayTeachFor,
  seatsLeftIn,
} from '../../catalogue/courses/cohort.ts';
import { meetingsOf } from '../../catalogue/courses/meetings.ts';
import { countTaken, countTakenIn, findCohort, readUsed } from './cohorts.service.ts';
import { cohorts, type Cohort } from '../orders/cohorts.table.ts';
import { lockStock } from '../orders/entitlements.service.ts';
import { changeCohort, deleteCohorts, insertCohort } from '../orders/seats.service.ts';

/** What staff enter for a cohort. */
export type CohortPlan = Pick<
  Cohort,
  'startsOn' | 'weekdays' | 'startsAt' | 'minutes' | 'weeks' | 'seats' | 'trainer' | 'chatLink'
>;

export type CohortInConsole = Omit<Cohort, 'closedAt'> & {
  courseName: Localised<string>;
  taken: number;
  seatsLeft: number | null;
  isClosed: boolean;
  /** Somebody new could choose it now, if it has a seat. */
  isJoinable: boolean;
  isOver: boolean;
  /** Somebody has or had a seat in it, or ordered one: it cannot be deleted. */
  isUsed: boolean;
  /** Its own trainer, else the course's. */
  trainerName: Localised<string> | null;
  meetings: number;
};

type Named = { slug: string; name: Localised<string> };
/** `isOnSale`: a group of it can be bought as soon as it is open. */
type NamedCourse = Named & { isOnSale: boolean };

const trainersOf = (cohort: Pick<Cohort, 'trainer'>, course: Course | undefined) => [
  cohort.trainer,
  course?.trainer ?? null,
];

/** The newest first; for a trainer only those they lead. */
export async function listCohorts(
  { database: { db }, clock }: Context,
  { staff, course: slug }: { staff: StaffMember; course?: string | undefined },
): Promise<{
  courses: NamedCourse[];
  ownPace: NamedCourse[];
  trainers: Named[];
  cohorts: CohortInConsole[];
}> {
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
  const nameOf = ({ words }: Course) => inEach((one) => words[one].name);
  const shown = rows.filter((row) => mayTeachFor(staff, trainersOf(row, courseOf.get(row.courseSlug))));
  const namesOfTrainers = new Map(
    trainers.map(({ slug: own, words }) => [own, inEach((one) => words[one].name)]),
  );
  const named = (which: (course: Course) => boolean): NamedCourse[] =>
    courses
      .filter((course) => which(course) && mayTeachFor(staff, [course.trainer]))
      .map((course) => ({ slug: course.slug, name: nameOf(course), isOnSale: isOnSale(course) }));
  return {
    courses: named(isSoldByCohort),
    ownPace: named(isAtOwnPace),
    trainers: [...namesOfTrainers].map(([own, name]) => ({ slug: own, name })),
    cohorts: shown.map(({ sample: _sample, createdAt: _createdAt, closedAt, ...cohort }) => {
      const course = courseOf.get(cohort.courseSlug);
      const seats = taken.get(cohort.id) ?? 0;
      return {
        ...cohort,
        courseName: course ? nameOf(course) : inEach(() => cohort.courseSlug),
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

type NotPlanned = { ok: false; reason: 'course-not-found' | 'cohort-not-found' | 'trainer-not-found' };

/** As in the staff log, without the link of the group's chat, which would let readers of the log in. */
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

/** Pages that show when a course begins and how many seats are left are rendered again. Call it last in a transaction. */
export async function renewPages({ database }: Context, tx: Handle): Promise<void> {
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

export const writeLog = (
  { clock, uuid }: Context,
  tx: Handle,
  staff: StaffMember,
  line: Logged,
): Promise<void> => writeStaffLog(tx, { id: uuid(), at: clock(), staff, ...line });

export async function addCohort(
  context: Context,
  {
    staff,
    course: slug,
    plan,
    isTrial = false,
  }: { staff: StaffMember; course: string; plan: CohortPlan; isTrial?: boolean },
): Promise<{ ok: true; id: string } | NotPlanned> {
  return context.database.transaction(async (tx) => {
    const course = await readCourse(tx, slug);
    if (!course || !isSoldByCohort(course)) return { ok: false, reason: 'course-not-found' };
    if (!(await isTrainer(tx, plan.trainer))) return { ok: false, reason: 'trainer-not-found' };
    const id = context.uuid();
    if (isTrial) return { ok: true, id };
    await insertCohort(tx, { ...plan, id, courseSlug: slug, createdAt: context.clock() });
    await writeLog(context, tx, staff, { act: 'add-cohort', subject: slug, after: logged(plan) });
    await renewPages(context, tx);
    return { ok: true, id };
  });
}

/** The cohort, locked until the transaction ends, with its course's stock, so that nobody takes a seat meanwhile. */
export async function lockCohort(tx: Handle, id: string): Promise<Cohort | null> {
  const known = await findCohort(tx, id);
  if (!known) return null;
  await lockStock(tx, known.courseSlug);
  const [row] = await tx.select().from(cohorts).where(eq(cohorts.id, id)).for('update');
  return row ?? null;
}

/**
 * E-mails the trainer of a group that staff changed its days or hours: its plan (given as it was), or single sessions. The
 * new state, and whether the trainer did it, is read when the e-mail is sent.
 */
export async function notifyTrainer(
  tx: Handle,
  {
    cohortId,
    by,
    at,
    ...change
  }: { cohortId: string; by: StaffMember; at: Date } & (
    | { before: Dates }
    | { movedAt: Date; was: Record<string, string> }
  ),
): Promise<void> {
  const dedupeKey = `cohort-changed:${cohortId}:${at.getTime()}`;
  const input = { cohortId, by: by.email, ...change };
  await postEmail(tx, { name: 'cohort-changed', dedupeKey, input }, at);
}

/** Learners keep their seats and everything they did: their lessons are counted from the new first day. */
export async function changePlan(
  context: Context,
  {
    staff,
    cohort: id,
    plan,
    isTrial = false,
  }: { staff: StaffMember; cohort: string; plan: CohortPlan; isTrial?: boolean },
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
    const taken = await countTakenIn(tx, id);
    const isFewer = plan.seats !== null && plan.seats < taken;
    if (isFewer && plan.seats !== before.seats) return { ok: false, reason: 'fewer-than-taken', taken };
    if (isTrial) return { ok: true };
    // What staff planned belongs to the academy, also if it came with the sample.
    await changeCohort(tx, id, { ...plan, sample: false });
    await writeLog(context, tx, staff, {
      act: 'change-cohort',
      subject: before.courseSlug,
      detail: { cohort: id },
      before: logged(before),
      after: logged(plan),
    });
    if (!areSameDates(before, plan)) {
      await keepBeginningOfGroup(tx, id, plan);
      await notifyTrainer(tx, { cohortId: id, by: staff, at: context.clock(), before: datesOf(before) });
    }
    await renewPages(context, tx);
    return { ok: true };
  });
}

/** Nobody new may join a closed group, whatever seats are left; its learners stay. */
export async function closeCohort(
  context: Context,
  { staff, cohort: id, isClosed }: { staff: StaffMember; cohort: string; isClosed: boolean },
): Promise<{ ok: true } | NotPlanned> {
  return context.database.transaction(async (tx) => {
    const before = await lockCohort(tx, id);
    if (!before) return { ok: false, reason: 'cohort-not-found' };
    if ((before.closedAt !== null) === isClosed) return { ok: true };
    await changeCohort(tx, id, { closedAt: isClosed ? context.clock() : null });
    await writeLog(context, tx, staff, {
      act: isClosed ? 'close-cohort' : 'open-cohort',
      subject: before.courseSlug,
      detail: { cohort: id, startsOn: before.startsOn },
    });
    await renewPages(context, tx);
    return { ok: true };
  });
}

/** Only one that nobody ordered or learned in. Its sessions are deleted too, since nobody was invited to them. */
export async function removeCohort(
  context: Context,
  { staff, cohort: id }: { staff: StaffMember; cohort: string },
): Promise<{ ok: true } | { ok: false; reason: 'cohort-not-found' | 'cohort-used' }> {
  return context.database.transaction(async (tx) => {
    const before = await lockCohort(tx, id);
    if (!before) return { ok: false, reason: 'cohort-not-found' };
    if ((await readUsed(tx, id)).size > 0) return { ok: false, reason: 'cohort-used' };
    await deleteCohorts(tx, [id]);
    await writeLog(context, tx, staff, {
      act: 'remove-cohort',
      subject: before.courseSlug,
      before: logged(before),
    });
    await renewPages(context, tx);
    return { ok: true };
  });
}
