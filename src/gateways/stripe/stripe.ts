/** Stripe Checkout: one session per attempt, paid in dirhams on Stripe's page, reported by signed notifications. */
import { shortened } from '../../platform/text/typed-text.ts';
import type {
  Acknowledgement,
  AttemptToBegin,
  BeginResult,
  Gateway,
  ReadResult,
  Verdict,
  RefundResult,
  RefundToAsk,
} from '../gateway.ts';
import { askStripe, closeAtStripe, listAtStripe } from './ask-stripe.ts';
import { readEvent } from './read-event.ts';
import { connectStripe, conversation, isRefusal, troubleOf, type StripeOptions } from './stripe-client.ts';
import { sessionSchema, type Session, listOf, refundSchema, type Refund } from './stripe-objects.ts';
import type Stripe from 'stripe';
import { refundOutcome } from './stripe-evidence.ts';

/* The request to Stripe for one attempt. Pure: a repeated request is the same, and gets the same answer. */

/** Stripe's page has no Arabic; French is what banks in Morocco use beside it. */
const locales = { en: 'en', ar: 'fr' } as const;

/** Stripe refuses longer names instead of cutting them. */
const longestName = 250;

/** Stripe inserts the session's id: the braces must not be encoded. */
const withSession = (url: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}session_id={CHECKOUT_SESSION_ID}`;

export function sessionRequest(attempt: AttemptToBegin): Stripe.Checkout.SessionCreateParams {
  const { reference, orderNumber, amountCentimes, description, customerEmail, returnUrls } = attempt;
  const metadata = { attemptReference: reference, orderId: orderNumber };
  return {
    mode: 'payment',
    submit_type: 'pay',
    client_reference_id: reference,
    metadata,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'mad',
          unit_amount: amountCentimes,
          product_data: {
            name: shortened(description.replace(/\s+/g, ' ').trim(), longestName) || orderNumber,
          },
        },
      },
    ],
    // Stripe does not copy the session's own metadata, and refunds and disputes refer to the payment.
    payment_intent_data: { metadata, description: orderNumber },
    // Payment methods that take days do not fit a button for cards.
    allowed_payment_method_types: ['card'],
    // The price stays in dirhams, whatever country the card is from.
    adaptive_pricing: { enabled: false },
    ...(customerEmail === '' ? {} : { customer_email: customerEmail }),
    locale: locales[attempt.locale],
    expires_at: Math.floor(attempt.expiresAt.getTime() / 1000),
    success_url: withSession(returnUrls.success),
    cancel_url: returnUrls.cancel,
  };
}

/** One attempt has one session, however often it is requested. */
export const sessionKey = (reference: string): string => `checkout:${reference}`;

/* Refunds by Stripe, in full or in part. One key is one refund, for as long as the payment exists. */

/** Milliseconds for both requests together. */
const refundTimeLimitMs = 5_000;

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

async function refundAtStripe(
  { stripe, trouble }: { stripe: Stripe; trouble: (during: string, error: unknown) => void },
  wanted: RefundToAsk,
): Promise<RefundResult> {
  const { providerReference: payment, amountCentimes, key, attemptReference } = wanted;
  if (!payment.startsWith('pi_')) return { ok: false, reason: 'gateway-refused' };
  try {
    const talk = conversation(refundTimeLimitMs);
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

const checkoutOrigin = 'https://checkout.stripe.com';
/** Milliseconds for `begin`, a retry included. */
const timeLimitMs = 10_000;

/** The page for the buyer, if the answer is what was requested. */
function pageOf(
  session: Session,
  attempt: AttemptToBegin,
  of: { live: boolean; origin: string },
): string | null {
  const isOurs =
    session.livemode === of.live &&
    session.mode === 'payment' &&
    session.status === 'open' &&
    session.client_reference_id === attempt.reference &&
    session.amount_total === attempt.amountCentimes &&
    session.currency === 'mad';
  const url = isOurs && URL.canParse(session.url ?? '') ? new URL(session.url ?? '') : null;
  return url?.origin === of.origin && url.username === '' && url.password === '' ? url.href : null;
}

/**
 * Stripe repeats for three days whatever is not answered by 2xx. What was understood and stored is answered so, even when it is
 * refused: a repetition would change nothing, and staff have it on their list.
 */
function acknowledge(verdict: Verdict, reading: ReadResult): Acknowledgement {
  const status = verdict === 'failed' ? 500 : reading.ok ? 200 : 400;
  return { status, contentType: 'text/plain; charset=utf-8', body: verdict };
}

export function stripeGateway(options: StripeOptions): Gateway {
  const { live, apiOrigin, report } = options;
  const stripe = connectStripe(options);
  const trouble = (during: string, error: unknown) => report?.(troubleOf(during, error));
  const connection = { stripe, live, trouble };
  const origin = apiOrigin === null ? checkoutOrigin : new URL(apiOrigin).origin;

  async function begin(attempt: AttemptToBegin): Promise<BeginResult> {
    try {
      const asked = sessionRequest(attempt);
      const idempotencyKey = sessionKey(attempt.reference);
      const session = sessionSchema.parse(
        await conversation(timeLimitMs).twice((limits) =>
          stripe.checkout.sessions.create(asked, { ...limits, idempotencyKey }),
        ),
      );
      const url = pageOf(session, attempt, { live, origin });
      if (url !== null) return { ok: true, handOff: { kind: 'redirect', url }, providerSession: session.id };
      trouble('begin', new Error('Stripe answered about something else.'));
      return { ok: false, reason: 'gateway-refused' };
    } catch (error) {
      trouble('begin', error);
      return { ok: false, reason: isRefusal(error) ? 'gateway-refused' : 'gateway-unreachable' };
    }
  }

  return {
    name: 'stripe',
    recipient: 'Stripe',
    option: 'Card',
    cardTypes: ['international'],
    live,
    formOrigins: [origin],
    begin,
    read: (notification) => readEvent(options, notification),
    ask: (attempt) => askStripe(connection, attempt),
    close: (attempt) => closeAtStripe(connection, attempt),
    list: (since) => listAtStripe(connection, since),
    refund: (payment) => refundAtStripe(connection, payment),
    acknowledge,
    referenceInReturn: (fields) => fields.get('reference'),
  };
}
