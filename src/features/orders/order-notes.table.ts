/** What staff write down about an order for each other. The buyer's pages never show it; she is told it when she asks what is held about her. */
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';
import { orders } from './orders.table.ts';

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
  },
  (t) => [index('order_notes_order').on(t.orderId, t.at)],
);
