/**
 * What paying in parts does to what a course opened: it is open from the deposit, paused while a part is overdue, and open
 * again with its payment. A plan is always held before the entitlement it pauses.
 */
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import type { Deed } from '../orders/deed.ts';
import { isOpenPlan, mustPause, nextPart, type Plan } from './instalment-plan.ts';
import {
  changePart,
  changePlan,
  lockPlan,
  lockPlanOf,
  type KeptPart,
  type KeptPlan,
} from './instalment-plans.store.ts';
import { isPayable, statusesBefore, type Order } from '../orders/order.ts';
import { writeHistory } from '../orders/order-history.store.ts';
import { moveOrder } from '../orders/orders.store.ts';
import { orders } from '../orders/orders.table.ts';
import { entitlements } from '../access/access.table.ts';
import { noteTodo } from '../access/access-codes.store.ts';

const partDetail = ({ number, amountCentimes }: KeptPart) => ({
  part: String(number),
  amountCentimes: String(amountCentimes),
});

/** Of a held plan. False when it was paused already, or there is nothing to pause any more. */
export async function pauseAccess(tx: Handle, plan: KeptPlan, deed: Deed): Promise<boolean> {
  const part = nextPart(plan);
  if (part === null) return false;
  const paused = await tx
    .update(entitlements)
    .set({ pausedAt: deed.at })
    .where(
      and(
        eq(entitlements.orderId, plan.orderId),
        isNull(entitlements.pausedAt),
        isNull(entitlements.revokedAt),
      ),
    )
    .returning({ id: entitlements.id });
  if (paused.length === 0) return false;
  await noteTodo(tx, plan.orderId, 'pause', deed.at);
  await changePart(tx, plan.id, part.number, { pausedAt: deed.at });
  await writeHistory(tx, { orderId: plan.orderId, event: 'pause-access', detail: partDetail(part) }, deed);
  return true;
}

async function resumeAccess(tx: Handle, plan: KeptPlan, deed: Deed): Promise<void> {
  const resumed = await tx
    .update(entitlements)
    .set({ pausedAt: null })
    .where(and(eq(entitlements.orderId, plan.orderId), isNotNull(entitlements.pausedAt)))
    .returning({ id: entitlements.id });
  if (resumed.length === 0) return;
  await noteTodo(tx, plan.orderId, 'resume', deed.at);
  await writeHistory(tx, { orderId: plan.orderId, event: 'resume-access' }, deed);
}

/**
 * The confirmed order of a part pays it. False when there was nothing left for it to pay, because the plan ended in the
 * meantime: then the money is hers, and goes back.
 */
export async function payPart(tx: Handle, { id: orderId }: Order, deed: Deed): Promise<boolean> {
  const plan = await lockPlanOf(tx, orderId);
  const part = plan?.parts.find((one) => one.orderId === orderId);
  if (!plan || !part || !isOpenPlan(plan) || part.paidAt !== null) return false;
  await changePart(tx, plan.id, part.number, { paidAt: deed.at, pausedAt: null });
  await writeHistory(tx, { orderId: plan.orderId, event: 'pay-part', detail: partDetail(part) }, deed);
  const after = await lockPlan(tx, plan.id);
  if (!after) return true;
  if (nextPart(after) === null) await changePlan(tx, plan.id, { completedAt: deed.at });
  // Another part may be overdue as well: then the course stays paused until it is paid, too.
  if (!mustPause(after, dateInMorocco(deed.at))) await resumeAccess(tx, after, deed);
  return true;
}

/** The order of a part was paid back: the part is to be paid again, with its grace counted from today at the earliest. */
export async function unpayPart(tx: Handle, { id: orderId }: Pick<Order, 'id'>, deed: Deed): Promise<void> {
  const plan = await lockPlanOf(tx, orderId);
  const part = plan?.parts.find((one) => one.orderId === orderId);
  if (!plan || !part || part.paidAt === null || plan.endedAt !== null) return;
  const today = dateInMorocco(deed.at);
  const dueOn = part.dueOn !== null && part.dueOn > today ? part.dueOn : today;
  await changePart(tx, plan.id, part.number, { paidAt: null, remindedAt: null, dueOn });
  await changePlan(tx, plan.id, { completedAt: null });
  await writeHistory(tx, { orderId: plan.orderId, event: 'unpay-part', detail: partDetail(part) }, deed);
}

/** The deposit was paid back: no part is to be paid any more. Orders that wait for a part are closed. */
export async function endPlan(tx: Handle, depositId: string, deed: Deed): Promise<void> {
  const plan = await lockPlanOf(tx, depositId);
  if (!plan || plan.orderId !== depositId || plan.endedAt !== null) return;
  await changePlan(tx, plan.id, { endedAt: deed.at });
  await closePartOrders(tx, plan, deed);
}

/**
 * Closes what waits for a part of a plan that ended. An order that somebody is changing at this very moment is left out,
 * because nobody who holds a plan waits for an order: the clock comes past it later.
 */
export async function closePartOrders(tx: Handle, plan: KeptPlan, deed: Deed): Promise<number> {
  const ids = plan.parts.flatMap(({ order }) =>
    order !== null && isPayable(order.status) ? [order.id] : [],
  );
  if (ids.length === 0) return 0;
  const waiting = await tx
    .select()
    .from(orders)
    .where(and(inArray(orders.id, ids), inArray(orders.status, statusesBefore('expire'))))
    .for('no key update', { skipLocked: true });
  for (const { idempotencyKey: _neverShown, ...order } of waiting)
    await moveOrder(tx, order, 'expire', { ...deed, actor: 'clock' });
  return waiting.length;
}

/** Whether a part can be paid now: it is the next one, and what its deposit opened is still hers. */
export const canPay = (plan: Plan, number: number, deposit: Pick<Order, 'status'>): boolean =>
  deposit.status === 'Payment Confirmed' && nextPart(plan)?.number === number;
