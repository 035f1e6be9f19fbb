/**
 * What a course costs with a code, shown before anything is ordered. Nothing is held and nothing is counted as used. Nobody
 * is named: whether a person has used the code is said to who orders, or it would tell of any address who is a customer.
 */
import { priceWithCoupon } from '../domain/access/price-with-coupon.store.server.ts';
import { offerFor } from '../domain/catalogue/campaign.ts';
import { readCampaigns, readCourse } from '../domain/catalogue/catalogue.store.server.ts';
import { normaliseCode } from '../domain/orders/coupon.ts';
import { countCouponTry, mayAskOfCoupons } from './coupon-tries.ts';
import type { CouponVerbs, Quote } from './coupon-verbs.ts';
import { isPractice, type FlowContext } from './flow-context.ts';

export async function quoteCoupon(
  context: FlowContext,
  { courseSlug, code, address }: Parameters<CouponVerbs['quoteCoupon']>[0],
): Promise<Quote | null> {
  const { database, clock } = context;
  const { db } = database;
  const now = clock();
  const course = await readCourse(db, courseSlug);
  const offer = course && offerFor(course, await readCampaigns(db), now);
  if (!course || !offer || course.priceCentimes === null) return null;
  if (!(await mayAskOfCoupons(context, db, address))) return { ok: false, reason: 'coupon-many-tries' };
  const { priceCentimes: listPriceCentimes } = course;
  const rest = { email: null, now, isPractice: isPractice(context) };
  const wanted = { code, courseSlug, listPriceCentimes, offer, ...rest };
  const answer = await priceWithCoupon(db, wanted, { hold: false });
  if (!answer.ok && answer.reason === 'coupon-unknown') await countCouponTry(context, address);
  return answer.ok ? { ...answer, code: normaliseCode(code) } : answer;
}
