import { formatMad } from '../../../platform/money/money.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { TickField } from '../../../platform/ui/field.tsx';
import type { Words } from '../../../words.ts';
import { spendable } from '../friend.ts';

export type Credit = { centimes: number; words: Words['friends']['box'] };

type CreditBoxProps = Credit & {
  priceCentimes: number;
  locale: Locale;
  /** As it was ticked before. */
  value: string | undefined;
  problem: string | null;
  isFirstWrong: boolean;
};

/** As much of the credit as this price takes; a tick spends it. */
export function CreditBox({ centimes, priceCentimes, words, locale, value, ...wrong }: CreditBoxProps) {
  const spent = spendable(priceCentimes, centimes);
  if (spent === 0) return null;
  const label = words.use(formatMad(spent, locale), formatMad(priceCentimes - spent, locale));
  return (
    <div>
      <TickField name="credit" value={String(spent)} checked={Boolean(value)} label={label} {...wrong} />
      <p className="text-sm text-ink-soft">{words.note}</p>
    </div>
  );
}
