/**
 * A refund is decided, paid or refused, in the transaction that holds its order. Paying back all that was left ends the
 * order and what it opened; a part, or a payment that came a second time, leaves it as it is.
 */
import type { Handle } from '../../platform/db/handle.ts';
import type { SeatsOf } from '../../academy/content/catalogue.table.ts';
import type { AuditContext, Detail, Order } from '../orders/order.ts';
import { moneyOf, queueOrderWebhooks, writeHistory } from '../orders/order-history.service.ts';
import type { OrderEmail } from '../orders/order-email.ts';
import { closeRefundAsks } from './note-on-order.service.ts';
import { changeOrder, moveOrder } from '../orders/orders.service.ts';
import { cameBack, leftToPayBack, paidBackBy, type RefundState, type RefundWay } from '../orders/refund.ts';
import { closeWhenDecided, findRequestAbout, type RefundRequest } from './refund-requests.service.ts';
import { insertRefund, moveRefund, nextCreditNote, type Refund } from './refunds.service.ts';
import type { Payout } from './refunds.table.ts';
import { endAccess } from '../access/end-access.service.ts';

export type RefundDecision = {
  /** Also the key under which the gateway is asked. */
  id: string;
  attemptId: string | null;
  way: RefundWay;
  /** Centimes of MAD. */
  amountCentimes: number;
  isDuplicate: boolean;
  /** Beyond what the buyer may ask for by right. */
  isGoodwill: boolean;
  reason: string;
  payout: Payout | null;
  /** Made at the gateway itself: it is on its way, or done, already. */
  already?: { state: Extract<RefundState, 'pending' | 'done'>; providerReference: string };
  withinDays: number;
};

export type Decided = { refund: Refund; order: Order; emails: OrderEmail[]; seatsTaken: SeatsOf[] };

/** Webhooks report money when it is back, not when it is promised. */
const queueRefundWebhook = (tx: Handle, refund: Refund, at: Date): Promise<void> =>
  queueOrderWebhooks(tx, {
    kind: 'order.refunded',
    orderId: refund.orderId,
    at,
    more: {
      refund: {
        creditNote: refund.creditNoteNumber,
        amount: moneyOf(refund.amountCentimes),
        way: refund.way,
        isWhole: refund.isWhole,
        isSecondPayment: refund.isDuplicate,
      },
    },
  });

/** Throws for more than is left, which the caller has checked under the same lock. Null when the key is taken. */
export async function decideRefund(
  tx: Handle,
  order: Order,
  decision: RefundDecision,
  action: AuditContext,
): Promise<Decided | null> {
  const { amountCentimes, isDuplicate } = decision;
  const left = leftToPayBack(order);
  if (amountCentimes <= 0 || (!isDuplicate && amountCentimes > left))
    throw new Error(`Order ${order.number} has ${left} centimes left, not ${amountCentimes}.`);
  const isWhole = !isDuplicate && amountCentimes === left;
  const request = isDuplicate ? null : await findRequestAbout(tx, order.id);
  const refund = await insertRefund(tx, await rowOf(tx, order, decision, { isWhole, request, action }));
  if (!refund) return null;
  const done = refund.state === 'done';
  const { order: changed, seatsFreed, emails } = await applyTo(tx, order, refund, decision, action);
  if (request) await closeWhenDecided(tx, request, action);
  if (!isDuplicate) await closeRefundAsks(tx, order.id, action.at);
  if (done) await queueRefundWebhook(tx, refund, action.at);
  return {
    refund,
    order: changed,
    emails: withRefund(emails, refund),
    seatsTaken: seatsFreed ? [`course:${order.itemSlug}`] : [],
  };
}

/** First what ended, then what follows from it for the buyer's money; of a cancelled hour, both in one e-mail. */
function withRefund(emails: readonly OrderEmail[], refund: Refund): OrderEmail[] {
  if (refund.state === 'done') return [...emails, emailFor('refund-done', refund)];
  const isOfHour = (email: OrderEmail) => email.emailName === 'booking-cancelled';
  return emails.some(isOfHour)
    ? emails.map((email) => (isOfHour(email) ? { ...email, refundId: refund.id } : email))
    : [...emails, emailFor('refund-decided', refund)];
}

