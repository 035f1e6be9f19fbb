/** Hours that can be booked, the hour of an order, and what staff see of them. */
import { and, eq } from 'drizzle-orm';
import { isRight } from '../access/rights.service.ts';
import { type Booking, bookingStatus, mayStaffChange, timeToPayMinutes } from '../hours/booking.ts';
import {
  countBookings,
  findBooking,
  readAvailability,
  readBookingsFor,
  readBookingsIn,
  readComing,
  readExpertSettings,
  readHoursSetAt,
  readSlots,
  withOrders,
} from '../hours/booked-hours.service.ts';
import { hoursOn, isWithinHours } from '../hours/slots.ts';
import {
  readService,
  readServices,
  readSettings,
  readTrainers,
} from '../../academy/content/content.service.ts';
import type { ConsultationService } from '../../catalogue/consultations/consultation-service.ts';
import { canReopen } from '../orders/order.ts';
import { findOrderByNumber, findOrderByToken } from '../orders/orders.service.ts';
import { leftToPayBack } from '../orders/refund.ts';
import { mayChangeBookingsOf, maySeeBookings, maySetHoursOf } from '../../academy/staff/who-may.ts';
import {
  addDays,
  dateInMorocco,
  instantInMorocco,
  timeZone as morocco,
  weekdayOf,
} from '../../platform/time/calendar-date.ts';
import type { StaffMember } from '../../academy.ts';
import type { ServiceContext } from '../../context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { lastActorOf } from '../orders/order-history.service.ts';
import { staffMembers } from '../../academy/staff/staff.table.ts';
import { emailWords } from '../../email-words.ts';
import type { Fact } from '../../academy/emails/email-content.ts';
import { count } from '../../platform/i18n/count.ts';
import { type Locale, inEach } from '../../platform/i18n/locale.ts';
import { differsFromMorocco, formatMomentIn } from '../../platform/time/time-zones.ts';

/** What e-mails about an hour need, in addition to the facts of its order. */
export type BookingFacts = {
  booking: Booking;
  /** '' until the expert has set one. */
  meetingUrl: string;
  minutes: number;
  expertName: Record<Locale, string>;
  /** Whether the academy moved it last, or cancelled it. */
  byAcademy: boolean;
  /** The expert's own accounts in the staff console; none until one is added. */
  expertAddresses: string[];
};

export async function readBookingFacts(db: Handle, orderId: string): Promise<BookingFacts | null> {
  const booking = await findBooking(db, orderId);
  if (!booking) return null;
  const { expert, startsAt, endsAt } = booking;
  const { meetingUrl } = await readExpertSettings(db, expert);
  const trainer = (await readTrainers(db)).find(({ slug }) => slug === expert);
  const event = booking.state === 'cancelled' ? 'cancel-hour' : 'move-hour';
  const actor = (await lastActorOf(db, orderId, event)) ?? (await lastActorOf(db, orderId, 'refund'));
  const accounts = await db
    .select({ email: staffMembers.email })
    .from(staffMembers)
    .where(and(eq(staffMembers.role, 'expert'), eq(staffMembers.expert, expert)));
  return {
    booking,
    meetingUrl,
    minutes: (endsAt.getTime() - startsAt.getTime()) / 60_000,
    expertName: inEach((one) => trainer?.words[one].name ?? expert),
    // Refunded in the staff console without cancelling the hour: it counts as cancelled by the academy.
    byAcademy: actor !== null && actor !== 'buyer',
    expertAddresses: accounts.map(({ email }) => email),
  };
}

type FreeHours = {
  slots: Date[];
  /** Where the next fortnight begins; null when nothing can be booked after this one. */
  later: Date | null;
};

const daysAtOnce = 14;
const noHours: FreeHours = { slots: [], later: null };
const far = (now: Date): Date => new Date(now.getTime() + 400 * 86_400_000);

/** A fortnight of days, counted from the first one with a free hour. */
async function fortnight(
  { database }: ServiceContext,
  service: Pick<ConsultationService, 'expert' | 'minutes'>,
  asked: { from: Date | null; now: Date; exceptOf?: string },
): Promise<FreeHours> {
  const { now, exceptOf } = asked;
  const from = asked.from !== null && asked.from > now ? asked.from : now;
  const all = await readSlots(database.db, service, { from, until: far(now), now, exceptOf });
  const [first] = all;
  if (first === undefined) return noHours;
  const end = instantInMorocco(addDays(dateInMorocco(first), daysAtOnce), '00:00');
  const slots = all.filter((slot) => slot < end);
  return { slots, later: slots.length < all.length ? end : null };
}

