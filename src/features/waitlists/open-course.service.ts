/** The office opens a course to those who wait for it. The letters leave by the clock. */
import { readOpening, readOpenings, writeOpening, type CourseOpening } from './course-openings.store.ts';
import { countWaiting } from './waitlist.store.ts';
import { readCourse, readCourses } from '../catalogue/catalogue.store.ts';
import { isOnSale, isSoldByCohort, type Course } from '../courses/course.ts';
import { mayOpenCourses } from '../staff/who-may.ts';
import { writeStaffLog } from '../staff/staff-log.store.ts';
import { hasSeat, type CohortOnOffer } from '../cohorts/cohort.ts';
import { readJoinable, readJoinableOf } from '../cohorts/cohorts.service.ts';
import type { StaffMember } from '../../academy.ts';
import type { FlowContext } from '../../context.ts';

export type WaitlistInOffice = {
  course: Course;
  /** 'closed': coming soon; 'ahead': open to those who waited; 'open': to everybody. */
  standing: 'closed' | 'ahead' | 'open';
  /** Sold by dated groups, of which none has a seat for somebody new: it cannot be opened. */
  needsGroup: boolean;
  counts: { inAll: number; untold: number; told: number; unsubscribed: number; ordered: number };
  opening: { openedAt: Date; openedBy: string; publicAt: Date } | null;
};

/** Courses that somebody waits for, those that may be written to first. */
export async function listWaitlists({ database: { db }, clock }: FlowContext): Promise<WaitlistInOffice[]> {
  const [courses, counts, openings, joinable] = await Promise.all([
    readCourses(db),
    countWaiting(db),
    readOpenings(db),
    readJoinable(db, clock()),
  ]);
  const lists = courses.flatMap((course): WaitlistInOffice[] => {
    const waiting = counts.find(({ courseSlug }) => courseSlug === course.slug);
    const opening = openings.find(({ courseSlug }) => courseSlug === course.slug) ?? null;
    // One that is coming soon is shown without a name on its list too: the office sees that nobody waits yet.
    if (!waiting && !opening && !course.comingSoon) return [];
    const { courseSlug: _slug, ...found } = waiting ?? { courseSlug: course.slug, ...nobody };
    const standing = isOnSale(course) ? 'open' : opening?.madePublicAt === null ? 'ahead' : 'closed';
    const needsGroup = lacksGroup(course, joinable.get(course.slug) ?? []);
    return [{ course, standing, needsGroup, counts: found, opening }];
  });
  return lists.sort((one, other) => other.counts.untold - one.counts.untold);
}

/** Sold by dated groups, and none has a seat for somebody new: letters would lead to a page on which nobody can order. */
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
  context: FlowContext,
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
