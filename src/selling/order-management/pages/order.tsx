import { data, redirect } from 'react-router';
import type { Words } from '../../../words.ts';
import { policyValues, sinceInWords, promisedTo } from '../../../academy/legal/policy-values.ts';
import { isGift, isPayable, renewableUntil, shownNumber } from '../../orders/order.ts';
import { formatMad } from '../../../platform/money/money.ts';
import { formatDeadline } from '../../../platform/time/calendar-date.ts';
import { shownToBuyer } from '../../orders/refund.ts';
import { open } from '../../../academy/frame/academy-context.ts';
import { ClosedPage } from '../../../academy/frame/closed-page.tsx';
import { whatsappLink } from '../../../platform/people/phone.ts';
import { orderTokensOf, rememberOrder } from '../../../academy/accounts/order-cookie.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { type DataOf, postedForm } from '../../../platform/forms/read-form.ts';
import { isNoticeKey, OrderHead, OrderNotices, OrderTimeline } from './order-head.tsx';
import { OrderAccess } from '../../orders/pages/order-access.tsx';
import {
  answerGiftDay,
  giftDayOf,
  OrderGift,
  readGift,
  answerGiveElsewhere,
} from '../../orders/pages/order-gift.tsx';
import { OrderBooking } from '../../bookings/pages/order-booking.tsx';
import { answerReopen, OrderActions, ReceiptInvitation, WhileWaiting } from './order-actions.tsx';
import {
  OrderRefunds,
  OrderRight,
  statusOfRefunds,
  statusOfRequest,
} from '../../refunds/pages/order-refunds.tsx';
import {
  answerGroup,
  OrderGroup,
  readOrderGroup,
  startTickOf,
  underWayKind,
} from '../../orders/pages/order-line.tsx';
import { MembershipTerm, readTermOf } from '../../orders/pages/membership-term.tsx';
import { OrderRights, readRights } from '../../orders/pages/order-rights.tsx';
import { OrderPlan, type OrderPlanView, readOrderPlan } from '../../instalments/pages/order-plan.tsx';
import { nameIn, type TokenArgs } from '../../orders/pages/open-step.ts';
import {
  askBank,
  hearingOf,
  nextStepsOf,
  statusOf,
  timelineOf,
  toneOf,
  wasDeclined,
  wasPaidTwice,
} from '../../orders/pages/read-order-page.ts';
import { promiseFor } from '../../orders/answer-times.ts';
import { readBooking } from '../../hours/pages/read-booking.ts';
import { readFiles } from '../../orders/pages/order-files.tsx';
import { readBeginning, readMeanwhile, readOwned, readReceipts } from '../../orders/pages/read-opened.ts';

import { freeLabel, orderWordsOf } from '../../orders/pages/words-for-kind.ts';
import { Notice } from '../../../platform/ui/notice.tsx';

