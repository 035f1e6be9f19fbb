import { data } from 'react-router';
import { detailsAreOpen } from '../../../domain/orders/order.ts';
import { methodForm } from '../../../domain/orders/order-form.ts';
import { readForm } from '../../../domain/people/read-form.ts';
import { ChoiceCards, type Choice } from '../../ui/field.tsx';
import type { DataOf } from './data-of.ts';
import { goTo, openStep, stepOrderOf, type TokenArgs } from './open-step.ts';
import { OrderLine } from './order-line.tsx';
import { postedForm } from './posted-form.ts';
import { StepActions } from './step-actions.tsx';
import { StepFrame } from './step-frame.tsx';
import { stepAfterMethod } from './step-for.ts';

export async function loader(args: TokenArgs) {
  const step = await openStep(args, 'method');
  if (step.elsewhere) return step.elsewhere;
  const { academy, say, locale, links, order } = step;
  const { title, description } = say.enrol.method;
  return {
    head: { title, description, index: false },
    words: say.enrol,
    locale,
    order: await stepOrderOf(order, academy),
    chosen: order.paymentOption,
    cardIsServed: academy.cardTypes().length > 0,
    self: links.orderMethod(order.token),
    back: detailsAreOpen(order.status) ? links.orderDetails(order.token) : links.order(order.token),
  };
}

export async function action(args: TokenArgs) {
  const step = await openStep(args, 'method');
  if (step.elsewhere) return step.elsewhere;
  const { academy, links, order } = step;
  const reading = readForm(methodForm, await postedForm(args.request));
  if (!reading.ok) return data({ problem: true }, { status: 422 });
  const chosen = await academy.chooseMethod({ token: order.token, option: reading.value.paymentOption });
  return goTo(chosen.ok ? stepAfterMethod(chosen.order) : 'order', order, links);
}

type Props = { loaderData: DataOf<typeof loader>; actionData?: DataOf<typeof action> };

/** Step 2 of 2: how to pay, each method with what happens next. */
export default function Method({ loaderData, actionData }: Props) {
  const { words, locale, order, chosen, cardIsServed, self, back } = loaderData;
  const { method } = words;
  const card: Choice = { value: 'Card', title: method.card, text: method.cardText, icon: 'card' };
  const options: Choice[] = [
    ...(cardIsServed ? [card] : []),
    { value: 'Bank Transfer', title: method.bank, text: method.bankText, icon: 'bank' },
    { value: 'WafaCash / Cash Plus', title: method.cash, text: method.cashText, icon: 'cash' },
  ];
  return (
    <StepFrame
      step="method"
      title={method.title}
      progress={{ percent: 66, label: method.step }}
      picture={order}
      words={words}
    >
      <OrderLine order={order} words={words} locale={locale} />
      <form method="post" action={self} className="grid gap-6" data-check="method">
        <ChoiceCards
          name="paymentOption"
          legend={method.legend}
          options={options}
          value={chosen ?? options[0]?.value}
          problem={actionData === undefined ? null : method.required}
        />
        <StepActions submit={method.submit} back={{ href: back, label: words.back }} />
      </form>
    </StepFrame>
  );
}
