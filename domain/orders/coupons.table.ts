/** Codes that lower a price, and which orders used them. */
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../time/instant.ts';
import { orders } from './orders.table.ts';

/** Who made the coupon that comes with the sample academy. */
export const sampleMaker = 'sample';

export const coupons = pgTable('coupons', {
  id: uuid('id').primaryKey(),
  /** Upper case, without spaces: as it is compared, whatever is typed. */
  code: text('code').notNull().unique(),
  kind: text('kind').$type<'percent' | 'amount'>().notNull(),
  /** Percent, or centimes of MAD. */
  value: integer('value').notNull(),
  /** Slugs of the courses it lowers; empty means every course. */
  courses: jsonb('courses').$type<string[]>().notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at'),
  /** In all, and for one address; null means as often as one likes. */
  mostUses: integer('most_uses'),
  mostPerPerson: integer('most_per_person'),
  createdAt: instant('created_at').notNull(),
  createdBy: text('created_by').notNull(),
  closedAt: instant('closed_at'),
});

/** One line for each order that a coupon lowers, ended or not: its status and its visits to banks say whether it counts. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    couponId: uuid('coupon_id')
      .notNull()
      .references(() => coupons.id),
    email: text('email').notNull(),
    /** When the order was placed, or opened again: it is held from then on. */
    usedAt: instant('used_at').notNull(),
  },
  (t) => [index('coupon_uses_coupon').on(t.couponId, t.email)],
);
