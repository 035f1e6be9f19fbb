/**
 * Rows of plans and their parts. A plan is locked after its orders and after the code stock, and before what it opened: who
 * holds a plan never waits for an order. What a part's payment opens, pauses and closes follows below.
 */
import { inEach } from '../../platform/i18n/locale.ts';
import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import {
  depositOf,
  dueAfter,
  isOpenPlan,
  mustPause,
  nextPart,
  type Plan,
  type PlanPart,
} from './instalment-plan.ts';
import {
  type AuditContext,
  expiryAfter,
  fullPrice,
  isPayable,
  type Order,
  statusesBefore,
} from '../orders/order.ts';
import { instalmentPlans, instalments } from './instalments.table.ts';
import { orders } from '../orders/orders.table.ts';
import { readCourse, readSettings } from '../../academy/content/content.service.ts';
import { changeOrder, findOrder, moveOrder } from '../orders/orders.service.ts';
import { type Buying, notSellable, type OrderedItem, type SellableAnswer } from '../orders/sellable.ts';
import { dateInMorocco, daysBetween } from '../../platform/time/calendar-date.ts';
import { readHistory, writeHistory } from '../orders/order-history.service.ts';
import type { OrderEmail } from '../orders/order-email.ts';
import { paidAtOf, refundStatus } from '../orders/refund.ts';
import { noteTodo, pauseEntitlement } from '../orders/entitlements.service.ts';
import { type InstalmentTerms, termsOf, totalOfTerms } from '../../catalogue/courses/instalment-terms.ts';

export type KeptPart = PlanPart & {
  orderId: string | null;
  pausedAt: Date | null;
  /** Of its order: how a person finds it. */
  order: Pick<Order, 'id' | 'number' | 'token' | 'status' | 'paymentOption'> | null;
};

export type KeptPlan = Omit<Plan, 'parts'> & {
  id: string;
  /** The order of the deposit. */
  orderId: string;
  courseSlug: string;
  parts: readonly KeptPart[];
};

type PlanRow = typeof instalmentPlans.$inferSelect;

const { planId: _sameForAll, ...columns } = getTableColumns(instalments);

async function withParts(db: Handle, plan: PlanRow): Promise<KeptPlan> {
  const rows = await db
    .select({
      ...columns,
      order: {
        id: orders.id,
        number: orders.number,
        token: orders.token,
        status: orders.status,
        paymentOption: orders.paymentOption,
      },
    })
    .from(instalments)
    .leftJoin(orders, eq(orders.id, instalments.orderId))
    .where(eq(instalments.planId, plan.id))
    .orderBy(asc(instalments.number));
  return { ...plan, parts: rows.map((row) => ({ ...row, orderStatus: row.order?.status ?? null })) };
}

/** The plan an order belongs to, by its deposit or by one of its parts; null for every other order. For reading only. */
export async function findPlanOf(db: Handle, orderId: string): Promise<KeptPlan | null> {
  const ofPart = db
    .select({ id: instalments.planId })
    .from(instalments)
    .where(eq(instalments.orderId, orderId));
  const [row] = await db
    .select()
    .from(instalmentPlans)
    .where(or(eq(instalmentPlans.orderId, orderId), inArray(instalmentPlans.id, ofPart)));
  return row ? withParts(db, row) : null;
}

/** The plan, held until the transaction ends: paying a part, pausing and ending come one after another. */
export async function lockPlan(tx: Handle, id: string): Promise<KeptPlan | null> {
  const [row] = await tx.select().from(instalmentPlans).where(eq(instalmentPlans.id, id)).for('update');
  return row ? withParts(tx, row) : null;
}

/** Of an order of a deposit or of a part. */
export async function lockPlanOf(tx: Handle, orderId: string): Promise<KeptPlan | null> {
  const found = await findPlanOf(tx, orderId);
  return found && lockPlan(tx, found.id);
}

/** Keeps the terms as they are today: later changes of the catalogue do not affect them. An earlier plan is replaced. */
export async function writePlan(
  tx: Handle,
  { id: orderId, itemSlug: courseSlug }: Pick<Order, 'id' | 'itemSlug'>,
  terms: InstalmentTerms,
  action: AuditContext,
): Promise<void> {
  await deletePlansOf(tx, [orderId]);
  const id = action.uuid();
  await tx.insert(instalmentPlans).values({
    id,
    orderId,
    courseSlug,
    totalCentimes: totalOfTerms(terms),
    graceDays: terms.graceDays,
    createdAt: action.at,
  });
  await tx
    .insert(instalments)
    .values(terms.parts.map((part, index) => ({ ...part, planId: id, number: index + 2 })));
}

