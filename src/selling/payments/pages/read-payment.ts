/** The data of the three pages after a gateway: the order's real state, found only through what this browser holds. */
import { cutText } from '../../../platform/text/typed-text.ts';
import { redirect } from 'react-router';
import { policyValues } from '../../../academy/legal/policy-values.ts';
import { isPayable, shownNumber } from '../../orders/order.ts';
import { askingOf, paidAtOf, refundStatus } from '../../orders/refund.ts';
import { formatDay } from '../../../platform/time/calendar-date.ts';
import type { OrderView } from '../../order-management/read-order.service.ts';
import { open, type ForScreens, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { whatsappLink, whatsappNumber } from '../../../platform/people/phone.ts';
import { orderTokensOf } from '../../../academy/accounts/order-cookie.ts';
import { nameIn } from '../../orders/pages/open-step.ts';
import { askBank, wasPaidTwice } from '../../orders/pages/read-order-page.ts';
import { readBooking } from '../../hours/pages/read-booking.ts';
import { inPartsOf } from '../../instalments/pages/plan-page.ts';
import { readOrderPlan } from '../../instalments/pages/order-plan.tsx';
import { giftDayOf, readGift } from '../../orders/pages/order-gift.tsx';
import { readRights } from '../../orders/pages/order-rights.tsx';
import { readFiles } from '../../orders/pages/order-files.tsx';
import { readBeginning } from '../../orders/pages/read-opened.ts';
import { orderWordsFor, orderWordsOf, paidWordsFor } from '../../orders/pages/words-for-kind.ts';

export type PaymentPage = 'success' | 'failure' | 'cancel';

/**
 * 'processing': the bank has not answered yet and we wait; 'slow': it still has not after half a minute; 'declined': it
 * refused; 'cancelled': its page was closed; 'other': nothing is under way, the order's own status is shown.
 */
export type PaymentState = 'paid' | 'processing' | 'slow' | 'declined' | 'cancelled' | 'other' | 'unknown';

/** Seconds of waiting after which the gateway is asked, repeatedly. A multiple of both reload intervals, 2 s and 3 s. */
const askEverySeconds = 6;
const patienceSeconds = 30;

/** The order with this number among those whose tokens the browser holds. A number alone opens nothing. */
async function findHeldOrder(request: Request, academy: ForScreens['academy'], number: string) {
  const views = await Promise.all(orderTokensOf(request).map((token) => academy.orderByToken(token)));
  return views.find((view) => view?.order.number === number) ?? null;
}

/** Pure: what is shown for an order after so many seconds of waiting. */
export function stateOf(
  { order, lastAttempt }: Pick<OrderView, 'order' | 'lastAttempt'>,
  waited: number,
): PaymentState {
  if (order.status === 'Payment Confirmed') return 'paid';
  const unpaid = isPayable(order.status) || order.status === 'Cancelled' || order.status === 'Expired';
  const waiting = order.status === 'Paid - Card' || (unpaid && lastAttempt?.state === 'begun');
  if (waiting) return waited >= patienceSeconds ? 'slow' : 'processing';
  const ended = lastAttempt?.state;
  return unpaid && (ended === 'declined' || ended === 'cancelled') ? ended : 'other';
}

const secondsIn = (text: string | null): number =>
  text !== null && /^\d{1,3}$/.test(text) ? Number(text) : 0;

/** A value of the address as plain text, cut short: it is shown, never believed. */
const shownValue = (query: URLSearchParams, name: string): string =>
  cutText((query.get(name) ?? '').trim(), 60);

export async function readPayment(args: ScreenArgs, page: PaymentPage) {
  const opened = open(args);
  const { academy, t, locale, links, url } = opened;
  const asked = {
    order: shownValue(url.searchParams, 'orderId'),
    transaction: shownValue(url.searchParams, 'transaction_id'),
    amount: shownValue(url.searchParams, 'amount'),
  };
  const waited = secondsIn(url.searchParams.get('waited'));
  const settings = await academy.settings();
  const promises = policyValues(settings, t.refunds, locale);
  let view = await findHeldOrder(args.request, academy, asked.order);
  if (view && stateOf(view, 0) === 'processing' && waited > 0 && waited % askEverySeconds === 0) {
    await askBank(academy, view.order.token);
    view = await academy.orderByToken(view.order.token);
  }
  // Nothing was paid, so no sentence of this page would be true.
  if (view?.order.amountCentimes === 0) throw redirect(links.order(view.order.token), 303);
  if (view) view.order.description = await nameIn(locale, view.order, academy);
  const kind = view?.order.itemKind ?? 'course';
  const state = view === null ? ('unknown' as const) : stateOf(view, waited);
  return {
    head: { title: t.payment[page].title, description: t.payment.description, index: false },
    words: {
      payment: { ...t.payment, success: paidWordsFor(kind, t.payment) },
      order:
        view === null
          ? orderWordsFor(kind, t.order)
          : orderWordsOf(view.order, t.order, giftDayOf(view.order, opened)),
      statuses: t.common.statuses,
    },
    locale,
    page,
    asked,
    waited,
    state,
    inParts: view !== null && state === 'declined' ? await partsOf(view, opened) : null,
    view,
    changeMind: view && changeMindOf(view, settings, opened),
    accessHours: promises.accessHours,
    files: view && (await readFiles(args, view.order)),
    beginning: view && (await readBeginning(view.order, opened)),
    gift: view && readGift(view.order, opened),
    plan: view && (await readOrderPlan(opened, view.order.token)),
    booking: view && (await readBooking(view.order, opened)),
    ...(view === null
      ? { rights: null, isSignedIn: false }
      : await readRights(args.request, view.order, opened)),
    paidTwice: view !== null && wasPaidTwice(view) ? promises.paidBack : null,
    contact: { email: settings.email, whatsapp: whatsappNumber(settings.whatsapp) },
    courses: links.courses(),
    whatsapp: whatsappLink(
      settings.whatsapp,
      t.payment.whatsappText(shownNumber(view?.order.number ?? asked.order)),
    ),
    again: waitingAddress(url),
  };
}

/** In which parts the declined price can be paid instead; null where it cannot. */
async function partsOf({ order }: OrderView, { academy, t, locale }: ReturnType<typeof open>) {
  const choice = await academy.planChoice(order.token);
  return choice?.pay === 'whole' ? inPartsOf(choice.terms, t, locale).line : null;
}

/** Until when its buyer may change their mind, and where they say so; null where that is another page's matter. */
function changeMindOf(
  { order, history }: OrderView,
  settings: Parameters<typeof refundStatus>[1],
  { t, locale, links, clock }: ReturnType<typeof open>,
) {
  if (order.itemKind === 'instalment') return null;
  const right = refundStatus(order, settings, { paidAt: paidAtOf(history), now: clock() });
  const asking = askingOf(order, { dueCentimes: right.leftCentimes, ...right });
  if (asking !== 'may-ask' || right.lastDay === null) return null;
  const text = t.payment.foot.changeMind(formatDay(right.lastDay, locale));
  return { text, href: links.moneyBack(order.token) };
}

/** The same address after so many more seconds of waiting. */
function waitingAddress(url: URL): (seconds: number) => string {
  const waited = secondsIn(url.searchParams.get('waited'));
  return (seconds) => {
    const query = new URLSearchParams(url.searchParams);
    query.set('waited', String(Math.min(waited + seconds, 999)));
    return `${url.pathname}?${query}`;
  };
}

export type PaymentData = Awaited<ReturnType<typeof readPayment>>;

/** Whether money moved, and what to do now. Without the bank's answer nobody can say that nothing was taken. */
export function failureText(
  state: PaymentState,
  { success, failure, unknown }: PaymentData['words']['payment'],
): string {
  if (state === 'declined') return success.declinedText;
  if (state === 'cancelled') return success.cancelledText;
  return state === 'unknown' ? unknown.text : failure.unanswered;
}
