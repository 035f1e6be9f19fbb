/** An order that ended without money is opened again, at today's price: by her who placed it, or by staff for her. */
import type { Handle } from '../../platform/db/handle.ts';
import { isCouponRefusal } from '../coupons/coupon.ts';
import type { Deed } from './deed.ts';
import { unchosen, type Order } from './order.ts';
import type { OrderedItem } from './ordered-item.ts';
import { moveOrder } from './orders.store.ts';
import { itemOf, whenReopened } from './accompany-order.store.ts';
import type { NotSellable } from '../checkout/sellable.ts';
import { readSellable, type Buying } from '../checkout/sellable.store.ts';

/**
 * 'not-on-sale': also where nobody can say any more what it would be. 'free-now': at today's price it costs nothing, and is
 * ordered anew: only placing looks at who has it already and at whose address it is.
 */
export type NotReopened =
  | 'not-in-this-status'
  | 'free-now'
  | Exclude<NotSellable['reason'], 'course-not-found' | 'early-other-address'>;

export type Reopening = { ok: true; order: Order } | { ok: false; reason: NotReopened };

/** A code that is worth nothing any more keeps no order closed: it costs what it costs today. */
async function sellAgain(tx: Handle, item: OrderedItem, buying: Buying) {
  const sellable = await readSellable(tx, item, buying);
  if (sellable.ok || item.kind === 'instalment' || !isCouponRefusal(sellable.reason))
    return { item, sellable };
  const { coupon: _gone, ...without } = item;
  return { item: without, sellable: await readSellable(tx, without, buying) };
}

/** Of a held order that is Cancelled, Expired or Rejected. `cohort`: another dated group than the one it was placed for. */
export async function reopenHeld(
  tx: Handle,
  order: Order,
  deed: Deed,
  { cohort }: { cohort?: string | undefined } = {},
): Promise<Reopening> {
  const before = await itemOf(tx, order);
  if (before === null) return { ok: false, reason: 'not-on-sale' };
  const item = before.kind === 'course' && cohort !== undefined ? { ...before, cohort } : before;
  const { at: now, caller, isPractice } = deed;
  const buying = { email: order.email, caller, isPractice, now, orderId: order.id };
  const { item: again, sellable } = await sellAgain(tx, item, buying);
  if (!sellable.ok) {
    const { reason } = sellable;
    const isClosed = reason === 'course-not-found' || reason === 'early-other-address';
    return { ok: false, reason: isClosed ? 'not-on-sale' : reason };
  }
  if (sellable.price.amountCentimes === 0) return { ok: false, reason: 'free-now' };
  const reopened = await moveOrder(tx, order, 'reopen', deed, {
    change: {
      ...sellable.price,
      ...unchosen,
      expiresAt: sellable.expiresAt,
      ...(sellable.cohortId === undefined ? {} : { cohortId: sellable.cohortId }),
    },
    detail: { amountCentimes: String(sellable.price.amountCentimes) },
  });
  if (!reopened) return { ok: false, reason: 'not-in-this-status' };
  await whenReopened(tx, reopened, again, deed);
  return { ok: true, order: reopened };
}
