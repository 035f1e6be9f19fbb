/** The hour of an order, for its pages. */
import { policyValues } from '../../../academy/legal/policy-values.ts';
import { awaitsDecision, type Order } from '../../orders/order.ts';
import { formatMad } from '../../../platform/money/money.ts';
import { leftToPayBack } from '../../orders/refund.ts';
import { count } from '../../../platform/i18n/count.ts';
import { formatDeadline, timeZone as morocco } from '../../../platform/time/calendar-date.ts';
import { formatMomentIn } from '../../../platform/time/time-zones.ts';
import type { Words } from '../../../words.ts';
import type { open } from '../../../academy/frame/academy-context.ts';
import { hourOnClocks } from '../../orders/pages/hour-on-clocks.ts';

type Opened = ReturnType<typeof open>;

/**
 * A notice after an action of the learner, from the address; it only shows words. `isSent`: the whole refund is already
 * sent.
 */
function noticeOf(
  name: string | null,
  { move, cancel }: Words['booking'],
  { isSent }: { isSent: boolean },
): string | null {
  switch (name) {
    case 'moved':
      return move.done;
    case 'move-too-late':
      return move.tooLate;
    case 'move-too-often':
      return move.tooOften;
    case 'hour-cancelled':
      return cancel.done;
    case 'hour-paid-back':
      return isSent ? cancel.doneAndSent : cancel.doneWithMoney;
    case 'cancel-too-late':
      return cancel.tooLate;
    case 'cancel-not-possible':
      return cancel.notPossible;
    default:
      return null;
  }
}

/** Null for an order of something else. */
export async function readBooking(order: Order, { academy, t, locale, links, url }: Opened) {
  const view = order.itemKind === 'consultation' ? await academy.bookingOf(order.token) : null;
  if (view === null) return null;
  const { booking, status, meetingUrl, minutes, isOnRight } = view;
  const [settings, trainers, payoutWays, refunds] = await Promise.all([
    academy.settings(),
    academy.trainers(),
    academy.payoutWaysOf(order.token),
    academy.refundsOf(order.token),
  ]);
  const promises = policyValues(settings, t.refunds, locale);
  const words = t.booking;
  const withRight = (sentence: string, right: string) => (isOnRight ? `${sentence} ${right}` : sentence);
  const isAhead = status.mayMove || (status.mayCancel !== null && status.mayCancel !== 'without-money');
  return {
    state: booking.state,
    words,
    notice: noticeOf(url.searchParams.get('notice'), words, {
      isSent: refunds.length > 0 && refunds.every(({ isDone }) => isDone),
    }),
    isClaimed: awaitsDecision(order.status),
    hour: hourOnClocks(booking.startsAt, booking.timeZone, words.zones, locale),
    length: count(minutes, t.refunds.minutes, locale),
    expert: trainers.find(({ slug }) => slug === booking.expert)?.words[locale].name ?? null,
    heldUntil: booking.heldUntil && formatDeadline(booking.heldUntil, locale),
    meetingUrl: meetingUrl === '' ? null : meetingUrl,
    changeable: isAhead ? formatMomentIn(status.changeableUntil, morocco, locale) : null,
    mayMove: status.mayMove,
    mayCancel: status.mayCancel,
    isFree: order.amountCentimes === 0,
    withMoney: withRight(
      order.amountCentimes === 0
        ? words.cancel.free
        : (payoutWays.length === 0 ? words.cancel.withMoney : words.cancel.withMoneyTo)(
            formatMad(leftToPayBack(order), locale),
            promises.paidBack,
          ),
      t.rights.cancel.back,
    ),
    /** Where staff transfer the refund to; null where it goes back to the card, or there is none. */
    account:
      payoutWays.length === 0 || leftToPayBack(order) === 0
        ? null
        : {
            ways: payoutWays,
            words: t.orderRefunds.account,
            buyer: { name: order.name, phone: order.phone },
          },
    ifFound: words.cancel.ifFound(promises.paidBack),
    withoutMoney: withRight(
      order.amountCentimes === 0 ? words.cancel.free : words.cancel.withoutMoney(promises.consultationHours),
      t.rights.cancel.gone,
    ),
    links: {
      cancel: links.booking(order.token),
      calendar: links.bookingCalendar(order.token),
      move: links.bookingMove(order.token),
      again: links.bookService(booking.service),
    },
  };
}

export type BookingOnPage = NonNullable<Awaited<ReturnType<typeof readBooking>>>;
