/**
 * When a learner means to learn, as she chose it, and what follows: at which hour she gets one message, when these stop, and how many
 * weeks she kept to it. Days are Morocco's, 1 is Monday and 7 Sunday; hours are by its clocks.
 */
import {
  addDays,
  dateInMorocco,
  daysBetween,
  daysOf,
  instantInMorocco,
  isDay,
  timeInMorocco,
  weekdayOf,
} from '../../platform/time/calendar-date.ts';

/** From a day ('YYYY-MM-DD') on so many days a week; 0 while nothing is planned. */
export type Goal = { from: string; days: number };

export type StudyPlan = {
  /** None: she wants no plan for this course. */
  days: readonly number[];
  /** 'HH:MM' */
  at: string;
  /** What was planned so far and is planned now, the oldest first. */
  goals: readonly Goal[];
  /** The day on which a break is over: 'YYYY-MM-DD'. */
  pausedUntil: string | null;
  /** It stopped by itself. */
  stoppedAt: Date | null;
  lastWordAt: Date | null;
  /** Messages in a row that no visit followed. */
  ignored: number;
  /** When the next message is due; null: none is. */
  nextAt: Date | null;
};

const latest = '21:30';
/** What may be chosen: every half hour from eight in the morning. */
export const studyHours: readonly string[] = Array.from(
  { length: 28 },
  (_, half) => `${String(8 + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
);
export const weekdays: readonly number[] = [1, 2, 3, 4, 5, 6, 7];
export const offeredPlan = { days: [1, 3, 6], at: '20:00' } as const;

export const noPlan: StudyPlan = {
  ...offeredPlan,
  days: [],
  goals: [],
  pausedUntil: null,
  stoppedAt: null,
  lastWordAt: null,
  ignored: 0,
  nextAt: null,
};

const mostPauseDays = 120;
/** Lengths of a break that are ready to be chosen, in days. */
export const pauseLengths = [7, 14, 30] as const;

export type PlanProblem = 'days-none' | 'days-all' | 'hour' | 'pause-day' | 'pause-past' | 'pause-long';
type Choice = { kind: 'choose'; days: readonly number[]; at: string };
export type PlanChange = Choice | { kind: 'pause'; until: string } | { kind: 'go-on' | 'end' };
type Read<Change> =
  | { ok: true; change: Change }
  | { ok: false; problems: Partial<Record<'days' | 'at' | 'until', PlanProblem>> };

/** A form's days and hour. A week has a day of rest. */
export function readChoice(typed: { days: readonly string[]; at: string }): Read<Choice> {
  const { at } = typed;
  const days = weekdays.filter((day) => typed.days.includes(String(day)));
  const daysProblem = days.length === 0 ? 'days-none' : days.length === 7 ? 'days-all' : null;
  const isHour = studyHours.includes(at);
  if (daysProblem === null && isHour) return { ok: true, change: { kind: 'choose', days, at } };
  return {
    ok: false,
    problems: { ...(daysProblem && { days: daysProblem }), ...(!isHour && { at: 'hour' }) },
  };
}

/** The day on which a break is to be over, as it was typed. */
export function readPause(until: string, now: Date): Read<PlanChange> {
  const today = dateInMorocco(now);
  const problem = !isDay(until)
    ? 'pause-day'
    : until <= today
      ? 'pause-past'
      : daysBetween(today, until) > mostPauseDays
        ? 'pause-long'
        : null;
  return problem === null
    ? { ok: true, change: { kind: 'pause', until } }
    : { ok: false, problems: { until: problem } };
}

const isPausedOn = ({ pausedUntil }: StudyPlan, day: string): boolean =>
  pausedUntil !== null && day < pausedUntil;

export type PlanState = 'on' | 'paused' | 'stopped' | 'none';
export function stateOf(plan: StudyPlan, now: Date): PlanState {
  if (plan.days.length === 0) return 'none';
  if (plan.stoppedAt !== null) return 'stopped';
  return isPausedOn(plan, dateInMorocco(now)) ? 'paused' : 'on';
}

/** The first planned hour after an instant: none in a break, nor on a day that had its message. */
function nextHour(plan: StudyPlan, after: Date): Date | null {
  if (plan.days.length === 0 || plan.stoppedAt !== null) return null;
  const day = dateInMorocco(after);
  const first = isPausedOn(plan, day) ? (plan.pausedUntil ?? day) : day;
  const written = plan.lastWordAt && dateInMorocco(plan.lastWordAt);
  return (
    daysOf({ from: first, to: addDays(first, 7) })
      .filter((one) => plan.days.includes(weekdayOf(one)) && one !== written)
      .map((one) => instantInMorocco(one, plan.at))
      .find((hour) => hour > after) ?? null
  );
}

/** More than the oldest are of no use: a plan is seldom changed so often. */
const mostGoals = 60;

/** A plan after a change: what it says of each day so far stays, and its next hour follows. */
function settled(plan: StudyPlan, now: Date): StudyPlan {
  const today = dateInMorocco(now);
  const state = stateOf(plan, now);
  const days = state === 'on' ? plan.days.length : 0;
  const goals = [
    ...plan.goals.filter(({ from }) => from < today),
    { from: today, days },
    ...(state === 'paused' ? [{ from: plan.pausedUntil ?? today, days: plan.days.length }] : []),
  ].slice(-mostGoals);
  return { ...plan, goals, nextAt: nextHour(plan, now) };
}

export function changed(plan: StudyPlan, change: PlanChange, now: Date): StudyPlan {
  const begun = { stoppedAt: null, ignored: 0 };
  switch (change.kind) {
    case 'choose':
      return settled({ ...plan, ...begun, days: change.days, at: change.at }, now);
    case 'pause':
      return settled({ ...plan, ...begun, pausedUntil: change.until }, now);
    case 'go-on':
      return settled({ ...plan, ...begun, pausedUntil: null }, now);
    case 'end':
      return settled({ ...plan, ...begun, pausedUntil: null, days: [] }, now);
  }
}

const mostLateMs = 2 * 3_600_000;
const punctualMs = 5 * 60_000;

/** Whether the message of an hour may still leave: up to two hours late, but nothing late leaves at night. */
export function isInTime(hour: Date, now: Date): boolean {
  const late = now.getTime() - hour.getTime();
  return late >= 0 && late <= mostLateMs && (late <= punctualMs || timeInMorocco(now) <= latest);
}

/** The hour whose message is due now, late ones included; null: none is. */
export function dueWord(plan: StudyPlan, now: Date): Date | null {
  const hour = nextHour(plan, new Date(now.getTime() - mostLateMs - 1));
  return hour !== null && isInTime(hour, now) ? hour : null;
}

const mostIgnored = 3;

/**
 * A plan once its hour is over. `written`: its message left, and the newest visit before it; after three that no visit followed it
 * stops by itself. Null: nothing was written.
 */
export function afterHour(plan: StudyPlan, now: Date, written: { lastVisit: Date | null } | null): StudyPlan {
  if (written === null) return { ...plan, nextAt: nextHour(plan, now) };
  const { lastVisit } = written;
  const cameBack = plan.lastWordAt === null || (lastVisit !== null && lastVisit > plan.lastWordAt);
  const ignored = (cameBack ? 0 : plan.ignored) + 1;
  const next = { ...plan, ignored, lastWordAt: now };
  return ignored < mostIgnored
    ? { ...next, nextAt: nextHour(next, now) }
    : settled({ ...next, stoppedAt: now }, now);
}

/** Days planned in a week that begins on a Monday; null where a break or the time without a plan touches it. */
function goalOf(goals: readonly Goal[], week: readonly string[]): number | null {
  const planned = week.flatMap((day) => goals.findLast(({ from }) => from <= day)?.days ?? []);
  const least = Math.min(...planned);
  return planned.length === 0 || least === 0 ? null : least;
}

/** So many weeks in a row must be kept before another missed one is forgiven. */
const keptBetween = 3;

/**
 * How many weeks in a row she came on as many days as she planned, whichever days these were. Of four weeks one may be missed: it is
 * not counted, and ends nothing. The week that runs counts once it is kept; neither it nor the one the plan was made in can be missed.
 */
export function weeksKept(goals: readonly Goal[], cameOn: ReadonlySet<string>, now: Date): number {
  const today = dateInMorocco(now);
  const [first] = goals;
  let [kept, sinceMissed] = [0, keptBetween];
  if (first === undefined) return kept;
  for (
    let monday = addDays(first.from, 1 - weekdayOf(first.from));
    monday <= today;
    monday = addDays(monday, 7)
  ) {
    const week = daysOf({ from: monday, to: addDays(monday, 6) });
    const goal = goalOf(goals, week);
    if (goal === null) continue;
    if (week.filter((day) => cameOn.has(day)).length >= goal)
      [kept, sinceMissed] = [kept + 1, sinceMissed + 1];
    else if (monday >= first.from && addDays(monday, 6) < today)
      [kept, sinceMissed] = [sinceMissed >= keptBetween ? kept : 0, 0];
  }
  return kept;
}