/**
 * The deposit was paid: from its day the parts have their dates. What was really paid of it counts into the whole; where that was
 * the price at once (on a bank's page from before parts were chosen), no part is left and the plan goes.
 */
export async function beginPlan(tx: Handle, order: Order, action: AuditContext): Promise<void> {
  const plan = await lockPlanOf(tx, order.id);
  if (!plan || plan.orderId !== order.id) return;
  const wasWhole = (await readHistory(tx, order.id)).some(
    ({ detail }) => detail?.['wholeCentimes'] === String(order.amountCentimes),
  );
  if (wasWhole && order.amountCentimes > depositOf(plan)) return deletePlansOf(tx, [order.id]);
  for (const { number, afterDays } of plan.parts)
    await changePart(tx, plan.id, number, { dueOn: dueAfter(action.at, afterDays) });
  const totalCentimes = plan.totalCentimes - depositOf(plan) + order.amountCentimes;
  // It had ended where an earlier confirmation was taken back.
  await tx
    .update(instalmentPlans)
    .set({ totalCentimes, endedAt: null })
    .where(eq(instalmentPlans.id, plan.id));
}

export const changePlan = (
  tx: Handle,
  planId: string,
  change: Partial<Pick<PlanRow, 'completedAt' | 'endedAt'>>,
): Promise<unknown> => tx.update(instalmentPlans).set(change).where(eq(instalmentPlans.id, planId));

type PartChange = Partial<
  Pick<typeof instalments.$inferSelect, 'dueOn' | 'orderId' | 'paidAt' | 'remindedAt' | 'pausedAt'>
>;

/** Of a held plan. */
export const changePart = (
  tx: Handle,
  planId: string,
  number: number,
  change: PartChange,
): Promise<unknown> =>
  tx
    .update(instalments)
    .set(change)
    .where(and(eq(instalments.planId, planId), eq(instalments.number, number)));

/** Plans with a part that is not paid and whose date is so near or past: those the scheduled job looks at. */
export async function findPlansDue(db: Handle, until: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: instalmentPlans.id })
    .from(instalments)
    .innerJoin(instalmentPlans, eq(instalmentPlans.id, instalments.planId))
    .where(
      and(
        isNull(instalmentPlans.completedAt),
        isNull(instalmentPlans.endedAt),
        isNull(instalments.paidAt),
        isNotNull(instalments.dueOn),
        lte(instalments.dueOn, until),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Plans that ended, and a part of which could still be paid. */
export async function findEndedWithOpenOrders(db: Handle): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: instalmentPlans.id })
    .from(instalments)
    .innerJoin(instalmentPlans, eq(instalmentPlans.id, instalments.planId))
    .innerJoin(orders, eq(orders.id, instalments.orderId))
    .where(and(isNotNull(instalmentPlans.endedAt), inArray(orders.status, statusesBefore('expire'))));
  return rows.map(({ id }) => id);
}

/** Deletes plans of orders that are deleted, and removes such an order from parts that name it. */
export async function deletePlansOf(tx: Handle, orderIds: string[]): Promise<void> {
  await tx.update(instalments).set({ orderId: null }).where(inArray(instalments.orderId, orderIds));
  const plans = await tx
    .select({ id: instalmentPlans.id })
    .from(instalmentPlans)
    .where(inArray(instalmentPlans.orderId, orderIds));
  const ids = plans.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.delete(instalments).where(inArray(instalments.planId, ids));
  await tx.delete(instalmentPlans).where(inArray(instalmentPlans.id, ids));
}

/** 'Selling Online (2 of 4)': as the bank, the receipt and the e-mails name it. */
const nameOf = (description: string, number: number, of: number): string =>
  `${description} (${number}/${of})`;

/**
 * Locks the plan. Refused for a part that is paid or not next, for a plan that ended, and while another order that could still
 * be paid exists for the part: there is never more than one.
 */
