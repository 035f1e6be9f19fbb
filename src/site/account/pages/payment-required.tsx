import { redirect } from 'react-router';
import { awaitsDecision } from '../../../selling/orders/order.ts';
import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { nameIn } from '../../../selling/orders/pages/open-step.ts';
import { fill } from '../../../platform/i18n/fill.ts';
import { shownAddress } from '../../../platform/people/mailbox.ts';
import { whatsappLink } from '../../../platform/people/phone.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { specifiedFor } from '../../../platform/ui/specified.ts';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { OrderNumber } from '../../../selling/orders/pages/order-number.tsx';
import { joiningWords } from '../../../academy/accounts/pages/join-form.tsx';
import { openMember } from './account-frame.tsx';
import { OwnOrderButton } from '../../../academy/accounts/pages/own-order-button.tsx';
import { signInPath, wayIn } from '../../../academy/accounts/pages/own-path.ts';
import { Threshold } from '../../../platform/ui/arch.tsx';

export async function loader(args: ScreenArgs) {
  const app = await openMember(args);
  if (app.elsewhere) return app.elsewhere;
  const { academy, links, t, locale, member } = app;
  const status = await academy.statusOf(member.email);
  if (status !== 'unpaid') return redirect(wayIn(status, links, null), 303);
  const { settings, words } = await joiningWords(app);
  const texts = words.paymentRequired;
  const order = await academy.unpaidOrderOf(member.email);
  const isChecked = order !== null && awaitsDecision(order.status);
  const isPaidBack = order?.status === 'Refunded';
  // Whoever reported a payment, or was refunded, is not asked to pay again.
  const { title, heading } = isPaidBack ? texts.paidBack : isChecked ? texts.claimed : texts;
  return {
    head: { title, description: texts.description, index: false },
    words: texts,
    heading,
    text: isPaidBack ? texts.paidBack.text : isChecked ? texts.checking : texts.text,
    email: shownAddress(member.email),
    order: order && {
      number: order.number,
      about: await nameIn(locale, order, academy),
      status: isPaidBack ? null : t.common.statuses[order.status],
    },
    isChecked,
    isPaidBack,
    // An order that can still be paid is continued, once it is the member's own; an ended one is begun again.
    payOwn: order?.isPayable && order.canBeTakenOver ? links.accountOrders() : null,
    joinAt: links.joinCommunity(),
    orderAt: order && !order.canBeTakenOver ? links.order(order.token) : null,
    whatsapp: whatsappLink(
      settings.whatsapp,
      fill(t.joining.paymentRequired.message, { email: shownAddress(member.email) }),
    ),
    newTab: t.common.chat.newTab,
    account: links.account(),
    signIn: signInPath(links.signIn(), null, { another: true }),
  };
}

type Props = { loaderData: DataOf<typeof loader> };

/** An order waits for its payment: its status, how to pay, and whom to contact when it is paid. */
export default function PaymentRequired({ loaderData }: Props) {
  const { words, heading, email, order, isChecked, orderAt, whatsapp, newTab, account, signIn } = loaderData;
  const { isPaidBack, text, payOwn, joinAt } = loaderData;
  return (
    <Threshold ground="saffron" icon={isChecked || isPaidBack ? 'waiting' : 'lock'}>
      <Heading level={1}>{heading}</Heading>
      <p title={specifiedFor(text)} className="text-lg text-ink-soft">
        {text}
      </p>
      <dl className="threshold-facts">
        <dt>{words.facts.email}</dt>
        <dd>
          <bdi dir="ltr" className="wrap-anywhere">
            {email}
          </bdi>
        </dd>
        {order && (
          <>
            {order.status !== null && (
              <>
                <dt>{words.facts.status}</dt>
                <dd className="font-semibold">{order.status}</dd>
              </>
            )}
            <dt>{words.facts.about}</dt>
            <dd className="wrap-anywhere">{order.about}</dd>
            <dt>{words.facts.order}</dt>
            <dd>
              <OrderNumber number={order.number} />
            </dd>
          </>
        )}
      </dl>
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        {(isChecked || isPaidBack) && orderAt !== null ? (
          <ButtonLink href={orderAt}>{words.openOrder}</ButtonLink>
        ) : order && payOwn !== null ? (
          <OwnOrderButton action={payOwn} order={order.number}>
            {words.complete}
          </OwnOrderButton>
        ) : (
          <ButtonLink href={joinAt}>{words.complete}</ButtonLink>
        )}
        <ButtonLink href={whatsapp} kind="secondary" target="_blank" rel="noopener noreferrer">
          <Icon name="whatsapp" />
          {words.whatsapp}
          <span className="sr-only">({newTab})</span>
        </ButtonLink>
      </div>
      <p className="flex flex-wrap gap-x-6">
        <a className="py-2 font-semibold text-link underline" href={account}>
          {words.account}
        </a>
        <a className="py-2 font-semibold text-link underline" href={signIn}>
          {words.otherAddress}
        </a>
      </p>
    </Threshold>
  );
}
