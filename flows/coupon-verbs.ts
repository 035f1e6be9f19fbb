/** Codes that lower a price, as verbs. */
import type { Coupon, CouponRefusal, CouponStanding, LoweredItem } from '../domain/orders/coupon.ts';
import type { OrderPrice } from '../domain/orders/priced-order.ts';
import type { StaffMember } from './academy.server.ts';

/** 'coupon-many-tries': so many wrong codes came from one address that it must wait an hour. */
export type Quote =
  | { ok: true; code: string; price: OrderPrice }
  | { ok: false; reason: CouponRefusal | 'coupon-many-tries' };

export type CouponVerbs = {
  /**
   * What something costs with a code, before anything is ordered; null for what has no price. Wrong codes are counted
   * by the caller's address, so that nobody finds one by trying: whoever takes a code from a visitor asks this first.
   */
  quoteCoupon(input: {
    item: LoweredItem;
    code: string;
    /** As far as it is known: a right is quoted to its owner alone. */
    email?: string | null;
    /** Of the caller. */
    address: string;
  }): Promise<Quote | null>;
};

export type CouponInList = Omit<Coupon, 'closedAt' | 'grantedByOrder' | 'grantedAs'> & {
  standing: CouponStanding;
  createdBy: string;
  /** By orders whose use counts; money that came late may bring it beyond the limit. */
  uses: number;
  /** Of these by orders whose money came in, and what they were given, centimes of MAD. */
  paid: number;
  givenCentimes: number;
};

type Staff = StaffMember;

export type NewCoupon = Pick<Coupon, 'kind' | 'value' | 'scope' | 'endsAt' | 'mostUses' | 'mostPerPerson'> & {
  /** Normalised; null makes one. */
  code: string | null;
  /** Null: from now on. */
  startsAt: Date | null;
};

export type StaffCouponVerbs = {
  /** The newest 200. */
  coupons(): Promise<CouponInList[]>;
  makeCoupon(
    input: NewCoupon & { staff: Staff },
  ): Promise<{ ok: true; code: string } | { ok: false; reason: 'coupon-taken' }>;
  /** From now on nobody can use it; orders that do keep their price. False when somebody was first. */
  closeCoupon(input: { id: string; staff: Staff }): Promise<boolean>;
};
