/**
 * The hour of a consultation follows its order: held while it can be paid, booked when it is paid, free when it ends. Call
 * all of it with the order locked.
 */
import { inEach } from '../../platform/i18n/locale.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { mostUnpaidOfCaller } from '../../platform/limits/limits.ts';
import { heldUntilFor, mostUnpaidHours, timeToPayMinutes, visitMinutes } from './booking.ts';
import {
  changeBooking,
  countUnpaidHours,
  findBooking,
  freeHour,
  insertBooking,
  isFree,
  isOffered,
  lockExpert,
  readExpertSettings,
} from './booked-hours.service.ts';
import { readService, readSettings } from '../../academy/content/content.service.ts';
import { readAttempts } from '../orders/payment-attempts.service.ts';
import { type AuditContext, fullPrice, type Order } from '../orders/order.ts';
import { lastTimeOf, writeHistory } from '../orders/order-history.service.ts';
import type { OrderEmail } from '../orders/order-email.ts';
import { type Buying, notSellable, type OrderedItem, type SellableAnswer } from '../orders/sellable.ts';
import { changeOrder } from '../orders/orders.service.ts';
import { beginsSoonUntil } from '../orders/refund.ts';
import { priceWithCoupon } from '../coupons/coupon-uses.service.ts';
import { insertEntitlement } from '../orders/entitlements.service.ts';
import { and, asc, gte, inArray } from 'drizzle-orm';
import { bookings } from './bookings.table.ts';

/**
 * Sells an hour with an expert. Locks the expert until the transaction ends: of two who want one hour, the second is
 * refused.
 */
export async function sellConsultation(
  tx: Handle,
  item: Extract<OrderedItem, { kind: 'consultation' }>,
  { email, caller, now, orderId, isPractice }: Buying,
): Promise<SellableAnswer> {
  const { slug, startsAt, coupon } = item;
  const service = await readService(tx, slug);
  if (!service) return notSellable('course-not-found');
  const price = fullPrice(service.priceCentimes);
  // The coupon is locked before the calendar, as everywhere.
  const lowered = await priceWithCoupon(
    tx,
    { coupon, item, price, email, now, orderId, isPractice },
    { hold: true },
  );
  if (!lowered.ok) return notSellable(lowered.reason);
  await lockExpert(tx, service.expert);
  const withTimeToPay = new Date(now.getTime() + timeToPayMinutes * 60_000);
  if (!(await isOffered(tx, service, { startsAt, now: withTimeToPay, exceptOf: orderId })))
    return notSellable('slot-taken');
  const { ofMailbox, ofCaller } = await countUnpaidHours(tx, { email, caller, exceptOf: orderId });
  if (ofMailbox >= mostUnpaidHours) return notSellable('too-many-hours');
  if (ofCaller >= mostUnpaidOfCaller) return notSellable('too-many-hours-here');
  const { noticeHours } = await readExpertSettings(tx, service.expert);
  const { orderExpiryDays } = await readSettings(tx);
  return {
    ok: true,
    name: inEach((one) => service.words[one].title),
    price: lowered.price,
    expiresAt: heldUntilFor(null, {
      startsAt,
      now,
      since: now,
      heldUntil: null,
      noticeHours,
      orderExpiryDays,
    }),
    refundDays: null,
    beginsSoon: startsAt <= beginsSoonUntil(now),
  };
}

/**
 * Books a paid hour; when somebody else took it before the payment came, the learner chooses another without paying. Takes
 * the expert's lock after the order's.
 */
export async function grantConsultation(
  tx: Handle,
  { id: orderId, itemSlug }: Order,
  action: AuditContext,
): Promise<OrderEmail[]> {
  const booking = await findBooking(tx, orderId);
  if (!booking) return [];
  await lockExpert(tx, booking.expert);
  if (!(await insertEntitlement(tx, orderId, itemSlug, action, { isServed: true }))) return [];
  await writeHistory(tx, { orderId, event: 'grant-access' }, action);
  const isTheirs = booking.state === 'held' || (booking.state === 'released' && (await isFree(tx, booking)));
  if (!isTheirs || booking.startsAt <= action.at) {
    await changeBooking(tx, orderId, { state: 'lost', heldUntil: null, heldBy: null }, action.at);
    return [
      { dedupeKey: `booking-lost:${orderId}`, emailName: 'booking-lost', orderId },
      { dedupeKey: `staff-booking-lost:${orderId}`, emailName: 'staff-booking-lost', orderId },
    ];
  }
  await changeBooking(tx, orderId, { state: 'booked', heldUntil: null, heldBy: null }, action.at);
  return [
    { dedupeKey: `booking-confirmed:${orderId}`, emailName: 'booking-confirmed', orderId },
    { dedupeKey: `expert-booked:${orderId}`, emailName: 'expert-booked', orderId },
  ];
}

type Consultation = Extract<OrderedItem, { kind: 'consultation' }>;

/** Call it right after the order was written, with the expert locked and the hour found free. */
export async function holdHour(
  tx: Handle,
  order: Order,
  item: Consultation,
  action: AuditContext,
): Promise<void> {
  const service = await readService(tx, item.slug);
  if (!service) throw new Error(`Consultation '${item.slug}' disappeared.`);
  await insertBooking(tx, {
    id: action.uuid(),
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
    createdAt: action.at,
    changedAt: action.at,
    heldBy: action.caller ?? null,
  });
}

