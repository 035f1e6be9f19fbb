/** Which ways to pay are offered: those that the academy is set up for. */
import type { AcademySettings } from '../settings/settings.ts';
import type { CardType, PaymentOption } from '../orders/order.ts';

type SetUp = {
  settings: Pick<AcademySettings, 'bankTransfer' | 'cashAgency'>;
  /** What some connected firm takes. */
  cardTypes: readonly CardType[];
};

const isFilled = (...texts: readonly string[]): boolean => texts.every((text) => text.trim() !== '');

/** In the order they are offered. 'Other Payment Methods' always, and last: nobody stands before a closed door. */
export function openMethods({ settings, cardTypes }: SetUp): PaymentOption[] {
  const { bankTransfer, cashAgency } = settings;
  const open: Record<PaymentOption, boolean> = {
    Card: cardTypes.length > 0,
    'Bank Transfer': bankTransfer !== null && isFilled(bankTransfer.accountName, bankTransfer.bank),
    'WafaCash / Cash Plus':
      cashAgency !== null && isFilled(cashAgency.beneficiary, cashAgency.city, cashAgency.phone),
    'Other Payment Methods': true,
  };
  const order: PaymentOption[] = ['Card', 'Bank Transfer', 'WafaCash / Cash Plus', 'Other Payment Methods'];
  return order.filter((option) => open[option]);
}
