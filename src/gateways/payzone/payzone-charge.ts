/** A charge in Payzone's format, in notifications and answers, and its meaning here. */
import { z } from 'zod';
import { currency as ourCurrency, fromDecimal } from '../../platform/money/money.ts';
import type { DisputeEvidence, Evidence, RefundEvidence, GatewayReport } from '../gateway.ts';

const word = z.string().min(1).max(100);
const amount = z.union([z.number(), z.string().max(20)]);

const transaction = z.object({
  gatewayProvidedId: word.nullish(),
  type: z.string().max(40),
  state: z.string().max(40),
  amount: amount.nullish(),
  currency: z.string().max(3).nullish(),
  resultCode: z.union([z.number(), z.string().max(20)]).nullish(),
});
type Transaction = z.infer<typeof transaction>;

export const payzoneCharge = z.object({
  id: word,
  internalId: word.nullish(),
  orderId: z.string().max(100).nullish(),
  status: z.string().min(1).max(40),
  merchantAccount: z.string().max(100).nullish(),
  lineItem: z.object({ amount, currency: z.string().max(3) }).nullish(),
  transactions: z.array(transaction).max(200).nullish(),
});
export type PayzoneCharge = z.infer<typeof payzoneCharge>;

/** Whether the transaction succeeded. */
const isApproved = ({ state, resultCode }: Transaction): boolean =>
  state === 'APPROVED' && String(resultCode) === '0';

const transactionsOf = ({ transactions }: PayzoneCharge): readonly Transaction[] => transactions ?? [];

/** Settled parts count as a payment only when together they are the whole amount. */
function isWhole(charge: PayzoneCharge, parts: readonly Transaction[]): boolean {
  const cents = parts.map(({ amount }) => fromDecimal(amount ?? ''));
  const sum = cents.reduce((all, one) => (all === null || one === null ? null : all + one), 0);
  return sum !== null && sum === fromDecimal(charge.lineItem?.amount ?? '');
}

/**
 * The transactions that captured money, which prove the payment; the charge's status alone does not. An authorisation only
 * reserves, a reversed one gives back, and unknown types do not count.
 */
function payingOf(charge: PayzoneCharge): readonly Transaction[] {
  const approved = transactionsOf(charge).filter(isApproved);
  if (approved.some(({ type }) => type === 'AUTH_REVERSAL')) return [];
  const atOnce = approved.find(({ type }) => type === 'CHARGE');
  if (atOnce) return [atOnce];
  const settled = approved.filter(({ type }) => type === 'SETTLE');
  return isWhole(charge, settled) ? settled : [];
}

const refundTransactions = (charge: PayzoneCharge): readonly Transaction[] =>
  transactionsOf(charge).filter(({ type }) => type === 'REFUND');

/** A declined refund gave nothing back. */
const refundsOf = (charge: PayzoneCharge): readonly Transaction[] =>
  refundTransactions(charge).filter(({ state }) => state !== 'DECLINED');

/** Statuses with a final outcome; any other leaves it open. */
const outcomes: Readonly<Record<string, Evidence['outcome']>> = {
  CHARGED: 'captured',
  REFUNDED: 'captured',
  CHARGED_BACK: 'captured',
  DECLINED: 'declined',
  FAILED: 'declined',
  ERROR: 'declined',
  CANCELLED: 'cancelled',
  AUTH_REVERSED: 'cancelled',
};

const nameOf = (charge: PayzoneCharge, one: Transaction | undefined): string =>
  one?.gatewayProvidedId ?? charge.internalId ?? charge.id;

/** The currency of the line and all transactions; if they differ, the one that is not ours, so that it fits no order. */
function currencyOf(charge: PayzoneCharge, ones: readonly Transaction[]): string | null {
  const named = [charge.lineItem, ...ones].flatMap((one) => one?.currency ?? []);
  return named.find((one) => one !== ourCurrency) ?? named[0] ?? null;
}

/** Null without an amount in dirhams and centimes. */
function priceOf(
  charge: PayzoneCharge,
  one: Transaction | undefined,
): { cents: number; currency: string } | null {
  const cents = fromDecimal(one?.amount ?? charge.lineItem?.amount ?? '');
  const currency = currencyOf(charge, one ? [one] : []);
  return cents === null || !currency ? null : { cents, currency };
}

/** The captured amount: that of one transaction, or the whole for several. Nothing when line and transaction differ. */
function takenOf(charge: PayzoneCharge, paying: readonly Transaction[]): ReturnType<typeof priceOf> {
  const line = priceOf(charge, undefined);
  const first = priceOf(charge, paying.length === 1 ? paying[0] : undefined);
  const currency = currencyOf(charge, paying);
  if (!line || !first || !currency) return null;
  // Zero fits no order, so that staff have to look.
  return { cents: first.cents === line.cents ? line.cents : 0, currency };
}

