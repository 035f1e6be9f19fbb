/** The buyer's bank disputes a payment. Nothing moves: a person answers it at the gateway, before its deadline there. */
import type { Handle } from '../../platform/db/handle.ts';
import type { Deed } from '../orders/order.ts';
import { disputeHasEnded, disputeIsOver, insertNotification } from './payments.store.ts';
import { writeHistory } from '../orders/order-history.store.ts';
import type { OrderLetter } from '../orders/order-letter.ts';
import { changeOrder, lockOrder } from '../orders/orders.store.ts';
import type { Settled } from './settle-payment.store.ts';
import { attemptOf } from '../refunds/settle-refund.store.ts';

/** The gateways' `DisputeEvidence` fits. Amount in centimes, currency as ISO 4217 code. */
export type DisputeStatement = {
  eventId: string;
  attemptReference: string | null;
  paymentReference: string;
  /** The gateway's number of the dispute, where it has one. */
  disputeReference?: string;
  state: 'opened' | 'changed' | 'won' | 'lost';
  amountCentimes: number;
  currency: string;
};

/** Marks the order while the dispute lasts, or for ever when it is lost. The staff are written to once for each order. */
export async function settleDispute(
  tx: Handle,
  { gateway, statement, body }: { gateway: string; statement: DisputeStatement; body: Uint8Array },
  deed: Deed,
): Promise<Settled> {
  const { state, amountCentimes, currency, eventId, paymentReference, disputeReference } = statement;
  const attempt = await attemptOf(tx, gateway, statement);
  const order = attempt && (await lockOrder(tx, attempt.orderId));
  const isEnd = state === 'won' || state === 'lost';
  const about = { gateway, paymentReference, disputeReference };
  const isOver = order && !isEnd && (await disputeHasEnded(tx, { ...about, orderId: order.id }));
  const reason = order ? (isOver ? disputeIsOver : null) : 'unknown-attempt';
  const isNew = await insertNotification(tx, {
    id: deed.uuid(),
    gateway,
    eventId: `${eventId}#dispute-${state}`,
    attemptReference: attempt?.reference ?? null,
    orderId: order?.id ?? null,
    body,
    verdict: order ? (isOver ? 'no-change' : 'applied') : 'refused',
    reason,
    receivedAt: deed.at,
    looksForged: false,
    kind: 'dispute',
    statement,
  });
  const quiet = { letters: [], seatsTaken: false };
  if (!order) return { ...quiet, verdict: 'refused', reason: 'unknown-attempt' };
  if (!isNew) return { ...quiet, verdict: 'no-change', reason: 'repeated' };
  if (isOver) return { ...quiet, verdict: 'no-change', reason };
  const detail = { gateway, dispute: state, amount: `${(amountCentimes / 100).toFixed(2)} ${currency}` };
  await writeHistory(tx, { orderId: order.id, event: 'dispute', detail }, deed);
  const disputedAt = state === 'won' ? null : (order.disputedAt ?? deed.at);
  await changeOrder(tx, order, { disputedAt }, deed.at);
  const letter: OrderLetter = {
    dedupeKey: `staff-dispute:${order.id}`,
    letter: 'staff-dispute',
    orderId: order.id,
  };
  const letters = state === 'won' ? [] : [letter];
  return { verdict: 'applied', reason: null, letters, seatsTaken: false };
}
