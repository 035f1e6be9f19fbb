/**
 * Rows of receipts that buyers sent. Whoever writes holds the order's row, so that two at once are counted one after the other.
 */
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { isUuid } from '../../platform/text/typed-text.ts';
import { orders } from '../orders/orders.table.ts';
import { transferReceipts } from './transfer-receipts.table.ts';
import type { AuditContext, Order } from '../orders/order.ts';
import { writeHistory } from '../orders/order-history.service.ts';
import { mostReceiptsOfAnOrder } from '../orders/receipt-file.ts';

export type Receipt = typeof transferReceipts.$inferSelect;

/** The oldest first. */
export const readReceiptsOf = (db: Handle, orderId: string): Promise<Receipt[]> =>
  db
    .select()
    .from(transferReceipts)
    .where(eq(transferReceipts.orderId, orderId))
    .orderBy(asc(transferReceipts.uploadedAt), asc(transferReceipts.id));

export const insertReceipt = async (tx: Handle, receipt: Receipt): Promise<void> =>
  void (await tx.insert(transferReceipts).values(receipt));

/** One receipt of the order of that number; null when it is another order's, or none. */
export async function findReceiptOf(db: Handle, orderNumber: string, id: string): Promise<Receipt | null> {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select({ receipt: transferReceipts })
    .from(transferReceipts)
    .innerJoin(orders, eq(orders.id, transferReceipts.orderId))
    .where(and(eq(transferReceipts.id, id), eq(orders.number, orderNumber)));
  return row?.receipt ?? null;
}

/** Numbers of other orders to which the very same files were sent, by file: one payment may be used twice. */
export async function findSameReceipts(
  db: Handle,
  orderId: string,
  hashes: readonly string[],
): Promise<{ sha256: string; number: string }[]> {
  if (hashes.length === 0) return [];
  return db
    .select({ sha256: transferReceipts.sha256, number: orders.number })
    .from(transferReceipts)
    .innerJoin(orders, eq(orders.id, transferReceipts.orderId))
    .where(and(inArray(transferReceipts.sha256, [...hashes]), ne(transferReceipts.orderId, orderId)))
    .orderBy(asc(orders.number))
    .limit(20);
}

/** Which of these ids have a row. */
export async function knownReceipts(db: Handle, ids: readonly string[]): Promise<Set<string>> {
  const wanted = ids.filter(isUuid);
  if (wanted.length === 0) return new Set();
  const rows = await db
    .select({ id: transferReceipts.id })
    .from(transferReceipts)
    .where(inArray(transferReceipts.id, wanted));
  return new Set(rows.map(({ id }) => id));
}

/** The files stay for a while: the scheduled job removes those without a row. */
export async function deleteReceiptsOf(tx: Handle, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tx.delete(transferReceipts).where(inArray(transferReceipts.orderId, [...orderIds]));
}

/** A file that is on the disk already, under the name of its id. */
export type ReceiptFile = Pick<Receipt, 'id' | 'kind' | 'bytes' | 'sha256'>;

/** 'not-wanted': the very same file was sent before. */
export async function attachReceipt(
  tx: Handle,
  order: Order,
  file: ReceiptFile,
  action: AuditContext,
): Promise<'attached' | 'not-wanted' | 'receipt-many'> {
  const sent = await readReceiptsOf(tx, order.id);
  if (sent.some(({ sha256 }) => sha256 === file.sha256)) return 'not-wanted';
  if (sent.length >= mostReceiptsOfAnOrder) return 'receipt-many';
  await insertReceipt(tx, { ...file, orderId: order.id, uploadedAt: action.at });
  const detail = { kind: file.kind, bytes: String(file.bytes) };
  await writeHistory(tx, { orderId: order.id, event: 'attach-receipt', detail }, action);
  return 'attached';
}

/** For the export of a person's data. */
export const readHeldReceipts = (db: Handle, orderIds: string[]) =>
  db.select().from(transferReceipts).where(inArray(transferReceipts.orderId, orderIds));
