/** Waitlists of courses: what the links of an email do, opening a course to those who wait, and the emails that follow. */
import {
  countWaiting,
  type CourseOpening,
  entryOfEarlyToken,
  entryOfEmailsToken,
  findEntry,
  forgetEntry,
  lockDueOpenings,
  lockEntry,
  lockUntold,
  markPublic,
  markTold,
  readOpening,
  readOpenings,
  resubscribeEntry,
  unsubscribeEntry,
  type WaitlistEntry,
  writeOpening,
} from './waitlist.store.ts';
import {
  putOnSale,
  readCourse,
  readCourses,
  countConfirmedOrdersOf,
  seatsLeftOf,
  raiseContentVersion,
} from '../catalogue/catalogue.store.ts';
import { type Course, isOnSale, isSoldByCohort } from '../courses/course.ts';
import { mayOpenCourses } from '../staff/who-may.ts';
import { writeStaffLog } from '../staff/staff-log.store.ts';
import { type CohortOnOffer, hasSeat } from '../cohorts/cohort.ts';
import { readJoinable, readJoinableOf } from '../cohorts/cohorts.service.ts';
import type { StaffMember } from '../../academy.ts';
import type { ServiceContext } from '../../context.ts';
import { forgetEmails, postStaffEmail, postWaitlistOpen } from '../emails/outbox.store.ts';
import { type EarlyLink, readEarlyLink } from '../checkout/sellable.store.ts';
import { forgetWaitlistApplications } from '../applications/erase-applications.store.ts';

/**
 * By the clock: courses whose day for everybody has come go on sale, and those who wait are written to, each once. A course
 * that came on sale in another way is told to the staff, once: hundreds of letters go when a person says so, not by themselves.
 */

/** In one transaction; the rest comes in the next round, so that nobody's order waits for e-mails. */
const mostAtOnce = 50;

/** Returns how many e-mails it wrote. */
export async function processWaitlists(context: ServiceContext): Promise<number> {
  await putDueOnSale(context);
  const { db } = context.database;
  const [counts, openings, courses] = await Promise.all([
    countWaiting(db),
    readOpenings(db),
    readCourses(db),
  ]);
  let written = 0;
  for (const { courseSlug, untold } of counts) {
    if (untold === 0) continue;
    const course = courses.find(({ slug }) => slug === courseSlug);
    const opening = openings.find((one) => one.courseSlug === courseSlug);
    const onSale = course !== undefined && isOnSale(course);
    // A private link to a course that takes no orders would open nothing.
    if (course?.closedForSale === true) continue;
    if (course && (await hasNoSeat(context, course))) continue;
    // One that was closed again after its opening waits for the next.
    if (opening && (opening.madePublicAt === null || onSale)) written += await writeTo(context, courseSlug);
    else if (onSale) await tellStaff(context, courseSlug);
  }
  return written;
}

/** Who waits for a seat is not told that there is one: nor while no group is announced, where it is sold by groups. */
async function hasNoSeat({ database: { db }, clock }: ServiceContext, course: Course): Promise<boolean> {
  const { slug, capacity } = course;
  if (isSoldByCohort(course)) return !(await readJoinableOf(db, slug, clock())).some(hasSeat);
  return capacity !== null && seatsLeftOf(capacity, await countConfirmedOrdersOf(db, slug)) === 0;
}

async function putDueOnSale({ database, clock }: ServiceContext): Promise<void> {
  const now = clock();
  await database.transaction(async (tx) => {
    const due = await lockDueOpenings(tx, now);
    for (const { courseSlug } of due) {
      await putOnSale(tx, courseSlug, now);
      await markPublic(tx, courseSlug, now);
    }
    if (due.length === 0) return;
    await raiseContentVersion(tx);
    await database.notify('content');
  });
}

/** That she was written to stands in the transaction that puts her e-mail into the outbox: neither is there without the other. */
async function writeTo({ database, clock }: ServiceContext, courseSlug: string): Promise<number> {
  const now = clock();
  return database.transaction(async (tx) => {
    const entries = await lockUntold(tx, courseSlug, mostAtOnce);
    if (entries.length === 0) return 0;
    for (const { id } of entries) await postWaitlistOpen(tx, id, now);
    await markTold(
      tx,
      entries.map(({ id }) => id),
      now,
    );
    await database.notify('outbox');
    return entries.length;
  });
}

async function tellStaff({ database, clock }: ServiceContext, courseSlug: string): Promise<void> {
  const dedupeKey = `staff-waitlist:${courseSlug}`;
  await database.transaction(async (tx) => {
    if (await postStaffEmail(tx, { dedupeKey, letter: 'staff-waitlist', courseSlug }, clock()))
      await database.notify('outbox');
  });
}

export type WaitlistForStaff = {
  course: Course;
  /** 'closed': coming soon; 'ahead': open to those who waited; 'open': to everybody. */
  status: 'closed' | 'ahead' | 'open';
  /** Sold by dated groups, of which none has a seat for somebody new: it cannot be opened. */
  needsGroup: boolean;
  counts: { inAll: number; untold: number; told: number; unsubscribed: number; ordered: number };
  opening: { openedAt: Date; openedBy: string; publicAt: Date } | null;
};

