/** A paid hour is booked, or, when the money came after it had gone to somebody else, chosen anew for nothing. */
import type { Handle } from '../../platform/db/handle.ts';
import { changeBooking, findBooking, isFree, lockExpert } from './bookings.store.ts';
import type { Deed, Order } from '../orders/order.ts';
import { writeHistory } from '../orders/order-history.store.ts';
import type { OrderLetter } from '../orders/order-letter.ts';
import { insertEntitlement } from '../access/access.store.ts';

/** Takes the expert's lock after the order's. */
export async function grantConsultation(
  tx: Handle,
  { id: orderId, itemSlug }: Order,
  deed: Deed,
): Promise<OrderLetter[]> {
  const booking = await findBooking(tx, orderId);
  if (!booking) return [];
  await lockExpert(tx, booking.expert);
  if (!(await insertEntitlement(tx, orderId, itemSlug, deed, { isServed: true }))) return [];
  await writeHistory(tx, { orderId, event: 'grant-access' }, deed);
  const isHers = booking.state === 'held' || (booking.state === 'released' && (await isFree(tx, booking)));
  if (!isHers || booking.startsAt <= deed.at) {
    await changeBooking(tx, orderId, { state: 'lost', heldUntil: null, heldBy: null }, deed.at);
    return [
      { dedupeKey: `booking-lost:${orderId}`, letter: 'booking-lost', orderId },
      { dedupeKey: `staff-booking-lost:${orderId}`, letter: 'staff-booking-lost', orderId },
    ];
  }
  await changeBooking(tx, orderId, { state: 'booked', heldUntil: null, heldBy: null }, deed.at);
  return [
    { dedupeKey: `booking-confirmed:${orderId}`, letter: 'booking-confirmed', orderId },
    { dedupeKey: `expert-booked:${orderId}`, letter: 'expert-booked', orderId },
  ];
}
