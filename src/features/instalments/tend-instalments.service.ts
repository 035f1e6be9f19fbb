/** What the clock does for courses that are paid in parts: it reminds, and pauses what stays unpaid. */
import {
  changePart,
  closePartOrders,
  findEndedWithOpenOrders,
  findPlansDue,
  type KeptPlan,
  lockPlan,
  pauseAccess,
} from './instalment-plans.store.ts';
import {
  announcedDaysBefore,
  lastDayOf,
  mustPause,
  nextPart,
  partToRemind,
  standingOfPart,
} from './instalment-plan.ts';
import { moneyOf, tellOfOrder, writeHistory } from '../orders/order-history.store.ts';
import { addDays, dateInMorocco } from '../../platform/time/calendar-date.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { carryOut, deedOf, type FlowContext } from '../../context.ts';

/** Returns how many plans something was done for, each in a transaction of its own. */
export async function tendInstalments(context: FlowContext): Promise<number> {
  const { db } = context.database;
  const today = dateInMorocco(context.clock());
  let done = 0;
  for (const id of await findPlansDue(db, addDays(today, announcedDaysBefore)))
    if (await tend(context, id, today)) done += 1;
  for (const id of await findEndedWithOpenOrders(db)) if (await close(context, id)) done += 1;
  return done;
}

/** Once for each part and due date, on the first day after it. */
async function tellOfLatePart(tx: Handle, plan: KeptPlan, today: string, at: Date): Promise<void> {
  const part = nextPart(plan);
  if (part === null || part.dueOn === null) return;
  if (!['grace', 'late'].includes(standingOfPart(plan, part, today))) return;
  const { number, dueOn, amountCentimes } = part;
  const pausesAfter = lastDayOf(dueOn, plan.graceDays);
  await tellOfOrder(tx, {
    kind: 'instalment.late',
    orderId: plan.orderId,
    at,
    more: { instalment: { number, amount: moneyOf(amountCentimes), dueOn, pausesAfter } },
    dedupeKey: `instalment.late:${plan.id}:${number}:${dueOn}`,
  });
}

async function tend(context: FlowContext, id: string, today: string): Promise<boolean> {
  const deed = deedOf(context, 'clock');
  return context.database.transaction(async (tx) => {
    // Paid, paused or reminded by somebody else in the meantime: everything is asked under the plan's lock.
    const plan = await lockPlan(tx, id);
    if (!plan) return false;
    const { orderId } = plan;
    await tellOfLatePart(tx, plan, today, deed.at);
    if (mustPause(plan, today)) {
      if (!(await pauseAccess(tx, plan, deed))) return false;
      const dedupeKey = `instalment-paused:${id}:${deed.at.getTime()}`;
      await carryOut(context, tx, { letters: [{ dedupeKey, letter: 'instalment-paused', orderId }] });
      return true;
    }
    const part = partToRemind(plan, today);
    if (part === null) return false;
    await changePart(tx, id, part.number, { remindedAt: deed.at });
    await writeHistory(tx, { orderId, event: 'remind', detail: { part: String(part.number) } }, deed);
    const dedupeKey = `instalment-reminder:${id}:${part.number}:${today}`;
    await carryOut(context, tx, { letters: [{ dedupeKey, letter: 'instalment-reminder', orderId }] });
    return true;
  });
}

/** Orders that could not be closed when their plan ended, because somebody was at them just then. */
async function close(context: FlowContext, id: string): Promise<boolean> {
  const deed = deedOf(context, 'clock');
  return context.database.transaction(async (tx) => {
    const plan = await lockPlan(tx, id);
    return plan !== null && (await closePartOrders(tx, plan, deed)) > 0;
  });
}
