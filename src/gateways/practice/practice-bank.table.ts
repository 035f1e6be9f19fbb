/** The practice bank's own book. It is another party: nothing here points at the academy's tables. Amounts in centimes. */
import type { Locale } from '../../platform/i18n/locale.ts';
import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const practiceBankPayments = pgTable('practice_bank_payments', {
  /** The academy's reference of its attempt. */
  reference: text('reference').primaryKey(),
  orderNumber: text('order_number').notNull(),
  amountCentimes: integer('amount_centimes').notNull(),
  currency: text('currency').notNull(),
  description: text('description').notNull(),
  locale: text('locale').$type<Locale>().notNull(),
  successUrl: text('success_url').notNull(),
  failureUrl: text('failure_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
  notificationUrl: text('notification_url').notNull(),
  state: text('state').$type<'waiting' | 'approved' | 'declined'>().notNull(),
  /** The bank's own number of the payment, once it is approved. */
  providerReference: text('provider_reference'),
  refundedCentimes: integer('refunded_centimes').notNull(),
  /** Of refunds it has paid already: asked again with the same key, it pays nothing more. */
  refundKeys: jsonb('refund_keys')
    .$type<string[]>()
    .notNull()
    .default(sql`'[]'::jsonb`),
  openedAt: timestamp('opened_at', { withTimezone: true, mode: 'date' }).notNull(),
  decidedAt: timestamp('decided_at', { withTimezone: true, mode: 'date' }),
});
