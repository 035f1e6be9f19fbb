/**
 * Whether a gateway's data of one payment agrees with ours. Amounts in centimes of MAD, unless the gateway's currency is another.
 */
import { currency as ourCurrency } from '../../platform/money/money.ts';
import type { AttemptState } from '../../selling/orders/orders.table.ts';
import type { Difference } from '../../selling/refunds/reconciliations.table.ts';

/** Payments begun in the last so many days are compared: as long as a bank may take to change an outcome. */
export const comparedDays = 35;

export type PaymentHere = {
  gateway: string;
  reference: string;
  orderNumber: string | null;
  state: AttemptState;
  amountCentimes: number;
  providerReference: string | null;
  /** By the gateway: done, and still on its way. */
  paidBackCentimes: number;
  onTheWayBackCentimes: number;
};

export type PaymentThere = {
  outcome: 'captured' | 'declined' | 'cancelled' | 'pending';
  amountCentimes: number;
  currency: string;
  providerReference: string;
  /** Null when the gateway reports nothing of refunds. */
  paidBackCentimes: number | null;
};

export type Comparison = {
  differences: Difference[];
  /** The money is there, fits, and is missing here: the gateway's statement should be applied. */
  isMissingHere: boolean;
};

const agreed: Comparison = { differences: [], isMissingHere: false };

/** `there` null: the gateway does not know it. A payment that nobody captured agrees, whatever each side calls it. */
export function comparePayment(here: PaymentHere, there: PaymentThere | null): Comparison {
  // One that was paid back there was captured there.
  const capturedThere = there && (there.outcome === 'captured' || (there.paidBackCentimes ?? 0) > 0);
  const differ = (
    kind: Difference['kind'],
    hereCentimes: number | null,
    thereCentimes: number | null,
  ): Difference => ({
    kind,
    gateway: here.gateway,
    orderNumber: here.orderNumber,
    attemptReference: here.reference,
    providerReference: there?.providerReference ?? here.providerReference,
    hereCentimes,
    thereCentimes,
    settled: false,
  });
  if (!there || !capturedThere) {
    if (here.state !== 'captured') return agreed;
    return {
      differences: [differ('captured-here-not-there', here.amountCentimes, null)],
      isMissingHere: false,
    };
  }
  const { amountCentimes } = there;
  const capturedHere = here.state === 'captured' ? here.amountCentimes : null;
  if (there.currency !== ourCurrency)
    return { differences: [differ('wrong-currency', capturedHere, amountCentimes)], isMissingHere: false };
  if (amountCentimes !== here.amountCentimes)
    return {
      differences: [differ('wrong-amount', here.amountCentimes, amountCentimes)],
      isMissingHere: false,
    };
  if (capturedHere === null)
    return { differences: [differ('captured-there-not-here', null, amountCentimes)], isMissingHere: true };
  const back = there.paidBackCentimes;
  // What is on its way may be done there already.
  const backAgrees =
    back === null ||
    (back >= here.paidBackCentimes && back <= here.paidBackCentimes + here.onTheWayBackCentimes);
  return backAgrees
    ? agreed
    : { differences: [differ('refund-differs', here.paidBackCentimes, back)], isMissingHere: false };
}
