/**
 * The rules of a course that is paid in parts: what is paid, what is due, when its course is paused, and when the learner is
 * reminded. Days are calendar days of Morocco ('YYYY-MM-DD'), money is centimes of MAD. The deposit is no part: its order knows
 * whether it is paid; the first part after it has the number 2.
 */
import type { instalmentPlans, instalments } from './instalments.table.ts';
import { addDays, dateInMorocco } from '../../platform/time/calendar-date.ts';
import { awaitsDecision, hasMoney, type OrderStatus } from '../orders/order.ts';

export type PlanPart = Omit<typeof instalments.$inferSelect, 'planId' | 'orderId' | 'pausedAt'> & {
  /** Of the order that pays it, or is to; null without one. */
  orderStatus: OrderStatus | null;
};

export type Plan = Pick<
  typeof instalmentPlans.$inferSelect,
  'totalCentimes' | 'graceDays' | 'completedAt' | 'endedAt'
> & {
  /** By number. */
  parts: readonly PlanPart[];
};

/** The state of a part on a day. 'checked': the learner has reported a payment, and staff look for it. */
export type PartStatus = 'paid' | 'ended' | 'checked' | 'waiting' | 'coming' | 'due' | 'grace' | 'late';

export const isOpenPlan = ({ completedAt, endedAt }: Pick<Plan, 'completedAt' | 'endedAt'>): boolean =>
  completedAt === null && endedAt === null;

/** The one part that can be paid now, at its date or earlier: parts are paid strictly in order. Null when there is none. */
export const nextPart = <P extends PlanPart>(plan: Omit<Plan, 'parts'> & { parts: readonly P[] }): P | null =>
  isOpenPlan(plan) ? (plan.parts.find(({ paidAt }) => paidAt === null) ?? null) : null;

/** Nothing is missing from the learner: the money is here, or staff look for it. */
const isChecked = ({ orderStatus }: Pick<PlanPart, 'orderStatus'>): boolean =>
  orderStatus !== null &&
  (awaitsDecision(orderStatus) || (hasMoney(orderStatus) && orderStatus !== 'Refunded'));

/** The last day on which a part can be paid before the course is paused. */
export const lastDayOf = (dueOn: string, graceDays: number): string => addDays(dueOn, graceDays);

export function statusOfPart(plan: Plan, part: PlanPart, today: string): PartStatus {
  if (part.paidAt !== null) return 'paid';
  if (plan.endedAt !== null) return 'ended';
  if (isChecked(part)) return 'checked';
  if (part.dueOn === null) return 'waiting';
  if (today < part.dueOn) return 'coming';
  if (today === part.dueOn) return 'due';
  return today <= lastDayOf(part.dueOn, plan.graceDays) ? 'grace' : 'late';
}

/** Whether the course is to be paused: the next part is neither paid nor reported as paid, and its grace is over. */
export function mustPause(plan: Plan, today: string): boolean {
  const next = nextPart(plan);
  return next !== null && statusOfPart(plan, next, today) === 'late';
}

/** How many days before its date a part is announced. */
export const announcedDaysBefore = 5;

/** The days of reminders about a part: before it, on its day, and in the middle of the grace. */
function reminderDays({ dueOn, afterDays }: PlanPart, graceDays: number): string[] {
  if (dueOn === null) return [];
  return [
    ...(afterDays > announcedDaysBefore ? [addDays(dueOn, -announcedDaysBefore)] : []),
    dueOn,
    ...(graceDays > 0 ? [addDays(dueOn, Math.ceil(graceDays / 2))] : []),
  ];
}

/**
 * The part to remind the learner of today, or null: each of its days once, and only the newest of those that were missed.
 * Nobody is reminded of a payment they have reported, or once the course is paused: that has an e-mail of its own.
 */
export function partToRemind<P extends PlanPart>(
  plan: Omit<Plan, 'parts'> & { parts: readonly P[] },
  today: string,
): P | null {
  const next = nextPart(plan);
  if (next === null || isChecked(next) || mustPause(plan, today)) return null;
  const newest = reminderDays(next, plan.graceDays).findLast((day) => day <= today);
  if (newest === undefined) return null;
  return next.remindedAt === null || dateInMorocco(next.remindedAt) < newest ? next : null;
}

/** What the deposit was: what the parts leave of the whole. */
export const depositOf = ({ totalCentimes, parts }: Pick<Plan, 'totalCentimes' | 'parts'>): number =>
  parts.reduce((left, { amountCentimes }) => left - amountCentimes, totalCentimes);

/** What is paid of the whole so far. */
export const paidOf = (plan: Pick<Plan, 'totalCentimes' | 'parts'>, depositIsPaid: boolean): number =>
  plan.parts.reduce(
    (paid, { paidAt, amountCentimes }) => (paidAt === null ? paid : paid + amountCentimes),
    depositIsPaid ? depositOf(plan) : 0,
  );

/** The date of a part, counted from the day the deposit was paid. */
export const dueAfter = (depositPaidAt: Date, afterDays: number): string =>
  addDays(dateInMorocco(depositPaidAt), afterDays);
