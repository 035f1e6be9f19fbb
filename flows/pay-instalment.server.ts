/** She presses 'Pay this part': there is one order for it, whatever happened before and however often she presses. */
import { findPlanOf, type KeptPart } from '../domain/orders/instalment-plans.store.server.ts';
import { nextPart } from '../domain/orders/instalment-plan.ts';
import { canReopen, isPayable, type Order } from '../domain/orders/order.ts';
import { findOrder, findOrderByToken } from '../domain/orders/orders.store.server.ts';
import type { Academy, PlaceOrder, PlaceOrderResult } from './academy.server.ts';
import type { FlowContext } from './flow-context.ts';
import type { InstalmentVerbs } from './instalment-verbs.ts';

type Paid = Awaited<ReturnType<InstalmentVerbs['payInstalment']>>;

/** The checkout's own verbs: a part is bought like everything else. */
type Checkout = {
  placeOrder: (input: PlaceOrder) => Promise<PlaceOrderResult>;
  reopenOrder: Academy['reopenOrder'];
};

/** Details, language and agreements are the deposit's: there is no form to fill in again. */
const formOf = (deposit: Order, plan: { id: string }, part: KeptPart): PlaceOrder => ({
  // Of this part, and of the order that was paid back before it: two presses make one order.
  idempotencyKey: `instalment-${plan.id}-${part.number}-${part.orderId ?? 'first'}`,
  item: { kind: 'instalment', slug: deposit.itemSlug, plan: plan.id, number: part.number },
  locale: deposit.locale,
  details: {
    name: deposit.name,
    email: deposit.email,
    phone: deposit.phone,
    isSixteen: 'on',
    ...(deposit.agreedToStartAt === null ? {} : { agreesToStart: 'on' as const }),
  },
  seenPriceCentimes: null,
});

export async function payInstalment(
  context: FlowContext,
  { placeOrder, reopenOrder }: Checkout,
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
      const reopened = await reopenOrder({ token: found.token });
      return reopened.ok ? reopened : { ok: false, reason: 'not-to-be-paid' };
    }
    return stillTheSame(context, found.id);
  }
  const placed = await placeOrder(formOf(deposit, plan, part));
  if (placed.ok) return { ok: true, order: placed.order };
  // Somebody pressed at the same moment, and was first.
  const now = await findPlanOf(db, deposit.id);
  const first = now && nextPart(now);
  return first?.number === number && first.orderId !== null && first.orderId !== part.orderId
    ? stillTheSame(context, first.orderId)
    : { ok: false, reason: 'not-to-be-paid' };
}

async function stillTheSame({ database: { db } }: FlowContext, id: string): Promise<Paid> {
  const order = await findOrder(db, id);
  return order ? { ok: true, order } : { ok: false, reason: 'order-not-found' };
}
