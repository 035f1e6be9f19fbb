/**
 * Waitlists of courses: opening a course to its waitlist, and the links in the e-mails.
 *
 * A job puts courses on sale on their public day and queues one e-mail for each person on an opened waitlist. A course that came
 * on sale in another way is reported to staff once: they decide whether hundreds of e-mails go out.
 */
import {
  countWaiting,
  type CourseOpening,
  entryOfEarlyToken,
  entryOfEmailsToken,
  findEntry,
  deleteEntry,
  lockDueOpenings,
  lockEntry,
  lockNotNotified,
  markPublic,
  markNotified,
  readOpening,
  readOpenings,
  resubscribeEntry,
  unsubscribeEntry,
  type WaitlistEntry,
  writeOpening,
} from '../../catalogue/applicants/waitlist.service.ts';
import {
  putOnSale,
  readCourse,
  readCourses,
  raiseContentVersion,
} from '../../academy/content/content.service.ts';
import { type Course, isOnSale, isSoldByCohort } from '../../catalogue/courses/course.ts';
import { mayOpenCourses } from '../../academy/staff/who-may.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { type CohortOnOffer, hasSeat } from '../../catalogue/courses/cohort.ts';
import { readJoinable, readJoinableOf } from '../cohorts/cohorts.service.ts';
import type { StaffMember } from '../../academy.ts';
import type { ServiceContext } from '../../context.ts';
import { postStaffEmail, postWaitlistOpen } from '../../academy/emails/post-emails.service.ts';
import { deleteEmails } from '../../academy/emails/emails-about.service.ts';
import { type EarlyLink, readEarlyLink } from '../checkout/early-link.service.ts';
import { deleteWaitlistApplications } from '../../catalogue/applicants/held-applications.service.ts';
import { readSeatsLeft } from '../orders/seats.service.ts';

/** Per transaction; the rest follows in the next run, so that no order waits behind hundreds of e-mails. */
const mostAtOnce = 50;

/** Returns how many e-mails it queued. */
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
    // A private link to a course that takes no orders would be useless.
    if (course?.closedForSale === true) continue;
    if (course && (await hasNoSeat(context, course))) continue;
    // One that was closed again after its opening waits for the next opening.
    if (opening && (opening.madePublicAt === null || onSale)) written += await writeTo(context, courseSlug);
    else if (onSale) await notifyStaff(context, courseSlug);
  }
  return written;
}

/** Nobody is e-mailed about a full course, nor about one sold by groups while no group has a seat. */
async function hasNoSeat({ database: { db }, clock }: ServiceContext, course: Course): Promise<boolean> {
  if (isSoldByCohort(course)) return !(await readJoinableOf(db, course.slug, clock())).some(hasSeat);
  return (await readSeatsLeft(db, course)) === 0;
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

/** Marks the entries in the transaction that queues their e-mails, so that each gets exactly one. */
async function writeTo({ database, clock }: ServiceContext, courseSlug: string): Promise<number> {
  const now = clock();
  return database.transaction(async (tx) => {
    const entries = await lockNotNotified(tx, courseSlug, mostAtOnce);
    if (entries.length === 0) return 0;
    for (const { id } of entries) await postWaitlistOpen(tx, id, now);
    await markNotified(
      tx,
      entries.map(({ id }) => id),
      now,
    );
    return entries.length;
  });
}

async function notifyStaff({ database, clock }: ServiceContext, courseSlug: string): Promise<void> {
  const dedupeKey = `staff-waitlist:${courseSlug}`;
  await database.transaction(async (tx) => {
    await postStaffEmail(tx, { dedupeKey, emailName: 'staff-waitlist', courseSlug }, clock());
  });
}

export type WaitlistForStaff = {
  course: Course;
  /** 'closed': coming soon; 'ahead': open to the waitlist only; 'open': to everybody. */
  status: 'closed' | 'ahead' | 'open';
  /** Sold by dated groups, of which none has a free seat: it cannot be opened. */
  needsGroup: boolean;
  counts: { inAll: number; untold: number; told: number; unsubscribed: number; ordered: number };
  opening: { openedAt: Date; openedBy: string; publicAt: Date } | null;
};

/** Courses with a waitlist, those with people still to e-mail first. */
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
    const status = isOnSale(course) ? 'open' : opening?.madePublicAt === null ? 'ahead' : 'closed';
    // One that is open to its waitlist stays, though everybody left it.
    if (!waiting && status !== 'ahead') return [];
    const { courseSlug: _slug, ...found } = waiting ?? { courseSlug: course.slug, ...nobody };
    const needsGroup = lacksGroup(course, joinable.get(course.slug) ?? []);
    return [{ course, status, needsGroup, counts: found, opening }];
  });
  return lists.sort((one, other) => other.counts.untold - one.counts.untold);
}

