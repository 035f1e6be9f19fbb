/** Which payment methods are offered: those that are set up and switched on. */
import type { AcademySettings } from './settings.ts';
import { type WayToPay, waysToPay } from './payment-methods.ts';
import type { CardType, PaymentOption } from '../../selling/orders/order.ts';

type Ways = Pick<AcademySettings, 'waysInOrder'>;
type SetUp = {
  settings: Pick<AcademySettings, 'bankTransfer' | 'cashAgency' | 'mobileWallet'>;
  /** What some firm for cards takes: `cardTypesTaken` of payment-methods.ts. */
  cardTypes: readonly CardType[];
};

const isFilled = (...texts: readonly string[]): boolean => texts.every((text) => text.trim() !== '');

const optionOf: Record<WayToPay, PaymentOption> = {
  cash: 'WafaCash / Cash Plus',
  transfer: 'Bank Transfer',
  wallet: 'Mobile Wallet',
  card: 'Card',
};

/** Those that could be offered, whether they are switched on or not. */
export function methodsSetUp({ settings, cardTypes }: SetUp): PaymentOption[] {
  const { bankTransfer, cashAgency, mobileWallet } = settings;
  const isSetUp: Record<WayToPay, boolean> = {
    card: cardTypes.length > 0,
    transfer: bankTransfer !== null && isFilled(bankTransfer.accountName, bankTransfer.bank),
    cash: cashAgency !== null && isFilled(cashAgency.beneficiary, cashAgency.city, cashAgency.phone),
    wallet: isFilled(mobileWallet?.holder ?? ''),
  };
  return waysToPay.filter((way) => isSetUp[way]).map((way) => optionOf[way]);
}

const methodsOn = ({ waysInOrder = [...waysToPay] }: Ways): PaymentOption[] => [
  ...waysInOrder.map((way) => optionOf[way]),
  'Other Payment Methods',
];

/** Whether new orders may be paid so. */
export const isMethodOn = (settings: Ways, option: PaymentOption): boolean =>
  methodsOn(settings).includes(option);

/**
 * In the order of the academy. 'Other Payment Methods' always comes last, so that every buyer has one. `chosen`: what an order is
 * paid by already stays open to it, first, once it is switched off.
 */
export function openMethods(
  { settings, cardTypes }: SetUp & { settings: Ways },
  chosen: PaymentOption | null = null,
): PaymentOption[] {
  const setUp = new Set<PaymentOption>([...methodsSetUp({ settings, cardTypes }), 'Other Payment Methods']);
  const on = methodsOn(settings);
  const kept = chosen === null || on.includes(chosen) ? [] : [chosen];
  return [...kept, ...on].filter((option) => setUp.has(option));
}
