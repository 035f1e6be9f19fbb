/** The hour of a consultation follows its order: held while it can be paid, free when it ends. With the order held. */
import type { Handle } from '../../platform/db/handle.ts';
import { heldUntilFor, visitMinutes } from './booking.ts';
import { changeBooking, findBooking, freeHour, insertBooking, readExpertSettings } from './bookings.store.ts';
import { readService, readSettings } from '../catalogue/catalogue.store.ts';
import { readAttempts } from '../payments/payments.store.ts';
import type { Deed, Order } from '../orders/order.ts';
import { lastTimeOf } from '../orders/order-history.store.ts';
import type { OrderLetter } from '../orders/order-letter.ts';
import type { OrderedItem } from '../checkout/sellable.ts';
import { changeOrder } from '../orders/orders.store.ts';

type Consultation = Extract<OrderedItem, { kind: 'consultation' }>;

/** Right after the order was written; the expert is held, and the hour was found free. */
export async function holdHour(tx: Handle, order: Order, item: Consultation, deed: Deed): Promise<void> {
  const service = await readService(tx, item.slug);
  if (!service) throw new Error(`Consultation '${item.slug}' disappeared.`);
  await insertBooking(tx, {
    id: deed.uuid(),
    orderId: order.id,
    service: service.slug,
    expert: service.expert,
    startsAt: item.startsAt,
    endsAt: new Date(item.startsAt.getTime() + service.minutes * 60_000),
    state: 'held',
    heldUntil: order.expiresAt,
    timeZone: item.timeZone,
    note: item.note ?? '',
    sequence: 0,
    createdAt: deed.at,
    changedAt: deed.at,
    dayReminderAt: null,
    hourReminderAt: null,
    heldBy: deed.caller ?? null,
  });
}

/** Transfers take days, a card takes minutes: the hour is held as long as the chosen way needs, and the order with it. */
export async function holdHourForMethod(tx: Handle, order: Order, deed: Deed): Promise<Order> {
  const booking = await findBooking(tx, order.id);
  if (booking?.state !== 'held') return order;
  const { noticeHours } = await readExpertSettings(tx, booking.expert);
  const { orderExpiryDays } = await readSettings(tx);
  const heldUntil = heldUntilFor(order.paymentOption, {
    startsAt: booking.startsAt,
    now: deed.at,
    since: (await lastTimeOf(tx, order.id, ['place', 'reopen', 'reject'])) ?? order.placedAt,
    heldUntil: booking.heldUntil,
    noticeHours,
    orderExpiryDays,
  });
  await changeBooking(tx, order.id, { heldUntil }, deed.at);
  return changeOrder(tx, order, { expiresAt: heldUntil }, deed.at);
}

/**
 * Her transfer was not found: she has the time of a transfer once more, as far as the notice leaves it. Where it leaves none
 * the hour is free at once, and the clock ends the order.
 */
export async function holdHourAfterRefusal(tx: Handle, order: Order, deed: Deed): Promise<Order> {
  const kept = await holdHourForMethod(tx, order, deed);
  if (kept.expiresAt <= deed.at) await releaseHour(tx, kept, deed);
  return kept;
}

export const releaseHour = (tx: Handle, order: Order, deed: Deed) =>
  freeHour(tx, order.id, 'released', deed.at);

/** What an order would be opened again for: the same hour. */
export async function hourOf(tx: Handle, order: Order): Promise<Consultation | null> {
  const booking = await findBooking(tx, order.id);
  if (!booking || booking.state === 'cancelled') return null;
  const { startsAt, timeZone, note } = booking;
  return { kind: 'consultation', slug: order.itemSlug, startsAt, timeZone, note };
}

export async function holdHourAgain(tx: Handle, order: Order, deed: Deed): Promise<void> {
  const held = { state: 'held', heldUntil: order.expiresAt, heldBy: deed.caller ?? null } as const;
  await changeBooking(tx, order.id, held, deed.at);
}

/**
 * Somebody is at the bank just now: her hour is not given away under her hands. Only for a visit begun while she had it:
 * otherwise one visit after the other would keep it for ever.
 */
export async function isAtTheBank(tx: Handle, order: Order, now: Date): Promise<boolean> {
  const since = now.getTime() - visitMinutes * 60_000;
  return (await readAttempts(tx, order.id)).some(
    ({ state, begunAt }) => state === 'begun' && begunAt.getTime() > since && begunAt <= order.expiresAt,
  );
}

/** A paid hour is given up. A letter to whoever had counted on it: nobody had, on one that was lost. */
export async function giveHourBack(tx: Handle, orderId: string, deed: Deed): Promise<OrderLetter[]> {
  const before = await findBooking(tx, orderId);
  const freed = await freeHour(tx, orderId, 'cancelled', deed.at);
  if (before?.state !== 'booked' || freed === null) return [];
  return [
    { dedupeKey: `booking-cancelled:${orderId}`, letter: 'booking-cancelled', orderId },
    { dedupeKey: `expert-cancelled:${orderId}`, letter: 'expert-cancelled', orderId },
  ];
}
