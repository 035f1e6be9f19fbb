/** A charge as Payzone tells of it, in notifications and in answers alike, and what it means here. */
import { z } from 'zod';
import { fromDecimal } from '../../domain/money/money.ts';
import type { DisputeEvidence, Evidence, RefundEvidence, Told } from '../gateway.ts';

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

/** Money moved as it says. */
const isApproved = ({ state, resultCode }: Transaction): boolean =>
  state === 'APPROVED' && String(resultCode) === '0';

const goesBack = ({ type }: Transaction): boolean => type === 'REFUND' || type === 'AUTH_REVERSAL';

const transactionsOf = ({ transactions }: PayzoneCharge): readonly Transaction[] => transactions ?? [];

/** The transaction that took the money: it proves the payment, and a bare word does not. */
const payingOf = (charge: PayzoneCharge): Transaction | undefined =>
  transactionsOf(charge).find((one) => isApproved(one) && !goesBack(one));

const refundsOf = (charge: PayzoneCharge): readonly Transaction[] =>
  transactionsOf(charge).filter(({ type, state }) => type === 'REFUND' && state !== 'DECLINED');

/** Words that say what became of a charge; every other one leaves it open. */
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

/** Null when it names no amount, or none in dirhams and centimes. */
function priceOf(
  charge: PayzoneCharge,
  one: Transaction | undefined,
): { cents: number; currency: string } | null {
  const cents = fromDecimal(one?.amount ?? charge.lineItem?.amount ?? '');
  const currency = one?.currency ?? charge.lineItem?.currency;
  return cents === null || !currency ? null : { cents, currency };
}

/**
 * What it says about the payment itself. 'captured' only with a transaction that took the money, and for the amount that this
 * transaction took. Null when it cannot be read.
 */
export function paymentIn(charge: PayzoneCharge): Evidence | null {
  const paying = payingOf(charge);
  const said = Object.hasOwn(outcomes, charge.status) ? outcomes[charge.status] : undefined;
  const outcome = said === 'captured' && !paying ? 'pending' : (said ?? 'pending');
  const line = priceOf(charge, undefined);
  const taken = outcome === 'captured' ? priceOf(charge, paying) : line;
  if (!taken || !line) return null;
  const last = outcome === 'captured' ? paying : transactionsOf(charge).at(-1);
  return {
    eventId: `${charge.id}:${outcome === 'captured' ? 'CHARGED' : charge.status}:${nameOf(charge, last)}`,
    attemptReference: charge.id,
    outcome,
    // Line and transaction that differ fit no order: a person must look.
    amountCentimes: taken.cents === line.cents ? taken.cents : 0,
    currency: taken.currency,
    providerReference: nameOf(charge, paying),
  };
}

function refundEvidence(charge: PayzoneCharge, one: Transaction): RefundEvidence | null {
  const price = priceOf(charge, one);
  if (!price) return null;
  return {
    eventId: `${charge.id}:REFUNDED:${nameOf(charge, one)}`,
    attemptReference: charge.id,
    paymentReference: nameOf(charge, payingOf(charge)),
    refundReference: nameOf(charge, one),
    key: null,
    outcome: isApproved(one) ? 'done' : one.state === 'PENDING' ? 'pending' : 'failed',
    amountCentimes: price.cents,
    currency: price.currency,
  };
}

/** Every refund it tells of, oldest first. */
export const refundsIn = (charge: PayzoneCharge): RefundEvidence[] =>
  refundsOf(charge).flatMap((one) => refundEvidence(charge, one) ?? []);

/** It was paid back, and no transaction says which one did it: all of it then. */
function bareRefund(charge: PayzoneCharge): RefundEvidence | null {
  const price = priceOf(charge, undefined);
  return price
    ? {
        eventId: `${charge.id}:REFUNDED:${charge.internalId ?? ''}`,
        attemptReference: charge.id,
        paymentReference: nameOf(charge, payingOf(charge)),
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
  const name = nameOf(charge, payingOf(charge));
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

/** What a notification of this charge tells. Null when it cannot be read. */
export function toldBy(charge: PayzoneCharge): Told | null {
  if (charge.status === 'CHARGED_BACK') {
    const evidence = disputeIn(charge);
    return evidence && { kind: 'dispute', evidence };
  }
  // A part paid back may leave the word CHARGED standing: then the newest transaction says what the news is.
  const isRefund = charge.status === 'REFUNDED' || transactionsOf(charge).at(-1)?.type === 'REFUND';
  if (isRefund) {
    const evidence = refundsIn(charge).at(-1) ?? (charge.status === 'REFUNDED' ? bareRefund(charge) : null);
    if (evidence) return { kind: 'refund', evidence };
  }
  const evidence = paymentIn(charge);
  return evidence && { kind: 'payment', evidence };
}
