/** A learner's details become an order: price, number and token are made here, whatever the browser says. */
import {
  canBeGift,
  type AuditContext,
  detailsAreOpen,
  giftColumns,
  isGift,
  type Order,
  orderNumberFrom,
  ownerOf,
} from '../orders/order.ts';
import { isToOneself, type GiftRefusal, type DetailsForm, type Gift } from './order-form.ts';
import type { OrderEmail } from '../orders/order-email.ts';
import { findOrderByToken, insertOrder, lockOrderOfKey, type NewOrder } from '../orders/orders.store.ts';
import { createHash } from 'node:crypto';
import { lockStock, findFirstOwned, findOwned } from '../access/access.store.ts';
import { confirmFree } from '../payments/settle-payment.store.ts';
import { openedAgain } from '../orders/change-order-email.service.ts';
import { isAtTheBank } from '../payments/payments.store.ts';
import { correctDetails } from '../orders/change-details.service.ts';
import { mailboxOf } from '../../platform/people/person.ts';
import { callerMark } from '../applications/signed-token.ts';
import { mayHaveAddress, readSellable } from './sellable.store.ts';
import { whenPlaced } from '../orders/accompany-order.store.ts';
import type { NotSellable, OrderedItem, Sellable } from './sellable.ts';
import { entryOfEarlyToken } from '../waitlists/waitlist.store.ts';
import { readCourse } from '../catalogue/catalogue.store.ts';
import { isSoldByCohort } from '../courses/course.ts';
import { changeCohort } from '../cohorts/cohorts.service.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import { readTermsVersion } from '../legal/legal.store.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { isPosted } from '../emails/outbox.store.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { countTelling, isOwnCode, whyCodeStays } from '../coupons/coupons.service.ts';
import { carryOut, auditOf, newOrderToken, type ServiceContext } from '../../context.ts';
import { mayOrderFree } from './form-share.service.ts';
import { mayWriteTo } from '../emails/email-limits.service.ts';

export type PlaceOrder = {
  /** Made when the form was opened; the same key returns the same order. 16 to 128 characters. */
  idempotencyKey: string;
  item: OrderedItem;
  /** Of a private link to a course that is open to those who waited only. */
  earlyToken?: string;
  locale: Locale;
  /** Without `agreesToStart` (the API may leave it out) the order keeps no agreement: agreedToStartAt stays null. */
  details: Omit<DetailsForm, 'agreesToStart'> & { agreesToStart?: 'on' };
  /** For somebody else, who gets what the order opens. */
  gift?: Gift | null;
  /** The address the caller is signed in with, in lower case: the one that needs no proof by e-mail. */
  provedEmail?: string | undefined;
  /** Tokens of orders the caller can show; a repeated form may correct only an order whose token is among them. */
  heldTokens?: readonly string[];
  /** The price the buyer saw, centimes of MAD; refused with the current one when it differs. Null when the caller showed none. */
  seenPriceCentimes: number | null;
  /**
   * Of the caller: what is learned of others by asking, and what is held unpaid, is counted by it. Without one nothing is
   * counted.
   */
  address?: string;
  /** Whoever places it agreed to the counting of visits. */
  agreedToCounting?: boolean;
};

export type PlaceOrderResult =
  | { ok: true; order: Order; repeated: boolean }
  /** 'key-used-for-another-item': for something else, or by somebody else. 'coupon-many-tries': as when a price is asked. */
  | { ok: false; reason: NotSellable['reason'] | 'key-used-for-another-item' | 'coupon-many-tries' }
  /**
   * 'told-by-email': the order costs nothing and stands; who asked has not proved its address, so that it is told to the
   * address alone. 'many-free-orders': the share of those who prove none is used up; whoever signs in orders all the same.
   */
  | { ok: false; reason: 'told-by-email' | 'many-free-orders' }
  /** Told to whoever proved it only. 'order-at-the-bank': an order of the same thing may be being paid right now. */
  | { ok: false; reason: 'owned-already' | 'order-at-the-bank' }
  | { ok: false; reason: GiftRefusal }
  | { ok: false; reason: 'price-changed'; priceCentimes: number };

