import { data } from 'react-router';
import { formatMad, toDecimal } from '../../../domain/money/money.ts';
import { cashTransferForm } from '../../../domain/orders/order-form.ts';
import type { FieldProblem } from '../../../domain/people/person.ts';
import { readForm } from '../../../domain/people/read-form.ts';
import { TextField } from '../../ui/field.tsx';
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
  const step = await openStep(args, 'cash');
  if (step.elsewhere) return step.elsewhere;
  const { academy, say, locale, links, order } = step;
  const { cashAgency, transferCheckPromise } = await academy.settings();
  const { title, description } = say.enrol.cash;
  return {
    head: { title, description, index: false },
    words: say.enrol,
    problems: say.common.fieldProblems,
    locale,
    order: await stepOrderOf(order, academy),
    agency: cashAgency,
    promise: transferCheckPromise[locale],
    code: order.transferCode ?? '',
    self: links.orderCash(order.token),
    back: links.orderMethod(order.token),
  };
}

const refuse = (answer: { typed: string; problem: FieldProblem }, status: number) => data(answer, { status });

export async function action(args: TokenArgs) {
  const step = await openStep(args, 'cash');
  if (step.elsewhere) return step.elsewhere;
  const { academy, links, order } = step;
  const reading = readForm(cashTransferForm, await postedForm(args.request));
  const typed = reading.typed.transferCode ?? '';
  if (!reading.ok) return refuse({ typed, problem: reading.problems.transferCode ?? 'transfer-code' }, 422);
  const claimed = await academy.claimCashTransfer({ token: order.token, ...reading.value });
  if (!claimed.ok && claimed.reason === 'transfer-code-taken')
    return refuse({ typed, problem: 'transfer-code-taken' }, 409);
  return goTo('order', order, links);
}

type Props = { loaderData: DataOf<typeof loader>; actionData?: DataOf<typeof action> };

/** How to pay at a cash agency; then the buyer types the code of her slip. */
export default function Cash({ loaderData, actionData }: Props) {
  const { words, problems, locale, order, agency, promise, code, self, back } = loaderData;
  const { cash } = words;
  const facts = [
    { label: cash.beneficiary, shown: agency.beneficiary, copied: agency.beneficiary },
    { label: cash.city, shown: agency.city, copied: null },
    { label: cash.phone, shown: agency.phone, copied: agency.phone.replace(/\s/g, '') },
    {
      label: cash.amount,
      shown: formatMad(order.amountCentimes, locale),
      copied: toDecimal(order.amountCentimes),
    },
  ];
  return (
    <StepFrame
      step="cash"
      title={cash.title}
      progress={progressOf(order.kind, 'confirm', words)}
      picture={order}
      words={words}
    >
      <OrderLine order={order} words={words} locale={locale} />
      <PartHeading number={1}>{cash.first}</PartHeading>
      <ol className="mb-4 list-decimal space-y-1 ps-6 text-sm">
        {cash.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <TransferFacts facts={facts} words={words} />
      <div className="mb-7" />
      <PartHeading number={2}>{cash.second}</PartHeading>
      <form
        method="post"
        action={self}
        noValidate
        className="grid gap-5"
        data-check="cash"
        data-problems={JSON.stringify(problems)}
      >
        <TextField
          name="transferCode"
          label={cash.code}
          hint={cash.codeHint}
          value={actionData?.typed ?? code}
          problem={actionData === undefined ? null : problems[actionData.problem]}
          isFirstWrong={actionData !== undefined}
          autoComplete="off"
          dir="ltr"
          maxLength={80}
          required
        />
        <p className="text-sm text-ink-soft">{words.whenChecked(promise)}</p>
        <StepActions submit={cash.submit} back={{ href: back, label: words.back }} />
      </form>
    </StepFrame>
  );
}
