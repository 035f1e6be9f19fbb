/**
 * Rows of plans and their parts. A plan is held after its orders and after the pool, and before what it opened: who holds a
 * plan never waits for an order.
 */
import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { type InstalmentTerms, totalOfTerms } from './instalment-terms.ts';
import type { Deed } from '../orders/deed.ts';
import { depositOf, dueAfter, type Plan, type PlanPart } from './instalment-plan.ts';
import { instalmentPlans, instalments } from './instalments.table.ts';
import { statusesBefore, type Order } from '../orders/order.ts';
import { orders } from '../orders/orders.table.ts';

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

/** Keeps the terms as they are today: what the catalogue says later does not touch them. A plan of before is replaced. */
export async function writePlan(
  tx: Handle,
  { id: orderId, itemSlug: courseSlug }: Pick<Order, 'id' | 'itemSlug'>,
  terms: InstalmentTerms,
  deed: Deed,
): Promise<void> {
  await forgetPlansOf(tx, [orderId]);
  const id = deed.uuid();
  await tx.insert(instalmentPlans).values({
    id,
    orderId,
    courseSlug,
    totalCentimes: totalOfTerms(terms),
    graceDays: terms.graceDays,
    createdAt: deed.at,
  });
  await tx
    .insert(instalments)
    .values(terms.parts.map((part, index) => ({ ...part, planId: id, number: index + 2 })));
}

/** The deposit was paid: from its day the parts have their dates. What was really paid of it counts into the whole. */
export async function beginPlan(tx: Handle, order: Order, deed: Deed): Promise<void> {
  const plan = await lockPlanOf(tx, order.id);
  if (!plan || plan.orderId !== order.id) return;
  for (const { number, afterDays } of plan.parts)
    await changePart(tx, plan.id, number, { dueOn: dueAfter(deed.at, afterDays) });
  const totalCentimes = plan.totalCentimes - depositOf(plan) + order.amountCentimes;
  await tx.update(instalmentPlans).set({ totalCentimes }).where(eq(instalmentPlans.id, plan.id));
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

/** Plans with a part that is not paid and whose date is so near or past: what the clock looks at. */
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

/** Erases plans of orders that are forgotten, and lets parts forget such an order. */
export async function forgetPlansOf(tx: Handle, orderIds: string[]): Promise<void> {
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