/** Numbers are one of 65 billion; five tries without a free one mean that the dice are broken. */
const mostTries = 5;

/** As many tokens as a browser keeps. */
const mostHeld = 8;

/**
 * Places an order, or returns the one that this opened form made before: the same key never makes two. A repeated form of
 * whoever holds the order may correct the buyer's details as long as they are open; price and item of the order stay.
 * Refused when the item cannot be bought now, or costs something else than the buyer saw.
 */
export async function placeOrder(context: ServiceContext, input: PlaceOrder): Promise<PlaceOrderResult> {
  const action = { ...auditOf(context, 'buyer'), caller: callerMark(context.signer, input.address) };
  const placed = await attempt(context, input, action);
  if (placed.ok) return shownTo(input, placed);
  // Of one form that was sent twice at once, the second finds its hour, its code or its link used by the first.
  const again = await context.database.transaction((tx) => repeated(context, tx, input, action));
  const answer = again ?? placed;
  if (!answer.ok) await countTelling(context, { reason: answer.reason, address: input.address });
  return answer.ok ? shownTo(input, answer) : answer;
}

const isProved = ({ provedEmail, details }: PlaceOrder): boolean =>
  provedEmail !== undefined && mailboxOf(provedEmail) === mailboxOf(details.email);

/**
 * What costs nothing is confirmed at once, with a code perhaps, and anybody can type an address: the way to such an order goes
 * to its address alone, unless whoever asks is signed in with it or holds the order already. A paid order was proved by money.
 */
const shownTo = (input: PlaceOrder, placed: Extract<PlaceOrderResult, { ok: true }>): PlaceOrderResult =>
  placed.order.amountCentimes > 0 || isProved(input) || (input.heldTokens ?? []).includes(placed.order.token)
    ? placed
    : { ok: false, reason: 'told-by-email' };

/**
 * Of something that costs nothing one mailbox has one: the second time it is answered by the first, whose e-mail goes again,
 * once a day. Takes the item's pool, so that of two at once the second sees the first. Null where it may be placed.
 */
async function answeredByFirst(
  context: ServiceContext,
  tx: Handle,
  input: PlaceOrder,
  action: AuditContext,
): Promise<PlaceOrderResult | null> {
  const { kind, slug } = input.item;
  const { email } = input.details;
  // Seats of a course and hours of an expert are few.
  const isScarce = kind === 'consultation' || (await hasFewSeats(tx, slug));
  const counted = { kind, slug, address: input.address, isScarce };
  if (!isProved(input) && !(await mayOrderFree(context, tx, counted)))
    return { ok: false, reason: 'many-free-orders' };
  await lockStock(tx, slug);
  const first = await findFirstOwned(tx, email, { kind, slug });
  if (!first) return null;
  const letters = await openedAgain(tx, first, dateInMorocco(action.at));
  const [letter] = letters;
  if (letter && !(await isPosted(tx, letter.dedupeKey)) && (await mayWriteTo(context, tx, 'order', email)))
    await carryOut(context, tx, { letters });
  // Also of an order that was paid: whoever asks has proved nothing.
  return isProved(input) && !isGift(first)
    ? { ok: true, order: first, repeated: true }
    : { ok: false, reason: 'told-by-email' };
}

async function hasFewSeats(tx: Handle, slug: string): Promise<boolean> {
  const course = await readCourse(tx, slug);
  return course !== null && (isSoldByCohort(course) || course.capacity !== null);
}

