/** The buyer goes to pay by card: an attempt with the server's amount, and the hand-off to the gateway. */
import { askOutside } from '../../platform/db/run-in-transaction.ts';
import { whenMethodChosen } from './accompany-order.service.ts';
import { firmForCards } from '../../academy/settings/payment-methods.ts';
import { readSettings } from '../../academy/content/content.service.ts';
import type { SeatRefusal } from '../../catalogue/courses/cohort.ts';
import { whyNotToTheBank } from '../cohorts/cohorts.service.ts';
import { type Closed, whyClosed } from '../orders/real-money.service.ts';
import { lockSeatsOf } from './settle-payment.service.ts';
import {
  type Attempt,
  insertAttempt,
  settleAttempt,
  writeProviderSession,
} from '../orders/payment-attempts.service.ts';
import { type CardType, type AuditContext, isPayable, type Order } from '../orders/order.ts';
import { writeHistory } from '../orders/order-history.service.ts';
import { findOrderByToken, lockOrderByToken, moveOrder } from '../orders/orders.service.ts';
import type { AttemptToBegin, BeginResult, Gateway, HandOff } from '../../gateways/gateway.ts';
import { callerMark } from '../../platform/signed-token.ts';
import { auditOf, railsOf, sealOfReturn, type ServiceContext } from '../../context.ts';
import { closeOpenAttempts } from './gateway-answers.service.ts';

type BeginPaymentResult =
  /** `attemptId`: our id of the visit; `providerSession`: the gateway's, null where it has none. */
  | { ok: true; handOff: HandOff; attemptId: string; providerSession: string | null }
  | {
      ok: false;
      reason:
        | 'order-not-found'
        | 'not-in-this-status'
        | Closed
        /** Somebody else's payment came first. */
        | SeatRefusal
        /** Whoever is behind the same address is paying for too many of these seats already. */
        | 'too-many-seats-here'
        | 'no-gateway'
        | 'gateway-unreachable'
        | 'gateway-refused';
    };

type NewAttempt = Pick<
  Attempt,
  'id' | 'orderId' | 'gateway' | 'reference' | 'amountCentimes' | 'begunAt' | 'heldBy'
> & { expiresAt: Date };
type Begun = { order: Order; attempt: NewAttempt };
type Refusal = Extract<BeginPaymentResult, { ok: false }>;

/**
 * The attempt is committed before the gateway is asked, so that no answer can arrive for an unknown one; the gateway is asked
 * outside the transaction. Pages of earlier attempts are closed where the gateway can; where it cannot they stay open: their
 * money may still arrive, and counts. A gateway that cannot be reached leaves the attempt open too, because the request may
 * have arrived all the same. `address` as with `placeOrder`: it limits how many seats one caller keeps from others.
 */
export async function beginPayment(
  context: ServiceContext,
  { token, cardType, address }: { token: string; cardType: CardType; address?: string },
): Promise<BeginPaymentResult> {
  const { db } = context.database;
  const earlier = await findOrderByToken(db, token);
  if (!earlier) return { ok: false, reason: 'order-not-found' };
  const gateway = firmForCards(context.gateways, await readSettings(db), cardType, earlier);
  if (!gateway) return { ok: false, reason: 'no-gateway' };
  // Its older page may still be paid, and it would not answer for a new one either.
  if (earlier.has.visits && (await closeOpenAttempts(context, earlier.id)).has(gateway.name))
    return { ok: false, reason: 'gateway-unreachable' };
  const begun = await writeAttempt(context, { token, cardType, gateway, address });
  if ('reason' in begun) return begun;
  const answer = await beginAtGateway(context, gateway, toBegin(context, gateway, begun));
  if (!answer.ok) {
    await writeNoHandOff(context, begun, answer.reason);
    return answer;
  }
  const { handOff, providerSession } = answer;
  // Lost in a crash it is found again: the gateway is asked for visits begun at that time.
  if (providerSession !== null) await writeProviderSession(db, begun.attempt.id, providerSession);
  return { ok: true, handOff, attemptId: begun.attempt.id, providerSession };
}

