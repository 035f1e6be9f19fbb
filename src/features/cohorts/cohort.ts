/** A dated group of a course: when it meets, who may still join, and which day a learner's lessons are counted from. */
import { type Course, isAtOwnPace, isSoldByCohort } from '../courses/course.ts';
import { addDays, dateInMorocco, weekdayOf } from '../../platform/time/calendar-date.ts';
import { instantInMorocco } from '../../platform/time/morocco-clock.ts';
import type { Cohort, Enrolment } from './cohorts.table.ts';
import { mayTeach, type Who } from '../staff/who-may.ts';

/** Who may see and change dated groups. A trainer sees those of their own, and changes none. */

/** Opens groups, moves them, and says who learns in which. */
export const mayChangeCohorts = (who: Who): boolean => mayTeach(who) && who.role !== 'expert';

/** A course or cohort of certain trainers: everybody who may teach, a trainer where they are one of them. */
export const mayTeachFor = (who: Who & { expert?: string }, trainers: readonly (string | null)[]): boolean =>
  mayTeach(who) && (who.role !== 'expert' || (who.expert !== undefined && trainers.includes(who.expert)));

/** Somebody who pays on the first day has missed nothing yet; a week later they have. */
export const joinableDays = 7;

/** As everybody may see it. `seatsLeft`: of confirmed orders; null without an end of seats. */
export type CohortOnOffer = Omit<Cohort, 'chatLink' | 'closedAt'> & { seatsLeft: number | null };

export const seatsLeftIn = ({ seats }: Pick<Cohort, 'seats'>, taken: number): number | null =>
  seats === null ? null : Math.max(0, seats - taken);

/** The last day on which somebody new may join. */
export const joinableUntil = ({ startsOn }: Pick<Cohort, 'startsOn'>): string =>
  addDays(startsOn, joinableDays);

/** Whether somebody new may choose it today, if a seat is left. */
export const isJoinable = (cohort: Pick<Cohort, 'startsOn' | 'closedAt'>, now: Date): boolean =>
  cohort.closedAt === null && dateInMorocco(now) <= joinableUntil(cohort);

/** Its last week is behind it: nobody learns anything more there. */
export const isOver = ({ startsOn, weeks }: Pick<Cohort, 'startsOn' | 'weeks'>, now: Date): boolean =>
  addDays(startsOn, weeks * 7) <= dateInMorocco(now);

export const hasSeat = ({ seatsLeft }: Pick<CohortOnOffer, 'seatsLeft'>): boolean => seatsLeft !== 0;

/** The group that is named first: the next with a seat; where all are full, the next. Null while none is announced. */
export const nextCohort = (cohorts: readonly CohortOnOffer[]): CohortOnOffer | null =>
  cohorts.find(hasSeat) ?? cohorts[0] ?? null;

/** Why no seat is sold in the group somebody named: none was named among several, it is full, or nobody may join any more. */
export const cohortRefusals = ['cohort-needed', 'cohort-full', 'cohort-closed'] as const;
export type CohortRefusal = (typeof cohortRefusals)[number];

export const isCohortRefusal = (reason: string): reason is CohortRefusal =>
  cohortRefusals.some((refusal) => refusal === reason);

/** Which of the groups on offer is meant. Without a name it is the only one with a seat, where there is only one. */
export function chooseCohort(
  onOffer: readonly CohortOnOffer[],
  wanted: string | undefined,
): { ok: true; cohort: CohortOnOffer } | { ok: false; reason: CohortRefusal } {
  if (wanted === undefined) {
    const [only, another] = onOffer.filter(hasSeat);
    return only && !another ? { ok: true, cohort: only } : { ok: false, reason: 'cohort-needed' };
  }
  const cohort = onOffer.find(({ id }) => id === wanted);
  if (!cohort) return { ok: false, reason: 'cohort-closed' };
  return hasSeat(cohort) ? { ok: true, cohort } : { ok: false, reason: 'cohort-full' };
}

type Dated = Pick<Cohort, 'startsOn' | 'weekdays' | 'startsAt' | 'weeks'>;

/** When a cohort meets, as it is planned. */
export type Dates = Dated & Pick<Cohort, 'minutes'>;
export const datesOf = ({ startsOn, weekdays, startsAt, weeks, minutes }: Dates): Dates => ({
  startsOn,
  weekdays: [...weekdays].sort((one, other) => one - other),
  startsAt,
  weeks,
  minutes,
});
export const areSameDates = (one: Dates, other: Dates): boolean =>
  JSON.stringify(datesOf(one)) === JSON.stringify(datesOf(other));

/** When a cohort meets, in order: on its weekdays from its first day on, for so many weeks, at the same time by Morocco's clocks. */
export function meetingsOf({ startsOn, weekdays, startsAt, weeks }: Dated): Date[] {
  const days = Array.from({ length: weeks * 7 }, (_, day) => addDays(startsOn, day));
  return days
    .filter((day) => weekdays.includes(weekdayOf(day)))
    .map((day) => instantInMorocco(day, startsAt));
}

/**
 * Whether another plan puts a meeting that is still to come on an hour that is past: its live session could not follow, and would
 * stand at its old hour beside the others.
 */
export function losesMeeting(before: Dated, after: Dated, now: Date): boolean {
  const was = meetingsOf(before);
  return meetingsOf(after).some((at, index) => at <= now && (was[index] ?? now) > now);
}

/** The day of its last meeting; of one that never meets the last of its weeks. */
export function lastDayOf(cohort: Dated): string {
  const last = meetingsOf(cohort).at(-1);
  return last ? dateInMorocco(last) : addDays(cohort.startsOn, cohort.weeks * 7 - 1);
}

/** The day that a learner's lessons are counted from: their own, else their cohort's, else the day they joined. */
export const firstDayOf = (
  enrolment: Pick<Enrolment, 'startsOn' | 'joinedAt'>,
  cohort: Pick<Cohort, 'startsOn'> | null,
): string => enrolment.startsOn ?? cohort?.startsOn ?? dateInMorocco(enrolment.joinedAt);

/** What pages, e-mails and search engines say of a course's start and places. */
export type Start = {
  course: Course;
  seatsLeft: number | null;
  /** Of a course that is sold by groups alone: those that can be joined, the next one first. */
  cohorts?: readonly CohortOnOffer[];
};

/**
 * Taught here, a live course has the start, weeks and places of the group that is named first, and a recorded one no start at
 * all; taught elsewhere, those of its record.
 */
export function startOf(course: Course, cohorts: readonly CohortOnOffer[], seatsLeft: number | null): Start {
  if (isAtOwnPace(course)) return { course: { ...course, startsOn: null }, seatsLeft };
  if (!isSoldByCohort(course)) return { course, seatsLeft };
  const next = nextCohort(cohorts);
  const { durationWeeks } = course;
  const said = next
    ? {
        startsOn: next.startsOn,
        durationWeeks: next.weeks,
        capacity: next.seats,
        liveSessions: meetingsOf(next).length,
      }
    : { startsOn: null, durationWeeks, capacity: null };
  return { course: { ...course, ...said }, seatsLeft: next?.seatsLeft ?? null, cohorts };
}

/** A course that is sold by groups, and none is announced. */
export const awaitsCohort = ({ cohorts }: Pick<Start, 'cohorts'>): boolean => cohorts?.length === 0;
