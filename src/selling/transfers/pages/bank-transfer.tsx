import { data, redirect } from 'react-router';
import { checksInWords } from '../../../platform/time/checks-in-words.ts';
import type { BankAccount } from '../../../academy/settings/payees.ts';
import { formatMad, toDecimal } from '../../../platform/money/money.ts';
import { groupIban, groupRib, ibanOf } from '../../../platform/money/rib.ts';
import { languageOf } from '../../../platform/i18n/languages.ts';
import { bankTransferForm } from '../../orders/order-form.ts';
import type { FieldProblem } from '../../../platform/people/person.ts';
import { type DataOf, postedForm, readForm } from '../../../platform/forms/read-form.ts';
import { formatDeadline } from '../../../platform/time/calendar-date.ts';
import { TickField } from '../../../platform/ui/field.tsx';
import { FileField } from '../../../platform/ui/file-field.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { shownNumber } from '../../orders/order.ts';
import { goTo, openStep, stepOrderOf, type TokenArgs } from '../../orders/pages/open-step.ts';
import { OrderLine, readBefore, UnderWayNotice } from '../../orders/pages/order-line.tsx';
import { PartHeading, StepActions, StepFrame } from '../../../academy/frame/pages/step-frame.tsx';
import { postedReceipt, receiptAccept } from './receipts.tsx';
import { HeldUntil, ownOrderLink, SendDetails } from './send-details.tsx';
import { progressOf } from '../../orders/pages/step-for.ts';
import { TransferFacts, type TransferFact } from './transfer-facts.tsx';

/** What Moroccan banks send at once, at most; centimes of MAD. */
const mostInstantCentimes = 20_000_00;

export async function loader(args: TokenArgs) {
  const step = await openStep(args, 'bank-transfer');
  if (step.elsewhere) return step.elsewhere;
  const { academy, t, locale, links, order, url } = step;
  const { bankTransfer, transferChecks, siteName } = await academy.settings();
  // Without an account nobody can transfer money: another method is chosen.
  if (bankTransfer === null) return redirect(links.orderMethod(order.token), 303);
  const { title, description } = t.enrol.bank;
  return {
    head: { title, description, index: false },
    words: t.enrol,
    more: t.transfer,
    problems: t.common.fieldProblems,
    locale,
    order: await stepOrderOf(order, { academy, locale }),
    academyName: siteName[locale],
    account: bankTransfer,
    phone: order.phone,
    orderLink: ownOrderLink(order.number, step),
    until: formatDeadline(order.expiresAt, locale),
    promise: checksInWords(transferChecks, t.refunds.checks, locale),
    // Set by the http server, which reads no file that large.
    tooLarge: url.searchParams.get('receipt') === 'too-large',
    underWay: (await readBefore(step, step.order.token)).underWay,
    orderPage: links.order(order.token),
    self: links.orderBankTransfer(order.token),
    back: links.orderMethod(order.token),
  };
}

type Answer = {
  ticked: boolean;
  problems: { transferred?: FieldProblem; receipt?: FieldProblem };
};
const refuse = (status: number, answer: Partial<Answer>) =>
  data<Answer>({ ticked: true, problems: {}, ...answer }, { status });

export async function action(args: TokenArgs) {
  const step = await openStep(args, 'bank-transfer');
  if (step.elsewhere) return step.elsewhere;
  const { academy, links, order } = step;
  const form = await postedForm(args.request);
  if (!readForm(bankTransferForm, form).ok)
    return refuse(422, { ticked: false, problems: { transferred: 'bank-transfer-unconfirmed' } });
  const claimed = await academy.claimBankTransfer({ token: order.token, receipt: await postedReceipt(form) });
  if (claimed.ok) return goTo('order', order, links);
  switch (claimed.reason) {
    case 'receipt-empty':
    case 'receipt-kind':
    case 'receipt-points':
    case 'receipt-size':
      return refuse(422, { problems: { receipt: claimed.reason } });
    default:
      return goTo('order', order, links);
  }
}

type Loaded = DataOf<typeof loader>;
type Props = { loaderData: Loaded; actionData?: DataOf<typeof action> };

function factsOf({ words: { bank }, locale, order, account }: Loaded): TransferFact[] {
  const number = shownNumber(order.number);
  return [
    { label: bank.rib, shown: groupRib(account.rib), copied: account.rib, ltr: true },
    {
      label: bank.amount,
      shown: formatMad(order.amountCentimes, locale),
      copied: toDecimal(order.amountCentimes),
      large: true,
    },
    {
      label: bank.reference,
      shown: number,
      copied: number,
      hint: bank.referenceHint,
      ltr: true,
      large: true,
    },
    { label: bank.accountName, shown: account.accountName, copied: account.accountName },
    { label: bank.bankName, shown: account.bank, copied: null },
  ];
}

