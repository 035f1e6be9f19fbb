/** The codes that lower a price, as the office reads them. */
import { standingOf } from '../domain/orders/coupon.ts';
import { readCoupons } from '../domain/orders/coupons.store.server.ts';
import type { CouponInList } from './coupon-verbs.ts';
import type { FlowContext } from './flow-context.ts';

const mostShown = 200;

export async function listCoupons({ database, clock }: FlowContext): Promise<CouponInList[]> {
  const now = clock();
  const found = await readCoupons(database.db, mostShown, now);
  return found.map(({ closedAt, ...coupon }) => ({
    ...coupon,
    standing: standingOf({ ...coupon, closedAt }, coupon.uses, now),
  }));
}
