/** Stripe Checkout: one session per attempt, paid in dirhams on Stripe's page, reported by signed notifications. */
import { shortened } from '../../platform/text/typed-text.ts';
import type {
  Acknowledgement,
  AskResult,
  AttemptToAsk,
  AttemptToBegin,
  BeginResult,
  Evidence,
  Gateway,
  ListResult,
  ReadResult,
  RefundEvidence,
  RefundResult,
  RefundToAsk,
  Verdict,
} from '../gateway.ts';
import { readEvent } from './read-event.ts';
import {
  connectStripe,
  conversation,
  type Conversation,
  isRefusal,
  isUnknown,
  type StripeOptions,
  troubleOf,
} from './stripe-client.ts';
import { listOf, type Refund, refundSchema, type Session, sessionSchema } from './stripe-objects.ts';
import type Stripe from 'stripe';
import { evidenceOf, outcomeOf, paymentOf, refundEvidence, refundOutcome } from './stripe-evidence.ts';

/* The request to Stripe for one attempt. Pure: a repeated request is the same, and gets the same answer. */

/** Stripe's page has no Arabic; French is what banks in Morocco use beside it. */
const locales = { en: 'en', ar: 'fr', fr: 'fr' } as const;

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

type Connection = { stripe: Stripe; live: boolean; trouble: (during: string, error: unknown) => void };

/** Milliseconds for the whole conversation, however many requests it takes. */
const askLimitMs = 5_000;
const mostPages = 20;
const day = 86_400;

const sessions = listOf(sessionSchema);
const refunds = listOf(refundSchema);
const expand = ['payment_intent'];
const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** All matching sessions, newest first, page by page; `done` ends it early. Throws when there is no end to them. */
async function eachPage(
  { stripe }: Connection,
  talk: Conversation,
  filter: Stripe.Checkout.SessionListParams,
  done: (page: readonly Session[]) => boolean,
): Promise<void> {
  let after: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const asked = { ...filter, limit: 100, ...(after === undefined ? {} : { starting_after: after }) };
    const { data, has_more: more } = sessions.parse(
      await talk.once((options) => stripe.checkout.sessions.list(asked, options)),
    );
    if (done(data) || !more) return;
    after = data.at(-1)?.id;
    if (after === undefined) return;
  }
  throw new Error('There are too many sessions.');
}

/** Our session of an attempt. If its id was never stored, it is searched among those created at that time. */
async function findSession(
  connection: Connection,
  talk: Conversation,
  attempt: AttemptToAsk,
): Promise<Session | null> {
  const { reference, providerSession: id, providerReference, begunAt } = attempt;
  if (id !== null && /^cs_\w{1,250}$/.test(id)) {
    try {
      return sessionSchema.parse(
        await talk.once((options) => connection.stripe.checkout.sessions.retrieve(id, { expand }, options)),
      );
    } catch (error) {
      if (isUnknown(error)) return null;
      throw error;
    }
  }
  const filter = providerReference?.startsWith('pi_')
    ? { payment_intent: providerReference }
    : // Created within the time limit of `begin`, plus the difference of two clocks.
      { created: { gte: seconds(begunAt) - 300, lte: seconds(begunAt) + 600 } };
  let found: Session | null = null;
  const inFull = { ...filter, expand: ['data.payment_intent'] };
  await eachPage(connection, talk, inFull, (page) => {
    found = page.find((session) => session.client_reference_id === reference) ?? null;
    return found !== null;
  });
  return found;
}

async function refundsOf(
  { stripe, trouble }: Connection,
  talk: Conversation,
  payment: string,
): Promise<RefundEvidence[] | undefined> {
  try {
    const list = refunds.parse(
      await talk.once((options) => stripe.refunds.list({ payment_intent: payment, limit: 100 }, options)),
    );
    return list.data.flatMap((refund) => refundEvidence(refund, `asked-${refund.id}-${refund.status}`) ?? []);
  } catch (error) {
    // The payment is known all the same.
    trouble('ask for refunds', error);
    return undefined;
  }
}

/** Asks Stripe about a visit. An answer that does not fit what we know of it counts as none. */
async function askStripe(connection: Connection, attempt: AttemptToAsk): Promise<AskResult> {
  try {
    const talk = conversation(askLimitMs);
    const session = await findSession(connection, talk, attempt);
    if (session === null) return { ok: false, reason: 'unknown-attempt' };
    if (session.livemode !== connection.live || session.client_reference_id !== attempt.reference)
      throw new Error('Stripe answered about something else.');
    const evidence = evidenceOf(session, `asked-${session.id}`);
    if (evidence === null) throw new Error('Stripe named no amount.');
    const payment = paymentOf(session);
    const back =
      evidence.outcome === 'captured' && payment ? await refundsOf(connection, talk, payment) : undefined;
    return { ok: true, evidence, ...(back && { refunds: back }) };
  } catch (error) {
    connection.trouble('ask', error);
    return { ok: false, reason: 'gateway-unreachable' };
  }
}

/** A complete or ended session stays as it is: Stripe refuses, and the next status request shows its state. */
async function closeAtStripe(connection: Connection, attempt: AttemptToAsk): Promise<boolean> {
  try {
    const talk = conversation(askLimitMs);
    const known = attempt.providerSession;
    const id = known ?? (await findSession(connection, talk, attempt))?.id;
    if (id === undefined || !/^cs_\w{1,250}$/.test(id)) return true;
    await talk.once((options) => connection.stripe.checkout.sessions.expire(id, {}, options));
    return true;
  } catch (error) {
    if (isRefusal(error)) return true;
    connection.trouble('close', error);
    return false;
  }
}

/** What was captured since an instant. A session lasts a day at most: older ones cannot have been paid since. */
async function listAtStripe(connection: Connection, since: Date): Promise<ListResult> {
  const payments: Evidence[] = [];
  const filter = {
    status: 'complete' as const,
    created: { gte: seconds(since) - day },
    expand: ['data.payment_intent'],
  };
  try {
    await eachPage(connection, conversation(askLimitMs), filter, (page) => {
      for (const session of page) {
        const isPaid = session.mode === 'payment' && outcomeOf(session) === 'captured';
        const evidence = isPaid ? evidenceOf(session, `listed-${session.id}`) : null;
        if (evidence && session.livemode === connection.live) payments.push(evidence);
      }
      return false;
    });
    return { ok: true, payments };
  } catch (error) {
    connection.trouble('list', error);
    return { ok: false, reason: 'gateway-unreachable' };
  }
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
