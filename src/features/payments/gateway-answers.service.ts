/** Gateways are asked, and what they answer is applied, in one way: for the order's page, the clock, staff, comparing. */
import { settlePayment } from './settle-payment.store.ts';
import { type Attempt, findOpenAttempts } from './payments.store.ts';
import type { AskResult, Evidence } from '../../gateways/gateway.ts';
import { carryOut, deedOf, type FlowContext } from '../../context.ts';

/** What a question led to. 'unreachable' says nothing about the payment; neither does a gateway that cannot be asked. */
export type Asked = 'settled' | 'pending' | 'unknown' | 'unreachable' | 'not-supported' | 'no-gateway';

/** The gateway's answer; a failure of its own is as good as no answer. Never inside a transaction. */
export async function askAbout(context: FlowContext, attempt: Attempt): Promise<AskResult | null> {
  const gateway = context.gateways.find((known) => known.name === attempt.gateway);
  if (!gateway) return null;
  try {
    return await gateway.ask(attempt);
  } catch (error) {
    context.log.error({ err: error, gateway: gateway.name }, 'A gateway failed to answer');
    return { ok: false, reason: 'gateway-unreachable' };
  }
}

/** Applies what a gateway answered, like a notification of the same content. */
export async function applyAnswer(context: FlowContext, gateway: string, evidence: Evidence): Promise<void> {
  const deed = deedOf(context, `gateway:${gateway}`);
  const body = new TextEncoder().encode(JSON.stringify({ asked: evidence }));
  await context.database.transaction(async (tx) => {
    const settled = await settlePayment(tx, { gateway, statement: evidence, body }, deed);
    await carryOut(context, tx, settled);
  });
}

export async function askAndApply(context: FlowContext, attempt: Attempt): Promise<Asked> {
  const answer = await askAbout(context, attempt);
  if (answer === null) return 'no-gateway';
  if (!answer.ok) {
    const said = { 'unknown-attempt': 'unknown', 'gateway-unreachable': 'unreachable' } as const;
    return answer.reason === 'not-supported' ? 'not-supported' : said[answer.reason];
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
export async function closeOpenAttempts(context: FlowContext, orderId: string): Promise<Set<string>> {
  const outOfReach = new Set<string>();
  const close = async (attempt: Attempt): Promise<void> => {
    const gateway = context.gateways.find((known) => known.name === attempt.gateway);
    if (!gateway?.close) return;
    const reached = await gateway.close(attempt).catch((error: unknown) => {
      context.log.error({ err: error, gateway: gateway.name }, 'A gateway failed to close a page');
      return false;
    });
    // Who does not answer is not asked a second time while a buyer waits; the clock asks later.
    if (reached) await askAndApply(context, attempt);
    else outOfReach.add(gateway.name);
  };
  await Promise.all((await findOpenAttempts(context.database.db, orderId, mostClosed)).map(close));
  return outOfReach;
}
