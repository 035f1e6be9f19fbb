/** The answer to whether an item can be bought now, and for how much. */
import type { PartRef } from '../../catalogue/shop/bundle.ts';
import type { Localised } from '../../catalogue/courses/course.ts';
import type { CohortRefusal } from '../../catalogue/courses/cohort.ts';
import type { CouponRefusal } from '../coupons/coupon.ts';
import type { OrderPrice } from './order.ts';

export type Sellable = {
  name: Localised<string>;
  price: OrderPrice;
  expiresAt: Date;
  /** For how many days the buyer may ask for a refund, if they order now; null where hours before a date count. */
  refundDays: number | null;
  /** As in the order; left out where it begins with the payment. */
  beginsOn?: string;
  /** Begins within the time for changing one's mind: the buyer has to ask for that expressly, where it costs anything. */
  beginsSoon: boolean;
  /** The dated group it is sold with, where the course has groups. */
  cohortId?: string;
  /** Of a membership for a time: how many calendar months. */
  months?: number;
  /** Of a bundle: what of it is sold, and what each counts for, centimes of MAD. */
  parts?: (PartRef & { centimes: number })[];
  /** What of the price the buyer's credit has paid already; centimes of MAD. */
  creditCentimes?: number;
};

export type NotSellable = {
  ok: false;
  reason:
    | 'course-not-found'
    | 'not-on-sale'
    | 'sold-out'
    /** The hour has passed, or is taken. */
    | 'slot-taken'
    /** The buyer's mailbox holds as many unpaid hours as allowed. */
    | 'too-many-hours'
    /** The buyer's internet connection does. */
    | 'too-many-hours-here'
    /** A private link orders only for the mailbox it was sent to. */
    | 'early-other-address'
    | CohortRefusal
    | CouponRefusal;
};
export type SellableAnswer = ({ ok: true } & Sellable) | NotSellable;

export const notSellable = (reason: NotSellable['reason']): NotSellable => ({ ok: false, reason });

/** A coupon's code as it was typed. */
type WithCoupon = { coupon?: string };

/** What somebody wants to buy, as they chose it: the price is never part of it. */
export type OrderedItem =
  | (WithCoupon & {
      kind: 'course';
      slug: string;
      /** In parts, where the course allows it. */
      byInstalments?: boolean;
      /**
       * Id of the waitlist entry whose private link was verified. Only services set it: a value from a caller is dropped.
       */
      early?: string;
      /** The dated group, where the course has groups; may be left out where only one has a seat. */
      cohort?: string;
      /** As much of the buyer's credit as they want to spend, centimes of MAD. Only of whom the sign-in has proved. */
      credit?: number;
    })
  | (WithCoupon & {
      kind: 'membership';
      slug: string;
      /** For how many calendar months; left out: for good. */
      months?: number;
      /** Placed by one press: whoever pays it is asked then whether it begins at once. Only services set it. */
      isRenewal?: true;
    })
  | (WithCoupon & { kind: 'product'; slug: string })
  | (WithCoupon & {
      kind: 'bundle';
      slug: string;
      /** What an order that is opened again was placed for, by `partKey`. Only services set it. */
      kept?: string[];
    })
  | (WithCoupon & {
      kind: 'consultation';
      slug: string;
      startsAt: Date;
      /** The buyer's own: 'Africa/Casablanca'. */
      timeZone: string;
      /** What the buyer wants to talk about. */
      note?: string;
    })
  /** A later part of a course's price: `number` 2 is the first after the deposit. */
  | { kind: 'instalment'; slug: string; plan: string; number: number };

/** Who buys, and when: a coupon counts by address, and an order that is opened again keeps what it holds. */
export type Buying = {
  /** Lower case. */
  email: string;
  /** As in the action. */
  caller: string | undefined;
  /** As in the action. */
  isPractice?: boolean | undefined;
  /** As in the action. */
  forReal?: boolean | undefined;
  now: Date;
  /** The address they are signed in with: what it has of a bundle lowers its price. */
  owner?: string | undefined;
  /** The order that is opened again. */
  orderId?: string;
  /** E.164, where it is known: one that has bought before is no friend's first. */
  phone?: string;
  /** For somebody else. */
  isGift?: boolean;
};
