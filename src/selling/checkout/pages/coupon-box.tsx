import { formatMad, formatTakenOff } from '../../../platform/money/money.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import type { Words } from '../../../words.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import type { Quoted } from './open-enrolment.ts';

type CouponBoxProps = {
  /** As it was typed. */
  typed: string;
  /** A complete sentence. */
  problem: string | null;
  isFirstWrong: boolean;
  quoted: Quoted | null;
  words: Words['coupon']['box'];
  locale: Locale;
};

/** The field for a coupon code, inconspicuous because most have none. Its button sends the form and orders nothing. */
export function CouponBox({ typed, problem, isFirstWrong, quoted, words, locale }: CouponBoxProps) {
  return (
    <details
      className="coupon-box rounded-md border border-line bg-paper"
      open={typed !== '' || problem !== null || quoted !== null}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 text-sm font-semibold text-majorelle">
        <Icon name="tag" size={18} />
        {words.question}
      </summary>
      <div className="grid gap-3 px-4 pb-4">
        {quoted !== null && (
          <div role="status" className="rounded-md bg-mint-pale px-4 py-3 text-sm">
            <p className="flex items-center gap-2 font-semibold">
              <Icon name="success" size={18} className="text-mint-ink" />
              <span>
                {words.applied} <bdi dir="ltr">{quoted.code}</bdi>
              </span>
            </p>
            <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
              <dt>{words.price}</dt>
              <dd className="text-end">{formatMad(quoted.beforeCentimes, locale)}</dd>
              <dt>{words.off}</dt>
              <dd className="text-end">{formatTakenOff(quoted.offCentimes, locale)}</dd>
              <dt className="font-bold">{words.toPay}</dt>
              <dd className="text-end font-bold">{formatMad(quoted.centimes, locale)}</dd>
            </dl>
            <input type="hidden" name="applied" value={quoted.code} />
          </div>
        )}
        <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start">
          <TextField
            name="coupon"
            label={words.label}
            value={typed}
            problem={problem}
            isFirstWrong={isFirstWrong}
            dir="ltr"
            maxLength={60}
          />
          <Button kind="secondary" name="apply" value="1" formNoValidate className="sm:mt-8">
            {quoted === null ? words.apply : words.change}
          </Button>
        </div>
        <p className="text-xs text-ink-soft">{words.note}</p>
      </div>
    </details>
  );
}
