/** Asks Stripe about a visit. An answer that does not fit what we know of it counts as none. */
import type Stripe from 'stripe';
import type { AskResult, AttemptToAsk, Evidence, ListResult, RefundEvidence } from '../gateway.ts';
import { evidenceOf, outcomeOf, paymentOf, refundEvidence } from './stripe-evidence.ts';
import { listOf, refundSchema, sessionSchema, type Session } from './stripe-objects.ts';
import { conversation, isRefusal, isUnknown, type Conversation } from './stripe-client.ts';

type Connection = { stripe: Stripe; live: boolean; trouble: (during: string, error: unknown) => void };

/** Milliseconds for the whole conversation, however many requests it takes. */
const timeLimitMs = 5_000;
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

export async function askStripe(connection: Connection, attempt: AttemptToAsk): Promise<AskResult> {
  try {
    const talk = conversation(timeLimitMs);
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
export async function closeAtStripe(connection: Connection, attempt: AttemptToAsk): Promise<boolean> {
  try {
    const talk = conversation(timeLimitMs);
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
export async function listAtStripe(connection: Connection, since: Date): Promise<ListResult> {
  const payments: Evidence[] = [];
  const filter = {
    status: 'complete' as const,
    created: { gte: seconds(since) - day },
    expand: ['data.payment_intent'],
  };
  try {
    await eachPage(connection, conversation(timeLimitMs), filter, (page) => {
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
