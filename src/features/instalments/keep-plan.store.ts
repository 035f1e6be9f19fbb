/** How a plan follows its orders: written with the deposit's, and a part's order stands beside its part. */
import type { Handle } from '../../platform/db/handle.ts';
import { readCourse } from '../catalogue/catalogue.store.ts';
import { termsOf } from './instalment-terms.ts';
import type { Deed } from '../orders/deed.ts';
import { changePart, findPlanOf, lockPlan, writePlan, type KeptPlan } from './instalment-plans.store.ts';
import type { Order } from '../orders/order.ts';
import { changeOrder, findOrder } from '../orders/orders.store.ts';
import type { OrderedItem } from '../orders/ordered-item.ts';

/** After an order was placed or opened again, in whose transaction `readSellable` has said yes. */
export async function keepPlan(tx: Handle, order: Order, item: OrderedItem, deed: Deed): Promise<void> {
  if (item.kind === 'course' && item.byInstalments) return keepTerms(tx, order, deed);
  if (item.kind !== 'instalment') return;
  const plan = await lockPlan(tx, item.plan);
  const part = plan?.parts.find(({ number }) => number === item.number);
  if (!plan || !part || part.paidAt !== null) throw new Error(`Order ${order.number} pays no part.`);
  await changePart(tx, plan.id, part.number, { orderId: order.id });
  await rememberMailboxes(tx, order, plan, deed);
}

/** Whose the deposit once was, its parts are too. */
async function rememberMailboxes(tx: Handle, order: Order, plan: KeptPlan, deed: Deed): Promise<void> {
  const deposit = await findOrder(tx, plan.orderId);
  const formerMailboxes = [...new Set([...order.formerMailboxes, ...(deposit?.formerMailboxes ?? [])])];
  if (formerMailboxes.length > order.formerMailboxes.length)
    await changeOrder(tx, order, { formerMailboxes }, deed.at);
}

async function keepTerms(tx: Handle, order: Order, deed: Deed): Promise<void> {
  const course = await readCourse(tx, order.itemSlug);
  const terms = course && termsOf(course);
  if (!terms || terms.depositCentimes !== order.amountCentimes)
    throw new Error(`Order ${order.number} was sold by terms that are gone.`);
  await writePlan(tx, order, terms, deed);
}

/** What the order of a part would be placed for again; null once another order stands for its part. */
export async function partOf(tx: Handle, { id, itemSlug: slug }: Order): Promise<OrderedItem | null> {
  const plan = await findPlanOf(tx, id);
  const part = plan?.parts.find(({ orderId }) => orderId === id);
  return plan && part ? { kind: 'instalment', slug, plan: plan.id, number: part.number } : null;
}
