/**
 * What something costs with a code, shown before anything is ordered. Nothing is held and nothing is counted as used. Nobody
 * is named: whether a person has used the code is said to who orders, or it would tell of any address who is a customer.
 */
import type { Handle } from '../db/handle.ts';
import { priceWithCoupon } from '../domain/access/price-with-coupon.store.server.ts';
import { offerFor } from '../domain/catalogue/campaign.ts';
import {
  readCampaigns,
  readCourse,
  readProduct,
  readService,
  readSettings,
} from '../domain/catalogue/catalogue.store.server.ts';
import { normaliseCode, type LoweredItem } from '../domain/orders/coupon.ts';
import { fullPrice, priceOf, type OrderPrice } from '../domain/orders/priced-order.ts';
import { countCouponTry, mayAskOfCoupons } from './coupon-tries.ts';
import type { CouponVerbs, Quote } from './coupon-verbs.ts';
import { isPractice, type FlowContext } from './flow-context.ts';

/** Null for what has no price. */
async function priceToday(db: Handle, { kind, slug }: LoweredItem, now: Date): Promise<OrderPrice | null> {
  switch (kind) {
    case 'course': {
      const course = await readCourse(db, slug);
      const offer = course && offerFor(course, await readCampaigns(db), now);
      return course && course.priceCentimes !== null && offer ? priceOf(course.priceCentimes, offer) : null;
    }
    case 'membership':
      return fullPrice((await readSettings(db)).membershipPriceCentimes);
    case 'product': {
      const product = await readProduct(db, slug);
      return product === null || product.isFree ? null : fullPrice(product.priceCentimes);
    }
    case 'consultation': {
      const service = await readService(db, slug);
      return service && fullPrice(service.priceCentimes);
    }
  }
}

export async function quoteCoupon(
  context: FlowContext,
  { item, code, email = null, address }: Parameters<CouponVerbs['quoteCoupon']>[0],
): Promise<Quote | null> {
  const { database, clock } = context;
  const { db } = database;
  const now = clock();
  const price = await priceToday(db, item, now);
  if (price === null) return null;
  if (!(await mayAskOfCoupons(context, db, address))) return { ok: false, reason: 'coupon-many-tries' };
  const wanted = { coupon: code, item, price, email, now, isPractice: isPractice(context) };
  const answer = await priceWithCoupon(db, wanted, { hold: false });
  if (!answer.ok && answer.reason === 'coupon-unknown') await countCouponTry(context, address);
  return answer.ok ? { ...answer, code: normaliseCode(code) } : answer;
}
