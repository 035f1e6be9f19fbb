import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';
import type { FreeAccessReason } from '../orders/order.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import type { OpenedKind } from '../../academy/settings/sold-kinds.ts';

/** Access that a colleague asked for somebody. Gone once it was given; declined with a reason otherwise. */
export const accessRequests = pgTable(
  'access_requests',
  {
    id: uuid('id').primaryKey(),
    itemKind: text('item_kind').$type<OpenedKind>().notNull(),
    itemSlug: text('item_slug').notNull(),
    cohortId: text('cohort_id'),
    freeAs: text('let_in_as').$type<FreeAccessReason>().notNull(),
    why: text('why').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    askedAt: instant('asked_at').notNull(),
    askedBy: text('asked_by').notNull(),
    declinedAt: instant('declined_at'),
    declinedBy: text('declined_by'),
    declineNote: text('decline_note'),
    givenAt: instant('given_at'),
    /** The number of the order that opened it. */
    givenOrder: text('given_order'),
    /** When whoever asked has read the answer. */
    seenAt: instant('seen_at'),
  },
  (t) => [
    uniqueIndex('access_requests_waiting')
      .on(t.email, t.itemKind, t.itemSlug)
      .where(sql`declined_at is null and given_at is null`),
    index('access_requests_asked').on(t.askedAt),
    index('access_requests_email').on(t.email),
  ],
);
