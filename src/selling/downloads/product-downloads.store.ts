/** Files that were bought: granted with the order, counted when a download begins, renewed by staff. */
import { and, asc, eq, exists, gt, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { Product } from '../../catalogue/shop/product.ts';
import type { AuditContext, Order } from '../orders/order.ts';
import { type Locale, locales, pathIn } from '../../platform/i18n/locale.ts';
import { entitlements } from '../orders/access.table.ts';
import {
  countsAfter,
  downloadsEnd,
  mostDownloads,
  type PaidDownload,
  paidLinkEnds,
  type Visit,
} from '../../catalogue/shop/download-rules.ts';
import { productDownloads } from './product-downloads.table.ts';
import { readProduct } from '../../academy/content/content.service.ts';
import { writeHistory } from '../orders/order-history.service.ts';
import type { OrderEmail } from '../orders/order-email.ts';
import { paidLinkToken } from './paid-link.ts';
import type { Signer } from '../../platform/signed-token.ts';
import { insertEntitlement } from '../orders/entitlements.service.ts';

/** `language` is 'both' where one file serves both. */
type FileLink = { language: Locale | 'both'; href: string };

type Making = { order: Order; signer: Signer; publicOrigin: string; calledForAt: Date };

/** Links to the files of an order, derived from its e-mail: the same e-mail has the same links. */
export async function readFileLinks(
  db: Handle,
  { order, signer, publicOrigin, calledForAt }: Making,
): Promise<FileLink[]> {
  if (!(await isOpenStill(db, order.id))) return [];
  const rows = await readDownloads(db, order.id);
  const ownLocaleFirst = rows.toSorted(
    (a, b) => Number(b.locale === order.locale) - Number(a.locale === order.locale),
  );
  return ownLocaleFirst.map(({ id, locale, endsAt }) => {
    const token = paidLinkToken(signer, { downloadId: id, expiresAt: paidLinkEnds(calledForAt, endsAt) });
    const href = `${publicOrigin}${pathIn(order.locale, `/downloads/${token}`)}`;
    return { language: rows.length === 1 ? 'both' : locale, href };
  });
}

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

/** The e-mail with the links. `turn` is empty for the first; a later one has its own, so that it is another e-mail. */
export const productReady = (orderId: string, turn: string): OrderEmail => ({
  dedupeKey: turn === '' ? `product-ready:${orderId}` : `product-ready:${orderId}:${turn}`,
  letter: 'product-ready',
  orderId,
});

/** One for each file: a file that serves both languages is delivered once, under the order's own. */
export function fileLocalesOf({ files }: Pick<Product, 'files'>, ordered: Locale): Locale[] {
  if (files === null) return [];
  return files.en.path === files.ar.path ? [ordered] : [...locales];
}

/** Of an order that was just confirmed. */
export async function grantDownloads(
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

/** Null when there is no such row. */
export async function findDownload(db: Handle, id: string): Promise<PaidDownload | null> {
  const [row] = await db.select().from(productDownloads).where(eq(productDownloads.id, id));
  return row ?? null;
}

/** The files of an order, counted or not, whatever became of the order. */
export const readDownloads = (db: Handle, orderId: string): Promise<PaidDownload[]> =>
  db
    .select()
    .from(productDownloads)
    .where(eq(productDownloads.orderId, orderId))
    .orderBy(asc(productDownloads.locale));

/** Whether what the order opened is open now: not paid back, and not paused. */
export async function isOpenStill(db: Handle, orderId: string): Promise<boolean> {
  const rows = await db.select({ id: entitlements.id }).from(entitlements).where(isOpen(orderId));
  return rows.length > 0;
}

const isOpen = (orderId: string | typeof productDownloads.orderId) =>
  and(eq(entitlements.orderId, orderId), isNull(entitlements.revokedAt), isNull(entitlements.pausedAt));

/**
 * Counts one more download in one statement, so that of many at once no more pass than may. False when none is left, the time
 * is over, the order was paid back, or the visit continues the download that counted last: the hash it writes decides who may.
 */
export async function countDownload(
  db: Handle,
  id: string,
  { firstByte, now, caller }: Visit,
): Promise<boolean> {
  const { used, most, lastUsedAt, lastCaller, endsAt, orderId } = productDownloads;
  const counted = await db
    .update(productDownloads)
    .set({ used: sql`${used} + 1`, lastUsedAt: now, lastCaller: caller ?? null })
    .where(
      and(
        eq(productDownloads.id, id),
        lt(used, most),
        gt(endsAt, now),
        or(
          isNull(lastUsedAt),
          lte(lastUsedAt, countsAfter({ firstByte, now })),
          isNull(lastCaller),
          caller === undefined ? sql`true` : ne(lastCaller, caller),
        ),
        exists(db.select({ id: entitlements.id }).from(entitlements).where(isOpen(orderId))),
      ),
    )
    .returning({ id: productDownloads.id });
  return counted.length === 1;
}

/** As many again from now on, for a whole term. Returns how many files that are. */
export async function renewDownloads(tx: Handle, orderId: string, at: Date): Promise<number> {
  const renewed = await tx
    .update(productDownloads)
    .set({ most: sql`${productDownloads.used} + ${mostDownloads}`, endsAt: downloadsEnd(at) })
    .where(eq(productDownloads.orderId, orderId))
    .returning({ id: productDownloads.id });
  return renewed.length;
}

/**
 * Deletes the hashes of addresses that downloads were begun from, once nobody can continue them. Returns how many files that
 * are.
 */
export async function deleteCallers(db: Handle, begunUntil: Date): Promise<number> {
  const { id, lastCaller, lastUsedAt } = productDownloads;
  const gone = await db
    .update(productDownloads)
    .set({ lastCaller: null })
    .where(and(isNotNull(lastCaller), lte(lastUsedAt, begunUntil)))
    .returning({ id });
  return gone.length;
}

/** Gives the files of an order other ids: links that were sent before open nothing any more. What was counted stays. */
export async function closeLinks(tx: Handle, orderId: string, newId: () => string): Promise<void> {
  for (const { id } of await readDownloads(tx, orderId))
    await tx
      .update(productDownloads)
      .set({ id: newId(), lastCaller: null })
      .where(eq(productDownloads.id, id));
}
