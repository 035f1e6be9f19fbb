/** Turns a learner's details into an order: price, number and token are made here, whatever the browser sends. */
import {
  canBeGift,
  type AuditContext,
  detailsAreOpen,
  giftColumns,
  giftOf,
  isGift,
  mayLeaveOn,
  type Order,
  orderNumberFrom,
  ownerOf,
} from '../orders/order.ts';
import {
  detailsIn,
  isToOneself,
  type GiftRefusal,
  type DetailsForm,
  type Gift,
} from '../orders/order-form.ts';
import type { OrderEmail } from '../orders/order-email.ts';
import { receivedEmail, whenPlaced } from '../payments/accompany-order.service.ts';
import { findOrderByToken, insertOrder, lockOrderOfKey, type NewOrder } from '../orders/orders.service.ts';
import { createHash } from 'node:crypto';
import { findFirstOwned, findOwned } from '../access/access.service.ts';
import { confirmFree } from '../payments/settle-payment.service.ts';
import { openedAgain } from './change-order-email.service.ts';
import { isAtTheBank } from '../orders/payment-attempts.service.ts';
import { correctDetails } from './change-details.service.ts';
import { mailboxOf } from '../../platform/people/mailbox.ts';
import { callerMark } from '../../platform/signed-token.ts';
import { readSellable } from './price.store.ts';
import { mayHaveAddress } from './early-link.service.ts';
import type { NotSellable, OrderedItem, Sellable } from '../orders/sellable.ts';
import { entryOfEarlyToken } from '../../catalogue/applicants/waitlist.service.ts';
import { readCourse } from '../../academy/content/content.service.ts';
import { isSoldByCohort } from '../../catalogue/courses/course.ts';
import { changeCohort } from '../cohorts/cohorts.service.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import { readTermsVersion } from '../../academy/legal/legal.service.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { isPosted, mayWriteTo } from '../../academy/emails/post-emails.service.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { findPlanOf } from '../instalments/instalment-plans.service.ts';
import { countRevealingRefusal, isOwnCode, whyCodeStays } from '../coupons/coupons.service.ts';
import { carryOut, auditOf, newOrderToken, type ServiceContext, newGiftCode } from '../../context.ts';
import { mayOrderFree } from './form-share.service.ts';
import { writeFriends } from '../friends/friend-price.service.ts';
import type { StaffMember } from '../../academy.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { agreeToNews } from '../../academy/emails/email-choices.service.ts';
import { newsWords } from '../../academy/emails/news-words.ts';
import type { Source } from '../../academy/frame/source.ts';
import { writeConsent } from '../../academy/emails/phones.service.ts';
import { keepParts } from '../orders/bundle-parts.service.ts';
import { lockStock } from '../orders/entitlements.service.ts';

export type PlaceOrder = {
  /** Made when the form was opened; the same key returns the same order. 16 to 128 characters. */
  idempotencyKey: string;
  item: OrderedItem;
  /** Of a private link to a course that is open only to people on its waiting list. */
  earlyToken?: string;
  locale: Locale;
  /** Of `agreesToStart` the order keeps the time; refused without it where it begins soon. */
  details: DetailsForm;
  /** For somebody else, who gets what the order opens. */
  gift?: Gift | null;
  /** The address the caller is signed in with, in lower case: it needs no proof by e-mail. */
  provedEmail?: string | undefined;
  /** Tokens of orders the caller can show; a repeated form may correct only an order whose token is among them. */
  heldTokens?: readonly string[];
  /**
   * The price the buyer saw, centimes of MAD; when it differs, the order is refused with today's price. Null when the caller
   * showed none.
   */
  seenPriceCentimes: number | null;
  /** IP address of the caller, which limits guessing about others and unpaid hours. Without one nothing is limited. */
  address?: string;
  /** Whether the buyer wants messages by WhatsApp too; left out where nobody asked. */
  wantsMessages?: boolean | undefined;
  /** Who places it for the buyer, by telephone or at a desk. */
  staff?: StaffMember;
  /** Whether the buyer ticked that news may be e-mailed. */
  wantsNews?: boolean;
  /** The buyer agreed to the counting of visits. */
  agreedToCounting?: boolean;
  /** Which link led the buyer here; only of those who agreed. */
  source?: Source | null;
};

export type PlaceOrderResult =
  | { ok: true; order: Order; repeated: boolean }
  /** 'key-used-for-another-item': or by another buyer. 'coupon-many-tries': as when a price is quoted. */
  | { ok: false; reason: NotSellable['reason'] | 'key-used-for-another-item' | 'coupon-many-tries' }
  /**
   * 'told-by-email': the order is free and was placed; the caller has not proved the e-mail address, so the answer goes
   * there. 'many-free-orders': the limit for unproved addresses is reached; signed-in buyers can order all the same.
   */
  | { ok: false; reason: 'told-by-email' | 'many-free-orders' }
  /** Only for buyers who proved the address. 'order-at-the-bank': an order of the same item may be being paid right now. */
  | { ok: false; reason: 'owned-already' | 'order-at-the-bank' }
  | { ok: false; reason: GiftRefusal }
  /** It begins within the time for changing one's mind, and nobody asked for that. */
  | { ok: false; reason: 'agreement-required' }
  | { ok: false; reason: 'price-changed'; priceCentimes: number };

