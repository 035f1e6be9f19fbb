import type { PaymentOption } from '../../orders/order.ts';

type Standing = {
  chosen: PaymentOption | null;
  /** Her last payment by card. */
  declined: boolean;
  offered: readonly PaymentOption[];
};

/** The way that she chose before, else the first; none where that is a card and the bank declined it: she came for another way. */
export function preselected({ chosen, declined, offered }: Standing): PaymentOption | null {
  const before = chosen !== null && offered.includes(chosen) ? chosen : (offered[0] ?? null);
  return declined && before === 'Card' ? null : before;
}
