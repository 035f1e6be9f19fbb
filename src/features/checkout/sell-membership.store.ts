/** One membership, at the price of the settings; no campaign takes anything off it, a code may. */
import type { Handle } from '../../platform/db/handle.ts';
import { readSettings } from '../catalogue/catalogue.store.ts';
import { membership } from '../community/membership.ts';
import type { OrderedItem } from '../orders/ordered-item.ts';
import { expiryAfter, fullPrice } from '../orders/priced-order.ts';
import { priceWithCoupon } from './price-with-coupon.store.ts';
import type { Buying } from './sellable.store.ts';
import { notSellable, type SellableAnswer } from './sellable.ts';

export async function sellMembership(
  tx: Handle,
  item: Extract<OrderedItem, { kind: 'membership' }>,
  { email, now, orderId, isPractice }: Buying,
): Promise<SellableAnswer> {
  const { slug, coupon } = item;
  if (slug !== membership.slug) return notSellable('course-not-found');
  const { membershipPriceCentimes, orderExpiryDays, refundPolicy } = await readSettings(tx);
  const price = fullPrice(membershipPriceCentimes);
  const lowered = await priceWithCoupon(
    tx,
    { coupon, item, price, email, now, orderId, isPractice },
    { hold: true },
  );
  if (!lowered.ok) return notSellable(lowered.reason);
  return {
    ok: true,
    name: membership.name,
    price: lowered.price,
    expiresAt: expiryAfter(now, orderExpiryDays),
    refundDays: refundPolicy.communityDays,
  };
}
