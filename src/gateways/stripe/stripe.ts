/** Stripe Checkout: one session per attempt, paid in dirhams on Stripe's page, reported by signed notifications. */
import type {
  Acknowledgement,
  AttemptToBegin,
  BeginResult,
  Gateway,
  ReadResult,
  Verdict,
} from '../gateway.ts';
import { askStripe, closeAtStripe, listAtStripe } from './ask-stripe.ts';
import { readEvent } from './read-event.ts';
import { refundAtStripe } from './refund-at-stripe.ts';
import { sessionKey, sessionRequest } from './session-request.ts';
import { connectStripe, conversation, isRefusal, troubleOf, type StripeOptions } from './stripe-client.ts';
import { sessionSchema, type Session } from './stripe-objects.ts';

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
