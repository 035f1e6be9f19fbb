/** Which step of the enrolment comes next: it depends on the order's status, never on what a browser stores. */
import { detailsAreOpen, isPayable, type Order, type PaymentOption } from '../order.ts';
import type { Links } from '../../../academy/frame/links.ts';
import type { Words } from '../../../words.ts';
import type { StepPlace } from '../../../platform/ui/steps.tsx';

/** A stage of the enrolment; 'confirm' is the step of the chosen method. */
type Stage = 'details' | 'method' | 'confirm';

const progressOfStage = {
  details: { step: 1, steps: 3, percent: 33 },
  method: { step: 2, steps: 3, percent: 66 },
  confirm: { step: 3, steps: 3, percent: 100 },
} as const satisfies Record<Stage, Omit<StepPlace, 'label'>>;

/** Which screen of how many it is, and its name. */
export function progressOf(
  stage: Stage,
  { place, stages }: Pick<Words['enrol'], 'place' | 'stages'>,
): StepPlace {
  const at = progressOfStage[stage];
  return { ...at, label: place(at.step, at.steps, stages[stage]) };
}

export type Step = 'details' | 'method' | 'card' | 'bank-transfer' | 'cash' | 'wallet' | 'other' | 'order';

type Status = Pick<Order, 'status' | 'paymentOption'>;

const steps: Record<PaymentOption, Step> = {
  Card: 'card',
  'Bank Transfer': 'bank-transfer',
  'WafaCash / Cash Plus': 'cash',
  'Mobile Wallet': 'wallet',
  'Other Payment Methods': 'other',
};

/** The step of the chosen method, or null when none was chosen. */
const stepOfMethod = (option: Order['paymentOption']): Step | null =>
  option === null ? null : steps[option];

/** Where the buyer goes now. Once a transfer is reported, or the order is paid or closed, that is the order's own page. */
export function stepFor({ status, paymentOption }: Status): Step {
  if (detailsAreOpen(status)) return stepOfMethod(paymentOption) ?? 'method';
  return 'order';
}

/**
 * Whether a step may be shown. While nothing is reported or paid: the details, the methods, and the chosen method's step.
 * After a refused report the buyer can report again or choose another method, but not change the name that staff looked for.
 */
export function isStepOpen(step: Step, { status, paymentOption }: Status): boolean {
  if (step === 'order') return true;
  if (step === 'details') return detailsAreOpen(status);
  if (step === 'method') return isPayable(status);
  return isPayable(status) && stepOfMethod(paymentOption) === step;
}

/** Where choosing a method leads, also on an order whose report was refused. */
export const stepAfterMethod = (order: Status): Step =>
  isPayable(order.status) ? (stepOfMethod(order.paymentOption) ?? 'order') : 'order';

/** The step's address in the page's language. */
export function linkOfStep(step: Step, token: string, links: Links): string {
  const addresses: Record<Step, (token: string) => string> = {
    details: links.orderDetails,
    method: links.orderMethod,
    card: links.orderCard,
    'bank-transfer': links.orderBankTransfer,
    cash: links.orderCash,
    wallet: links.orderWallet,
    other: links.orderOther,
    order: links.order,
  };
  return addresses[step](token);
}

type Offered = {
  chosen: PaymentOption | null;
  /** The last card payment was declined. */
  declined: boolean;
  offered: readonly PaymentOption[];
};

/** The method the buyer chose before, and no other; not a card that the bank declined, since the buyer came for another method. */
export const chosenBefore = ({ chosen, declined, offered }: Offered): PaymentOption | null =>
  chosen === null || !offered.includes(chosen) || (declined && chosen === 'Card') ? null : chosen;
