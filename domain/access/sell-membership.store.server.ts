/** One membership, at the price of the settings; no campaign takes anything off it. */
import type { Handle } from '../../db/handle.ts';
import { readSettings } from '../catalogue/catalogue.store.server.ts';
import { membership } from '../catalogue/membership.ts';
import { expiryAfter, fullPrice } from '../orders/priced-order.ts';
import { notSellable, type SellableAnswer } from './sellable.ts';

export async function sellMembership(tx: Handle, slug: string, now: Date): Promise<SellableAnswer> {
  if (slug !== membership.slug) return notSellable('course-not-found');
  const { membershipPriceCentimes, orderExpiryDays, refundPolicy } = await readSettings(tx);
  return {
    ok: true,
    name: membership.name,
    price: fullPrice(membershipPriceCentimes),
    expiresAt: expiryAfter(now, orderExpiryDays),
    refundDays: refundPolicy.communityDays,
  };
}
