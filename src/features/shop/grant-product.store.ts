/** A confirmed product: its files may be fetched, so often and so long. */
import type { Handle } from '../../platform/db/handle.ts';
import { readProduct } from '../catalogue/catalogue.store.ts';
import type { Deed, Order } from '../orders/order.ts';
import { writeHistory } from '../orders/order-history.store.ts';
import type { OrderLetter } from '../orders/order-letter.ts';
import { insertEntitlement } from '../access/access.store.ts';
import { fileLocalesOf, grantDownloads } from './product-downloads.store.ts';

/** A product that left the shop between the order and its payment has no files: the order's page says whom to ask. */
export async function grantProduct(tx: Handle, order: Order, deed: Deed): Promise<OrderLetter[]> {
  const { id: orderId, itemSlug } = order;
  if (!(await insertEntitlement(tx, orderId, itemSlug, deed, { isServed: true }))) return [];
  const product = await readProduct(tx, itemSlug);
  const fileLocales = product === null ? [] : fileLocalesOf(product, order.locale);
  await grantDownloads(tx, { order, fileLocales }, deed);
  await writeHistory(tx, { orderId, event: 'grant-access' }, deed);
  return [productReady(orderId, '')];
}

/** The letter with the links. `turn` is empty for the first; a later one has a word of its own, so that it is another letter. */
export const productReady = (orderId: string, turn: string): OrderLetter => ({
  dedupeKey: turn === '' ? `product-ready:${orderId}` : `product-ready:${orderId}:${turn}`,
  letter: 'product-ready',
  orderId,
});
