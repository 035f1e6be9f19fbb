/** What the first step shows: the course at today's price, an order she has already begun, or why it cannot be bought. */
import { awaitsDecision, isGift, isPayable, type ItemKind, type OrderStatus } from '../../orders/order.ts';
import { isOnSale } from '../../courses/course.ts';
import { awaitsCohort } from '../../cohorts/cohort.ts';
import type { CourseOnOffer } from '../../catalogue/read-catalogue.service.ts';
import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { orderTokensOf } from '../../orders/order-cookie.ts';
import { email, type FieldProblem } from '../../../platform/people/person.ts';
import type { Typed } from '../../../platform/forms/read-form.ts';
import { longestTypedCode, type LoweredItem } from '../../coupons/coupon.ts';
import { clientAddress } from '../../site/page-headers.ts';

/** A code that counts, and what is to pay with it, centimes of MAD. */
export type Quoted = { code: string; centimes: number; beforeCentimes: number; offCentimes: number };

export type CouponTyped = {
  quoted: Quoted | null;
  problem: FieldProblem | null;
  /** What the code makes of paying at once, where she chose to pay in parts and it counts for nothing. */
  onlyAtOnce?: Quoted;
};

export const noCoupon: CouponTyped = { quoted: null, problem: null };

/** `typed` as it stands in the form, or in the address of the page. Nobody asks for what no one typed. */
export async function readCoupon(args: ScreenArgs, item: LoweredItem, typed: Typed): Promise<CouponTyped> {
  const code = (typed.coupon ?? '').trim().slice(0, longestTypedCode);
  if (code === '') return noCoupon;
  const quote = await open(args).academy.quoteCoupon({
    item: { kind: item.kind, slug: item.slug },
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

/** The box of the page: what stands in it at first, and the code that came with the address, read already. */
export async function couponBox(args: ScreenArgs, item: LoweredItem, before: Typed) {
  const { url, t } = open(args);
  const coupon = url.searchParams.get('coupon') ?? before.coupon ?? '';
  const prefilled = coupon === '' ? before : { ...before, coupon };
  const read = args.request.method === 'GET' ? await readCoupon(args, item, prefilled) : noCoupon;
  return { prefilled, coupon: { read, words: t.coupon.box } };
}

/**
 * Pressed 'Apply', and not merely Enter in another field, which presses the first button of a form: there the code stands as
 * it stood. An emptied field takes the code away again.
 */
export const wantsToApply = (typed: Typed, quoted: Quoted | null): boolean =>
  typed.apply !== undefined &&
  (quoted === null
    ? (typed.coupon ?? '').trim() !== '' || (typed.applied ?? '') !== ''
    : quoted.code !== typed.applied);

/** Whether the form that was sent had shown the price with this code. */
export const hasSeen = (typed: Typed, { code, centimes }: Quoted): boolean =>
  typed.applied === code && typed.seenPrice === String(centimes);

/** Only ever typed for her, never believed: she can change it, and it opens nothing. What is no address is left out. */
export async function prefilledDetails(args: ScreenArgs): Promise<Typed> {
  const { academy, url, memberAuth } = open(args);
  const passedOn = email.safeParse(url.searchParams.get('email'));
  const member = await memberAuth.whoIs(args.request);
  // Another address is somebody else's: nothing of hers stands beside it.
  if (passedOn.success && passedOn.data !== member?.email) return { email: passedOn.data };
  return member === null ? {} : { ...(await academy.detailsOf(member.email)), email: member.email };
}

export type Begun = {
  number: string;
  /** Of its page; null for an order that she proves by her address alone, and for what was given to her. */
  token: string | null;
  status: 'to-pay' | 'being-checked' | 'paid';
  /** By the address she is signed in with, which says more than a browser that others use too. */
  isProved: boolean;
  amountCentimes: number;
  expiresAt: Date;
  /** Somebody may be paying it right now. */
  isUnderWay: boolean;
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
 * What she has of the same item, or has begun: by the address she is signed in with, else by the orders this browser holds,
 * what is paid first. What she bought for somebody else is not hers.
 */
export async function begunOrder(
  args: ScreenArgs,
  item: { kind: ItemKind; slug: string },
): Promise<Begun | null> {
  const { academy, memberAuth } = open(args);
  const member = await memberAuth.whoIs(args.request);
  const had = member && (await academy.account.has(member, item));
  const views = await Promise.all(orderTokensOf(args.request).map((token) => academy.orderByToken(token)));
  const begun = views.flatMap((view): Begun[] => {
    if (view === null || isGift(view.order)) return [];
    const { number, token, status: held, itemKind, itemSlug, amountCentimes, expiresAt } = view.order;
    const status = statusOf(held);
    if (itemKind !== item.kind || itemSlug !== item.slug || status === null) return [];
    const isUnderWay = view.underWay !== null;
    return [{ number, token, status, isProved: false, amountCentimes, expiresAt, isUnderWay }];
  });
  const none = { isUnderWay: false, isProved: true };
  if (had?.state === 'owned')
    return { ...none, ...had, status: 'paid', amountCentimes: 0, expiresAt: new Date(0) };
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
