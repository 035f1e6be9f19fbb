/** Whether the academy can still move a booked hour, or cancel it with the money. */
import type { Order } from '../orders/order.ts';
import type { Booking } from './booking.ts';

/**
 * Not bound to the hours that bind the learner: an expert may fall ill shortly before. An hour that has begun is over; one that
 * was lost waits for another time, however long. What is only kept is not paid, and ends by itself.
 */
export const mayOfficeChange = (
  { state, startsAt }: Pick<Booking, 'state' | 'startsAt'>,
  { status }: Pick<Order, 'status'>,
  now: Date,
): boolean => status === 'Payment Confirmed' && (state === 'lost' || (state === 'booked' && now < startsAt));
