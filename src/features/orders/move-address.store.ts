/**
 * Another e-mail address on an order, by the office: whoever had the old mailbox loses every link, and the new one is sent
 * what the order opened. What the buyer corrects herself is `correctDetails`.
 */
import { eq } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { isAtTheBank } from '../payments/payments.store.ts';
import { carryUse, moveUse } from '../coupons/coupons.store.ts';
import { isEnrolled } from '../cohorts/cohorts.service.ts';
import { type Deed, grantsAccess, hasMoney, isGift, type Order } from './order.ts';
import { writeHistory } from './order-history.store.ts';
import type { OrderLetter } from './order-letter.ts';
import { mailboxOf } from '../../platform/people/mailbox-of.ts';
import { changeOrder } from './orders.store.ts';
import { orders } from './orders.table.ts';
import { findEntitlement } from '../access/access.store.ts';
import { mayHaveAddress } from '../checkout/sellable.store.ts';
import { closeLinks } from '../shop/product-downloads.store.ts';

export type NotMoved = 'at-the-bank' | 'coupon-used-by-her' | 'early-other-address';

/** Why a held order cannot have the address; null when it can. Nothing is changed. */
export async function whyNotMoved(
  tx: Handle,
  order: Order,
  { email, now }: { email: string; now: Date },
): Promise<NotMoved | null> {
  if (!hasMoney(order.status) && (await isAtTheBank(tx, order.id, now))) return 'at-the-bank';
  return (await mayHaveAddress(tx, order, { email, now })) ? null : 'early-other-address';
}

/**
 * Of a held order that may be moved; false where the new address has had its share of the order's code, and nothing is
 * changed. A form that made the order, sent once more, does not find it any more; a part's key is its plan's.
 */
export async function moveAddress(
  tx: Handle,
  order: Order,
  { email, token, idempotencyKey }: { email: string; token: string; idempotencyKey: string },
  deed: Deed,
): Promise<Order | null> {
  if (hasMoney(order.status)) await carryUse(tx, order, email);
  else if (!(await moveUse(tx, order, email, deed.at))) return null;
  const formerMailboxes = [...new Set([...order.formerMailboxes, mailboxOf(order.email)])];
  const moved = await changeOrder(tx, order, { email, token, formerMailboxes }, deed.at);
  if (order.itemKind !== 'instalment')
    await tx.update(orders).set({ idempotencyKey }).where(eq(orders.id, order.id));
  if (!isGift(order)) await closeLinks(tx, order.id, deed.uuid);
  await writeHistory(tx, { orderId: order.id, event: 'change-details', detail: { fields: 'email' } }, deed);
  return moved;
}

/** The letter with what a confirmed order opened, once more; none while it opens nothing. */
export async function openedAgain(
  tx: Handle,
  { id: orderId, itemKind }: Order,
  turn: string,
): Promise<OrderLetter[]> {
  const entitlement = await findEntitlement(tx, orderId);
  const again = <L extends string>(letter: L) => ({
    dedupeKey: `${letter}:${orderId}:${turn}`,
    letter,
    orderId,
  });
  if (itemKind === 'consultation') return [again('booking-confirmed')];
  if (itemKind === 'instalment') return [again('instalment-paid')];
  if (entitlement === null || entitlement.pausedAt !== null) return [];
  if (itemKind === 'course') {
    if (await isEnrolled(tx, orderId)) return [again('classroom-open')];
    return [again(entitlement.code === null ? 'access-soon' : 'access-ready')];
  }
  if (itemKind === 'membership') return [again('membership-ready')];
  return itemKind === 'product' ? [again('product-ready')] : [];
}

/** To both addresses, and to the new one what was bought. `formerly`: the address that stood on it before; null where it is told already. */
export async function lettersOfMove(
  tx: Handle,
  order: Order,
  { formerly, deed }: { formerly: string | null; deed: Deed },
): Promise<OrderLetter[]> {
  const [turn, orderId] = [deed.uuid(), order.id];
  const changed = 'order-address-changed';
  const left = 'order-address-left';
  return [
    ...(formerly === null
      ? []
      : [{ dedupeKey: `${left}:${orderId}:${turn}`, letter: left, orderId, to: formerly } as const]),
    { dedupeKey: `${changed}:${orderId}:${turn}`, letter: changed, orderId },
    // What a gift opened went to whom it is for, who has not moved.
    ...(grantsAccess(order.status) && !isGift(order) ? await openedAgain(tx, order, turn) : []),
  ];
}