async function rowOf(
  tx: Handle,
  order: Order,
  decision: RefundDecision,
  { isWhole, request, action }: { isWhole: boolean; request: RefundRequest | null; action: AuditContext },
) {
  const { id, attemptId, way, amountCentimes, isDuplicate, reason, payout, already, withinDays } = decision;
  const state = already?.state ?? 'due';
  return {
    id,
    orderId: order.id,
    attemptId,
    way,
    amountCentimes,
    isWhole,
    isDuplicate,
    reason,
    state,
    payout,
    providerReference: already?.providerReference ?? null,
    creditNoteNumber: await nextCreditNote(tx, action.at),
    decidedBy: action.actor,
    decidedAt: action.at,
    // What was promised when it was asked for holds; a promise that has passed is due at once.
    dueAt: request
      ? new Date(Math.max(request.dueAt.getTime(), action.at.getTime()))
      : paidBackBy(action.at, withinDays),
    runAt: way === 'gateway' && state !== 'done' ? action.at : null,
    attempts: 0,
    lastProblem: null,
    doneBy: state === 'done' ? action.actor : null,
    doneAt: state === 'done' ? action.at : null,
  } as const;
}

async function applyTo(
  tx: Handle,
  order: Order,
  refund: Refund,
  { isGoodwill }: RefundDecision,
  action: AuditContext,
): Promise<{ order: Order; seatsFreed: boolean; emails: OrderEmail[] }> {
  const { amountCentimes, isWhole, isDuplicate, way, creditNoteNumber: creditNote, reason } = refund;
  const detail: Detail = {
    amountCentimes: String(amountCentimes),
    way,
    reason,
    creditNote,
    ...(isGoodwill ? { goodwill: 'yes' } : {}),
    ...(isDuplicate ? { surplus: 'yes' } : {}),
  };
  const change = { refundedCentimes: order.refundedCentimes + amountCentimes };
  if (isWhole) {
    const moved = await moveOrder(tx, order, 'refund', action, { change, detail });
    if (!moved) throw new Error(`Order ${order.number} could not be refunded.`);
    return { order: moved, ...(await endAccess(tx, moved, action)) };
  }
  await writeHistory(tx, { orderId: order.id, event: 'decide-refund', detail }, action);
  const changed = isDuplicate ? order : await changeOrder(tx, order, change, action.at);
  return { order: changed, seatsFreed: false, emails: [] };
}

/** One e-mail of a kind for each refund. */
const emailFor = (
  emailName:
    | 'refund-decided'
    | 'refund-changed'
    | 'refund-done'
    | 'refund-came-back'
    | 'staff-refund-failed'
    | 'staff-refund-by-hand',
  { id, orderId }: Refund,
): OrderEmail => ({ dedupeKey: `${emailName}:${id}`, emailName, orderId, refundId: id });

/** The money has left. Null when that is known already, or the refund was replaced. */
export async function finishRefund(
  tx: Handle,
  refund: Refund,
  { providerReference, payout, paidOn }: { providerReference?: string; payout?: Payout; paidOn?: string },
  action: AuditContext,
): Promise<{ emails: OrderEmail[] } | null> {
  const moved = await moveRefund(tx, refund, ['due', 'pending', 'failed'], {
    state: 'done',
    doneBy: action.actor,
    doneAt: action.at,
    runAt: null,
    lastProblem: null,
    ...(providerReference === undefined ? {} : { providerReference }),
    ...(payout === undefined ? {} : { payout }),
    ...(paidOn === undefined ? {} : { paidOn }),
  });
  if (!moved) return null;
  const detail: Detail = {
    amountCentimes: String(moved.amountCentimes),
    way: moved.way,
    creditNote: moved.creditNoteNumber,
    ...(moved.payout?.proof === undefined ? {} : { proof: moved.payout.proof }),
    ...(moved.providerReference === null ? {} : { providerReference: moved.providerReference }),
    ...(paidOn === undefined ? {} : { paidOn }),
  };
  await writeHistory(tx, { orderId: moved.orderId, event: 'pay-back', detail }, action);
  await queueRefundWebhook(tx, moved, action.at);
  return { emails: [emailFor('refund-done', moved)] };
}

