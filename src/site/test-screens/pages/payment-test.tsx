import { data, redirect } from 'react-router';
import { cardTypeForm } from '../../../selling/orders/order-form.ts';
import { cardTypes } from '../../../selling/orders/order.ts';
import { testPaymentForm } from '../../../selling/checkout/test-form.ts';
import { type DataOf, postedForm, readForm } from '../../../platform/forms/read-form.ts';
import type { HandOff } from '../../../gateways/gateway.ts';
import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { rememberOrder } from '../../../academy/accounts/order-cookie.ts';
import { ChoiceCards } from '../../../platform/ui/field.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { HandOffPage } from '../../../selling/checkout/pages/hand-off-page.tsx';
import { openTestScreen, type Refused, TestFrame, TestPaymentForm } from './test-frame.tsx';

export async function loader(args: ScreenArgs) {
  const { academy, t, links, nav } = await openTestScreen(args);
  const { title, description } = t.testScreens.paymentTest;
  return {
    head: { title, description, index: false },
    words: t.testScreens,
    enrolWords: t.enrol,
    problemWords: t.common.fieldProblems,
    served: await academy.cardTypes({ itemKind: 'test' }),
    nav,
    self: links.paymentTest(),
    newKey: crypto.randomUUID(),
  };
}

type Answer = Refused & { handOff: HandOff | null; trouble: 'unreachable' | 'refused' | 'missing' | null };
const answer = (status: number, part: Partial<Answer>, cookie?: string) =>
  data<Answer>(
    { typed: {}, problems: {}, handOff: null, trouble: null, ...part },
    { status, ...(cookie === undefined ? {} : { headers: { 'Set-Cookie': cookie } }) },
  );

export async function action(args: ScreenArgs) {
  const { academy, locale, links, member, publicOrigin } = await openTestScreen(args);
  const reading = readForm(testPaymentForm.extend(cardTypeForm.shape), await postedForm(args.request));
  const { typed } = reading;
  if (!reading.ok) return answer(422, { typed, problems: reading.problems });
  const { amount, description, name, email, cardType } = reading.value;
  const { token } = await academy.placeTestOrder({
    idempotencyKey: typed['idempotencyKey'] ?? crypto.randomUUID(),
    locale,
    amountCentimes: amount,
    description,
    details: { name, email, phone: '' },
    staff: member,
  });
  const cookie = rememberOrder(args.request, token, publicOrigin);
  const begun = await academy.beginPayment({ token, cardType });
  if (begun.ok) return answer(200, { handOff: begun.handOff }, cookie);
  switch (begun.reason) {
    case 'course-not-ready':
    case 'method-off':
    case 'order-not-found':
    case 'not-in-this-status':
    case 'cohort-closed':
    case 'cohort-full':
    case 'cohort-needed':
    case 'sold-out':
    case 'too-many-seats-here':
      return redirect(links.order(token), { status: 303, headers: { 'Set-Cookie': cookie } });
    case 'no-gateway':
      return answer(409, { typed, trouble: 'missing' }, cookie);
    case 'gateway-unreachable':
      return answer(409, { typed, trouble: 'unreachable' }, cookie);
    case 'gateway-refused':
      return answer(409, { typed, trouble: 'refused' }, cookie);
  }
}

type Props = { loaderData: DataOf<typeof loader>; actionData?: DataOf<typeof action> };

/** Straight to the bank with any small amount: the shortest way to try a card gateway. */
export default function PaymentTest({ loaderData, actionData }: Props) {
  const { words, enrolWords, problemWords, served, nav, self, newKey } = loaderData;
  const { card } = enrolWords;
  if (actionData?.handOff) return <HandOffPage handOff={actionData.handOff} words={enrolWords} />;
  const filled: Refused = { typed: { description: words.paymentTest.filled }, problems: {} };
  const shown = actionData ?? filled;
  const types = cardTypes.filter((type) => served.includes(type));
  return (
    <TestFrame nav={nav} title={words.paymentTest.title} lead={words.paymentTest.lead}>
      {types.length === 0 ? (
        <Notice tone="warning" title={words.paymentTest.none} />
      ) : (
        <>
          {actionData?.trouble && (
            <Notice tone="error" title={card[actionData.trouble].title}>
              {card[actionData.trouble].text}
            </Notice>
          )}
          <TestPaymentForm
            action={self}
            words={words}
            problemWords={problemWords}
            answer={shown}
            idempotencyKey={actionData?.typed['idempotencyKey'] ?? newKey}
            submit={words.paymentTest.submit}
          >
            <ChoiceCards
              name="cardType"
              legend={words.fields.cardType}
              options={types.map((type) => ({
                value: type,
                title: card[type],
                text: card[`${type}Text`],
              }))}
              value={shown.typed['cardType'] ?? types[0]}
              problem={shown.problems['cardType'] === undefined ? null : card.required}
            />
          </TestPaymentForm>
        </>
      )}
    </TestFrame>
  );
}
