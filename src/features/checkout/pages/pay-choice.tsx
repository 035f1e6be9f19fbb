import { formatMad } from '../../../platform/money/money.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import type { Words } from '../../../words.ts';
import { compareParts, type AtOnce, type InParts } from '../../instalments/pages/in-parts.ts';

type PayChoiceProps = {
  inParts: InParts;
  atOnce: AtOnce;
  chosen: 'whole' | 'parts';
  words: Words['instalments']['choice'];
  locale: Locale;
};

/** At once or in parts: two native radio buttons, the second with its whole schedule, so that nothing is a surprise. */
export function PayChoice({ inParts, atOnce, chosen, words, locale }: PayChoiceProps) {
  const compared = compareParts(inParts, atOnce, words, locale);
  return (
    <fieldset className="field min-w-0" data-field="pay">
      <legend className="field-label mb-2">{words.legend}</legend>
      <div className="grid gap-3">
        <label className="choice">
          <input type="radio" name="pay" value="whole" defaultChecked={chosen === 'whole'} />
          <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4 font-semibold">
            {words.whole}
            <span className="font-bold">{formatMad(atOnce.centimes, locale)}</span>
          </span>
        </label>
        <label className="choice items-start!">
          <input type="radio" name="pay" value="parts" defaultChecked={chosen === 'parts'} />
          <span className="min-w-0 flex-1">
            <span className="mb-2 block font-semibold">{inParts.title}</span>
            <span className="grid gap-1 text-sm">
              {inParts.rows.map(({ when, amount }) => (
                <span key={when} className="flex items-baseline justify-between gap-4">
                  <span className="text-ink-soft">{when}</span>
                  <span className="font-medium">{amount}</span>
                </span>
              ))}
              <span className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-2">
                <span className="font-semibold">{words.together}</span>
                <span className="text-base font-bold">{formatMad(inParts.totalCentimes, locale)}</span>
              </span>
            </span>
            {compared !== null && <span className="mt-1 block text-xs text-ink-soft">{compared}</span>}
          </span>
        </label>
      </div>
      <p className="mt-2 text-xs text-ink-soft">{inParts.terms}</p>
    </fieldset>
  );
}
