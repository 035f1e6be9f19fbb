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
