/**
 * What a gateway's verified notification about money going back does: to the refund that asked for it, or, when it was made at
 * the gateway itself, to the order. Kept in every case; what does not fit is refused and shown to staff.
 */
import type { RefundEvidence } from '../../gateways/gateway.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { currency as ourCurrency } from '../../platform/money/money.ts';
import { readSettings } from '../../academy/content/content.service.ts';
import {
  type Attempt,
  findAttempt,
  findAttemptOfPayment,
  isFurtherPayment,
  lockAttempt,
  readAttempts,
  visitOf,
} from '../orders/payment-attempts.service.ts';
import { insertNotification, writeVerdict } from '../orders/kept-notifications.service.ts';
import type { AuditContext, Order } from '../orders/order.ts';
import { lockOrder } from '../orders/orders.service.ts';
import { cameBack, leftToPayBack } from '../orders/refund.ts';
import { lockRefund, moveRefund, readRefundsOf, type Refund } from './refunds.service.ts';
import { decideRefund, failRefund, finishRefund } from './decide-refund.store.ts';
import type { Settled } from '../payments/settle-payment.service.ts';

const quiet = { emails: [], seatsTaken: [] };
const refused = (reason: string): Settled => ({ ...quiet, verdict: 'refused', reason });
const noChange = (reason: string | null): Settled => ({ ...quiet, verdict: 'no-change', reason });

/** The attempt a notification is about, by our reference or by the gateway's own number of the payment. */
export const attemptOf = (
  tx: Handle,
  gateway: string,
  { attemptReference, paymentReference }: Pick<RefundEvidence, 'attemptReference' | 'paymentReference'>,
): Promise<Attempt | null> =>
  attemptReference === null
    ? findAttemptOfPayment(tx, gateway, paymentReference)
    : findAttempt(tx, gateway, attemptReference);

/** Locks the order, its attempt, then its refund. Once per event of the gateway. */
export async function settleRefund(
  tx: Handle,
  { gateway, statement, body }: { gateway: string; statement: RefundEvidence; body: Uint8Array },
  action: AuditContext,
): Promise<Settled> {
  const named = await attemptOf(tx, gateway, statement);
  const order = named && (await lockOrder(tx, named.orderId));
  const found = named && (await meantOnVisit(tx, named, statement));
  const attempt = found && (await lockAttempt(tx, found.id));
  const id = action.uuid();
  const settled = order && attempt ? await planOf(tx, order, attempt, statement) : refused('unknown-attempt');
  const isNew = await insertNotification(tx, {
    id,
    gateway,
    eventId: `${statement.eventId}#refund-${statement.outcome}`,
    attemptReference: attempt?.reference ?? null,
    orderId: order?.id ?? null,
    body,
    verdict: 'do' in settled ? 'no-change' : settled.verdict === 'refused' ? 'refused' : 'no-change',
    reason: 'do' in settled ? null : settled.reason,
    receivedAt: action.at,
    looksForged: false,
    kind: 'refund',
    statement,
  });
  if (!('do' in settled)) return settled;
  if (!isNew) return noChange('repeated');
  const outcome = await settled.do(action);
  const verdict = outcome.verdict === 'applied' ? 'applied' : 'no-change';
  await writeVerdict(tx, { id, verdict, reason: outcome.reason });
  return outcome;
}

/**
 * A visit may have been paid more than once, and a gateway may name the visit alone. A refund that was asked for is known by
 * its request; one that nobody asked for pays back the duplicate payment, while it is not back yet.
 */
async function meantOnVisit(tx: Handle, named: Attempt, statement: RefundEvidence): Promise<Attempt> {
  const visit = visitOf(named.reference);
  const onVisit = (await readAttempts(tx, named.orderId)).filter(
    (one) => one.gateway === named.gateway && visitOf(one.reference) === visit,
  );
  const further = onVisit.filter(isFurtherPayment);
  if (further.length === 0) return named;
  const refunds = await readRefundsOf(tx, named.orderId);
  const { key, refundReference, amountCentimes } = statement;
  const known = refunds.find(
    ({ id, providerReference }) => id === key || providerReference === refundReference,
  );
  const knownOn = known && onVisit.find(({ id }) => id === known.attemptId);
  if (knownOn) return knownOn;
  const ofPayment = further.find((one) => one.providerReference === statement.paymentReference);
  for (const one of [...(ofPayment ? [ofPayment] : []), named, ...further])
    if (match(refunds, one, statement)) return one;
  for (const one of further) if ((await duplicateLeft(tx, one)) >= amountCentimes) return one;
  return ofPayment ?? named;
}

