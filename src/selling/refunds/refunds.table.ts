/** Rows of money on its way back to buyers. Amounts in centimes of MAD. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';
import { orders, paymentAttempts } from '../orders/orders.table.ts';
import type { DeclineReason, RefundState, RefundWay, RequestState } from '../orders/refund.ts';

/** Where a manual payout goes and, once it is done, the proof of it. */
export type Payout = { name: string; rib?: string; phone?: string; proof?: string };

export const refunds = pgTable(
  'refunds',
  {
    /** Also the key under which the gateway is asked: asked twice, it pays once. */
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** The card payment that is paid back; null for transfers and cash. */
    attemptId: uuid('attempt_id').references(() => paymentAttempts.id),
    way: text('way').$type<RefundWay>().notNull(),
    amountCentimes: integer('amount_centimes').notNull(),
    /** It pays back all that was left: access ends. */
    isWhole: boolean('is_whole').notNull(),
    /** Of a payment that came a second time: the order itself stays paid. */
    isDuplicate: boolean('is_surplus').notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<RefundState>().notNull(),
    payout: jsonb('payout').$type<Payout>(),
    providerReference: text('provider_reference'),
    creditNoteNumber: text('credit_note_number').notNull().unique(),
    /** 'staff:<e-mail>', or 'gateway:<name>' when it was made at the gateway itself. */
    decidedBy: text('decided_by').notNull(),
    decidedAt: instant('decided_at').notNull(),
    /** By when the buyer was promised the money. */
    dueAt: instant('due_at').notNull(),
    /** When the gateway is asked next; null when no program will. */
    runAt: instant('run_at'),
    attempts: integer('attempts').notNull(),
    lastProblem: text('last_problem'),
    doneBy: text('done_by'),
    doneAt: instant('done_at'),
    /** The day it left, 'YYYY-MM-DD' in Morocco, as staff typed it; null: when it was recorded. */
    paidOn: text('paid_on'),
  },
  (t) => [
    index('refunds_order').on(t.orderId),
    index('refunds_open').on(t.state, t.dueAt),
    index('refunds_done')
      .on(t.doneAt.desc(), t.creditNoteNumber.desc())
      .where(sql`state = 'done'`),
    index('refunds_attempt')
      .on(t.attemptId)
      .where(sql`attempt_id is not null`),
    index('refunds_surplus')
      .on(t.attemptId)
      .where(sql`is_surplus`),
    uniqueIndex('refunds_provider')
      .on(t.attemptId, t.providerReference)
      .where(sql`provider_reference is not null`),
  ],
);

/** A refund the buyer has a right to and asked for, with the rule of that day. Of a course in parts: on the order of its first payment. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    state: text('state').$type<RequestState>().notNull(),
    /** What was due when it was asked for, later parts of the price included. */
    amountCentimes: integer('amount_centimes').notNull(),
    days: integer('days').notNull(),
    /** 'YYYY-MM-DD' in Morocco. */
    lastDay: text('last_day').notNull(),
    /** 'gateway' when cards paid all of it; else what a person sends goes this way. */
    way: text('way').$type<'gateway' | 'bank-transfer' | 'cash-agency'>().notNull(),
    /** Kept while the request is open: a decision takes it over, and nobody else needs it. */
    payout: jsonb('payout').$type<Payout>(),
    /** The buyer's own words; '' when none were given. */
    reason: text('reason').notNull(),
    askedAt: instant('asked_at').notNull(),
    /** By when the money was promised. */
    dueAt: instant('due_at').notNull(),
    closedAt: instant('closed_at'),
    /** 'buyer', 'staff:<e-mail>', 'gateway:<name>'. */
    closedBy: text('closed_by'),
    declinedFor: text('declined_for').$type<DeclineReason>(),
    /** The sentence that the buyer reads beside the reason. */
    declineNote: text('decline_note'),
  },
  (t) => [
    index('refund_requests_order').on(t.orderId, t.askedAt),
    uniqueIndex('refund_requests_one_open')
      .on(t.orderId)
      .where(sql`state = 'open'`),
    index('refund_requests_open')
      .on(t.dueAt)
      .where(sql`state = 'open'`),
  ],
);
