/** What the first page of the office shows: what waits, what was sold, and how it came to it. */
import type { SampleCount, SampleKind } from '../domain/catalogue/samples.store.server.ts';
import type { Localised } from '../domain/catalogue/course.ts';
import type { FunnelMethod, FunnelOffer } from '../domain/orders/funnel.ts';
import type { SalesDay } from '../domain/orders/sales.ts';
import type { ErrandKind } from '../domain/staff/errand.ts';
import type { Waiting, WaitingOne } from '../domain/time/waiting.ts';
import type { StaffMember } from './academy.server.ts';

/**
 * `pool`: what a course is called and how many codes it has left, where that is what waits; `workshop`: what it is called and
 * how many have a seat in it.
 */
export type ErrandOne = WaitingOne & {
  pool?: { name: Localised<string>; left: number };
  workshop?: { name: Localised<string>; people: number };
};

/**
 * Something that waits for whoever may do it. `oldest`: since when the first of it waits; null where that means nothing.
 * `dueAt`: until when the first of it was promised, null where nothing was. Applications: those that nobody answered.
 */
export type Errand = Omit<Waiting, 'first'> & {
  kind: ErrandKind;
  first: ErrandOne[];
  dueAt: Date | null;
  /** The promise has passed. */
  isLate: boolean;
};

/** 'community-post': a post of the team that stands there from the first start; 'access-codes': of so many courses. */
export type Sample = SampleCount<SampleKind | 'community-post' | 'access-codes' | 'coupon'>;

export type StaffTodayVerbs = {
  /** Only what this role may see and act on, and only what there is, in the order of `errandKinds`. */
  today(input: { staff: StaffMember }): Promise<{
    errands: Errand[];
    /** What of the sample academy still stands there, by kind; empty for those who may not replace it. */
    samples: Sample[];
  }>;
  /**
   * Each of the last so many days in Morocco, today the last, also those without a sale. Centimes of MAD. Orders that ended
   * unpaid are erased after 90 days: of days before that `placed` counts what is still there. Who may: `maySeeSales`.
   */
  salesByDay(input: { days: 30 | 90 | 365 }): Promise<SalesDay[]>;
  /**
   * Of the orders placed on these days ('YYYY-MM-DD' in Morocco, both included, at most 731), by offer and by method.
   * Pages, forms and `agreed` are of those alone who said that visits may be counted. `name` is null of a record that is no
   * longer there. Who may: `maySeeSales`.
   */
  funnel(input: { from: string; to: string }): Promise<
    | {
        ok: true;
        offers: (FunnelOffer & { name: Localised<string> | null })[];
        methods: FunnelMethod[];
      }
    | { ok: false; reason: 'bad-period' }
  >;
};
