/** Files that were bought: granted with the order, counted when a download begins, renewed by staff. */
import { and, eq, exists, gt, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { entitlements } from '../orders/access.table.ts';
import {
  countsAfter,
  downloadsEnd,
  mostDownloads,
  type PaidDownload,
  type Visit,
} from '../../catalogue/shop/download-rules.ts';
import { productDownloads } from './product-downloads.table.ts';

/** Null when there is no such row. */
export async function findDownload(db: Handle, id: string): Promise<PaidDownload | null> {
  const [row] = await db.select().from(productDownloads).where(eq(productDownloads.id, id));
  return row ?? null;
}

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
