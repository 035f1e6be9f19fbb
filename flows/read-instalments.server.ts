/** A course that is paid in parts, as its pages show it. */
import type { Handle } from '../db/handle.ts';
import { findEntitlement } from '../domain/access/access.store.server.ts';
import { canPay } from '../domain/access/instalments.store.server.ts';
import { lastDayOf, nextPart, paidOf, standingOfPart } from '../domain/orders/instalment-plan.ts';
import { findPlanOf, type KeptPlan } from '../domain/orders/instalment-plans.store.server.ts';
import { grantsAccess, type Order } from '../domain/orders/order.ts';
import { readHistory } from '../domain/orders/order-history.store.server.ts';
import { paidAtOf } from '../domain/orders/refund-policy.ts';
import { findOrder, findOrderByNumber, findOrderByToken } from '../domain/orders/orders.store.server.ts';
import { dateInMorocco } from '../domain/time/calendar-date.ts';
import type { FlowContext } from './flow-context.ts';
import type { PlanOfOrder, PlanView } from './instalment-verbs.ts';

export const planOfOrder = async (context: FlowContext, token: string): Promise<PlanOfOrder | null> =>
  planOf(context, await findOrderByToken(context.database.db, token));

export const planOfNumber = async (context: FlowContext, number: string): Promise<PlanOfOrder | null> =>
  planOf(context, await findOrderByNumber(context.database.db, number));

/** Most orders have no plan: only a course and a part are asked about. */
async function planOf(
  { database: { db }, clock }: FlowContext,
  order: Order | null,
): Promise<PlanOfOrder | null> {
  if (order?.itemKind !== 'course' && order?.itemKind !== 'instalment') return null;
  const plan = await findPlanOf(db, order.id);
  if (!plan) return null;
  const view = await viewOf(db, plan, dateInMorocco(clock()));
  const number = plan.parts.find(({ orderId }) => orderId === order.id)?.number ?? 1;
  return view && { ...view, number };
}

async function viewOf(db: Handle, plan: KeptPlan, today: string): Promise<PlanView | null> {
  const [order, history, entitlement] = await Promise.all([
    findOrder(db, plan.orderId),
    readHistory(db, plan.orderId),
    findEntitlement(db, plan.orderId),
  ]);
  if (!order) return null;
  const { number, token, status, amountCentimes, description } = order;
  const next = nextPart(plan)?.number ?? null;
  const paidCentimes = paidOf(plan, grantsAccess(status));
  return {
    deposit: { number, token, status, amountCentimes, description, paidAt: paidAtOf(history) },
    totalCentimes: plan.totalCentimes,
    paidCentimes,
    leftCentimes: plan.totalCentimes - paidCentimes,
    graceDays: plan.graceDays,
    parts: plan.parts.map((part) => ({
      number: part.number,
      amountCentimes: part.amountCentimes,
      afterDays: part.afterDays,
      dueOn: part.dueOn,
      lastDay: part.dueOn === null ? null : lastDayOf(part.dueOn, plan.graceDays),
      standing: standingOfPart(plan, part, today),
      paidAt: part.paidAt,
      order: part.order,
    })),
    next: next !== null && canPay(plan, next, order) ? next : null,
    completedAt: plan.completedAt,
    endedAt: plan.endedAt,
    pausedAt: entitlement?.pausedAt ?? null,
  };
}
