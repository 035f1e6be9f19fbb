/** What the office sees and does with orders, letters and codes. */
import type { GroupOfOrder } from '../src/features/cohorts/cohort-of-order.ts';
import type { ShownStatus } from '../domain/orders/refund.ts';
import type { HandedOut } from '../domain/access/access.store.server.ts';
import type { PlatformTodo, Pool } from '../domain/access/pool.ts';
import type { Order, OrderStatus } from '../domain/orders/order.ts';
import type { OrderView, StaffMember } from './academy.server.ts';

export type PlatformCode = {
  orderNumber: string;
  name: string;
  itemSlug: string;
  code: string;
  what: PlatformTodo;
  since: Date;
};

export type UnusedCode = { id: string; code: string; addedAt: Date; isSample: boolean };

export type OrderInList = Pick<
  Order,
  | 'number'
  | 'name'
  | 'email'
  | 'itemKind'
  | 'itemSlug'
  | 'locale'
  | 'description'
  | 'amountCentimes'
  | 'letInAs'
  | 'status'
  | 'paymentOption'
  | 'placedAt'
  | 'transferCode'
  | 'claimedAt'
> & {
  /** What people read of its status. */
  shown: ShownStatus;
  awaitsCode: boolean;
  /** A claim that waits longer than the academy promises. */
  isLate: boolean;
  /** Its owner paid for the same thing in another order, too. */
  isDouble: boolean;
};
export type NotificationInList = {
  id: string;
  gateway: string;
  receivedAt: Date;
  verdict: 'applied' | 'no-change' | 'refused';
  reason: string | null;
  orderNumber: string | null;
  looksForged: boolean;
};
/** A letter an order caused; `subject` is the letter's name. 'overtaken': no longer true when its turn came, so not sent. */
export type LetterInList = {
  id: string;
  subject: string;
  state: 'sent' | 'waiting' | 'failed' | 'overtaken';
  at: Date;
};
export type StaffDecision = { orderNumber: string; staff: StaffMember } & (
  | { decision: 'confirm' }
  | { decision: 'refuse'; reason: string }
);
export type DecisionResult =
  | { ok: true; order: Order }
  /** 'own-order': it is of her who asks. */
  | { ok: false; reason: 'order-not-found' | 'own-order' }
  /** Somebody else was first: what the order says now, and who did it. */
  | { ok: false; reason: 'already-decided'; status: OrderStatus; by: string };

export type StaffOrderVerbs = {
  order(number: string): Promise<
    | (OrderView & {
        handedOut: HandedOut | null;
        /** Numbers of the paid orders of the same owner for the same thing. */
        twins: string[];
        /** The dated group that it is for, or in which it has its seat; null where it is for none. */
        group: GroupOfOrder | null;
        notifications: NotificationInList[];
        mails: LetterInList[];
      })
    | null
  >;
  decideClaim(input: StaffDecision): Promise<DecisionResult>;
  /** Once more, to the same address; false when there is no such letter of the order or it is still on its way. */
  sendMailAgain(input: { orderNumber: string; mailId: string; staff: StaffMember }): Promise<boolean>;
  pools(): Promise<Pool[]>;
  /**
   * One code per line; repeated and known ones are skipped. Serves those waiting, oldest first, in the same transaction. With
   * `isInstead` every code that nobody has is removed first.
   */
  addAccessCodes(input: {
    itemSlug: string;
    codes: string[];
    isInstead?: boolean | undefined;
    staff: StaffMember;
  }): Promise<{ added: number; skipped: number; served: number }>;
  /** The first 1,000 codes of a course that nobody has, the oldest first. */
  unusedCodes(input: { itemSlug: string; staff: StaffMember }): Promise<UnusedCode[]>;
  /** Those with these ids, or the invented ones. What somebody has stays. */
  removeAccessCodes(input: {
    itemSlug: string;
    which: readonly string[] | 'samples';
    staff: StaffMember;
  }): Promise<{ removed: number }>;
  /** What is still to be done with codes at the learning platform itself, the longest waiting first. */
  platformCodes(input: { staff: StaffMember }): Promise<PlatformCode[]>;
  /** That it is done there. False when a colleague was first, or something else is to be done by now. */
  tickPlatformCode(input: { orderNumber: string; what: PlatformTodo; staff: StaffMember }): Promise<boolean>;
};