async function writeAttempt(
  context: ServiceContext,
  {
    token,
    cardType,
    gateway,
    address,
  }: { token: string; cardType: CardType; gateway: Gateway; address: string | undefined },
): Promise<Begun | Refusal> {
  const caller = callerMark(context.signer, address);
  const action = { ...auditOf(context, 'buyer'), caller };
  return context.database.transaction(async (tx) => {
    const order = await lockOrderByToken(tx, token);
    if (!order) return { ok: false, reason: 'order-not-found' };
    if (!isPayable(order.status)) return { ok: false, reason: 'not-in-this-status' };
    const closed = await whyClosed(tx, order, 'Card', railsOf(context));
    if (closed === 'method-off' || (closed !== null && gateway.live)) return { ok: false, reason: closed };
    await lockSeatsOf(tx, order);
    const noSeat = await whyNotToTheBank(tx, order, { caller, now: action.at });
    if (noSeat !== null) return { ok: false, reason: noSeat };
    const moved = await moveOrder(tx, order, 'choose-known-method', action, {
      change: { paymentOption: 'Card', cardType },
      detail: { option: 'Card', cardType },
      unlessAlready: order.paymentOption === 'Card' && order.cardType === cardType,
    });
    if (!moved) return { ok: false, reason: 'not-in-this-status' };
    const chosen = await whenMethodChosen(tx, moved, action);
    const attempt = newAttempt(context, chosen, gateway, action);
    await insertAttempt(tx, attempt);
    const detail = { gateway: gateway.name, reference: attempt.reference };
    await writeHistory(tx, { orderId: chosen.id, event: 'begin-attempt', detail }, action);
    return { order: chosen, attempt };
  });
}

/** The bank opened no page, so the buyer is not asked whether they paid there. */
async function writeNoHandOff(
  context: ServiceContext,
  { order, attempt }: Begun,
  reason: Extract<BeginResult, { ok: false }>['reason'],
): Promise<void> {
  const action = auditOf(context, `gateway:${attempt.gateway}`);
  await context.database.transaction(async (tx) => {
    if (reason === 'gateway-refused') await settleAttempt(tx, attempt.id, 'abandoned', action.at);
    const detail = { gateway: attempt.gateway, reference: attempt.reference, reason };
    await writeHistory(tx, { orderId: order.id, event: 'no-hand-off', detail }, action);
  });
}

const minuteMs = 60_000;

/** With the order, but never so soon or so late that a gateway would refuse it. */
function expiryOf({ expiresAt }: Order, now: Date): Date {
  const soonest = now.getTime() + 31 * minuteMs;
  const latest = now.getTime() + 23 * 60 * minuteMs;
  return new Date(Math.min(Math.max(expiresAt.getTime(), soonest), latest));
}

/** The reference leads the browser back to the order, so it is as unguessable as the order's token. */
const newAttempt = (
  context: ServiceContext,
  order: Order,
  gateway: Gateway,
  action: AuditContext,
): NewAttempt => ({
  id: action.uuid(),
  orderId: order.id,
  gateway: gateway.name,
  reference: `${order.number}-${Buffer.from(context.randomBytes(16)).toString('hex')}`,
  amountCentimes: order.amountCentimes,
  begunAt: action.at,
  heldBy: action.caller ?? null,
  expiresAt: expiryOf(order, action.at),
});

function toBegin(context: ServiceContext, gateway: Gateway, { order, attempt }: Begun): AttemptToBegin {
  const callbacks = `${context.publicOrigin}/callbacks/${gateway.name}`;
  const known = new URLSearchParams({
    reference: attempt.reference,
    seal: sealOfReturn(context, order.token),
  });
  // To the callback server and not to a page: some gateways send the browser back by POST, which a page would refuse.
  const back = (outcome: string) => `${callbacks}/return/${outcome}?${known.toString()}`;
  return {
    reference: attempt.reference,
    orderNumber: order.number,
    amountCentimes: attempt.amountCentimes,
    description: order.description,
    customerName: order.name,
    customerEmail: order.email,
    customerPhone: order.phone,
    locale: order.locale,
    begunAt: attempt.begunAt,
    expiresAt: attempt.expiresAt,
    returnUrls: { success: back('success'), failure: back('failure'), cancel: back('cancel') },
    notificationUrl: callbacks,
  };
}

async function beginAtGateway(
  { log }: ServiceContext,
  gateway: Gateway,
  attempt: AttemptToBegin,
): Promise<BeginResult> {
  try {
    return await askOutside('Beginning a payment', () => gateway.begin(attempt));
  } catch (error) {
    // Without the reference: it leads to the order.
    const { orderNumber } = attempt;
    log.error({ err: error, gateway: gateway.name, orderNumber }, 'A gateway failed to begin');
    return { ok: false, reason: 'gateway-unreachable' };
  }
}
