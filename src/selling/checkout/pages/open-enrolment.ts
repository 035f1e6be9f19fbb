/**
 * What the first step shows: the item at today's price, an order the buyer has already begun, or why it cannot be bought.
 */
import { cutText, oneLine } from '../../../platform/text/typed-text.ts';
import { awaitsDecision, isGift, isPayable, type ItemKind, type OrderStatus } from '../../orders/order.ts';
import type { OrderView } from '../../order-management/read-order.service.ts';
import { isOnSale } from '../../../catalogue/courses/course.ts';
import { awaitsCohort } from '../../../catalogue/courses/cohort.ts';
import type { CourseOnOffer } from '../../../site/offers/read-catalogue.service.ts';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { orderTokensOf } from '../../../academy/accounts/order-cookie.ts';
import { email, type FieldProblem } from '../../../platform/people/person.ts';
import { phoneOfAddress } from '../../../platform/people/mailbox.ts';
import type { Typed } from '../../../platform/forms/read-form.ts';
import { longestTypedCode, type LoweredItem } from '../../coupons/coupon.ts';
import { clientAddress } from '../../../academy/frame/page-headers.ts';

/** A code that counts, and the price with it, centimes of MAD. */
export type Quoted = { code: string; centimes: number; beforeCentimes: number; offCentimes: number };

export type CouponTyped = { quoted: Quoted | null; problem: FieldProblem | null };

export const noCoupon: CouponTyped = { quoted: null, problem: null };

/** `typed` as in the form, or in the address of the page. An empty code is not looked up. */
export async function readCoupon(args: ScreenArgs, item: LoweredItem, typed: Typed): Promise<CouponTyped> {
  const code = cutText(oneLine(typed.coupon ?? ''), longestTypedCode);
  if (code === '') return noCoupon;
  const quote = await open(args).academy.quoteCoupon({
    item: {
      kind: item.kind,
      slug: item.slug,
      ...(item.months !== undefined && { months: item.months }),
      ...(item.owner !== undefined && { owner: item.owner }),
    },
    code,
    email: email.safeParse(typed.email ?? '').data ?? null,
    address: clientAddress(args.request),
  });
  if (quote === null) return noCoupon;
  if (!quote.ok) return { quoted: null, problem: quote.reason };
  const { listPriceCentimes, amountCentimes, discountCentimes } = quote.price;
  return {
    problem: null,
    quoted: {
      code: quote.code,
      centimes: amountCentimes,
      beforeCentimes: listPriceCentimes,
      offCentimes: discountCentimes,
    },
  };
}

/** The ways to pay it, and the box for a code: its first value, and the code of the address, already checked. */
export async function paymentBox(args: ScreenArgs, item: LoweredItem, before: Typed) {
  const { academy, url, t } = open(args);
  const coupon = url.searchParams.get('coupon') ?? before.coupon ?? '';
  const prefilled = coupon === '' ? before : { ...before, coupon };
  const read = args.request.method === 'GET' ? await readCoupon(args, item, prefilled) : noCoupon;
  const unpaid = { itemKind: item.kind, itemSlug: item.slug, paymentOption: null };
  return { prefilled, coupon: { read, words: t.coupon.box }, ways: await academy.waysToPay(unpaid) };
}

/**
 * Whether 'Apply' was pressed. Enter in another field presses the first button of a form too, but leaves the code as it was.
 * An emptied field removes the code.
 */
export const wantsToApply = (typed: Typed, quoted: Quoted | null): boolean =>
  typed.apply !== undefined &&
  (quoted === null
    ? (typed.coupon ?? '').trim() !== '' || (typed.applied ?? '') !== ''
    : quoted.code !== typed.applied);

/** Whether the form that was sent had shown the price with this code. */
export const hasSeen = (typed: Typed, { code, centimes }: Quoted): boolean =>
  typed.applied === code && typed.seenPrice === String(centimes);

/** Only fills the fields in: the buyer can change them, and they prove nothing. An invalid address is left out. */
export async function prefilledDetails(args: ScreenArgs): Promise<Typed> {
  const { academy, url, memberAuth } = open(args);
  const passedOn = email.safeParse(url.searchParams.get('email'));
  const member = await memberAuth.whoIs(args.request);
  // Another address belongs to somebody else: it is not combined with the member's details.
  if (passedOn.success && passedOn.data !== member?.email) return { email: passedOn.data };
  if (member === null) return {};
  const phone = phoneOfAddress(member.email);
  if (phone !== null) return { phone };
  return { ...(await academy.detailsOf(member.email)), email: member.email };
}

