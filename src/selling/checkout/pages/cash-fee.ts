import { formatMad } from '../../../platform/money/money.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import type { Words } from '../../../words.ts';

/** What an agency adds to the price: the amount where the academy publishes one (centimes of MAD), otherwise that buyers ask. */
export const cashFeeLine = (
  feeCentimes: number | null | undefined,
  words: Pick<Words['enrol']['method'], 'cashFee' | 'cashFeeOf'>,
  locale: Locale,
): string =>
  typeof feeCentimes === 'number' ? words.cashFeeOf(formatMad(feeCentimes, locale)) : words.cashFee;
