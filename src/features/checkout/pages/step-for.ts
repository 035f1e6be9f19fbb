/** Which step of the enrolment comes next: the order's status says it, never what a browser remembers. */
import { detailsAreOpen, isPayable, type Order, type PaymentOption } from '../../orders/order.ts';
import type { Links } from '../../site/links.ts';

export type Step = 'details' | 'method' | 'card' | 'bank-transfer' | 'cash' | 'other' | 'order';

type Standing = Pick<Order, 'status' | 'paymentOption'>;

const steps: Record<PaymentOption, Step> = {
  Card: 'card',
  'Bank Transfer': 'bank-transfer',
  'WafaCash / Cash Plus': 'cash',
  'Other Payment Methods': 'other',
};

/** The step of the chosen method, or null when none was chosen. */
const stepOfMethod = (option: Order['paymentOption']): Step | null =>
  option === null ? null : steps[option];

/** Where the buyer goes now. Once something is claimed, paid or closed, that is the order's own page. */
export function stepFor({ status, paymentOption }: Standing): Step {
  if (detailsAreOpen(status)) return stepOfMethod(paymentOption) ?? 'method';
  return 'order';
}

/**
 * Whether a step may be shown. While nothing is claimed or paid: the details, the methods, and the chosen method's step.
 * After a refused claim the buyer can claim again or choose another method; what she is called stays as it was looked up.
 */
export function isStepOpen(step: Step, { status, paymentOption }: Standing): boolean {
  if (step === 'order') return true;
  if (step === 'details') return detailsAreOpen(status);
  if (step === 'method') return isPayable(status);
  return isPayable(status) && stepOfMethod(paymentOption) === step;
}

/** Where choosing a method leads, also on an order whose claim was refused. */
export const stepAfterMethod = (order: Standing): Step =>
  isPayable(order.status) ? (stepOfMethod(order.paymentOption) ?? 'order') : 'order';

/** The step's address in the page's language. */
export function linkOfStep(step: Step, token: string, links: Links): string {
  const addresses: Record<Step, (token: string) => string> = {
    details: links.orderDetails,
    method: links.orderMethod,
    card: links.orderCard,
    'bank-transfer': links.orderBankTransfer,
    cash: links.orderCash,
    other: links.orderOther,
    order: links.order,
  };
  return addresses[step](token);
}
