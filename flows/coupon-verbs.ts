/** Codes that lower a price, as verbs. */
import type { CouponKind, CouponRefusal, CouponStanding } from '../domain/orders/coupon.ts';
import type { OrderPrice } from '../domain/orders/priced-order.ts';
import type { StaffRole } from '../domain/staff/who-may.ts';

/** 'coupon-many-tries': so many wrong codes came from one address that it must wait an hour. */
export type Quote =
  { ok: true; code: string; price: OrderPrice } | { ok: false; reason: CouponRefusal | 'coupon-many-tries' };

export type CouponVerbs = {
  /**
   * What a course costs with a code, before anything is ordered; null for a course without a price. Wrong codes are counted
   * by the caller's address, so that nobody finds one by trying: whoever takes a code from a visitor asks this first.
   */
  quoteCoupon(input: {
    courseSlug: string;
    code: string;
    /** Of the caller. */
    address: string;
  }): Promise<Quote | null>;
};

export type CouponInList = {
  id: string;
  code: string;
  kind: CouponKind;
  /** Percent, or centimes of MAD. */
  value: number;
  courses: string[];
  startsAt: Date;
  endsAt: Date | null;
  mostUses: number | null;
  mostPerPerson: number | null;
  standing: CouponStanding;
  createdBy: string;
  /** By orders whose use counts; money that came late may bring it beyond the limit. */
  uses: number;
  /** Of these by orders whose money came in, and what they were given, centimes of MAD. */
  paid: number;
  givenCentimes: number;
};

type Staff = { email: string; role: StaffRole };

export type NewCoupon = {
  /** Normalised; null makes one. */
  code: string | null;
  kind: CouponKind;
  value: number;
  courses: string[];
  startsAt: Date | null;
  endsAt: Date | null;
  mostUses: number | null;
  mostPerPerson: number | null;
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
