/**
 * A sprint of fifteen days begins on the first Monday of every month and takes Monday to Friday for three weeks. Dates are
 * Morocco's ('YYYY-MM-DD'). Weekends are for catching up.
 */
import { z } from 'zod';
import { addDays, daysBetween, weekdayOf } from '../../platform/time/calendar-date.ts';
import type { FieldProblem } from '../../platform/people/person.ts';

export const sprintLength = 15;
export const sprintDaysAWeek = 5;
export const sprintWeeks = sprintLength / sprintDaysAWeek;
/** Later joiners wait for the next sprint: ten days cannot be caught up in a weekend. */
const lastDayToJoin = 5;
/** From the first Monday to the last Sunday. */
const lastingDays = sprintWeeks * 7;

/** `month` as 'YYYY-MM'. */
export function firstMonday(month: string): string {
  const first = `${month}-01`;
  return addDays(first, (8 - weekdayOf(first)) % 7);
}

const monthAfter = (month: string): string => addDays(`${month}-28`, 4).slice(0, 7);
const monthBefore = (month: string): string => addDays(`${month}-01`, -1).slice(0, 7);

/** The date of a day, 1 to 15. */
export const dateOfDay = (startsOn: string, day: number): string =>
  addDays(startsOn, Math.floor((day - 1) / sprintDaysAWeek) * 7 + ((day - 1) % sprintDaysAWeek));

/** The last Sunday: until then days may be caught up. */
export const lastDate = (startsOn: string): string => addDays(startsOn, lastingDays - 1);

/** How many of the fifteen days have come, today's included: 0 before the start, 15 at the end. */
export function openDays(startsOn: string, today: string): number {
  const passed = daysBetween(startsOn, today);
  if (passed < 0) return 0;
  const week = Math.floor(passed / 7);
  return Math.min(sprintLength, week * sprintDaysAWeek + Math.min((passed % 7) + 1, sprintDaysAWeek));
}

/** Today's day, 1 to 15; null on a weekend, before and after. */
export function dayOf(startsOn: string, today: string): number | null {
  const open = openDays(startsOn, today);
  return open > 0 && dateOfDay(startsOn, open) === today ? open : null;
}

/** Whether a day may be written to: it has come, and the last Sunday is not over. `day` may be any number. */
export const isOpenDay = (startsOn: string, day: number, today: string): boolean =>
  Number.isInteger(day) && day >= 1 && day <= openDays(startsOn, today) && !isOver(startsOn, today);

export const isOver = (startsOn: string, today: string): boolean => today > lastDate(startsOn);

/** The running sprint, including its last weekend. */
export function runningSprint(today: string): string | null {
  const month = today.slice(0, 7);
  const ofMonth = firstMonday(month);
  const latest = ofMonth <= today ? ofMonth : firstMonday(monthBefore(month));
  return isOver(latest, today) ? null : latest;
}

/** The first one that begins after today. */
export function comingSprint(today: string): string {
  const month = today.slice(0, 7);
  const ofMonth = firstMonday(month);
  return ofMonth > today ? ofMonth : firstMonday(monthAfter(month));
}

/** The running sprint, if there is one, and the coming one. */
export function currentSprints(today: string): string[] {
  const running = runningSprint(today);
  return [...(running === null ? [] : [running]), comingSprint(today)];
}

/** Those that may be joined today: the running one in its first week, and always the coming one. */
export function openToJoin(today: string): string[] {
  const running = runningSprint(today);
  const coming = comingSprint(today);
  return running !== null && openDays(running, today) <= lastDayToJoin ? [running, coming] : [coming];
}

/**
 * Days in a row that are checked in, counted back from the newest day that has come. That one may still be missing, since it can
 * be checked in until the next day begins. A day that was caught up counts like any other.
 */
export function streakOf(checkedIn: ReadonlySet<number>, open: number): number {
  let day = checkedIn.has(open) ? open : open - 1;
  let streak = 0;
  while (day >= 1 && checkedIn.has(day)) {
    streak += 1;
    day -= 1;
  }
  return streak;
}

export const isFinished = (checkedIn: ReadonlySet<number>): boolean =>
  Array.from({ length: sprintLength }, (_, place) => place + 1).every((day) => checkedIn.has(day));

/** Dates in URLs are checked: only first Mondays are sprints. */
export const isSprint = (startsOn: string): boolean =>
  /^\d{4}-(0[1-9]|1[0-2])-0[1-7]$/.test(startsOn) && firstMonday(startsOn.slice(0, 7)) === startsOn;

/** Most characters. */
export const longestSprintText = { goal: 200, dayGoal: 160, line: 300 } as const;

const oneLine = (most: number) =>
  z
    .string({ error: 'required' satisfies FieldProblem })
    .transform((typed) =>
      typed
        .normalize('NFC')
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim(),
    )
    .refine((text) => text.length > 0, 'required' satisfies FieldProblem)
    .refine((text) => text.length <= most, 'too-long' satisfies FieldProblem);

const ticked = z
  .string()
  .optional()
  .transform((value) => value === 'yes');

export const sprintForm = z.object({
  goal: oneLine(longestSprintText.goal),
  reminders: ticked,
  partner: ticked,
});
export const dayGoalForm = z.object({ goal: oneLine(longestSprintText.dayGoal) });
export const checkInForm = z.object({ line: oneLine(longestSprintText.line) });

export type SprintWishes = z.output<typeof sprintForm>;