function attempt(
  context: ServiceContext,
  input: PlaceOrder,
  action: AuditContext,
): Promise<PlaceOrderResult> {
  const item = proved(context, input);
  return context.database.transaction(async (tx) => {
    const before = await repeated(context, tx, input, action);
    if (before) return before;
    const { at: now, caller, isPractice } = action;
    const noGift = whyNoGift(input);
    if (noGift !== null) return { ok: false, reason: noGift };
    const sellable = await readSellable(tx, item, { email: input.details.email, caller, isPractice, now });
    if (!sellable.ok) return sellable;
    if (await isProvablyOwned(tx, input)) return { ok: false, reason: 'owned-already' };
    if (await isBeingPaid(tx, input, now)) return { ok: false, reason: 'order-at-the-bank' };
    const { amountCentimes, couponCode } = sellable.price;
    if (couponCode !== null)
      for (const email of [input.details.email, ...(input.gift ? [input.gift.recipientEmail] : [])])
        if (await isOwnCode(tx, { couponCode, email })) return { ok: false, reason: 'coupon-made-by-her' };
    if (input.seenPriceCentimes !== null && input.seenPriceCentimes !== amountCentimes) {
      return { ok: false, reason: 'price-changed', priceCentimes: amountCentimes };
    }
    // Its e-mail would go to whatever address somebody types, without a payment.
    if (amountCentimes === 0 && input.gift) return { ok: false, reason: 'gift-for-nothing' };
    const answered = amountCentimes === 0 ? await answeredByFirst(context, tx, input, action) : null;
    if (answered) return answered;
    const termsVersion = await readTermsVersion(tx, dateInMorocco(now), context.termsVersions);
    for (let tries = 0; tries < mostTries; tries += 1) {
      const order = await insertOrder(tx, newOrder(context, input, sellable, { now, termsVersion }), action);
      if (order) {
        await whenPlaced(tx, order, item, action);
        if (amountCentimes === 0) {
          const free = await confirmFree(tx, order, action);
          await carryOut(context, tx, free);
          return { ok: true, order: free.order, repeated: false };
        }
        await carryOut(context, tx, {
          // Who pays a part of what she has already is told how to pay, and nothing before.
          letters: order.itemKind === 'instalment' ? [] : [orderReceived(order)],
        });
        return { ok: true, order, repeated: false };
      }
      // Somebody placed with the same key meanwhile; otherwise the number was taken, and other dice are thrown.
      const meanwhile = await repeated(context, tx, input, action);
      if (meanwhile) return meanwhile;
    }
    throw new Error(`No free order number in ${mostTries} tries.`);
  });
}

function whyNoGift({ item, gift, details }: PlaceOrder): 'not-on-sale' | GiftRefusal | null {
  if (!gift) return null;
  if (!canBeGift(item.kind)) return 'not-on-sale';
  // Its later parts would be asked of the buyer for what somebody else has.
  if (item.kind === 'course' && item.byInstalments === true) return 'gift-in-parts';
  return isToOneself(details, gift) ? 'gift-to-oneself' : null;
}

/**
 * Nothing is sold twice without a word. Who has what is a secret: so it is told to whoever is signed in as its owner, or
 * holds the token of the very order that opened it, and to nobody else. A stranger who types the owner's address is answered
 * like any buyer; the owner learns it from the e-mail of that order, and what is paid all the same is marked for the staff.
 */
async function isProvablyOwned(
  tx: Handle,
  { item, gift, details, heldTokens = [], provedEmail }: PlaceOrder,
): Promise<boolean> {
  const owner = gift?.recipientEmail ?? details.email;
  const owned = await findOwned(tx, owner, item);
  const isTheirs = provedEmail !== undefined && mailboxOf(provedEmail) === mailboxOf(owner);
  return owned.some(({ token }) => isTheirs || heldTokens.includes(token));
}

/** An order of the same thing for the same owner, which this caller holds, and which somebody may be paying right now. */
async function isBeingPaid(
  tx: Handle,
  { item, gift, details, heldTokens = [] }: PlaceOrder,
  now: Date,
): Promise<boolean> {
  if (!canBeGift(item.kind)) return false;
  for (const token of heldTokens.slice(0, mostHeld)) {
    const held = await findOrderByToken(tx, token);
    if (held?.itemKind !== item.kind || held.itemSlug !== item.slug) continue;
    if (ownerOf(held) !== (gift?.recipientEmail ?? details.email)) continue;
    if (detailsAreOpen(held.status) && (await isAtTheBank(tx, held.id, now))) return true;
  }
  return false;
}

/** A private link is what we signed: a forged one is none, and nobody names another person's entry. */
function proved({ signer }: ServiceContext, { item, earlyToken }: PlaceOrder): OrderedItem {
  if (item.kind !== 'course') return item;
  const early = earlyToken === undefined ? null : entryOfEarlyToken(signer, earlyToken);
  return { ...item, early: early ?? undefined };
}