type Plan = Settled | { do: (action: AuditContext) => Promise<Settled> };

/** What is to be done, judged before anything is written: a notification that does not fit may come again. */
async function planOf(tx: Handle, order: Order, attempt: Attempt, statement: RefundEvidence): Promise<Plan> {
  if (statement.currency !== ourCurrency) return refused('foreign-currency');
  const asked = match(await readRefundsOf(tx, order.id), attempt, statement);
  if (!asked) return planUnasked(tx, order, attempt, statement);
  if (asked.amountCentimes !== statement.amountCentimes) return refused('wrong-amount');
  // Another way was chosen since: the money may be on its way twice, and a person must look.
  if (asked.state === 'cancelled' && statement.outcome !== 'failed') return refused('refund-was-replaced');
  return { do: (action) => settleAsked(tx, asked.id, statement, action) };
}

/**
 * The refund a notification belongs to: by our key, by the gateway's number, or, where it names neither, the one of this
 * attempt that waits for such an amount: by the interface, or by staff on the gateway's website.
 */
function match(
  refunds: readonly Refund[],
  attempt: Attempt,
  { key, refundReference, amountCentimes }: RefundEvidence,
): Refund | undefined {
  const own = refunds.filter(({ attemptId }) => attemptId === attempt.id);
  return (
    own.find(({ id }) => id === key) ??
    own.find(({ providerReference }) => providerReference === refundReference) ??
    own.find(
      ({ state, way, providerReference, amountCentimes: amount }) =>
        (state === 'due' || state === 'pending') &&
        (way === 'gateway' || way === 'gateway-office') &&
        providerReference === null &&
        amount === amountCentimes,
    )
  );
}

async function settleAsked(
  tx: Handle,
  refundId: string,
  { outcome, refundReference }: RefundEvidence,
  action: AuditContext,
): Promise<Settled> {
  const refund = await lockRefund(tx, refundId);
  if (!refund) return noChange('unknown-refund');
  // What was done and came back is over: an older notification that arrives late does not make it done again.
  if (refund.state === 'failed' && refund.lastProblem === cameBack) return noChange('already-failed');
  if (outcome === 'pending') {
    const change = { state: 'pending', providerReference: refundReference } as const;
    const moved = await moveRefund(tx, refund, ['due'], change);
    return moved ? { ...quiet, verdict: 'applied', reason: null } : noChange(`already-${refund.state}`);
  }
  const done =
    outcome === 'done'
      ? await finishRefund(tx, refund, { providerReference: refundReference }, action)
      : await failRefund(tx, refund, 'gateway-refused', action);
  return done
    ? { ...quiet, emails: done.emails, verdict: 'applied', reason: null }
    : noChange(`already-${refund.state}`);
}

/** Made at the gateway itself, by a person there: recorded, and the order moves when nothing is left. */
async function planUnasked(
  tx: Handle,
  order: Order,
  attempt: Attempt,
  { outcome, amountCentimes, refundReference }: RefundEvidence,
): Promise<Plan> {
  if (outcome === 'failed') return noChange('unknown-refund');
  const { isDuplicate } = attempt;
  if (attempt.state !== 'captured') return refused('not-captured');
  const left = isDuplicate ? await duplicateLeft(tx, attempt) : leftToPayBack(order);
  if (amountCentimes <= 0 || amountCentimes > left) return refused('refund-exceeds');
  const { refundPolicy } = await readSettings(tx);
  return {
    async do(action) {
      const decided = await decideRefund(
        tx,
        order,
        {
          id: action.uuid(),
          attemptId: attempt.id,
          way: 'gateway',
          amountCentimes,
          isDuplicate,
          isGoodwill: false,
          reason: 'made-at-gateway',
          payout: null,
          already: { state: outcome, providerReference: refundReference },
          withinDays: refundPolicy.paidBackWithinDays,
        },
        action,
      );
      if (!decided) return noChange('repeated');
      const { emails, seatsTaken } = decided;
      return { verdict: 'applied', reason: null, emails, seatsTaken };
    },
  };
}

/** Centimes of a payment that came a second time and that no refund pays back yet. */
export async function duplicateLeft(tx: Handle, attempt: Attempt): Promise<number> {
  const refunds = await readRefundsOf(tx, attempt.orderId);
  return refunds
    .filter(({ attemptId, state }) => attemptId === attempt.id && state !== 'cancelled')
    .reduce((left, { amountCentimes }) => left - amountCentimes, attempt.amountCentimes);
}
