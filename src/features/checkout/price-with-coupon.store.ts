/** Today's price of something with the code that somebody typed: asked before she orders, and counted when she does. */
import type { Handle } from '../../platform/db/handle.ts';
import { mailboxOf } from '../../platform/people/person.ts';
import {
  lowerPrice,
  normaliseCode,
  refusalOf,
  type Coupon,
  type CouponRefusal,
  type LoweredItem,
} from '../coupons/coupon.ts';
import { countUses, findCoupon, lockCoupon, ownerOf } from '../coupons/coupons.store.ts';
import { sampleMaker } from '../coupons/coupons.table.ts';
import type { OrderPrice } from '../orders/priced-order.ts';

import { mayUseSamples } from '../payments/real-money.store.ts';

export type CouponAnswer = { ok: true; price: OrderPrice } | { ok: false; reason: CouponRefusal };

type Wanted = {
  /** As it was typed; without one the price stays. */
  coupon: string | undefined;
  item: LoweredItem;
  /** What it costs today without a code. */
  price: OrderPrice;
  /** Null while nobody has said who she is. */
  email: string | null;
  now: Date;
  /** The order that is opened again: its own use is no other's. */
  orderId?: string | undefined;
  /** As in the deed: the coupon that the sample invented lowers no real price. */
  isPractice?: boolean | undefined;
};

/** A right is its owner's alone: to anybody else its code is one that nobody knows. */
export const isAnothers = async (db: Handle, coupon: Coupon, email: string | null): Promise<boolean> => {
  if (coupon.grantedByOrder === null) return false;
  const owner = await ownerOf(db, coupon.grantedByOrder);
  return owner === null || email === null || mailboxOf(owner) !== mailboxOf(email);
};

/** With `hold` the coupon's row is held until the transaction ends, so that what is answered stays true until then. */
export async function priceWithCoupon(
  db: Handle,
  { coupon: typed = '', item, price, email, now, orderId, isPractice }: Wanted,
  { hold }: { hold: boolean },
): Promise<CouponAnswer> {
  if (typed.trim() === '') return { ok: true, price };
  const coupon = await (hold ? lockCoupon : findCoupon)(db, normaliseCode(typed));
  if (
    coupon === null ||
    (coupon.createdBy === sampleMaker && !(await mayUseSamples(db, isPractice))) ||
    (await isAnothers(db, coupon, email))
  )
    return { ok: false, reason: 'coupon-unknown' };
  // Who only asks is not told what an address has used.
  const uses = await countUses(db, coupon, { email: hold ? email : null, now, besides: orderId });
  const reason = refusalOf(coupon, { item, now, uses });
  if (reason !== null) return { ok: false, reason };
  const lowered = lowerPrice(coupon, price.listPriceCentimes, { priceCentimes: price.amountCentimes });
  return lowered ? { ok: true, price: lowered } : { ok: false, reason: 'coupon-not-combinable' };
}