/** The words of the box for messages by WhatsApp; null where it is not set up, and for whoever has answered. */
export async function messagesBox(args: ScreenArgs): Promise<string | null> {
  const { academy, memberAuth, t } = open(args);
  const member = await memberAuth.whoIs(args.request);
  return (await academy.messages.asksAboutMessages(member)) ? t.messages.consent : null;
}

/** What whoever is signed in can spend, with its words; null without any. */
export async function creditBox(args: ScreenArgs) {
  const { academy, memberAuth, t } = open(args);
  const member = await memberAuth.whoIs(args.request);
  const centimes = member === null ? 0 : await academy.creditLeft(member.email);
  return centimes > 0 ? { centimes, words: t.friends.box } : null;
}

export type Begun = {
  number: string;
  /** The token of its page; null for an order proved by sign-in only, and for a gift that was received. */
  token: string | null;
  status: 'to-pay' | 'being-checked' | 'paid';
  /** Proved by the sign-in, which is stronger than a browser that others may use too. */
  isProved: boolean;
  amountCentimes: number;
  expiresAt: Date;
  /** Somebody may be paying it right now. */
  isUnderWay: boolean;
  /** The classroom that it opened; null for everything else, and while it is paused. */
  learn: string | null;
};

/** Why a course cannot be bought now, or null when it can. */
export function whyClosed(
  onOffer: CourseOnOffer,
): 'sold-out' | 'not-on-sale' | 'closed-for-sale' | 'no-cohort' | null {
  const { course, offer, seatsLeft } = onOffer;
  if (course.closedForSale === true) return 'closed-for-sale';
  if (!isOnSale(course) || offer === null) return 'not-on-sale';
  if (awaitsCohort(onOffer)) return 'no-cohort';
  return seatsLeft === 0 ? 'sold-out' : null;
}

/**
 * What the buyer has of this item, or has begun: by the address they are signed in with, else by the orders this browser
 * holds; paid ones first. A gift for somebody else does not count.
 */
export async function begunOrder(
  args: ScreenArgs,
  item: { kind: ItemKind; slug: string },
): Promise<Begun | null> {
  const { academy, memberAuth, links } = open(args);
  const learnIn = (access: OrderView['access']) =>
    access?.isClassroom === true && access.pausedAt === null ? links.learn(item.slug) : null;
  const member = await memberAuth.whoIs(args.request);
  const had = member && (await academy.account.has(member, item));
  const views = await Promise.all(orderTokensOf(args.request).map((token) => academy.orderByToken(token)));
  const begun = views.flatMap((view): Begun[] => {
    if (view === null || isGift(view.order)) return [];
    const { number, token, status: held, itemKind, itemSlug, amountCentimes, expiresAt, months } = view.order;
    const status = statusOf(held);
    if (itemKind !== item.kind || itemSlug !== item.slug || status === null) return [];
    // One for a time may be had again.
    if (months !== null && status === 'paid') return [];
    const isUnderWay = view.underWay !== null;
    const learn = status === 'paid' ? learnIn(view.access) : null;
    return [{ number, token, status, isProved: false, amountCentimes, expiresAt, isUnderWay, learn }];
  });
  const none = { isUnderWay: false, isProved: true, learn: null };
  if (had?.state === 'owned') {
    const own = had.token === null ? null : await academy.orderByToken(had.token);
    const learn = learnIn(own?.access ?? null);
    return { ...none, ...had, learn, status: 'paid', amountCentimes: 0, expiresAt: new Date(0) };
  }
  const find = (status: Begun['status']) => begun.find((order) => order.status === status);
  const held = find('paid') ?? find('being-checked') ?? find('to-pay') ?? null;
  return held ?? (had === null ? null : { ...none, ...had, token: null, status: 'to-pay' });
}

const statusOf = (status: OrderStatus): Begun['status'] | null =>
  status === 'Payment Confirmed'
    ? 'paid'
    : awaitsDecision(status)
      ? 'being-checked'
      : isPayable(status)
        ? 'to-pay'
        : null;
