/**
 * Gateways are asked to pay back, always outside a transaction and always with the refund's own key: after a crash between the
 * answer and the writing they are asked again, and the gateway pays once.
 */
import { askOutside } from '../../platform/db/run-in-transaction.ts';
import { failRefund, finishRefund, handOverRefund } from './decide-refund.store.ts';
import { settleRefund } from './settle-refund.service.ts';
import { type Attempt, isFurtherPayment, lockAttempt, visitOf } from '../orders/payment-attempts.service.ts';
import { lockOrder } from '../orders/orders.service.ts';
import { refundBackoffMs } from '../orders/refund.ts';
import {
  claimRefunds,
  lockRefund,
  moveRefund,
  readRefundsDueBefore,
  readRefundsOf,
  type Refund,
} from './refunds.service.ts';
import type { Gateway, RefundEvidence, RefundResult } from '../../gateways/gateway.ts';
import { carryOut, auditOf, type ServiceContext } from '../../context.ts';
import { readApprovedInVain } from './reconciliations.service.ts';
import { postOneEmail } from '../../academy/emails/post-emails.service.ts';
import { readOpenRequests } from './refund-requests.service.ts';

const mostAtOnce = 20;
const warnBeforeMs = 2 * 86_400_000;

/**
 * Asks gateways to pay back, and warns staff of deadlines that come near. Returns how many refunds it worked on. Several
 * instances may call it together: each takes others.
 */
export async function processRefunds(context: ServiceContext): Promise<number> {
  const carried = await carryRefunds(context, { most: mostAtOnce });
  await warnOfDeadlines(context);
  return carried;
}

/** One e-mail for each refund: its key keeps a second one from being sent. */
async function warnOfDeadlines(context: ServiceContext): Promise<void> {
  const { database, clock } = context;
  const dueBefore = new Date(clock().getTime() + warnBeforeMs);
  for (const { id, orderId } of await readOpenRequests(database.db, { dueBefore, most: mostAtOnce }))
    await database.transaction((tx) =>
      carryOut(context, tx, {
        emails: [
          { dedupeKey: `staff-request-due:${id}`, emailName: 'staff-refund-asked', orderId, requestId: id },
        ],
      }),
    );
  const near = await readRefundsDueBefore(database.db, dueBefore, mostAtOnce);
  for (const { id, orderId } of near)
    await database.transaction((tx) =>
      carryOut(context, tx, {
        emails: [
          { dedupeKey: `staff-refund-due:${id}`, emailName: 'staff-refund-due', orderId, refundId: id },
        ],
      }),
    );
}

const minuteMs = 60_000;
/** A notification is often a few minutes late; a quarter of an hour is not. */
const overdueMs = 15 * minuteMs;
/** Older ones are listed among the differences of the comparison. */
const lookBackMs = 2 * 24 * 60 * minuteMs;

/**
 * Notifies staff when a bank approved in the buyer's browser and its own confirmation is missing, while the buyer still waits.
 * One e-mail for each visit. Called by the scheduler; returns how many visits wait so.
 */
export async function alertApprovedReturns({ database, clock }: ServiceContext): Promise<number> {
  const now = clock().getTime();
  const waiting = await readApprovedInVain(
    database.db,
    new Date(now - lookBackMs),
    new Date(now - overdueMs),
  );
  if (waiting.length === 0) return 0;
  await database.transaction(async (tx) => {
    for (const { attempt } of waiting) {
      const dedupeKey = `staff-approved-return:${attempt.id}`;
      await postOneEmail(tx, { dedupeKey, emailName: 'staff-approved-return', orderId: attempt.orderId });
    }
  });
  return waiting.length;
}

/** A refund that the gateway has taken is asked about this often, until it reports that it is done. */
const pendingAgainMs = 30 * 60_000;

/** Returns how many refunds were asked for or asked about. `only` one: at once, when it was decided. */
export async function carryRefunds(
  context: ServiceContext,
  { only, most }: { only?: string; most: number },
): Promise<number> {
  const at = context.clock();
  const claimed = await context.database.transaction((tx) => claimRefunds(tx, { at, most, only }));
  for (const refund of claimed) {
    try {
      await carry(context, refund);
    } catch (error) {
      // It stays due, and is taken up again when its lease is over.
      context.log.error({ err: error, refund: refund.id }, 'A refund could not be carried');
    }
  }
  return claimed.length;
}

