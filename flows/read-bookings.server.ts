/** Hours that can be booked, the hour of an order, and what the office sees of them. */
import { isRight } from '../domain/access/rights.store.server.ts';
import { bookingStanding, timeToPayMinutes } from '../domain/bookings/booking.ts';
import {
  findBooking,
  readAvailability,
  readComing,
  readExpertSettings,
  readHoursSetAt,
  readSlots,
} from '../domain/bookings/bookings.store.server.ts';
import { mayOfficeChange } from '../domain/bookings/office-standing.ts';
import { isWithinHours } from '../domain/bookings/slots.ts';
import {
  countBookings,
  readBookingsFor,
  withOrders,
} from '../domain/bookings/staff-bookings.store.server.ts';
import { readService, readServices, readSettings } from '../domain/catalogue/catalogue.store.server.ts';
import type { ConsultationService } from '../domain/catalogue/consultation-service.ts';
import { findOrderByNumber, findOrderByToken } from '../domain/orders/orders.store.server.ts';
import { leftToPayBack } from '../domain/orders/refund-policy.ts';
import { mayChangeBookingsOf, maySeeBookings, maySetHoursOf } from '../domain/staff/who-may.ts';
import { addDays, dateInMorocco } from '../domain/time/calendar-date.ts';
import { instantInMorocco } from '../domain/time/morocco-clock.ts';
import type { StaffMember } from './academy.server.ts';
import type { BookingVerbs, FreeHours, StaffBookingVerbs } from './booking-verbs.ts';
import type { FlowContext } from './flow-context.ts';

const daysAtOnce = 14;
const noHours: FreeHours = { slots: [], later: null };
const far = (now: Date): Date => new Date(now.getTime() + 400 * 86_400_000);

/** A fortnight of days that have a free hour, counted from the first of them. */
async function fortnight(
  { database }: FlowContext,
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

export async function freeHours(
  context: FlowContext,
  { slug, from }: Parameters<BookingVerbs['freeHours']>[0],
): Promise<FreeHours | null> {
  const service = await readService(context.database.db, slug);
  if (!service) return null;
  const now = new Date(context.clock().getTime() + timeToPayMinutes * 60_000);
  return fortnight(context, service, { from, now });
}

export async function hoursToMove(
  context: FlowContext,
  { token, from }: Parameters<BookingVerbs['hoursToMove']>[0],
): Promise<FreeHours | null> {
  const { db } = context.database;
  const order = await findOrderByToken(db, token);
  const booking = order && (await findBooking(db, order.id));
  if (!booking) return null;
  const minutes = (booking.endsAt.getTime() - booking.startsAt.getTime()) / 60_000;
  const { expert, orderId } = booking;
  return fortnight(context, { expert, minutes }, { from, now: context.clock(), exceptOf: orderId });
}

export async function bookingOf(
  { database: { db }, clock }: FlowContext,
  token: string,
): ReturnType<BookingVerbs['bookingOf']> {
  const order = await findOrderByToken(db, token);
  const booking = order && (await findBooking(db, order.id));
  if (!booking) return null;
  const { meetingUrl } = await readExpertSettings(db, booking.expert);
  return {
    booking,
    standing: bookingStanding(booking, order, await readSettings(db), clock()),
    meetingUrl,
    minutes: (booking.endsAt.getTime() - booking.startsAt.getTime()) / 60_000,
    isOnRight: await isRight(db, order.couponCode),
  };
}

/** An expert sees what is hers; whose account names no trainer sees nothing. */
const expertOf = ({ role, expert }: StaffMember): string | null =>
  role === 'expert' ? (expert ?? '') : null;

export function staffBookings(
  { database: { db }, clock }: FlowContext,
  { staff, show }: Parameters<StaffBookingVerbs['bookings']>[0],
): ReturnType<StaffBookingVerbs['bookings']> {
  if (!maySeeBookings(staff)) throw new Error(`${staff.role} may not see bookings.`);
  return readBookingsFor(db, { expert: expertOf(staff), show, now: clock(), most: 100 });
}

export const countLostBookings = ({ database: { db } }: FlowContext, staff: StaffMember): Promise<number> =>
  countBookings(db, { expert: expertOf(staff), state: 'lost' });

export async function bookingForStaff(
  context: FlowContext,
  { staff, orderNumber, from }: Parameters<StaffBookingVerbs['booking']>[0],
): ReturnType<StaffBookingVerbs['booking']> {
  const { db } = context.database;
  const order = await findOrderByNumber(db, orderNumber);
  const found = order && (await findBooking(db, order.id));
  if (!found || !mayChangeBookingsOf(staff, found.expert)) return null;
  const [booking] = await withOrders(db, [found]);
  if (!booking) return null;
  const now = context.clock();
  const mayChange = mayOfficeChange(booking, booking, now);
  const { expert, orderId, startsAt, endsAt } = booking;
  const service = { expert, minutes: (endsAt.getTime() - startsAt.getTime()) / 60_000 };
  return {
    booking,
    mayChange,
    isDisputed: order.disputedAt !== null,
    leftCentimes: leftToPayBack(order),
    free: mayChange ? await fortnight(context, service, { from, now, exceptOf: orderId }) : noHours,
  };
}

export async function expertHoursFor(
  context: FlowContext,
  { staff, expert }: Parameters<StaffBookingVerbs['hours']>[0],
): ReturnType<StaffBookingVerbs['hours']> {
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
    coming,
    outside: coming.filter((booking) => !isWithinHours(booking, { hours, days })),
    setAt: await readHoursSetAt(db, expert),
  };
}
