/** A course paid in parts: the plan as it was when the buyer ordered, whatever changes in the catalogue later. Centimes of MAD. */
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';
import { orders } from '../orders/orders.table.ts';

/** One for each order of a deposit. */
export const instalmentPlans = pgTable('instalment_plans', {
  id: uuid('id').primaryKey(),
  /** The order of the deposit: it opens the course. */
  orderId: uuid('order_id')
    .notNull()
    .unique()
    .references(() => orders.id),
  courseSlug: text('course_slug').notNull(),
  /** Deposit and parts together. */
  totalCentimes: integer('total_centimes').notNull(),
  /** How many days after its date a part may be paid before the course is paused. */
  graceDays: integer('grace_days').notNull(),
  createdAt: instant('created_at').notNull(),
  /** When the last part was paid. */
  completedAt: instant('completed_at'),
  /** When it was ended without being paid: the deposit was paid back. */
  endedAt: instant('ended_at'),
});

export const instalments = pgTable(
  'instalments',
  {
    planId: uuid('plan_id')
      .notNull()
      .references(() => instalmentPlans.id),
    /** 2 for the first part after the deposit. */
    number: integer('number').notNull(),
    /** Days after the deposit was paid; `dueOn` is written then. */
    afterDays: integer('after_days').notNull(),
    /** 'YYYY-MM-DD' in Morocco; null until the deposit is paid. */
    dueOn: text('due_on'),
    amountCentimes: integer('amount_centimes').notNull(),
    /** The order that pays it, or is to; each part has one order that can be paid at a time. */
    orderId: uuid('order_id')
      .unique()
      .references(() => orders.id),
    paidAt: instant('paid_at'),
    remindedAt: instant('reminded_at'),
    pausedAt: instant('paused_at'),
  },
  (t) => [primaryKey({ columns: [t.planId, t.number] }), index('instalments_due').on(t.dueOn)],
);
