import { data, redirect } from 'react-router';
import { testPaymentForm } from '../../../selling/checkout/test-form.ts';
import { type DataOf, postedForm, readForm } from '../../../platform/forms/read-form.ts';
import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { rememberOrder } from '../../../academy/accounts/order-cookie.ts';
import { TextField } from '../../../platform/ui/field.tsx';
import { openTestScreen, type Refused, TestFrame, TestPaymentForm } from './test-frame.tsx';

export async function loader(args: ScreenArgs) {
  const { t, links, nav } = await openTestScreen(args);
  const { title, description } = t.testScreens.paymentTestPage;
  return {
    head: { title, description, index: false },
    words: t.testScreens,
    problemWords: t.common.fieldProblems,
    nav,
    self: links.paymentTestPage(),
    newKey: crypto.randomUUID(),
  };
}

export async function action(args: ScreenArgs) {
  const { academy, locale, links, member, publicOrigin } = await openTestScreen(args);
  const reading = readForm(testPaymentForm, await postedForm(args.request));
  if (!reading.ok)
    return data<Refused>({ typed: reading.typed, problems: reading.problems }, { status: 422 });
  const { amount, description, name, email } = reading.value;
  const order = await academy.placeTestOrder({
    idempotencyKey: reading.typed['idempotencyKey'] ?? crypto.randomUUID(),
    locale,
    amountCentimes: amount,
    description,
    details: { name, email, phone: '' },
    staff: member,
  });
  return redirect(links.orderMethod(order.token), {
    status: 303,
    headers: { 'Set-Cookie': rememberOrder(args.request, order.token, publicOrigin) },
  });
}

type Props = { loaderData: DataOf<typeof loader>; actionData?: DataOf<typeof action> };

/** Starts an order of any small amount, which then takes the steps of every order. */
export default function PaymentTestPage({ loaderData, actionData }: Props) {
  const { words, problemWords, nav, self, newKey } = loaderData;
  const { paymentTestPage, fields } = words;
  const filled: Refused = { typed: { amount: '10', description: paymentTestPage.filled }, problems: {} };
  return (
    <TestFrame nav={nav} title={paymentTestPage.title} lead={paymentTestPage.lead}>
      <TestPaymentForm
        action={self}
        words={words}
        problemWords={problemWords}
        answer={actionData ?? filled}
        idempotencyKey={actionData?.typed['idempotencyKey'] ?? newKey}
        submit={paymentTestPage.submit}
      >
        <TextField
          name="orderId"
          label={fields.order}
          hint={fields.orderHint}
          value="MEM-······-····"
          dir="ltr"
          readOnly
        />
      </TestPaymentForm>
    </TestFrame>
  );
}
