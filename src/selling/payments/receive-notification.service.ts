/**
 * A gateway notifies us. Believed only when its signature holds on the very bytes; kept in every case. A dispute moves nothing:
 * a person answers it at the gateway, before its deadline there.
 */
import { isSecondPayment, type Settled, settlePayment, whyItDoesNotFit } from './settle-payment.service.ts';
import { attemptOf, settleRefund } from '../refunds/settle-refund.service.ts';
import { createHash } from 'node:crypto';
import type { Database } from '../../platform/db/database.ts';
import { isAway } from '../../platform/db/run-in-transaction.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { warnOnceAMinute } from '../../platform/log.ts';
import { orderMoves, type AuditContext } from '../orders/order.ts';
import { isReference } from '../orders/payment-attempts.service.ts';
import {
  asJson,
  digestOf,
  disputeHasEnded,
  disputeIsOver,
  insertNotification,
  insertUnbelieved,
  isAnyDue,
  keepNotifications,
  type NewWaiting,
  postponeNotification,
  type Prospect,
  readProspects,
  removeNotification,
  takeNotification,
  type WaitingKey,
  type WaitingNotification,
} from '../orders/kept-notifications.service.ts';
import type {
  DisputeEvidence,
  Acknowledgement,
  Disbelief,
  Evidence,
  Gateway,
  RawNotification,
  GatewayReport,
  Verdict,
} from '../../gateways/gateway.ts';
import { carryOut, auditOf, type Effects, type ServiceContext } from '../../context.ts';
import { writeHistory } from '../orders/order-history.service.ts';
import type { OrderEmail } from '../orders/order-email.ts';
import { changeOrder, lockOrder } from '../orders/orders.service.ts';

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
    seatsTaken: [],
  };
}

type Outcome = Effects & { verdict: Exclude<Verdict, 'failed'>; reason: string | null };

const longestPauseMs = 5 * 60_000;

/**
 * A gateway's notification, bytes as they came. Null when there is no such gateway. Verified and kept first, by one insert that waits
 * for nobody; applied at once where few others are, else soon afterwards by `applyWaiting`. Never throws, not even for bad input:
 * when the database fails, the answer asks the gateway in its own way to send it again.
 */
export async function receiveNotification(
  context: ServiceContext,
  { gateway: name, raw }: { gateway: string; raw: RawNotification },
): Promise<Acknowledgement | null> {
  const gateway = context.gateways.find((known) => known.name === name);
  if (!gateway) return null;
  const reading = gateway.read(raw);
  try {
    const body = gateway.redact?.(raw.body) ?? raw.body;
    const verdict = reading.ok
      ? await keepAndApply(context, gateway, body, asJson(reading.report))
      : await disbelieve(context, gateway, { body, eventId: markOf(gateway, raw), reason: reading.reason });
    return gateway.acknowledge(verdict, reading);
  } catch (error) {
    context.log.error({ err: error, gateway: name }, 'A notification could not be kept');
    return gateway.acknowledge('failed', reading);
  }
}

/** Above this many at the same moment a lot waits for the next. */
const mostOfALot = 200;

/**
 * One piece of work at a time for many callers: those who come while it lasts share the next. `work` answers in the order of what it is
 * asked. When it throws, each of a lot is tried alone, so that nobody fails for another; not where `isOfAll` says that all would.
 */
export function inLots<Asked, Answer>(
  most: number,
  work: (lot: readonly Asked[]) => Promise<readonly Answer[]>,
  isOfAll: (error: unknown) => boolean,
): (asked: Asked) => Promise<Answer> {
  type Caller = { asked: Asked; resolve: (answer: Answer) => void; reject: (error: unknown) => void };
  let waiting: Caller[] = [];
  let isAtWork = false;

  async function serve(lot: readonly Caller[]): Promise<void> {
    try {
      const answers = await work(lot.map(({ asked }) => asked));
      for (const [place, { resolve }] of lot.entries()) resolve(answers[place] as Answer);
    } catch (error) {
      if (lot.length === 1 || isOfAll(error)) for (const { reject } of lot) reject(error);
      else for (const caller of lot) await serve([caller]);
    }
  }

  async function serveAll(): Promise<void> {
    isAtWork = true;
    while (waiting.length > 0) {
      const lot = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await serve(lot);
    }
    isAtWork = false;
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject });
      if (!isAtWork) void serveAll();
    });
}

/** Notifications that come at the same moment are kept by one statement, and judged by one. */
function makeLots(database: Database) {
  return {
    keep: inLots(mostOfALot, (lot: readonly NewWaiting[]) => keepNotifications(database.db, lot), isAway),
    foresee: inLots(mostOfALot, (lot: readonly Asked[]) => readProspects(database.db, lot), isAway),
  };
}
type Asked = WaitingKey & { reference: string };
const lotsOf = new WeakMap<Database, ReturnType<typeof makeLots>>();

async function keepAndApply(
  context: ServiceContext,
  { name }: Gateway,
  body: Uint8Array,
  report: GatewayReport,
): Promise<Verdict> {
  const { database, clock } = context;
  const lots = lotsOf.get(database) ?? makeLots(database);
  lotsOf.set(database, lots);
  const key = { gateway: name, digest: digestOf(report) };
  const kept = await lots.keep({ ...key, body, report, receivedAt: clock() });
  // Whoever kept the same first applies it, where there are not many others.
  const applied = kept.isNew && kept.isDue ? await applyOne(context, key) : null;
  if (applied) return applied.verdict;
  if (report.kind !== 'payment') return 'no-change';
  const { evidence } = report;
  const reference = evidence.attemptReference;
  return foretell(isReference(reference) ? await lots.foresee({ ...key, reference }) : null, evidence);
}

