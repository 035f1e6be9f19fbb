/** What the first step shows: the course at today's price, an order she has already begun, or why it cannot be bought. */
import { awaitsDecision, isGift, isPayable, type ItemKind, type OrderStatus } from '../../orders/order.ts';
import { isOnSale } from '../../courses/course.ts';
import { awaitsCohort } from '../../cohorts/cohort.ts';
import type { CourseOnOffer } from '../../catalogue/read-catalogue.service.ts';
import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { orderTokensOf } from '../../orders/order-cookie.ts';

export type Begun = {
  number: string;
  /** Of its page; null for an order that she proves by her address alone, and for what was given to her. */
  token: string | null;
  standing: 'to-pay' | 'being-checked' | 'paid';
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
  const { academy, memberDoor } = open(args);
  const member = await memberDoor.whoIs(args.request);
  const had = member && (await academy.account.has(member, item));
  const views = await Promise.all(orderTokensOf(args.request).map((token) => academy.orderByToken(token)));
  const begun = views.flatMap((view): Begun[] => {
    if (view === null || isGift(view.order)) return [];
    const { number, token, status, itemKind, itemSlug, amountCentimes, expiresAt } = view.order;
    const standing = standingOf(status);
    if (itemKind !== item.kind || itemSlug !== item.slug || standing === null) return [];
    const isUnderWay = view.underWay !== null;
    return [{ number, token, standing, isProved: false, amountCentimes, expiresAt, isUnderWay }];
  });
  const none = { isUnderWay: false, isProved: true };
  if (had?.state === 'owned')
    return { ...none, ...had, standing: 'paid', amountCentimes: 0, expiresAt: new Date(0) };
  const find = (standing: Begun['standing']) => begun.find((order) => order.standing === standing);
  const held = find('paid') ?? find('being-checked') ?? find('to-pay') ?? null;
  return held ?? (had === null ? null : { ...none, ...had, token: null, standing: 'to-pay' });
}

const standingOf = (status: OrderStatus): Begun['standing'] | null =>
  status === 'Payment Confirmed'
    ? 'paid'
    : awaitsDecision(status)
      ? 'being-checked'
      : isPayable(status)
        ? 'to-pay'
        : null;