export async function sellInstalment(
  tx: Handle,
  { plan: planId, number }: Extract<OrderedItem, { kind: 'instalment' }>,
  { now, orderId }: Buying,
): Promise<SellableAnswer> {
  const plan = await lockPlan(tx, planId);
  const deposit = plan && (await findOrder(tx, plan.orderId));
  const part = plan?.parts.find((one) => one.number === number);
  if (!plan || !deposit || !part || !canPay(plan, number, deposit)) return notSellable('not-on-sale');
  const isAnothers = part.order !== null && part.order.id !== orderId && part.order.status !== 'Refunded';
  if (isAnothers) return notSellable('not-on-sale');
  const settings = await readSettings(tx);
  const name = nameOf(deposit.description, number, plan.parts.length + 1);
  // Counted from the deposit: a later part begins no new withdrawal period.
  const today = dateInMorocco(now);
  const paidAt = paidAtOf(await readHistory(tx, deposit.id)) ?? now;
  const { lastDay } = refundStatus(deposit, settings, { paidAt, now });
  return {
    ok: true,
    name: inEach(() => name),
    price: fullPrice(part.amountCentimes),
    expiresAt: expiryAfter(now, settings.orderExpiryDays),
    refundDays: Math.max(0, daysBetween(today, lastDay ?? today)),
    beginsSoon: false,
  };
}

/** Money for a part that has nothing left to pay stays on the order, and staff are notified to pay it back. */
export async function grantInstalment(tx: Handle, order: Order, action: AuditContext): Promise<OrderEmail[]> {
  const { id: orderId } = order;
  if (!(await payPart(tx, order, action))) {
    await writeHistory(tx, { orderId, event: 'part-not-needed' }, action);
    return [{ dedupeKey: `staff-part-not-needed:${orderId}`, emailName: 'staff-part-not-needed', orderId }];
  }
  await writeHistory(tx, { orderId, event: 'grant-access' }, action);
  return [{ dedupeKey: `instalment-paid:${orderId}`, emailName: 'instalment-paid', orderId }];
}

/**
 * What paying in parts does to what a course opened: it is open from the deposit, paused while a part is overdue, and open
 * again with its payment. A plan is always held before the entitlement it pauses.
 */
const partDetail = ({ number, amountCentimes }: KeptPart) => ({
  part: String(number),
  amountCentimes: String(amountCentimes),
});

/** Of a held plan. False when it was paused already, or there is nothing to pause any more. */
export async function pauseAccess(tx: Handle, plan: KeptPlan, action: AuditContext): Promise<boolean> {
  const part = nextPart(plan);
  if (part === null) return false;
  if (!(await pauseEntitlement(tx, plan.orderId, action.at))) return false;
  await noteTodo(tx, plan.orderId, 'pause', action.at);
  await changePart(tx, plan.id, part.number, { pausedAt: action.at });
  await writeHistory(tx, { orderId: plan.orderId, event: 'pause-access', detail: partDetail(part) }, action);
  return true;
}

async function resumeAccess(tx: Handle, plan: KeptPlan, action: AuditContext): Promise<void> {
  if (!(await pauseEntitlement(tx, plan.orderId, null))) return;
  await noteTodo(tx, plan.orderId, 'resume', action.at);
  await writeHistory(tx, { orderId: plan.orderId, event: 'resume-access' }, action);
}

/**
 * The confirmed order of a part pays it. False when there was nothing left for it to pay, because the plan ended in the
 * meantime: then the money goes back to the learner.
 */
export async function payPart(tx: Handle, { id: orderId }: Order, action: AuditContext): Promise<boolean> {
  const plan = await lockPlanOf(tx, orderId);
  const part = plan?.parts.find((one) => one.orderId === orderId);
  if (!plan || !part || !isOpenPlan(plan) || part.paidAt !== null) return false;
  await changePart(tx, plan.id, part.number, { paidAt: action.at, pausedAt: null });
  await writeHistory(tx, { orderId: plan.orderId, event: 'pay-part', detail: partDetail(part) }, action);
  const after = await lockPlan(tx, plan.id);
  if (!after) return true;
  if (nextPart(after) === null) await changePlan(tx, plan.id, { completedAt: action.at });
  // Another part may be overdue as well: then the course stays paused until it is paid, too.
  if (!mustPause(after, dateInMorocco(action.at))) await resumeAccess(tx, after, action);
  return true;
}