/** A transfer takes days, a card minutes: the hour, and the order with it, is held as long as the chosen method needs. */
export async function holdHourForMethod(tx: Handle, order: Order, action: AuditContext): Promise<Order> {
  const booking = await findBooking(tx, order.id);
  if (booking?.state !== 'held') return order;
  const { noticeHours } = await readExpertSettings(tx, booking.expert);
  const { orderExpiryDays } = await readSettings(tx);
  const heldUntil = heldUntilFor(order.paymentOption, {
    startsAt: booking.startsAt,
    now: action.at,
    since: (await lastTimeOf(tx, order.id, ['place', 'reopen', 'reject'])) ?? order.placedAt,
    heldUntil: booking.heldUntil,
    noticeHours,
    orderExpiryDays,
  });
  await changeBooking(tx, order.id, { heldUntil }, action.at);
  return changeOrder(tx, order, { expiresAt: heldUntil }, action.at);
}

/**
 * The transfer was not found: the hour is held for the time of a transfer once more, as far as the notice allows. Where it
 * allows none the hour is free at once, and the job ends the order.
 */
export async function holdHourAfterRefusal(tx: Handle, order: Order, action: AuditContext): Promise<Order> {
  // It was given up meanwhile: the order ends, and what arrives later all the same is paid back.
  if (await isGivenUp(tx, order)) return changeOrder(tx, order, { expiresAt: action.at }, action.at);
  const kept = await holdHourForMethod(tx, order, action);
  if (kept.expiresAt <= action.at) await releaseHour(tx, kept, action);
  return kept;
}

/** The learner gave the hour up while its payment was looked for: money that is found goes back. */
export const isGivenUp = async (tx: Handle, { id }: Pick<Order, 'id'>): Promise<boolean> =>
  (await findBooking(tx, id))?.state === 'cancelled';

export const releaseHour = (tx: Handle, order: Order, action: AuditContext) =>
  freeHour(tx, order.id, 'released', action.at);

/** What an order would be opened again for: the same hour. */
export async function hourOf(tx: Handle, order: Order): Promise<Consultation | null> {
  const booking = await findBooking(tx, order.id);
  if (!booking) return null;
  const { startsAt, timeZone, note } = booking;
  return { kind: 'consultation', slug: order.itemSlug, startsAt, timeZone, note };
}

/** Whether the hour of an order is within the time for changing one's mind. */
export async function hourBeginsSoon(tx: Handle, order: Order, now: Date): Promise<boolean> {
  const booking = await findBooking(tx, order.id);
  return booking !== null && booking.startsAt <= beginsSoonUntil(now);
}

/** Why the hour of an order cannot be held again: it is too near or over, somebody else has it, or the expert gives none then. */
export type WhyNoHour = 'slot-past' | 'slot-taken' | 'slot-closed';

export async function whyNoHour(tx: Handle, order: Order, now: Date): Promise<WhyNoHour> {
  const booking = await findBooking(tx, order.id);
  if (!booking) return 'slot-closed';
  if (booking.startsAt.getTime() <= now.getTime() + timeToPayMinutes * 60_000) return 'slot-past';
  return (await isFree(tx, booking)) ? 'slot-closed' : 'slot-taken';
}

/** Of an order that was opened again: its hour, or another one that was found free. */
export async function holdHourAgain(
  tx: Handle,
  order: Order,
  { startsAt }: Pick<Consultation, 'startsAt'>,
  action: AuditContext,
): Promise<void> {
  const before = await findBooking(tx, order.id);
  if (!before) throw new Error('A booking disappeared.');
  const length = before.endsAt.getTime() - before.startsAt.getTime();
  const hour = { startsAt, endsAt: new Date(startsAt.getTime() + length) };
  const held = { state: 'held', heldUntil: order.expiresAt, heldBy: action.caller ?? null } as const;
  await changeBooking(tx, order.id, { ...hour, ...held }, action.at);
}

/**
 * The buyer is on the bank's page, so the hour is not freed yet. Only for a page opened while the hour was held: otherwise
 * one visit after the other would hold it for ever.
 */
export async function isAtTheBank(tx: Handle, order: Order, now: Date): Promise<boolean> {
  const since = now.getTime() - visitMinutes * 60_000;
  return (await readAttempts(tx, order.id)).some(
    ({ state, begunAt }) => state === 'begun' && begunAt.getTime() > since && begunAt <= order.expiresAt,
  );
}

/** Cancels an hour. Returns the e-mail to those who expected it: none for an hour that was lost, or not paid yet. */
export async function giveHourBack(tx: Handle, orderId: string, action: AuditContext): Promise<OrderEmail[]> {
  const before = await findBooking(tx, orderId);
  const freed = await freeHour(tx, orderId, 'cancelled', action.at);
  if (before?.state !== 'booked' || freed === null) return [];
  return [
    { dedupeKey: `booking-cancelled:${orderId}`, emailName: 'booking-cancelled', orderId },
    { dedupeKey: `expert-cancelled:${orderId}`, emailName: 'expert-cancelled', orderId },
  ];
}

/**
 * What the buyer noted goes, and future hours are free again, also ones that wait for a decision: nobody would come. The expert is notified; an e-mail to the
 * learner would have no address any more.
 */
export async function eraseHours(tx: Handle, ids: string[], action: AuditContext): Promise<OrderEmail[]> {
  const { orderId, state, startsAt } = bookings;
  await tx.update(bookings).set({ note: '' }).where(inArray(orderId, ids));
  const ahead = await tx
    .select({ orderId })
    .from(bookings)
    .where(and(inArray(orderId, ids), inArray(state, ['booked', 'held']), gte(startsAt, action.at)))
    .orderBy(asc(orderId));
  const emails: OrderEmail[] = [];
  for (const hour of ahead) emails.push(...(await giveHourBack(tx, hour.orderId, action)));
  return emails.filter(({ emailName }) => emailName !== 'booking-cancelled');
}
