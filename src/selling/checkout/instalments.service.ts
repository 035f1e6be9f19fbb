/**
 * A course that is paid in parts, as its pages show it, and how its parts are paid. The learner presses 'Pay this part': there
 * is one order for it, whatever happened before and however often it is pressed. A part is bought like everything else, by the
 * checkout.
 */
import {
  canPay,
  changePart,
  closePartOrders,
  findEndedWithOpenOrders,
  findPlanOf,
  findPlansDue,
  type KeptPart,
  type KeptPlan,
  lockPlan,
  pauseAccess,
} from '../instalments/instalment-plans.service.ts';
import {
  announcedDaysBefore,
  lastDayOf,
  mustPause,
  nextPart,
  paidOf,
  type PartStatus,
  type Plan,
  type PlanPart,
  partToRemind,
  statusOfPart,
} from '../instalments/instalment-plan.ts';
import { detailsIn } from '../orders/order-form.ts';
import { canReopen, grantsAccess, isPayable, type Order } from '../orders/order.ts';
import { findOrder, findOrderByNumber, findOrderByToken, type OrderFound } from '../orders/orders.service.ts';
import { carryOut, auditOf, type ServiceContext } from '../../context.ts';
import { placeOrder, type PlaceOrder } from './place-order.service.ts';
import { reopenOrder } from './unpaid-orders.service.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { mayRecordPayments } from '../../academy/staff/who-may.ts';
import type { StaffMember } from '../../academy.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { findEntitlement } from '../access/access.service.ts';
import { moneyOf, readHistory, queueOrderWebhooks, writeHistory } from '../orders/order-history.service.ts';
import { paidAtOf } from '../orders/refund.ts';
import { addDays, dateInMorocco } from '../../platform/time/calendar-date.ts';

type Paid = { ok: true; order: Order } | { ok: false; reason: 'order-not-found' | 'not-to-be-paid' };

/** Details, language and agreements are the deposit's: there is no form to fill in again. */
const formOf = (deposit: Order, plan: { id: string }, part: KeptPart): PlaceOrder => ({
  // Of this part, and of the order that was paid back before it: two presses make one order.
  idempotencyKey: `instalment-${plan.id}-${part.number}-${part.orderId ?? 'first'}`,
  item: { kind: 'instalment', slug: deposit.itemSlug, plan: plan.id, number: part.number },
  locale: deposit.locale,
  details: {
    ...detailsIn(deposit),
    isSixteen: 'on',
    agreesToStart: deposit.agreedToStartAt === null ? undefined : 'on',
  },
  seenPriceCentimes: null,
});

/** The one order that pays a part: placed, opened again or simply found. By the deposit's token, for the next part only. */
export async function payInstalment(
  context: ServiceContext,
  { token, number }: { token: string; number: number },
): Promise<Paid> {
  const { db } = context.database;
  const deposit = await findOrderByToken(db, token);
  const plan = deposit && (await findPlanOf(db, deposit.id));
  if (!deposit || !plan || plan.orderId !== deposit.id) return { ok: false, reason: 'order-not-found' };
  const part = nextPart(plan);
  if (part === null || part.number !== number) return { ok: false, reason: 'not-to-be-paid' };
  const found = part.order === null || part.order.status === 'Refunded' ? null : part.order;
  if (found !== null) {
    // Ended without money: the same order is opened again, so that money still on its way to it is never lost.
    if (canReopen(found.status) && !isPayable(found.status)) {
      const reopened = await reopenOrder(context, { token: found.token });
      return reopened.ok ? reopened : { ok: false, reason: 'not-to-be-paid' };
    }
    return stillTheSame(context, found.id);
  }
  const placed = await placeOrder(context, formOf(deposit, plan, part));
  if (placed.ok) return { ok: true, order: placed.order };
  // Somebody pressed at the same moment, and was first.
  const now = await findPlanOf(db, deposit.id);
  const first = now && nextPart(now);
  return first?.number === number && first.orderId !== null && first.orderId !== part.orderId
    ? stillTheSame(context, first.orderId)
    : { ok: false, reason: 'not-to-be-paid' };
}

async function stillTheSame({ database: { db } }: ServiceContext, id: string): Promise<Paid> {
  const order = await findOrder(db, id);
  return order ? { ok: true, order } : { ok: false, reason: 'order-not-found' };
}

/**
 * The order of the next part, by the number of any order of the plan, for the staff console: to record money on it that came
 * another way. As when the learner presses: placed, opened again or found, however often it is pressed.
 */
export async function beginPart(
  context: ServiceContext,
  { orderNumber, number, staff }: { orderNumber: string; number: number; staff: StaffMember },
): Promise<{ ok: true; orderNumber: string } | { ok: false; reason: 'order-not-found' | 'not-to-be-paid' }> {
  // The screen has checked already: getting here without the right is a bug.
  if (!mayRecordPayments(staff)) throw new Error(`${staff.role} may not record payments.`);
  const { db } = context.database;
  const order = await findOrderByNumber(db, orderNumber);
  const plan = order && (await findPlanOf(db, order.id));
  const deposit = plan && (await findOrder(db, plan.orderId));
  if (!deposit) return { ok: false, reason: 'order-not-found' };
  const begun = await payInstalment(context, { token: deposit.token, number });
  if (!begun.ok) return begun;
  const subject = begun.order.number;
  const line = { id: context.uuid(), at: context.clock(), staff, act: 'begin-part', subject } as const;
  const after = { status: begun.order.status, ofOrder: orderNumber, part: number };
  await context.database.transaction((tx) => writeStaffLog(tx, { ...line, after }));
  return { ok: true, orderNumber: subject };
}

