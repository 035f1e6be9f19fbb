import { data, redirect } from 'react-router';
import { testEnrolmentForm } from '../../../selling/checkout/test-form.ts';
import { type DataOf, postedForm, readForm } from '../../../platform/forms/read-form.ts';
import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { rememberOrder } from '../../../academy/accounts/order-cookie.ts';
import { Notice } from '../../../platform/ui/notice.tsx';
import { fieldsOf, PersonFields } from '../../../platform/ui/person-fields.tsx';
import { Price } from '../../../platform/ui/price.tsx';
import { SalesIntro, salesIntroOf } from '../../../selling/checkout/pages/sales-intro.tsx';
import { StepActions, StepFrame } from '../../../academy/frame/pages/step-frame.tsx';
import { progressOf } from '../../../selling/orders/pages/step-for.ts';
import { openTestScreen, type Refused, soldOnTest, testPriceCentimes } from './test-frame.tsx';

export async function loader(args: ScreenArgs) {
  const { academy, t, locale, links } = await openTestScreen(args);
  const found = await academy.course(soldOnTest);
  if (!found) throw data(null, { status: 404 });
  const { title, description } = t.testScreens.virtual;
  return {
    head: { title, description, index: false },
    words: t.testScreens,
    enrolWords: t.enrol,
    common: t.common,
    locale,
    intro: salesIntroOf({ ...found, offer: null }, t),
    name: found.course.words[locale].name,
    self: links.virtualTestEnrol(),
    newKey: crypto.randomUUID(),
  };
}

export async function action(args: ScreenArgs) {
  const { academy, t, locale, links, member, publicOrigin } = await openTestScreen(args);
  const reading = readForm(testEnrolmentForm, await postedForm(args.request));
  const { typed } = reading;
  if (!reading.ok) return data<Refused>({ typed, problems: reading.problems }, { status: 422 });
  const found = await academy.course(soldOnTest);
  const name = found?.course.words[locale].name ?? soldOnTest;
  const order = await academy.placeTestOrder({
    idempotencyKey: typed['idempotencyKey'] ?? crypto.randomUUID(),
    locale,
    amountCentimes: testPriceCentimes,
    description: `${name} (${t.testScreens.virtual.price})`,
    details: reading.value,
    staff: member,
  });
  return redirect(links.orderMethod(order.token), {
    status: 303,
    headers: { 'Set-Cookie': rememberOrder(args.request, order.token, publicOrigin) },
  });
}

type Props = { loaderData: DataOf<typeof loader>; actionData?: DataOf<typeof action> };

/** The enrolment form of the test sales page: the same steps, at the test price. */
export default function VirtualTestEnrol({ loaderData, actionData }: Props) {
  const { words, enrolWords, common, locale, intro, name, self, newKey } = loaderData;
  const { details } = enrolWords;
  const { typed, problems } = actionData ?? { typed: {}, problems: {} };
  const field = fieldsOf({ typed, problems }, common.fieldProblems);
  return (
    <StepFrame
      step="details"
      title={words.virtual.title}
      progress={progressOf('details', enrolWords)}
      words={enrolWords}
    >
      {intro !== null && <SalesIntro intro={intro} />}
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-5">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <Price centimes={testPriceCentimes} beforeCentimes={null} locale={locale} words={common.price} />
      </div>
      <form method="post" action={self} noValidate className="grid gap-5">
        {Object.keys(problems).length > 0 && <Notice tone="error" title={details.problemsTitle} />}
        <input type="hidden" name="idempotencyKey" value={typed['idempotencyKey'] ?? newKey} />
        <PersonFields field={field} labels={details} hints={{ phone: details.phoneHint }} phoneRequired />
        <StepActions submit={words.virtual.submit} back={null} />
      </form>
    </StepFrame>
  );
}
