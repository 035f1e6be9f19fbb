import type { Locale } from '../../../platform/i18n/locale.ts';
import { formatMad } from '../../../platform/money/money.ts';
import { FieldProblemText } from '../../../platform/ui/field.tsx';
import type { Words } from '../../../words.ts';
import { type AtOnce, compareParts, type InParts } from '../../instalments/pages/plan-page.ts';

type PayPlanProps = {
  inParts: InParts;
  atOnce: AtOnce;
  /** Null before anything was chosen: nothing is chosen for anybody. */
  chosen: 'whole' | 'parts' | null;
  problem: string | null;
  words: Words['instalments']['choice'];
  locale: Locale;
};

/** At once or in instalments: two native radio buttons, one line each; dates and rules are folded below. */
export function PayPlan({ inParts, atOnce, chosen, problem, words, locale }: PayPlanProps) {
  const compared = compareParts(inParts, atOnce, words, locale);
  return (
    <fieldset
      className="field min-w-0"
      data-field="pay"
      aria-invalid={problem === null ? undefined : true}
      aria-describedby="field-pay-problem"
    >
      <legend className="field-label mb-2">{words.legend}</legend>
      <FieldProblemText id="field-pay-problem" problem={problem} />
      <input type="hidden" name="seenWhole" value={atOnce.centimes} />
      <input type="hidden" name="seenParts" value={inParts.depositCentimes} />
      <div className="grid gap-3">
        <label className="choice min-h-0!">
          <input type="radio" name="pay" value="whole" defaultChecked={chosen === 'whole'} />
          <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4 font-semibold">
            {words.whole}
            <span className="font-bold">{formatMad(atOnce.centimes, locale)}</span>
          </span>
        </label>
        <label className="choice min-h-0!">
          <input type="radio" name="pay" value="parts" defaultChecked={chosen === 'parts'} />
          <span className="min-w-0 flex-1 font-semibold">
            {inParts.title}
            <span className="block text-sm font-normal">
              {inParts.line} {compared}
            </span>
          </span>
        </label>
      </div>
      <details className="mt-1 text-sm">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-link underline-offset-4 hover:underline">
          {words.details}
        </summary>
        <dl className="mb-3 grid max-w-sm gap-1">
          {[...inParts.rows, { when: words.together, amount: formatMad(inParts.totalCentimes, locale) }].map(
            ({ when, amount }) => (
              <div key={when} className="flex items-baseline justify-between gap-4">
                <dt className="text-ink-soft">{when}</dt>
                <dd className="font-medium">{amount}</dd>
              </div>
            ),
          )}
        </dl>
        <p className="text-ink-soft">{inParts.terms}</p>
      </details>
    </fieldset>
  );
}
