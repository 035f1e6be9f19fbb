/** Who has a share of what is sold, and what was told and paid of it. Centimes of MAD. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { orders } from '../orders/orders.table.ts';

/** Apart from the staff: whoever leaves is still paid. */
export const sharePayees = pgTable('share_payees', {
  id: uuid('id').primaryKey(),
  /** Lower case; whoever signs in to the console with it sees these shares. */
  email: text('email').notNull().unique(),
  /** As the bank knows the account's owner. */
  name: text('name').notNull(),
  /** 24 digits; null while it is not known. */
  rib: text('rib'),
  locale: text('locale').$type<Locale>().notNull(),
  addedAt: instant('added_at').notNull(),
});

/** Never changed, only ended: an order has those that held when it was placed. */
export const shareTerms = pgTable(
  'share_terms',
  {
    id: uuid('id').primaryKey(),
    payeeId: uuid('payee_id')
      .notNull()
      .references(() => sharePayees.id),
    /** 'course:english-course'; of a course in parts for every part. */
    item: text('item').notNull(),
    percent: integer('percent').notNull(),
    costPercent: integer('cost_percent').notNull(),
    /** From this instant (included) to `endsAt` (excluded). */
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
  },
  (t) => [
    index('share_terms_item').on(t.item),
    uniqueIndex('share_terms_running')
      .on(t.payeeId, t.item)
      .where(sql`ends_at is null`),
  ],
);

export const shareStatements = pgTable(
  'share_statements',
  {
    id: uuid('id').primaryKey(),
    payeeId: uuid('payee_id')
      .notNull()
      .references(() => sharePayees.id),
    /** '2026-11' */
    month: text('month').notNull(),
    /** To whom and where, as they were when it was made, and again when it was approved first. */
    name: text('name').notNull(),
    rib: text('rib'),
    grossCentimes: integer('gross_centimes').notNull(),
    withholdPercent: integer('withhold_percent').notNull(),
    withheldCentimes: integer('withheld_centimes').notNull(),
    netCentimes: integer('net_centimes').notNull(),
    madeAt: instant('made_at').notNull(),
    /** Addresses of two colleagues. */
    approvedBy: text('approved_by'),
    secondBy: text('second_by'),
    /** 'YYYY-MM-DD' in Morocco, as staff typed it. */
    paidOn: text('paid_on'),
    paidBy: text('paid_by'),
  },
  (t) => [
    unique('share_statements_month').on(t.payeeId, t.month),
    index('share_statements_newest').on(t.month.desc()),
  ],
);

/** What a statement tells of an order, beyond what earlier ones told. */
export const shareLines = pgTable(
  'share_lines',
  {
    statementId: uuid('statement_id')
      .notNull()
      .references(() => shareStatements.id),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    payeeId: uuid('payee_id')
      .notNull()
      .references(() => sharePayees.id),
    percent: integer('percent').notNull(),
    costPercent: integer('cost_percent').notNull(),
    receivedCentimes: integer('received_centimes').notNull(),
    backCentimes: integer('back_centimes').notNull(),
    shareCentimes: integer('share_centimes').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.statementId, t.orderId] }),
    index('share_lines_order').on(t.orderId, t.payeeId),
  ],
);