/** Courses that somebody waits for, those that may be written to first. */
export async function listWaitlists({
  database: { db },
  clock,
}: ServiceContext): Promise<WaitlistForStaff[]> {
  const [courses, counts, openings, joinable] = await Promise.all([
    readCourses(db),
    countWaiting(db),
    readOpenings(db),
    readJoinable(db, clock()),
  ]);
  const lists = courses.flatMap((course): WaitlistForStaff[] => {
    const waiting = counts.find(({ courseSlug }) => courseSlug === course.slug);
    const opening = openings.find(({ courseSlug }) => courseSlug === course.slug) ?? null;
    // One that is coming soon is shown without a name on its list too: staff see that nobody waits yet.
    if (!waiting && !opening && !course.comingSoon) return [];
    const { courseSlug: _slug, ...found } = waiting ?? { courseSlug: course.slug, ...nobody };
    const status = isOnSale(course) ? 'open' : opening?.madePublicAt === null ? 'ahead' : 'closed';
    const needsGroup = lacksGroup(course, joinable.get(course.slug) ?? []);
    return [{ course, status, needsGroup, counts: found, opening }];
  });
  return lists.sort((one, other) => other.counts.untold - one.counts.untold);
}

/** Sold by dated groups, and none has a seat for somebody new: e-mails would lead to a page on which nobody can order. */
const lacksGroup = (course: Course, joinable: readonly CohortOnOffer[]): boolean =>
  isSoldByCohort(course) && !joinable.some(hasSeat);

const datesOf = ({ openedAt, publicAt }: CourseOpening) => ({ openedAt, publicAt });

const nobody = { inAll: 0, untold: 0, told: 0, unsubscribed: 0, ordered: 0 };

type OpenCourseResult =
  | { ok: true }
  | {
      ok: false;
      reason: 'course-not-found' | 'no-price' | 'closed-for-sale' | 'no-open-group' | 'already-open' | 'past';
    };

/**
 * Opens a course to those who wait: each is written to once, and can order before everybody else until `publicAt`, when the
 * clock puts the course on sale. With null those who wait for a course that is on sale already are written to.
 */
export async function openCourse(
  context: ServiceContext,
  { courseSlug, publicAt, staff }: { courseSlug: string; publicAt: Date | null; staff: StaffMember },
): Promise<OpenCourseResult> {
  // The screen has asked already: getting here without the right is a bug.
  if (!mayOpenCourses(staff)) throw new Error(`${staff.role} may not open courses.`);
  const at = context.clock();
  return context.database.transaction(async (tx) => {
    const course = await readCourse(tx, courseSlug);
    if (!course) return { ok: false, reason: 'course-not-found' };
    if (course.priceCentimes === null) return { ok: false, reason: 'no-price' };
    if (course.closedForSale === true) return { ok: false, reason: 'closed-for-sale' };
    const isOpen = isOnSale(course);
    const before = await readOpening(tx, courseSlug);
    if (isOpen !== (publicAt === null) || before?.madePublicAt === null)
      return { ok: false, reason: 'already-open' };
    if (publicAt !== null && publicAt <= at) return { ok: false, reason: 'past' };
    if (lacksGroup(course, await readJoinableOf(tx, courseSlug, at)))
      return { ok: false, reason: 'no-open-group' };
    await writeOpening(tx, {
      courseSlug,
      openedAt: at,
      openedBy: staff.email,
      publicAt: publicAt ?? at,
      madePublicAt: isOpen ? at : null,
    });
    const line = { id: context.uuid(), at, staff, act: 'open-course', subject: courseSlug } as const;
    const opened = { openedAt: at, publicAt: publicAt ?? at };
    await writeStaffLog(tx, { ...line, before: before && datesOf(before), after: opened });
    return { ok: true };
  });
}

/** What a private link is worth at the course it leads to. Null for a token that is not ours. */
export async function earlyLink(
  { database, signer, clock }: ServiceContext,
  { courseSlug, token }: { courseSlug: string; token: string },
): Promise<EarlyLink | null> {
  const entryId = entryOfEarlyToken(signer, token);
  return entryId === null ? null : readEarlyLink(database.db, { courseSlug, entryId, now: clock() });
}

/** How somebody's name stands on a list. 'gone': it was erased, or its time was over. */
type EmailsStatus = 'waiting' | 'told' | 'unsubscribed' | 'gone';

function statusOf(entry: WaitlistEntry | null): EmailsStatus {
  if (entry === null) return 'gone';
  if (entry.unsubscribedAt !== null) return 'unsubscribed';
  return entry.toldAt === null ? 'waiting' : 'told';
}

/** Whom an e-mail's link speaks of; null for a token that is not ours. */
export async function waitlistEmails(
  { database: { db }, signer }: ServiceContext,
  token: string,
): Promise<{ course: Course | null; status: EmailsStatus; wasTold: boolean } | null> {
  const id = entryOfEmailsToken(signer, token);
  if (id === null) return null;
  const entry = await findEntry(db, id);
  const course = entry && (await readCourse(db, entry.courseSlug));
  return { course, status: statusOf(entry), wasTold: (entry?.toldAt ?? null) !== null };
}

/** No e-mail from now on, or e-mails again. Repeated calls change nothing. False for a token that is not ours. */
export async function setWaitlistEmails(
  { database, signer, clock }: ServiceContext,
  { token, wanted }: { token: string; wanted: boolean },
): Promise<boolean> {
  const id = entryOfEmailsToken(signer, token);
  if (id === null) return false;
  if (wanted) await resubscribeEntry(database.db, id);
  else await unsubscribeEntry(database.db, id, clock());
  return true;
}

/**
 * Erases her name from the list, and what she sent for it. Her order, if she made one, stays: it is no part of the list. False
 * for a token that is not ours.
 */
export async function leaveWaitlist({ database, signer }: ServiceContext, token: string): Promise<boolean> {
  const id = entryOfEmailsToken(signer, token);
  if (id === null) return false;
  await database.transaction(async (tx) => {
    const entry = await lockEntry(tx, id);
    if (entry === null) return;
    const applicationIds = await forgetWaitlistApplications(tx, entry);
    await forgetEmails(tx, { applicationIds });
    await forgetEntry(tx, id);
  });
  return true;
}
