/** An order that ended without money is opened again, at today's price. */
import { lockOrderByToken, moveOrder } from '../domain/orders/orders.store.server.ts';
import { canReopen, unchosen } from '../domain/orders/order.ts';
import { callerMark } from '../domain/access/caller-mark.server.ts';
import { itemOf, whenReopened } from '../domain/access/accompany-order.store.server.ts';
import type { Handle } from '../db/handle.ts';
import { isCouponRefusal } from '../domain/orders/coupon.ts';
import type { OrderedItem } from '../domain/orders/ordered-item.ts';
import { readSellable, type Buying } from '../domain/access/sellable.store.server.ts';
import type { Academy } from './academy.server.ts';
import { deedOf, type FlowContext } from './flow-context.ts';

/** A code that is worth nothing any more keeps no order closed: it costs what the course costs today. */
async function sellAgain(tx: Handle, item: OrderedItem, buying: Buying) {
  const sellable = await readSellable(tx, item, buying);
  if (sellable.ok || item.kind !== 'course' || !isCouponRefusal(sellable.reason)) return { item, sellable };
  const { coupon: _gone, ...without } = item;
  return { item: without, sellable: await readSellable(tx, without, buying) };
}

/** From Cancelled, Expired or Rejected. An order that is open already is returned as it is, price and all. */
export async function reopenOrder(
  context: FlowContext,
  { token, address }: { token: string; address?: string },
): ReturnType<Academy['reopenOrder']> {
  const deed = { ...deedOf(context, 'buyer'), caller: callerMark(context.signer, address) };
  return context.database.transaction(async (tx) => {
    const order = await lockOrderByToken(tx, token);
    if (!order) return { ok: false, reason: 'order-not-found' };
    if (order.status === 'Pending Payment') return { ok: true, order };
    if (!canReopen(order.status)) return { ok: false, reason: 'not-in-this-status' };
    const item = await itemOf(tx, order);
    if (item === null) return { ok: false, reason: 'not-on-sale' };
    const buying = { email: order.email, caller: deed.caller, now: deed.at, orderId: order.id };
    const { item: again, sellable } = await sellAgain(tx, item, buying);
    if (!sellable.ok) {
      const { reason } = sellable;
      const isClosed = reason === 'course-not-found' || reason === 'early-other-address';
      return { ok: false, reason: isClosed ? 'not-on-sale' : reason };
    }
    const reopened = await moveOrder(tx, order, 'reopen', deed, {
      change: {
        ...sellable.price,
        ...unchosen,
        expiresAt: sellable.expiresAt,
      },
      detail: { amountCentimes: String(sellable.price.amountCentimes) },
    });
    if (!reopened) return { ok: false, reason: 'not-in-this-status' };
    await whenReopened(tx, reopened, again, deed);
    return { ok: true, order: reopened };
  });
}