/** Money in centimes of MAD, days as 'YYYY-MM-DD' in Morocco. */
export type PlanPartView = Omit<PlanPart, 'remindedAt' | 'orderStatus'> & {
  /** The last day before the course is paused. */
  lastDay: string | null;
  status: PartStatus;
  /** The order that pays it, or is to; null without one. */
  order: Pick<Order, 'number' | 'token' | 'status' | 'paymentOption'> | null;
};

export type PlanView = Omit<Plan, 'parts'> & {
  deposit: Pick<Order, 'number' | 'token' | 'status' | 'amountCentimes' | 'description'> & {
    paidAt: Date | null;
  };
  paidCentimes: number;
  leftCentimes: number;
  parts: PlanPartView[];
  /** The part that can be paid now, at its date or earlier; null when there is none. */
  next: number | null;
  /** Since when the course is paused. */
  pausedAt: Date | null;
};

/** A plan, and which of its parts the order that was asked about is: 1 is the deposit. */
export type PlanOfOrder = PlanView & { number: number };

/** By the token of the deposit's order or of a part's; null for every other order. */
export const planOfOrder = async (context: ServiceContext, token: string): Promise<PlanOfOrder | null> =>
  planOf(context, await findOrderByToken(context.database.db, token));

export const planOfNumber = async (context: ServiceContext, number: string): Promise<PlanOfOrder | null> =>
  planOf(context, await findOrderByNumber(context.database.db, number));

async function planOf(
  { database: { db }, clock }: ServiceContext,
  order: OrderFound | null,
): Promise<PlanOfOrder | null> {
  if (!order?.has.plan) return null;
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
    ...plan,
    deposit: { number, token, status, amountCentimes, description, paidAt: paidAtOf(history) },
    paidCentimes,
    leftCentimes: plan.totalCentimes - paidCentimes,
    parts: plan.parts.map((part) => ({
      ...part,
      lastDay: part.dueOn === null ? null : lastDayOf(part.dueOn, plan.graceDays),
      status: statusOfPart(plan, part, today),
    })),
    next: next !== null && canPay(plan, next, order) ? next : null,
    pausedAt: entitlement?.pausedAt ?? null,
  };
}

/** Returns how many plans something was done for, each in a transaction of its own. */
export async function processInstalments(context: ServiceContext): Promise<number> {
  const { db } = context.database;
  const today = dateInMorocco(context.clock());
  let done = 0;
  for (const id of await findPlansDue(db, addDays(today, announcedDaysBefore)))
    if (await process_(context, id, today)) done += 1;
  for (const id of await findEndedWithOpenOrders(db)) if (await close(context, id)) done += 1;
  return done;
}

/** Once for each part and due date, on the first day after it. */
async function queueLatePartEvent(tx: Handle, plan: KeptPlan, today: string, at: Date): Promise<void> {
  const part = nextPart(plan);
  if (part === null || part.dueOn === null) return;
  if (!['grace', 'late'].includes(statusOfPart(plan, part, today))) return;
  const { number, dueOn, amountCentimes } = part;
  const pausesAfter = lastDayOf(dueOn, plan.graceDays);
  await queueOrderWebhooks(tx, {
    kind: 'instalment.late',
    orderId: plan.orderId,
    at,
    more: { instalment: { number, amount: moneyOf(amountCentimes), dueOn, pausesAfter } },
    dedupeKey: `instalment.late:${plan.id}:${number}:${dueOn}`,
  });
}

async function process_(context: ServiceContext, id: string, today: string): Promise<boolean> {
  const action = auditOf(context, 'clock');
  return context.database.transaction(async (tx) => {
    // Paid, paused or reminded by somebody else in the meantime: everything is checked under the plan's lock.
    const plan = await lockPlan(tx, id);
    if (!plan) return false;
    const { orderId } = plan;
    await queueLatePartEvent(tx, plan, today, action.at);
    if (mustPause(plan, today)) {
      if (!(await pauseAccess(tx, plan, action))) return false;
      const dedupeKey = `instalment-paused:${id}:${action.at.getTime()}`;
      await carryOut(context, tx, { emails: [{ dedupeKey, emailName: 'instalment-paused', orderId }] });
      return true;
    }
    const part = partToRemind(plan, today);
    if (part === null) return false;
    await changePart(tx, id, part.number, { remindedAt: action.at });
    await writeHistory(tx, { orderId, event: 'remind', detail: { part: String(part.number) } }, action);
    const dedupeKey = `instalment-reminder:${id}:${part.number}:${today}`;
    await carryOut(context, tx, { emails: [{ dedupeKey, emailName: 'instalment-reminder', orderId }] });
    return true;
  });
}

/** Orders that could not be closed when their plan ended, because they were being changed just then. */
async function close(context: ServiceContext, id: string): Promise<boolean> {
  const action = auditOf(context, 'clock');
  return context.database.transaction(async (tx) => {
    const plan = await lockPlan(tx, id);
    return plan !== null && (await closePartOrders(tx, plan, action)) > 0;
  });
}
