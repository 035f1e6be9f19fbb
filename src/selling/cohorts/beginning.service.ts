/**
 * When what was bought begins. The day is kept on the order, because the right to change one's mind is counted from it, and
 * it only moves forward: a date that was told is never taken back.
 */
import { and, asc, eq, gte, isNotNull, isNull, min } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { addDays, dateInMorocco } from '../../platform/time/calendar-date.ts';
import { liveSessions, modules } from '../../learning/classroom/classroom.table.ts';
import { firstDayOf, firstMeetingDayOf } from '../../catalogue/courses/cohort.ts';
import type { Dated } from '../../catalogue/courses/meetings.ts';
import { cohorts, type Enrolment, enrolments } from '../orders/cohorts.table.ts';
import { type Course, isTaughtHere } from '../../catalogue/courses/course.ts';
import { orders } from '../orders/orders.table.ts';
import { keepBeginning, keepBeginningIn } from '../orders/seats.service.ts';

type Seat = Pick<Enrolment, 'courseSlug' | 'startsOn' | 'joinedAt' | 'opensAll'>;
type Group = Dated & { id: string };

/** The day of its first live session, as it stands now: also where staff moved or cancelled that one alone. */
async function firstSessionOf(db: Handle, cohort: Group): Promise<string> {
  const [first] = await db
    .select({ at: liveSessions.startsAt })
    .from(liveSessions)
    .where(and(eq(liveSessions.cohortId, cohort.id), isNull(liveSessions.cancelledAt)))
    .orderBy(asc(liveSessions.startsAt))
    .limit(1);
  return first ? dateInMorocco(first.at) : firstMeetingDayOf(cohort);
}

/** What a new order of a course is placed with. */
export async function beginningFor(
  db: Handle,
  course: Pick<Course, 'taughtAt' | 'startsOn'>,
  cohort: Group | null,
): Promise<{ cohortId?: string; beginsOn?: string }> {
  if (cohort) return { cohortId: cohort.id, beginsOn: await firstSessionOf(db, cohort) };
  // At one's own pace it is known once the seat is there.
  return isTaughtHere(course) || course.startsOn === null ? {} : { beginsOn: course.startsOn };
}

/** Whenever the dates of a group may have changed: everybody who has, or ordered, a seat in it. `plan`: its dates as they become. */
export async function keepBeginningOfGroup(tx: Handle, cohortId: string, plan?: Dated): Promise<void> {
  const [cohort] = await tx.select().from(cohorts).where(eq(cohorts.id, cohortId));
  if (!cohort) return;
  const day = plan ? firstMeetingDayOf(plan) : await firstSessionOf(tx, cohort);
  await keepBeginningIn(tx, cohortId, day);
}

/** When a seat in a group begins; at one's own pace when the first unit opens. */
export async function beginningOfSeat(db: Handle, seat: Seat, group: Group | null): Promise<string> {
  const firstDay = firstDayOf(seat, group);
  if (group) {
    const session = await firstSessionOf(db, group);
    return session > firstDay ? session : firstDay;
  }
  const [unit] = await db
    .select({ after: min(modules.opensAfterDays) })
    .from(modules)
    .where(and(eq(modules.courseSlug, seat.courseSlug), isNull(modules.removedAt)));
  return seat.opensAll ? firstDay : addDays(firstDay, unit?.after ?? 0);
}

/** Whenever a seat is moved, or gets another first day. */
export async function keepBeginningOfSeat(tx: Handle, orderId: string): Promise<void> {
  const [row] = await tx
    .select({ seat: enrolments, cohort: cohorts })
    .from(enrolments)
    .leftJoin(cohorts, eq(cohorts.id, enrolments.cohortId))
    .where(eq(enrolments.orderId, orderId));
  if (row) await keepBeginning(tx, orderId, await beginningOfSeat(tx, row.seat, row.cohort));
}

/** Whenever the days of a course's units change: those at their own pace whose first unit has not opened yet. */
export async function keepBeginningsOfCourse(tx: Handle, courseSlug: string, now: Date): Promise<void> {
  const waiting = await tx
    .select({ orderId: enrolments.orderId })
    .from(enrolments)
    .innerJoin(orders, eq(orders.id, enrolments.orderId))
    .where(
      and(
        eq(enrolments.courseSlug, courseSlug),
        isNull(enrolments.cohortId),
        isNotNull(orders.beginsOn),
        gte(orders.beginsOn, dateInMorocco(now)),
      ),
    )
    .orderBy(asc(enrolments.orderId));
  for (const { orderId } of waiting) await keepBeginningOfSeat(tx, orderId);
}
