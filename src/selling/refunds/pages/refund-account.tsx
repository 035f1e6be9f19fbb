import { data, redirect } from 'react-router';
import { formatMad } from '../../../platform/money/money.ts';
import { open } from '../../../academy/frame/academy-context.ts';
import { AccountOfRefund, readAccount, type WrongAccount } from './account-of-refund.tsx';
import { type DataOf, postedForm } from '../../../platform/forms/read-form.ts';
import { pictureOf, type TokenArgs } from '../../orders/pages/open-step.ts';
import { StepActions, StepFrame } from '../../../academy/frame/pages/step-frame.tsx';

export async function loader(args: TokenArgs) {
  const { academy, t, locale, links } = open(args);
  const token = args.params.token ?? '';
  const [found, refunds, ways] = await Promise.all([
    academy.orderByToken(token),
    academy.refundsOf(token),
    academy.payoutWaysOf(token),
  ]);
  const waiting = refunds.filter(({ lacksAccount }) => lacksAccount);
  const back = links.order(token);
  // Asked for once: an account that is known already is changed by staff.
  if (!found || waiting.length === 0) return redirect(back, 303);
  const words = t.orderRefunds.account;
  const amount = waiting.reduce((sum, { amountCentimes }) => sum + amountCentimes, 0);
  return {
    head: { title: words.title, description: words.description, index: false },
    words,
    enrol: t.enrol,
    lead: words.lead(formatMad(amount, locale)),
    picture: await pictureOf(found.order, academy),
    ways,
    buyer: { name: found.order.name, phone: found.order.phone },
    self: links.refundAccount(token),
    back,
  };
}

export async function action(args: TokenArgs) {
  const { academy, t, links } = open(args);
  const token = args.params.token ?? '';
  const reading = readAccount(await postedForm(args.request), t);
  if (!reading.ok) return data<WrongAccount>(reading.wrong, { status: 422 });
  const given = await academy.giveRefundAccount({ token, ...reading.value });
  // When nothing waited for it any more, the order's page shows its status.
  return redirect(`${links.order(token)}${given.ok ? '?notice=account-now' : ''}`, 303);
}

type Props = { loaderData: DataOf<typeof loader>; actionData?: WrongAccount };

/** Where staff send the money of an order: an account, or the buyer's name at an agency. */
export default function RefundAccount({ loaderData, actionData }: Props) {
  const { words, enrol, lead, picture, ways, buyer, self, back } = loaderData;
  return (
    <StepFrame step="refund-account" title={words.title} picture={picture} words={enrol}>
      <form method="post" action={self} noValidate className="grid gap-6">
        <p>{lead}</p>
        <AccountOfRefund ways={ways} words={words} buyer={buyer} wrong={actionData} />
        <StepActions submit={words.submit} back={{ href: back, label: enrol.back }} />
      </form>
    </StepFrame>
  );
}
