/**
 * Gateways are asked, and their answers are applied, in one way: for the order's page, the scheduler, staff, reconciliation.
 */
import { askOutside } from '../../platform/db/run-in-transaction.ts';
import { settlePayment } from './settle-payment.service.ts';
import {
  type Attempt,
  claimAttemptsToAsk,
  findAttempt,
  findOpenAttempts,
  lockAttempt,
  markApprovedReturn,
  readAttempts,
  settleAttempt,
} from '../orders/payment-attempts.service.ts';
import type { AskResult, Evidence } from '../../gateways/gateway.ts';
import { carryOut, auditOf, type ServiceContext } from '../../context.ts';
import { findOrderByToken, lockOrder } from '../orders/orders.service.ts';
import type { AttemptState } from '../orders/orders.table.ts';
import { writeHistory } from '../orders/order-history.service.ts';

/** The result of a question. 'unreachable' means nothing for the payment; neither does a gateway that cannot be asked. */
export type Asked = 'settled' | 'pending' | 'unknown' | 'unreachable' | 'not-supported' | 'no-gateway';

/** The gateway's answer; a failure of its own counts as no answer. Never inside a transaction. */
export async function askAbout(context: ServiceContext, attempt: Attempt): Promise<AskResult | null> {
  const gateway = context.gateways.find((known) => known.name === attempt.gateway);
  if (!gateway) return null;
  try {
    return await askOutside('Asking a gateway', () => gateway.ask(attempt));
  } catch (error) {
    context.log.error({ err: error, gateway: gateway.name }, 'A gateway failed to answer');
    return { ok: false, reason: 'gateway-unreachable' };
  }
}

/** Applies what a gateway answered, like a notification of the same content. */
export async function applyAnswer(
  context: ServiceContext,
  gateway: string,
  evidence: Evidence,
): Promise<void> {
  const action = auditOf(context, `gateway:${gateway}`);
  const body = new TextEncoder().encode(JSON.stringify({ asked: evidence }));
  await context.database.transaction(async (tx) => {
    const settled = await settlePayment(tx, { gateway, statement: evidence, body }, action);
    await carryOut(context, tx, settled);
  });
}

export async function askAndApply(context: ServiceContext, attempt: Attempt): Promise<Asked> {
  const answer = await askAbout(context, attempt);
  if (answer === null) return 'no-gateway';
  if (!answer.ok) {
    const results = { 'unknown-attempt': 'unknown', 'gateway-unreachable': 'unreachable' } as const;
    return answer.reason === 'not-supported' ? 'not-supported' : results[answer.reason];
  }
  if (answer.evidence.outcome === 'pending') return 'pending';
  await applyAnswer(context, attempt.gateway, answer.evidence);
  return 'settled';
}

/** Far more pages than a buyer opens: each that stayed open could still be paid. */
const mostClosed = 50;

/**
 * Closes the pages of an order's open attempts, so that an old tab cannot pay for what is paid another way. One that was
 * paid in the meantime is settled instead. Returns the gateways that were out of reach: their pages may still be open.
 */
export async function closeOpenAttempts(context: ServiceContext, orderId: string): Promise<Set<string>> {
  const outOfReach = new Set<string>();
  const close = async (attempt: Attempt): Promise<void> => {
    const gateway = context.gateways.find((known) => known.name === attempt.gateway);
    if (!gateway?.close) return;
    const reached = await gateway.close(attempt).catch((error: unknown) => {
      context.log.error({ err: error, gateway: gateway.name }, 'A gateway failed to close a page');
      return false;
    });
    // A gateway that does not answer is not asked again while a buyer waits; the scheduled job asks later.
    if (reached) await askAndApply(context, attempt);
    else outOfReach.add(gateway.name);
  };
  await Promise.all((await findOpenAttempts(context.database.db, orderId, mostClosed)).map(close));
  return outOfReach;
}

/**
 * Keeps what is signed in a browser's return by POST; never moves an order. A return that is not signed, or not of this
 * academy, is ignored.
 */
