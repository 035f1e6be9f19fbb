/** Codes that lower a price, and which orders used them. */
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';
import type { RightKind, ScopeEntry } from './coupon.ts';
import { orders } from '../orders/orders.table.ts';

/** Who made the coupon that comes with the sample academy. */
export const sampleMaker = 'sample';

export const coupons = pgTable(
  'coupons',
  {
    id: uuid('id').primaryKey(),
    /** Upper case, without spaces: as it is compared, whatever is typed. */
    code: text('code').notNull().unique(),
    kind: text('kind').$type<'percent' | 'amount'>().notNull(),
    /** Percent, or centimes of MAD. */
    value: integer('value').notNull(),
    /** Slugs of courses, none for every course. Replaced by the scope; neither read nor written any more. */
    formerCourses: jsonb('courses').$type<string[]>().notNull().default(['-']),
    scope: jsonb('scope').$type<ScopeEntry[]>().notNull().default(['course']),
    /** From this instant (included) to `endsAt` (excluded); null never ends. */
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
    /** In all, and for one address; null: no limit. */
    mostUses: integer('most_uses'),
    mostPerPerson: integer('most_per_person'),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    closedAt: instant('closed_at'),
    /** Of a right: its owner is whoever has this order's address. Null for a coupon that the staff console made. */
    grantedByOrder: uuid('granted_by_order').references(() => orders.id),
    grantedAs: text('granted_as').$type<RightKind>(),
  },
  (t) => [
    uniqueIndex('coupons_granted').on(t.grantedByOrder, t.grantedAs),
    index('coupons_newest')
      .on(t.createdAt.desc(), t.id.desc())
      .where(sql`granted_by_order is null`),
  ],
);

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
    /** As `personOf` writes it: compared, and never written to. */
    email: text('email').notNull(),
    /** When the order was placed, or opened again: it is held from then on. */
    usedAt: instant('used_at').notNull(),
  },
  (t) => [index('coupon_uses_coupon').on(t.couponId, t.email)],
);
