/** An order that ended without money is opened again, at today's price. */
import { lockOrderByToken, moveOrder } from '../domain/orders/orders.store.server.ts';
import { canReopen } from '../domain/orders/order.ts';
import { readSellable } from '../domain/orders/sellable.store.server.ts';
import type { Academy } from './academy.server.ts';
import { deedOf, type FlowContext } from './flow-context.ts';

/** From Cancelled, Expired or Rejected. An order that is open already is returned as it is, price and all. */
export async function reopenOrder(
  context: FlowContext,
  { token }: { token: string },
): ReturnType<Academy['reopenOrder']> {
  const deed = deedOf(context, 'buyer');
  return context.database.transaction(async (tx) => {
    const order = await lockOrderByToken(tx, token);
    if (!order) return { ok: false, reason: 'order-not-found' };
    if (order.status === 'Pending Payment') return { ok: true, order };
    if (!canReopen(order.status)) return { ok: false, reason: 'not-in-this-status' };
    const sellable = await readSellable(tx, { kind: order.itemKind, slug: order.itemSlug }, deed.at);
    if (!sellable.ok) {
      return { ok: false, reason: sellable.reason === 'sold-out' ? 'sold-out' : 'not-on-sale' };
    }
    const reopened = await moveOrder(tx, order, 'reopen', deed, {
      change: {
        ...sellable.price,
        expiresAt: sellable.expiresAt,
        paymentOption: null,
        cardType: null,
        transferCode: null,
        bankTransferConfirmedAt: null,
        refusalReason: null,
        claimedAt: null,
        remindedAt: null,
      },
      detail: { amountCentimes: String(sellable.price.amountCentimes) },
    });
    return reopened ? { ok: true, order: reopened } : { ok: false, reason: 'not-in-this-status' };
  });
}
