/** What came of a course: whom it is asked of and when, what is answered, and what a course's page may say of the answers. */
import { z } from 'zod';
import { centimesIn } from '../../platform/money/typed-amount.ts';
import type { FieldProblem } from '../../platform/people/person.ts';
import { dateInMorocco, daysBetween } from '../../platform/time/calendar-date.ts';

/** Days after the end of a course. Tokens name a stage by its place: a new one is put last. */
export const stages = [90, 180] as const;
export type Stage = (typeof stages)[number];

/** Whoever was not asked so many days later, as after a pause of the server, is not asked any more. */
const windowDays = 14;

/** Which question is due now; null while none is. */
export function dueStage(endedAt: Date, now: Date): Stage | null {
  const days = daysBetween(dateInMorocco(endedAt), dateInMorocco(now));
  return stages.find((stage) => days >= stage && days < stage + windowDays) ?? null;
}

/** When a course may have ended of which something is asked now; the days themselves are counted by `dueStage`. */
export const askedSpan = (now: Date): { from: Date; to: Date } => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  return { from: daysAgo(Math.max(...stages) + windowDays + 1), to: daysAgo(Math.min(...stages) - 2) };
};

export const earnings = ['not-yet', 'a-little', 'regularly'] as const;
export type Earning = (typeof earnings)[number];

/** `dirhams`: in the last month; null where it is not told, or nothing is earned yet. */
export type Answer = { earns: Earning; dirhams: number | null };

export const mostDirhams = 100_000;

const problem = (name: FieldProblem): FieldProblem => name;

export const outcomeForm = z
  .object({
    earns: z.enum(earnings, problem('choice-required')),
    dirhams: z
      .string()
      .default('')
      .transform((typed, refuse) => {
        if (typed.trim() === '') return null;
        const centimes = centimesIn(typed);
        if (centimes !== null && centimes >= 0 && centimes <= mostDirhams * 100)
          return Math.round(centimes / 100);
        refuse.addIssue({ code: 'custom', message: problem('amount-invalid') });
        return z.NEVER;
      }),
  })
  .transform(({ earns, dirhams }): Answer => ({ earns, dirhams: earns === 'not-yet' ? null : dirhams }));

/** Fewer answers say something of single people, and nothing of the course. */
const leastAnswers = 30;
/** A median is told in whole steps, rounded down: it is nobody's own figure. */
const stepDirhams = 50;

/** `half`: of so many whose month is known, half earn so many dirhams or more; null where that is nothing, or too few told it. */
export type OutcomeLine = {
  answered: number;
  earning: number;
  half: { of: number; dirhams: number } | null;
};

/** What a course's page says of the answers after half a year; null below thirty. */
export function outcomeLine(answers: readonly Answer[]): OutcomeLine | null {
  if (answers.length < leastAnswers) return null;
  const months = answers
    .flatMap(({ earns, dirhams }) => (earns === 'not-yet' ? [0] : (dirhams ?? [])))
    .sort((one, other) => one - other);
  const middle = months[Math.floor(months.length / 2)] ?? 0;
  const dirhams = Math.floor(middle / stepDirhams) * stepDirhams;
  return {
    answered: answers.length,
    earning: answers.filter(({ earns }) => earns !== 'not-yet').length,
    half: months.length >= leastAnswers && dirhams > 0 ? { of: months.length, dirhams } : null,
  };
}
