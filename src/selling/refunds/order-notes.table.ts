import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';
import { orders } from '../orders/orders.table.ts';

/** Staff's notes about an order, for each other. The buyer's pages never show them; an export of the buyer's data does. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    at: instant('at').notNull(),
    /** Of the member of staff who wrote it. */
    email: text('email').notNull(),
    /** Plain text. */
    body: text('body').notNull(),
    /** Whoever wrote it asks a colleague for a refund of the order. */
    asksRefund: boolean('asks_refund').notNull().default(false),
    /** Of one that asks: when a refund was decided, or a colleague answered. */
    answeredAt: instant('answered_at'),
  },
  (t) => [
    index('order_notes_order').on(t.orderId, t.at),
    index('order_notes_refunds')
      .on(t.at)
      .where(sql`asks_refund and answered_at is null`),
  ],
);