export async function loader(args: TokenArgs) {
  const opened = open(args);
  const { academy, t, locale, links, url, clock, publicOrigin } = opened;
  const token = args.params.token ?? '';
  const [view, settings, refunds, right] = await Promise.all([
    academy.orderByToken(token),
    academy.settings(),
    academy.refundsOf(token),
    academy.refundRight(token),
  ]);
  if (!view) {
    const { title, text, whatsapp } = t.order.missing;
    const head = { title, description: text, index: false };
    const ways = { courses: links.courses(), whatsapp: whatsappLink(settings.whatsapp, whatsapp) };
    return data({ words: t.order, locale, head, ways, view: null }, { status: 404 });
  }
  const order = { ...view.order, description: await nameIn(locale, view.order, academy) };
  const plan = await readOrderPlan(opened, token);
  const paused = plan?.paused ?? null;
  const orderWords = orderWordsOf(order, t.order, giftDayOf(order, opened), view.isOfBundle);
  const asked = url.searchParams.get('notice');
  const promises = policyValues(promisedTo(order, settings), t.refunds, locale);
  const hearing = hearingOf(order, settings.transferChecks, { now: clock(), locale });
  const toHear = { kind: order.itemKind, now: clock(), words: t.enrol.hear, locale };
  const cash = promiseFor(order.paymentOption, settings.transferChecks, toHear);
  const renewUntil =
    plan === null ? renewableUntil(order, { days: settings.orderExpiryDays, now: clock() }) : null;
  const paidBack =
    order.status === 'Refunded' && refunds.length > 0
      ? statusOfRefunds(refunds, t.orderRefunds, locale)
      : null;
  const booking = await readBooking(order, opened);
  const term = await readTermOf(order, settings, opened);
  const seen = { mayArrive: view.underWay !== null, hearing, history: view.history };
  /** Nothing of it is to come, or it is closed for now. */
  const closed = paused ?? (view.access === null ? term : null);
  const page = {
    words: orderWords,
    locale,
    head: { title: t.order.title(shownNumber(order.number)), description: t.order.description, index: false },
    view: { order, access: view.access, parts: view.parts },
    label:
      order.amountCentimes === 0
        ? freeLabel(order, t.order)
        : view.underWay !== null && isPayable(order.status)
          ? t.payment.shown.awaitsBank
          : t.common.statuses[shownToBuyer(view.shown, order.status)],
    status:
      paidBack ??
      statusOfRequest(right, t.orderRefunds.request, locale) ??
      closed ??
      (renewUntil === null
        ? statusOf(order, orderWords, locale, seen)
        : { title: t.order.statuses.Expired.title, text: t.order.renew(formatDeadline(renewUntil, locale)) }),
    renewAt: renewUntil && formatMad(order.amountCentimes, locale),
    by: hearing?.isLate === false ? hearing.by : null,
    refunds: { refunds, token, words: t.orderRefunds, locale, notice: asked },
    right,
    since: right?.since ? sinceInWords(right.since, t.refunds, locale) : '',
    reachedBy: { email: settings.email, whatsapp: settings.whatsapp },
    tone: closed === null ? toneOf(order.status) : ('warning' as const),
    timeline: timelineOf(view.history, orderWords, locale),
    // Once everything has left, nothing is still to come.
    next:
      closed !== null ||
      right?.request?.state === 'open' ||
      (order.status === 'Refunded' && refunds.every(({ isDone }) => isDone))
        ? []
        : nextStepsOf(view, { ...promises, cash, isGivenUp: booking?.state === 'cancelled' }, orderWords),
    accessHours: promises.accessHours,
    files: await readFiles(args, order),
    beginning: await readBeginning(order, opened),
    meanwhile: await readMeanwhile(order, opened),
    owned: await readOwned(args, order, opened),
    plan,
    gift: readGift(order, opened),
    group: await readOrderGroup(opened, token),
    startTick: asked === 'agreement-required' ? startTickOf(order, opened) : null,
    booking,
    ...(await readRights(args.request, order, opened)),
    term,
    declined: wasDeclined(view),
    refusedCode: view.history.findLast(({ event }) => event === 'reject')?.detail?.['transferCode'] ?? null,
    underWay: underWayKind(view, clock()),
    mayArrive: view.underWay !== null,
    paidTwice:
      wasPaidTwice(view) && !refunds.some(({ isDuplicate }) => isDuplicate) ? promises.paidBack : null,
    self: links.order(token),
    notice: isNoticeKey(asked) ? asked : null,
    receipts: await readReceipts(order, opened),
    whatsapp: whatsappLink(
      settings.whatsapp,
      t.order.whatsapp(shownNumber(order.number), order.email, order.description),
    ),
  };
  // Opened from the e-mail on another device: that browser holds the order from now on.
  if (orderTokensOf(args.request).includes(order.token)) return data(page);
  return data(page, { headers: { 'Set-Cookie': rememberOrder(args.request, order.token, publicOrigin) } });
}

/** React Router takes a loader's headers over only when the page exports this. */
export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }): Headers => loaderHeaders;

export async function action(args: TokenArgs) {
  const { academy, links } = open(args);
  const token = args.params.token ?? '';
  const form = await postedForm(args.request);
  const intent = form.get('intent');
  const self = links.order(token);
  if (intent === 'gift-day') return answerGiftDay({ academy, links }, { token, form });
  if (intent === 'gift-elsewhere') return answerGiveElsewhere({ academy, links }, { token, form });
  if (intent === 'cohort') return answerGroup(academy, { token, form, self });
  if (intent === 'cancel') {
    const cancelled = await academy.cancelOrder({ token });
    return redirect(cancelled.ok ? self : `${self}?notice=${cancelled.reason}`, 303);
  }
  if (intent === 'ask') {
    await askBank(academy, token);
    return redirect(`${self}?notice=asked`, 303);
  }
  if (intent === 'reopen') return answerReopen({ academy, links }, { token, form }, args.request);
  return redirect(self, 303);
}

