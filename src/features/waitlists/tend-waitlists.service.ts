/**
 * By the clock: courses whose day for everybody has come go on sale, and those who wait are written to, each once. A course
 * that came on sale in another way is told to the staff, once: hundreds of letters go when a person says so, not by themselves.
 */
import { lockDueOpenings, markPublic, readOpenings } from './course-openings.store.ts';
import { countWaiting, lockUntold, markTold } from './waitlist.store.ts';
import { countConfirmedOrdersOf, putOnSale, readCourses, seatsLeftOf } from '../catalogue/catalogue.store.ts';
import { raiseContentVersion } from '../catalogue/content-version.store.ts';
import { isOnSale, isSoldByCohort, type Course } from '../courses/course.ts';
import { postStaffLetter, postWaitlistOpen } from '../emails/outbox.store.ts';
import { hasSeat } from '../cohorts/cohort.ts';
import { readJoinableOf } from '../cohorts/cohorts.service.ts';
import type { FlowContext } from '../../context.ts';

/** In one transaction; the rest comes in the next round, so that nobody's order waits for letters. */
const mostAtOnce = 50;

/** Returns how many letters it wrote. */
export async function tendWaitlists(context: FlowContext): Promise<number> {
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
async function hasNoSeat({ database: { db }, clock }: FlowContext, course: Course): Promise<boolean> {
  const { slug, capacity } = course;
  if (isSoldByCohort(course)) return !(await readJoinableOf(db, slug, clock())).some(hasSeat);
  return capacity !== null && seatsLeftOf(capacity, await countConfirmedOrdersOf(db, slug)) === 0;
}

async function putDueOnSale({ database, clock }: FlowContext): Promise<void> {
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

/** That she was written to stands in the transaction that puts her letter into the outbox: neither is there without the other. */
async function writeTo({ database, clock }: FlowContext, courseSlug: string): Promise<number> {
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

async function tellStaff({ database, clock }: FlowContext, courseSlug: string): Promise<void> {
  const dedupeKey = `staff-waitlist:${courseSlug}`;
  await database.transaction(async (tx) => {
    if (await postStaffLetter(tx, { dedupeKey, letter: 'staff-waitlist', courseSlug }, clock()))
      await database.notify('outbox');
  });
}