const orderReceived = ({ id, email }: Order): OrderEmail => ({
  dedupeKey: `order-received:${id}`,
  letter: 'order-received',
  orderId: id,
  unprovedEmail: email,
});

/** A browser's text, whatever it holds (a zero byte could not be stored), as 43 plain letters. */
const storedKey = ({ idempotencyKey, item }: PlaceOrder): string =>
  createHash('sha256')
    .update(`${idempotencyKey}${wayOf(item)}`)
    .digest('base64url');

/** Who goes back and chooses to pay in parts orders something else than she did before. */
const wayOf = (item: PlaceOrder['item']): string =>
  item.kind === 'course' && item.byInstalments === true ? ' in parts' : '';

/** A key is not a secret: whoever repeats one repeats the buyer's details too, or shows the token of its order. */
const isTheSameBuyer = (order: Order, { details, gift, heldTokens = [] }: PlaceOrder): boolean =>
  heldTokens.includes(order.token) ||
  (order.name === details.name &&
    order.email === details.email &&
    order.phone === details.phone &&
    order.recipientEmail === (gift?.recipientEmail ?? null));

async function repeated(
  context: ServiceContext,
  tx: Handle,
  input: PlaceOrder,
  action: AuditContext,
): Promise<PlaceOrderResult | null> {
  const order = await lockOrderOfKey(tx, storedKey(input));
  if (!order) return null;
  const isTheSameItem = order.itemKind === input.item.kind && order.itemSlug === input.item.slug;
  if (!isTheSameItem || !isTheSameBuyer(order, input))
    return { ok: false, reason: 'key-used-for-another-item' };
  if (!detailsAreOpen(order.status)) return { ok: true, order, repeated: true };
  const { email } = input.details;
  const whyNot = await whyCodeStays(context, tx, order, { email, address: input.address });
  if (whyNot !== null) return { ok: false, reason: whyNot };
  if (!(await mayHaveAddress(tx, order, { email, now: action.at })))
    return { ok: false, reason: 'early-other-address' };
  const noGift = whyNoGift(input);
  if (noGift !== null) return { ok: false, reason: noGift };
  if (await isProvablyOwned(tx, input)) return { ok: false, reason: 'owned-already' };
  const { cohort } = input.item.kind === 'course' ? input.item : {};
  // Before anything is corrected, so that a form that is refused has changed nothing.
  const held =
    cohort === undefined ? { ok: true as const, order } : await changeCohort(tx, order, cohort, action);
  if (!held.ok) return held;
  const details = { ...input.details, gift: input.gift ?? null };
  const corrected = await correctDetails(tx, held.order, details, action, () => newOrderToken(context));
  // Somebody may be paying for it as it stands.
  if (!corrected.ok && corrected.reason === 'at-the-bank')
    return { ok: true, order: held.order, repeated: true };
  if (!corrected.ok) return { ok: false, reason: 'coupon-used-by-her' };
  await carryOut(context, tx, corrected);
  return { ok: true, order: corrected.order, repeated: true };
}

function newOrder(
  context: ServiceContext,
  input: PlaceOrder,
  { name, price, expiresAt, refundDays, cohortId }: Sellable,
  { now, termsVersion }: { now: Date; termsVersion: string | null },
) {
  return {
    id: context.uuid(),
    number: orderNumberFrom(context.randomBytes(5)),
    token: newOrderToken(context),
    idempotencyKey: storedKey(input),
    locale: input.locale,
    itemKind: input.item.kind,
    itemSlug: input.item.slug,
    description: name[input.locale],
    name: input.details.name,
    email: input.details.email,
    phone: input.details.phone,
    ...price,
    ...giftColumns(input.gift ?? null),
    cohortId: cohortId ?? null,
    agreedToStartAt: input.details.agreesToStart === 'on' ? now : null,
    confirmedAgeAt: now,
    refundDays,
    termsVersion,
    placedAt: now,
    updatedAt: now,
    expiresAt,
    agreedToCounting: input.agreedToCounting ?? false,
  } satisfies NewOrder;
}
