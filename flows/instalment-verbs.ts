/** The verbs about courses that are paid in parts, as screens see them. */
import type { PartStanding } from '../domain/orders/instalment-plan.ts';
import type { Order } from '../domain/orders/order.ts';
import type { StaffMember } from './academy.server.ts';

/** Money in centimes of MAD, days as 'YYYY-MM-DD' in Morocco. */
export type PlanPartView = {
  /** 2 is the first after the deposit. */
  number: number;
  amountCentimes: number;
  /** So many days after the deposit is paid; `dueOn` is known from then on. */
  afterDays: number;
  dueOn: string | null;
  /** The last day before the course is paused. */
  lastDay: string | null;
  standing: PartStanding;
  paidAt: Date | null;
  /** The order that pays it, or is to; null without one. */
  order: Pick<Order, 'number' | 'token' | 'status' | 'paymentOption'> | null;
};

export type PlanView = {
  deposit: Pick<Order, 'number' | 'token' | 'status' | 'amountCentimes' | 'description'> & {
    paidAt: Date | null;
  };
  totalCentimes: number;
  paidCentimes: number;
  leftCentimes: number;
  graceDays: number;
  parts: PlanPartView[];
  /** The part that can be paid now, at its date or earlier; null when there is none. */
  next: number | null;
  completedAt: Date | null;
  endedAt: Date | null;
  /** Since when the course is paused. */
  pausedAt: Date | null;
};

/** A plan, and which of its parts the order that was asked about is: 1 is the deposit. */
export type PlanOfOrder = PlanView & { number: number };

export type InstalmentVerbs = {
  /** By the token of the deposit's order or of a part's; null for every other order. */
  planOfOrder(token: string): Promise<PlanOfOrder | null>;
  /**
   * The one order that pays a part: placed, opened again or simply found. By the deposit's token, for the next part only.
   */
  payInstalment(input: {
    token: string;
    number: number;
  }): Promise<{ ok: true; order: Order } | { ok: false; reason: 'order-not-found' | 'not-to-be-paid' }>;
};

export type StaffInstalmentVerbs = {
  planOfNumber(orderNumber: string): Promise<PlanOfOrder | null>;
  /** The order of the next part, by the number of any order of the plan: to record money on it that came another way. */
  beginPart(input: {
    orderNumber: string;
    number: number;
    staff: StaffMember;
  }): Promise<
    { ok: true; orderNumber: string } | { ok: false; reason: 'order-not-found' | 'not-to-be-paid' }
  >;
};
