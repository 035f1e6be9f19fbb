/** Pictures and PDFs of transfers that buyers sent us. The bytes lie in files named by the id, outside what the site serves. */
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';
import { orders } from '../orders/orders.table.ts';
import type { receiptKinds } from '../orders/receipt-file.ts';

export type ReceiptKind = (typeof receiptKinds)[number];

export const transferReceipts = pgTable(
  'transfer_receipts',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** As its first bytes say, not as the browser called it. */
    kind: text('kind').$type<ReceiptKind>().notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
  },
  (t) => [index('transfer_receipts_order').on(t.orderId, t.uploadedAt)],
);
