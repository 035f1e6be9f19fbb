/**
 * A gateway notifies us. Believed only when its signature holds on the very bytes; kept in every case. A dispute moves nothing:
 * a person answers it at the gateway, before its deadline there.
 */
import { type Settled, settlePayment } from './settle-payment.store.ts';
import { attemptOf, settleRefund } from '../refunds/settle-refund.store.ts';
import type { Handle } from '../../platform/db/handle.ts';
import type { AuditContext } from '../orders/order.ts';
import { disputeHasEnded, disputeIsOver, insertNotification, insertUnbelieved } from './payments.store.ts';
import type {
  Acknowledgement,
  Disbelief,
  Gateway,
  RawNotification,
  GatewayReport,
  Verdict,
} from '../../gateways/gateway.ts';
import { carryOut, auditOf, type Effects, type ServiceContext } from '../../context.ts';
import { writeHistory } from '../orders/order-history.store.ts';
import type { OrderEmail } from '../orders/order-email.ts';
import { changeOrder, lockOrder } from '../orders/orders.store.ts';

/** A notification that moves no payment: kept, with its order where it names one. */
type Noted = { kind: 'refund' | 'dispute' | 'nothing'; evidence: { eventId: string } };

/** Once per event of the gateway; a repeated one changes nothing. */
async function noteNotification(
  tx: Handle,
  { gateway, notified, body }: { gateway: string; notified: Noted; body: Uint8Array },
  action: AuditContext,
): Promise<Settled> {
  const isNew = await insertNotification(tx, {
    id: action.uuid(),
    gateway,
    eventId: notified.evidence.eventId,
    attemptReference: null,
    orderId: null,
    body,
    verdict: 'no-change',
    reason: notified.kind === 'nothing' ? 'of-no-consequence' : `noted-${notified.kind}`,
    receivedAt: action.at,
    looksForged: false,
    kind: notified.kind,
    statement: { ...notified.evidence },
  });
  return {
    verdict: 'no-change',
    reason: isNew ? null : 'repeated',
    emails: [],
    seatsTaken: false,
  };
}

type Outcome = Effects & { verdict: Exclude<Verdict, 'failed'>; reason: string | null };

/**
 * A gateway's notification, bytes as they came. Null when there is no such gateway. Never throws, not even for bad input: when
 * the database fails, the answer asks the gateway in its own way to send it again.
 */
export async function receiveNotification(
  context: ServiceContext,
  { gateway: name, raw }: { gateway: string; raw: RawNotification },
): Promise<Acknowledgement | null> {
  const gateway = context.gateways.find((known) => known.name === name);
  if (!gateway) return null;
  const reading = gateway.read(raw);
  try {
    const kept = { ...raw, body: gateway.redact?.(raw.body) ?? raw.body };
    const { verdict, reason } = reading.ok
      ? await apply(context, gateway, kept, reading.report)
      : await disbelieve(context, gateway, kept, reading.reason);
    if (verdict === 'refused') context.log.warn({ gateway: name, reason }, 'Refused a notification');
    return gateway.acknowledge(verdict, reading);
  } catch (error) {
    context.log.error({ err: error, gateway: name }, 'A notification could not be kept');
    return gateway.acknowledge('failed', reading);
  }
}

/** One transaction: its contents, its effect on the order, and the e-mails. */
async function apply(
  context: ServiceContext,
  gateway: Gateway,
  { body }: RawNotification,
  notified: GatewayReport,
): Promise<Outcome> {
  const action = auditOf(context, `gateway:${gateway.name}`);
  return context.database.transaction(async (tx) => {
    const outcome = await settle(tx, { gateway: gateway.name, body, notified }, action);
    await carryOut(context, tx, outcome);
    return outcome;
  });
}

