/** The rules of a booked hour: how long it is held, and until when its buyer may move or give it back. */
import type { AcademySettings } from '../settings/settings.ts';
import type { Order, PaymentOption } from '../orders/order.ts';
import type { bookings } from './bookings.table.ts';
import { addDays, dateInMorocco, weekdayOf } from '../../platform/time/calendar-date.ts';
import { calendarFile } from '../../platform/time/calendar-file.ts';

/** A booked hour as a file for calendars: the same event for ever, under a higher number with every change. */
const remindMinutesBefore = 60;

type Told = {
  title: string;
  description: string;
  /** Absolute address of the page that belongs to it. */
  url: string;
  /** '' while there is no link to meet. */
  meetingUrl: string;
  stamp: Date;
};

/** `hostname`: of the site, so that the event's name is nobody else's. */
export const bookingCalendar = (
  { id, startsAt, endsAt, state, sequence }: Booking,
  { title, description, url, meetingUrl, stamp }: Told,
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

/** Between banks a transfer takes one or two working days, and then somebody looks for it. */
const workingDaysToFind = 3;

const saturday = 6;

/** Working days of banks, Monday to Friday, that lie wholly between a moment and an hour; counted as far as `most`. */
function workingDaysBefore(startsAt: Date, now: Date, most: number): number {
  const last = dateInMorocco(startsAt);
  let days = 0;
  for (let day = addDays(dateInMorocco(now), 1); day < last && days < most; day = addDays(day, 1))
    if (weekdayOf(day) < saturday) days += 1;
  return days;
}

/** The hour may be over before a transfer made now is found: she is told so before she chooses that way. */
export const isTooSoonToFind = ({ startsAt, now }: { startsAt: Date; now: Date }): boolean =>
  workingDaysBefore(startsAt, now, workingDaysToFind) < workingDaysToFind;

/**
 * Whether the academy can still move a booked hour, or cancel it with the money. Not bound to the hours that bind the learner: an expert may fall ill shortly before. An hour that has begun is over; one that
 * was lost waits for another time, however long. What is only kept is not paid, and ends by itself.
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

/** How long an hour is kept for somebody who has not said how she pays, or who pays by card. */
export const cardHoldMinutes = 15;

/** A visit to a bank that began so long ago is not under way any more. */
export const visitMinutes = 30;

/** Who tries her card again and again keeps the hour no longer than this, from the moment it was taken. */
export const longestCardHoldMinutes = 60;

/**
 * A transfer is on the account within two working days. An order may stay open longer than that, an hour may not: it is
 * scarce, and whoever keeps it has paid nothing.
 */
const transferHoldDays = 3;

/** For how many days an hour is kept for somebody who pays by transfer, in cash or another way. */
export const transferDaysOf = ({ orderExpiryDays }: Pick<AcademySettings, 'orderExpiryDays'>): number =>
  Math.min(transferHoldDays, orderExpiryDays);

/** A mailbox may hesitate between so many hours; more would empty an expert's calendar without a payment. */
export const mostUnpaidHours = 2;

/**
 * Whoever invents mailboxes still calls from somewhere. More than for one mailbox, because many learners share the address of
 * one mobile company, or of one centre: few of them hesitate over an hour at the same time, and what is paid counts no longer.
 */
export const mostUnpaidHoursOfCaller = 6;

/** Nobody is offered an hour for which there would be no time to pay. */
export const timeToPayMinutes = 30;

type Hold = {
  startsAt: Date;
  now: Date;
  /** When it was taken last: ordered, taken again, or left to her after a transfer was not found. */
  since: Date;
  /** Until when it is kept already; null when it is taken now. */
  heldUntil: Date | null;
  noticeHours: number;
  orderExpiryDays: number;
};

/**
 * Until when an unpaid order can be paid, and so its hour is held. All of it counts from when the hour was taken, so that
 * nobody keeps it by choosing again and again; who turns from a transfer to her card has minutes of the days she had. Never
 * later than the notice before the start, when the expert counts on it.
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
    : since.getTime() + transferDaysOf(hold) * dayMs;
  return new Date(Math.min(wanted, startsAt.getTime() - noticeHours * hourMs));
}

/** The last instant at which she may move the hour, or give it back for her money. */
export const changeableUntil = (
  { startsAt }: Pick<Booking, 'startsAt'>,
  { refundPolicy }: Pick<AcademySettings, 'refundPolicy'>,
): Date => new Date(startsAt.getTime() - refundPolicy.consultationHoursBefore * hourMs);

/** By her or by the academy, within reason: an expert plans her week by it. The academy itself goes on. */
export const mostMoves = 10;

export type BookingStatus = {
  mayMove: boolean;
  /** Why not: 'too-late' too for what is not paid, or over. Null when she may. */
  notMoved: 'too-late' | 'too-often' | null;
  /** 'with-money': the refund starts at once. 'without-money': the time for it is over. */
  mayCancel: 'with-money' | 'without-money' | null;
  changeableUntil: Date;
};

/** What she can do herself. An hour that was lost is chosen anew at any time; one that has begun is over. */
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
  const isOpen = isPaid && (isLost || (isAhead && inTime));
  const isMovedOften = !isLost && booking.sequence >= mostMoves;
  const notMoved = !isOpen ? 'too-late' : isMovedOften ? 'too-often' : null;
  return {
    mayMove: notMoved === null,
    notMoved,
    mayCancel: isPaid && (isLost || isAhead) ? (moneyBack ? 'with-money' : 'without-money') : null,
    changeableUntil: until,
  };
}