async function carry(context: ServiceContext, refund: Refund): Promise<void> {
  const { attemptId } = refund;
  const attempt = attemptId === null ? null : await attemptOf(context, attemptId);
  const gateway = context.gateways.find(({ name }) => name === attempt?.gateway);
  if (attempt && gateway && refund.state === 'pending') return askAbout(context, gateway, attempt, refund);
  const result = await ask(context, gateway, attempt, refund);
  await write(context, refund, result);
}

const attemptOf = ({ database }: ServiceContext, id: string): Promise<Attempt | null> =>
  database.transaction((tx) => lockAttempt(tx, id));

/**
 * A gateway that is no longer connected, or never gave the payment a number, cannot be asked. Nor is it about a further payment
 * on one visit: the gateway would have to guess which of the two to pay back.
 */
async function ask(
  context: ServiceContext,
  gateway: Gateway | undefined,
  attempt: Attempt | null,
  { id: key, orderId, amountCentimes }: Refund,
): Promise<RefundResult> {
  if (!gateway || !attempt || attempt.providerReference === null || isFurtherPayment(attempt))
    return { ok: false, reason: 'not-supported' };
  const earlier = await readRefundsOf(context.database.db, orderId);
  const knownRefunds = earlier.flatMap(
    (one) => (one.attemptId === attempt.id && one.providerReference) || [],
  );
  try {
    const wanted = {
      attemptReference: attempt.reference,
      providerReference: attempt.providerReference,
      amountCentimes,
      paidCentimes: attempt.amountCentimes,
      key,
      knownRefunds,
    };
    return await askOutside('Paying back', () => gateway.refund(wanted));
  } catch (error) {
    context.log.error({ err: error, gateway: gateway.name }, 'A gateway failed to pay back');
    return { ok: false, reason: 'gateway-unreachable' };
  }
}

/** The gateway's answer, in one transaction. When a faster notification has settled it, nothing is left to do. */
async function write(context: ServiceContext, { id, orderId }: Refund, result: RefundResult): Promise<void> {
  await context.database.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const refund = await lockRefund(tx, id);
    if (!refund) return;
    const action = auditOf(context, 'clock');
    const later = (ms: number) => new Date(action.at.getTime() + ms);
    if (result.ok && result.state === 'pending') {
      const { providerReference } = result;
      const runAt = later(pendingAgainMs);
      await moveRefund(tx, refund, ['due'], { state: 'pending', providerReference, runAt });
      return;
    }
    if (!result.ok && result.reason === 'gateway-unreachable') {
      const runAt = later(refundBackoffMs(refund.attempts));
      await moveRefund(tx, refund, ['due'], { lastProblem: result.reason, runAt });
      return;
    }
    const settled = result.ok
      ? await finishRefund(tx, refund, { providerReference: result.providerReference }, action)
      : result.reason === 'not-supported'
        ? await handOverRefund(tx, refund)
        : await failRefund(tx, refund, result.reason, action);
    if (settled) await carryOut(context, tx, settled);
  });
}

/** 'pending' ends when the gateway reports: by a notification, or by its answer about the payment. */
async function askAbout(
  context: ServiceContext,
  gateway: Gateway,
  attempt: Attempt,
  refund: Refund,
): Promise<void> {
  const asked = { ...attempt, reference: visitOf(attempt.reference) };
  const answer = await askOutside('Asking a gateway', () => gateway.ask(asked)).catch(() => null);
  if (answer?.ok)
    for (const evidence of answer.refunds ?? []) await applyRefund(context, gateway.name, evidence);
  const runAt = new Date(context.clock().getTime() + pendingAgainMs);
  await context.database.transaction((tx) => moveRefund(tx, refund, ['pending'], { runAt }));
}

/** Applies a gateway's answer about money going back, like a notification of the same content. */
export async function applyRefund(
  context: ServiceContext,
  gateway: string,
  evidence: RefundEvidence,
): Promise<void> {
  const action = auditOf(context, `gateway:${gateway}`);
  const body = new TextEncoder().encode(JSON.stringify({ asked: evidence }));
  await context.database.transaction(async (tx) => {
    const settled = await settleRefund(tx, { gateway, statement: evidence, body }, action);
    await carryOut(context, tx, settled);
  });
}
