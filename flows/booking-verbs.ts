/** What can be done about hours with experts, by the learner and by the office. */
import type { Booking, BookingStanding } from '../domain/bookings/booking.ts';
import type { ExpertSettings } from '../domain/bookings/bookings.store.server.ts';
import type { SpecialDay, WeeklyHours } from '../domain/bookings/slots.ts';
import type { Order } from '../domain/orders/order.ts';
import type { RefundAccount } from '../domain/orders/refund-form.ts';
import type { StaffMember } from './academy.server.ts';

/** The hour of an order, with what she may do about it herself. */
export type BookingView = {
  booking: Booking;
  standing: BookingStanding;
  /** '' until the expert has set one. */
  meetingUrl: string;
  minutes: number;
  /** Booked with a consultation that came with a course: given up in time it can be used again. */
  isOnRight: boolean;
};

export type MoveResult =
  | { ok: true }
  /** 'too-late': the time for it is over. 'too-often': it was moved as often as may be. */
  | { ok: false; reason: 'order-not-found' | 'too-late' | 'too-often' | 'slot-taken' };

export type CancelBookingResult =
  | { ok: true; refunded: boolean }
  | { ok: false; reason: 'order-not-found' | 'not-possible' | 'too-late' };

export type StaffMoveResult =
  | { ok: true }
  /**
   * 'not-found': or not hers to change. 'changed-meanwhile': it is not as the form was opened on. 'not-possible': it is not paid,
   * or has begun. 'own-order': she booked it herself.
   */
  | { ok: false; reason: 'not-found' | 'own-order' | 'changed-meanwhile' | 'not-possible' | 'slot-taken' };

export type StaffCancelResult =
  | { ok: true }
  /** 'disputed': her bank is deciding about the payment. */
  | { ok: false; reason: 'not-found' | 'own-order' | 'changed-meanwhile' | 'not-possible' | 'disputed' };

export type BookingVerbs = {
  /** When a consultation can be booked, from now or from a later day on: a fortnight, and whether there is more. */
  freeHours(input: { slug: string; from: Date | null }): Promise<FreeHours | null>;
  bookingOf(token: string): Promise<BookingView | null>;
  /** The same for moving the hour of an order; its own is not in its way. */
  hoursToMove(input: { token: string; from: Date | null }): Promise<FreeHours | null>;
  moveBooking(input: { token: string; startsAt: Date; timeZone: string }): Promise<MoveResult>;
  /**
   * `withMoney`: what she was told would happen; refused when it is no longer so. `account`: where money goes that a person
   * sends; without it she is asked.
   */
  cancelBooking(input: {
    token: string;
    withMoney: boolean;
    account?: RefundAccount | null;
  }): Promise<CancelBookingResult>;
};

export type FreeHours = {
  slots: Date[];
  /** Where the next fortnight begins; null when nothing can be booked after this one. */
  later: Date | null;
};

export type BookingInList = Booking &
  Pick<Order, 'number' | 'status' | 'name' | 'email' | 'phone' | 'description'>;

/** A booked hour, with what the academy can do about it. */
export type BookingForStaff = {
  booking: BookingInList;
  mayChange: boolean;
  isDisputed: boolean;
  /** What cancelling pays back, centimes of MAD. */
  leftCentimes: number;
  /** When it could be instead; nothing where it cannot be changed. */
  free: FreeHours;
};

export type ExpertHours = {
  hours: WeeklyHours[];
  days: SpecialDay[];
  settings: ExpertSettings;
  /** Booked or held from now on, the next first. */
  coming: BookingInList[];
  /** Those of them that are no longer within the hours. */
  outside: BookingInList[];
  /** When they were set last; null when never. */
  setAt: Date | null;
};

export type HoursToSet = Pick<ExpertHours, 'hours' | 'days' | 'settings'>;

export type SetHoursResult =
  | { ok: true }
  /** 'not-found': or not hers to set. 'changed-meanwhile': they were set since `seen`. */
  | { ok: false; reason: 'not-found' | 'changed-meanwhile' };

type StaffChange = { staff: StaffMember; orderNumber: string; seenSequence: number };

export type StaffBookingVerbs = {
  /** An expert sees her own only. 'coming': the next first; all others: the latest first. 100 at most. */
  bookings(input: { staff: StaffMember; show: BookingFilter }): Promise<BookingInList[]>;
  countLostBookings(staff: StaffMember): Promise<number>;
  /** Null when there is no such hour, or it is not hers to change. `from`: as for the learner, who moves her own. */
  booking(input: {
    staff: StaffMember;
    orderNumber: string;
    from: Date | null;
  }): Promise<BookingForStaff | null>;
  /** `seenSequence`: of the hour as the form showed it; of two who change it at once the second is told. */
  moveBooking(input: StaffChange & { startsAt: Date }): Promise<StaffMoveResult>;
  /** Begins the refund of all that is left of the payment. */
  cancelBooking(input: StaffChange): Promise<StaffCancelResult>;
  /** Null when she may not see or set these hours, or nobody of that slug gives consultations. */
  hours(input: { staff: StaffMember; expert: string }): Promise<ExpertHours | null>;
  /** `seen`: `setAt` of the hours as they were read; without it they are written over whatever stands there. */
  setHours(
    input: { staff: StaffMember; expert: string; seen?: Date | null } & HoursToSet,
  ): Promise<SetHoursResult>;
};

export const bookingFilters = ['coming', 'lost', 'cancelled', 'past'] as const;
export type BookingFilter = (typeof bookingFilters)[number];