/** The order of a part was paid back: the part is to be paid again, with its grace counted from today at the earliest. */
export async function unpayPart(
  tx: Handle,
  { id: orderId }: Pick<Order, 'id'>,
  action: AuditContext,
): Promise<void> {
  const plan = await lockPlanOf(tx, orderId);
  const part = plan?.parts.find((one) => one.orderId === orderId);
  if (!plan || !part || part.paidAt === null || plan.endedAt !== null) return;
  const today = dateInMorocco(action.at);
  const dueOn = part.dueOn !== null && part.dueOn > today ? part.dueOn : today;
  await changePart(tx, plan.id, part.number, { paidAt: null, remindedAt: null, dueOn });
  await changePlan(tx, plan.id, { completedAt: null });
  await writeHistory(tx, { orderId: plan.orderId, event: 'unpay-part', detail: partDetail(part) }, action);
}

/** The deposit was paid back: no part is to be paid any more. Orders that wait for a part are closed. */
export async function endPlan(tx: Handle, depositId: string, action: AuditContext): Promise<void> {
  const plan = await lockPlanOf(tx, depositId);
  if (!plan || plan.orderId !== depositId || plan.endedAt !== null) return;
  await changePlan(tx, plan.id, { endedAt: action.at });
  await closePartOrders(tx, plan, action);
}

/**
 * Closes what waits for a part of a plan that ended. An order that is being changed at this very moment is left out, because
 * nobody who holds a plan waits for an order: the scheduled job closes it later.
 */
export async function closePartOrders(tx: Handle, plan: KeptPlan, action: AuditContext): Promise<number> {
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
    await moveOrder(tx, order, 'expire', { ...action, actor: 'clock' });
  return waiting.length;
}

/** Whether a part can be paid now: it is the next one, and what its deposit opened is still the learner's. */
export const canPay = (plan: Plan, number: number, deposit: Pick<Order, 'status'>): boolean =>
  deposit.status === 'Payment Confirmed' && nextPart(plan)?.number === number;

/** After the order of a part was placed or opened again, in the transaction in which `readSellable` has allowed it. */
export async function takePart(
  tx: Handle,
  order: Order,
  item: Extract<OrderedItem, { kind: 'instalment' }>,
  action: AuditContext,
): Promise<void> {
  const plan = await lockPlan(tx, item.plan);
  const part = plan?.parts.find(({ number }) => number === item.number);
  if (!plan || !part || part.paidAt !== null) throw new Error(`Order ${order.number} pays no part.`);
  await changePart(tx, plan.id, part.number, { orderId: order.id });
  await rememberMailboxes(tx, order, plan, action);
}

/** The former addresses of the deposit's order are those of its parts, too. */
async function rememberMailboxes(
  tx: Handle,
  order: Order,
  plan: KeptPlan,
  action: AuditContext,
): Promise<void> {
  const deposit = await findOrder(tx, plan.orderId);
  const formerMailboxes = [...new Set([...order.formerMailboxes, ...(deposit?.formerMailboxes ?? [])])];
  if (formerMailboxes.length > order.formerMailboxes.length)
    await changeOrder(tx, order, { formerMailboxes }, action.at);
}

/** As `takePart`, for a deposit: the terms of its course become its plan. */
export async function keepTerms(tx: Handle, order: Order, action: AuditContext): Promise<void> {
  const course = await readCourse(tx, order.itemSlug);
  const terms = course && termsOf(course);
  if (!terms || terms.depositCentimes !== order.amountCentimes)
    throw new Error(`Order ${order.number} was sold by terms that are gone.`);
  await writePlan(tx, order, terms, action);
}

/** What the order of a part would be placed for again; null once another order exists for its part. */
export async function partOf(tx: Handle, { id, itemSlug: slug }: Order): Promise<OrderedItem | null> {
  const plan = await findPlanOf(tx, id);
  const part = plan?.parts.find(({ orderId }) => orderId === id);
  return plan && part ? { kind: 'instalment', slug, plan: plan.id, number: part.number } : null;
}

/** For the export of a person's data. */
export async function readHeldPlans(db: Handle, orderIds: string[]) {
  const plans = await db.select().from(instalmentPlans).where(inArray(instalmentPlans.orderId, orderIds));
  const ids = plans.map(({ id }) => id);
  const parts =
    ids.length === 0 ? [] : await db.select().from(instalments).where(inArray(instalments.planId, ids));
  return { instalmentPlans: plans, instalments: parts };
}
