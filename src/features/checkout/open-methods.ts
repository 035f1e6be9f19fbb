/** Which payment methods are offered: those that are set up. */
import type { AcademySettings } from '../settings/settings.ts';
import type { CardType, PaymentOption } from '../orders/order.ts';

type SetUp = {
  settings: Pick<AcademySettings, 'bankTransfer' | 'cashAgency'>;
  /** What some connected gateway takes. */
  cardTypes: readonly CardType[];
};

const isFilled = (...texts: readonly string[]): boolean => texts.every((text) => text.trim() !== '');

/** In the order they are offered. 'Other Payment Methods' always comes last, so that every buyer has one. */
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
