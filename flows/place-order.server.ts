/** A learner's details become an order: price, number and token are made here, whatever the browser says. */
import { isOnSale, type Course } from '../domain/catalogue/course.ts';
import { offerFor } from '../domain/catalogue/campaign.ts';
import { readCampaigns, readCourse, readSettings } from '../domain/catalogue/catalogue.store.server.ts';
import type { Deed } from '../domain/orders/deed.ts';
import { detailsAreOpen, type Order } from '../domain/orders/order.ts';
import { writeHistory } from '../domain/orders/order-history.store.server.ts';
import { orderNumberFrom } from '../domain/orders/order-number.ts';
import { insertOrder, lockOrderOfKey } from '../domain/orders/orders.store.server.ts';
import { correctDetails } from '../domain/orders/correct-details.server.ts';
import { expiryAfter, priceOf } from '../domain/orders/priced-order.ts';
import { countConfirmedOrdersOf, seatsLeftOf } from '../domain/orders/seats.store.server.ts';
import type { Handle } from '../db/handle.ts';
import { postLetter } from '../mail/outbox.store.server.ts';
import type { PlaceOrder, PlaceOrderResult } from './academy.server.ts';
import { deedOf, type FlowContext } from './flow-context.ts';

type Refusal = Extract<PlaceOrderResult, { ok: false }>;
type Sellable = { course: Course; price: ReturnType<typeof priceOf>; expiresAt: Date };

/** Numbers are one of 65 billion; five tries without a free one mean that the dice are broken. */
const mostTries = 5;

/**
 * Places an order, or returns the one that this opened form made before: the same key never makes two. A repeated form may
 * correct the buyer's details as long as they are open; price and course of the existing order stay.
 * Refused when the course cannot be bought now or costs something else than the buyer saw. Seats: refused when every place
 * is taken by a confirmed order. An unpaid order holds no place, so the last place can be paid twice: money that was
 * really paid is never refused for that, the confirmation is marked 'oversold' in the order's history.
 */
export async function placeOrder(context: FlowContext, input: PlaceOrder): Promise<PlaceOrderResult> {
  const deed = deedOf(context, 'buyer');
  return context.database.transaction(async (tx) => {
    const before = await repeated(tx, input, deed);
    if (before) return before;
    const sellable = await readSellable(tx, input, deed.at);
    if (!sellable.ok) return sellable;
    for (let tries = 0; tries < mostTries; tries += 1) {
      const order = await insertOrder(tx, newOrder(context, input, sellable, deed.at));
      if (order) {
        await writeHistory(tx, { orderId: order.id, event: 'place', toStatus: order.status }, deed);
        await postLetter(tx, {
          dedupeKey: `order-received:${order.id}`,
          letter: 'order-received',
          orderId: order.id,
        });
        return { ok: true, order, repeated: false };
      }
      // Somebody placed with the same key meanwhile; otherwise the number was taken, and other dice are thrown.
      const meanwhile = await repeated(tx, input, deed);
      if (meanwhile) return meanwhile;
    }
    throw new Error(`No free order number in ${mostTries} tries.`);
  });
}

async function repeated(tx: Handle, input: PlaceOrder, deed: Deed): Promise<PlaceOrderResult | null> {
  const order = await lockOrderOfKey(tx, input.idempotencyKey);
  if (!order) return null;
  if (order.itemSlug !== input.courseSlug) return { ok: false, reason: 'key-used-for-another-item' };
  if (!detailsAreOpen(order.status)) return { ok: true, order, repeated: true };
  const corrected = await correctDetails(tx, order, input.details, deed);
  for (const letter of corrected.letters) await postLetter(tx, letter);
  return { ok: true, order: corrected.order, repeated: true };
}

async function readSellable(
  tx: Handle,
  input: PlaceOrder,
  now: Date,
): Promise<({ ok: true } & Sellable) | Refusal> {
  const course = await readCourse(tx, input.courseSlug);
  if (!course) return { ok: false, reason: 'course-not-found' };
  const offer = offerFor(course, await readCampaigns(tx), now);
  if (!isOnSale(course) || course.priceCentimes === null || !offer)
    return { ok: false, reason: 'not-on-sale' };
  if (
    course.capacity !== null &&
    seatsLeftOf(course.capacity, await countConfirmedOrdersOf(tx, course.slug)) === 0
  ) {
    return { ok: false, reason: 'sold-out' };
  }
  if (input.seenPriceCentimes !== null && input.seenPriceCentimes !== offer.priceCentimes) {
    return { ok: false, reason: 'price-changed', priceCentimes: offer.priceCentimes };
  }
  const { orderExpiryDays } = await readSettings(tx);
  return {
    ok: true,
    course,
    price: priceOf(course.priceCentimes, offer),
    expiresAt: expiryAfter(now, orderExpiryDays),
  };
}

function newOrder(
  context: FlowContext,
  input: PlaceOrder,
  { course, price, expiresAt }: Sellable,
  now: Date,
) {
  return {
    id: context.uuid(),
    number: orderNumberFrom(context.randomBytes(5)),
    // 192 bits: nobody guesses the address of somebody else's order.
    token: Buffer.from(context.randomBytes(24)).toString('base64url'),
    idempotencyKey: input.idempotencyKey,
    locale: input.locale,
    itemKind: 'course',
    itemSlug: course.slug,
    description: course.words[input.locale].name,
    name: input.details.name,
    email: input.details.email,
    phone: input.details.phone,
    ...price,
    status: 'Pending Payment',
    paymentOption: null,
    cardType: null,
    transferCode: null,
    bankTransferConfirmedAt: null,
    refusalReason: null,
    agreedToStartAt: now,
    confirmedAgeAt: now,
    placedAt: now,
    updatedAt: now,
    expiresAt,
  } satisfies Order & { idempotencyKey: string };
}
