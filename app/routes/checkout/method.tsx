import { data, redirect } from 'react-router';
import { openMethods } from '../../../domain/orders/open-methods.ts';
import { detailsAreOpen, type PaymentOption } from '../../../domain/orders/order.ts';
import { methodForm } from '../../../domain/orders/order-form.ts';
import { readForm } from '../../../domain/people/read-form.ts';
import type { Words } from '../../../content/words.ts';
import { ChoiceCards, type Choice } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { DataOf } from './data-of.ts';
import { goTo, openStep, stepOrderOf, type TokenArgs } from './open-step.ts';
import { OrderLine } from './order-line.tsx';
import { postedForm } from './posted-form.ts';
import { StepActions } from './step-actions.tsx';
import { StepFrame } from './step-frame.tsx';
import { stepAfterMethod } from './step-for.ts';
import { underWayKind } from './under-way.ts';
import { UnderWayNotice } from './under-way-notice.tsx';
import { progressOf, submitMethodOf } from './step-labels.ts';

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
    offered: openMethods({ settings: await academy.settings(), cardTypes: academy.cardTypes() }),
    underWay: underWayKind(step.view, step.clock()),
    orderPage: links.order(order.token),
    self: links.orderMethod(order.token),
    back: detailsAreOpen(order.status) ? links.orderDetails(order.token) : links.order(order.token),
  };
}

const refuse = (problem: 'required' | 'notOffered', status: number) => data({ problem }, { status });

export async function action(args: TokenArgs) {
  const step = await openStep(args, 'method');
  if (step.elsewhere) return step.elsewhere;
  const { academy, links, order } = step;
  const reading = readForm(methodForm, await postedForm(args.request));
  if (!reading.ok) return refuse('required', 422);
  const option = reading.value.paymentOption;
  const offered = openMethods({ settings: await academy.settings(), cardTypes: academy.cardTypes() });
  if (!offered.includes(option)) return refuse('notOffered', 409);
  const chosen = await academy.chooseMethod({ token: order.token, option });
  if (chosen.ok) return goTo(stepAfterMethod(chosen.order), order, links);
  const notice = option === 'Other Payment Methods' ? 'other-failed' : 'not-in-this-status';
  return redirect(`${links.order(order.token)}?notice=${notice}`, 303);
}

function choiceOf(option: PaymentOption, { method }: Words['enrol']): Choice {
  const choices: Record<PaymentOption, Omit<Choice, 'value'>> = {
    Card: { title: method.card, text: method.cardText, icon: 'card' },
    'Bank Transfer': { title: method.bank, text: method.bankText, icon: 'bank' },
    'WafaCash / Cash Plus': { title: method.cash, text: method.cashText, icon: 'cash' },
    'Other Payment Methods': { title: method.other, text: method.otherText, icon: 'whatsapp' },
  };
  return { value: option, ...choices[option] };
}

type Props = { loaderData: DataOf<typeof loader>; actionData?: DataOf<typeof action> };

/** How to pay, each method with what happens next. */
export default function Method({ loaderData, actionData }: Props) {
  const { words, locale, order, chosen, offered, self, back } = loaderData;
  const { method } = words;
  const shown = chosen !== null && offered.includes(chosen) ? chosen : offered[0];
  return (
    <StepFrame
      step="method"
      title={method.title}
      progress={progressOf(order.kind, 'method', words)}
      picture={order}
      words={words}
    >
      <OrderLine order={order} words={words} locale={locale} />
      <UnderWayNotice {...loaderData} words={words.card} />
      <form method="post" action={self} className="grid gap-6" data-check="method">
        {actionData?.problem === 'notOffered' && <Notice tone="error" title={method.notOffered} />}
        <ChoiceCards
          name="paymentOption"
          legend={method.legend}
          options={offered.map((option) => choiceOf(option, words))}
          value={shown}
          problem={actionData?.problem === 'required' ? method.required : null}
        />
        <StepActions submit={submitMethodOf(order.kind, words)} back={{ href: back, label: words.back }} />
      </form>
    </StepFrame>
  );
}