/** When a consultation can be booked, from now or from a later day on: a fortnight, and whether there is more. */
export async function freeHours(
  context: ServiceContext,
  { slug, from }: { slug: string; from: Date | null },
): Promise<FreeHours | null> {
  const service = await readService(context.database.db, slug);
  if (!service) return null;
  const now = new Date(context.clock().getTime() + timeToPayMinutes * 60_000);
  return fortnight(context, service, { from, now });
}

/** The same for moving the hour of an order, which does not block itself. */
export async function hoursToMove(
  context: ServiceContext,
  { token, from }: { token: string; from: Date | null },
): Promise<FreeHours | null> {
  const { db } = context.database;
  const order = await findOrderByToken(db, token);
  const booking = order && (await findBooking(db, order.id));
  if (!booking) return null;
  const minutes = (booking.endsAt.getTime() - booking.startsAt.getTime()) / 60_000;
  const { expert, orderId } = booking;
  return fortnight(context, { expert, minutes }, { from, now: context.clock(), exceptOf: orderId });
}

/** The hour of an order, with what the learner may do about it. */
export async function bookingOf({ database: { db }, clock }: ServiceContext, token: string) {
  const order = await findOrderByToken(db, token);
  const booking = order && (await findBooking(db, order.id));
  if (!booking) return null;
  const { meetingUrl } = await readExpertSettings(db, booking.expert);
  return {
    booking,
    status: bookingStatus(booking, order, await readSettings(db), clock()),
    /** '' until the expert has set one. */
    meetingUrl,
    minutes: (booking.endsAt.getTime() - booking.startsAt.getTime()) / 60_000,
    /** Booked with a consultation that came with a course: cancelled in time it can be used again. */
    isOnRight: await isRight(db, order.couponCode),
  };
}

/** Whose hours this person sees: experts their own, an account without a trainer none. Null: everybody's. */
export const expertOf = ({ role, expert }: StaffMember): string | null =>
  role === 'expert' ? (expert ?? '') : null;

type BookingFilter = Parameters<typeof readBookingsFor>[1]['show'];

/** Experts see their own only. 'coming': the next first; all others: the latest first. */
export async function staffBookings(
  { database: { db }, clock }: ServiceContext,
  asked: { staff: StaffMember; show: BookingFilter; page: number; perPage: number },
) {
  const { staff, show, page, perPage } = asked;
  if (!maySeeBookings(staff)) throw new Error(`${staff.role} may not see bookings.`);
  const [skip, most] = [(page - 1) * perPage, perPage + 1];
  const found = await readBookingsFor(db, { expert: expertOf(staff), show, now: clock(), skip, most });
  return { rows: found.slice(0, perPage), hasNext: found.length > perPage };
}

const weekdays = 7;

/**
 * The week of a day ('YYYY-MM-DD' in Morocco) from Monday on: when experts are open, in minutes after midnight, and who is
 * booked. Experts see their own only.
 */
export async function bookingWeek(
  { database: { db } }: ServiceContext,
  { staff, day }: { staff: StaffMember; day: string },
) {
  if (!maySeeBookings(staff)) throw new Error(`${staff.role} may not see bookings.`);
  const monday = addDays(day, 1 - weekdayOf(day));
  const days = Array.from({ length: weekdays }, (_, index) => addDays(monday, index));
  const own = expertOf(staff);
  const offered = new Set((await readServices(db)).map(({ expert }) => expert));
  const experts = [...offered].filter((expert) => own === null || expert === own);
  const open = await Promise.all(
    experts.map(async (expert) => {
      const availability = await readAvailability(db, expert);
      return days.flatMap((date) =>
        hoursOn(date, availability).map((window) => ({ expert, date, ...window })),
      );
    }),
  );
  const from = instantInMorocco(monday, '00:00');
  const until = instantInMorocco(addDays(monday, weekdays), '00:00');
  return {
    days,
    experts,
    open: open.flat(),
    bookings: await readBookingsIn(db, { expert: own, from, until }),
  };
}

