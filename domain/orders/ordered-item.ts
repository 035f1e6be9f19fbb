/** What somebody wants to buy, as she chose it: the price is never part of it. */
export type OrderedItem =
  | {
      kind: 'course';
      slug: string;
      /** In parts, where the course allows it. */
      byInstalments?: boolean;
      /** A coupon's code as it was typed. */
      coupon?: string;
      /** Of a private link to a course that is open to those who waited only. */
      early?: string;
    }
  | { kind: 'membership'; slug: string }
  | { kind: 'product'; slug: string }
  | {
      kind: 'consultation';
      slug: string;
      startsAt: Date;
      /** Her own: 'Africa/Casablanca'. */
      timeZone: string;
    }
  /** A later part of a course's price: `number` 2 is the first after the deposit. */
  | { kind: 'instalment'; slug: string; plan: string; number: number };
