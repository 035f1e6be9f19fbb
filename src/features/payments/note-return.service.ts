/**
 * A browser came back from a gateway with something signed. It proves no payment: with some gateways money is taken only
 * when our answer to their notification arrives. An approval without a notification is kept for the staff to look at.
 */
import { findAttempt, lockAttempt, markApprovedReturn } from './payments.store.ts';
import { writeHistory } from '../orders/order-history.store.ts';
import { lockOrder } from '../orders/orders.store.ts';
import { deedOf, type FlowContext } from '../../context.ts';

/**
 * A browser's return by POST, for what is signed in it; never moves an order. A return that is not signed, or not of this
 * academy, is nothing.
 */
export async function noteReturn(
  context: FlowContext,
  { gateway: name, body }: { gateway: string; body: Uint8Array },
): Promise<void> {
  const gateway = context.gateways.find((known) => known.name === name);
  const reading = gateway?.readReturn?.(body) ?? null;
  if (reading?.outcome !== 'approved') return;
  const deed = deedOf(context, `gateway:${name}`);
  await context.database.transaction(async (tx) => {
    const found = await findAttempt(tx, name, reading.reference);
    if (!found || !(await lockOrder(tx, found.orderId))) return;
    const attempt = await lockAttempt(tx, found.id);
    if (!attempt || attempt.state === 'captured') return;
    if (!(await markApprovedReturn(tx, attempt.id, deed.at))) return;
    const detail = { gateway: name, reference: attempt.reference };
    await writeHistory(tx, { orderId: attempt.orderId, event: 'return-approved', detail }, deed);
  });
}
