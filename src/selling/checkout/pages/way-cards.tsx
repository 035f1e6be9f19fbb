import type { PaymentOption } from '../../orders/order.ts';
import type { Words } from '../../../words.ts';
import { ChoiceCards } from '../../../platform/ui/field.tsx';
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

/** Each way's drawn object on its ground, and its name among the words. */
const looks: Record<
  PaymentOption,
  { key: 'card' | 'bank' | 'cash' | 'wallet' | 'other'; prop: string; ground: string }
> = {
  Card: { key: 'card', prop: 'card', ground: 'bg-saffron' },
  'Bank Transfer': { key: 'bank', prop: 'bank', ground: 'bg-blush' },
  'WafaCash / Cash Plus': { key: 'cash', prop: 'kiosk', ground: 'bg-mint-light' },
  'Mobile Wallet': { key: 'wallet', prop: 'wallet', ground: 'bg-lilac' },
  'Other Payment Methods': { key: 'other', prop: 'voice', ground: 'bg-lilac' },
};

/** What is asked later, and the ways to pay it, in the drawings of that step. */
export const WayMarks = ({ ways, words }: { ways: readonly PaymentOption[]; words: Words['enrol'] }) => (
  <ul className="grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-2 border-t border-edge pt-4 text-center">
    <li className="col-span-full mb-2 text-start font-semibold">{words.details.notNow}</li>
    {ways.slice(0, 4).map((option) => (
      <li key={option}>
        <span
          className={classNames(
            'on-colour mb-1 grid h-15 place-items-center rounded-md border-2 border-pitch',
            looks[option].ground,
          )}
        >
          <Prop name={looks[option].prop} className="max-h-11" />
        </span>
        {words.method[looks[option].key]}
      </li>
    ))}
  </ul>
);

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

type WayCardsProps = {
  ways: readonly WayToPay[];
  /** What the buyer chose before; null while nothing is chosen. */
  value: PaymentOption | null;
  problem: string | null;
} & Pick<Words, 'enrol' | 'transfer'>;

/** The ways to pay, none of them chosen for the buyer, each with what it asks and how long it takes. */
export const WayCards = ({ ways, value, problem, enrol, transfer }: WayCardsProps) => (
  <ChoiceCards
    name="paymentOption"
    legend={enrol.method.legend}
    value={value}
    problem={problem}
    isFirstWrong={problem !== null}
    required
    options={ways.map(({ option, title, lines, hear, beforeCash }) => ({
      value: option,
      title,
      text: [...lines, ...(hear === null ? [] : [hear])].map((line) => (
        <span key={line} className={line === hear ? 'block' : 'block text-ink'}>
          {line}
        </span>
      )),
      picture: <Prop name={looks[option].prop} />,
      ground: looks[option].ground,
      more: beforeCash && <MoreOfCash more={beforeCash} enrol={enrol} transfer={transfer} />,
    }))}
  />
);

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
  plan,
  words,
}: {
  offered: readonly PaymentOption[];
  /** In how many parts the order can be paid too. */
  plan: { pay: 'whole' | 'parts'; inParts: { line: string } } | null;
  words: Words['enrol']['method']['declined'];
}) {
  const without = [
    offered.includes('Bank Transfer') && words.bank,
    offered.includes('WafaCash / Cash Plus') && words.cash,
    offered.includes('Mobile Wallet') && words.wallet,
    plan?.pay === 'whole' && words.parts(plan.inParts.line),
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
