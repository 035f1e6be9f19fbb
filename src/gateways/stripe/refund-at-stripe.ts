/** Refunds by Stripe, in full or in part. One key is one refund, for as long as the payment exists. */
import type Stripe from 'stripe';
import type { RefundResult, RefundToAsk } from '../gateway.ts';
import { conversation, isRefusal } from './stripe-client.ts';
import { refundOutcome } from './stripe-evidence.ts';
import { listOf, refundSchema, type Refund } from './stripe-objects.ts';

/** Milliseconds for both requests together. */
const timeLimitMs = 5_000;

function resultOf(refund: Refund, wanted: RefundToAsk): RefundResult {
  const isWanted =
    refund.amount === wanted.amountCentimes &&
    refund.currency === 'mad' &&
    refund.payment_intent === wanted.providerReference;
  if (!isWanted) throw new Error('Stripe answered about something else.');
  const state = refundOutcome(refund);
  return state === 'failed'
    ? { ok: false, reason: 'gateway-refused' }
    : { ok: true, providerReference: refund.id, state };
}

export async function refundAtStripe(
  { stripe, trouble }: { stripe: Stripe; trouble: (during: string, error: unknown) => void },
  wanted: RefundToAsk,
): Promise<RefundResult> {
  const { providerReference: payment, amountCentimes, key, attemptReference } = wanted;
  if (!payment.startsWith('pi_')) return { ok: false, reason: 'gateway-refused' };
  try {
    const talk = conversation(timeLimitMs);
    // Stripe deletes its idempotency keys after a day: an earlier refund under this key is found by its metadata.
    const known = listOf(refundSchema).parse(
      await talk.once((options) => stripe.refunds.list({ payment_intent: payment, limit: 100 }, options)),
    );
    const earlier = known.data.find((refund) => refund.metadata?.['key'] === key);
    if (earlier) return resultOf(earlier, wanted);
    const asked = { payment_intent: payment, amount: amountCentimes, metadata: { key, attemptReference } };
    const made = await talk.twice((options) =>
      stripe.refunds.create(asked, { ...options, idempotencyKey: `refund:${key}` }),
    );
    return resultOf(refundSchema.parse(made), wanted);
  } catch (error) {
    trouble('refund', error);
    return { ok: false, reason: isRefusal(error) ? 'gateway-refused' : 'gateway-unreachable' };
  }
}
