/** What a paid order opens. */
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';
import type { Ending } from '../../academy/settings/membership.ts';
import type { PlatformTodo } from './access-codes.ts';
import { orders } from './orders.table.ts';

/** One row per confirmed order: granted exactly once, whatever happens how often. */
export const entitlements = pgTable(
  'entitlements',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    itemSlug: text('item_slug').notNull(),
    grantedAt: instant('granted_at').notNull(),
    /** When a code was handed over; null while no code is left (access is promised within so many hours). */
    servedAt: instant('served_at'),
    revokedAt: instant('revoked_at'),
    /** Since when an instalment is overdue: what was opened is shown again once it is paid. */
    pausedAt: instant('paused_at'),
    /** Whether the rights that come with the course are still to be granted. */
    rightsOwed: boolean('rights_owed').notNull().default(false),
    /** What staff still have to do with the code at the learning platform; null when nothing. */
    platformTodo: text('platform_todo').$type<PlatformTodo>(),
    platformTodoAt: instant('platform_todo_at'),
    /** The last day of a membership for a time, 'YYYY-MM-DD' in Morocco; days of grace follow. Null: without an end. */
    endsOn: text('ends_on'),
    /** Which reminder of that day was sent last. */
    endingTold: text('ending_told').$type<Ending>(),
  },
  (t) => [
    index('entitlements_rights_owed')
      .on(t.grantedAt)
      .where(sql`rights_owed`),
    index('entitlements_platform_todo')
      .on(t.platformTodoAt)
      .where(sql`platform_todo is not null`),
    index('entitlements_ends_on')
      .on(t.endsOn)
      .where(sql`ends_on is not null and revoked_at is null`),
    index('entitlements_waiting')
      .on(t.itemSlug, t.grantedAt)
      .where(sql`served_at is null`),
  ],
);

/** A course's stock of access codes on the learning platform. */
export const accessCodes = pgTable(
  'access_codes',
  {
    id: uuid('id').primaryKey(),
    itemSlug: text('item_slug').notNull(),
    code: text('code').notNull(),
    addedAt: instant('added_at').notNull(),
    orderId: uuid('order_id')
      .unique()
      .references(() => orders.id),
    takenAt: instant('taken_at'),
    /** Invented by the sample academy: handed out only while nothing real can be paid. */
    isSample: boolean('is_sample').notNull().default(false),
  },
  (t) => [
    uniqueIndex('access_codes_code').on(t.itemSlug, t.code),
    index('access_codes_free')
      .on(t.itemSlug, t.addedAt)
      .where(sql`order_id is null`),
  ],
);
