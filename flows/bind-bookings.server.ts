/** Binds what can be done about hours with experts. */
import type { BookingVerbs, StaffBookingVerbs } from './booking-verbs.ts';
import { cancelBooking, cancelBookingByStaff } from './cancel-booking.server.ts';
import type { FlowContext } from './flow-context.ts';
import { moveBooking, moveBookingByStaff } from './move-booking.server.ts';
import {
  bookingForStaff,
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
  booking: (input) => bookingForStaff(context, input),
  moveBooking: (input) => moveBookingByStaff(context, input),
  cancelBooking: (input) => cancelBookingByStaff(context, input),
  hours: (input) => expertHoursFor(context, input),
  setHours: (input) => setHours(context, input),
});
