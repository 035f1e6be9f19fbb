import { open } from '../../../academy/frame/academy-context.ts';
import { clientAddress } from '../../../academy/frame/page-headers.ts';
import { createContext, data, redirect } from 'react-router';
import { cardTypeForm } from '../../orders/order-form.ts';
import { cardTypes } from '../../orders/order.ts';
import { formatMad } from '../../../platform/money/money.ts';
import { type DataOf, postedForm, readForm } from '../../../platform/forms/read-form.ts';
import type { HandOff } from '../../../gateways/gateway.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { mastercard } from '../../../academy/frame/footer.tsx';
import { ChoiceCards } from '../../../platform/ui/field.tsx';
import { Prop } from '../../../platform/ui/portrait.tsx';
import { HandOffPage } from './hand-off-page.tsx';
import { goTo, openStep, stepOrderOf, type TokenArgs } from '../../orders/pages/open-step.ts';
import { OrderLine, readBefore, UnderWayNotice } from '../../orders/pages/order-line.tsx';
import { StepActions, StepFrame } from '../../../academy/frame/pages/step-frame.tsx';
import { progressOf } from '../../orders/pages/step-for.ts';

/** The answer to this request sends the browser to the bank: nothing of the step is shown. */
const isLeaving = createContext(false);

export async function loader(args: TokenArgs) {
  const { t, locale } = open(args);
  const { title, description } = t.enrol.card;
  const page = { head: { title, description, index: false }, words: t.enrol, locale };
  if (args.context.get(isLeaving)) return { ...page, choice: null };
  const step = await openStep(args, 'card');
  if (step.elsewhere) return step.elsewhere;
  const { academy, links, order } = step;
  const shown = await stepOrderOf(order, { academy, locale });
  // The seat is gone: the step of the methods lets the buyer choose another group before paying.
  if (shown.group?.problem) return goTo('method', order, links);
  const choice = {
    order: shown,
    served: await academy.cardTypes(order),
    chosen: order.cardType,
    ...(await readBefore(step, order.token)),
    orderPage: links.order(order.token),
    self: links.orderCard(order.token),
    back: links.orderMethod(order.token),
  };
  return { ...page, choice };
}

type Answer =
  | { handOff: HandOff }
  | {
      handOff: null;
      problem: 'required' | 'unreachable' | 'refused' | 'missing' | 'manyHere';
      cardType?: string;
    };
const refuse = (answer: Answer, status: number) => data(answer, { status });

export async function action(args: TokenArgs) {
  const step = await openStep(args, 'card');
  if (step.elsewhere) return step.elsewhere;
  const { academy, links, order } = step;
  const reading = readForm(cardTypeForm, await postedForm(args.request));
  if (!reading.ok) return refuse({ handOff: null, problem: 'required' }, 422);
  const { cardType } = reading.value;
  const begun = await academy.beginPayment({
    token: order.token,
    cardType,
    address: clientAddress(args.request),
  });
  if (!begun.ok) {
    switch (begun.reason) {
      case 'order-not-found':
      case 'not-in-this-status':
        return goTo('order', order, links);
      case 'course-not-ready':
      case 'method-off':
      case 'sold-out':
      case 'cohort-needed':
      case 'cohort-full':
      case 'cohort-closed':
        return goTo('method', order, links);
      case 'no-gateway':
        return refuse({ handOff: null, problem: 'missing', cardType }, 409);
      case 'gateway-unreachable':
        return refuse({ handOff: null, problem: 'unreachable', cardType }, 409);
      case 'too-many-seats-here':
        return refuse({ handOff: null, problem: 'manyHere', cardType }, 409);
      case 'gateway-refused':
        return refuse({ handOff: null, problem: 'refused', cardType }, 409);
    }
  }
  args.context.set(isLeaving, true);
  // The dialog's script reads the answer itself, since it cannot see a redirect to another site.
  const toScript = args.request.headers.get('x-derb-step') !== null;
  if (begun.handOff.kind === 'redirect' && !toScript) return redirect(begun.handOff.url, 303);
  return refuse({ handOff: begun.handOff }, 200);
}

/** The marks that are printed on a card tell which it is. */
const marks = {
  international: (
    <>
      <span className="secure-slanted">VISA</span>
      <span>{mastercard}</span>
    </>
  ),
  morocco: (
    <>
      <Prop name="card" className="w-12!" />
      <span>CMI</span>
    </>
  ),
};

type Props = { loaderData: DataOf<typeof loader>; actionData?: DataOf<typeof action> };

/** The last step before the bank: which kind of card, and what will be charged. */
export default function Card({ loaderData, actionData }: Props) {
  const { words, locale, choice } = loaderData;
  const { card } = words;
  if (actionData?.handOff) return <HandOffPage handOff={actionData.handOff} words={words} />;
  if (choice === null) return null;
  const { order, served, chosen, declined, underWay, self, back, orderPage } = choice;
  const options = cardTypes
    .filter((type) => served.includes(type))
    .map((type) => ({
      value: type,
      title: card[type],
      text: card[`${type}Text`],
      picture: <span className="secure justify-center">{marks[type]}</span>,
      ground: type === 'morocco' ? 'bg-saffron' : 'bg-lilac',
    }));
  const problem = actionData?.problem;
  return (
    <StepFrame
      step="card"
      title={card.title}
      progress={progressOf('confirm', words)}
      picture={order}
      words={words}
    >
      <OrderLine order={order} words={words} locale={locale} />
      {problem === undefined && <UnderWayNotice underWay={underWay} orderPage={orderPage} words={card} />}
      {options.length === 0 ? (
        <div className="grid gap-5">
          <Notice tone="warning" title={card.none} />
          <ButtonLink href={back} data-step-link full>
            {card.chooseOther}
          </ButtonLink>
        </div>
      ) : (
        <form method="post" action={self} noValidate className="grid gap-6" data-check="card">
          {problem !== undefined && problem !== 'required' && (
            <Notice tone="error" title={card[problem].title}>
              {card[problem].text}
            </Notice>
          )}
          {problem === undefined && declined && (
            <Notice tone="warning" title={card.declined.title}>
              {card.declined.text}{' '}
              <a href={back} className="link" data-step-link>
                {card.declined.without}
              </a>
            </Notice>
          )}
          <ChoiceCards
            name="cardType"
            legend={card.legend}
            options={options}
            value={actionData?.cardType ?? chosen ?? (options.length === 1 ? options[0]?.value : null)}
            problem={problem === 'required' ? card.required : null}
            isFirstWrong={problem === 'required'}
            required
          />
          <p className="flex gap-2 text-sm text-ink-soft">
            <Icon name="lock" size={18} className="mt-0.5" />
            <span>{card.next(formatMad(order.amountCentimes, locale))}</span>
          </p>
          <StepActions submit={card.submit} back={{ href: back, label: words.back }} />
        </form>
      )}
    </StepFrame>
  );
}