/** What it opened is shown, unless it is paused or opened nothing. */
const opensHere = ({ plan, booking }: { plan: OrderPlanView | null; booking: unknown }): boolean =>
  booking === null && (plan === null || (plan.paused === null && plan.notNeeded === null));

type Missing = { words: Words['order']['missing']; ways: { courses: string; whatsapp: string } };

/** A link whose order is gone. */
const NoOrder = ({ words, ways }: Missing) => (
  <ClosedPage title={words.title}>
    <p className="text-lg text-ink-soft">{words.text}</p>
    <div className="flex flex-wrap gap-3">
      <ButtonLink href={ways.courses}>{words.courses}</ButtonLink>
      <ButtonLink kind="secondary" href={ways.whatsapp} target="_blank" rel="noopener noreferrer">
        {words.contact}
      </ButtonLink>
    </div>
  </ClosedPage>
);

/** The order's own page, where every e-mail leads: its status, what it opened, what happened, what can be done. */
export default function OrderPage({ loaderData }: { loaderData: DataOf<typeof loader> }) {
  const { words, locale } = loaderData;
  if (loaderData.view === null) {
    return <NoOrder words={words.missing} ways={loaderData.ways} />;
  }
  const { view, label, status, tone, timeline, next, accessHours, receipts, whatsapp } = loaderData;
  const { order, access } = view;
  const amount = formatMad(order.amountCentimes, locale);
  const isOver = order.months !== null && access === null;
  return (
    <main id="main" data-standing className="column max-w-5xl! py-8 md:py-14">
      <div>
        <OrderHead
          order={order}
          label={label}
          status={status}
          by={loaderData.by}
          group={loaderData.group?.rows ?? []}
          tone={tone}
          amount={amount}
          words={words}
          locale={locale}
        />
        <div className="mt-8 grid gap-8 lg:grid-cols-[1fr_23rem] lg:gap-12">
          <div className="order-2 grid content-start gap-8 lg:order-1">
            <OrderTimeline entries={timeline} next={next} words={words.timeline} />
          </div>
          <div className="order-1 grid content-start gap-5 lg:order-2">
            {loaderData.owned !== null && (
              <Notice tone="warning" title={words.owned.title}>
                <p>{words.owned.text}</p>
                <a href={loaderData.owned} className="link">
                  {words.owned.open}
                </a>
              </Notice>
            )}
            <OrderNotices {...loaderData} order={order} amount={amount} />
            {loaderData.group !== null && (isPayable(order.status) || loaderData.group.full !== null) && (
              <OrderGroup group={loaderData.group} action={loaderData.self} />
            )}
            {order.status === 'Payment Confirmed' && !isGift(order) && opensHere(loaderData) && !isOver && (
              <OrderAccess
                {...loaderData}
                kind={order.itemKind}
                slug={order.itemSlug}
                access={access}
                parts={view.parts}
                email={order.email}
                within={accessHours}
                words={words}
              />
            )}
            {loaderData.term !== null && <MembershipTerm term={loaderData.term} />}
            {loaderData.gift !== null && <OrderGift gift={loaderData.gift} />}
            {loaderData.booking !== null && <OrderBooking booking={loaderData.booking} />}
            {loaderData.rights !== null && <OrderRights rights={loaderData.rights} />}
            {loaderData.plan !== null && <OrderPlan plan={loaderData.plan} />}
            <OrderRefunds {...loaderData.refunds} />
            <OrderRight
              {...loaderData.refunds}
              right={loaderData.right}
              since={loaderData.since}
              number={shownNumber(order.number)}
              reachedBy={loaderData.reachedBy}
            />
            {loaderData.meanwhile !== null && (
              <WhileWaiting meanwhile={loaderData.meanwhile} words={words.meanwhile} />
            )}
            {receipts !== null && <ReceiptInvitation {...receipts} />}
            <OrderActions
              order={order}
              words={words}
              locale={locale}
              whatsapp={whatsapp}
              approved={loaderData.underWay === 'approved'}
              mayArrive={loaderData.mayArrive}
              group={loaderData.group}
              startTick={loaderData.startTick}
              renewAt={loaderData.renewAt}
            />
          </div>
        </div>
      </div>
    </main>
  );
}