function settle(
  tx: Handle,
  { gateway, body, notified }: { gateway: string; body: Uint8Array; notified: GatewayReport },
  action: AuditContext,
): Promise<Outcome> {
  switch (notified.kind) {
    case 'payment':
      return settlePayment(tx, { gateway, statement: notified.evidence, body }, action);
    case 'refund':
      return settleRefund(tx, { gateway, statement: notified.evidence, body }, action);
    case 'dispute':
      return settleDispute(tx, { gateway, statement: notified.evidence, body }, action);
    case 'nothing':
      return noteNotification(tx, { gateway, notified, body }, action);
  }
}

async function disbelieve(
  context: ServiceContext,
  gateway: Gateway,
  raw: RawNotification,
  reason: Disbelief,
): Promise<Pick<Outcome, 'verdict' | 'reason'>> {
  await insertUnbelieved(context.database.db, {
    id: context.uuid(),
    gateway: gateway.name,
    eventId: null,
    attemptReference: null,
    orderId: null,
    body: raw.body,
    verdict: 'refused',
    reason,
    receivedAt: context.clock(),
    // A late or unreadable one was signed by the gateway; it may be money, so a person looks at it.
    looksForged: reason === 'bad-signature' || reason === 'malformed',
    kind: 'nothing',
    statement: null,
  });
  return { verdict: 'refused', reason };
}

/** The gateways' `DisputeEvidence` fits. Amount in centimes, currency as ISO 4217 code. */
export type DisputeStatement = {
  eventId: string;
  attemptReference: string | null;
  paymentReference: string;
  /** The gateway's number of the dispute, where it has one. */
  disputeReference?: string;
  state: 'opened' | 'changed' | 'won' | 'lost';
  amountCentimes: number;
  currency: string;
};

/** Marks the order while the dispute lasts, or for ever when it is lost. Staff get one e-mail for each order. */
export async function settleDispute(
  tx: Handle,
  { gateway, statement, body }: { gateway: string; statement: DisputeStatement; body: Uint8Array },
  action: AuditContext,
): Promise<Settled> {
  const { state, amountCentimes, currency, eventId, paymentReference, disputeReference } = statement;
  const attempt = await attemptOf(tx, gateway, statement);
  const order = attempt && (await lockOrder(tx, attempt.orderId));
  const isEnd = state === 'won' || state === 'lost';
  const about = { gateway, paymentReference, disputeReference };
  const isOver = order && !isEnd && (await disputeHasEnded(tx, { ...about, orderId: order.id }));
  const reason = order ? (isOver ? disputeIsOver : null) : 'unknown-attempt';
  const isNew = await insertNotification(tx, {
    id: action.uuid(),
    gateway,
    eventId: `${eventId}#dispute-${state}`,
    attemptReference: attempt?.reference ?? null,
    orderId: order?.id ?? null,
    body,
    verdict: order ? (isOver ? 'no-change' : 'applied') : 'refused',
    reason,
    receivedAt: action.at,
    looksForged: false,
    kind: 'dispute',
    statement,
  });
  const quiet = { emails: [], seatsTaken: false };
  if (!order) return { ...quiet, verdict: 'refused', reason: 'unknown-attempt' };
  if (!isNew) return { ...quiet, verdict: 'no-change', reason: 'repeated' };
  if (isOver) return { ...quiet, verdict: 'no-change', reason };
  const detail = { gateway, dispute: state, amount: `${(amountCentimes / 100).toFixed(2)} ${currency}` };
  await writeHistory(tx, { orderId: order.id, event: 'dispute', detail }, action);
  const disputedAt = state === 'won' ? null : (order.disputedAt ?? action.at);
  await changeOrder(tx, order, { disputedAt }, action.at);
  const email: OrderEmail = {
    dedupeKey: `staff-dispute:${order.id}`,
    letter: 'staff-dispute',
    orderId: order.id,
  };
  const emails = state === 'won' ? [] : [email];
  return { verdict: 'applied', reason: null, emails, seatsTaken: false };
}
