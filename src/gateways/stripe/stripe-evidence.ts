/** What Stripe's objects say, in the words of the contract. */
import type { DisputeEvidence, Evidence, RefundEvidence } from '../gateway.ts';
import type { Dispute, Refund, Session } from './stripe-objects.ts';

export const paymentOf = ({ payment_intent: payment }: Session): string | null =>
  typeof payment === 'string' ? payment : (payment?.id ?? null);

/** Money that carries no reference of ours is told all the same, under a name that nobody here knows. */
const referenceOf = ({ id, client_reference_id: reference }: Session): string => reference || id;

/** What the session itself says of the money. 'no_payment_required' is no way to pay here: its amount will not fit. */
export function outcomeOf(session: Session): Evidence['outcome'] {
  const { status, payment_status: paid, payment_intent: payment } = session;
  if (paid === 'paid' || paid === 'no_payment_required') {
    const whole = typeof payment === 'object' && payment !== null;
    return whole && payment.status !== 'succeeded' ? 'pending' : 'captured';
  }
  if (status === 'expired') return 'cancelled';
  // A completed session whose payment failed later will not be paid any more; an open one can be tried again.
  const failed =
    typeof payment === 'object' &&
    (payment?.status === 'requires_payment_method' || payment?.status === 'canceled');
  return status === 'complete' && failed ? 'declined' : 'pending';
}

/** Null when it names no amount: such a session is not one of ours. */
export function evidenceOf(
  session: Session,
  eventId: string,
  outcome: Evidence['outcome'] = outcomeOf(session),
): Evidence | null {
  const { amount_total: total, currency, payment_intent: payment } = session;
  if (total === null || currency === null) return null;
  const whole = typeof payment === 'object' ? payment : null;
  return {
    eventId,
    attemptReference: referenceOf(session),
    outcome,
    // What was really taken, where we were shown it.
    amountCentimes: outcome === 'captured' && whole ? whole.amount_received : total,
    currency: (outcome === 'captured' && whole ? whole.currency : currency).toUpperCase(),
    providerReference: paymentOf(session) ?? session.id,
  };
}

const refundOutcomes: Record<string, RefundEvidence['outcome']> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
};

/** 'requires_action' and what Stripe may invent: the money is on its way until something else is said. */
export const refundOutcome = ({ status }: Pick<Refund, 'status'>): RefundEvidence['outcome'] =>
  refundOutcomes[status ?? ''] ?? 'pending';

/** Null when it pays back no payment of the kind we take. */
export function refundEvidence(refund: Refund, eventId: string): RefundEvidence | null {
  if (refund.payment_intent === null) return null;
  return {
    eventId,
    attemptReference: refund.metadata?.['attemptReference'] ?? null,
    paymentReference: refund.payment_intent,
    refundReference: refund.id,
    key: refund.metadata?.['key'] ?? null,
    outcome: refundOutcome(refund),
    amountCentimes: refund.amount,
    currency: refund.currency.toUpperCase(),
  };
}

/** An inquiry that closed without a dispute, and one that was prevented, leave the money where it is. */
const endings: Record<string, DisputeEvidence['state']> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
};

/** `what`: the last word of the event's type. Null when the disputed payment is not named. */
export function disputeEvidence(dispute: Dispute, eventId: string, what: string): DisputeEvidence | null {
  if (dispute.payment_intent === null) return null;
  const ended = what === 'closed' ? endings[dispute.status] : undefined;
  return {
    eventId,
    attemptReference: null,
    paymentReference: dispute.payment_intent,
    disputeReference: dispute.id,
    state: ended ?? (what === 'created' ? 'opened' : 'changed'),
    amountCentimes: dispute.amount,
    currency: dispute.currency.toUpperCase(),
  };
}