/**
 * What a kept payment will come to, for an answer given before it is applied. A second payment is 'duplicate', so that a gateway that
 * can leaves it uncaptured.
 */
function foretell(prospect: Prospect | null, evidence: Evidence): 'refused' | 'duplicate' | 'no-change' {
  if (!prospect || whyItDoesNotFit(prospect.attempt, evidence) !== null) return 'refused';
  const { attempt, orderStatus, isBehindAnother } = prospect;
  if (evidence.outcome !== 'captured' || attempt.state === 'captured')
    return attempt.isDuplicate || isSecondPayment(attempt, evidence) ? 'duplicate' : 'no-change';
  const isFirst = orderMoves[orderStatus]['capture-card'] !== undefined && !isBehindAnother;
  return isFirst ? 'no-change' : 'duplicate';
}

/**
 * Applies one that waits: the named one, else the one due first. In one transaction: its contents, its effect on the order, the
 * e-mails, and its leaving. Null where all connections for this work are taken, or nothing waits. One that fails is tried again.
 */
function applyOne(
  context: ServiceContext,
  which: WaitingKey | { until: Date },
): Promise<Outcome | null> | null {
  const { database, log } = context;
  let taken: WaitingNotification | null = null;
  const applied = database.apart(async (tx) => {
    taken = await takeNotification(tx, which);
    if (!taken) return null;
    const { gateway, body, report } = taken;
    const received = { gateway, notified: report, body: new TextEncoder().encode(body) };
    const outcome = await settle(tx, received, auditOf(context, `gateway:${gateway}`));
    await carryOut(context, tx, outcome);
    await removeNotification(tx, taken);
    return outcome;
  });
  const failed = async (error: unknown): Promise<null> => {
    const line = { err: error, gateway: taken?.gateway, tries: taken?.tries };
    if (isAway(error)) log.info(line, 'A notification is applied later');
    else log.error(line, 'A notification could not be applied and is tried again');
    if (taken) await postpone(context, taken);
    return null;
  };
  const told = (outcome: Outcome | null): Outcome | null => {
    const { verdict, reason } = outcome ?? {};
    if (verdict === 'refused') tellRefusal(log, taken?.gateway, reason);
    return outcome;
  };
  return applied && applied.then(told, failed);
}

/** Twice as long after each failure, at most five minutes. */
async function postpone({ database, clock }: ServiceContext, failed: WaitingNotification): Promise<void> {
  const pauseMs = Math.min(1_000 * 2 ** failed.tries, longestPauseMs);
  await postponeNotification(database.db, failed, new Date(clock().getTime() + pauseMs));
}

/** Applies all that wait and are due, the oldest first, on as many connections as there are for it. Returns how many. */
export async function applyWaiting(context: ServiceContext, until = context.clock()): Promise<number> {
  if (!(await isAnyDue(context.database.db, until))) return 0;
  let applied = 0;
  const goOn = async (): Promise<void> => {
    while (await applyOne(context, { until })) applied += 1;
  };
  await Promise.all([goOn(), goOn()]);
  return applied;
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

const tellRefusal = (log: ServiceContext['log'], gateway?: string, reason?: string | null): void =>
  warnOnceAMinute(log, { gateway, reason }, 'Refused a notification', `${gateway} ${reason}`);

/** Equal for copies of one notification that is not believed: one that somebody signed is kept once, however it is varied. */
const markOf = (gateway: Gateway, raw: RawNotification): string =>
  createHash('sha256')
    .update(gateway.signatureOf?.(raw) ?? raw.body)
    .digest('hex');

async function disbelieve(
  context: ServiceContext,
  gateway: Gateway,
  { body, eventId, reason }: { body: Uint8Array; eventId: string; reason: Disbelief },
): Promise<'refused'> {
  await insertUnbelieved(context.database, {
    id: context.uuid(),
    gateway: gateway.name,
    eventId,
    attemptReference: null,
    orderId: null,
    body,
    verdict: 'refused',
    reason,
    receivedAt: context.clock(),
    // A late or unreadable one was signed by the gateway; it may be money, so a person looks at it.
    looksForged: reason === 'bad-signature' || reason === 'malformed',
    kind: 'nothing',
    statement: null,
  });
  tellRefusal(context.log, gateway.name, reason);
  return 'refused';
}

/** Marks the order while the dispute lasts, or for ever when it is lost. Staff get one e-mail for each order. */
export async function settleDispute(
  tx: Handle,
  { gateway, statement, body }: { gateway: string; statement: DisputeEvidence; body: Uint8Array },
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
  const quiet = { emails: [], seatsTaken: [] };
  if (!order) return { ...quiet, verdict: 'refused', reason: 'unknown-attempt' };
  if (!isNew) return { ...quiet, verdict: 'no-change', reason: 'repeated' };
  if (isOver) return { ...quiet, verdict: 'no-change', reason };
  const detail = { gateway, dispute: state, amount: `${(amountCentimes / 100).toFixed(2)} ${currency}` };
  await writeHistory(tx, { orderId: order.id, event: 'dispute', detail }, action);
  const disputedAt = state === 'won' ? null : (order.disputedAt ?? action.at);
  await changeOrder(tx, order, { disputedAt }, action.at);
  const email: OrderEmail = {
    dedupeKey: `staff-dispute:${order.id}`,
    emailName: 'staff-dispute',
    orderId: order.id,
  };
  const emails = state === 'won' ? [] : [email];
  return { verdict: 'applied', reason: null, emails, seatsTaken: [] };
}
