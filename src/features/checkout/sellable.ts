/** Whether something can be bought now, and for how much. */
import type { Localised } from '../courses/course.ts';
import type { CohortRefusal } from '../cohorts/cohort.ts';
import type { CouponRefusal } from '../coupons/coupon.ts';
import type { OrderPrice } from '../orders/order.ts';

export type Sellable = {
  name: Localised<string>;
  price: OrderPrice;
  expiresAt: Date;
  /** For how many days she may ask for her money back, if she orders now; null where hours before a date count. */
  refundDays: number | null;
  /** The dated group it is sold with, of a course that is sold by them. */
  cohortId?: string;
};

export type NotSellable = {
  ok: false;
  reason:
    | 'course-not-found'
    | 'not-on-sale'
    | 'sold-out'
    /** The hour is past, or somebody else's. */
    | 'slot-taken'
    /** Her mailbox, or whoever calls from where she does, keeps as many unpaid hours as may be. */
    | 'too-many-hours'
    /** A private link orders for the mailbox it was sent to. */
    | 'early-other-address'
    | CohortRefusal
    | CouponRefusal;
};
export type SellableAnswer = ({ ok: true } & Sellable) | NotSellable;

export const notSellable = (reason: NotSellable['reason']): NotSellable => ({ ok: false, reason });

/** A coupon's code as it was typed. */
type WithCoupon = { coupon?: string };

/** What somebody wants to buy, as she chose it: the price is never part of it. */
export type OrderedItem =
  | (WithCoupon & {
      kind: 'course';
      slug: string;
      /** In parts, where the course allows it. */
      byInstalments?: boolean;
      /**
       * Id of the waitlist entry whose private link was proved. Flows alone set it: what a caller puts there is thrown away.
       */
      early?: string;
      /** The dated group, of a course that is sold by them; left out where only one has a seat. */
      cohort?: string;
    })
  | (WithCoupon & { kind: 'membership'; slug: string })
  | (WithCoupon & { kind: 'product'; slug: string })
  | (WithCoupon & {
      kind: 'consultation';
      slug: string;
      startsAt: Date;
      /** Her own: 'Africa/Casablanca'. */
      timeZone: string;
      /** What she wants to talk about. */
      note?: string;
    })
  /** A later part of a course's price: `number` 2 is the first after the deposit. */
  | { kind: 'instalment'; slug: string; plan: string; number: number };
