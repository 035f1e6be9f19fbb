/** The rules of a booked hour: how long it is held, until when its buyer may move or cancel it; and its calendar file. */
import type { AcademySettings } from '../../academy/settings/settings.ts';
import { awaitsDecision, type Order, type PaymentOption } from '../orders/order.ts';
import type { bookings } from './bookings.table.ts';
import { addDays, dateInMorocco, endOfDay, weekdayOf } from '../../platform/time/calendar-date.ts';
import { calendarFile } from '../../platform/time/calendar-file.ts';

const remindMinutesBefore = 60;

type EventDetails = {
  title: string;
  description: string;
  /** Absolute address of the page of the booking. */
  url: string;
  /** '' while there is no meeting link. */
  meetingUrl: string;
  stamp: Date;
};

/**
 * A booked hour as a calendar file: the same event each time, with a higher sequence number after every change. `hostname`:
 * of the site, which makes the event's id unique.
 */
export const bookingCalendar = (
  { id, startsAt, endsAt, state, sequence }: Booking,
  { title, description, url, meetingUrl, stamp }: EventDetails,
  hostname: string,
): string =>
  calendarFile({
    uid: `booking-${id}@${hostname}`,
    title,
    description,
    location: meetingUrl === '' ? null : meetingUrl,
    url,
    begins: startsAt,
    ends: endsAt,
    stamp,
    remindMinutesBefore,
    sequence,
    isCancelled: state !== 'booked',
    inUtc: true,
  });

/** A transfer between banks takes one or two working days, and then staff look for it. */
const workingDaysToFind = 3;

const saturday = 6;

/** Working days of banks, Monday to Friday, that lie wholly between a moment and an hour; counted up to `most`. */
function workingDaysBefore(startsAt: Date, now: Date, most: number): number {
  const last = dateInMorocco(startsAt);
  let days = 0;
  for (let day = addDays(dateInMorocco(now), 1); day < last && days < most; day = addDays(day, 1))
    if (weekdayOf(day) < saturday) days += 1;
  return days;
}

/** Whether the hour may be over before a transfer made now is found: buyers are warned before they choose it. */
export const isTooSoonToFind = ({ startsAt, now }: { startsAt: Date; now: Date }): boolean =>
  workingDaysBefore(startsAt, now, workingDaysToFind) < workingDaysToFind;

/**
 * Whether the academy can still move a booked hour, or cancel it with a refund. The notice that binds the learner does not
 * apply: an expert may fall ill shortly before. Not for an hour that has begun; one that was lost can get another time at
 * any time. An hour that is only held is not paid, and ends by itself.
 */
export const mayStaffChange = (
  { state, startsAt }: Pick<Booking, 'state' | 'startsAt'>,
  { status }: Pick<Order, 'status'>,
  now: Date,
): boolean => status === 'Payment Confirmed' && (state === 'lost' || (state === 'booked' && now < startsAt));

export type Booking = typeof bookings.$inferSelect;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long an hour is held while the buyer chooses a method, or pays by card. */
export const cardHoldMinutes = 15;

/** A payment page of a bank that was opened so long ago is no longer in use. */
export const visitMinutes = 30;

/** However often a card is tried, the hour is held no longer than this from the moment it was taken. */
export const longestCardHoldMinutes = 60;

/**
 * A transfer arrives within two working days. An order may stay open longer than that, an hour may not: it is scarce, and
 * nothing is paid for it.
 */
const transferHoldDays = 3;

/** For how many days an hour is held for a payment by transfer, in cash or another way. */
export const transferDaysOf = ({ orderExpiryDays }: Pick<AcademySettings, 'orderExpiryDays'>): number =>
  Math.min(transferHoldDays, orderExpiryDays);

/** Unpaid hours that one mailbox may hold; more would fill an expert's calendar without a payment. */
export const mostUnpaidHours = 2;

/** Hours that begin sooner are not offered, since there would be no time to pay. */
export const timeToPayMinutes = 30;

type Hold = {
  startsAt: Date;
  now: Date;
  /** When it was taken last: ordered, taken again, or kept after a transfer was not found. */
  since: Date;
  /** Until when it is held already; null when it is taken now. */
  heldUntil: Date | null;
  noticeHours: number;
  orderExpiryDays: number;
};

/**
 * Until when an unpaid order can be paid, and so its hour is held. It counts from when the hour was taken, so that choosing
 * again does not extend it; who changes from a transfer to a card keeps minutes of the days they had. Never later than the
 * notice before the start, when the expert relies on it.
 */
export function heldUntilFor(option: PaymentOption | null, hold: Hold): Date {
  const { startsAt, now, since, heldUntil, noticeHours } = hold;
  const byCard = option === null || option === 'Card';
  const mostByCard = since.getTime() + longestCardHoldMinutes * minuteMs;
  const wanted = byCard
    ? Math.min(
        now.getTime() + cardHoldMinutes * minuteMs,
        Math.max(mostByCard, heldUntil?.getTime() ?? mostByCard),
      )
    : endOfDay(new Date(since.getTime() + transferDaysOf(hold) * dayMs)).getTime();
  return new Date(Math.min(wanted, startsAt.getTime() - noticeHours * hourMs));
}

/** The last instant at which the learner may move the hour, or cancel it with a refund. */
export const changeableUntil = (
  { startsAt }: Pick<Booking, 'startsAt'>,
  { refundPolicy }: Pick<AcademySettings, 'refundPolicy'>,
): Date => new Date(startsAt.getTime() - refundPolicy.consultationHoursBefore * hourMs);

/** How often learner and academy may move it, since an expert plans a week by it. The academy may go on. */
export const mostMoves = 10;

export type BookingStatus = {
  mayMove: boolean;
  /** Why it cannot be moved: 'too-late' also for an hour that is not paid, or is over. Null when it can. */
  notMoved: 'too-late' | 'too-often' | null;
  /**
   * 'with-money': the refund starts at once. 'without-money': the time for a refund is over. 'money-if-found': the payment is
   * still looked for, and goes back once it is found.
   */
  mayCancel: 'with-money' | 'without-money' | 'money-if-found' | null;
  changeableUntil: Date;
};

/**
 * What the learner can do. An hour that was lost is chosen again at any time; one that has begun is over. While a payment is looked
 * for the hour can be moved, and stays held, or given up: what is found after that is paid back.
 */
export function bookingStatus(
  booking: Pick<Booking, 'startsAt' | 'state' | 'sequence'>,
  order: Pick<Order, 'status' | 'disputedAt'>,
  settings: Pick<AcademySettings, 'refundPolicy'>,
  now: Date,
): BookingStatus {
  const until = changeableUntil(booking, settings);
  const isPaid = order.status === 'Payment Confirmed';
  const inTime = now <= until;
  const isLost = booking.state === 'lost';
  const isAhead = booking.state === 'booked' && now < booking.startsAt;
  const moneyBack = (isLost || inTime) && order.disputedAt === null;
  const isLookedFor = awaitsDecision(order.status) && booking.state === 'held';
  const isOpen = isPaid ? isLost || (isAhead && inTime) : isLookedFor && inTime;
  const isMovedOften = !isLost && booking.sequence >= mostMoves;
  const notMoved = !isOpen ? 'too-late' : isMovedOften ? 'too-often' : null;
  return {
    mayMove: notMoved === null,
    notMoved,
    mayCancel:
      isPaid && (isLost || isAhead)
        ? moneyBack
          ? 'with-money'
          : 'without-money'
        : isLookedFor && inTime
          ? 'money-if-found'
          : null,
    changeableUntil: until,
  };
}
