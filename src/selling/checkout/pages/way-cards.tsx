import type { ReactNode } from 'react';
import type { PaymentOption } from '../../orders/order.ts';
import type { Words } from '../../../words.ts';
import { FieldProblemText, focused } from '../../../platform/ui/field.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { Prop } from '../../../platform/ui/portrait.tsx';
import { SendToMyself } from '../../transfers/pages/send-details.tsx';
import { Slip } from '../../transfers/pages/transfer-facts.tsx';
import { formatMad } from '../../../platform/money/money.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { Notice } from '../../../platform/ui/notice.tsx';

/** What is said of cash before it is chosen: what to bring, and everything for the phone. */
export type BeforeCash = {
  bring: readonly string[];
  /** What the agency adds to the price. */
  fee: string;
  message: readonly string[];
  phone: string;
  link: string;
};

export type WayToPay = {
  option: PaymentOption;
  title: string;
  /** Short sentences, a line each. */
  lines: readonly string[];
  /** When the buyer hears from us. */
  hear: string | null;
  beforeCash: BeforeCash | null;
};

/** Each way's drawn object on its ground, and the key by which the button knows it. */
const looks: Record<PaymentOption, { key: string; prop: string; ground: string }> = {
  Card: { key: 'card', prop: 'card', ground: 'bg-saffron' },
  'Bank Transfer': { key: 'bank', prop: 'bank', ground: 'bg-blush' },
  'WafaCash / Cash Plus': { key: 'cash', prop: 'kiosk', ground: 'bg-mint-light' },
  'Other Payment Methods': { key: 'other', prop: 'voice', ground: 'bg-lilac' },
};

/** Opens below cash once it is chosen: what to bring. */
function MoreOfCash({ more, enrol, transfer }: { more: BeforeCash } & Pick<Words, 'enrol' | 'transfer'>) {
  const { bring, code } = enrol.method.cashMore;
  return (
    <div className="way-more">
      <p className="font-semibold">{bring}</p>
      <ul className="list-disc ps-5">
        {more.bring.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="mt-1 text-sm">{more.fee}</p>
      <details className="text-sm">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-link underline-offset-4 hover:underline">
          {code}
        </summary>
        <Slip label={transfer.cash.slip} />
        <div className="mt-4">
          <SendToMyself {...more} words={transfer.send} />
        </div>
      </details>
    </div>
  );
}

/** What the button says, with the way that is chosen; the style sheet alone knows which. */
export const ChosenWay = ({ ways, submit }: { ways: readonly WayToPay[]; submit: string }) => (
  <span>
    {submit}
    {ways.map(({ option, title }) => (
      <span key={option} className="chosen-way" data-way={looks[option].key}>
        : {title}
      </span>
    ))}
  </span>
);

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
        {ways.map(({ option, title, lines, hear, beforeCash }, at) => (
          <div key={option} className="way">
            <label className="way-label">
              <span className={classNames('way-picture on-colour', looks[option].ground)}>
                <Prop name={looks[option].prop} />
              </span>
              <span className="min-w-0 flex-1 py-3.5 pe-4">
                <span className="block pe-9 text-lg leading-snug font-bold">{title}</span>
                {lines.map((line) => (
                  <span key={line} className="block text-sm">
                    {line}
                  </span>
                ))}
                {hear !== null && (
                  <span className="block text-sm leading-snug font-semibold text-mint-ink">{hear}</span>
                )}
              </span>
              <input
                type="radio"
                name="paymentOption"
                value={option}
                data-way={looks[option].key}
                defaultChecked={option === value}
                required
                {...focused(problem !== null && at === 0)}
              />
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
