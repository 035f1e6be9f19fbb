/** A dated group of a course: when it meets, who may still join, and which day a learner's lessons are counted from. */
import { type Course, isAtOwnPace, isSoldByCohort } from './course.ts';
import { addDays, dateInMorocco } from '../../platform/time/calendar-date.ts';
import { type Dated, meetingsOf } from './meetings.ts';
import type { Cohort, Enrolment } from '../../selling/orders/cohorts.table.ts';
import { mayTeach, type Who } from '../../academy/staff/who-may.ts';

/** Who may open and move groups, and move their learners. Trainers see their own groups and change none. */
export const mayChangeCohorts = (who: Who): boolean => mayTeach(who) && who.role !== 'expert';

/** Trainers may teach only courses and cohorts that list them; other teaching staff all. */
export const mayTeachFor = (who: Who & { expert?: string }, trainers: readonly (string | null)[]): boolean =>
  mayTeach(who) && (who.role !== 'expert' || (who.expert !== undefined && trainers.includes(who.expert)));

/** A learner who joins on the first day has missed nothing; a week later they have. */
export const joinableDays = 7;

/** A cohort as everybody may see it. `seatsLeft`: after confirmed orders; null without a limit. */
export type CohortOnOffer = Omit<Cohort, 'chatLink' | 'closedAt'> & { seatsLeft: number | null };

export const seatsLeftIn = ({ seats }: Pick<Cohort, 'seats'>, taken: number): number | null =>
  seats === null ? null : Math.max(0, seats - taken);

/** The last day on which somebody new may join. */
export const joinableUntil = ({ startsOn }: Pick<Cohort, 'startsOn'>): string =>
  addDays(startsOn, joinableDays);

/** Whether somebody new may choose it today, if a seat is left. */
export const isJoinable = (cohort: Pick<Cohort, 'startsOn' | 'closedAt'>, now: Date): boolean =>
  cohort.closedAt === null && dateInMorocco(now) <= joinableUntil(cohort);

/** Its last week has passed. */
export const isOver = ({ startsOn, weeks }: Pick<Cohort, 'startsOn' | 'weeks'>, now: Date): boolean =>
  addDays(startsOn, weeks * 7) <= dateInMorocco(now);

export const hasSeat = ({ seatsLeft }: Pick<CohortOnOffer, 'seatsLeft'>): boolean => seatsLeft !== 0;

/** The group that is shown first: the next with a seat; where all are full, the next. Null while none is announced. */
export const nextCohort = (cohorts: readonly CohortOnOffer[]): CohortOnOffer | null =>
  cohorts.find(hasSeat) ?? cohorts[0] ?? null;

/** Why no seat is sold: no group was chosen among several, it is full, or nobody may join it any more. */
export const cohortRefusals = ['cohort-needed', 'cohort-full', 'cohort-closed'] as const;
export type CohortRefusal = (typeof cohortRefusals)[number];

/** 'sold-out': every seat of a course that is not sold by groups is taken. */
export const seatRefusals = ['sold-out', ...cohortRefusals] as const;
export type SeatRefusal = (typeof seatRefusals)[number];

/** Every seat is taken by confirmed orders. */
export const fullReasons = ['sold-out', 'cohort-full'] as const satisfies readonly SeatRefusal[];
export type FullReason = (typeof fullReasons)[number];

export const isSeatRefusal = (reason: string): reason is SeatRefusal =>
  seatRefusals.some((refusal) => refusal === reason);

export const isCohortRefusal = (reason: string): reason is CohortRefusal =>
  cohortRefusals.some((refusal) => refusal === reason);

/** The chosen group among those on offer. Without a choice the only one with a seat, where there is just one. */
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

/**
 * Whether a new plan moves a meeting that is still to come into the past: its live session could not follow, and would stay
 * at its old hour.
 */
export function losesMeeting(before: Dated, after: Dated, now: Date): boolean {
  const was = meetingsOf(before);
  return meetingsOf(after).some((at, index) => at <= now && (was[index] ?? now) > now);
}

/** The day of its first meeting, 'YYYY-MM-DD' in Morocco; without meetings its first day. */
export function firstMeetingDayOf(cohort: Dated): string {
  const [first] = meetingsOf(cohort);
  return first ? dateInMorocco(first) : cohort.startsOn;
}

/** The day that a learner's lessons are counted from: their own, else their cohort's, else the day they joined. */
export const firstDayOf = (
  enrolment: Pick<Enrolment, 'startsOn' | 'joinedAt'>,
  cohort: Pick<Cohort, 'startsOn'> | null,
): string => enrolment.startsOn ?? cohort?.startsOn ?? dateInMorocco(enrolment.joinedAt);

/** A course's start and seats, for pages, e-mails and search engines. */
export type Start = {
  course: Course;
  seatsLeft: number | null;
  /** Of a course that is sold by groups: those that can be joined, the next one first. */
  cohorts?: readonly CohortOnOffer[];
};

/**
 * A live course taught here has the start, weeks and seats of the group shown first, a recorded one no start; a course
 * taught elsewhere has those of its record.
 */
export function startOf(course: Course, cohorts: readonly CohortOnOffer[], seatsLeft: number | null): Start {
  if (isAtOwnPace(course)) return { course: { ...course, startsOn: null }, seatsLeft };
  if (!isSoldByCohort(course)) return { course, seatsLeft };
  const next = nextCohort(cohorts);
  const { durationWeeks } = course;
  const dates = next
    ? {
        startsOn: next.startsOn,
        durationWeeks: next.weeks,
        capacity: next.seats,
        liveSessions: meetingsOf(next).length,
      }
    : { startsOn: null, durationWeeks, capacity: null };
  return { course: { ...course, ...dates }, seatsLeft: next?.seatsLeft ?? null, cohorts };
}

/** The course is sold by groups, and none is announced. */
export const awaitsCohort = ({ cohorts }: Pick<Start, 'cohorts'>): boolean => cohorts?.length === 0;
