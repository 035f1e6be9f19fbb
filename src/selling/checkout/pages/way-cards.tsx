import type { ReactNode } from 'react';
import type { PaymentOption } from '../../orders/order.ts';
import type { Words } from '../../../words.ts';
import { FieldProblemText, focused } from '../../../platform/ui/field.tsx';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import { SendToMyself } from '../../transfers/pages/send-details.tsx';
import { Slip } from '../../transfers/pages/transfer-facts.tsx';
import { formatMad } from '../../../platform/money/money.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { Notice } from '../../../platform/ui/notice.tsx';

/** What is said of cash before it is chosen: what to bring, and everything for the phone. */
export type BeforeCash = {
  bring: readonly string[];
  message: readonly string[];
  phone: string;
  link: string;
};

export type WayToPay = {
  option: PaymentOption;
  title: string;
  /** Short sentences, a line each. */
  lines: readonly string[];
  beforeCash: BeforeCash | null;
};

const icons: Record<PaymentOption, IconName> = {
  Card: 'card',
  'Bank Transfer': 'bank',
  'WafaCash / Cash Plus': 'cash',
  'Other Payment Methods': 'whatsapp',
};

/** Folded below the card of cash; nothing in it is needed to choose. */
function MoreOfCash({ more, enrol, transfer }: { more: BeforeCash } & Pick<Words, 'enrol' | 'transfer'>) {
  return (
    <details className="mt-1 text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link underline-offset-4 hover:underline">
        {enrol.method.cashMore.title}
      </summary>
      <ul className="mb-4 list-disc space-y-1 ps-5">
        {more.bring.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Slip label={transfer.cash.slip} />
      <div className="mt-4">
        <SendToMyself {...more} words={transfer.send} />
      </div>
    </details>
  );
}

type WayCardsProps = {
  ways: readonly WayToPay[];
  /** What the buyer chose before; null while nothing is chosen. */
  value: PaymentOption | null;
  problem: string | null;
} & Pick<Words, 'enrol' | 'transfer'>;

/** The ways to pay, none of them chosen for the buyer: native radio buttons, each with what it asks and how long it takes. */
export function WayCards({ ways, value, problem, enrol, transfer }: WayCardsProps): ReactNode {
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={problem === null ? undefined : true}
      className="field min-w-0"
      data-field="paymentOption"
      aria-describedby="field-paymentOption-problem"
    >
      <legend className="field-label mb-2">{enrol.method.legend}</legend>
      <FieldProblemText id="field-paymentOption-problem" problem={problem} />
      <div className="grid gap-3">
        {ways.map(({ option, title, lines, beforeCash }, at) => (
          <div key={option}>
            <label className="choice">
              <input
                type="radio"
                name="paymentOption"
                value={option}
                defaultChecked={option === value}
                required
                {...focused(problem !== null && at === 0)}
              />
              <span className="choice-icon">
                <Icon name={icons[option]} size={22} />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{title}</span>
                {lines.map((line) => (
                  <span key={line} className="block text-sm text-ink-soft">
                    {line}
                  </span>
                ))}
              </span>
            </label>
            {beforeCash !== null && <MoreOfCash more={beforeCash} enrol={enrol} transfer={transfer} />}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** What an agency adds to the price: the amount where the academy publishes one (centimes of MAD), otherwise that buyers ask. */
export const cashFeeLine = (
  feeCentimes: number | null | undefined,
  words: Pick<Words['enrol']['method'], 'cashFee' | 'cashFeeOf'>,
  locale: Locale,
): string =>
  typeof feeCentimes === 'number' ? words.cashFeeOf(formatMad(feeCentimes, locale)) : words.cashFee;

/** Shown above the methods after a bank declined the buyer's card: which of them need no card. */
export function DeclinedNotice({
  offered,
  words,
}: {
  offered: readonly PaymentOption[];
  words: Words['enrol']['method']['declined'];
}) {
  const without = [
    offered.includes('Bank Transfer') && words.bank,
    offered.includes('WafaCash / Cash Plus') && words.cash,
  ].filter((text) => text !== false);
  return (
    <div className="mb-6">
      <Notice tone="warning" title={words.title}>
        {without.length > 0 && (
          <>
            <p>{words.text}</p>
            <ul className="ms-5 list-disc">
              {without.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </>
        )}
      </Notice>
    </div>
  );
}
