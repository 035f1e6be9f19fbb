/** The buyer sends the receipt of a transfer she has claimed, while it waits for a decision. */
import { awaitsDecision } from '../domain/orders/order.ts';
import type { ReceiptFile } from '../domain/orders/attach-receipt.store.server.ts';
import { findOrderByToken, lockOrderByToken } from '../domain/orders/orders.store.server.ts';
import { readReceiptsOf } from '../domain/orders/transfer-receipts.store.server.ts';
import { deedOf, type FlowContext } from './flow-context.ts';
import { attach, withReceiptFile } from './transfer-claims.ts';
import type { AttachResult, SentReceipt } from './transfer-verbs.ts';

type Attached = { result: AttachResult; wanted: boolean };

/** The same file again changes nothing. */
export const attachReceipt = (
  context: FlowContext,
  { token, receipt }: { token: string; receipt: Uint8Array },
): Promise<AttachResult> =>
  withReceiptFile<AttachResult>(context, receipt, (file) => attachFile(context, token, file));

function attachFile(context: FlowContext, token: string, file: ReceiptFile | null): Promise<Attached> {
  return context.database.transaction<Attached>(async (tx) => {
    const order = await lockOrderByToken(tx, token);
    if (!order) return { result: { ok: false, reason: 'order-not-found' }, wanted: false };
    if (!awaitsDecision(order.status))
      return { result: { ok: false, reason: 'not-in-this-status' }, wanted: false };
    const attached = await attach(tx, order, file, deedOf(context, 'buyer'));
    if (attached === 'receipt-many') return { result: { ok: false, reason: attached }, wanted: false };
    return { result: { ok: true, order }, wanted: attached === 'attached' };
  });
}

/** What was sent with the order of that token; nothing for an unknown one. */
export async function receiptsOf({ database: { db } }: FlowContext, token: string): Promise<SentReceipt[]> {
  const order = await findOrderByToken(db, token);
  if (!order) return [];
  const sent = await readReceiptsOf(db, order.id);
  return sent.map(({ kind, bytes, uploadedAt }) => ({ kind, bytes, uploadedAt }));
}
