/** The words of the pages before a membership, with today's price and the one refund policy put in. */
import { policyValues } from '../../legal/policy-values.ts';
import { formatMad } from '../../../platform/money/money.ts';
import type { open } from '../../site/academy-context.ts';
import { fillAll } from '../../../platform/i18n/fill.ts';

type House = Pick<ReturnType<typeof open>, 'academy' | 'say' | 'locale'>;

export async function joiningWords({ academy, say, locale }: House) {
  const settings = await academy.settings();
  const price = formatMad(settings.membershipPriceCentimes, locale);
  const values = { ...policyValues(settings, say.refunds, locale), price };
  return { settings, price, words: fillAll(say.joining, values), values };
}
