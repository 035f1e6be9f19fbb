/** Stripe's objects as evidence of the gateway interface. */
import type { DisputeEvidence, Evidence, RefundEvidence } from '../gateway.ts';
import type { Dispute, Refund, Session } from './stripe-objects.ts';

export const paymentOf = ({ payment_intent: payment }: Session): string | null =>
  typeof payment === 'string' ? payment : (payment?.id ?? null);

/** Money without our reference is reported under the session's id, which matches no order, so that staff see it. */
const referenceOf = ({ id, client_reference_id: reference }: Session): string => reference || id;

/** The session's own outcome. 'no_payment_required' does not occur here: its amount will not fit. */
export function outcomeOf(session: Session): Evidence['outcome'] {
  const { status, payment_status: paid, payment_intent: payment } = session;
  if (paid === 'paid' || paid === 'no_payment_required') {
    const whole = typeof payment === 'object' && payment !== null;
    return whole && payment.status !== 'succeeded' ? 'pending' : 'captured';
  }
  if (status === 'expired') return 'cancelled';
  // A completed session whose payment failed later cannot be paid any more; an open one can be tried again.
  const failed =
    typeof payment === 'object' &&
    (payment?.status === 'requires_payment_method' || payment?.status === 'canceled');
  return status === 'complete' && failed ? 'declined' : 'pending';
}

/** Null without an amount: such a session is not one of ours. */
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
    // The captured amount, where it is included.
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

/** 'requires_action' and statuses unknown today: the money is on its way until a later event. */
export const refundOutcome = ({ status }: Pick<Refund, 'status'>): RefundEvidence['outcome'] =>
  refundOutcomes[status ?? ''] ?? 'pending';

/** Null when it refunds no payment of the kind we accept. */
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