export async function noteReturn(
  context: ServiceContext,
  { gateway: name, body }: { gateway: string; body: Uint8Array },
): Promise<void> {
  const gateway = context.gateways.find((known) => known.name === name);
  const reading = gateway?.readReturn?.(body) ?? null;
  if (reading?.outcome !== 'approved') return;
  const action = auditOf(context, `gateway:${name}`);
  await context.database.transaction(async (tx) => {
    const found = await findAttempt(tx, name, reading.reference);
    if (!found || !(await lockOrder(tx, found.orderId))) return;
    const attempt = await lockAttempt(tx, found.id);
    if (!attempt || attempt.state === 'captured') return;
    if (!(await markApprovedReturn(tx, attempt.id, action.at))) return;
    const detail = { gateway: name, reference: attempt.reference };
    await writeHistory(tx, { orderId: attempt.orderId, event: 'return-approved', detail }, action);
  });
}

/** One visit to a gateway. Amount in centimes of MAD. */
export type AttemptFacts = { state: AttemptState; amountCentimes: number };

/** Of this order only, null for any other. The gateway's answer is applied like a notification. */
export async function checkAttempt(
  context: ServiceContext,
  { token, attemptId }: { token: string; attemptId: string },
): Promise<AttemptFacts | null> {
  const { db } = context.database;
  const order = await findOrderByToken(db, token);
  if (!order) return null;
  const find = async () => (await readAttempts(db, order.id)).find(({ id }) => id === attemptId) ?? null;
  const known = await find();
  if (known?.state === 'begun') await askAndApply(context, known);
  const now = known?.state === 'begun' ? await find() : known;
  return now && { state: now.state, amountCentimes: now.amountCentimes };
}

const minuteMs = 60_000;
/** A buyer needs a while at the gateway; before that the order's own page asks. */
const firstQuestionAfterMs = 2 * minuteMs;
const againAfterMs = 5 * minuteMs;
/** An attempt that the gateway still knows nothing of is given up. Money that arrives even later counts all the same. */
const giveUpAfterMs = 24 * 60 * minuteMs;
/** Of each gateway, so that one with many open attempts keeps no other waiting. A question takes five seconds at most. */
const mostOfOne = 40;
const questionsAtOnce = 4;

type Whose = string | { allBut: readonly string[] };

/**
 * Looks for lost notifications: asks gateways about attempts without an answer, and returns how many it asked about. Gateways
 * are asked side by side: a slow one delays no other. Several instances may call it together: each asks about others. Attempts
 * at a gateway that is gone are only given up.
 */
export async function askOpenAttempts(context: ServiceContext): Promise<number> {
  const connected = context.gateways.map((gateway) => gateway.name);
  const asked = await Promise.all(
    [...connected, { allBut: connected }].map((whose) => askOfOne(context, whose)),
  );
  return asked.reduce((sum, one) => sum + one, 0);
}

async function askOfOne(context: ServiceContext, gateway: Whose): Promise<number> {
  const now = context.clock().getTime();
  const due = {
    gateway,
    begunBefore: new Date(now - firstQuestionAfterMs),
    askedBefore: new Date(now - againAfterMs),
    at: new Date(now),
    most: mostOfOne,
  };
  const attempts = await context.database.transaction((tx) => claimAttemptsToAsk(tx, due));
  const waiting = attempts.values();
  const lane = async () => {
    for (const attempt of waiting)
      await ask(context, attempt, now - attempt.begunAt.getTime() > giveUpAfterMs);
  };
  await Promise.all(Array.from({ length: questionsAtOnce }, lane));
  return attempts.length;
}

async function ask(context: ServiceContext, attempt: Attempt, isOld: boolean): Promise<void> {
  try {
    const asked = await askAndApply(context, attempt);
    // An unreachable gateway has given no answer: only a gateway that answered, or one that cannot be asked, ends the waiting.
    if (!isOld || asked === 'settled' || asked === 'unreachable') return;
    await context.database.transaction((tx) => settleAttempt(tx, attempt.id, 'abandoned', context.clock()));
  } catch (error) {
    // One that cannot be applied must not keep the others from being asked.
    context.log.error({ err: error, gateway: attempt.gateway }, 'A gateway’s answer was not applied');
  }
}

/** The newest of an order's open attempts: a slow gateway must not keep the page waiting once for each. */
const mostAtOnce = 3;

/**
 * Asks the gateway about attempts of the order that have no answer yet, and applies the answers. A gateway that cannot be
 * reached changes nothing.
 */
export async function askGateway(context: ServiceContext, { token }: { token: string }): Promise<void> {
  const order = await findOrderByToken(context.database.db, token);
  if (!order?.has.visits) return;
  const open = await findOpenAttempts(context.database.db, order.id, mostAtOnce);
  await Promise.all(open.map((attempt) => askAndApply(context, attempt)));
}
