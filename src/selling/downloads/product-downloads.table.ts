/** Files of the shop on their way to a buyer: how often each was fetched, and until when it may be. */
import type { Locale } from '../../platform/i18n/locale.ts';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../orders/orders.table.ts';
import { instant } from '../../platform/time/instant.ts';

/** One for each order and language of the file. */
export const productDownloads = pgTable(
  'product_downloads',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    productSlug: text('product_slug').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    used: integer('used').notNull(),
    most: integer('most').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the last download that counted began; null before the first. */
    lastUsedAt: instant('last_used_at'),
    /** As long as that download may go on: a keyed mark of where it was begun from; null when it is not known. */
    lastCaller: text('last_caller'),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [
    uniqueIndex('product_downloads_once').on(t.orderId, t.locale),
    index('product_downloads_ends').on(t.endsAt),
  ],
);
