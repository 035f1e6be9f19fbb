import { data } from 'react-router';
import { formatMad, toDecimal } from '../../../domain/money/money.ts';
import { groupRib } from '../../../domain/money/rib.ts';
import { bankTransferForm } from '../../../domain/orders/order-form.ts';
import { readForm } from '../../../domain/people/read-form.ts';
import { TickField } from '../../ui/field.tsx';
import type { DataOf } from './data-of.ts';
import { goTo, openStep, stepOrderOf, type TokenArgs } from './open-step.ts';
import { OrderLine } from './order-line.tsx';
import { PartHeading } from './part-heading.tsx';
import { postedForm } from './posted-form.ts';
import { StepActions } from './step-actions.tsx';
import { StepFrame } from './step-frame.tsx';
import { progressOf } from './step-labels.ts';
import { TransferFacts } from './transfer-facts.tsx';

export async function loader(args: TokenArgs) {
  const step = await openStep(args, 'bank-transfer');
  if (step.elsewhere) return step.elsewhere;
  const { academy, say, locale, links, order } = step;
  const { bankTransfer, transferCheckPromise } = await academy.settings();
  const { title, description } = say.enrol.bank;
  return {
    head: { title, description, index: false },
    words: say.enrol,
    problems: say.common.fieldProblems,
    locale,
    order: await stepOrderOf(order, academy),
    account: bankTransfer,
    promise: transferCheckPromise[locale],
    self: links.orderBankTransfer(order.token),
    back: links.orderMethod(order.token),
  };
}

export async function action(args: TokenArgs) {
  const step = await openStep(args, 'bank-transfer');
  if (step.elsewhere) return step.elsewhere;
  const { academy, links, order } = step;
  const reading = readForm(bankTransferForm, await postedForm(args.request));
  if (!reading.ok) return data({ problem: 'bank-transfer-unconfirmed' as const }, { status: 422 });
  await academy.claimBankTransfer({ token: order.token });
  return goTo('order', order, links);
}

type Props = { loaderData: DataOf<typeof loader>; actionData?: DataOf<typeof action> };

/** Our account, the amount and the reference; then the buyer says that the transfer is sent. */
export default function BankTransfer({ loaderData, actionData }: Props) {
  const { words, problems, locale, order, account, promise, self, back } = loaderData;
  const { bank } = words;
  const problem = actionData?.problem;
  const facts = [
    { label: bank.accountName, shown: account.accountName, copied: account.accountName },
    { label: bank.bankName, shown: account.bank, copied: null },
    { label: bank.rib, shown: groupRib(account.rib), copied: account.rib.replace(/\s/g, '') },
    { label: bank.swift, shown: account.swift, copied: account.swift },
    {
      label: bank.amount,
      shown: formatMad(order.amountCentimes, locale),
      copied: toDecimal(order.amountCentimes),
    },
    { label: bank.reference, shown: order.number, copied: order.number, hint: bank.referenceHint },
  ];
  return (
    <StepFrame
      step="bank-transfer"
      title={bank.title}
      progress={progressOf(order.kind, 'confirm', words)}
      picture={order}
      words={words}
    >
      <OrderLine order={order} words={words} locale={locale} />
      <PartHeading number={1}>{bank.first}</PartHeading>
      <TransferFacts facts={facts} words={words} />
      <p className="mt-3 mb-7 text-sm text-ink-soft">{bank.later}</p>
      <PartHeading number={2}>{bank.second}</PartHeading>
      <form
        method="post"
        action={self}
        noValidate
        className="grid gap-5"
        data-check="bank-transfer"
        data-problems={JSON.stringify(problems)}
      >
        <TickField
          name="transferred"
          value="on"
          label={bank.tick}
          required
          problem={problem === undefined ? null : problems[problem]}
          isFirstWrong={problem !== undefined}
        />
        <p className="text-sm text-ink-soft">{words.whenChecked(promise)}</p>
        <StepActions submit={bank.submit} back={{ href: back, label: words.back }} />
      </form>
    </StepFrame>
  );
}