/** There are 65 billion numbers, so five tries without a free one mean that the random bytes are broken. */
const mostTries = 5;

/** As many tokens as a browser keeps. */
const mostHeld = 8;

/**
 * Places an order, or returns the one that this opened form made before: the same key never makes two. A repeated form of
 * whoever holds the order may correct the buyer's details as long as they are open; price and item stay. Refused when the
 * item cannot be bought now, or has another price than the buyer saw.
 */
export async function placeOrder(context: ServiceContext, input: PlaceOrder): Promise<PlaceOrderResult> {
  const actor = input.staff ? (`staff:${input.staff.email}` as const) : 'buyer';
  const action = { ...auditOf(context, actor), caller: callerMark(context.signer, input.address) };
  const placed = await attempt(context, input, action);
  if (placed.ok) return shownTo(input, placed);
  // When one form is sent twice at once, the second finds its hour, its code or its link used by the first.
  const again = await context.database.transaction((tx) => repeated(context, tx, input, action));
  const answer = again ?? placed;
  if (!answer.ok) await countRevealingRefusal(context, { reason: answer.reason, address: input.address });
  return answer.ok ? shownTo(input, answer) : answer;
}

const isProved = ({ provedEmail, details }: PlaceOrder): boolean =>
  provedEmail !== undefined && mailboxOf(provedEmail) === mailboxOf(details.email);

/**
 * A free order is confirmed at once, and anybody can type an address: so its link is only e-mailed, unless the caller is
 * signed in with the address or holds the order already. A paid order is proved by its payment.
 */
const shownTo = (input: PlaceOrder, placed: Extract<PlaceOrderResult, { ok: true }>): PlaceOrderResult =>
  placed.order.amountCentimes > 0 || isProved(input) || (input.heldTokens ?? []).includes(placed.order.token)
    ? placed
    : { ok: false, reason: 'told-by-email' };

/**
 * One mailbox gets a free item once: a second request returns the first order, whose e-mail is sent again, once a day. Locks
 * the item's stock, so that of two at once the second sees the first. Null where it may be placed.
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
  const emails = await openedAgain(tx, first, dateInMorocco(action.at));
  const [accessEmail] = emails;
  if (
    accessEmail &&
    !(await isPosted(tx, accessEmail.dedupeKey)) &&
    (await mayWriteTo(context, tx, 'order', email))
  )
    await carryOut(context, tx, { emails });
  // Also for a paid order: the caller has proved nothing.
  return isProved(input) && !isGift(first)
    ? { ok: true, order: first, repeated: true }
    : { ok: false, reason: 'told-by-email' };
}

async function hasFewSeats(tx: Handle, slug: string): Promise<boolean> {
  const course = await readCourse(tx, slug);
  return course !== null && (isSoldByCohort(course) || course.capacity !== null);
}

type Placed = {
  order: Order;
  item: OrderedItem;
  sellable: Sellable;
  owned: Owned;
  input: PlaceOrder;
  action: AuditContext;
};

/** What goes with a new order, in its transaction; a free one is confirmed at once. */
async function placedNow(
  context: ServiceContext,
  tx: Handle,
  { order, item, sellable, owned, input, action }: Placed,
): Promise<PlaceOrderResult> {
  const { staff } = input;
  const { at: now } = action;
  await whenPlaced(tx, order, item, action);
  await writeFriends(tx, order, { creditCentimes: sellable.creditCentimes, at: now });
  if (staff)
    await writeStaffLog(tx, {
      id: context.uuid(),
      at: now,
      staff,
      act: 'place-order',
      subject: order.number,
    });
  await noteAnswers(context, tx, input, now);
  if (order.amountCentimes === 0) {
    const free = await confirmFree(tx, order, action);
    await carryOut(context, tx, free);
    return { ok: true, order: free.order, repeated: false };
  }
  const emails = orderReceived(order, { owned, isByStaff: staff !== undefined });
  await carryOut(context, tx, { emails, isNew: true });
  return { ok: true, order, repeated: false };
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
    const { at: now, caller, isPractice, forReal } = action;
    const noGift = whyNoGift(input, now);
    if (noGift !== null) return { ok: false, reason: noGift };
    const { email, phone } = input.details;
    const isGift = input.gift !== undefined && input.gift !== null;
    const buying = { email, phone, isGift, caller, isPractice, forReal, now, owner: input.provedEmail };
    const sellable = await readSellable(tx, item, buying);
    if (!sellable.ok) return sellable;
    const owned = await findOwned(tx, ownerMeant(input), item);
    if (isProvably(owned, input)) return { ok: false, reason: 'owned-already' };
    if (await isBeingPaid(tx, input, now)) return { ok: false, reason: 'order-at-the-bank' };
    const { amountCentimes, couponCode } = sellable.price;
    if (couponCode !== null)
      for (const email of [input.details.email, input.gift?.recipientEmail ?? ''])
        if (email !== '' && (await isOwnCode(tx, { couponCode, email })))
          return { ok: false, reason: 'coupon-made-by-buyer' };
    if (input.seenPriceCentimes !== null && input.seenPriceCentimes !== amountCentimes) {
      return { ok: false, reason: 'price-changed', priceCentimes: amountCentimes };
    }
    if (amountCentimes > 0 && sellable.beginsSoon && input.details.agreesToStart !== 'on')
      return { ok: false, reason: 'agreement-required' };
    // Its e-mail would go to any address somebody types, without a payment.
    if (amountCentimes === 0 && input.gift) return { ok: false, reason: 'gift-for-nothing' };
    const answered = amountCentimes === 0 ? await answeredByFirst(context, tx, input, action) : null;
    if (answered) return answered;
    const termsVersion = await readTermsVersion(tx, dateInMorocco(now), context.termsVersions);
    for (let tries = 0; tries < mostTries; tries += 1) {
      const order = await insertOrder(tx, newOrder(context, input, sellable, { now, termsVersion }), action);
      if (order && sellable.parts) await keepParts(tx, order.id, sellable.parts);
      if (order) return placedNow(context, tx, { order, item, sellable, owned, input, action });
      // Somebody placed with the same key meanwhile; otherwise the number was taken, and another is tried.
      const meanwhile = await repeated(context, tx, input, action);
      if (meanwhile) return meanwhile;
    }
    throw new Error(`No free order number in ${mostTries} tries.`);
  });
}

