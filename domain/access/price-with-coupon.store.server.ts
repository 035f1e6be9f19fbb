/** Today's price of a course with the code that somebody typed: asked before she orders, and counted when she does. */
import type { Handle } from '../../db/handle.ts';
import type { Offer } from '../catalogue/campaign.ts';
import { lowerPrice, normaliseCode, refusalOf, type CouponRefusal } from '../orders/coupon.ts';
import { countUses, findCoupon, lockCoupon } from '../orders/coupons.store.server.ts';
import { sampleMaker } from '../orders/coupons.table.ts';
import type { OrderPrice } from '../orders/priced-order.ts';

import { mayUseSamples } from './real-money.store.server.ts';

export type CouponAnswer = { ok: true; price: OrderPrice } | { ok: false; reason: CouponRefusal };

type Wanted = {
  code: string;
  courseSlug: string;
  /** What the course costs without any offer. */
  listPriceCentimes: number;
  offer: Offer;
  /** Null while nobody has said who she is. */
  email: string | null;
  now: Date;
  /** The order that is opened again: its own use is no other's. */
  orderId?: string | undefined;
  /** As in the deed: the coupon that the sample invented lowers no real price. */
  isPractice?: boolean | undefined;
};

/** With `hold` the coupon's row is held until the transaction ends, so that what is answered stays true until then. */
export async function priceWithCoupon(
  db: Handle,
  { code: typed, courseSlug, listPriceCentimes, offer, email, now, orderId, isPractice }: Wanted,
  { hold }: { hold: boolean },
): Promise<CouponAnswer> {
  const code = normaliseCode(typed);
  const found = await (hold ? lockCoupon : findCoupon)(db, code);
  const isSample = found?.createdBy === sampleMaker;
  const coupon = isSample && !(await mayUseSamples(db, isPractice)) ? null : found;
  const uses = coupon
    ? await countUses(db, coupon, { email, now, besides: orderId })
    : { inAll: 0, byHer: 0 };
  const reason = refusalOf(coupon, { courseSlug, now, uses });
  if (coupon === null || reason !== null) return { ok: false, reason: reason ?? 'coupon-unknown' };
  const price = lowerPrice(coupon, listPriceCentimes, offer);
  return price ? { ok: true, price } : { ok: false, reason: 'coupon-not-combinable' };
}
