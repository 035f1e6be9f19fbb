/** What a course costs with a code, shown before anything is ordered. Nothing is held and nothing is counted as used. */
import { priceWithCoupon } from '../domain/access/price-with-coupon.store.server.ts';
import { offerFor } from '../domain/catalogue/campaign.ts';
import { readCampaigns, readCourse } from '../domain/catalogue/catalogue.store.server.ts';
import { normaliseCode } from '../domain/orders/coupon.ts';
import { isFree, mayTry, type Limit } from '../domain/staff/sign-in-limits.store.server.ts';
import type { CouponVerbs, Quote } from './coupon-verbs.ts';
import type { FlowContext } from './flow-context.ts';

/** Right codes are not counted: a whole neighbourhood may come from one address. */
const wrongCodes: Limit = { most: 20, windowMs: 3_600_000 };

/** Keyed, so that no address is kept with the count. */
const keyOf = ({ signer }: FlowContext, address: string): string =>
  `coupon:${signer('coupon limit', Buffer.from(address)).toString('base64url')}`;

export async function quoteCoupon(
  context: FlowContext,
  { courseSlug, code, email, address }: Parameters<CouponVerbs['quoteCoupon']>[0],
): Promise<Quote | null> {
  const { database, clock } = context;
  const { db } = database;
  const now = clock();
  const course = await readCourse(db, courseSlug);
  const offer = course && offerFor(course, await readCampaigns(db), now);
  if (!course || !offer || course.priceCentimes === null) return null;
  const key = keyOf(context, address);
  if (!(await isFree(db, key, wrongCodes, now))) return { ok: false, reason: 'coupon-many-tries' };
  const { priceCentimes: listPriceCentimes } = course;
  const wanted = { code, courseSlug, listPriceCentimes, offer, email, now };
  const answer = await priceWithCoupon(db, wanted, { hold: false });
  if (!answer.ok && answer.reason === 'coupon-unknown') await mayTry(db, key, wrongCodes, now);
  return answer.ok ? { ...answer, code: normaliseCode(code) } : answer;
}
