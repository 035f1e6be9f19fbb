/** Which payment methods are offered: those that are set up. */
import { type AcademySettings, type WayToPay, waysToPay } from '../settings/settings.ts';
import type { CardType, PaymentOption } from '../orders/order.ts';

type SetUp = {
  settings: Pick<AcademySettings, 'bankTransfer' | 'cashAgency' | 'waysInOrder'>;
  /** What some connected gateway takes. */
  cardTypes: readonly CardType[];
};

const isFilled = (...texts: readonly string[]): boolean => texts.every((text) => text.trim() !== '');

const optionOf: Record<WayToPay, PaymentOption> = {
  cash: 'WafaCash / Cash Plus',
  transfer: 'Bank Transfer',
  card: 'Card',
};

/** In the order of the academy. 'Other Payment Methods' always comes last, so that every buyer has one. */
export function openMethods({ settings, cardTypes }: SetUp): PaymentOption[] {
  const { bankTransfer, cashAgency, waysInOrder = [] } = settings;
  const isOpen: Record<WayToPay, boolean> = {
    card: cardTypes.length > 0,
    transfer: bankTransfer !== null && isFilled(bankTransfer.accountName, bankTransfer.bank),
    cash: cashAgency !== null && isFilled(cashAgency.beneficiary, cashAgency.city, cashAgency.phone),
  };
  const inOrder = [...new Set([...waysInOrder, ...waysToPay])];
  return [...inOrder.filter((way) => isOpen[way]).map((way) => optionOf[way]), 'Other Payment Methods'];
}
