/** A product of the shop; a free one is asked for, not ordered. */
import type { Handle } from '../../db/handle.ts';
import { readProduct, readSettings } from '../catalogue/catalogue.store.server.ts';
import { expiryAfter, fullPrice } from '../orders/priced-order.ts';
import { notSellable, type SellableAnswer } from './sellable.ts';

export async function sellProduct(tx: Handle, slug: string, now: Date): Promise<SellableAnswer> {
  const product = await readProduct(tx, slug);
  if (!product) return notSellable('course-not-found');
  if (product.isFree || product.files === null) return notSellable('not-on-sale');
  const { orderExpiryDays, refundPolicy } = await readSettings(tx);
  return {
    ok: true,
    name: { en: product.words.en.name, ar: product.words.ar.name },
    price: fullPrice(product.priceCentimes),
    expiresAt: expiryAfter(now, orderExpiryDays),
    refundDays: refundPolicy.shopDays,
  };
}
