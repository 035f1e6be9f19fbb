import { data, redirect } from 'react-router';
import { isTooSoonToFind } from '../../consultations/booking.ts';
import { policyValues } from '../../legal/policy-values.ts';
import { detailsAreOpen, isGift, type PaymentOption } from '../../orders/order.ts';
import { methodForm } from '../order-form.ts';
import { readForm } from '../../../platform/forms/read-form.ts';
import type { Words } from '../../../words.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { type Choice, ChoiceCards } from '../../../platform/ui/field.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { type DataOf, postedForm } from '../../orders/pages/data-of.ts';
import { goTo, openStep, stepOrderOf, type TokenArgs } from './open-step.ts';
import {
  answerGroup,
  OrderGroup,
  OrderLine,
  readOrderGroup,
  underWayKind,
  UnderWayNotice,
} from '../../orders/pages/order-line.tsx';
import { BegunNotice } from './begun-notice.tsx';
import { begunOrder } from './open-enrolment.ts';
import { wasDeclined } from '../../orders/pages/read-order-page.ts';
import { StepActions, StepFrame } from './step-frame.tsx';
import { preselected, progressOf, stepAfterMethod, submitMethodOf } from './step-for.ts';

/** Shown above the methods after a bank declined the buyer's card: which of them need no card. */
function DeclinedNotice({
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

export async function loader(args: TokenArgs) {
  const step = await openStep(args, 'method');
  if (step.elsewhere) return step.elsewhere;
  const { academy, t, locale, links } = step;
  const { token, status, paymentOption } = step.order;
  const { title, description } = t.enrol.method;
  const settings = await academy.settings();
  const order = await stepOrderOf(step.order, { academy, locale });
  const offered = await academy.waysToPay(step.order);
  const { itemKind: kind, itemSlug: slug, number } = step.order;
  const begun = isGift(step.order) ? null : await begunOrder(args, { kind, slug });
  return {
    // The item was bought by another order meanwhile: shown before it is paid twice.
    had: begun !== null && begun.number !== number && begun.status !== 'to-pay' ? begun : null,
    head: { title, description, index: false },
    words: t.enrol,
    locale,
    order,
    chosen: paymentOption,
    declined: wasDeclined(step.view),
    group: await readOrderGroup(step, token),
    offered,
    // Warns that the hour may be over before a transfer is found.
    soon:
      order.hour !== null && isTooSoonToFind({ startsAt: order.hour.startsAt, now: step.clock() })
        ? {
            orCard: offered.includes('Card'),
            check: policyValues(settings, t.refunds, locale).transferCheck,
          }
        : null,
    underWay: underWayKind(step.view, step.clock()),
    orderPage: links.order(token),
    self: links.orderMethod(token),
    contact: links.contact(),
    back: detailsAreOpen(status) ? links.orderDetails(token) : links.order(token),
  };
}

const refuse = (problem: 'required' | 'notOffered', status: number) => data({ problem }, { status });

export async function action(args: TokenArgs) {
  const step = await openStep(args, 'method');
  if (step.elsewhere) return step.elsewhere;
  const { academy, links, order } = step;
  const form = await postedForm(args.request);
  if (form.get('intent') === 'cohort')
    return answerGroup(academy, { token: order.token, form, self: links.orderMethod(order.token) });
  const reading = readForm(methodForm, form);
  if (!reading.ok) return refuse('required', 422);
  const option = reading.value.paymentOption;
  const offered = await academy.waysToPay(order);
  if (!offered.includes(option)) return refuse('notOffered', 409);
  const chosen = await academy.chooseMethod({ token: order.token, option });
  if (chosen.ok) return goTo(stepAfterMethod(chosen.order), order, links);
  if (chosen.reason === 'course-not-ready') return refuse('notOffered', 409);
  const notice = option === 'Other Payment Methods' ? 'other-failed' : 'not-in-this-status';
  return redirect(`${links.order(order.token)}?notice=${notice}`, 303);
}

type Soon = { orCard: boolean; check: string } | null;

/** `soon`: the hour begins before a transfer is surely found. */
function choiceOf(option: PaymentOption, { method }: Words['enrol'], soon: Soon): Choice {
  const bankSoon = soon && ` ${soon.orCard ? method.bankSoonOrCard : method.bankSoon}`;
  const cashSoon = soon && ` ${method.cashSoon(soon.check)}`;
  const choices: Record<PaymentOption, Omit<Choice, 'value'>> = {
    Card: { title: method.card, text: method.cardText, icon: 'card' },
    'Bank Transfer': { title: method.bank, text: `${method.bankText}${bankSoon ?? ''}`, icon: 'bank' },
    'WafaCash / Cash Plus': { title: method.cash, text: `${method.cashText}${cashSoon ?? ''}`, icon: 'cash' },
    'Other Payment Methods': { title: method.other, text: method.otherText, icon: 'whatsapp' },
  };
  return { value: option, ...choices[option] };
}

type Props = { loaderData: DataOf<typeof loader>; actionData?: DataOf<typeof action> };

/** How to pay, each method with what happens next. */
export default function Method({ loaderData, actionData }: Props) {
  const { words, locale, order, had, chosen, declined, offered, soon, self, back, contact } = loaderData;
  const { method } = words;
  const shown = preselected({ chosen, declined, offered });
  return (
    <StepFrame
      step="method"
      title={method.title}
      progress={progressOf(order.kind, 'method', words)}
      picture={order}
      words={words}
    >
      <OrderLine order={order} words={words} locale={locale} />
      {had !== null && (
        <div className="mb-6">
          <BegunNotice kind={order.kind} begun={had} words={words} locale={locale} />
        </div>
      )}
      <UnderWayNotice {...loaderData} words={words.card} />
      {declined && <DeclinedNotice offered={offered} words={method.declined} />}
      {loaderData.group?.problem ? (
        <OrderGroup group={loaderData.group} action={self} />
      ) : offered.length === 0 ? (
        <div className="grid gap-5">
          <Notice tone="warning" title={method.notReady.title}>
            {method.notReady.text}
          </Notice>
          <ButtonLink href={contact} full>
            {method.notReady.contact}
          </ButtonLink>
        </div>
      ) : (
        <form method="post" action={self} className="grid gap-6" data-check="method">
          {actionData?.problem === 'notOffered' && <Notice tone="error" title={method.notOffered} />}
          <ChoiceCards
            name="paymentOption"
            legend={method.legend}
            options={offered.map((option) => choiceOf(option, words, soon))}
            value={shown}
            problem={actionData?.problem === 'required' ? method.required : null}
          />
          <StepActions submit={submitMethodOf(order.kind, words)} back={{ href: back, label: words.back }} />
        </form>
      )}
    </StepFrame>
  );
}
