/** What still takes place today: booked consultations and live sessions. Reads only. */
import { inEach } from '../../platform/i18n/locale.ts';
import { and, asc, eq, gte, isNull, lt } from 'drizzle-orm';
import type { StaffMember } from '../../academy.ts';
import type { ServiceContext } from '../../context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { addDays, dateInMorocco, instantInMorocco } from '../../platform/time/calendar-date.ts';
import { readCourses, readServices } from '../../academy/content/content.service.ts';
import { liveSessions } from '../../learning/classroom/classroom.table.ts';
import { mayTeachFor } from '../../catalogue/courses/cohort.ts';
import { cohorts } from '../../selling/orders/cohorts.table.ts';
import { readBookingsIn } from '../../selling/hours/booked-hours.service.ts';
import { expertOf } from '../../selling/bookings/read-bookings.service.ts';
import type { Localised } from '../../catalogue/courses/course.ts';
import { maySeeBookings, mayTeach } from '../../academy/staff/who-may.ts';

export const agendaKinds = ['booking', 'live-session'] as const;

export type AgendaEntry = {
  kind: (typeof agendaKinds)[number];
  /** The number of a booking's order; the id of a session's group. */
  id: string;
  startsAt: Date;
  endsAt: Date;
  /** Of the consultation, or of the course. */
  name: Localised<string>;
  /** Who booked; null for a live session. */
  learner: string | null;
};

type Span = { from: Date; until: Date };

/** Paid hours; experts see their own. */
async function bookingsIn(db: Handle, staff: StaffMember, span: Span): Promise<AgendaEntry[]> {
  if (!maySeeBookings(staff)) return [];
  const [rows, services] = await Promise.all([
    readBookingsIn(db, { expert: expertOf(staff), ...span }),
    readServices(db),
  ]);
  return rows
    .filter(({ state }) => state === 'booked')
    .map(({ number, startsAt, endsAt, name, service, description }) => {
      const words = services.find(({ slug }) => slug === service)?.words;
      // The order has the title in the buyer's language.
      const title = inEach((one) => words?.[one].title ?? description);
      return { kind: 'booking', id: number, startsAt, endsAt, name: title, learner: name };
    });
}

/** Of the groups that this person teaches; all for whoever is no trainer. */
async function sessionsIn(db: Handle, staff: StaffMember, { from, until }: Span): Promise<AgendaEntry[]> {
  if (!mayTeach(staff)) return [];
  const rows = await db
    .select({ session: liveSessions, cohort: cohorts })
    .from(liveSessions)
    .innerJoin(cohorts, eq(cohorts.id, liveSessions.cohortId))
    .where(
      and(
        isNull(liveSessions.cancelledAt),
        gte(liveSessions.startsAt, from),
        lt(liveSessions.startsAt, until),
      ),
    )
    .orderBy(asc(liveSessions.startsAt), asc(liveSessions.id));
  if (rows.length === 0) return [];
  const courses = await readCourses(db);
  return rows.flatMap(({ session: { startsAt, minutes }, cohort }): AgendaEntry[] => {
    const course = courses.find(({ slug }) => slug === cohort.courseSlug);
    if (!course || !mayTeachFor(staff, [cohort.trainer, course.trainer])) return [];
    const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
    const name = inEach((one) => course.words[one].name);
    return [{ kind: 'live-session', id: cohort.id, startsAt, endsAt, name, learner: null }];
  });
}

/** Of this day in Morocco what is not over yet, the next first; only what the role may see. */
export async function readAgenda(
  { database: { db }, clock }: ServiceContext,
  { staff }: { staff: StaffMember },
): Promise<AgendaEntry[]> {
  const now = clock();
  const day = dateInMorocco(now);
  const span = { from: instantInMorocco(day, '00:00'), until: instantInMorocco(addDays(day, 1), '00:00') };
  const found = await Promise.all([bookingsIn(db, staff, span), sessionsIn(db, staff, span)]);
  return found
    .flat()
    .filter(({ endsAt }) => endsAt > now)
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}