/** What it reports about the payment itself. 'captured' only with transactions that captured money, and for their amount. Null when unreadable. */
export function paymentIn(charge: PayzoneCharge): Evidence | null {
  const paying = payingOf(charge);
  const reported = Object.hasOwn(outcomes, charge.status) ? outcomes[charge.status] : undefined;
  const outcome = reported === 'captured' && paying.length === 0 ? 'pending' : (reported ?? 'pending');
  const taken = takenOf(charge, outcome === 'captured' ? paying : []);
  if (!taken) return null;
  const last = outcome === 'captured' ? paying[0] : transactionsOf(charge).at(-1);
  return {
    eventId: `${charge.id}:${outcome === 'captured' ? 'CHARGED' : charge.status}:${nameOf(charge, last)}`,
    attemptReference: charge.id,
    outcome,
    amountCentimes: taken.cents,
    currency: taken.currency,
    providerReference: nameOf(charge, paying[0]),
  };
}

/** Null when unreadable: without an amount of its own, or with a negative one, it must not count as a full refund. */
function refundEvidence(charge: PayzoneCharge, one: Transaction): RefundEvidence | null {
  const price = one.amount === null || one.amount === undefined ? null : priceOf(charge, one);
  if (!price) return null;
  return {
    eventId: `${charge.id}:REFUNDED:${nameOf(charge, one)}`,
    attemptReference: charge.id,
    paymentReference: nameOf(charge, payingOf(charge)[0]),
    refundReference: nameOf(charge, one),
    key: null,
    outcome: isApproved(one) ? 'done' : one.state === 'PENDING' ? 'pending' : 'failed',
    amountCentimes: price.cents,
    currency: price.currency,
  };
}

/** All its refunds, oldest first. */
export const refundsIn = (charge: PayzoneCharge): RefundEvidence[] =>
  refundsOf(charge).flatMap((one) => refundEvidence(charge, one) ?? []);

/** The numbers of unreadable refunds: only staff can see whether a wanted one is among them. */
export const unreadRefundsIn = (charge: PayzoneCharge): string[] =>
  refundsOf(charge).flatMap((one) => (refundEvidence(charge, one) ? [] : nameOf(charge, one)));

/** Whether it contains no refund transaction at all. */
export const hasNoRefund = (charge: PayzoneCharge): boolean => refundTransactions(charge).length === 0;

export const endsInDeclinedRefund = (charge: PayzoneCharge): boolean =>
  refundTransactions(charge).at(-1)?.state === 'DECLINED';

/** A refunded charge without a refund transaction: it was refunded in full. */
function bareRefund(charge: PayzoneCharge): RefundEvidence | null {
  const price = priceOf(charge, undefined);
  return price
    ? {
        eventId: `${charge.id}:REFUNDED:${charge.internalId ?? ''}`,
        attemptReference: charge.id,
        paymentReference: nameOf(charge, payingOf(charge)[0]),
        refundReference: `${charge.internalId ?? charge.id}:refund`,
        key: null,
        outcome: 'done',
        amountCentimes: price.cents,
        currency: price.currency,
      }
    : null;
}

function disputeIn(charge: PayzoneCharge): DisputeEvidence | null {
  const price = priceOf(charge, undefined);
  const name = nameOf(charge, payingOf(charge)[0]);
  return price
    ? {
        eventId: `${charge.id}:CHARGED_BACK:${name}`,
        attemptReference: charge.id,
        paymentReference: name,
        state: 'opened',
        amountCentimes: price.cents,
        currency: price.currency,
      }
    : null;
}

/**
 * Its newest refund. Only a charge without refund transactions counts as refunded in full: an unreadable one, or a declined one
 * that contradicts the status, waits for staff (null). Undefined: declined, so nothing new.
 */
function newestRefund(charge: PayzoneCharge): RefundEvidence | null | undefined {
  if (hasNoRefund(charge)) return bareRefund(charge);
  const newest = refundsOf(charge).at(-1);
  if (newest) return refundEvidence(charge, newest);
  return charge.status === 'REFUNDED' ? null : undefined;
}

/** What a notification of this charge reports. Null when unreadable. */
export function reportedBy(charge: PayzoneCharge): GatewayReport | null {
  if (charge.status === 'CHARGED_BACK') {
    const evidence = disputeIn(charge);
    return evidence && { kind: 'dispute', evidence };
  }
  // After a partial refund the status may remain CHARGED: then the newest transaction counts.
  if (charge.status === 'REFUNDED' || transactionsOf(charge).at(-1)?.type === 'REFUND') {
    const evidence = newestRefund(charge);
    if (evidence !== undefined) return evidence && { kind: 'refund', evidence };
  }
  const evidence = paymentIn(charge);
  return evidence && { kind: 'payment', evidence };
}