const abroadOf = ({ rib, swift }: BankAccount, words: Loaded['more']['bank']): TransferFact[] => [
  { label: words.iban, shown: groupIban(ibanOf(rib)), copied: ibanOf(rib), ltr: true },
  ...(swift === '' ? [] : [{ label: words.swift, shown: swift, copied: swift, ltr: true }]),
];

/** Plain lines: a banking app takes each as it is, and the payer reads them in any messenger. */
function messageOf({
  words: { bank },
  more: { send },
  locale,
  order,
  account,
  academyName,
  until,
}: Loaded): string[] {
  const facts = [
    [bank.accountName, account.accountName],
    [bank.bankName, account.bank],
    ['RIB', account.rib],
    ['IBAN', ibanOf(account.rib)],
    [send.bankMessage.exact, formatMad(order.amountCentimes, locale)],
    [send.bankMessage.reason, shownNumber(order.number)],
  ];
  return [
    send.bankMessage.title(academyName),
    ...facts.map((fact) => fact.join(languageOf(locale).colon)),
    send.until(until),
  ];
}

/** Our account, the amount and the reference; then the buyer reports that the transfer is sent, with a receipt if they like. */
export default function BankTransfer({ loaderData, actionData }: Props) {
  const { words, more, problems, locale, order, account, promise, tooLarge, until, self, back } = loaderData;
  const { bank } = words;
  const wrong = actionData?.problems ?? (tooLarge ? { receipt: 'receipt-size' as const } : {});
  const textOf = (problem?: FieldProblem) => (problem === undefined ? null : problems[problem]);
  return (
    <StepFrame
      step="bank-transfer"
      title={bank.title}
      progress={progressOf('confirm', words)}
      picture={order}
      words={words}
    >
      <OrderLine order={order} words={words} locale={locale} />
      <UnderWayNotice {...loaderData} words={words.card} />
      <PartHeading number={1}>{bank.first}</PartHeading>
      {order.amountCentimes <= mostInstantCentimes && (
        <div className="mb-4">
          <Notice tone="info" title={more.bank.instant.title}>
            {more.bank.instant.text(formatMad(mostInstantCentimes, locale))} {more.bank.instant.copy}
          </Notice>
        </div>
      )}
      <TransferFacts facts={factsOf(loaderData)} words={words} />
      <details className="group mt-3 rounded-md border border-line">
        <summary className="flex min-h-11 cursor-pointer items-center px-4 text-sm font-semibold text-link">
          {more.bank.abroad}
          <Icon name="chevron-down" size={18} className="ms-auto group-open:rotate-180" />
        </summary>
        <div className="grid gap-3 px-4 pb-4">
          <p className="text-sm text-ink-soft">{more.bank.abroadText}</p>
          <TransferFacts facts={abroadOf(account, more.bank)} words={words} />
        </div>
      </details>
      <SendDetails
        message={messageOf(loaderData)}
        phone={loaderData.phone}
        link={loaderData.orderLink}
        words={more.send}
        copied={words.copied}
      />
      <HeldUntil>{more.until(until)}</HeldUntil>
      <p className="mt-1 mb-8 ps-7.5 text-sm text-ink-soft">{bank.later}</p>
      <PartHeading number={2}>{bank.second}</PartHeading>
      <form
        method="post"
        action={self}
        encType="multipart/form-data"
        noValidate
        className="grid gap-5"
        data-check="bank-transfer"
        data-in-place
        data-problems={JSON.stringify(problems)}
      >
        <TickField
          name="transferred"
          value="on"
          label={bank.tick}
          required
          checked={actionData?.ticked ?? tooLarge}
          problem={textOf(wrong.transferred)}
          isFirstWrong={wrong.transferred !== undefined}
        />
        <FileField
          name="receipt"
          label={more.receipt.label}
          hint={more.receipt.hint}
          accept={receiptAccept}
          problem={textOf(wrong.receipt)}
          progress={more.receipt.progress}
          words={more.receipt}
        />
        <p className="text-sm text-ink-soft">{words.whenChecked(promise)}</p>
        <StepActions submit={bank.submit} back={{ href: back, label: words.back }} />
      </form>
    </StepFrame>
  );
}
