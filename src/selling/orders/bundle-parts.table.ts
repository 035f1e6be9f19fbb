/** What an order of a bundle holds, as it was sold: later changes of the bundle do not touch it. Centimes of MAD. */
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { PartRef } from '../../catalogue/shop/bundle.ts';
import { instant } from '../../platform/time/instant.ts';
import { orders } from './orders.table.ts';

export const bundleParts = pgTable(
  'bundle_parts',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind').$type<PartRef['kind']>().notNull(),
    slug: text('slug').notNull(),
    /** Of the price of the whole; once it is paid, of what was paid. */
    centimes: integer('centimes').notNull(),
    /** The order of 0 MAD that opened it; null until the bundle is paid. */
    partOrderId: uuid('part_order_id')
      .unique()
      .references(() => orders.id),
    /** When its money was promised back and it was closed alone. */
    closedAt: instant('closed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.kind, t.slug] }),
    index('bundle_parts_item').on(t.kind, t.slug),
  ],
);
