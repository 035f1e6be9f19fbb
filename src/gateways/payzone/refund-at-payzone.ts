/**
 * Payzone has no idempotency keys: requested twice, it may refund twice. So the charge is read first, and a refund of the amount
 * that we have not recorded yet is the wanted one.
 */
import { toDecimal } from '../../platform/money/money.ts';
import type { RefundEvidence, RefundResult, RefundToAsk } from '../gateway.ts';
import { askForCharge, commandRefund, type PayzoneAccount, type PayzoneAnswer } from './payzone-api.ts';
import {
  endsInDeclinedRefund,
  hasNoRefund,
  refundsIn,
  unreadRefundsIn,
  type PayzoneCharge,
} from './payzone-charge.ts';

const because = ({ reason }: Extract<PayzoneAnswer, { ok: false }>): RefundResult => ({
  ok: false,
  reason: reason === 'unreachable' ? 'gateway-unreachable' : 'gateway-refused',
});

function resultOf({ outcome, refundReference }: RefundEvidence): RefundResult {
  if (outcome === 'failed') return { ok: false, reason: 'gateway-refused' };
  return { ok: true, providerReference: refundReference, state: outcome };
}

/** The newest refund of this amount that we have not recorded. */
const unrecorded = (
  refunds: readonly RefundEvidence[],
  { amountCentimes }: RefundToAsk,
  known: ReadonlySet<string>,
): RefundEvidence | undefined =>
  refunds.findLast((one) => one.amountCentimes === amountCentimes && !known.has(one.refundReference));

/** Refunded in full without a transaction: another request would be refused. */
const isAllBack = (charge: PayzoneCharge, { amountCentimes, paidCentimes }: RefundToAsk): boolean =>
  charge.status === 'REFUNDED' && amountCentimes === paidCentimes && hasNoRefund(charge);

export async function refundAtPayzone(account: PayzoneAccount, wanted: RefundToAsk): Promise<RefundResult> {
  const { attemptReference, amountCentimes, key } = wanted;
  const before = await askForCharge(account, attemptReference);
  if (!before.ok) return because(before);
  const known = new Set(wanted.knownRefunds);
  const earlier = refundsIn(before.charge);
  const done = unrecorded(
    earlier.filter(({ outcome }) => outcome !== 'failed'),
    wanted,
    known,
  );
  if (done) return resultOf(done);
  // The wanted refund may be among these: staff look before anything is paid twice.
  const isUnclear = unreadRefundsIn(before.charge).some((name) => !known.has(name));
  if (isUnclear) return { ok: false, reason: 'gateway-refused' };
  const ownName = { ok: true, providerReference: `${before.charge.id}:${key}`, state: 'done' } as const;
  if (isAllBack(before.charge, wanted)) return ownName;
  const after = await commandRefund(account, attemptReference, toDecimal(amountCentimes));
  if (!after.ok) return because(after);
  const seen = new Set([...known, ...earlier.map(({ refundReference }) => refundReference)]);
  const made = unrecorded(refundsIn(after.charge), wanted, seen);
  if (made) return resultOf(made);
  const isBack = after.charge.status === 'REFUNDED' && !endsInDeclinedRefund(after.charge);
  return isBack ? ownName : { ok: false, reason: 'gateway-refused' };
}
