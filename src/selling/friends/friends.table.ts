/** Codes of learners for their friends, what such orders bring, and what was spent of it. Centimes of MAD. */
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';
import { orders } from '../orders/orders.table.ts';

export const friendCodes = pgTable('friend_codes', {
  /** As orders have it. */
  owner: text('owner').primaryKey(),
  code: text('code').notNull().unique(),
  madeAt: instant('made_at').notNull(),
  closedAt: instant('closed_at'),
  /** As staff wrote it. */
  closedWhy: text('closed_why'),
});

/** It counts while the order has the code. */
export const friendUses = pgTable(
  'friend_uses',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    owner: text('owner')
      .notNull()
      .references(() => friendCodes.owner),
    /** What was promised to the owner when the order was placed. */
    creditCentimes: integer('credit_centimes').notNull(),
    creditDays: integer('credit_days').notNull(),
    /** When the owner was told that it ends. */
    remindedAt: instant('reminded_at'),
  },
  (t) => [index('friend_uses_owner').on(t.owner)],
);

/** One for each order that credit lowered; whether it counts is told by the order. */
export const friendSpends = pgTable(
  'friend_spends',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    owner: text('owner').notNull(),
    creditCentimes: integer('credit_centimes').notNull(),
    spentAt: instant('spent_at').notNull(),
  },
  (t) => [index('friend_spends_owner').on(t.owner)],
);
