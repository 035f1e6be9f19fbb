/** Corrects the number of a payout that was written down wrongly; the buyer needs it to collect the money. */
import type { Handle } from '../../platform/db/handle.ts';
import type { AuditContext } from '../orders/order.ts';
import { writeHistory } from '../orders/order-history.store.ts';
import type { OrderEmail } from '../orders/order-email.ts';
import { mayCorrectProof } from '../refunds/refund.ts';
import { moveRefund, type Refund } from '../refunds/refunds.store.ts';

/** For a held refund. Null for one that nobody paid by hand. The same number again changes nothing and sends no e-mail. */
export async function correctProof(
  tx: Handle,
  refund: Refund,
  proof: string,
  action: AuditContext,
): Promise<{ emails: OrderEmail[] } | null> {
  const { id, orderId, payout } = refund;
  if (!payout || !mayCorrectProof(refund)) return null;
  if (payout.proof === proof) return { emails: [] };
  const moved = await moveRefund(tx, refund, ['done'], { payout: { ...payout, proof } });
  if (!moved) return null;
  const detail = { creditNote: moved.creditNoteNumber, proof, insteadOf: payout.proof ?? '' };
  await writeHistory(tx, { orderId, event: 'correct-proof', detail }, action);
  // A number can be corrected twice: each correction has an e-mail of its own.
  const dedupeKey = `refund-proof:${id}:${action.uuid()}`;
  return { emails: [{ dedupeKey, letter: 'refund-proof', orderId, refundId: id }] };
}
