/** A product of the shop; a free one is asked for, not ordered. */
import type { Handle } from '../../platform/db/handle.ts';
import { readProduct, readSettings } from '../catalogue/catalogue.store.ts';
import type { OrderedItem } from '../orders/ordered-item.ts';
import { expiryAfter, fullPrice } from '../orders/priced-order.ts';
import { priceWithCoupon } from './price-with-coupon.store.ts';
import type { Buying } from './sellable.store.ts';
import { notSellable, type SellableAnswer } from './sellable.ts';

export async function sellProduct(
  tx: Handle,
  item: Extract<OrderedItem, { kind: 'product' }>,
  { email, now, orderId, isPractice }: Buying,
): Promise<SellableAnswer> {
  const { slug, coupon } = item;
  const product = await readProduct(tx, slug);
  if (!product) return notSellable('course-not-found');
  if (product.isFree || product.files === null) return notSellable('not-on-sale');
  const { orderExpiryDays, refundPolicy } = await readSettings(tx);
  const price = fullPrice(product.priceCentimes);
  const lowered = await priceWithCoupon(
    tx,
    { coupon, item, price, email, now, orderId, isPractice },
    { hold: true },
  );
  if (!lowered.ok) return notSellable(lowered.reason);
  return {
    ok: true,
    name: { en: product.words.en.name, ar: product.words.ar.name },
    price: lowered.price,
    expiresAt: expiryAfter(now, orderExpiryDays),
    refundDays: refundPolicy.shopDays,
  };
}