function whyNoGift({ item, gift, details }: PlaceOrder, now: Date): 'not-on-sale' | GiftRefusal | null {
  if (!gift) return null;
  if (gift.giftOn && !mayLeaveOn(gift.giftOn, now)) return 'gift-day';
  if (!canBeGift(item.kind)) return 'not-on-sale';
  // Its days would pass before whoever it is for has taken it.
  if (item.kind === 'membership' && item.months !== undefined) return 'not-on-sale';
  // Its later parts would be charged to the buyer for what somebody else has.
  if (item.kind === 'course' && item.byInstalments === true) return 'gift-in-parts';
  return isToOneself(details, gift) ? 'gift-to-oneself' : null;
}

type Owned = Awaited<ReturnType<typeof findOwned>>;

const ownerMeant = ({ gift, details }: PlaceOrder): string => gift?.recipientEmail ?? details.email;

/**
 * Warns before an item is bought twice. What somebody owns is private, so only the signed-in owner, or a caller with the
 * token of the order that opened it, gets this refusal. A stranger who types the owner's address can order like anybody; the
 * owner gets an e-mail, and a payment is marked for staff.
 */
function isProvably(owned: Owned, input: PlaceOrder): boolean {
  const { heldTokens = [], provedEmail } = input;
  const isTheirs = provedEmail !== undefined && mailboxOf(provedEmail) === mailboxOf(ownerMeant(input));
  return owned.some(({ token }) => isTheirs || heldTokens.includes(token));
}

/** An order of the same item for the same owner, which this caller holds, and which somebody may be paying right now. */
async function isBeingPaid(tx: Handle, input: PlaceOrder, now: Date): Promise<boolean> {
  const { item, heldTokens = [] } = input;
  if (!canBeGift(item.kind) && item.kind !== 'bundle') return false;
  for (const token of heldTokens.slice(0, mostHeld)) {
    const held = await findOrderByToken(tx, token);
    if (held?.itemKind !== item.kind || held.itemSlug !== item.slug) continue;
    if (ownerOf(held) !== ownerMeant(input)) continue;
    if (detailsAreOpen(held.status) && (await isAtTheBank(tx, held.id, now))) return true;
  }
  return false;
}

/** Only a private link that we signed counts, and credit of whom the sign-in has proved, for herself: nobody uses another's. */
function proved({ signer }: ServiceContext, input: PlaceOrder): OrderedItem {
  const { item, earlyToken, gift } = input;
  if (item.kind !== 'course') return item;
  const early = earlyToken === undefined ? null : entryOfEarlyToken(signer, earlyToken);
  const credit = isProved(input) && !gift ? item.credit : undefined;
  return { ...item, early: early ?? undefined, credit };
}