/** Sold by dated groups, and none has a free seat: the e-mails would lead to a page where nobody can order. */
const lacksGroup = (course: Course, joinable: readonly CohortOnOffer[]): boolean =>
  isSoldByCohort(course) && !joinable.some(hasSeat);

/** Those with people to e-mail whose course has a price and a free seat, and is neither closed for sale nor e-mailed by itself. */
export async function waitlistsToOpen(context: ServiceContext): Promise<WaitlistForStaff[]> {
  const ready = (await listWaitlists(context)).filter(
    ({ course, status, opening, counts }) =>
      counts.untold > 0 &&
      course.priceCentimes !== null &&
      course.closedForSale !== true &&
      // Once opened, the job e-mails whoever joins while it is on sale.
      (status === 'closed' || (status === 'open' && opening === null)),
  );
  const isFull = await Promise.all(ready.map(({ course }) => hasNoSeat(context, course)));
  return ready.filter((_, at) => !isFull[at]);
}

const datesOf = ({ openedAt, publicAt }: CourseOpening) => ({ openedAt, publicAt });

const nobody = { inAll: 0, untold: 0, told: 0, unsubscribed: 0, ordered: 0 };

type OpenCourseResult =
  | { ok: true }
  | {
      ok: false;
      reason: 'course-not-found' | 'no-price' | 'closed-for-sale' | 'no-open-group' | 'already-open' | 'past';
    };

/**
 * Opens a course to its waitlist: everybody on it gets one e-mail, and can order before everybody else until `publicAt`, when a job
 * puts the course on sale. With null, e-mails the waitlist of a course that is on sale already.
 */
export async function openCourse(
  context: ServiceContext,
  { courseSlug, publicAt, staff }: { courseSlug: string; publicAt: Date | null; staff: StaffMember },
): Promise<OpenCourseResult> {
  // Callers check the right first: getting here without it is a bug.
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

/** What a private link allows now. Null for a token that the server did not sign. */
export async function earlyLink(
  { database, signer, clock }: ServiceContext,
  { courseSlug, token }: { courseSlug: string; token: string },
): Promise<EarlyLink | null> {
  const entryId = entryOfEarlyToken(signer, token);
  return entryId === null ? null : readEarlyLink(database.db, { courseSlug, entryId, now: clock() });
}

/** 'gone': the entry was deleted, by the person or after the retention time. */
type EmailsStatus = 'waiting' | 'told' | 'unsubscribed' | 'gone';

function statusOf(entry: WaitlistEntry | null): EmailsStatus {
  if (entry === null) return 'gone';
  if (entry.unsubscribedAt !== null) return 'unsubscribed';
  return entry.toldAt === null ? 'waiting' : 'told';
}

/** The entry behind an e-mail's link; null for a token that the server did not sign. */
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

/** Stops or resumes the e-mails. Repeated calls change nothing. False for a token that the server did not sign. */
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
 * Deletes somebody from the list, with the application they sent for it. Their order, if any, stays. False for a token that the
 * server did not sign.
 */
export async function leaveWaitlist({ database, signer }: ServiceContext, token: string): Promise<boolean> {
  const id = entryOfEmailsToken(signer, token);
  if (id === null) return false;
  await database.transaction(async (tx) => {
    const entry = await lockEntry(tx, id);
    if (entry === null) return;
    const applicationIds = await deleteWaitlistApplications(tx, entry);
    await deleteEmails(tx, { applicationIds });
    await deleteEntry(tx, id);
  });
  return true;
}
