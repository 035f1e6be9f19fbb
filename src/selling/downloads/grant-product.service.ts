/** The files of a product that was just paid for. */
import { downloadsEnd, mostDownloads } from '../../catalogue/shop/download-rules.ts';
import { readProduct } from '../../academy/content/content.service.ts';
import type { Product } from '../../catalogue/shop/product.ts';
import { type Locale, readingOrder } from '../../platform/i18n/locale.ts';
import type { AuditContext, Order } from '../orders/order.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { productDownloads } from './product-downloads.table.ts';
import { writeHistory } from '../orders/order-history.service.ts';
import type { OrderEmail } from '../orders/order-email.ts';
import { insertEntitlement } from '../orders/entitlements.service.ts';
import { productReady } from './downloads.service.ts';

/** A product that left the shop between the order and its payment has no files: the order's page names a contact. */
export async function grantProduct(tx: Handle, order: Order, action: AuditContext): Promise<OrderEmail[]> {
  const { id: orderId, itemSlug } = order;
  if (!(await insertEntitlement(tx, orderId, itemSlug, action, { isServed: true }))) return [];
  const product = await readProduct(tx, itemSlug);
  const fileLocales = product === null ? [] : fileLocalesOf(product, order.locale);
  await grantDownloads(tx, { order, fileLocales }, action);
  await writeHistory(tx, { orderId, event: 'grant-access', order }, action);
  return [productReady(orderId, '')];
}

/** One for each file: a file that serves several languages is delivered once, under the order's own where it is among them. */
function fileLocalesOf({ files }: Pick<Product, 'files'>, ordered: Locale): Locale[] {
  if (files === null) return [];
  const once = new Map(
    readingOrder(ordered)
      .map((locale) => [files[locale].path, locale] as const)
      .reverse(),
  );
  return [...once.values()];
}

/** Of an order that was just confirmed. */
async function grantDownloads(
  tx: Handle,
  { order, fileLocales }: { order: Pick<Order, 'id' | 'itemSlug'>; fileLocales: readonly Locale[] },
  action: AuditContext,
): Promise<void> {
  if (fileLocales.length === 0) return;
  const endsAt = downloadsEnd(action.at);
  const rows = fileLocales.map((locale) => ({
    id: action.uuid(),
    orderId: order.id,
    productSlug: order.itemSlug,
    locale,
    used: 0,
    most: mostDownloads,
    createdAt: action.at,
    lastUsedAt: null,
    lastCaller: null,
    endsAt,
  }));
  await tx.insert(productDownloads).values(rows).onConflictDoNothing();
}