function orderReceived(
  order: Order,
  { owned, isByStaff }: { owned: Owned; isByStaff: boolean },
): OrderEmail[] {
  // For a later part of the price the buyer gets the payment instructions only.
  if (order.itemKind === 'instalment') return [];
  // Whoever has it already reads so before anything is paid; whoever called waits for the link.
  const isAtOnce = isByStaff || (order.recipientEmail === null && owned.length > 0);
  return [isAtOnce ? receivedEmail(order, 0) : receivedEmail(order)];
}

/** A browser's text, whatever it contains (a zero byte could not be stored), as 43 plain letters. */
const storedKey = ({ idempotencyKey, item }: PlaceOrder): string =>
  createHash('sha256')
    .update(`${idempotencyKey}${wayOf(item)}`)
    .digest('base64url');

/** Going back and choosing to pay in parts, or another length, makes another order. */
const wayOf = (item: PlaceOrder['item']): string =>
  item.kind === 'course' && item.byInstalments === true
    ? ' in parts'
    : item.kind === 'membership' && item.months !== undefined
      ? ` for ${item.months} months`
      : '';

/** A key is not a secret: the caller must repeat the buyer's details too, or show the token of its order. */
const isTheSameBuyer = (order: Order, { details, gift, heldTokens = [] }: PlaceOrder): boolean =>
  heldTokens.includes(order.token) ||
  (order.name === details.name &&
    order.email === details.email &&
    order.phone === details.phone &&
    giftOf(order)?.recipientEmail === gift?.recipientEmail);

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
  const noGift = whyNoGift(input, action.at);
  if (noGift !== null) return { ok: false, reason: noGift };
  // Parts were chosen since, on another page.
  if (input.gift && (await findPlanOf(tx, order.id)) !== null) return { ok: false, reason: 'gift-in-parts' };
  if (isProvably(await findOwned(tx, ownerMeant(input), input.item), input))
    return { ok: false, reason: 'owned-already' };
  const { cohort } = input.item.kind === 'course' ? input.item : {};
  const agreesToStart = input.details.agreesToStart === 'on';
  // Before anything is corrected, so that a refused form changes nothing.
  const held =
    cohort === undefined
      ? { ok: true as const, order }
      : await changeCohort(tx, order, { cohort, agreesToStart }, action);
  if (!held.ok) return held;
  const details = { ...input.details, gift: input.gift ?? null };
  const corrected = await correctDetails(context, tx, held.order, details, action);
  // Somebody may be paying for it as it is.
  if (!corrected.ok && corrected.reason === 'at-the-bank')
    return { ok: true, order: held.order, repeated: true };
  if (!corrected.ok) return { ok: false, reason: 'coupon-used-by-buyer' };
  await noteAnswers(context, tx, input, action.at);
  await carryOut(context, tx, corrected);
  return { ok: true, order: corrected.order, repeated: true };
}

/** What was answered about messages, where somebody asked, before the first e-mail of the order. Of news an unticked box changes nothing: a link or the account ends them. */
async function noteAnswers(
  context: ServiceContext,
  tx: Handle,
  { wantsMessages, wantsNews, details, locale }: PlaceOrder,
  now: Date,
): Promise<void> {
  const { email, name, phone } = details;
  if (wantsMessages !== undefined && context.messaging && phone !== '')
    await writeConsent(tx, phone, { wants: wantsMessages, source: 'checkout', answeredAt: now });
  if (!wantsNews) return;
  const { consent: wording } = newsWords[locale];
  await agreeToNews(tx, { email, name, locale, source: 'checkout', wording, now });
}

function newOrder(
  context: ServiceContext,
  input: PlaceOrder,
  { name, price, expiresAt, refundDays, cohortId, beginsOn, months }: Sellable,
  { now, termsVersion }: { now: Date; termsVersion: string | null },
) {
  const id = context.uuid();
  return {
    id,
    number: orderNumberFrom(context.randomBytes(5)),
    token: newOrderToken(context),
    idempotencyKey: storedKey(input),
    locale: input.locale,
    itemKind: input.item.kind,
    itemSlug: input.item.slug,
    description: name[input.locale],
    ...detailsIn(input.details),
    ...price,
    ...giftColumns(input.gift ?? null, { id, newCode: () => newGiftCode(context) }),
    cohortId: cohortId ?? null,
    months: months ?? null,
    agreedToStartAt: input.details.agreesToStart === 'on' ? now : null,
    confirmedAgeAt: now,
    refundDays,
    beginsOn: beginsOn ?? null,
    termsVersion,
    placedAt: now,
    updatedAt: now,
    expiresAt,
    agreedToCounting: input.agreedToCounting ?? false,
    utmSource: input.source?.source ?? null,
    utmMedium: input.source?.medium ?? null,
    utmCampaign: input.source?.campaign ?? null,
  } satisfies NewOrder;
}
