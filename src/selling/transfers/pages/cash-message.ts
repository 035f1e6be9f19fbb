import { shownNumber } from '../../orders/order.ts';
import type { AcademySettings } from '../../../academy/settings/settings.ts';
import type { Words } from '../../../words.ts';

type AboutCash = {
  academyName: string;
  agencies: string;
  agency: NonNullable<AcademySettings['cashAgency']>;
  number: string;
  /** In words, the currency in them. */
  amount: string;
  /** Until when the order waits. */
  until: string;
};

/** What is needed at the agency, a line each; the code of the slip comes back to the buyer, and is never part of a link. */
export const cashMessage = (
  { academyName, agencies, agency, number, amount, until }: AboutCash,
  { cash, summary }: Pick<Words['enrol'], 'cash' | 'summary'>,
  send: Words['transfer']['send'],
): string[] => [
  send.cashMessage.title(academyName, agencies),
  `${cash.amount}: ${amount}`,
  `${cash.beneficiary}: ${agency.beneficiary}`,
  `${cash.city}: ${agency.city}`,
  `${cash.phone}: ${agency.phone}`,
  `${summary.order}: ${shownNumber(number)}`,
  send.until(until),
];
