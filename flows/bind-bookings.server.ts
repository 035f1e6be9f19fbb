/** Binds what can be done about hours with experts. */
import type { BookingVerbs, StaffBookingVerbs } from './booking-verbs.ts';
import { cancelBooking } from './cancel-booking.server.ts';
import type { FlowContext } from './flow-context.ts';
import { moveBooking } from './move-booking.server.ts';
import {
  bookingOf,
  countLostBookings,
  expertHoursFor,
  freeHours,
  hoursToMove,
  staffBookings,
} from './read-bookings.server.ts';
import { setHours } from './set-hours.server.ts';

export const bindBookings = (context: FlowContext): BookingVerbs => ({
  freeHours: (input) => freeHours(context, input),
  bookingOf: (token) => bookingOf(context, token),
  hoursToMove: (input) => hoursToMove(context, input),
  moveBooking: (input) => moveBooking(context, input),
  cancelBooking: (input) => cancelBooking(context, input),
});

export const bindStaffBookings = (context: FlowContext): StaffBookingVerbs => ({
  bookings: (input) => staffBookings(context, input),
  countLostBookings: (staff) => countLostBookings(context, staff),
  hours: (input) => expertHoursFor(context, input),
  setHours: (input) => setHours(context, input),
});