/** Consultations that an expert has given: paid, not cancelled, and over. */
export const countGiven = ({ database: { db }, clock }: ServiceContext, expert: string): Promise<number> =>
  countBookings(db, { expert, state: 'booked', endedBy: clock() });

export const countLostBookings = (
  { database: { db } }: ServiceContext,
  staff: StaffMember,
): Promise<number> => countBookings(db, { expert: expertOf(staff), state: 'lost' });

/**
 * A booked hour, with what the academy can do about it; null when there is no such hour, or it is another expert's. `from`:
 * as for a learner who moves an hour.
 */
export async function bookingForStaff(
  context: ServiceContext,
  { staff, orderNumber, from }: { staff: StaffMember; orderNumber: string; from: Date | null },
) {
  const { db } = context.database;
  const order = await findOrderByNumber(db, orderNumber);
  const found = order && (await findBooking(db, order.id));
  if (!found || !mayChangeBookingsOf(staff, found.expert)) return null;
  const [booking] = await withOrders(db, [found]);
  if (!booking) return null;
  const now = context.clock();
  const mayChange = mayStaffChange(booking, booking, now);
  const isOpen = mayChange || canReopen(order.status);
  // What is opened again has to be paid before it begins.
  const earliest = mayChange ? now : new Date(now.getTime() + timeToPayMinutes * 60_000);
  const { expert, orderId, startsAt, endsAt } = booking;
  const service = { expert, minutes: (endsAt.getTime() - startsAt.getTime()) / 60_000 };
  return {
    booking,
    mayChange,
    isDisputed: order.disputedAt !== null,
    /** What cancelling refunds, centimes of MAD. */
    leftCentimes: leftToPayBack(order),
    /** When it could be instead; empty where it can be neither changed nor held again. */
    free: isOpen ? await fortnight(context, service, { from, now: earliest, exceptOf: orderId }) : noHours,
  };
}

/** The hour of an order; null where it has none. */
export async function hourOfOrder({ database: { db } }: ServiceContext, orderId: string) {
  const facts = await readBookingFacts(db, orderId);
  if (facts === null) return null;
  const { startsAt, endsAt, state } = facts.booking;
  return { startsAt, endsAt, state, expert: facts.expertName };
}

/** Null when this member of staff may not see or set these hours, or no expert has that slug. */
export async function expertHoursFor(
  context: ServiceContext,
  { staff, expert }: { staff: StaffMember; expert: string },
) {
  const { db } = context.database;
  if (!maySetHoursOf(staff, expert)) return null;
  if (!(await readServices(db)).some((service) => service.expert === expert)) return null;
  const { hours, days, settings } = await readAvailability(db, expert);
  const coming = await withOrders(db, await readComing(db, expert, context.clock()));
  const today = dateInMorocco(context.clock());
  return {
    hours: [...hours],
    days: days.filter(({ onDate }) => onDate >= today),
    settings,
    /** Booked or held from now on, the next first. */
    coming,
    /** Those of them that are no longer within the hours. */
    outside: coming.filter((booking) => !isWithinHours(booking, { hours, days })),
    /** When they were set last; null when never. */
    setAt: await readHoursSetAt(db, expert),
  };
}

export type ExpertHours = NonNullable<Awaited<ReturnType<typeof expertHoursFor>>>;

/** Which hour an e-mail is about: when, how long, with whom. In both time zones where they differ, the academy's first. */
export function hourRows(
  locale: Locale,
  { booking, minutes, expertName, meetingUrl }: BookingFacts,
  withLink: boolean,
): Fact[] {
  const { facts } = emailWords[locale].booking;
  const when = formatMomentIn(booking.startsAt, morocco, locale);
  const theirs = formatMomentIn(booking.startsAt, booking.timeZone, locale);
  const abroad = differsFromMorocco(booking.startsAt, booking.timeZone);
  return [
    { label: facts.when, value: abroad ? facts.morocco(when) : when },
    ...(abroad ? [{ label: facts.yourTime, value: theirs }] : []),
    { label: facts.length, value: count(minutes, emailWords[locale].refunds.minutes, locale) },
    { label: facts.expert, value: expertName[locale] },
    ...(withLink && meetingUrl !== '' ? [{ label: facts.meeting, value: meetingUrl, ltr: true }] : []),
  ];
}
