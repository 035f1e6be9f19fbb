/** What claims of a transfer have in common: how often one may try, the letter to the staff, and the file of a receipt. */
import { createHash } from 'node:crypto';
import type { Handle } from '../db/handle.ts';
import { attachReceipt, type ReceiptFile } from '../domain/orders/attach-receipt.store.server.ts';
import type { Deed } from '../domain/orders/deed.ts';
import type { Order } from '../domain/orders/order.ts';
import type { OrderLetter } from '../domain/orders/order-letter.ts';
import { readReceipt, type ReceiptProblem } from '../domain/orders/receipt-file.ts';
import { isFree, mayTry, type Limit } from '../domain/staff/tries.store.server.ts';
import type { FlowContext } from './flow-context.ts';

const day = 86_400_000;
/** Codes of other people's transfers cannot be guessed in so few tries. */
const perOrder: Limit = { most: 8, windowMs: day };
const keyOf = ({ id }: Order): string => `claim:${id}`;

/**
 * Whether an order may still give a code today. Counted for the order alone, which only its holder can use up: an e-mail
 * address may be anybody's, and whoever knows it could block her claims.
 */
export const mayGiveCode = ({ clock }: FlowContext, tx: Handle, order: Order): Promise<boolean> =>
  isFree(tx, keyOf(order), perOrder, clock());

/** Counts a code that was another order's. The order is held. */
export const countWrongCode = async ({ clock }: FlowContext, tx: Handle, order: Order): Promise<void> =>
  void (await mayTry(tx, keyOf(order), perOrder, clock()));

export const claimLetter = ({ id }: Order, deed: Deed): OrderLetter => ({
  dedupeKey: `staff-claim-waiting:${id}:${deed.uuid()}`,
  letter: 'staff-claim-waiting',
  orderId: id,
});

type Refused = { ok: false; reason: ReceiptProblem };

/**
 * Brings a receipt to the disk, then does the work whose transaction names it: a row never names a file that is not there.
 * The file goes again when the work did not want it. When the work throws, nobody knows whether it was committed: the file
 * stays, and the clock removes it if no row names it.
 */
export async function withReceiptFile<T>(
  { receipts, uuid }: FlowContext,
  bytes: Uint8Array | null,
  work: (file: ReceiptFile | null) => Promise<{ result: T; wanted: boolean }>,
): Promise<T | Refused> {
  if (bytes === null) return (await work(null)).result;
  const reading = readReceipt(bytes);
  if (!reading.ok) return { ok: false, reason: reading.problem };
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const file: ReceiptFile = { id: uuid(), kind: reading.kind, bytes: bytes.length, sha256 };
  await receipts.keep(file.id, bytes);
  const { result, wanted } = await work(file);
  if (!wanted) await receipts.remove(file.id);
  return result;
}

/** Writes the row of a file, if there is one; the order is held. */
export const attach = (tx: Handle, order: Order, file: ReceiptFile | null, deed: Deed) =>
  file === null ? Promise.resolve('not-wanted' as const) : attachReceipt(tx, order, file, deed);
