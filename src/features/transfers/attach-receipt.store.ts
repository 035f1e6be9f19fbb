/** A receipt becomes part of a held order: a row, and a line of its history. */
import type { Handle } from '../../platform/db/handle.ts';
import type { Deed, Order } from '../orders/order.ts';
import { writeHistory } from '../orders/order-history.store.ts';
import { mostReceiptsOfAnOrder } from './receipt-file.ts';
import { insertReceipt, readReceiptsOf, type Receipt } from './transfer-receipts.store.ts';

/** What lies on the disk already, under the name of its id. */
export type ReceiptFile = Pick<Receipt, 'id' | 'kind' | 'bytes' | 'sha256'>;

/** 'not-wanted': the very same file was sent before. */
export async function attachReceipt(
  tx: Handle,
  order: Order,
  file: ReceiptFile,
  deed: Deed,
): Promise<'attached' | 'not-wanted' | 'receipt-many'> {
  const sent = await readReceiptsOf(tx, order.id);
  if (sent.some(({ sha256 }) => sha256 === file.sha256)) return 'not-wanted';
  if (sent.length >= mostReceiptsOfAnOrder) return 'receipt-many';
  await insertReceipt(tx, { ...file, orderId: order.id, uploadedAt: deed.at });
  const detail = { kind: file.kind, bytes: String(file.bytes) };
  await writeHistory(tx, { orderId: order.id, event: 'attach-receipt', detail }, deed);
  return 'attached';
}