/**
 * Money that had left came back, days later perhaps: the buyer is notified, and promised it anew within the same time. Staff
 * must choose another way.
 */
async function comeBack(
  tx: Handle,
  refund: Refund,
  action: AuditContext,
): Promise<{ emails: OrderEmail[] } | null> {
  const promisedMs = refund.dueAt.getTime() - refund.decidedAt.getTime();
  const moved = await moveRefund(tx, refund, ['done'], {
    state: 'failed',
    lastProblem: cameBack,
    runAt: null,
    doneAt: null,
    doneBy: null,
    paidOn: null,
    dueAt: new Date(Math.max(refund.dueAt.getTime(), action.at.getTime() + promisedMs)),
  });
  if (!moved) return null;
  const detail: Detail = {
    amountCentimes: String(moved.amountCentimes),
    creditNote: moved.creditNoteNumber,
    problem: cameBack,
  };
  await writeHistory(tx, { orderId: moved.orderId, event: 'refund-failed', detail }, action);
  const toStaff = emailFor('staff-refund-failed', moved);
  // An e-mail of its own: an earlier refusal of the same refund may have been reported already.
  const emails = [{ ...toStaff, dedupeKey: `${toStaff.dedupeKey}:${cameBack}` }];
  return { emails: [...emails, emailFor('refund-came-back', moved)] };
}

/**
 * The gateway refuses it, or reports so after it was done: staff must choose another way. Null when it is settled otherwise
 * already.
 */
export async function failRefund(
  tx: Handle,
  refund: Refund,
  problem: string,
  action: AuditContext,
): Promise<{ emails: OrderEmail[] } | null> {
  if (refund.state === 'done') return comeBack(tx, refund, action);
  const change = { state: 'failed', lastProblem: problem, runAt: null } as const;
  const moved = await moveRefund(tx, refund, ['due', 'pending'], change);
  if (!moved) return null;
  const detail: Detail = { amountCentimes: String(moved.amountCentimes), problem };
  await writeHistory(tx, { orderId: moved.orderId, event: 'refund-failed', detail }, action);
  return { emails: [emailFor('staff-refund-failed', moved)] };
}

/** The gateway has no interface for it: staff pay back on the gateway's own website. */
export async function handOverRefund(tx: Handle, refund: Refund): Promise<{ emails: OrderEmail[] } | null> {
  const change = { way: 'gateway-office', runAt: null, lastProblem: null } as const;
  const moved = await moveRefund(tx, refund, ['due'], change);
  return moved && { emails: [emailFor('staff-refund-by-hand', moved)] };
}

/**
 * Another way for a held refund: a new row with a key of its own replaces it and keeps its deadline. Null when it moved on
 * meanwhile or the key is taken.
 */
export async function replaceRefund(
  tx: Handle,
  old: Refund,
  { id, way, payout }: Pick<RefundDecision, 'id' | 'way' | 'payout'>,
  action: AuditContext,
): Promise<{ refund: Refund; emails: OrderEmail[] } | null> {
  const cancelled = await moveRefund(tx, old, ['failed', 'due'], { state: 'cancelled', runAt: null });
  if (!cancelled) return null;
  const { orderId, attemptId, amountCentimes, isWhole, isDuplicate, reason, dueAt } = old;
  const refund = await insertRefund(tx, {
    id,
    orderId,
    attemptId,
    way,
    amountCentimes,
    isWhole,
    isDuplicate,
    reason,
    state: 'due',
    payout,
    creditNoteNumber: await nextCreditNote(tx, action.at),
    decidedBy: action.actor,
    decidedAt: action.at,
    dueAt,
    runAt: way === 'gateway' ? action.at : null,
    attempts: 0,
  });
  if (!refund) throw new Error(`Refund ${old.creditNoteNumber} was replaced twice under one key.`);
  const detail = {
    amountCentimes: String(amountCentimes),
    way,
    creditNote: refund.creditNoteNumber,
    replaces: old.creditNoteNumber,
  };
  await writeHistory(tx, { orderId, event: 'decide-refund', detail }, action);
  return { refund, emails: [emailFor('refund-changed', refund)] };
}
